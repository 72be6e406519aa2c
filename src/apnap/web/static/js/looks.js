// How the page looks and moves for this person: kept in this browser, not in the game.

const KEY = "apnap.looks";
const DEFAULTS = { scheme: "system", size: 100, motion: "system", lang: "" };
export const SCHEMES = ["system", "dark", "light", "contrast"];
export const SIZES = [80, 100, 125, 150, 200];

/** @typedef {typeof DEFAULTS} Looks */

/** @returns {Looks} */
export function looks() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/**
 * Change something and keep it.
 * @param {Partial<Looks>} changes
 */
export function setLooks(changes) {
  const now = { ...looks(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing shows the change all the same.
  }
  applyLooks(now);
}

/** @param {Looks} now */
export function applyLooks(now = looks()) {
  const root = document.documentElement;
  root.dataset.scheme = now.scheme;
  root.dataset.motion = now.motion;
  root.style.fontSize = `${now.size}%`;
}
