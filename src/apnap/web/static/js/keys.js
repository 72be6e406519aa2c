// The keyboard: one key for everything that is often done, arrows through the objects in a fixed order.

/** @typedef {import("./session.js").Session} Session */

/** Zones in the order in which the arrow keys go up and down. */
const ITEMS = "[data-item]";
const ZONES = "[data-zone]";

/** The last focused object, so that focus has a place to go when it disappears. */
const last = { zone: "", index: 0, entity: "" };

/**
 * Return what the keys do, for the help.
 * @returns {Array<[string, string]>} key, message
 */
export function allKeys() {
  return [
    ["Enter", "keys.enter"], ["F2", "keys.confirm"], ["Space", "keys.pass"], ["F4", "keys.response"], ["F6", "keys.turn"],
    ["F8", "keys.my_turn"], ["Esc", "keys.cancel"], ["Ctrl+Z", "keys.undo"], ["← →", "keys.along"], ["↑ ↓", "keys.zones"],
    ["Tab", "keys.tab"], ["I", "keys.look"], ["L", "keys.log"], ["?", "keys.help"],
  ];
}

/**
 * Do what a key means at a table.
 * @param {KeyboardEvent} event
 * @param {Session} session
 */
export function onTableKey(event, session) {
  if (session.menu || session.dialog || event.defaultPrevented) return;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  const isWriting = target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select");
  const command = commandOf(event, session, target, isWriting);
  if (!command) return;
  event.preventDefault();
  command();
}

/**
 * @param {KeyboardEvent} event
 * @param {Session} session
 * @param {HTMLElement} target
 * @param {boolean} isWriting
 * @returns {(() => void) | undefined}
 */
function commandOf(event, session, target, isWriting) {
  const isAsked = session.prompt?.kind === "priority";
  if (event.ctrlKey || event.metaKey || event.altKey) {
    const isUndo = event.key.toLowerCase() === "z" && !event.altKey && !event.shiftKey && !isWriting;
    return isUndo ? () => session.send("undo") : undefined;
  }
  switch (event.key) {
    case "F2": return () => session.confirm();
    case "F4": return () => isAsked && session.pass("response");
    case "F6": return () => isAsked && session.pass("end_of_turn");
    case "F8": return () => isAsked && session.pass("my_turn");
    case "Escape": return () => session.cancel();
  }
  if (isWriting) return undefined;
  switch (event.key) {
    case "Enter": return target.matches("button, summary, a, input, [role=slider]") ? undefined : () => session.confirm();
    case " ": return isAsked && (target === document.body || target.matches(ITEMS)) ? () => session.confirm() : undefined;
    case "?": return () => session.open({ kind: "help" });
    case "i": return () => session.look(entityAt(target));
    case "l": return () => /** @type {HTMLElement | null} */ (document.querySelector(".log-lines"))?.focus();
    case "ArrowLeft": return () => step(target, -1);
    case "ArrowRight": return () => step(target, 1);
    case "ArrowUp": return target.closest(".log-lines") ? undefined : () => stepZone(target, -1);
    case "ArrowDown": return target.closest(".log-lines") ? undefined : () => stepZone(target, 1);
    case "Home": return () => items(target)[0]?.focus();
    case "End": return () => items(target).at(-1)?.focus();
  }
  return undefined;
}

/** @param {HTMLElement} target */
function entityAt(target) {
  const holder = /** @type {HTMLElement | null} */ (target.closest("[data-entities], [data-look]"));
  return Number(holder?.dataset.look ?? holder?.dataset.entities?.split(" ")[0] ?? 0);
}

/**
 * @param {Element} inside
 * @returns {HTMLElement[]}
 */
function items(inside) {
  const zone = inside.matches(ZONES) ? inside : inside.closest(ZONES);
  return zone ? /** @type {HTMLElement[]} */ ([...zone.querySelectorAll(ITEMS)]).filter(isVisible) : [];
}

/** @param {HTMLElement} element */
function isVisible(element) {
  return element.checkVisibility?.() ?? element.offsetParent !== null;
}

/** @returns {HTMLElement[]} the zones with anything in them, in their order */
function zones() {
  return /** @type {HTMLElement[]} */ ([...document.querySelectorAll(ZONES)]).filter((zone) => items(zone).length);
}

/**
 * @param {HTMLElement} target
 * @param {number} by
 */
function step(target, by) {
  const all = items(target);
  const at = all.indexOf(/** @type {HTMLElement} */ (target.closest(ITEMS)));
  if (at < 0) entry(zones().at(-1))?.focus();
  else all[(at + by + all.length) % all.length].focus();
}

/**
 * @param {HTMLElement} target
 * @param {number} by
 */
function stepZone(target, by) {
  const all = zones();
  const at = all.indexOf(/** @type {HTMLElement} */ (target.closest(ZONES)));
  const next = at < 0 ? all.length - 1 : (at + by + all.length) % all.length;
  entry(all[next])?.focus();
}

/** @param {HTMLElement} [zone] */
function entry(zone) {
  if (!zone) return undefined;
  const all = items(zone);
  return all.find((one) => one.tabIndex === 0) ?? all[0];
}

/** @param {FocusEvent} event */
export function onTableFocus(event) {
  const target = event.target instanceof HTMLElement ? event.target.closest(ITEMS) : null;
  const zone = target?.closest(ZONES);
  if (!(target instanceof HTMLElement) || !(zone instanceof HTMLElement)) return;
  const all = items(zone);
  last.zone = zoneKey(zone);
  last.index = all.indexOf(target);
  last.entity = target.dataset.entities ?? "";
  for (const one of all) one.tabIndex = one === target ? 0 : -1;
}

/** @param {HTMLElement} zone */
function zoneKey(zone) {
  return zone.getAttribute("aria-labelledby") ?? "";
}

/** After drawing: one object of each zone is reached by Tab, and focus that has lost its object goes to the next. */
export function settleFocus() {
  for (const zone of zones()) {
    const all = items(zone);
    if (!all.some((one) => one.tabIndex === 0)) all[0].tabIndex = 0;
  }
  if (document.activeElement !== document.body || !last.zone || document.querySelector("dialog[open], .menu")) return;
  const again = last.entity && document.querySelector(`[data-entities="${last.entity}"]`);
  if (again instanceof HTMLElement && isVisible(again)) return again.focus();
  const zone = zones().find((one) => zoneKey(one) === last.zone) ?? zones().find((one) => one.dataset.zone === "prompt");
  const all = zone ? items(zone) : [];
  const index = zone?.dataset.zone === "prompt" ? 0 : last.index;
  all[Math.max(0, Math.min(index, all.length - 1))]?.focus();
}
