// Card frames of our own: a whole card, and the small form it has on the battlefield.
import { html, cx } from "./html.js";
import { Art } from "./art.js";
import { t } from "./i18n.js";
import { Cost, RichText } from "./symbols.js";

/** @typedef {import("./naming.js").ShownObject} ShownObject */

/**
 * Return the class of a frame by its colours.
 * @param {string} [colors]
 * @param {boolean} [isLand]
 */
export function frameOf(colors = "", isLand = false) {
  if (colors.length > 1) return "frame-gold";
  if (colors) return `frame-${colors}`;
  return isLand ? "frame-land" : "frame-C";
}

/**
 * A card in full.
 * @param {{ face: Record<string, string>, colors?: string, isLand?: boolean, textId?: string }} props
 */
export function FullCard({ face, colors = colorsOf(face), isLand = false, textId }) {
  const length = face.text?.length ?? 0;
  return html`<div class=${cx("card", frameOf(colors, isLand))}>
    <div class="card-head">
      <span class=${cx("card-name", face.name.length > 16 && "is-long")}>${face.name}</span>
      <${Cost} cost=${face.cost} />
    </div>
    <${Art} name=${face.name} colors=${colors || landColors(face.type_line)} typeLine=${face.type_line ?? ""} />
    <div class="card-type">${face.type_line}</div>
    <div class=${cx("card-text", length > 90 && "is-long", length > 190 && "is-very-long")} id=${textId}><${RichText} text=${face.text ?? ""} /></div>
    ${corner(face)}
  </div>`;
}

/** @param {Record<string, string>} face */
function corner(face) {
  if (face.power) return html`<div class="card-corner">${face.power}/${face.toughness}</div>`;
  const number = face.loyalty || face.defense;
  return number ? html`<div class="card-corner">${number}</div>` : null;
}

/**
 * Return the colours in a cost, in the order WUBRG.
 * @param {Record<string, string>} face
 */
function colorsOf(face) {
  return [..."WUBRG"].filter((letter) => (face.cost ?? "").includes(letter)).join("");
}

/**
 * Return the picture of a permanent, or of anything that is small on the table.
 * @param {{ object: ShownObject, count?: number }} props
 */
export function SmallCard({ object, count = 1 }) {
  const { is_creature: isCreature, is_land: isLand } = object;
  return html`<span class=${cx("tile", frameOf(object.colors, isLand), object.face_down && "tile-down")}>
    <span class="tile-head">
      <span class="tile-name">${object.name}</span>
    </span>
    <${Art} name=${object.name} colors=${object.colors || landColors(object.type_line)} typeLine=${object.type_line ?? ""} />
    <span class="tile-foot">
      <span class="tile-marks">
        ${object.tapped && html`<span class="mark"><span class="glyph">${"\ue61a"}</span>${t("mark.tapped")}</span>`}
        ${object.sick && html`<span class="mark">${t("mark.sick")}</span>`}
        ${object.phased_out && html`<span class="mark">${t("mark.phased")}</span>`}
        ${(object.counters ?? []).map(
          (/** @type {[string, number]} */ [kind, number]) => html`<span class="mark mark-counter">${number} ${kind}</span>`,
        )}
        ${object.damage > 0 && html`<span class="mark mark-damage">−${object.damage}</span>`}
        ${object.attacking && html`<span class="mark mark-attack">${t("mark.attacking")}</span>`}
        ${object.blocking?.length > 0 && html`<span class="mark mark-block">${t("mark.blocking")}</span>`}
      </span>
      ${isCreature && html`<span class="tile-power">${object.power ?? 0}/${object.toughness ?? 0}</span>`}
    </span>
    ${count > 1 && html`<span class="tile-count">×${count}</span>`}
  </span>`;
}

/**
 * Return the colours of a land's picture: those of its basic land types.
 * @param {string} [typeLine]
 */
function landColors(typeLine = "") {
  const basics = [
    ["W", /Plains|Llanura/], ["U", /Island|Isla/], ["B", /Swamp|Pantano/], ["R", /Mountain|Montaña/],
    ["G", /Forest|Bosque/],
  ];
  return basics.filter(([, words]) => /** @type {RegExp} */ (words).test(typeLine)).map(([letter]) => letter).join("");
}
