// Files that a person takes away, and games that begin from one.
import { request } from "./api.js";
import { t } from "./i18n.js";

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
  const { players, rulebook, turn, ending } = session.shown;
  if (form === "txt") return download("apnap-log.txt", `${session.log.join("\n")}\n`, "text/plain");
  const names = players.map((/** @type {any} */ one) => one.name);
  const data = { rulebook, players: names, turn, ending: ending?.text ?? "", log: session.log };
  return download("apnap-log.json", JSON.stringify(data, null, 1), "application/json");
}

/** @param {Session} session */
export async function saveGame(session) {
  void session;
}

/**
 * @param {Session} session
 * @param {number} act
 */
export async function playOn(session, act) {
  void session;
  void act;
}
