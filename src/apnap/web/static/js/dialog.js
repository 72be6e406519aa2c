// Dialogs: focus stays inside, Escape closes, and focus goes back to where it was.
import { html, useEffect, useRef } from "./html.js";
import { t } from "./i18n.js";

/**
 * @param {{ title: string, onClose: () => void, children?: unknown, className?: string, isModal?: boolean }} props
 */
export function Dialog({ title, onClose, children, className = "" }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return html`<dialog class=${`dialog ${className}`} ref=${element} aria-label=${title}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      onClose();
    }}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === element.current && onClose()}>
    <div class="dialog-inside">
      <header class="dialog-head">
        <h2>${title}</h2>
        <button type="button" class="close" onClick=${onClose}>${t("dialog.close")}</button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

/**
 * A question with two answers.
 * @param {{ title: string, text?: string, yes: string, no: string, onYes: () => void, onNo: () => void }} props
 */
export function Confirm({ title, text = "", yes, no, onYes, onNo }) {
  return html`<${Dialog} title=${title} onClose=${onNo} className="confirm">
    ${text && html`<p>${text}</p>`}
    <div class="choices">
      <button type="button" class="choice is-main" onClick=${onYes}>${yes}</button>
      <button type="button" class="choice" onClick=${onNo}>${no}</button>
    </div>
  </${Dialog}>`;
}
