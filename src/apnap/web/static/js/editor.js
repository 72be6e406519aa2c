import { html } from "./html.js"; export function DeckEditor() { return html`<main>decks</main>`; }
