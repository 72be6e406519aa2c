// The question that waits, with exactly the answers that exist.
import { html, cx, useState } from "./html.js";
import { t } from "./i18n.js";
import { playerName } from "./naming.js";
import { DeclareList } from "./declaring.js";
import { NumberInput } from "./numbers.js";
import { Payment } from "./payment.js";
import { SearchList } from "./searching.js";
import { pieces } from "./symbols.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Choice} Choice */

/** With more legal numbers than this, a number is typed. */
const MOST_BUTTONS = 8;

/** @param {{ session: Session }} props */
export function PromptBar({ session }) {
  const { shown, prompt, position } = session;
  return html`<section class=${cx("prompt", prompt && "is-mine")} aria-labelledby="prompt-title" data-zone="prompt"
    data-asked=${`${shown.n} ${prompt?.text ?? ""} ${position.acts} ${shown.turn} ${shown.step}`}>
    <h2 class="only-heard" id="prompt-title">${t("prompt.title")}</h2>
    <p class="question" role="status">${questionOf(session)}</p>
    ${session.refusal && html`<div class="refusal"><p role="alert">${session.refusal.text}${session.refusal.rule && ` (${session.refusal.rule})`}</p>
      <button type="button" onClick=${() => session.why("")}>${t("prompt.why")}</button></div>`}
    ${prompt && html`<${Answers} session=${session} key=${shown.n} />`}
    ${prompt?.kind === "priority" && html`<${PassBar} session=${session} />`}
  </section>`;
}

/** @param {Session} session */
function questionOf(session) {
  const { shown, prompt, position } = session;
  if (position.replaying >= 0) return t("replay.looking", { act: position.replaying });
  if (shown.ending) return shown.ending.text;
  if (prompt) {
    const chosen = prompt.chosen?.length ? ` ${t("prompt.chosen", { chosen: prompt.chosen.join(", ") })}` : "";
    return html`${pieces(prompt.text)}${chosen}`;
  }
  if (shown.waiting_for < 0) return t("prompt.going_on");
  return t("prompt.waiting", { name: playerName(shown, shown.waiting_for) });
}

/** @param {{ session: Session }} props */
function Answers({ session }) {
  const { prompt, choices } = session;
  if (session.isDeclaring) return html`<${DeclareList} session=${session} />`;
  if (prompt.kind === "payment") return html`<${Payment} session=${session} />`;
  if (prompt.objects?.length) return html`<${SearchList} session=${session} />`;
  const numbers = choices.filter((choice) => choice.number !== undefined);
  if (numbers.length > MOST_BUTTONS || (prompt.kind === "divide" && numbers.length > 1)) return html`<${NumberInput} session=${session} choices=${numbers} />`;
  return html`<${ChoiceList} session=${session} choices=${choices} />`;
}

/**
 * The answers as buttons: the one that goes on first and marked, the others after it.
 * @param {{ session: Session, choices: Choice[] }} props
 */
export function ChoiceList({ session, choices }) {
  const { prompt } = session;
  const [remembers, setRemembers] = useState(false);
  const first = session.defaultChoice;
  const ordered = first ? [first, ...choices.filter((choice) => choice !== first)] : choices;
  return html`
    <ul class="choices">
      ${ordered.map((choice) => html`<li key=${choice.answer}>
        <${ChoiceButton} session=${session} choice=${choice} isMain=${choice === first} remembers=${remembers} />
      </li>`)}
    </ul>
    ${prompt.question && html`<label class="check remember">
      <input type="checkbox" checked=${remembers} onChange=${() => setRemembers(!remembers)} /> ${t("prompt.remember")}
    </label>`}
  `;
}

/**
 * @param {{ session: Session, choice: Choice, isMain?: boolean, remembers?: boolean }} props
 */
export function ChoiceButton({ session, choice, isMain = false, remembers = false }) {
  return html`<button type="button" class=${cx("choice", isMain && "is-main")} data-item tabindex="-1"
    data-answer=${choice.answer} data-action=${choice.action} data-look=${(choice.object ?? 0) > 0 ? choice.object : undefined}
    onClick=${() => session.answer(choice.answer, remembers)}>
    ${pieces(labelOf(session, choice))}
    ${isMain && html` <kbd aria-hidden="true">${session.prompt.kind === "priority" ? t("key.space") : "F2"}</kbd>`}
  </button>`;
}

/**
 * Return the words of an answer; of a mode, what the card says of it.
 * @param {Session} session
 * @param {Choice} choice
 */
function labelOf(session, choice) {
  const { shown, prompt } = session;
  const text = capitalized(choice.text);
  if (prompt.kind !== "modes" || choice.answer < 0) return text;
  const modes = modesOf(shown, prompt.source);
  const number = choice.number ?? Number(choice.text.match(/\d+/)?.[0] ?? 0) - 1;
  return modes[number] ? `${text}: ${modes[number]}` : text;
}

/**
 * Return the lines of a card that stand behind a bullet.
 * @param {import("./naming.js").Shown} shown
 * @param {number} source
 */
function modesOf(shown, source) {
  const object = [...(shown.stack ?? []), ...(shown.battlefield ?? [])].find((one) => one.id === source);
  const face = shown.cards?.[object?.card ?? ""]?.[object?.face ?? 0];
  return (face?.text ?? "").split("\n").filter((/** @type {string} */ line) => line.startsWith("•"))
    .map((/** @type {string} */ line) => line.slice(1).trim());
}

/** @param {string} text */
export function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * What passes more than once: Enter on the bar passes the turn.
 * @param {{ session: Session }} props
 */
function PassBar({ session }) {
  const passing = session.position.passing;
  /** @type {Array<["end_of_turn" | "response" | "my_turn", string]>} */
  const ways = [["end_of_turn", "F6"], ["response", "F4"], ["my_turn", "F8"]];
  return html`<div class="pass-bar" role="group" aria-label=${t("pass.title")}>
    ${ways.map(([until, key]) => html`<button type="button" key=${until} class=${cx("pass", passing === until && "is-chosen")}
      data-item tabindex="-1" data-pass=${until}
      aria-pressed=${String(passing === until)} onClick=${() => session.pass(until)}>
      ${t(`pass.${until}`)} <kbd aria-hidden="true">${key}</kbd>
    </button>`)}
  </div>`;
}
