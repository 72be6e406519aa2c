"""702.55: haunt."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body, Keyword, Triggered
from apnap.abilities.bonds import Haunted
from apnap.abilities.change import SetTypes
from apnap.abilities.definition import CardDefinition
from apnap.abilities.duration import Forever
from apnap.abilities.effect import Continuous, CounterSpell, GainLife, Move
from apnap.abilities.objects import IS_SPELL, Filter, Is, IsOneOf, TargetObjects, You
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, EXILE, GRAVEYARD, STACK
from tests.rules.support import TARGET_CREATURE, Table, creature, damage_to_any, instant

BEAR, OX = creature("Bear", "1G", 2, 2), creature("Ox", "3W", 2, 4)
ZAP, BOLT, BURN = (instant(name, "0", damage_to_any(5)) for name in ("Zap", "Bolt", "Burn"))
DIES = ZoneChanges(Filter((IsOneOf(Haunted()),)), (BATTLEFIELD,), (GRAVEYARD,))
MOURN = Triggered(DIES, Body(effect=GainLife(You(), Number(3))), zones=(BATTLEFIELD, EXILE))


def ghost(*more: Keyword) -> CardDefinition:
    return creature("Ghost", "1W", 1, 1, Keyword("haunt"), *more, MOURN)


def table(*hand: CardDefinition, **theirs: Any) -> Table:
    seats: dict[str, Any] = {
        "A": {"battlefield": [ghost()], "hand": list(hand)},
        "B": {"battlefield": [BEAR, OX], **theirs},
    }
    return Table(**seats).start()


@pytest.mark.ledger("current:702.55")
def test_702_55a_c_a_dead_creature_haunts_and_its_ability_triggers_in_exile() -> None:
    """Haunt (702.55): the ability works in exile (702.55c)."""
    played = table(ZAP, BOLT, BURN).cast("Zap", "Ghost").resolve().target("Bear").settle()
    assert played.names("exile", "A") == ["Ghost"] and played.life("A") == 20
    assert played.cast("Bolt", "Ox").settle().life("A") == 20  # another creature
    assert played.cast("Burn", "Bear").settle().life("A") == 23
    assert played.names("exile", "A") == ["Ghost"]


@pytest.mark.ledger("current:702.55")
def test_702_55b_it_haunts_that_object_even_if_it_is_no_creature_any_more() -> None:
    freeze = instant(
        "Freeze", "0", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (SetTypes(ARTIFACT),), Forever()))
    )
    crush = instant("Crush", "0", Body((Target(Filter(())),), Move(TargetObjects(0), GRAVEYARD)))
    played = table(ZAP, freeze, crush).cast("Zap", "Ghost").resolve().target("Bear").settle()
    played.cast("Freeze", "Bear").settle()
    assert played.cast("Crush", "Bear").settle().life("A") == 23


@pytest.mark.ledger("current:702.55")
def test_702_55b_an_object_that_comes_back_is_not_haunted() -> None:
    away = instant("Away", "0", Body((TARGET_CREATURE,), Move(TargetObjects(0), EXILE, slot=1)))
    played = table(ZAP, away).cast("Zap", "Ghost").resolve().target("Bear").settle()
    assert played.cast("Away", "Bear").settle().life("A") == 20


@pytest.mark.ledger("current:702.55")
def test_702_55a_a_spell_haunts_after_resolving_but_not_when_it_is_countered() -> None:
    rite = instant("Rite", "0", GainLife(You(), Number(1)), Keyword("haunt"), MOURN)
    stop = instant("Stop", "0", Body((Target(Filter((Is(IS_SPELL),), (STACK,))),), CounterSpell(TargetObjects(0))))
    played = table(rite, ZAP).cast("Rite").resolve().target("Bear").settle()
    assert played.names("exile", "A") == ["Rite"] and played.life("A") == 21
    assert played.cast("Zap", "Bear").settle().life("A") == 24
    countered = table(rite, hand=[stop]).cast("Rite").passes().cast("Stop").settle()
    assert countered.names("graveyard", "A") == ["Rite"] and countered.names("exile", "A") == []


@pytest.mark.ledger("current:702.55")
def test_702_55a_of_several_instances_only_the_first_finds_the_card() -> None:
    twice = ghost(Keyword("haunt"))
    played = Table(A={"battlefield": [twice], "hand": [ZAP, BOLT, BURN]}, B={"battlefield": [BEAR, OX]}).start()
    played.cast("Zap", "Ghost").resolve()
    while played.decision.purpose != "target":
        played.choose(played.decision.options[0])
    played.target("Bear", "Ox").settle()
    assert played.names("exile", "A") == ["Ghost"]
    assert played.cast("Bolt", "Bear").settle().life("A") == 20  # the last trigger resolved first
    assert played.cast("Burn", "Ox").settle().life("A") == 23


@pytest.mark.ledger("current:702.55")
def test_702_55a_a_card_that_has_left_the_graveyard_haunts_nothing() -> None:
    grab = instant("Grab", "0", Body((Target(Filter((), (GRAVEYARD,))),), Move(TargetObjects(0), EXILE)))
    played = table(ZAP, grab).cast("Zap", "Ghost").resolve().target("Bear").cast("Grab", "Ghost").settle()
    assert played.names("exile", "A") == ["Ghost"]
    assert not played.find("Ghost", "exile").linked
