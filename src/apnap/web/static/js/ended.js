// After the end: another game with or without a changed deck, or a look back.
import { html } from "./html.js";
import { t } from "./i18n.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session }} props */
export function Ended({ session }) {
  const { position, shown } = session;
  const isPlayer = shown.you >= 0;
  const isReady = position.ready?.[shown.you];
  const isMatchOver = !(position.best_of > 1) || Math.max(...position.match) > position.best_of / 2;
  return html`<section class="ended" aria-labelledby="ended-title">
    <h2 id="ended-title" class="only-heard">${t("ended.title")}</h2>
    ${position.match?.length > 0 && position.best_of > 1 && html`<p>${t("ended.score", { score: position.match.join("–") })}</p>`}
    ${isPlayer && !isReady && html`<button type="button" class="choice is-main" onClick=${() => session.send("again")}>
      ${isMatchOver ? t("ended.rematch") : t("ended.next")}</button>`}
    ${isPlayer && !isReady && position.deck?.length > 0 && html`<button type="button" onClick=${() => session.open({ kind: "sideboard" })}>${t("ended.sideboard")}</button>`}
    ${isReady && html`<p role="status">${t("ended.waiting")}</p>`}
    ${position.acts > 0 && position.replaying < 0 && html`<button type="button" onClick=${() => session.lookBack(0)}>${t("ended.replay")}</button>`}
    <a class="button" href="/">${t("ended.lobby")}</a>
  </section>`;
}
