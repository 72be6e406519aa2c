// What the address names: the start page, a seat, two seats at one machine, or the deck editor.
import { html, useEffect, useReducer, useState } from "./html.js";
import { speak, t } from "./i18n.js";
import { DeckEditor } from "./editor.js";
import { HotSeat } from "./hotseat.js";
import { Lobby } from "./lobby.js";
import { setLooks } from "./looks.js";
import { Session } from "./session.js";
import { Table } from "./table.js";

let redraw = () => {};

/**
 * Speak a language from now on, here and on later visits.
 * @param {string} lang
 */
export async function speakHere(lang) {
  setLooks({ lang });
  await speak(lang);
  redraw();
}

/** @returns {{ kind: string, tokens: string[] }} what the address names: /table/TOKEN#with/TOKEN, /#/decks */
function place() {
  const [, kind = "", token = ""] = location.pathname.split("/");
  const [word = "", other = ""] = location.hash.replace(/^#\/?/, "").split("/");
  if (kind === "table") return { kind, tokens: word === "with" && other ? [token, other] : [token] };
  return { kind: word, tokens: [] };
}

export function App() {
  const [, draw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  redraw = () => draw(undefined);
  useEffect(() => {
    window.addEventListener("hashchange", redraw);
    return () => window.removeEventListener("hashchange", redraw);
  }, []);
  const { kind, tokens } = place();
  if (tokens.length > 1) return html`<${HotSeat} tokens=${tokens} key=${tokens.join()} />`;
  if (tokens.length) return html`<${Seat} token=${tokens[0]} key=${tokens[0]} />`;
  if (kind === "decks") return html`<${DeckEditor} />`;
  return html`<${Lobby} />`;
}

/**
 * Connect to a seat for as long as it is shown.
 * @param {string} token
 * @returns {Session}
 */
export function useSession(token) {
  const [, draw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  const [session] = useState(() => new Session(token, () => draw(undefined)));
  useEffect(() => {
    session.connect();
    return () => session.leave();
  }, [session]);
  const lang = session.position?.lang;
  useEffect(() => {
    if (lang) speak(lang).then(redraw);
  }, [lang]);
  return session;
}

/** @param {{ token: string }} props */
function Seat({ token }) {
  const session = useSession(token);
  const shown = session.shown;
  useEffect(() => {
    const asks = session.prompt ? "● " : "";
    document.title = shown ? `${asks}${t("title")} – ${shown.players.map((/** @type {any} */ one) => one.name).join(" – ")}` : t("title");
  });
  return html`<${Table} session=${session} />`;
}
