// Between two games: cards moved between deck and sideboard.
import { html, useState } from "./html.js";
import { Dialog } from "./dialog.js";
import { t } from "./i18n.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {{ name: string, said: string, main: number, sideboard: number }} DeckCard */

/** @param {{ session: Session }} props */
export function SideboardDialog({ session }) {
  /** @type {DeckCard[]} */
  const deck = session.position.deck ?? [];
  const [main, setMain] = useState(Object.fromEntries(deck.map((card) => [card.name, card.main])));
  const count = Object.values(main).reduce((sum, n) => sum + n, 0);
  const all = deck.reduce((sum, card) => sum + card.main + card.sideboard, 0);
  const set = (/** @type {string} */ name, /** @type {number} */ n) => setMain({ ...main, [name]: n });
  const send = () => {
    session.send("again", { main });
    session.open(null);
  };
  return html`<${Dialog} title=${t("sideboard.title")} onClose=${() => session.open(null)} className="sideboard">
    <p role="status">${t("sideboard.counts", { main: count, sideboard: all - count })}</p>
    <ul class="sideboard-list">
      ${deck.map((card) => html`<li key=${card.name}><label>
        <input type="number" min="0" max=${card.main + card.sideboard} value=${main[card.name]}
          onInput=${(/** @type {any} */ event) => event.target.valueAsNumber >= 0 && set(card.name, event.target.valueAsNumber)} />
        ${t("sideboard.of", { name: card.said, count: card.main + card.sideboard })}</label></li>`)}
    </ul>
    <div class="choices"><button type="button" class="choice is-main" onClick=${send}>${t("sideboard.go")}</button></div>
  </${Dialog}>`;
}
