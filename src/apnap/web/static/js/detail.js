// An object in full: its card in both languages, how it is now, and why.
import { html, useState } from "./html.js";
import { FullCard } from "./card.js";
import { Dialog } from "./dialog.js";
import { languageName, t } from "./i18n.js";
import { objectsOf, statesOf } from "./naming.js";
import { ChoiceButton } from "./prompt.js";
import { pieces } from "./symbols.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session, detail: Record<string, any> }} props */
export function Detail({ session, detail }) {
  const { shown, position } = session;
  const object = objectsOf(shown).get(detail.id);
  const languages = Object.keys(detail.faces).sort((one) => (one === position.lang ? -1 : 1));
  const [lang, setLang] = useState(position.lang);
  const faces = detail.faces[lang] ?? [];
  const choices = session.isDeclaring ? [] : session.choicesOf(detail.id);
  const close = () => session.open(null);
  return html`<${Dialog} title=${detail.name} onClose=${close} className="detail">
    <div class="detail-columns">
      <div class="detail-cards" lang=${lang}>
        ${faces.map((/** @type {any} */ face) => html`<${FullCard} face=${face} colors=${faces.length === 1 ? object?.colors : undefined} isLand=${object?.is_land} />`)}
        ${faces.length === 0 && html`<p class="empty">${t("detail.no_card")}</p>`}
        ${languages.length > 1 && html`<div class="languages" role="group" aria-label=${t("detail.languages")}>
          ${languages.map((one) => html`<button type="button" key=${one} aria-pressed=${String(one === lang)} onClick=${() => setLang(one)}>
            ${languageName(one)}
          </button>`)}
        </div>`}
      </div>
      <div class="detail-now">
        <h3>${t("detail.now")}</h3>
        ${object && html`<p class="detail-type">
          ${object.type_line}
          ${object.is_creature && html` <strong>${object.power ?? 0}/${object.toughness ?? 0}</strong>`}
        </p>`}
        ${detail.now && html`<p>${detail.now.split("\n").map((/** @type {string} */ line) => html`<span class="text-line">${pieces(line)}</span>`)}</p>`}
        ${object && !detail.now && statesOf(shown, object).length > 0 && html`<p>${statesOf(shown, object).join(", ")}</p>`}
        ${object && object.abilities?.length > 0 && html`<h3>${t("detail.abilities")}</h3>
          <ul>${object.abilities.map((/** @type {string} */ ability) => html`<li>${pieces(ability)}</li>`)}</ul>`}
        <h3>${t("detail.why")}</h3>
        ${detail.why.length ? html`<ul class="why">${detail.why.map((/** @type {string} */ line) => html`<li>${pieces(line)}</li>`)}</ul>`
          : html`<p>${t("detail.unchanged")}</p>`}
        ${choices.length > 0 && html`<h3>${t("detail.actions")}</h3>
          <ul class="choices" onClick=${close}>
            ${choices.map((choice) => html`<li key=${choice.answer}><${ChoiceButton} session=${session} choice=${choice} /></li>`)}
          </ul>`}
      </div>
    </div>
  </${Dialog}>`;
}
