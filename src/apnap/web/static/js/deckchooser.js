// Which deck somebody plays: one of the house, one that this browser keeps, or a pasted list.
import { html, useEffect, useState } from "./html.js";
import { request } from "./api.js";
import { language, t } from "./i18n.js";

/** @typedef {import("./lobby.js").Deck} Deck */

const PASTED = "#pasted";
const KEPT = "#kept ";
/** Milliseconds after the last letter until a pasted list is read. */
const WAIT = 400;

/**
 * @param {{ houses: any[], kept: Record<string, string>, deck: Deck, rulebook: string, id: string, onDeck: (deck: Deck) => void }} props
 */
export function DeckChooser({ houses, kept, deck, rulebook, id, onDeck }) {
  const [chosen, setChosen] = useState(deck.house ?? PASTED);
  const choose = (/** @type {string} */ value) => {
    setChosen(value);
    if (value === PASTED) onDeck({ list: "" });
    else if (value.startsWith(KEPT)) onDeck({ list: kept[value.slice(KEPT.length)], name: value.slice(KEPT.length, KEPT.length + 60) });
    else onDeck({ house: value });
  };
  const house = houses.find((one) => one.key === chosen);
  return html`<div class="deck-chooser">
    <label class="field">${t("deck.choose")}
      <select name=${id} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
        <optgroup label=${t("deck.house")}>
          ${houses.map((one) => html`<option value=${one.key} selected=${one.key === chosen}>${one.name}</option>`)}
        </optgroup>
        ${Object.keys(kept).length > 0 && html`<optgroup label=${t("deck.kept")}>
          ${Object.keys(kept).map((name) => html`<option value=${KEPT + name} selected=${KEPT + name === chosen}>${name}</option>`)}
        </optgroup>`}
        <option value=${PASTED} selected=${chosen === PASTED}>${t("deck.paste")}</option>
      </select></label>
    ${house && html`<p class="fine-print">${t("deck.facts", { count: house.cards, colors: house.colors || "–", average: house.statistics.average_mana_value.toFixed(1) })}</p>`}
    ${chosen === PASTED && html`
      <label class="field pasted">${t("deck.pasted")}
        <textarea name=${`${id}-list`} rows="8" spellcheck="false" onInput=${(/** @type {any} */ event) => onDeck({ list: event.target.value })}>${deck.list}</textarea>
      </label>`}
    ${chosen === PASTED && deck.list && html`<${ListReport} list=${deck.list} rulebook=${rulebook} />`}
  </div>`;
}

/**
 * Return how a list is read, a moment after it has changed.
 * @param {string} list
 * @param {{ rulebook?: string, format?: string, dialect?: string }} options
 * @returns {any} null until it has been read
 */
export function useRead(list, { rulebook = "current", format = "", dialect = "arena" } = {}) {
  const [read, setRead] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const found = await request("POST", "/api/decks/read", { list, rulebook, format, dialect, lang: language() });
        if (isCurrent) setRead(found);
      } catch (error) {
        if (isCurrent) setRead({ lines: [], whole: [], failed: /** @type {Error} */ (error).message });
      }
    }, WAIT);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [list, rulebook, format, dialect]);
  return read;
}

/** @param {{ list: string, rulebook: string }} props */
function ListReport({ list, rulebook }) {
  const read = useRead(list, { rulebook });
  return read && html`<${Report} read=${read} />`;
}

/**
 * How each line of a list was understood, and what is wrong with the deck.
 * @param {{ read: any }} props
 */
export function Report({ read }) {
  const lang = language();
  if (read.failed) return html`<p class="refusal" role="alert">${read.failed}</p>`;
  const wrong = read.lines.filter((/** @type {any} */ line) => line.kind === "problem");
  const problems = [...(read.problems ?? []), ...(read.unplayable ?? [])];
  return html`<div class="report">
    <p role="status" class=${wrong.length || problems.length ? "is-wrong" : "is-right"}>
      ${wrong.length ? t("deck.wrong_lines", { count: wrong.length }) : problems.length ? t("deck.problems", { count: problems.length }) : t("deck.fine", { count: cardsIn(read.deck) })}
    </p>
    ${(problems.length > 0 || read.whole.length > 0) && html`<ul class="problems">
      ${read.whole.map((/** @type {any} */ line) => html`<li>${line.said[lang]}</li>`)}
      ${problems.map((/** @type {any} */ one) => html`<li>${one.card ? `${one.card}: ` : ""}${one.said[lang]} ${one.rule && html`<span class="rule">(${one.rule})</span>`}</li>`)}
    </ul>`}
    <details open=${wrong.length > 0}><summary>${t("deck.line_by_line")}</summary>
      <ol class="lines">
        ${read.lines.map((/** @type {any} */ line) => html`<li key=${line.number} value=${line.number} class=${`line-${line.kind}`}>
          <code>${line.text}</code> <span>${line.kind === "problem" ? "✗" : "→"} ${line.said[lang]}</span></li>`)}
      </ol>
    </details>
  </div>`;
}

/** @param {any} deck */
function cardsIn(deck) {
  return Object.values(deck?.main ?? {}).reduce((/** @type {number} */ sum, n) => sum + Number(n), 0);
}
