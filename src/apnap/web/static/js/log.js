// What has happened, with the numbers of the rules.
import { html, useLayoutEffect, useRef } from "./html.js";
import { t } from "./i18n.js";
import { pieces } from "./symbols.js";

/** So many lines are drawn; the export has all. */
const DRAWN = 300;
const RULE = /(\((?:[a-z0-9]+:)?\d{3}(?:\.\d+[a-z]?)?(?:[,;–-] ?(?:[a-z0-9]+:)?\d{3}(?:\.\d+[a-z]?)?)*\))/;

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session }} props */
export function Log({ session }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const log = session.log;
  const from = Math.max(0, log.length - DRAWN);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log.length]);
  return html`<section class="log" aria-labelledby="log-title">
    <h2 class="zone-title" id="log-title">${t("log.title")}</h2>
    <div class="log-lines" role="log" aria-live="polite" aria-relevant="additions" aria-labelledby="log-title" tabindex="0" ref=${list}>
      ${log.slice(from).map((line, index) => html`<p key=${from + index} class="log-line"><${Line} text=${line} /></p>`)}
    </div>
  </section>`;
}

/** @param {{ text: string }} props */
function Line({ text }) {
  return text.split(RULE).map((piece, index) => (index % 2 ? html`<span class="rule">${piece}</span>` : pieces(piece)));
}
