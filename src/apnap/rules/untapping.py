"""502: the untap step: phasing, day and night, untapping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import static
from apnap.abilities.objects import Filter
from apnap.abilities.static import AsThough, PlayerRule
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.choices import choose_objects
from apnap.rules.day_and_night import becoming
from apnap.rules.events import Event
from apnap.rules.expiry import expire_after_untapping
from apnap.rules.expressions import players_of
from apnap.rules.filters import find, matches
from apnap.rules.happen import happen_all
from apnap.rules.libraries import DAY, NIGHT
from apnap.rules.machine import Procedure, finish, register
from apnap.rules.permissions import ActivePart, active_parts, player_rules, restrictions
from apnap.rules.phasing import phasing_of
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


class Untapping(Procedure):
    """The turn-based actions of the untap step (502.1–502.3)."""

    __slots__ = ("untapping", "staying", "limit_at")

    def __init__(self) -> None:
        super().__init__()
        self.untapping: tuple[Ref, ...] = ()
        """What will untap."""
        self.staying: tuple[Ref, ...] = ()
        """What the player may leave tapped."""
        self.limit_at = 0
        """Which limit on untapping comes next."""


_LIMITS: Final = 4
_TAKE_LIMIT: Final = 5
_UNTAP: Final = 6


def _phase(frame: Untapping, state: State) -> None:
    """502.1: what has phasing phases out and what phased out under this player phases in, at the same time."""
    happen_all(state, phasing_of(state, state.active))


def _day_and_night(frame: Untapping, state: State) -> None:
    """502.2: it becomes night if the last turn's player cast nothing, day if they cast two or more spells."""
    if not state.day or state.turn == 1:
        return
    cast = 0
    for event in state.last_turn_history:
        if event.kind == ev.TURN_BEGAN:
            previous = event.player
            cast = sum(1 for past in state.last_turn_history if past.kind == ev.CAST and past.player == previous)
    if state.day == DAY and cast == 0:
        happen_all(state, becoming(state, NIGHT, state.active))
    elif state.day == NIGHT and cast >= 2:
        happen_all(state, becoming(state, DAY, state.active))


def _determine(frame: Untapping, state: State) -> None:
    """502.3: which permanents untap: all the player's, and those that untap along with them, but for what can't."""
    active = state.active
    others = _untap_along(state, active)
    found: list[Ref] = []
    optional: list[Ref] = []
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if not record.tapped or record.phased_out:
            continue
        if controller_of(state, record) != active and ref not in others:
            continue
        if _stays_tapped(state, record):
            continue
        found.append(ref)
        if restrictions(state, static.MAY_STAY_TAPPED, record):
            optional.append(ref)
    frame.untapping = tuple(found)
    frame.staying = tuple(optional)
    state.result = ()
    if optional:
        choose_objects(state, active, optional, 0, len(optional), "stay_tapped", rule="502.3")


def _stays_tapped(state: State, record: GameObject) -> bool:
    """Tell whether something keeps a permanent from untapping in this untap step: of whomever, or of some players."""
    for active in restrictions(state, static.CANT_UNTAP_IN_UNTAP_STEP, record):
        node = active.part
        assert isinstance(node, static.Restriction)
        if node.whom is None or state.active in players_of(state, node.whom, active.context):
            return True
    return False


def _untap_along(state: State, active: Player) -> set[Ref]:
    """Permanents of others that untap during this player's untap step."""
    along: set[Ref] = set()
    for part in active_parts(state, AsThough):
        rule = part.part
        if isinstance(rule, AsThough) and rule.kind == static.UNTAP_OTHERS and part.you != active:
            if rule.who is None or part.you in players_of(state, rule.who, part.context):
                if isinstance(rule.what, Filter):
                    along.update(find(state, rule.what, part.context))
    return along


def _stay_tapped(frame: Untapping, state: State) -> None:
    """The player has chosen which of those that may stay tapped do."""
    if frame.staying:
        staying = state.result
        frame.untapping = tuple(ref for ref in frame.untapping if ref not in staying)
    frame.step = _LIMITS


def _limits(state: State) -> list[ActivePart]:
    return player_rules(state, static.UNTAP_LIMIT, state.active)


def _next_limit(frame: Untapping, state: State) -> None:
    """502.3: of permanents under a limit the player chooses which untap."""
    limits = _limits(state)
    while frame.limit_at < len(limits):
        part = limits[frame.limit_at]
        covered = _covered(frame, state, part)
        n = _limit_of(state, part)
        if len(covered) > n:
            frame.step = _TAKE_LIMIT
            choose_objects(state, state.active, covered, n, n, "untap", part.source, "502.3")
            return
        frame.limit_at += 1
    frame.step = _UNTAP


def _covered(frame: Untapping, state: State, part: ActivePart) -> list[Ref]:
    rule = part.part
    assert isinstance(rule, PlayerRule)
    return [
        ref
        for ref in frame.untapping
        if controller_of(state, state.objects[ref >> 24]) == state.active
        and (rule.what is None or matches(state, state.objects[ref >> 24], rule.what, part.context))
    ]


def _limit_of(state: State, part: ActivePart) -> int:
    rule = part.part
    assert isinstance(rule, PlayerRule)
    return 0 if rule.n is None else max(0, amount(state, rule.n, part.context))


def _take_limit(frame: Untapping, state: State) -> None:
    chosen = state.result
    covered = _covered(frame, state, _limits(state)[frame.limit_at])
    frame.untapping = tuple(ref for ref in frame.untapping if ref in chosen or ref not in covered)
    frame.limit_at += 1
    frame.step = _LIMITS


def _untap(frame: Untapping, state: State) -> None:
    """502.3: they untap all at once."""
    events: list[Event] = []
    for ref in frame.untapping:
        event = ev.Untap()
        event.subject = ref
        event.player = controller_of(state, state.objects[ref >> 24])
        events.append(event)
    happen_all(state, events)


def _over(frame: Untapping, state: State) -> None:
    """502.3: what kept permanents tapped during this untap step ends with it."""
    expire_after_untapping(state)
    finish(frame)


register(Untapping, (_phase, _day_and_night, _determine, _stay_tapped, _next_limit, _take_limit, _untap, _over))
