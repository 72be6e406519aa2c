// Searching cards by what is on them.
import { html, useEffect, useState } from "./html.js";
import { request } from "./api.js";
import { FullCard } from "./card.js";
import { language, t } from "./i18n.js";

const WAIT = 350;

/** @param {{ onAdd: (card: string, by: number, place?: string) => void }} props */
export function CardSearch({ onAdd }) {
  const [words, setWords] = useState("");
  const [found, setFound] = useState(/** @type {any} */ ({ cards: [], count: 0 }));
  const [problem, setProblem] = useState("");
  const lang = language();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      if (!words.trim()) return setFound({ cards: [], count: 0 });
      try {
        const answer = await request("GET", `/api/cards?q=${encodeURIComponent(words)}&lang=${lang}`);
        if (isCurrent) setFound(answer);
        if (isCurrent) setProblem("");
      } catch (error) {
        if (isCurrent) setProblem(/** @type {Error} */ (error).message);
      }
    }, WAIT);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, lang]);
  return html`<div class="card-search">
    <label class="field">${t("editor.words")} <input type="search" name="q" value=${words} placeholder="t:goblin mv<=2"
      onInput=${(/** @type {any} */ event) => setWords(event.target.value)} /></label>
    <p class="fine-print">${t("editor.syntax")}</p>
    ${problem && html`<p class="refusal" role="alert">${problem}</p>`}
    <p role="status">${words.trim() && t("editor.found", { count: found.count, shown: found.cards.length })}</p>
    <ul class="card-grid">
      ${found.cards.map((/** @type {any} */ card) => html`<li key=${card.name} class="found-card">
        <${FullCard} face=${(card.faces[lang] ?? card.faces.en)[0] ?? { name: card.name }} colors=${card.colors} />
        <div class="more-less">
          <button type="button" aria-label=${`${t("editor.add")}: ${card.name}`} onClick=${() => onAdd(card.name, 1)}>${t("editor.add")}</button>
          <button type="button" aria-label=${`${t("editor.add_side")}: ${card.name}`} onClick=${() => onAdd(card.name, 1, "sideboard")}>${t("editor.add_side")}</button>
        </div></li>`)}
    </ul>
  </div>`;
}
