"""What happened in a scenario, step by step, with the rule behind each thing (the judge's answer sheet)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from apnap.i18n.catalogue import message
from apnap.i18n.events import event_text
from apnap.i18n.rendering import Rendering
from apnap.i18n.table import table_text
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.view import View

if TYPE_CHECKING:
    from apnap.scenario.report import CaseResult
    from apnap.scenario.runner import Play
    from apnap.scenario.schema import Scenario

RULES: Final[dict[int, str]] = {
    ev.DESTROY: "701.8", ev.DRAW: "121.1", ev.DAMAGE: "120.3", ev.GAIN_LIFE: "119.3", ev.LOSE_LIFE: "119.3",
    ev.TAP: "701.26", ev.UNTAP: "701.26", ev.PUT_COUNTERS: "122.1", ev.REMOVE_COUNTERS: "122.1", ev.CAST: "601.2i",
    ev.ACTIVATE: "602.2", ev.PLAY_LAND: "305.1", ev.ATTACK: "508.1k", ev.ATTACKERS_DECLARED: "508.1",
    ev.BLOCK: "509.1g", ev.BECOME_BLOCKED: "509.1h", ev.UNBLOCKED: "509.1h", ev.STEP_BEGAN: "500.1",
    ev.TURN_BEGAN: "500.1", ev.CREATE_TOKENS: "701.7", ev.ADD_MANA: "106.4", ev.TARGETED: "115.1",
    ev.KEYWORD_ACTION: "701.1", ev.ATTACHED: "701.3", ev.UNATTACHED: "701.3", ev.LOSE_GAME: "104.3",
    ev.WIN_GAME: "104.2", ev.DREW_GAME: "104.4", ev.COIN: "705.1", ev.DIE: "706.2", ev.TRANSFORMED: "701.27",
    ev.TURNED_FACE_UP: "708.8", ev.CONTROL_CHANGED: "613.1b", ev.REGENERATED: "701.19", ev.REVEALED: "701.20",
    ev.COUNTERED: "701.6", ev.PHASED: "702.26", ev.SKIPPED: "614.10", ev.CHOSEN: "608.2d",
    ev.DAMAGE_PREVENTED: "615.1", ev.DAMAGE_ASSIGNED: "510.2", ev.RESOLVED: "608.2", ev.TRIGGERED: "603.3",
    ev.ZONE_CHANGE: "400.7",
}  # fmt: skip
"""The rule that a kind of event is about."""
MOVES: Final[dict[int, str]] = {
    ev.BY_DESTRUCTION: "701.8a", ev.BY_SACRIFICE: "701.21a", ev.BY_DISCARD: "701.9a", ev.BY_MILL: "701.17a",
    ev.BY_CASTING: "601.2a", ev.BY_RESOLVING: "608.2n", ev.BY_PLAYING: "305.1", ev.BY_COUNTERING: "701.6a",
    ev.BY_STATE: "704.3", ev.BY_LEGEND_RULE: "704.5j", ev.BY_WORLD_RULE: "704.5k", ev.BY_TOUGHNESS: "704.5f",
    ev.BY_LOYALTY: "704.5i", ev.BY_HOST: "704.5m", ev.BY_CYCLING: "702.29a", ev.BY_COST: "601.2h",
    ev.BY_CREATION: "111.2",
    ev.BY_SURVEIL: "701.25a",
}  # fmt: skip
"""The rule behind a change of zones, by its cause."""
_HEADINGS: Final = (ev.TURN_BEGAN, ev.STEP_BEGAN)


def rule_of(event: Event) -> str:
    """Return the number of the rule that an event is about."""
    if isinstance(event, ev.ZoneChange):
        return MOVES.get(event.cause, RULES[ev.ZONE_CHANGE])
    if isinstance(event, ev.Countered) and event.by_rules:
        return "608.2b"
    if isinstance(event, ev.LoseLife) and event.mana_burn:
        return "500.5"
    return RULES.get(event.kind, "")


class Trace:
    """Tells of a scenario while it is played."""

    def __init__(self, scenario: Scenario, lang: str, say: Callable[[str], None]) -> None:
        self.scenario = scenario
        self.lang = lang
        self.say = say
        self._told = 0
        self._begun = False

    def watch(self, play: Play, asked: dec.Decision, index: int) -> None:
        """Tell what has happened since the last answer, and what is answered now."""
        if not play.deciding.setting_up and not self._begun:
            self._begun = True
            self.say(message("scenario.set_up", self.lang, id=self.scenario.id))
            self._table(play)
        self._happened(play)
        if asked.kind == dec.PRIORITY and index == 0:
            return
        rendering = Rendering(View(play.table.state, asked.decider), self.lang)
        seen = rendering.view.decision
        if seen is None:
            return
        if index < 0:
            answer = message("scenario.done", self.lang)
        elif index < len(seen.options):
            answer = rendering.options(seen)[index]
        else:
            from apnap.rules.mana_activation import mana_actions

            action = mana_actions(play.table.state, asked.player)[index - len(seen.options)]
            answer = next(iter(play.table.thing(action.ref).names), "")
        told = message("scenario.answered", self.lang, question=rendering.decision(seen), answer=answer)
        self.say(f"  {told}")

    def end(self, play: Play | None, result: CaseResult) -> None:
        """Tell the rest, and how it ended."""
        if play is not None:
            self._happened(play)
            self._table(play)
            for failure in play.failures:
                self.say(message("scenario.failed", self.lang, what=failure))
        self.say(f"{result.id}: " + message(f"scenario.status_{result.status}", self.lang, why=result.why))
        for warning in result.warnings:
            self.say("  " + message("scenario.warning", self.lang, what=warning))

    def _table(self, play: Play) -> None:
        self.say(table_text(Rendering(View(play.table.state, 0), self.lang)))

    def _happened(self, play: Play) -> None:
        rendering = Rendering(View(play.table.state, 0), self.lang)
        for event in play.log[self._told :]:
            text = event_text(event, rendering, None)
            if not text:
                continue
            rule = play.table.state.rulebook.number(rule_of(event))
            line = f"{text} ({rule})" if rule else text
            self.say(line if event.kind in _HEADINGS else f"    {line}")
        self._told = len(play.log)
