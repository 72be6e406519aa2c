// Arrows over the table: from spells to their targets, from attackers and blockers to what they attack or block.
import { html, useLayoutEffect, useRef, useState } from "./html.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {{ from: number, to: number, kind: string }} Arrow */
/** @typedef {Arrow & { path: string, head: string, key: string }} Drawn */

const HEAD = 9;

/**
 * Return what points at what in a position.
 * @param {Session} session
 * @returns {Arrow[]}
 */
export function arrowsOf(session) {
  const shown = session.shown;
  const arrows = [];
  for (const item of shown.stack ?? []) {
    for (const to of item.targets ?? []) arrows.push({ from: item.id, to, kind: "target" });
  }
  for (const object of shown.battlefield ?? []) {
    if (object.attacking) arrows.push({ from: object.id, to: object.attacking, kind: "attack" });
    for (const to of object.blocking ?? []) arrows.push({ from: object.id, to, kind: "block" });
  }
  if (session.isDeclaring) {
    const kind = session.prompt.kind === "attackers" ? "attack" : "block";
    for (const [from, to] of session.pairs) arrows.push({ from, to, kind });
  }
  return arrows;
}

/** @param {{ session: Session }} props */
export function Arrows({ session }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [drawn, setDrawn] = useState(/** @type {Drawn[]} */ ([]));
  const draw = () => {
    const found = placed(arrowsOf(session), svg.current);
    setDrawn((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
  };
  useLayoutEffect(draw);
  useLayoutEffect(() => {
    const again = () => requestAnimationFrame(draw);
    window.addEventListener("resize", again);
    document.addEventListener("scroll", again, true);
    return () => {
      window.removeEventListener("resize", again);
      document.removeEventListener("scroll", again, true);
    };
  });
  return html`<svg class="arrows" aria-hidden="true" ref=${svg}>
    ${drawn.map(({ path, head, kind, key }) => html`<g key=${key} class=${`arrow arrow-${kind}`}>
      <path class="arrow-line" d=${path} /><path d=${head} />
    </g>`)}
  </svg>`;
}

/**
 * Return the arrows as paths; those between the same two places are one.
 * @param {Arrow[]} arrows
 * @param {SVGSVGElement | null} svg
 * @returns {Drawn[]}
 */
function placed(arrows, svg) {
  const root = svg?.parentElement;
  if (!svg || !root) return [];
  const origin = svg.getBoundingClientRect();
  /** @type {Map<string, Drawn>} */
  const found = new Map();
  for (const arrow of arrows) {
    const from = elementOf(root, arrow.from);
    const to = elementOf(root, arrow.to);
    if (!from || !to || from === to) continue;
    const { path, head } = pathBetween(from.getBoundingClientRect(), to.getBoundingClientRect(), origin);
    found.set(`${arrow.kind}${path}`, { ...arrow, path, head, key: `${arrow.kind}-${arrow.from}-${arrow.to}` });
  }
  return [...found.values()];
}

/**
 * @param {Element} root
 * @param {number} entity
 */
function elementOf(root, entity) {
  const found = [...root.querySelectorAll(`[data-entities~="${entity}"]`)];
  return found.find((one) => one.checkVisibility?.() ?? true);
}

/**
 * Return a bent line with a head from the edge of one box to the edge of another.
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {DOMRect} origin
 */
function pathBetween(from, to, origin) {
  const start = { x: from.left + from.width / 2 - origin.left, y: from.top + from.height / 2 - origin.top };
  const middle = { x: to.left + to.width / 2 - origin.left, y: to.top + to.height / 2 - origin.top };
  const distance = Math.hypot(middle.x - start.x, middle.y - start.y) || 1;
  const back = Math.min(to.height, to.width) * 0.35;
  const end = {
    x: middle.x - ((middle.x - start.x) / distance) * back,
    y: middle.y - ((middle.y - start.y) / distance) * back,
  };
  const bend = Math.min(60, distance * 0.15);
  const control = {
    x: (start.x + end.x) / 2 + ((end.y - start.y) / distance) * bend,
    y: (start.y + end.y) / 2 - ((end.x - start.x) / distance) * bend,
  };
  const angle = Math.atan2(end.y - control.y, end.x - control.x);
  const wing = (/** @type {number} */ turn) =>
    `L${round(end.x - HEAD * Math.cos(angle + turn))} ${round(end.y - HEAD * Math.sin(angle + turn))}`;
  const point = `${round(end.x)} ${round(end.y)}`;
  return {
    path: `M${round(start.x)} ${round(start.y)}Q${round(control.x)} ${round(control.y)} ${point}`,
    head: `M${point}${wing(0.5)}M${point}${wing(-0.5)}`,
  };
}

/** @param {number} value */
function round(value) {
  return Math.round(value);
}
