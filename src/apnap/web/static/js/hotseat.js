// Two players at one machine: between their decisions the device is passed on, and nothing is shown.
import { html, useEffect, useRef, useState } from "./html.js";
import { useSession } from "./app.js";
import { t } from "./i18n.js";
import { Table } from "./table.js";

/** @param {{ tokens: string[] }} props */
export function HotSeat({ tokens }) {
  const sessions = [useSession(tokens[0]), useSession(tokens[1])];
  const [seat, setSeat] = useState(-1);
  const asked = sessions.findIndex((session) => session.prompt || (session.position?.taking_back ?? -1) >= 0 && session.position?.taking_back !== session.shown.you);
  const isOver = sessions.some((session) => session.isOver);
  const wanted = asked >= 0 && !isOver ? asked : seat;
  const shown = sessions[0].shown;
  if (!shown) return html`<${Table} session=${sessions[0]} />`;
  if (wanted >= 0 && wanted !== seat) {
    const name = shown.players[sessions[wanted].shown?.you ?? wanted].name;
    return html`<${PassOn} name=${name} onReady=${() => setSeat(wanted)} key=${wanted} />`;
  }
  return html`<${Table} session=${sessions[Math.max(0, seat)]} key=${seat} />`;
}

/** @param {{ name: string, onReady: () => void }} props */
function PassOn({ name, onReady }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), []);
  return html`<main class="pass-on">
    <h1>${t("hotseat.title", { name })}</h1>
    <p>${t("hotseat.text")}</p>
    <button type="button" class="choice is-main" ref=${button} onClick=${onReady}>${t("hotseat.ready", { name })}</button>
  </main>`;
}
