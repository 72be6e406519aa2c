// Where the page begins: words and looks first, then what the address names.
import { html, render } from "./html.js";
import { App } from "./app.js";
import { speak } from "./i18n.js";
import { applyLooks, looks } from "./looks.js";

const chosen = looks().lang || (navigator.language.startsWith("es") ? "es" : "en");
applyLooks();
await speak(chosen);
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
render(html`<${App} />`, page);
