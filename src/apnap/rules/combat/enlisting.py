"""702.154: enlist: an optional cost to attack, and what paying it triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.change import Modify
from apnap.abilities.effect import Continuous
from apnap.abilities.objects import EventOther, Filter, IsSource, This
from apnap.abilities.occurrence import Attacks
from apnap.abilities.quantity import POWER, Number, StatOf
from apnap.abilities.values import CREATURE, HASTE
from apnap.ids import Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics, controller_of, keyword_nodes
from apnap.rules.definitions import compile_ability
from apnap.rules.events import Event
from apnap.rules.libraries import action
from apnap.rules.permanents import about
from apnap.rules.waiting import WaitingTrigger

if TYPE_CHECKING:
    from apnap.rules.state import State

ENLIST: Final = "enlist"
Enlisted = tuple[Ref, Ref]
"""An attacker and the creature it enlists."""

_STRONGER: Final = compile_ability(
    Triggered(
        Attacks(Filter((IsSource(),))),
        Body(effect=Continuous(This(), (Modify(StatOf(EventOther(), POWER), Number(0)),))),
        keyword=ENLIST,
        text="Enlist",
    )
)
"""What triggers as the cost is paid; it is linked to that cost, so that it is not looked for among abilities."""


def enlisting(state: State, attackers: list[Ref]) -> tuple[Ref, ...]:
    """Return the attackers that may enlist, once for each instance of the ability (702.154d)."""
    return tuple(ref for ref in attackers for _ in keyword_nodes(state, state.objects[ref >> 24], ENLIST))


def can_be_enlisted(state: State, attackers: list[Ref], enlisted: tuple[Enlisted, ...]) -> list[Ref]:
    """Return the creatures that may be tapped: untapped, yours, not attacking, with haste or under your control since
    the turn began."""
    taken = {ref for _, ref in enlisted}
    found: list[Ref] = []
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        chars = characteristics(state, record)
        if ref in attackers or ref in taken or record.tapped or record.phased_out:
            continue
        if chars.controller == state.active and chars.card_types & CREATURE:
            if not record.sick or chars.keywords & HASTE:
                found.append(ref)
    return found


def pay(state: State, enlisted: tuple[Enlisted, ...]) -> list[Event]:
    """Return the events of paying; let the linked abilities trigger (607.2h)."""
    events: list[Event] = []
    for attacker, ref in enlisted:
        told = action(ENLIST, state.active, 0, attacker)
        told.other = ref
        events += [about(ev.Tap, ref), told]
        waiting = WaitingTrigger()
        waiting.ability = _STRONGER
        waiting.source = attacker
        waiting.controller = controller_of(state, state.last_known(attacker))
        waiting.event = told
        state.waiting_triggers = (*state.waiting_triggers, waiting)
    return events
