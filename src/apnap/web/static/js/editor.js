// A simple deck editor: search, add, remove; curve and colours; whether a format allows it; the list in any dialect.
import { html, useEffect, useState } from "./html.js";
import { request } from "./api.js";
import { CardSearch } from "./cardsearch.js";
import { BarChart } from "./charts.js";
import { Report, useRead } from "./deckchooser.js";
import { keepDeck, keptDecks } from "./decks.js";
import { download } from "./files.js";
import { language, t } from "./i18n.js";

const COLORS = ["W", "U", "B", "R", "G", "C"];

export function DeckEditor() {
  const [list, setList] = useState("");
  const [name, setName] = useState("");
  const [format, setFormat] = useState("");
  const [dialect, setDialect] = useState("arena");
  const [forms, setForms] = useState(/** @type {any} */ (null));
  const [said, setSaid] = useState("");
  const [kept, setKept] = useState(keptDecks());
  const [houses, setHouses] = useState(/** @type {any[]} */ ([]));
  const read = useRead(list, { format });
  const written = useRead(list, { dialect });
  useEffect(() => {
    document.title = t("editor.page_title");
    request("GET", "/api/forms").then(setForms);
    request("GET", "/api/decks").then(setHouses);
  }, []);
  const add = (/** @type {string} */ card, /** @type {number} */ by, place = "main") => setList(changed(read?.deck ?? null, list, card, by, place));
  const keep = () => {
    keepDeck(name || t("editor.nameless"), list);
    setKept(keptDecks());
    setSaid(t("editor.kept", { name: name || t("editor.nameless") }));
  };
  const open = (/** @type {string} */ value) => {
    const house = houses.find((one) => `house ${one.key}` === value);
    setList(house?.list ?? kept[value.slice(5)] ?? "");
    setName(house?.name ?? value.slice(5));
  };
  return html`
    <header class="lobby-head"><h1><a href="#/">${t("title")}</a> – ${t("editor.title")}</h1></header>
    <main class="editor">
      <section class="box" aria-labelledby="search-title">
        <h2 id="search-title">${t("editor.search")}</h2>
        <${CardSearch} onAdd=${add} />
      </section>
      <section class="box" aria-labelledby="list-title">
        <h2 id="list-title">${t("editor.list")}</h2>
        <div class="fields">
          <label class="field">${t("editor.open")} <select name="open" value="" onChange=${(/** @type {any} */ event) => open(event.target.value)}>
            <option value="">${t("editor.choose")}</option>
            ${houses.map((one) => html`<option value=${`house ${one.key}`}>${one.name}</option>`)}
            ${Object.keys(kept).map((one) => html`<option value=${`kept ${one}`}>${one}</option>`)}
          </select></label>
          <label class="field">${t("editor.name")} <input name="name" maxlength="60" value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
          <button type="button" onClick=${keep} disabled=${!list.trim()}>${t("editor.keep")}</button>
          ${name in kept && html`<button type="button" onClick=${() => { keepDeck(name); setKept(keptDecks()); }}>${t("editor.forget")}</button>`}
        </div>
        <p role="status" class="fine-print">${said}</p>
        ${read?.deck && html`<${Cards} deck=${read.deck} onAdd=${add} />`}
        <label class="field pasted">${t("deck.pasted")}
          <textarea name="list" rows="12" spellcheck="false" value=${list} onInput=${(/** @type {any} */ event) => setList(event.target.value)}></textarea></label>
      </section>
      <section class="box" aria-labelledby="facts-title">
        <h2 id="facts-title">${t("editor.facts")}</h2>
        <label class="field">${t("editor.format")} <select name="format" onChange=${(/** @type {any} */ event) => setFormat(event.target.value)}>
          <option value="">${t("editor.no_format")}</option>
          ${forms?.formats.map((/** @type {any} */ one) => html`<option value=${one.key}>${one.name}</option>`)}
        </select></label>
        ${read && list.trim() && html`<${Report} read=${read} />`}
        ${read?.statistics && html`<${Statistics} statistics=${read.statistics} />`}
        <h3>${t("editor.export")}</h3>
        <div class="fields">
          <label class="field">${t("editor.dialect")} <select name="dialect" onChange=${(/** @type {any} */ event) => setDialect(event.target.value)}>
            ${forms?.dialects.map((/** @type {any} */ one) => html`<option value=${one.key} selected=${one.key === dialect}>${one.name}</option>`)}
          </select></label>
          <button type="button" disabled=${!written?.list}
            onClick=${() => download(`${name || "deck"}${forms.dialects.find((/** @type {any} */ one) => one.key === dialect).suffix}`, written.list, "text/plain")}>
            ${t("editor.download")}</button>
        </div>
      </section>
    </main>`;
}

/**
 * Return the list with more or less of a card. A list that can be read is written anew; another gets a line.
 * @param {any} deck
 * @param {string} list
 * @param {string} card
 * @param {number} by
 * @param {string} place
 */
function changed(deck, list, card, by, place) {
  if (!deck) return list.trim() ? list : `Deck\n${by} ${card}\n`;
  const counts = { main: { ...deck.main }, sideboard: { ...deck.sideboard } };
  const of = counts[/** @type {"main" | "sideboard"} */ (place)];
  of[card] = Math.max(0, (of[card] ?? 0) + by);
  const lines = (/** @type {Record<string, number>} */ cards) => Object.entries(cards).filter(([, n]) => n > 0).map(([one, n]) => `${n} ${one}`);
  const parts = [["Commander", deck.commander.map((/** @type {string} */ one) => `1 ${one}`)], ["Deck", lines(counts.main)], ["Sideboard", lines(counts.sideboard)]];
  return parts.filter(([, cards]) => cards.length).map(([title, cards]) => [title, ...cards].join("\n")).join("\n\n") + "\n";
}

/** @param {{ deck: any, onAdd: (card: string, by: number, place?: string) => void }} props */
function Cards({ deck, onAdd }) {
  return html`${["main", "sideboard"].map((place) => Object.keys(deck[place]).length > 0 && html`<h3>${t(`editor.${place}`)}</h3>
    <ul class="deck-cards">
      ${Object.entries(deck[place]).map(([card, count]) => html`<li key=${card}>
        <span>${String(count)} ${card}</span>
        <span class="more-less">
          <button type="button" aria-label=${t("editor.less", { name: card })} onClick=${() => onAdd(card, -1, place)}>−</button>
          <button type="button" aria-label=${t("editor.more", { name: card })} onClick=${() => onAdd(card, 1, place)}>+</button>
        </span></li>`)}
    </ul>`)}`;
}

/** @param {{ statistics: any }} props */
function Statistics({ statistics }) {
  const curve = Object.entries(statistics.curve).map(([value, count]) => ({ label: value, count: Number(count) }));
  const words = (/** @type {string} */ letter) => t(`symbol.${letter}`);
  const used = COLORS.filter((letter) => statistics.pips[letter] || statistics.sources[letter]);
  const bars = (/** @type {Record<string, number>} */ counts) => used.map((letter) => ({ label: words(letter), count: counts[letter] ?? 0, kind: letter }));
  return html`<p>${t("editor.counts", { count: statistics.cards, lands: statistics.lands, average: statistics.average_mana_value.toFixed(2) })}</p>
    <${BarChart} title=${t("editor.curve")} head=${t("editor.mana_value")} bars=${curve} lang=${language()} />
    <${BarChart} title=${t("editor.pips")} head=${t("editor.color")} bars=${bars(statistics.pips)} />
    <${BarChart} title=${t("editor.sources")} head=${t("editor.color")} bars=${bars(statistics.sources)} />`;
}
