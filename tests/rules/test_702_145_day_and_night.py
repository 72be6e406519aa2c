"""702.145 daybound and nightbound, 731 day and night."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apnap.abilities.ability import Body, Keyword, Triggered
from apnap.abilities.change import RemoveAllAbilities
from apnap.abilities.definition import TRANSFORM, CardDefinition
from apnap.abilities.effect import BecomeDay, Continuous, Effect, GainLife, Transform
from apnap.abilities.objects import Filter, HasCardType, TargetObjects, You
from apnap.abilities.occurrence import KeywordAction, Transforms
from apnap.abilities.quantity import Number
from apnap.abilities.values import CREATURE
from apnap.rules.libraries import DAY, NIGHT
from tests.rules.support import TARGET_CREATURE, Table, creature, enchantment, instant


def werewolf(cost: str = "0") -> CardDefinition:
    front = creature("Villager", cost, 2, 2, "daybound").faces[0]
    back = replace(creature("Wolf", cost, 4, 4, "nightbound").faces[0], mana_cost=None)
    return CardDefinition("Villager // Wolf", (front, back), TRANSFORM)


DUSK, DAWN = instant("Dusk", "0", BecomeDay(True)), instant("Dawn", "0", BecomeDay())
FLIP, AGAIN = (instant(name, "0", Body((TARGET_CREATURE,), Transform(TargetObjects(0)))) for name in ("Flip", "Again"))


@pytest.mark.ledger("current:702.145")
def test_702_145d_with_daybound_it_becomes_day() -> None:
    table = Table(A={"hand": [werewolf()]}, B={}).start()
    assert table.state.day == 0
    assert table.cast("Villager").resolve().state.day == DAY


def test_731_2a_night_falls_after_a_turn_without_spells_and_day_breaks_after_two() -> None:
    """As day breaks it turns, and by nothing else (702.145e). The untap step looks at the turn before (703.4b).

    Before the upkeep begins (502.2).
    """
    watch = Triggered(Transforms(Filter((HasCardType(CREATURE),))), Body(effect=GainLife(You(), Number(1))))
    seat = {"hand": [werewolf(), werewolf()], "battlefield": [enchantment("Owl", "0", watch)]}
    table = Table(A=seat, B={"hand": [FLIP, AGAIN]}).start()
    table.cast("Villager").resolve().to("upkeep", turn=2)
    assert table.state.day == DAY  # a spell was cast
    table.to("precombat_main", turn=3)
    assert table.state.day == NIGHT and table.size("Wolf") == (4, 4) and table.life("A") == 21
    table.to("precombat_main", turn=4).cast("Flip").settle().cast("Again").settle()
    assert table.find("Wolf").face == 1 and table.life("A") == 21  # 702.145e: nothing else transforms it
    assert table.to("upkeep", turn=5).state.day == DAY and table.size("Villager") == (2, 2)


@pytest.mark.ledger("current:702.145")
def test_702_145b_it_enters_transformed_at_night() -> None:
    table = Table(A={"hand": [werewolf(), DUSK]}, B={}).start().cast("Dusk").settle()
    table.cast("Villager").resolve()
    assert table.size("Wolf") == (4, 4) and table.state.day == NIGHT


@pytest.mark.ledger("current:702.145")
def test_702_145b_all_turn_as_it_becomes_night_and_nothing_else_turns_them() -> None:
    table = Table(A={"battlefield": [werewolf()], "hand": [DUSK, FLIP]}, B={"battlefield": [werewolf()]}).start()
    table.cast("Flip", "Villager").settle()
    assert table.names("battlefield") == ["Villager", "Villager"] and table.state.day == DAY
    assert table.cast("Dusk").settle().names("battlefield") == ["Wolf", "Wolf"]


def test_731_1a_day_becomes_night_is_not_it_becomes_day() -> None:
    watch = Triggered(KeywordAction("change of day"), Body(effect=GainLife(You(), Number(1))))
    table = Table(A={"battlefield": [creature("Owl", "0", 1, 1, watch)], "hand": [DUSK, DAWN]}, B={"hand": [DAWN]})
    table.start().cast("Dusk").settle()
    assert table.life("A") == 20  # it was neither before
    table.cast("Dawn").settle()
    assert table.life("A") == 21 and table.state.day == DAY
    table.passes(1).cast("Dawn#2").settle() if table.find("Dawn#2").zone == 2 else None
    assert table.life("A") == 21  # it is day already


def test_731_2c_without_day_or_night_nothing_is_checked() -> None:
    table = Table(A={}, B={}).start().to("upkeep", turn=3)
    assert table.state.day == 0


@pytest.mark.ledger("current:702.145")
def test_702_145_two_instances_are_no_more_than_one() -> None:
    front = creature("Villager", "0", 2, 2, "daybound", Keyword("daybound")).faces[0]
    card = CardDefinition("Villager // Wolf", (front, werewolf().faces[1]), TRANSFORM)
    table = Table(A={"hand": [card, DUSK]}, B={}).start().cast("Villager").resolve().cast("Dusk").settle()
    assert table.size("Wolf") == (4, 4)


MUTE = instant("Mute", "0", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (RemoveAllAbilities(),))))


def turned_while_mute(first: Effect, shown: str, other: str) -> Table:
    """A permanent that was turned to the wrong face while it had no abilities, as its abilities are about to return.

    The player whose turn it is casts one spell, so that the time does not change in the next turn (731.2a).
    """
    hand = [instant("Time", "0", first), MUTE, FLIP]
    wait = instant("Wait", "0", GainLife(You(), Number(1)))
    table = Table(A={"battlefield": [werewolf()], "hand": [wait]}, B={"hand": hand}).start().cast("Wait").settle()
    table.passes().cast("Time").settle()
    assert table.names("battlefield") == [shown]
    table.passes().cast("Mute").settle().passes().cast("Flip").settle()
    assert table.names("battlefield") == [other]
    return table


@pytest.mark.ledger("current:702.145")
def test_702_145c_f_the_wrong_face_turns_at_once_when_it_has_its_ability_again() -> None:
    """At night with daybound (702.145c), by day with nightbound (702.145f): nothing is put on the stack for it."""
    night = turned_while_mute(BecomeDay(True), "Wolf", "Villager")
    assert night.to("upkeep", turn=2).names("battlefield") == ["Wolf"]
    assert night.state.day == NIGHT
    day = turned_while_mute(BecomeDay(), "Villager", "Wolf")
    assert day.to("upkeep", turn=2).names("battlefield") == ["Villager"] and day.state.day == DAY


@pytest.mark.ledger("current:702.145")
def test_702_145g_nightbound_alone_makes_it_night_and_daybound_beside_it_day() -> None:
    """On opposite faces of a card (702.145a); with both on the battlefield it becomes day (702.145d)."""
    for beside, day in (((), NIGHT), ((werewolf(),), DAY)):
        table = Table(A={"battlefield": [werewolf(), *beside]}, B={})
        table.state.edit(table.find("Villager").ref).face = 1
        table.state.disturb()
        table.start()
        assert table.state.day == day
        assert table.names("battlefield") == (["Villager", "Villager"] if beside else ["Wolf"])
