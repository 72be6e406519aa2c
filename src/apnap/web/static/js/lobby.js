// The start page: a new game, two people, a saved game, the deck editor.
import { html, useEffect, useState } from "./html.js";
import { Refused, request } from "./api.js";
import { speakHere } from "./app.js";
import { DeckChooser } from "./deckchooser.js";
import { keptDecks } from "./decks.js";
import { language, t } from "./i18n.js";
import { LooksForm } from "./settings.js";

/** @typedef {{ token: string, link: string, name: string, letter: string, seat: number }} SeatLink */
/** @typedef {{ seats: SeatLink[], watch: string }} Opened */
/** @typedef {{ house?: string, list?: string, name?: string }} Deck */

const WAYS = ["computer", "hotseat", "links"];
const BOOKS = ["current", "2016", "2007", "classic"];

export function Lobby() {
  const [known, setKnown] = useState(/** @type {any} */ (null));
  const [opened, setOpened] = useState(/** @type {Opened | null} */ (null));
  const lang = language();
  useEffect(() => {
    document.title = t("lobby.page_title");
    Promise.all([request("GET", "/api/decks"), request("GET", `/api/agents?lang=${lang}`), request("GET", `/api/rulebooks?lang=${lang}`)])
      .then(([decks, agents, rulebooks]) => setKnown({ decks, agents, books: rulebooks.books }));
  }, [lang]);
  return html`
    <header class="lobby-head">
      <h1>${t("title")}</h1>
      <p>${t("lobby.subtitle")}</p>
    </header>
    <main class="lobby">
      ${opened ? html`<${LinksToCopy} opened=${opened} onBack=${() => setOpened(null)} />`
        : known ? html`<${NewGame} known=${known} onOpened=${setOpened} />` : html`<p role="status">${t("connection.connecting")}</p>`}
      <div class="lobby-side">
        <${LoadGame} />
        <section class="box" aria-labelledby="editor-title">
          <h2 id="editor-title">${t("lobby.decks")}</h2>
          <p>${t("lobby.decks_text")}</p>
          <a class="button" href="#/decks">${t("lobby.to_editor")}</a>
        </section>
        <section class="box" aria-labelledby="looks-title">
          <h2 id="looks-title">${t("settings.title")}</h2>
          <${LooksForm} lang=${lang} onLang=${speakHere} />
        </section>
      </div>
    </main>
    <footer class="lobby-foot fine-print"><p>${t("help.symbols")}</p></footer>
  `;
}

/** @param {{ known: any, onOpened: (opened: Opened) => void }} props */
function NewGame({ known, onOpened }) {
  const kept = keptDecks();
  const [way, setWay] = useState("computer");
  const [decks, setDecks] = useState(/** @type {Deck[]} */ ([{ house: known.decks[0]?.key }, { house: known.decks[2]?.key ?? known.decks[0]?.key }]));
  const [form, setForm] = useState({ name: "", other: "", agent: known.agents[0]?.key, rulebook: "current", seed: "", best_of: "1", clock: "", life: "20", on_time: "concede" });
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const [isBusy, setBusy] = useState(false);
  const set = (/** @type {string} */ key) => (/** @type {any} */ event) => setForm({ ...form, [key]: event.target.value });
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    try {
      const opened = await request("POST", "/api/tables", orderOf(way, decks, form));
      if (way === "computer") location.assign(opened.seats[0].link);
      else if (way === "hotseat") location.assign(`${opened.seats[0].link}#with/${opened.seats[1].token}`);
      else onOpened(opened);
    } catch (error) {
      setRefused(error instanceof Refused ? error.data : { text: t("lobby.failed") });
    }
    setBusy(false);
  };
  return html`<form class="box new-game" onSubmit=${start} aria-labelledby="new-title">
    <h2 id="new-title">${t("lobby.new")}</h2>
    <fieldset class="ways"><legend>${t("lobby.way")}</legend>
      ${WAYS.map((one) => html`<label class="check" key=${one}>
        <input type="radio" name="way" value=${one} checked=${way === one} onChange=${() => setWay(one)} /> ${t(`lobby.way_${one}`)}</label>`)}
    </fieldset>
    <div class="two-seats">
      ${[0, 1].map((seat) => html`<fieldset class="seat" key=${seat}>
        <legend>${seat === 0 ? t("lobby.you") : t(`lobby.other_${way}`)}</legend>
        ${seat === 1 && way === "computer"
          ? html`<label class="field">${t("lobby.level")} <select name="agent" onChange=${set("agent")}>
              ${known.agents.map((/** @type {any} */ one) => html`<option value=${one.key} selected=${one.key === form.agent}>${one.name}</option>`)}
            </select></label>`
          : html`<label class="field">${t("lobby.name")} <input name=${seat ? "other" : "name"} maxlength="40" autocomplete="off" value=${seat ? form.other : form.name}
              onInput=${set(seat ? "other" : "name")} /></label>`}
        <${DeckChooser} houses=${known.decks} kept=${kept} deck=${decks[seat]} rulebook=${form.rulebook} id=${`deck-${seat}`}
          onDeck=${(/** @type {Deck} */ deck) => setDecks(decks.map((old, at) => (at === seat ? deck : old)))} />
        ${refused?.seat === seat && html`<${Refusal} refused=${refused} />`}
      </fieldset>`)}
    </div>
    <details class="more-options"><summary>${t("lobby.more")}</summary>
      <div class="fields">
        <label class="field">${t("lobby.rulebook")} <select name="rulebook" onChange=${set("rulebook")}>
          ${BOOKS.map((name) => html`<option value=${name} selected=${name === form.rulebook}>${known.books.find((/** @type {any} */ one) => one.name === name)?.title ?? name}</option>`)}
        </select></label>
        <label class="field">${t("lobby.best_of")} <select name="best_of" onChange=${set("best_of")}>
          ${["1", "3", "5"].map((n) => html`<option value=${n} selected=${n === form.best_of}>${t(`lobby.best_of_${n}`)}</option>`)}
        </select></label>
        <label class="field">${t("lobby.life")} <input name="life" type="number" min="1" max="1000" value=${form.life} onInput=${set("life")} /></label>
        <label class="field">${t("lobby.clock")} <input name="clock" type="number" min="0" max="1440" step="any" value=${form.clock} onInput=${set("clock")} /></label>
        <label class="field">${t("lobby.on_time")} <select name="on_time" onChange=${set("on_time")}>
          ${["concede", "pass"].map((one) => html`<option value=${one} selected=${one === form.on_time}>${t(`lobby.on_time_${one}`)}</option>`)}
        </select></label>
        <label class="field">${t("lobby.seed")} <input name="seed" type="number" min="0" step="1" value=${form.seed} onInput=${set("seed")} /></label>
      </div>
    </details>
    ${refused && !(refused.seat >= 0) && html`<${Refusal} refused=${refused} />`}
    <button type="submit" class="choice is-main start" disabled=${isBusy}>${isBusy ? t("lobby.starting") : t("lobby.start")}</button>
  </form>`;
}

