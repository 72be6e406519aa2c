// The steps of a turn, and in which of them one is asked.
import { html, cx } from "./html.js";
import { t } from "./i18n.js";
import { playerName } from "./naming.js";

const STEPS = [
  "untap", "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers", "declare_blockers",
  "first_combat_damage", "combat_damage", "end_combat", "postcombat_main", "end", "cleanup",
];
/** Nobody gets priority there as a rule (502.4, 514.3). */
const WITHOUT_PRIORITY = ["untap", "cleanup"];
const MARKS = { none: "○", stop: "●", firm: "◆" };

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session }} props */
export function PhaseBar({ session }) {
  const shown = session.shown;
  const owner = shown.turn > 0 ? playerName(shown, shown.active) : "";
  return html`<section class="phases" aria-labelledby="phases-title" data-zone="phases">
    <h2 class="turn" id="phases-title">${shown.turn > 0 ? t("phases.turn", { n: shown.turn, name: owner }) : t("phases.before")}</h2>
    <ol class="steps">
      ${STEPS.filter((step) => step !== "first_combat_damage" || shown.step === step).map((step) => {
        const isNow = shown.turn > 0 && shown.step === step;
        return html`<li key=${step} class=${cx("step", isNow && "is-now")} aria-current=${isNow ? "step" : undefined}>
          <span class="step-name">${t(`step.${step}`)}</span>
          ${!WITHOUT_PRIORITY.includes(step) && shown.you >= 0 && html`<span class="stops">
            <${Stop} session=${session} step=${step} whose="own" />
            <${Stop} session=${session} step=${step} whose="their" />
          </span>`}
        </li>`;
      })}
    </ol>
  </section>`;
}

/** @param {{ session: Session, step: string, whose: "own" | "their" }} props */
function Stop({ session, step, whose }) {
  const kind = stopOf(session.position.settings, step, whose);
  const label = t(`stop.${whose}_${kind}`, { step: t(`step.${step}`) });
  return html`<button type="button" class=${cx("stop", `stop-${kind}`, `stop-${whose}`)} data-item tabindex="-1"
    aria-label=${label} title=${label} onClick=${() => cycle(session, step, whose, kind)}>
    <span aria-hidden="true">${MARKS[kind]}</span>
  </button>`;
}

/**
 * Return which stop is set in a step: none, stop or firm.
 * @param {Record<string, string[]>} settings
 * @param {string} step
 * @param {"own" | "their"} whose
 * @returns {"none" | "stop" | "firm"}
 */
export function stopOf(settings, step, whose) {
  if (settings[`${whose}_firm`].includes(step)) return "firm";
  return settings[`${whose}_stops`].includes(step) ? "stop" : "none";
}

/**
 * none → stop → firm stop → none.
 * @param {Session} session
 * @param {string} step
 * @param {"own" | "their"} whose
 * @param {"none" | "stop" | "firm"} kind
 */
function cycle(session, step, whose, kind) {
  const settings = session.position.settings;
  const without = (/** @type {string} */ name) => settings[name].filter((/** @type {string} */ one) => one !== step);
  const stops = without(`${whose}_stops`);
  const firm = without(`${whose}_firm`);
  if (kind === "none") stops.push(step);
  if (kind === "stop") firm.push(step);
  session.set({ [`${whose}_stops`]: stops, [`${whose}_firm`]: firm });
}
