// Mana and tap symbols: `{2}{W}` drawn with the mana font, and said in words to whoever listens.
import { html } from "./html.js";
import { has, t } from "./i18n.js";

/**
 * Code points of the font, by what stands between the braces.
 * @type {Record<string, string>}
 */
const GLYPHS = {
  W: "\ue600", U: "\ue601", B: "\ue602", R: "\ue603", G: "\ue604", C: "\ue904", X: "\ue615", Y: "\ue616", Z: "\ue617",
  S: "\ue619", P: "\ue618", T: "\ue61a", Q: "\ue61b", E: "\ue907", "∞": "\ue903", 100: "\ue900", TK: "\ue9c4",
};
for (let n = 0; n <= 15; n++) GLYPHS[n] = String.fromCodePoint(0xe605 + n);
for (let n = 16; n <= 20; n++) GLYPHS[n] = String.fromCodePoint(0xe62a + n - 16);

/**
 * Glyphs of the card types, for pictures.
 * @type {Record<string, string>}
 */
export const TYPE_GLYPHS = {
  artifact: "\ue61e", battle: "\ue9d1", creature: "\ue61f", enchantment: "\ue620", instant: "\ue621", land: "\ue622",
  planeswalker: "\ue623", sorcery: "\ue624",
};

/**
 * Return what a symbol is called, without braces.
 * @param {string} symbol
 * @returns {string}
 */
export function symbolWords(symbol) {
  if (/^\d+$/.test(symbol)) return symbol;
  if (symbol.includes("/")) return symbol.split("/").map(symbolWords).join(` ${t("symbol.or")} `);
  return has(`symbol.${symbol}`) ? t(`symbol.${symbol}`) : symbol;
}

/**
 * Return a text with its symbols in words, for accessible names.
 * @param {string} text
 * @returns {string}
 */
export function inWords(text) {
  return text.replace(/\{([^{}]+)\}/g, (_, symbol) => ` ${symbolWords(symbol)} `).replace(/\s+/g, " ").trim();
}

/** @param {{ symbol: string }} props */
function Symbol({ symbol }) {
  const parts = symbol.split("/");
  const known = parts.every((part) => part in GLYPHS);
  const kind = parts.length > 1 ? "split" : /^[WUBRG]$/.test(symbol) ? symbol : "C";
  if (!known) return html`<span>{${symbol}}</span>`;
  return html`<span class=${`symbol symbol-${kind}`}>
    ${parts.map((part) => html`<span class=${parts.length > 1 ? `glyph half symbol-${/^[WUBRG]$/.test(part) ? part : "C"}` : "glyph"}>${GLYPHS[part]}</span>`)}
  </span>`;
}

/**
 * A cost. It is one picture to whoever listens.
 * @param {{ cost: string }} props
 */
export function Cost({ cost }) {
  if (!cost) return null;
  const symbols = [...cost.matchAll(/\{([^{}]+)\}|([^{}]+)/g)];
  return html`<span class="cost" role="img" aria-label=${inWords(cost)}>
    ${symbols.map(([, symbol, plain]) => (symbol ? html`<${Symbol} symbol=${symbol} />` : plain))}
  </span>`;
}

/**
 * A text with symbols in it, line by line.
 * @param {{ text: string }} props
 */
export function RichText({ text }) {
  return text.split("\n").map((line) => html`<span class="text-line">${pieces(line)}</span>`);
}

/**
 * Return the pieces of one line: texts and symbols.
 * @param {string} line
 */
export function pieces(line) {
  return line.split(/((?:\{[^{}]+\})+)/).map((piece, index) => (index % 2 ? html`<${Cost} cost=${piece} />` : piece));
}
