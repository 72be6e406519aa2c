// One player's half of the battlefield.
import { html, cx } from "./html.js";
import { t } from "./i18n.js";
import { playerName } from "./naming.js";
import { pilesOf } from "./piles.js";
import { ObjectButton } from "./tile.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./piles.js").Pile} Pile */

/**
 * @param {{ session: Session, seat: number, isOpposite: boolean }} props
 */
export function Board({ session, seat, isOpposite }) {
  const shown = session.shown;
  const { creatures, others, lands } = pilesOf(shown.battlefield ?? [], seat);
  const id = `board-${seat}`;
  return html`<section class=${cx("board", isOpposite && "is-opposite")} aria-labelledby=${id} data-zone="board">
    <h2 class="only-heard" id=${id}>${t("board.title", { name: playerName(shown, seat) })}</h2>
    <${Row} session=${session} kind="creatures" piles=${creatures} />
    ${(others.length > 0 || lands.length > 0) && html`<div class="back-row">
      <${Row} session=${session} kind="others" piles=${others} />
      <${Row} session=${session} kind="lands" piles=${lands} />
    </div>`}
    ${!creatures.length && !others.length && !lands.length && html`<p class="empty">${t("board.empty")}</p>`}
  </section>`;
}

/** @param {{ session: Session, kind: string, piles: Pile[] }} props */
function Row({ session, kind, piles }) {
  if (!piles.length) return null;
  return html`<div class=${`row row-${kind}`}>
    <h3 class="only-heard">${t(`board.${kind}`)}</h3>
    <ul class="piles">${piles.map((pile) => html`<${PileItem} session=${session} pile=${pile} key=${pile.objects[0].id} />`)}</ul>
  </div>`;
}

/** @param {{ session: Session, pile: Pile }} props */
function PileItem({ session, pile }) {
  return html`<li class=${cx("pile", pile.objects[0].tapped && "has-tapped")}>
    <${ObjectButton} session=${session} objects=${pile.objects} />
    ${pile.attachments.length > 0 &&
    html`<ul class="attachments" aria-label=${t("board.attachments", { name: pile.objects[0].name })}>
      ${pile.attachments.map((one) => html`<li key=${one.id}><${ObjectButton} session=${session} objects=${[one]} className="is-attached" /></li>`)}
    </ul>`}
  </li>`;
}
