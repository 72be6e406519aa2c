// Permanents in order: grouped by kind, alike ones in piles, attachments under their host.

/** @typedef {import("./naming.js").ShownObject} ShownObject */

/**
 * @typedef {object} Pile
 * @property {string} key
 * @property {ShownObject[]} objects all alike
 * @property {ShownObject[]} attachments
 */

/**
 * Return the permanents of a player as piles, by kind.
 * @param {ShownObject[]} battlefield
 * @param {number} seat
 * @returns {{ creatures: Pile[], others: Pile[], lands: Pile[] }}
 */
export function pilesOf(battlefield, seat) {
  const here = new Map(battlefield.map((one) => [one.id, one]));
  const inBlocks = new Set(battlefield.flatMap((one) => (one.blocking?.length ? [one.id, ...one.blocking] : [])));
  /** @type {{ creatures: Pile[], others: Pile[], lands: Pile[] }} */
  const groups = { creatures: [], others: [], lands: [] };
  /** @type {Map<string, Pile>} */
  const piles = new Map();
  for (const object of battlefield) {
    if (hostOf(here, object) || object.controller !== seat) continue;
    const key = keyOf(object, inBlocks);
    const found = piles.get(key);
    if (found) found.objects.push(object);
    else {
      const pile = { key, objects: [object], attachments: attachmentsOf(here, object) };
      piles.set(key, pile);
      groups[kindOf(object)].push(pile);
    }
  }
  return groups;
}

/**
 * Return the permanent that an object is shown under, if it is.
 * @param {Map<number, ShownObject>} here
 * @param {ShownObject} object
 */
function hostOf(here, object) {
  return object.attached_to ? here.get(object.attached_to) : undefined;
}

/**
 * Return everything that is attached to an object, and what is attached to that.
 * @param {Map<number, ShownObject>} here
 * @param {ShownObject} host
 * @returns {ShownObject[]}
 */
function attachmentsOf(here, host) {
  return (host.attachments ?? []).flatMap((/** @type {number} */ id) => {
    const one = here.get(id);
    return one && one.attached_to === host.id ? [one, ...attachmentsOf(here, one)] : [];
  });
}

/**
 * Return a text that is the same for permanents that are drawn as one pile. Attackers that nothing blocks are, too.
 * @param {ShownObject} object
 * @param {Set<number>} inBlocks
 */
function keyOf(object, inBlocks) {
  if (object.alike) return object.alike;
  const alone = !object.attacking || inBlocks.has(object.id) || object.attachments?.length || object.blocked;
  if (alone) return `#${object.id}`;
  const { name, attacking, power, toughness, damage, tapped, counters, abilities } = object;
  return JSON.stringify([name, attacking, power, toughness, damage, tapped, counters, abilities]);
}

/** @param {ShownObject} object */
function kindOf(object) {
  if (object.is_creature) return "creatures";
  return object.is_land ? "lands" : "others";
}
