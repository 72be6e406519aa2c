// A number with its limits.
import { html, useState } from "./html.js";
import { t } from "./i18n.js";
import { objectsOf } from "./naming.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Choice} Choice */

/** @param {{ session: Session, choices: Choice[] }} props */
export function NumberInput({ session, choices }) {
  const numbers = choices.map((choice) => /** @type {number} */ (choice.number));
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  const [value, setValue] = useState(firstOf(session, numbers));
  const found = choices.find((choice) => choice.number === value);
  const rest = session.choices.filter((choice) => !choices.includes(choice));
  return html`<form class="number-form" onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      if (found) session.answer(found.answer);
    }}>
    <label>
      ${t("number.label", { least, most })}
      <input type="number" name="number" min=${least} max=${most} step="1" value=${value} data-item
        onInput=${(/** @type {any} */ event) => setValue(event.target.valueAsNumber)} />
    </label>
    <button type="submit" class="choice is-main" data-item data-answer="number" disabled=${!found}>${found ? found.text : t("number.none")}</button>
    ${rest.map((choice) => html`<button type="button" class="choice" onClick=${() => session.answer(choice.answer)}>${choice.text}</button>`)}
  </form>`;
}

/**
 * Return the number to begin with: of a share of damage what suffices, if that is possible; else the least.
 * @param {Session} session
 * @param {number[]} numbers
 */
function firstOf(session, numbers) {
  const { prompt, shown } = session;
  const subject = prompt.kind === "divide" ? objectsOf(shown).get(prompt.subject) : undefined;
  const suffices = subject?.is_creature ? (subject.toughness ?? 0) - (subject.damage ?? 0) : -1;
  if (numbers.includes(suffices)) return suffices;
  return prompt.kind === "divide" ? Math.max(...numbers) : Math.min(...numbers);
}
