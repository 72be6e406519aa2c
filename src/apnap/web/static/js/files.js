// Files that a person takes away, and games that begin from one.
import { request } from "./api.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * Let the browser keep a text as a file.
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function download(name, text, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Keep the log as a file: lines, or data with them.
 * @param {Session} session
 * @param {"txt" | "json"} form
 */
export function exportLog(session, form) {
  return fetched(session, `log.${form}?lang=${session.position?.lang}`, `apnap-log.${form}`);
}

/**
 * Keep the game as a file that can be gone on with.
 * @param {Session} session
 */
export function saveGame(session) {
  return fetched(session, "save", "apnap-game.json");
}

/**
 * @param {Session} session
 * @param {string} what
 * @param {string} name
 */
async function fetched(session, what, name) {
  const answer = await fetch(`/api/table/${session.token}/${what}`);
  const text = await answer.text();
  if (answer.ok) return download(name, text, name.endsWith("json") ? "application/json" : "text/plain");
  session.refusal = { text: JSON.parse(text).text };
  session.changed();
}

/**
 * Open a table that goes on from a position that is looked at, and sit down there.
 * @param {Session} session
 * @param {number} act
 */
export async function playOn(session, act) {
  try {
    const opened = await request("POST", `/api/table/${session.token}/branch`, { act, lang: session.position?.lang });
    location.assign(opened.seats.find((/** @type {any} */ one) => one.seat === session.shown.you)?.link ?? opened.seats[0].link);
  } catch (error) {
    session.refusal = { text: /** @type {Error} */ (error).message };
    session.changed();
  }
}
