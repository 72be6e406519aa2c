// The bar above the table: undo, settings, help, files, the way out.
import { html } from "./html.js";
import { exportLog, saveGame } from "./files.js";
import { t } from "./i18n.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session }} props */
export function GameBar({ session }) {
  const { position, shown } = session;
  const isPlayer = shown.you >= 0;
  const isOver = Boolean(shown.ending);
  const mayLookBack = position.acts > 0 && position.replaying < 0;
  return html`<header class="gamebar">
    <h1><a href="/">${t("title")}</a> <span class="fine-print">${shown.rulebook} ${matchText(position)}</span></h1>
    ${!isPlayer && html`<span class="badge">${t("bar.watching")}</span>`}
    ${isPlayer && html`<button type="button" disabled=${!position.can_undo} onClick=${() => session.send("undo")}>
      ${position.alone === false ? t("bar.ask_undo") : t("bar.undo")} <kbd aria-hidden="true">Ctrl+Z</kbd></button>`}
    ${(position.claims ?? []).map((/** @type {number} */ seat) => html`<button type="button" key=${seat} onClick=${() => session.send("claim", { seat })}>
      ${t("bar.claim", { name: shown.players[seat].name })}</button>`)}
    ${mayLookBack && html`<button type="button" onClick=${() => session.lookBack(Math.max(0, position.acts - 1))}>${t("bar.replay")}</button>`}
    <details class="files">
      <summary class="button">${t("bar.files")}</summary>
      <div class="files-list">
        <button type="button" onClick=${() => exportLog(session, "txt")}>${t("bar.log_text")}</button>
        <button type="button" onClick=${() => exportLog(session, "json")}>${t("bar.log_json")}</button>
        ${(isOver || (isPlayer && position.alone)) && html`<button type="button" onClick=${() => saveGame(session)}>${t("bar.save")}</button>`}
      </div>
    </details>
    <button type="button" onClick=${() => session.open({ kind: "settings" })}>${t("bar.settings")}</button>
    <button type="button" onClick=${() => session.open({ kind: "help" })}>${t("bar.help")} <kbd aria-hidden="true">?</kbd></button>
    ${isPlayer && !isOver && html`<button type="button" onClick=${() => session.open({ kind: "concede" })}>${t("bar.concede")}</button>`}
  </header>`;
}

/** @param {Record<string, any>} position */
function matchText(position) {
  if (!(position.best_of > 1)) return "";
  return t("bar.match", { count: position.best_of, score: (position.match ?? []).join("–") });
}
