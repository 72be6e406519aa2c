// Bars to look at, with the same numbers as a table for whoever doesn't see them.
import { html } from "./html.js";
import { t } from "./i18n.js";

const HEIGHT = 70;
const WIDTH = 28;

/**
 * @param {{ title: string, head: string, bars: Array<{ label: string, count: number, kind?: string }> }} props
 */
export function BarChart({ title, head, bars }) {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${Math.max(1, bars.length) * WIDTH} ${HEIGHT + 30}`} aria-hidden="true">
      ${bars.map((bar, at) => {
        const height = (bar.count / most) * HEIGHT;
        const x = at * WIDTH;
        return html`<g key=${bar.label}>
          <rect class=${`bar bar-${bar.kind ?? "plain"}`} x=${x + 4} y=${HEIGHT + 12 - height} width=${WIDTH - 8} height=${height} rx="2" />
          <text class="bar-count" x=${x + WIDTH / 2} y=${HEIGHT + 9 - height} text-anchor="middle">${bar.count}</text>
          <text class=${bar.kind ? "bar-label glyph" : "bar-label"} x=${x + WIDTH / 2} y=${HEIGHT + 26} text-anchor="middle">${bar.kind ? glyphOf(bar.kind) : bar.label}</text>
        </g>`;
      })}
    </svg>
    <details><summary>${t("editor.as_table")}</summary>
      <table><thead><tr><th scope="col">${head}</th><th scope="col">${t("editor.number")}</th></tr></thead>
        <tbody>${bars.map((bar) => html`<tr key=${bar.label}><th scope="row">${bar.label}</th><td>${bar.count}</td></tr>`)}</tbody></table>
    </details>
  </figure>`;
}

/** @param {string} letter */
function glyphOf(letter) {
  return { W: "\ue600", U: "\ue601", B: "\ue602", R: "\ue603", G: "\ue604", C: "\ue904" }[letter] ?? letter;
}
