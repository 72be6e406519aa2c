"""728: rad counters, and the triggered ability that comes with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.condition import Compare
from apnap.abilities.effect import LoseLife, Mill, RemovePlayerCounters, Sequence
from apnap.abilities.objects import AnyPlayer, EventPlayer, Filter, HasCardType, InSlot, Not, Those
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.quantity import AT_LEAST, Comparison, CountersOfPlayer, CountObjects, Number
from apnap.abilities.values import LAND, PRECOMBAT_MAIN
from apnap.rules import events as ev
from apnap.rules.definitions import compile_ability
from apnap.rules.events import Event
from apnap.rules.sourceless import trigger_sourceless

if TYPE_CHECKING:
    from apnap.rules.state import State

RAD: Final = "rad"
_MILLED: Final = 1
_HAS: Final = CountersOfPlayer(EventPlayer(), RAD)
_NONLANDS: Final = CountObjects(Those(InSlot(_MILLED), Filter((Not(HasCardType(LAND)),))))
_IRRADIATES: Final = compile_ability(
    Triggered(
        BeginningOf(PRECOMBAT_MAIN, AnyPlayer()),
        Body(
            effect=Sequence(
                (
                    Mill(EventPlayer(), _HAS, _MILLED),
                    LoseLife(EventPlayer(), _NONLANDS),
                    RemovePlayerCounters(EventPlayer(), RAD, _NONLANDS),
                )
            )
        ),
        Compare(_HAS, Comparison(AT_LEAST, Number(1))),
        text="Rad counters",
        keyword="rad counters",
    )
)


def notice_for_radiation(state: State, performed: list[Event]) -> None:
    """728.1: the ability without a source, controlled by the active player, triggers."""
    for event in performed:
        if event.kind == ev.STEP_BEGAN:
            trigger_sourceless(state, _IRRADIATES, state.active, event)
