// Decks that this browser keeps.

const KEY = "apnap.decks";

/** @returns {Record<string, string>} name → list */
export function keptDecks() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Keep a deck under a name; without a list it is forgotten.
 * @param {string} name
 * @param {string} [list]
 */
export function keepDeck(name, list) {
  const kept = keptDecks();
  if (list) kept[name] = list;
  else delete kept[name];
  localStorage.setItem(KEY, JSON.stringify(kept));
}
