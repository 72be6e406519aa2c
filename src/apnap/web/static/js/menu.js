// The small menu of an object with several options.
import { html, useEffect, useRef } from "./html.js";
import { t } from "./i18n.js";
import { entityName } from "./naming.js";
import { capitalized } from "./prompt.js";
import { pieces } from "./symbols.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session }} props */
export function ObjectMenu({ session }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const { entity, choices, at } = /** @type {NonNullable<Session["menu"]>} */ (session.menu);
  useEffect(() => {
    const before = document.activeElement;
    list.current?.querySelector("button")?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const close = () => {
    session.menu = null;
    session.changed();
  };
  return html`<div class="menu-behind" onClick=${close}>
    <div class="menu" role="dialog" aria-modal="true" aria-label=${t("menu.title", { name: entityName(session.shown, entity) })}
      ref=${list} style=${placeOf(at)} onClick=${(/** @type {Event} */ event) => event.stopPropagation()}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKey(event, list.current, close)}>
      <p class="menu-title">${entityName(session.shown, entity)}</p>
      ${choices.map((choice) => html`<button type="button" key=${choice.answer} class="choice"
        aria-pressed=${session.isDeclaring ? String(session.hasPair(choice.object ?? 0, choice.other ?? 0)) : undefined}
        onClick=${() => session.choose(choice)}>${pieces(capitalized(choice.text))}</button>`)}
      <button type="button" class="choice" onClick=${() => { close(); session.look(entity); }}>${t("menu.look")}</button>
      <button type="button" class="choice" onClick=${close}>${t("menu.close")}</button>
    </div>
  </div>`;
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement | null} list
 * @param {() => void} close
 */
function onKey(event, list, close) {
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const step = { ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
  if (event.key === "Escape") close();
  else if (step) buttons[(at + step + buttons.length) % buttons.length]?.focus();
  else if (event.key !== "Enter" && event.key !== " ") return;
  else return event.stopPropagation();
  event.preventDefault();
  event.stopPropagation();
}

/** @param {DOMRect} [at] */
function placeOf(at) {
  if (!at) return undefined;
  const left = Math.max(8, Math.min(at.left, window.innerWidth - 280));
  const isLow = at.top > window.innerHeight / 2;
  return isLow ? { left: `${left}px`, bottom: `${Math.max(8, window.innerHeight - at.top + 4)}px` } : { left: `${left}px`, top: `${at.bottom + 4}px` };
}
