// Attackers and blockers as a plain list, beside the table: the whole declaration is shown before it is sent.
import { html } from "./html.js";
import { t } from "./i18n.js";
import { describe, entityName, objectsOf } from "./naming.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Choice} Choice */

/** @param {{ session: Session }} props */
export function DeclareList({ session }) {
  const kind = session.prompt.kind;
  const rows = rowsOf(session);
  return html`<div class="declaring" data-declares=${kind}>
    <p class="declared" role="status">${summary(session)}</p>
    <div class="choices">
      <button type="button" class="choice is-main" data-item tabindex="-1" data-answer="declare" onClick=${() => session.declare()}>
        ${session.pairs.length ? t(`declare.${kind}`, { count: session.pairs.length }) : t(`declare.${kind}_none`)} <kbd aria-hidden="true">F2</kbd>
      </button>
      ${kind === "attackers" && html`<button type="button" class="choice" data-item tabindex="-1" data-answer="all" onClick=${() => everybody(session)}>
        ${t("declare.all")}
      </button>`}
      ${session.pairs.length > 0 && html`<button type="button" class="choice" data-item tabindex="-1" onClick=${() => session.cancel()}>
        ${t("declare.none")}
      </button>`}
    </div>
    <details class="declare-details">
      <summary>${t("declare.list", { count: rows.size })}</summary>
      <ul class="declare-list">
        ${[...rows.values()].map((row) => html`<li key=${row[0].ids[0]}><${Row} session=${session} groups=${row} /></li>`)}
      </ul>
    </details>
  </div>`;
}

/** @typedef {{ ids: number[], other: number }} Group creatures that look alike, and what each could attack or block */

/**
 * Return the possible pairs, alike creatures together.
 * @param {Session} session
 * @returns {Map<string, Group[]>}
 */
function rowsOf(session) {
  const objects = objectsOf(session.shown);
  /** @type {Map<string, Group[]>} */
  const rows = new Map();
  for (const { object: id = 0, other = 0 } of session.choices.filter((choice) => choice.object)) {
    const key = objects.get(id)?.alike || `#${id}`;
    const row = rows.get(key) ?? [];
    const group = row.find((one) => one.other === other);
    if (group) group.ids.push(id);
    else row.push({ ids: [id], other });
    rows.set(key, row);
  }
  return rows;
}

/** @param {{ session: Session, groups: Group[] }} props */
function Row({ session, groups }) {
  const { shown, prompt } = session;
  const first = objectsOf(shown).get(groups[0].ids[0]);
  const name = first ? describe(shown, first, { count: groups[0].ids.length }) : "";
  return html`<fieldset class="declare-row">
    <legend>${name}</legend>
    ${groups.map(({ ids, other }) => {
      const label = t(`declare.${prompt.kind}_of`, { name: entityName(shown, other) });
      const chosen = ids.filter((id) => session.hasPair(id, other));
      if (ids.length === 1) {
        return html`<label class="check"><input type="checkbox" checked=${chosen.length > 0}
          onChange=${() => session.togglePair(ids[0], other)} /> ${label}</label>`;
      }
      return html`<label class="check"><input type="number" min="0" max=${ids.length} value=${chosen.length}
        onInput=${(/** @type {any} */ event) => setCount(session, ids, other, event.target.valueAsNumber)} /> ${label}</label>`;
    })}
  </fieldset>`;
}

/**
 * Let so many of some alike creatures attack or block something.
 * @param {Session} session
 * @param {number[]} ids
 * @param {number} other
 * @param {number} count
 */
function setCount(session, ids, other, count) {
  if (!(count >= 0)) return;
  const kept = session.pairs.filter(([id, entity]) => !ids.includes(id) || entity !== other);
  const free = ids.filter((id) => !kept.some(([one]) => one === id));
  session.pairs = [...kept, ...free.slice(0, count).map((id) => /** @type {[number, number]} */ ([id, other]))];
  session.changed();
}

/** @param {Session} session */
function everybody(session) {
  const taken = new Map(session.pairs);
  for (const { object = 0, other = 0 } of session.choices) if (object && !taken.has(object)) taken.set(object, other);
  session.pairs = [...taken];
  session.changed();
}

/** @param {Session} session */
function summary(session) {
  const { shown, prompt, pairs } = session;
  if (!pairs.length) return t(`declare.no_${prompt.kind}`);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [one, other] of pairs) {
    const text = t(`declare.pair_${prompt.kind}`, { name: entityName(shown, one), other: entityName(shown, other) });
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text)).join("; ");
}