/**
 * Return the body of the call that opens a table.
 * @param {string} way
 * @param {Deck[]} decks
 * @param {Record<string, string>} form
 */
function orderOf(way, decks, form) {
  const lang = language();
  return {
    seats: [
      { deck: decks[0], name: form.name.trim(), lang },
      { deck: decks[1], agent: way === "computer" ? form.agent : "", name: way === "computer" ? "" : form.other.trim(), lang },
    ],
    lang,
    rulebook: form.rulebook,
    seed: form.seed === "" ? null : Number(form.seed),
    best_of: Number(form.best_of),
    clock: Number(form.clock || 0) * 60,
    on_time: form.on_time,
    life: Number(form.life || 20),
  };
}

/** @param {{ refused: any }} props */
export function Refusal({ refused }) {
  return html`<div class="refusal" role="alert"><p>${refused.text}</p>
    ${refused.lines?.length > 0 && html`<ul>${refused.lines.map((/** @type {string} */ line) => html`<li>${line}</li>`)}</ul>`}</div>`;
}

/** @param {{ opened: Opened, onBack: () => void }} props */
function LinksToCopy({ opened, onBack }) {
  const whole = (/** @type {string} */ link) => new URL(link, location.href).href;
  const links = [...opened.seats.map((seat) => [seat.name, whole(seat.link)]), [t("lobby.watch"), whole(opened.watch)]];
  return html`<section class="box" aria-labelledby="links-title">
    <h2 id="links-title">${t("lobby.links")}</h2>
    <p>${t("lobby.links_text")}</p>
    <ul class="links">
      ${links.map(([name, link], at) => html`<li key=${link}>
        <label class="field">${name} <input readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
        <${CopyButton} text=${link} label=${t("lobby.copy_of", { name })} />
        ${at === 0 && html`<a class="button" href=${link}>${t("lobby.sit_down")}</a>`}
      </li>`)}
    </ul>
    <button type="button" onClick=${onBack}>${t("lobby.back")}</button>
  </section>`;
}

/** @param {{ text: string, label: string }} props */
function CopyButton({ text, label }) {
  const [done, setDone] = useState(false);
  return html`<button type="button" aria-label=${label} onClick=${() => navigator.clipboard?.writeText(text).then(() => setDone(true))}>
    ${done ? t("lobby.copied") : t("lobby.copy")}</button>`;
}

function LoadGame() {
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const load = async (/** @type {any} */ event) => {
    const file = event.target.files[0];
    if (!file) return;
    try {
      const opened = await request("POST", "/api/load", { game: await file.text(), lang: language() });
      location.assign(opened.seats[0].link);
    } catch (error) {
      setRefused(error instanceof Refused ? error.data : { text: t("lobby.failed") });
    }
  };
  return html`<section class="box" aria-labelledby="load-title">
    <h2 id="load-title">${t("lobby.load")}</h2>
    <label class="field">${t("lobby.load_file")} <input type="file" accept=".json,application/json" onChange=${load} /></label>
    ${refused && html`<${Refusal} refused=${refused} />`}
  </section>`;
}
