"""106.6: what else happens as mana is spent on a spell: effects on it, and delayed triggered abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.ability import Body
from apnap.abilities.effect import Effect, Sequence
from apnap.ids import NO_REF
from apnap.rules import events as ev
from apnap.rules.context import context_for
from apnap.rules.delayed_triggers import add_reflexive
from apnap.rules.filters import matches
from apnap.rules.mana import riders_of
from apnap.rules.programs import start_program

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def ride(state: State, spell: GameObject, by_leave: Effect | None = None) -> None:
    """Carry out what the mana spent on a spell says of it, and what the permission does by which it is cast. Last act
    of a step."""
    effects: list[Effect] = []
    first = None
    if by_leave is not None:
        effects.append(by_leave)
        first = context_for(spell.ref, spell.cast_by)
        first.event = ev.Cast()
        first.event.subject = first.event.source = spell.ref
        first.event.player = spell.cast_by
    for rider, source, you in riders_of(spell.mana_spent):
        context = context_for(source if source != NO_REF else spell.ref, you)
        if not matches(state, spell, rider.spells, context):
            continue
        event = ev.Cast()
        event.subject = event.source = spell.ref
        event.player = you
        context.event = event
        if rider.triggers:
            add_reflexive(state, Body(effect=rider.effect), context)
        else:
            effects.append(rider.effect)
            first = first or context
    if first is not None:
        start_program(state, Sequence(tuple(effects)), first)
