// A player: life, counters, mana, what is in the zones, clock and presence.
import { html, cx } from "./html.js";
import { t } from "./i18n.js";
import { playerName } from "./naming.js";
import { Cost, inWords } from "./symbols.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{ session: Session, seat: number }} props */
export function PlayerBar({ session, seat }) {
  const shown = session.shown;
  const player = shown.players[seat];
  const entity = -1 - seat;
  const options = session.choicesOf(entity);
  const here = session.position.present?.[seat] ?? true;
  const won = session.position.match?.[seat];
  return html`<section class=${cx("player", shown.active === seat && "is-active")} aria-labelledby=${`player-${seat}`} data-zone="player">
    <h2 class="player-name" id=${`player-${seat}`}>
      <span class="letter">${player.letter}</span> ${playerName(shown, seat)}
      ${shown.active === seat && html` <span class="badge">${t("player.active")}</span>`}
      ${shown.waiting_for === seat && html` <span class="badge badge-deciding">${t("player.deciding")}</span>`}
      ${!here && html` <span class="badge badge-away">${t("player.away")}</span>`}
      ${player.in_game === false && html` <span class="badge">${t("player.out")}</span>`}
    </h2>
    <button type="button" class=${cx("life", options.length > 0 && "is-option")} data-item data-entities=${entity} tabindex="-1"
      aria-label=${lifeWords(session, seat, options.length > 0)}
      onClick=${(/** @type {MouseEvent} */ event) => session.act(entity, /** @type {Element} */ (event.currentTarget).getBoundingClientRect())}>
      <span class="life-number">${player.life}</span> <span class="life-word">${t("player.life_word")}</span>
      ${options.length > 0 && html`<span class="object-mark" aria-hidden="true">◆</span>`}
    </button>
    <ul class="player-facts">
      ${(player.counters ?? []).map((/** @type {[string, number]} */ [kind, count]) => html`<li class="fact">${t("player.counters", { kind, count })}</li>`)}
      ${player.mana && html`<li class="fact"><span class="only-heard">${t("player.mana")}</span> <${Cost} cost=${player.mana} /></li>`}
      ${won > 0 && html`<li class="fact">${t("player.won", { count: won })}</li>`}
      <${ClockFact} session=${session} seat=${seat} />
    </ul>
    <${Zones} session=${session} seat=${seat} />
  </section>`;
}

/**
 * @param {Session} session
 * @param {number} seat
 * @param {boolean} isOption
 */
function lifeWords(session, seat, isOption) {
  const player = session.shown.players[seat];
  const parts = [playerName(session.shown, seat), t("player.life", { count: player.life })];
  if (player.mana) parts.push(`${t("player.mana")} ${inWords(player.mana)}`);
  if (isOption) parts.push(t("object.can_choose"));
  return parts.join(", ");
}

/** @param {{ session: Session, seat: number }} props */
function ClockFact({ session, seat }) {
  const clock = session.position.clocks?.find((/** @type {{ seat: number }} */ one) => one.seat === seat);
  if (!clock) return null;
  const gone = clock.running ? (performance.now() - session.received) / 1000 : 0;
  const left = Math.max(0, Math.round(clock.seconds - gone));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`<li class=${cx("fact", clock.running && "is-running")} role="timer" aria-label=${t("player.clock", { time: text })}>${text}</li>`;
}

/** @param {{ session: Session, seat: number }} props */
function Zones({ session, seat }) {
  const shown = session.shown;
  const player = shown.players[seat];
  const library = player.library ?? [];
  const ofSeat = (/** @type {any[]} */ zone) => (zone ?? []).filter((one) => one.owner === seat);
  const hand = seat === shown.you ? [] : player.hand ?? [];
  const zones = [
    ["hand", player.hand_size, hand],
    ["library", player.library_size, library.map((/** @type {any[]} */ pair) => pair[1])],
    ["graveyard", player.graveyard?.length ?? 0, player.graveyard ?? []],
    ["exile", ofSeat(shown.exile).length, ofSeat(shown.exile)],
    ["command", ofSeat(shown.command).length, ofSeat(shown.command)],
    ["ante", ofSeat(shown.ante).length, ofSeat(shown.ante)],
  ].filter(([zone, count]) => count || !["command", "ante"].includes(/** @type {string} */ (zone)));
  return html`<ul class="zones">
    ${zones.map(([zone, count, objects]) => {
      const hasOption = objects.some((/** @type {any} */ one) => session.choicesOf(one.id).length);
      const label = t(`zone.${zone}`, { count });
      if (!objects.length) return html`<li key=${zone} class="zone-count">${label}</li>`;
      return html`<li key=${zone}>
        <button type="button" class=${cx("zone-button", hasOption && "is-option")} data-item tabindex="-1"
          data-entities=${objects.map((/** @type {any} */ one) => one.id).join(" ")}
          onClick=${() => session.open({ kind: "zone", zone, seat })}>
          ${label}${hasOption && html` <span aria-hidden="true">◆</span><span class="only-heard">${t("zone.has_option")}</span>`}
        </button>
      </li>`;
    })}
  </ul>`;
}
