// A payment before it is made: what the plan uses, what can be used instead, and the way back.
import { html } from "./html.js";
import { t } from "./i18n.js";
import { entityName } from "./naming.js";
import { ChoiceButton } from "./prompt.js";
import { Cost } from "./symbols.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session }} props */
export function Payment({ session }) {
  const { choices, plan } = session;
  const main = session.defaultChoice;
  const sources = choices.filter((choice) => choice !== main && choice.action === "activate");
  const others = choices.filter((choice) => choice !== main && choice.action !== "activate");
  const list = (/** @type {import("./session.js").Choice[]} */ some) =>
    some.map((choice) => html`<li key=${choice.answer}><${ChoiceButton} session=${session} choice=${choice} /></li>`);
  return html`<div class="payment">
    ${plan && html`<${Plan} session=${session} />`}
    <ul class="choices">
      ${plan && html`<li key="plan"><button type="button" class="choice is-main" data-item tabindex="-1" data-answer="plan"
        onClick=${() => session.confirm()}>${t("payment.pay")} <kbd aria-hidden="true">F2</kbd></button></li>`}
      ${!plan && main && html`<li key="main"><${ChoiceButton} session=${session} choice=${main} isMain=${true} /></li>`}
      ${!plan && list(sources)}
      ${list(others)}
    </ul>
    ${plan && sources.length > 0 && html`<details><summary>${t("payment.others", { count: sources.length })}</summary>
      <ul class="choices">${list(sources)}</ul></details>`}
  </div>`;
}

/** @param {{ session: Session }} props */
function Plan({ session }) {
  const { plan, shown, without } = session;
  return html`<div class="plan">
    <h3 class="plan-title">${t("payment.plan")} <${Cost} cost=${plan.cost} /></h3>
    <ul class="plan-sources">
      ${plan.sources?.map((/** @type {any} */ one) => html`<li key=${one.id}>
        <button type="button" class="plan-source is-used" aria-pressed="true" data-item tabindex="-1" data-look=${one.id}
          title=${t("payment.leave")} onClick=${() => session.planWithout([...without, one.id])}>
          ✓ ${entityName(shown, one.id)} <${Cost} cost=${one.mana} />
          ${costs(session, one).map((text) => html` <span class="badge">${text}</span>`)}
        </button>
      </li>`)}
      ${without.map((id) => html`<li key=${id}>
        <button type="button" class="plan-source" aria-pressed="false" data-item tabindex="-1" data-look=${id}
          title=${t("payment.use")} onClick=${() => session.planWithout(without.filter((one) => one !== id))}>
          ✗ ${entityName(shown, id)}
        </button>
      </li>`)}
    </ul>
    ${plan.floating && html`<p>${t("payment.floating")} <${Cost} cost=${plan.floating} /></p>`}
    ${plan.life > 0 && html`<p>${t("payment.life", { count: plan.life })}</p>`}
    ${plan.left && html`<p>${t("payment.left")} <${Cost} cost=${plan.left} /></p>`}
  </div>`;
}

/**
 * Return what a source of the plan costs besides being tapped.
 * @param {Session} session
 * @param {any} source
 * @returns {string[]}
 */
function costs(session, source) {
  const texts = (source.sacrificed ?? []).map((/** @type {number} */ id) => t("payment.sacrifices", { name: entityName(session.shown, id) }));
  if (source.life) texts.push(t("payment.life", { count: source.life }));
  for (const [kind, count] of source.counters ?? []) texts.push(t("payment.counters", { kind, count }));
  if (source.does_more) texts.push(t("payment.more"));
  return texts;
}
