"""702.48: offering."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.definition import CardDefinition
from apnap.abilities.objects import Filter, HasSubtype
from apnap.rules.decisions import DONE
from apnap.rules.keywords import refusal_of_spell
from tests.rules.support import FOREST, MOUNTAIN, Table, creature

GOBLIN_OFFERING = Keyword("offering", what=Filter((HasSubtype("Goblin"),)))


def goblin(name: str, cost: str) -> CardDefinition:
    return creature(name, cost, 2, 2, subtypes=("Goblin",))


def patron(cost: str = "4RR") -> CardDefinition:
    return creature("Patron", cost, 5, 5, GOBLIN_OFFERING)


def table(*field: CardDefinition, cost: str = "4RR", step: str = "precombat_main", **more: Any) -> Table:
    return Table(A={"hand": [patron(cost)], "battlefield": list(field), **more}, B={}).start(step)


@pytest.mark.ledger("current:702.48")
def test_702_48a_the_sacrificed_permanent_takes_its_mana_cost_off() -> None:
    """Offering (702.48)."""
    played = table(goblin("Raider", "1R"), *[MOUNTAIN] * 4).cast("Patron")
    assert played.names("graveyard", "A") == ["Raider"]  # {4}{R}{R} less {1}{R} is {3}{R}
    assert all(land.tapped for land in played.objects("battlefield"))
    assert played.settle().names("battlefield", "A") == ["Mountain"] * 4 + ["Patron"]
    assert not table(goblin("Raider", "1R"), *[MOUNTAIN] * 3).can_cast("Patron")
    assert not table(creature("Bear", "1R", 2, 2), *[MOUNTAIN] * 4).can_cast("Patron")  # no Goblin


@pytest.mark.ledger("current:702.48")
def test_702_48a_with_an_offering_it_is_cast_like_an_instant_and_only_so() -> None:
    in_upkeep = table(goblin("Raider", "1R"), *[MOUNTAIN] * 6, step="upkeep").cast("Patron")
    assert in_upkeep.names("graveyard", "A") == ["Raider"]  # it isn't asked whether
    assert not table(*[MOUNTAIN] * 6, step="upkeep").can_cast("Patron")
    theirs = Table(
        A={"hand": [patron()], "battlefield": [goblin("Raider", "1R"), *[MOUNTAIN] * 4]}, B={"battlefield": [FOREST]}
    ).start("end", turn=2)
    theirs.passes()
    assert theirs.can_cast("Patron")


@pytest.mark.ledger("current:702.48")
def test_702_48b_which_permanent_is_chosen_as_it_is_announced_or_none() -> None:
    field = (goblin("Raider", "1R"), goblin("Chief", "2R"), *[MOUNTAIN] * 6)
    played = table(*field).cast("Patron")
    assert played.decision.purpose == "offering" and played.offered() == ["Chief", "Raider"]
    assert played.choose(DONE).names("graveyard", "A") == []
    played = table(*field).cast("Patron").choose("Chief")
    assert played.names("graveyard", "A") == ["Chief"]
    assert sum(not land.tapped for land in played.objects("battlefield") if land.definition.name != "Raider") == 3


@pytest.mark.ledger("current:702.48")
@pytest.mark.parametrize(
    ("cost", "offered", "lands"),
    [
        ("4RR", "GG", [MOUNTAIN, MOUNTAIN, FOREST, FOREST]),  # other colors take off generic mana
        ("4RR", "RRRR", [MOUNTAIN, MOUNTAIN]),  # and so does what is too much of a color
        ("1RR", "3R", [MOUNTAIN]),  # too much generic mana takes off no colored mana
        ("4RR", "6", [MOUNTAIN, MOUNTAIN]),
    ],
)
def test_702_48c_mana_of_the_same_type_is_taken_off_and_the_rest_as_generic(
    cost: str, offered: str, lands: list[CardDefinition]
) -> None:
    assert table(goblin("Raider", offered), *lands, cost=cost).can_cast("Patron")
    assert not table(goblin("Raider", offered), *lands[:-1], cost=cost).can_cast("Patron")


@pytest.mark.ledger("current:702.48")
def test_702_48c_a_permanent_without_a_mana_cost_takes_nothing_off() -> None:
    den = CardDefinition("Den", (creature("Den", "0", 1, 1, subtypes=("Goblin",)).faces[0],))
    assert not table(den, *[MOUNTAIN] * 5).can_cast("Patron")
    quick = table(den, *[MOUNTAIN] * 6, step="upkeep").cast("Patron")
    assert quick.names("graveyard", "A") == ["Den"]  # but it may be sacrificed for the time of casting


@pytest.mark.ledger("current:702.48")
def test_several_offerings_of_one_spell_are_not_carried_out() -> None:
    assert refusal_of_spell((GOBLIN_OFFERING, GOBLIN_OFFERING)) == "several offering abilities of one spell"
    assert refusal_of_spell((GOBLIN_OFFERING,)) == ""
