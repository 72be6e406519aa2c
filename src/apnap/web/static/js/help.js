// All keys, and where what is.
import { html } from "./html.js";
import { Dialog } from "./dialog.js";
import { t } from "./i18n.js";
import { allKeys } from "./keys.js";

/** @param {{ onClose: () => void }} props */
export function Help({ onClose }) {
  return html`<${Dialog} title=${t("help.title")} onClose=${onClose} className="help">
    <dl class="keys">
      ${allKeys().map(([key, message]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(message)}</dd></div>`)}
    </dl>
    <p>${t("help.mouse")}</p>
    <p>${t("help.stops")}</p>
    <p class="fine-print">${t("help.symbols")}</p>
  </${Dialog}>`;
}
