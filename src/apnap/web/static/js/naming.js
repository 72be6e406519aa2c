// How objects and players are called: names first, then numbers, then what is to be seen.
import { t } from "./i18n.js";
import { inWords } from "./symbols.js";

/**
 * @typedef {Record<string, any>} ShownObject see apnap.table.shown
 * @typedef {Record<string, any>} Shown
 */

/** @type {WeakMap<Shown, Map<number, ShownObject>>} */
const known = new WeakMap();

/**
 * Return every object of a position, by its handle.
 * @param {Shown} shown
 * @returns {Map<number, ShownObject>}
 */
export function objectsOf(shown) {
  let found = known.get(shown);
  if (found === undefined) {
    const zones = [shown.battlefield, shown.stack, shown.exile, shown.command, shown.ante, shown.prompt?.objects];
    for (const player of shown.players) {
      zones.push(player.hand, player.graveyard, (player.library ?? []).map((/** @type {any[]} */ pair) => pair[1]));
    }
    found = new Map(zones.flatMap((zone) => zone ?? []).filter((one) => one.id).map((one) => [one.id, one]));
    known.set(shown, found);
  }
  return found;
}

/**
 * @param {Shown} shown
 * @param {number} seat
 */
export function playerName(shown, seat) {
  const player = shown.players[seat];
  if (!player) return "";
  return seat === shown.you ? t("player.you", { name: player.name }) : player.name;
}

/**
 * Return what an entity is called: an object by its handle, a player by −1 − seat.
 * @param {Shown} shown
 * @param {number} entity
 */
export function entityName(shown, entity) {
  if (entity < 0) return playerName(shown, -1 - entity);
  return objectsOf(shown).get(entity)?.name ?? t("object.gone");
}

/**
 * Return the accessible name of an object: "Kiln Hound, 2/2, tapped, attacking B".
 * @param {Shown} shown
 * @param {ShownObject} object
 * @param {{ count?: number, marks?: string[] }} [more]
 */
export function describe(shown, object, { count = 1, marks = [] } = {}) {
  const parts = [object.name];
  if (count > 1) parts.push(t("object.pile", { count }));
  if (object.is_creature && object.zone === "battlefield") parts.push(`${object.power ?? 0}/${object.toughness ?? 0}`);
  parts.push(...statesOf(shown, object));
  if (object.zone !== "battlefield" && object.cost) parts.push(t("object.costs", { cost: inWords(object.cost) }));
  return [...parts, ...marks].join(", ");
}

/**
 * Return what is to be seen of an object besides name and numbers, in words.
 * @param {Shown} shown
 * @param {ShownObject} object
 * @returns {string[]}
 */
export function statesOf(shown, object) {
  const states = [];
  if (object.tapped) states.push(t("object.tapped"));
  if (object.face_down) states.push(t("object.face_down"));
  if (object.phased_out) states.push(t("object.phased_out"));
  if (object.sick) states.push(t("object.sick"));
  for (const [kind, count] of object.counters ?? []) states.push(t("object.counters", { kind, count }));
  if (object.damage) states.push(t("object.damage", { count: object.damage }));
  if (object.attacking) states.push(t("object.attacking", { name: entityName(shown, object.attacking) }));
  for (const id of object.blocking ?? []) states.push(t("object.blocking", { name: entityName(shown, id) }));
  if (object.blocked) states.push(t("object.blocked"));
  if (object.attached_to) states.push(t("object.attached", { name: entityName(shown, object.attached_to) }));
  if (object.targets?.length) {
    const names = object.targets.map((/** @type {number} */ one) => entityName(shown, one)).join(", ");
    states.push(t("object.targets", { names }));
  }
  return states;
}
