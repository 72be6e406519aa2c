// Looking at a game again: step by step, and playing on from any position.
import { html } from "./html.js";
import { playOn } from "./files.js";
import { t } from "./i18n.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session }} props */
export function ReplayBar({ session }) {
  const { replaying, acts } = session.position;
  const go = (/** @type {number} */ act) => session.lookBack(act);
  const last = session.isOver ? acts : acts - 1;
  return html`<section class="replay" aria-labelledby="replay-title">
    <h2 id="replay-title" class="only-heard">${t("replay.title")}</h2>
    <button type="button" disabled=${replaying <= 0} onClick=${() => go(0)}>${t("replay.first")}</button>
    <button type="button" disabled=${replaying <= 0} onClick=${() => go(replaying - 1)}>${t("replay.back")}</button>
    <input type="range" min="0" max=${last} value=${replaying} aria-label=${t("replay.slider")}
      onChange=${(/** @type {any} */ event) => go(event.target.valueAsNumber)} />
    <span>${replaying + 1} / ${last + 1}</span>
    <button type="button" disabled=${replaying >= last} onClick=${() => go(replaying + 1)}>${t("replay.forward")}</button>
    <button type="button" disabled=${replaying >= last} onClick=${() => go(last)}>${t("replay.last")}</button>
    ${session.shown.you >= 0 && html`<button type="button" onClick=${() => playOn(session, replaying)}>${t("replay.play_on")}</button>`}
    <button type="button" class="choice is-main" onClick=${() => go(-1)}>${t("replay.leave")}</button>
  </section>`;
}
