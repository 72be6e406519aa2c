// An object on the table, a picture with a button over it: what can be done with it is one click or Enter away, its details one right click or `i`.
import { html, cx, useRef } from "./html.js";
import { SmallCard } from "./card.js";
import { t } from "./i18n.js";
import { describe, entityName } from "./naming.js";

const LONG_PRESS = 500;

/** @typedef {import("./naming.js").ShownObject} ShownObject */
/** @typedef {import("./session.js").Session} Session */

/**
 * Return what can be done with some objects now, and what of it is chosen already.
 * @param {Session} session
 * @param {ShownObject[]} objects
 */
export function standing(session, objects) {
  const ids = objects.map((one) => one.id);
  const options = ids.filter((id) => session.choicesOf(id).length);
  const chosen = session.isDeclaring ? session.pairs.filter(([one]) => ids.includes(one)) : [];
  const paying = session.planned.filter((/** @type {number} */ id) => ids.includes(id));
  return { options, chosen, paying };
}

/**
 * Buttons for objects: a single one or a pile.
 * @param {{ session: Session, objects: ShownObject[], children?: unknown, className?: string, describedBy?: string }} props
 */
export function ObjectButton({ session, objects, children, className = "", describedBy }) {
  const shown = session.shown;
  const first = objects[0];
  const { options, chosen, paying } = standing(session, objects);
  const marks = [];
  if (chosen.length) marks.push(chosenText(session, chosen));
  if (paying.length) marks.push(t("object.pays"));
  if (options.length) marks.push(t("object.can_choose"));
  const press = useLongPress(() => session.look(first.id));
  const isChosen = chosen.length > 0 || paying.length > 0;
  return html`<div class=${cx("thing", className, first.tapped && "is-tapped", objects.length > 1 && "is-pile")}>
    <div class="picture" aria-hidden="true">${children ?? html`<${SmallCard} object=${first} count=${objects.length} />`}</div>
    <button
      type="button"
      class=${cx("object", options.length > 0 && "is-option", isChosen && "is-chosen")}
      data-item
      data-entities=${objects.map((one) => one.id).join(" ")}
      tabindex="-1"
      aria-label=${describe(shown, first, { count: objects.length, marks })}
      aria-describedby=${describedBy}
      aria-pressed=${session.isDeclaring && (options.length || chosen.length) ? String(chosen.length > 0) : undefined}
      title=${first.name}
      onClick=${(/** @type {MouseEvent} */ event) => !press.held() && clicked(session, objects, event.currentTarget)}
      onContextMenu=${(/** @type {MouseEvent} */ event) => {
        event.preventDefault();
        session.look(first.id);
      }}
      onPointerDown=${press.down}
      onPointerUp=${press.up}
      onPointerLeave=${press.up}
    ></button>
    ${(options.length > 0 || isChosen) && html`<span class=${cx("object-mark", isChosen && "is-chosen-mark")} aria-hidden="true">
      ${chosen.length && objects.length > 1 ? `✓${chosen.length}` : isChosen ? "✓" : "◆"}
    </span>`}
  </div>`;
}

/**
 * @param {Session} session
 * @param {Array<[number, number]>} pairs
 */
function chosenText(session, pairs) {
  const names = [...new Set(pairs.map(([, other]) => entityName(session.shown, other)))].join(", ");
  const key = session.prompt?.kind === "attackers" ? "object.will_attack" : "object.will_block";
  return t(key, { names, count: pairs.length });
}

/**
 * @param {Session} session
 * @param {ShownObject[]} objects
 * @param {EventTarget | null} target
 */
function clicked(session, objects, target) {
  const at = target instanceof Element ? target.getBoundingClientRect() : undefined;
  const { options, chosen } = standing(session, objects);
  if (session.isDeclaring && objects.length > 1 && (options.length || chosen.length)) {
    clickedPile(session, objects, at);
    return;
  }
  if (session.isDeclaring && chosen.length && session.choicesOf(chosen[0][0]).length <= 1) {
    session.togglePair(...chosen[0]);
    return;
  }
  const id = options.find((one) => !session.planned.includes(one)) ?? options[0] ?? objects[0].id;
  if (!session.act(id, at)) session.look(objects[0].id);
}

/**
 * One more of a pile is declared; after the last one, none.
 * @param {Session} session
 * @param {ShownObject[]} objects
 * @param {DOMRect} [at]
 */
function clickedPile(session, objects, at) {
  const free = objects.find((one) => session.choicesOf(one.id).length && !session.pairs.some(([id]) => id === one.id));
  if (free) session.act(free.id, at);
  else {
    const ids = new Set(objects.map((one) => one.id));
    session.pairs = session.pairs.filter(([id]) => !ids.has(id));
    session.changed();
  }
}

/**
 * Return handlers that call back when a pointer is held down, so that touch has what a right click does.
 * @param {() => void} callback
 */
function useLongPress(callback) {
  const timer = useRef(0);
  const held = useRef(false);
  return {
    down: (/** @type {PointerEvent} */ event) => {
      held.current = false;
      if (event.pointerType === "mouse") return;
      timer.current = setTimeout(() => {
        held.current = true;
        callback();
      }, LONG_PRESS);
    },
    up: () => clearTimeout(timer.current),
    held: () => held.current,
  };
}
