"""603.2, 614.1: what all checks of occurrences share: the register, and small questions about players and objects."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import occurrence as occ
from apnap.abilities.objects import AnyPlayer, EachPlayer, Filter, Players, You
from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.context import Context
from apnap.rules.expressions import players_of
from apnap.rules.filters import matches as fits
from apnap.rules.records import GameObject

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.state import State

Check = Callable[["State", Any, Any, Context], bool]

CHECKS: Final[dict[type[occ.Occurrence], Check]] = {}
MASKS: Final[dict[type[occ.Occurrence], int]] = {}


def watched(occurrence: type[occ.Occurrence], *kinds: int) -> Callable[[Check], Check]:
    """Register the function below as the check of a class of occurrences that concern these kinds of events."""

    def add(function: Check) -> Check:
        CHECKS[occurrence] = function
        mask = 0
        for kind in kinds:
            mask |= 1 << kind
        MASKS[occurrence] = mask
        return function

    return add


def is_one_of(state: State, player: Player, who: Players | None, context: Context) -> bool:
    """Tell whether a player is one of those that the expression yields (None: anybody)."""
    if who is None:
        return True
    if isinstance(who, You):
        return player == context.you
    if isinstance(who, AnyPlayer | EachPlayer):
        return True
    return player in players_of(state, who, context)


def caused_by(state: State, event: Event, who: Players | None, context: Context) -> bool:
    """Tell whether a spell or ability of one of these players causes an event (None: whatever causes it)."""
    if who is None:
        return True
    if event.source <= NO_REF:
        return False
    return is_one_of(state, controller_of(state, state.last_known(event.source)), who, context)


def ref_fits(state: State, ref: Ref, what: Filter | None, context: Context) -> bool:
    """Whether the object fits, as it is or last was."""
    if what is None:
        return True
    return ref > NO_REF and fits(state, state.last_known(ref), what, context)


def moved_object(state: State, event: ev.ZoneChange) -> GameObject:
    """Return the record that zone-change checks look at (603.6, 603.10a): as it last was if it left the battlefield or
    the stack, else as it is in its new zone."""
    if event.became == NO_REF or event.came_from in (BATTLEFIELD, STACK) and event.to != BATTLEFIELD:
        return state.last_known(event.subject)
    return state.last_known(event.became)


def came_from_zone(state: State, event: ev.ZoneChange) -> int:
    """Return the zone an object moves from, also for a proposal."""
    if event.became != NO_REF:
        return event.came_from
    record = state.current(event.subject)
    return 0 if record is None else record.zone
