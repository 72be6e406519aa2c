// What a person has set: when they are asked, how they pay, and how the page looks.
import { html, useReducer } from "./html.js";
import { Dialog } from "./dialog.js";
import { speakHere } from "./app.js";
import { languageName, t } from "./i18n.js";
import { SCHEMES, SIZES, looks, setLooks } from "./looks.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session }} props */
export function SettingsDialog({ session }) {
  const settings = session.position.settings;
  const isPlayer = session.shown.you >= 0;
  return html`<${Dialog} title=${t("settings.title")} onClose=${() => session.open(null)} className="settings">
    ${isPlayer && html`
      <label>${t("lobby.name")} <input name="name" maxlength="40" value=${session.shown.players[session.shown.you].name}
        onChange=${(/** @type {any} */ event) => event.target.value.trim() && session.send("name", { name: event.target.value })} /></label>
      <fieldset><legend>${t("settings.priority")}</legend>
        <${Check} label=${t("settings.full_control")} value=${settings.full_control} set=${(/** @type {boolean} */ on) => session.set({ full_control: on })} />
        <${Check} label=${t("settings.hold_priority")} value=${settings.hold_priority} set=${(/** @type {boolean} */ on) => session.set({ hold_priority: on })} />
      </fieldset>
      <fieldset><legend>${t("settings.payments")}</legend>
        ${["always", "when_it_matters", "never"].map((one) => html`<label class="check" key=${one}>
          <input type="radio" name="payments" checked=${settings.payments === one} onChange=${() => session.set({ payments: one })} />
          ${t(`settings.payments_${one}`)}</label>`)}
      </fieldset>
      <${Forgettable} title=${t("settings.yields")} none=${t("settings.no_yields")} entries=${settings.yields.map(yieldText)}
        forget=${(/** @type {number} */ at) => session.set({ yields: settings.yields.filter((/** @type {string} */ _, /** @type {number} */ i) => i !== at) })} />
      <${Forgettable} title=${t("settings.remembered")} none=${t("settings.no_remembered")} entries=${settings.remembered.map(rememberedText)}
        forget=${(/** @type {number} */ at) => session.set({ remembered: settings.remembered.filter((/** @type {string[]} */ _, /** @type {number} */ i) => i !== at) })} />
    `}
    <${LooksForm} lang=${session.position.lang} onLang=${(/** @type {string} */ lang) => {
      session.send("speak", { lang });
      speakHere(lang);
    }} />
  </${Dialog}>`;
}

/** @param {string} key name of the card, a bar, the line */
function yieldText(key) {
  const [name, text] = key.split("|");
  return text ? `${name}: ${text}` : name;
}

/** @param {[string, string]} pair */
function rememberedText([question, answer]) {
  const [purpose, , name] = question.split("|");
  return `${name || purpose}: ${answer || t("settings.remembered_done")}`;
}

/** @param {{ label: string, value: boolean, set: (on: boolean) => void }} props */
function Check({ label, value, set }) {
  return html`<label class="check"><input type="checkbox" checked=${value} onChange=${() => set(!value)} /> ${label}</label>`;
}

/** @param {{ title: string, none: string, entries: string[], forget: (at: number) => void }} props */
function Forgettable({ title, none, entries, forget }) {
  return html`<fieldset><legend>${title}</legend>
    ${entries.length === 0 && html`<p class="empty">${none}</p>`}
    <ul class="forgettable">
      ${entries.map((text, at) => html`<li key=${text}>${text}
        <button type="button" onClick=${() => forget(at)} aria-label=${t("settings.forget_what", { what: text })}>${t("settings.forget")}</button></li>`)}
    </ul>
  </fieldset>`;
}

/**
 * Language, text size, colours and motion: also in the lobby.
 * @param {{ lang: string, onLang: (lang: string) => void }} props
 */
export function LooksForm({ lang, onLang }) {
  const [, redraw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  const now = looks();
  const set = (/** @type {object} */ changes) => {
    setLooks(changes);
    redraw(undefined);
  };
  return html`<fieldset><legend>${t("settings.looks")}</legend>
    <label>${t("settings.language")}
      <select name="lang" value=${lang} onChange=${(/** @type {any} */ event) => onLang(event.target.value)}>
        ${["en", "es"].map((one) => html`<option value=${one} lang=${one} selected=${one === lang}>${languageName(one)}</option>`)}
      </select></label>
    <label>${t("settings.scheme")}
      <select name="scheme" value=${now.scheme} onChange=${(/** @type {any} */ event) => set({ scheme: event.target.value })}>
        ${SCHEMES.map((one) => html`<option value=${one} selected=${one === now.scheme}>${t(`settings.scheme_${one}`)}</option>`)}
      </select></label>
    <label>${t("settings.size")}
      <select name="size" value=${String(now.size)} onChange=${(/** @type {any} */ event) => set({ size: Number(event.target.value) })}>
        ${SIZES.map((one) => html`<option value=${String(one)} selected=${one === now.size}>${one} %</option>`)}
      </select></label>
    <label class="check"><input type="checkbox" checked=${now.motion === "reduced"}
      onChange=${() => set({ motion: now.motion === "reduced" ? "system" : "reduced" })} /> ${t("settings.motion")}</label>
  </fieldset>`;
}
