// The cards in one's hand.
import { html, cx } from "./html.js";
import { FullCard } from "./card.js";
import { t } from "./i18n.js";
import { ObjectButton } from "./tile.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session, seat: number }} props */
export function Hand({ session, seat }) {
  const shown = session.shown;
  const cards = shown.players[seat].hand ?? [];
  return html`<section class="hand" aria-labelledby="hand-title" data-zone="hand">
    <h2 class="zone-title" id="hand-title">${t("hand.title", { count: cards.length })}</h2>
    <ul class="hand-cards">
      ${cards.map((/** @type {import("./naming.js").ShownObject} */ card) => html`<li key=${card.id} class="hand-card">
        <${ObjectButton} session=${session} objects=${[card]} className="is-card" describedBy=${`text-${card.id}`}>
          <${CardOf} shown=${shown} object=${card} />
        </${ObjectButton}>
      </li>`)}
    </ul>
  </section>`;
}

/**
 * The card that an object is, as it is printed.
 * @param {{ shown: import("./naming.js").Shown, object: import("./naming.js").ShownObject }} props
 */
export function CardOf({ shown, object }) {
  const faces = shown.cards?.[object.card];
  const face = faces?.[object.face ?? 0] ?? faces?.[0];
  if (!face) return html`<span class=${cx("card", "card-back")}><span class="card-name">${object.name}</span></span>`;
  return html`<${FullCard} face=${face} colors=${object.colors ?? ""} isLand=${object.is_land} textId=${`text-${object.id}`} />`;
}
