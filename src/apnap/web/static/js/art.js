// Pictures of our own: a small landscape for every card, drawn from its name and colours, always the same.
import { html } from "./html.js";
import { TYPE_GLYPHS } from "./symbols.js";

/** @type {Record<string, string[]>} */
const PALETTES = {
  W: ["#f6e7b4", "#fff8dd", "#d9b96a", "#b8934a", "#8a6a35"],
  U: ["#7fb7dd", "#dff1fb", "#4b86b8", "#2f6294", "#1b4068"],
  B: ["#6b5f78", "#d7c3df", "#4a3f57", "#342b40", "#1d1726"],
  R: ["#f0a16b", "#ffe3a8", "#c75b3b", "#96382a", "#5c1f1d"],
  G: ["#a9d18e", "#f3f7c9", "#5f9a55", "#3c7340", "#1f4a2b"],
  C: ["#b9bfc4", "#f2f2ec", "#8b949c", "#656e77", "#434a52"],
};

/**
 * Return a generator of numbers from 0 to 1 that is the same for the same text.
 * @param {string} text
 * @returns {() => number}
 */
function seeded(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ /** @type {number} */ (letter.codePointAt(0)), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Return the outline of one range of hills, peaks, trees, waves or towers across a picture of 100 × 60.
 * @param {string} color
 * @param {number} base height of the range from the top
 * @param {() => number} random
 */
function range(color, base, random) {
  const steps = /** @type {Record<string, number>} */ ({ R: 6, B: 9, C: 7, U: 5, G: 9, W: 3 })[color];
  const width = 100 / steps;
  const rise = () => base - 4 - random() * 12;
  let path = `M0 60V${base}`;
  for (let step = 0; step < steps; step++) {
    const from = step * width;
    const to = from + width;
    const middle = from + width * (0.35 + random() * 0.3);
    if (color === "R") path += `L${middle} ${rise() - 6}L${to} ${base + random() * 4}`;
    else if (color === "B") path += `L${middle} ${rise()}L${middle + 2} ${base - 2}L${to} ${base + random() * 3}`;
    else if (color === "C") path += `V${rise()}H${to - width * 0.2}V${base}H${to}`;
    else if (color === "U") path += `Q${middle} ${base - 5 - random() * 5} ${to} ${base}`;
    else if (color === "G") path += `C${from} ${rise() - 3} ${to} ${rise() - 3} ${to} ${base}`;
    else path += `Q${middle} ${rise() - 5} ${to} ${base + random() * 3}`;
  }
  return `${path}V60Z`;
}

/** @type {Map<string, unknown>} */
const drawn = new Map();

/**
 * The picture of a card.
 * @param {{ name: string, colors: string, typeLine: string }} props
 */
export function Art({ name, colors, typeLine }) {
  const key = `${name}|${colors}|${typeLine}`;
  let picture = drawn.get(key);
  if (picture === undefined) drawn.set(key, (picture = draw(name, colors, typeLine)));
  return html`<svg class="art" viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${/** @type {Function} */ (picture)()}
  </svg>`;
}

/**
 * @param {string} name
 * @param {string} colors
 * @param {string} typeLine
 * @returns {() => unknown}
 */
function draw(name, colors, typeLine) {
  const random = seeded(name);
  const kinds = [...(colors || "C")];
  const first = kinds[0];
  const palette = PALETTES[first];
  const sun = { x: 12 + random() * 76, y: 8 + random() * 16, r: 4 + random() * 6 };
  const layers = [2, 3, 4].map((shade, layer) => {
    const kind = kinds[Math.min(layer, kinds.length - 1)];
    return { fill: PALETTES[kind][shade], path: range(kind, 34 + layer * 9 + random() * 4, random) };
  });
  const glyph = glyphOf(typeLine);
  return () => html`
    <rect width="100" height="60" fill=${palette[0]} />
    <rect y="18" width="100" height="20" fill=${palette[1]} opacity="0.55" />
    <circle cx=${sun.x} cy=${sun.y} r=${sun.r} fill=${palette[1]} />
    ${layers.map((layer) => html`<path d=${layer.path} fill=${layer.fill} />`)}
    ${glyph && html`<text class="glyph art-glyph" x="50" y="44" text-anchor="middle">${glyph}</text>`}
  `;
}

/**
 * Return the glyph of the type that says most, in either language.
 * @param {string} typeLine
 */
function glyphOf(typeLine) {
  const words = typeLine.toLowerCase();
  const kinds = [
    ["creature", /creature|criatura/], ["planeswalker", /planeswalker/], ["land", /\bland\b|tierra/],
    ["instant", /instant|instantáneo/], ["sorcery", /sorcery|conjuro/], ["battle", /battle|batalla/],
    ["enchantment", /enchantment|encantamiento/], ["artifact", /artifact|artefacto/],
  ];
  const found = kinds.find(([, pattern]) => /** @type {RegExp} */ (pattern).test(words));
  return found && found[0] !== "land" ? TYPE_GLYPHS[/** @type {string} */ (found[0])] : "";
}
