// A number with its limits.
import { html, useState } from "./html.js";
import { t } from "./i18n.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Choice} Choice */

/** @param {{ session: Session, choices: Choice[] }} props */
export function NumberInput({ session, choices }) {
  const numbers = choices.map((choice) => /** @type {number} */ (choice.number));
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  const [value, setValue] = useState(session.prompt.kind === "divide" ? most : least);
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
    <button type="submit" class="choice is-main" disabled=${!found}>${found ? found.text : t("number.none")}</button>
    ${rest.map((choice) => html`<button type="button" class="choice" onClick=${() => session.answer(choice.answer)}>${choice.text}</button>`)}
  </form>`;
}
