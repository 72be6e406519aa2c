"""702.132: assist."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body, Keyword
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import GainLife
from apnap.abilities.objects import You
from apnap.abilities.quantity import X
from apnap.rules import decisions as dec
from apnap.rules.decisions import DONE
from tests.rules.support import FOREST, ISLAND, MOUNTAIN, Table, creature, sorcery

ASSIST = Keyword("assist")


def giant(cost: str = "4G", *more: Keyword) -> CardDefinition:
    return creature("Giant", cost, 6, 6, ASSIST, *more)


def table(mine: int, theirs: int, card: CardDefinition | None = None, others: int = 0) -> Table:
    seats: dict[str, Any] = {
        "A": {"hand": [card or giant()], "battlefield": [FOREST] * mine},
        "B": {"battlefield": [ISLAND] * theirs},
    }
    if others:
        seats["C"] = {"battlefield": [MOUNTAIN] * others}
    return Table(**seats).start()


def untapped(played: Table, name: str) -> int:
    return sum(not one.tapped for one in played.objects("battlefield") if one.definition.name == name)


@pytest.mark.ledger("current:702.132")
def test_702_132a_another_player_pays_for_generic_mana_as_they_like() -> None:
    """Assist (702.132)."""
    played = table(5, 3).cast("Giant")
    assert played.decision.player == 0 and played.decision.kind == dec.PLAYERS and played.decision.can_finish
    played.choose("B")
    assert played.decision.player == 1 and played.decision.options == (0, 1, 2, 3)
    played.choose(3)
    assert untapped(played, "Forest") == 3 and untapped(played, "Island") == 0
    spell = played.find("Giant", "stack")
    assert sum(n for _, n in spell.mana_spent) == 5 and len(spell.mana_spent) == 2  # both players' mana was spent on it
    assert played.resolve().names("battlefield", "A").count("Giant") == 1
    alone = table(5, 3).cast("Giant").choose(DONE)
    assert untapped(alone, "Forest") == 0 and untapped(alone, "Island") == 3


@pytest.mark.ledger("current:702.132")
def test_702_132a_only_generic_mana_is_paid_by_another_player() -> None:
    assert table(1, 4).can_cast("Giant")
    assert not table(0, 9).can_cast("Giant")  # {G} is the caster's
    assert not table(1, 3).can_cast("Giant")
    assert not table(2, 9, giant("GGG")).can_cast("Giant")
    asked = table(3, 9, giant("GGG")).cast("Giant")
    assert asked.decision.kind == dec.PRIORITY  # no generic mana: nobody is asked


@pytest.mark.ledger("current:702.132")
def test_702_132a_who_is_left_without_enough_takes_the_spell_back() -> None:
    """733.1: the casting is reversed, with what the other player has paid; it is not offered again this turn."""
    played = table(2, 4).cast("Giant")
    assert played.decision.kind == dec.NUMBER and played.decision.player == 1  # there is no other to be chosen
    played.choose(2)
    assert played.decision.kind == dec.PRIORITY and played.names("hand", "A") == ["Giant"]
    assert untapped(played, "Island") == 4 and untapped(played, "Forest") == 2
    assert not played.can_cast("Giant")
    assert played.to("precombat_main", 3).cast("Giant").choose(3).names("stack") == ["Giant"]


@pytest.mark.ledger("current:702.132")
def test_702_132a_one_other_player_is_chosen_and_only_one_pays() -> None:
    played = table(2, 3, others=4).cast("Giant")
    assert played.decision.options == (1, 2) and not played.decision.can_finish
    played.choose("C").choose(4)
    assert untapped(played, "Mountain") == 0 and untapped(played, "Island") == 3
    assert not table(1, 2, others=2).can_cast("Giant")  # two players can't pay for it together
    assert table(2, 2, others=4).cast("Giant").decision.player == 2  # B could not pay enough


@pytest.mark.ledger("current:702.132")
def test_702_132a_generic_mana_of_an_x_is_paid_by_another_player_too() -> None:
    wish = sorcery("Wish", "XG", Body(effect=GainLife(You(), X())), ASSIST)
    played = table(1, 3, wish).cast("Wish")
    assert played.decision.options == (0, 1, 2, 3)
    played.choose(3).choose(3).resolve()
    assert played.life("A") == 23


@pytest.mark.ledger("current:702.132")
def test_702_132a_several_instances_are_one() -> None:
    played = table(5, 3, giant("4G", ASSIST)).cast("Giant").choose("B").choose(1)
    assert played.decision.kind == dec.PRIORITY and untapped(played, "Forest") == 1
