// A zone that is opened: a graveyard, exile, known cards of a hand or a library.
import { html } from "./html.js";
import { Dialog } from "./dialog.js";
import { CardOf } from "./hand.js";
import { t } from "./i18n.js";
import { playerName } from "./naming.js";
import { ObjectButton } from "./tile.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./naming.js").ShownObject} ShownObject */

/** @param {{ session: Session, zone: string, seat: number }} props */
export function ZoneDialog({ session, zone, seat }) {
  const shown = session.shown;
  const player = shown.players[seat];
  /** @type {Array<[number, ShownObject]>} */
  const cards = zone === "library" ? player.library ?? []
    : (zone === "graveyard" || zone === "hand" ? player[zone] ?? [] : (shown[zone] ?? []).filter((/** @type {ShownObject} */ one) => one.owner === seat))
      .map((/** @type {ShownObject} */ one, /** @type {number} */ at) => /** @type {[number, ShownObject]} */ ([at, one]));
  if (zone === "graveyard") cards.reverse();
  const title = t("zone.of", { zone: t(`zone.${zone}`, { count: cards.length }), name: playerName(shown, seat) });
  return html`<${Dialog} title=${title} onClose=${() => session.open(null)} className="zone-dialog">
    ${cards.length === 0 && html`<p class="empty">${t("zone.empty")}</p>`}
    <ul class="card-grid">
      ${cards.map(([place, one]) => html`<li key=${one.id || place}>
        <${ObjectButton} session=${session} objects=${[one]} className="is-card" describedBy=${`text-${one.id}`}><${CardOf} shown=${shown} object=${one} /></${ObjectButton}>
        ${zone === "library" && html`<p class="place">${t("zone.place", { n: place + 1 })}</p>`}
      </li>`)}
    </ul>
  </${Dialog}>`;
}
