// The table: everything that one person sees of a game, in the order in which the keyboard goes through it.
import { html, cx, useEffect, useLayoutEffect } from "./html.js";
import { Arrows } from "./arrows.js";
import { Board } from "./board.js";
import { Confirm, Dialog } from "./dialog.js";
import { Detail } from "./detail.js";
import { Ended } from "./ended.js";
import { GameBar } from "./gamebar.js";
import { Hand } from "./hand.js";
import { Help } from "./help.js";
import { t } from "./i18n.js";
import { onTableFocus, onTableKey, settleFocus } from "./keys.js";
import { Log } from "./log.js";
import { ObjectMenu } from "./menu.js";
import { playerName } from "./naming.js";
import { PhaseBar } from "./phases.js";
import { PlayerBar } from "./players.js";
import { PromptBar } from "./prompt.js";
import { ReplayBar } from "./replay.js";
import { SettingsDialog } from "./settings.js";
import { SideboardDialog } from "./sideboard.js";
import { Stack } from "./stack.js";
import { ZoneDialog } from "./zone.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session }} props */
export function Table({ session }) {
  const shown = session.shown;
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => onTableKey(event, session);
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onTableFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onTableFocus);
    };
  }, [session]);
  useEffect(() => {
    if (!session.position?.clocks?.some((/** @type {{ running: boolean }} */ one) => one.running)) return undefined;
    const timer = setInterval(session.changed, 1000);
    return () => clearInterval(timer);
  });
  useLayoutEffect(settleFocus);
  if (!shown) return html`<main class="waiting"><h1>${t("title")}</h1><p role="status">${session.closed || t("connection.connecting")}</p></main>`;
  const near = shown.you >= 0 ? shown.you : 0;
  const others = shown.players.map((/** @type {any} */ one) => one.seat).filter((/** @type {number} */ seat) => seat !== near);
  return html`
    <${GameBar} session=${session} />
    <${Connection} session=${session} />
    <main class=${cx("table", `seats-${shown.players.length}`)}>
      <div class="far">
        ${others.map((/** @type {number} */ seat) => html`<div class="far-side" key=${seat}>
          <${PlayerBar} session=${session} seat=${seat} />
          <${Board} session=${session} seat=${seat} isOpposite=${true} />
        </div>`)}
      </div>
      <div class="side">
        <${Stack} session=${session} />
        <${Log} session=${session} />
      </div>
      <${PhaseBar} session=${session} />
      <div class="near"><${Board} session=${session} seat=${near} isOpposite=${false} /></div>
      <div class="mine">
        <${PlayerBar} session=${session} seat=${near} />
        <${Hand} session=${session} seat=${near} />
      </div>
      <div class="foot">
        ${session.position.replaying >= 0 && html`<${ReplayBar} session=${session} />`}
        <${PromptBar} session=${session} />
        ${session.isOver && session.position.replaying < 0 && html`<${Ended} session=${session} />`}
      </div>
      <${Arrows} session=${session} />
    </main>
    ${session.menu && html`<${ObjectMenu} session=${session} key=${session.menu.entity} />`}
    <${Dialogs} session=${session} />
  `;
}

/** @param {{ session: Session }} props */
function Connection({ session }) {
  if (session.status === "open") return null;
  const text = session.status === "closed" ? session.closed : t(`connection.${session.status}`);
  return html`<p class="connection" role="status">${text}
    ${session.status !== "connecting" && html` <button type="button" onClick=${() => {
      session.closed = "";
      session.connect();
    }}>${t("connection.again")}</button>`}
  </p>`;
}

/** @param {{ session: Session }} props */
function Dialogs({ session }) {
  const { dialog, position, shown } = session;
  const close = () => session.open(null);
  if (position.taking_back >= 0 && position.taking_back !== shown.you && shown.you >= 0) {
    const name = playerName(shown, position.taking_back);
    const agree = (/** @type {boolean} */ yes) => () => session.send("agree", { yes });
    return html`<${Confirm} title=${t("undo.asked", { name })} yes=${t("undo.agree")} no=${t("undo.refuse")} onYes=${agree(true)} onNo=${agree(false)} />`;
  }
  switch (dialog?.kind) {
    case "detail": return html`<${Detail} session=${session} detail=${dialog.detail} key=${dialog.id} />`;
    case "zone": return html`<${ZoneDialog} session=${session} zone=${dialog.zone} seat=${dialog.seat} />`;
    case "settings": return html`<${SettingsDialog} session=${session} />`;
    case "reason": return html`<${Dialog} title=${t("why.title")} onClose=${close}>
      ${dialog.lines.map((/** @type {string} */ line) => html`<p key=${line}>${line}</p>`)}</${Dialog}>`;
    case "help": return html`<${Help} onClose=${close} />`;
    case "sideboard": return html`<${SideboardDialog} session=${session} />`;
    case "concede": return html`<${Confirm} title=${t("concede.title")} text=${t("concede.text")} yes=${t("concede.yes")} no=${t("concede.no")}
      onNo=${close} onYes=${() => { session.send("concede"); close(); }} />`;
  }
  return null;
}
