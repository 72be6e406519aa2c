// The stack: what is on it, top first, whose it is and what it targets.
import { html } from "./html.js";
import { t } from "./i18n.js";
import { entityName, playerName } from "./naming.js";
import { Cost, pieces } from "./symbols.js";
import { ObjectButton } from "./tile.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./naming.js").ShownObject} ShownObject */

/** @param {{ session: Session }} props */
export function Stack({ session }) {
  const items = [...(session.shown.stack ?? [])].reverse();
  return html`<section class="stack" aria-labelledby="stack-title" data-zone="stack">
    <h2 class="zone-title" id="stack-title">${t("stack.title", { count: items.length })}</h2>
    ${items.length === 0 && html`<p class="empty">${t("stack.empty")}</p>`}
    <ol class="stack-items">
      ${items.map((item, index) => html`<${Item} key=${item.id} session=${session} item=${item} isTop=${index === 0} />`)}
    </ol>
  </section>`;
}

/** @param {{ session: Session, item: ShownObject, isTop: boolean }} props */
function Item({ session, item, isTop }) {
  const shown = session.shown;
  const yields = session.position.settings.yields;
  const isLetThrough = yields.includes(item.yield_key);
  const toggle = () =>
    session.set({ yields: isLetThrough ? yields.filter((/** @type {string} */ key) => key !== item.yield_key) : [...yields, item.yield_key] });
  return html`<li class="stack-item">
    <${ObjectButton} session=${session} objects=${[item]} className="is-stacked">
      <span class="stack-head">
        <span class="stack-name">${item.name}</span>
        ${!item.yield_key && html`<${Cost} cost=${item.cost} />`}
      </span>
      ${item.text && html`<span class="stack-text">${pieces(item.text)}</span>`}
      <span class="stack-facts">
        ${isTop && html`<span class="badge">${t("stack.top")}</span>`}
        <span>${t("stack.of", { name: playerName(shown, item.controller) })}</span>
        ${item.targets?.length > 0 && html`<span>→ ${item.targets.map((/** @type {number} */ one) => entityName(shown, one)).join(", ")}</span>`}
      </span>
    </${ObjectButton}>
    ${item.yield_key && shown.you >= 0 && html`<label class="check stack-yield">
      <input type="checkbox" checked=${isLetThrough} onChange=${toggle} /> ${t("stack.yield")}
    </label>`}
  </li>`;
}
