// Words: the catalogue of one language at a time, fetched from the server.

/** @typedef {string | Record<string, string>} Texts a text, or its variants by count and gender */

/** @type {Record<string, Texts>} */
let messages = {};
/** @type {string} */
let current = "";

/** @returns {string} the language that is spoken now */
export function language() {
  return current;
}

/**
 * Load the words of a language and speak it from now on.
 * @param {string} lang
 */
export async function speak(lang) {
  if (lang === current) return;
  const answer = await fetch(`/api/catalogue/${encodeURIComponent(lang)}`);
  if (!answer.ok) throw new Error(`no catalogue for ${lang}: ${answer.status}`);
  messages = await answer.json();
  current = lang;
  document.documentElement.lang = lang;
}

/**
 * Return a message of the page (topic `web`) with its values filled in; variants are chosen by `count` and `gender`.
 * @param {string} key without the topic
 * @param {Record<string, unknown>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const found = messages[`web.${key}`];
  if (found === undefined) return key;
  const text = typeof found === "string" ? found : found[variantOf(found, values)];
  return fill(text, values);
}

/**
 * @param {Record<string, string>} texts
 * @param {Record<string, unknown>} values
 */
function variantOf(texts, values) {
  const number = values.count === 1 ? "one" : "other";
  if (number in texts) return number;
  const gender = String(values.gender ?? "m");
  return gender in texts ? gender : `${gender}-${number}`;
}

/**
 * Fill `{name}` with values; a brace itself is written twice.
 * @param {string} text
 * @param {Record<string, unknown>} values
 */
function fill(text, values) {
  return text.replace(/\{\{|\}\}|\{(\w+)\}/g, (whole, name) => (name ? String(values[name] ?? whole) : whole[0]));
}

/**
 * Tell whether the page has a message under this key.
 * @param {string} key
 */
export function has(key) {
  return `web.${key}` in messages;
}

/**
 * Return what a language is called, in itself.
 * @param {string} lang
 */
export function languageName(lang) {
  return t(`language_name.${lang === "es" ? "spanish" : "english"}`);
}
