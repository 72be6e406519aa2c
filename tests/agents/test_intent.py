"""115.1: what is meant for a target can be told from what the instructions do to it."""

from __future__ import annotations

import pytest

from apnap.abilities import change as ch
from apnap.abilities import effect as fx
from apnap.abilities import static as st
from apnap.abilities.ability import Body, Keyword
from apnap.abilities.effect import Effect
from apnap.abilities.objects import (
    ControllerOf,
    EachOpponent,
    Filter,
    HasCardType,
    InSlot,
    Iterated,
    TargetObjects,
    TargetPlayers,
    This,
    You,
)
from apnap.abilities.quantity import Minus, Number
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, CREATURE, EXILE, GRAVEYARD, HAND
from apnap.agents.intent import HARM, HELP, UNKNOWN, purpose_of, purpose_of_slot

IT = TargetObjects(0)
THEM = TargetPlayers(0)
ONE = Number(1)


@pytest.mark.parametrize(
    ("effect", "purpose"),
    [
        (fx.Destroy(IT), HARM),
        (fx.Move(IT, HAND), HARM),
        (fx.Move(IT, EXILE), HARM),
        (fx.DealDamage(ONE, objects=IT), HARM),
        (fx.DealDividedDamage(Number(3), 0), HARM),
        (fx.CounterSpell(IT), HARM),
        (fx.Tap(IT), HARM),
        (fx.Untap(IT), HELP),
        (fx.GainControl(You(), IT), HARM),
        (fx.Regenerate(IT), HELP),
        (fx.PutCounters(IT, "+1/+1"), HELP),
        (fx.PutCounters(IT, "stun"), HARM),
        (fx.Fight(This(), IT), HARM),
        (fx.Continuous(IT, (ch.Modify(Number(2), Number(2)),)), HELP),
        (fx.Continuous(IT, (ch.Modify(Minus(Number(0), Number(4)), Number(0)),)), HARM),
        (fx.Continuous(IT, (ch.AddAbility(Keyword("flying")),)), HELP),
        (fx.ContinuousRule((st.Restriction(st.CANT_BLOCK, IT),)), HARM),
        (fx.ContinuousRule((st.Restriction(st.CANT_BE_BLOCKED, IT),)), HELP),
        (fx.Draw(THEM, ONE), HELP),
        (fx.Discard(THEM, ONE), HARM),
        (fx.LoseLife(THEM, ONE), HARM),
        (fx.GainLife(THEM, ONE), HELP),
        (fx.Mill(THEM, ONE), HARM),
        (fx.Sacrifice(THEM, Filter((HasCardType(CREATURE),))), HARM),
        (fx.Transform(IT), UNKNOWN),
        (fx.Draw(You(), ONE), UNKNOWN),
    ],
)
def test_single_instructions(effect: Effect, purpose: int) -> None:
    assert purpose_of(effect, 0) == purpose


def test_only_what_is_done_to_that_target_counts() -> None:
    effect = fx.Sequence((fx.Destroy(IT), fx.GainLife(ControllerOf(IT), Number(4)), fx.Draw(EachOpponent(), ONE)))
    assert purpose_of(effect, 0) == HARM
    assert purpose_of(effect, 1) == UNKNOWN


def test_exiled_and_returned_at_once_is_a_help() -> None:
    effect = fx.Sequence((fx.Move(IT, EXILE, slot=1), fx.Move(InSlot(1), BATTLEFIELD)))
    assert purpose_of(effect, 0) == HELP


def test_the_zone_of_the_target_tells_what_returning_is() -> None:
    dead = Target(Filter((HasCardType(CREATURE),), (GRAVEYARD,)))
    live = Target(Filter((HasCardType(CREATURE),)))
    assert purpose_of(Body((dead,), fx.Move(IT, HAND)), 0) == HELP
    assert purpose_of(Body((live,), fx.Move(IT, HAND)), 0) == HARM


def test_loops_choices_and_slots_are_looked_into() -> None:
    assert purpose_of(fx.ForEachObject(IT, fx.Destroy(Iterated())), 0) == HARM
    assert purpose_of(fx.May(You(), fx.PutCounters(IT, "+1/+1")), 0) == HELP
    chosen = fx.Sequence((fx.Choose(You(), Filter(), slot=2), fx.Destroy(InSlot(2))))
    assert purpose_of_slot(chosen, 2) == HARM
    assert purpose_of_slot(chosen, 3) == UNKNOWN
