// Choosing among cards that lie nowhere on the table: a library that is searched, a hand that is looked at.
import { html, useState } from "./html.js";
import { t } from "./i18n.js";
import { ChoiceButton } from "./prompt.js";
import { ObjectButton } from "./tile.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./naming.js").ShownObject} ShownObject */

/** @param {{ session: Session }} props */
export function SearchList({ session }) {
  const { shown, prompt, choices } = session;
  const [words, setWords] = useState("");
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (/** @type {ShownObject} */ object) => {
    const faces = shown.cards?.[object.card] ?? [];
    const text = [object.name, ...faces.flatMap((/** @type {any} */ face) => [face.name, face.type_line, face.text])].join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  const found = prompt.objects.filter(fits);
  const others = choices.filter((choice) => !prompt.objects.some((/** @type {ShownObject} */ one) => one.id === choice.object));
  return html`<div class="searching">
    <label class="search-words">${t("search.filter")}
      <input type="search" value=${words} data-item onInput=${(/** @type {any} */ event) => setWords(event.target.value)} />
    </label>
    <p role="status">${t("search.found", { count: found.length, all: prompt.objects.length })}</p>
    <ul class="piles">
      ${alike(found).map((objects) => html`<li key=${objects[0].id}><${ObjectButton} session=${session} objects=${objects} /></li>`)}
    </ul>
    <ul class="choices">
      ${others.map((choice) => html`<li key=${choice.answer}><${ChoiceButton} session=${session} choice=${choice} isMain=${choice === session.defaultChoice} /></li>`)}
    </ul>
  </div>`;
}

/**
 * Put cards of the same name together.
 * @param {ShownObject[]} objects
 * @returns {ShownObject[][]}
 */
function alike(objects) {
  /** @type {Map<string, ShownObject[]>} */
  const found = new Map();
  for (const one of objects) found.set(one.card || one.name, [...(found.get(one.card || one.name) ?? []), one]);
  return [...found.values()];
}
