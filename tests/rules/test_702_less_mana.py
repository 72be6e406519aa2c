"""702.41 affinity, 702.125 undaunted; 702.51 convoke, 702.66 delve, 702.126 improvise: objects that pay for mana."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Ability, Keyword, Static
from apnap.abilities.cost import Cost, SacrificeObjects
from apnap.abilities.effect import Draw
from apnap.abilities.objects import Filter, HasCardType, HasSubtype, You
from apnap.abilities.static import SPEND_ANY_COLOR, AdditionalCost, AsThough, CostChange
from apnap.abilities.values import ARTIFACT, CREATURE, STACK
from apnap.rules.ending import concede
from apnap.rules.machine import run
from tests.rules.support import FOREST, ISLAND, MOUNTAIN, Table, artifact, creature, enchantment, land, sorcery

BEAR = creature("Bear", "1G", 2, 2)
DRAKE = creature("Drake", "2U", 2, 2)
GOLEM = creature("Golem", "3", 3, 3)
CUP = artifact("Cup", "1")


def rite(cost: str, *keywords: str | Ability) -> Any:
    """A sorcery that draws a card."""
    return sorcery("Rite", cost, Draw(You()), *(Keyword(k) if isinstance(k, str) else k for k in keywords))


@pytest.mark.ledger("current:702.51")
def test_702_51a_creatures_pay_generic_mana_and_mana_of_their_colors() -> None:
    """Convoke (702.51)."""
    table = Table(A={"hand": [rite("1GU", "convoke")], "battlefield": [BEAR, DRAKE, GOLEM]}, B={}).start()
    table.cast("Rite")
    assert table.decision.purpose == "convoke" and not table.decision.can_finish
    table.choose("Golem", "Bear").resolve()  # then only the Drake is left for {U}
    assert all(table.find(name).tapped for name in ("Bear", "Drake", "Golem")) and table.names("graveyard") == ["Rite"]


@pytest.mark.ledger("current:702.51")
@pytest.mark.parametrize(("helper", "castable"), [(BEAR, True), (DRAKE, False), (GOLEM, False)])
def test_702_51a_colored_mana_is_paid_by_a_creature_of_that_color_only(helper: Any, castable: bool) -> None:
    table = Table(A={"hand": [rite("G", "convoke")], "battlefield": [helper]}, B={}).start()
    assert table.can_cast("Rite") == castable


@pytest.mark.ledger("current:702.51")
def test_702_51a_summoning_sick_creatures_can_convoke_tapped_ones_and_others_creatures_can_not() -> None:
    table = Table(A={"hand": [rite("2", "convoke"), BEAR, GOLEM], "battlefield": [FOREST, FOREST]}, B={}).start()
    table.cast("Bear").resolve()
    assert not table.can_cast("Rite")
    table = Table(A={"hand": [rite("1", "convoke")]}, B={"battlefield": [BEAR]}).start()
    assert not table.can_cast("Rite")


@pytest.mark.ledger("current:702.51")
def test_702_51a_nobody_has_to_be_tapped_if_mana_suffices() -> None:
    table = Table(A={"hand": [rite("1", "convoke")], "battlefield": [BEAR, FOREST]}, B={}).start()
    table.cast("Rite").choose("done")
    assert table.find("Forest").tapped and not table.find("Bear").tapped


@pytest.mark.ledger("current:702.51")
def test_702_51b_convoke_applies_after_the_total_cost_is_known() -> None:
    dearer = enchantment("Toll", "1", Static((CostChange(You(), Filter((), (STACK,)), generic=2),)))
    table = Table(A={"hand": [rite("1", "convoke")], "battlefield": [dearer, BEAR, DRAKE, GOLEM]}, B={}).start()
    table.cast("Rite").choose("Bear", "Drake").resolve()
    assert table.find("Golem").tapped
    assert table.names("graveyard", "A") == ["Rite"]


@pytest.mark.ledger("current:702.51")
def test_702_51a_a_creature_that_makes_mana_does_one_of_the_two() -> None:
    mana = land("Elf", "G").faces[0].abilities
    elf = creature("Elf", "G", 1, 1, *mana)
    table = Table(A={"hand": [rite("1G", "convoke")], "battlefield": [elf]}, B={}).start()
    assert not table.can_cast("Rite")
    table = Table(A={"hand": [rite("1G", "convoke")], "battlefield": [elf, GOLEM]}, B={}).start()
    table.cast("Rite").choose("Golem")
    while table.state.decision is not None and table.decision.purpose == "convoke":
        table.choose("done" if table.decision.can_finish else "Elf")
    table.resolve()
    assert table.names("graveyard", "A") == ["Rite"]


@pytest.mark.ledger("current:702.51")
def test_702_51a_any_color_of_mana_makes_no_creature_another_color() -> None:
    prism = enchantment("Prism", "1", Static((AsThough(SPEND_ANY_COLOR, Filter((), (STACK,))),)))
    table = Table(A={"hand": [rite("G", "convoke")], "battlefield": [prism, DRAKE]}, B={}).start()
    assert not table.can_cast("Rite")
    table = Table(A={"hand": [rite("G", "convoke")], "battlefield": [prism, ISLAND]}, B={}).start()
    assert table.can_cast("Rite")


def test_a_creature_that_convokes_can_also_be_sacrificed_for_the_cost() -> None:
    """601.2h: the parts of a total cost are paid in any order."""
    given = Static((AdditionalCost(Cost(parts=(SacrificeObjects(Filter((HasCardType(CREATURE),))),))),), zones=(STACK,))
    table = Table(A={"hand": [rite("1", "convoke", given)], "battlefield": [BEAR]}, B={}).start()
    table.cast("Rite").resolve()
    assert table.names("graveyard", "A") == ["Bear", "Rite"]


@pytest.mark.ledger("current:702.126")
def test_702_126a_artifacts_pay_generic_mana_only() -> None:
    """Improvise (702.126)."""
    table = Table(A={"hand": [rite("1U", "improvise")], "battlefield": [CUP, CUP]}, B={}).start()
    assert not table.can_cast("Rite")
    table = Table(A={"hand": [rite("1U", "improvise")], "battlefield": [CUP, ISLAND]}, B={}).start()
    table.cast("Rite").resolve()
    assert table.find("Cup").tapped and table.find("Island").tapped


@pytest.mark.ledger("current:702.66")
def test_702_66a_cards_are_exiled_from_the_graveyard_for_generic_mana() -> None:
    """Delve (702.66)."""
    grave = [BEAR, DRAKE, GOLEM]
    table = Table(A={"hand": [rite("3U", "delve")], "graveyard": grave, "battlefield": [ISLAND, FOREST]}, B={}).start()
    table.cast("Rite").choose("Bear", "Golem", "done").resolve()
    assert table.names("exile", "A") == ["Bear", "Golem"] and table.names("graveyard", "A") == ["Drake", "Rite"]
    table = Table(A={"hand": [rite("U", "delve")], "graveyard": grave}, B={}).start()
    assert not table.can_cast("Rite")


@pytest.mark.ledger("current:702.66")
def test_702_66a_x_can_be_paid_by_delving() -> None:
    table = Table(A={"hand": [rite("X", "delve")], "graveyard": [BEAR, DRAKE]}, B={}).start()
    table.cast("Rite")
    assert table.decision.options == (0, 1, 2)
    table.choose(2, "Bear")
    assert table.names("exile", "A") == ["Bear", "Drake"]


@pytest.mark.ledger("current:702.51")
@pytest.mark.parametrize("name", ["convoke", "improvise", "delve"])
def test_702_51d_several_instances_are_redundant(name: str) -> None:
    """One object pays for one mana, also by delve (702.66c).

    One creature, artifact or card pays once (702.51d, 702.126c).
    """
    seat = {"hand": [rite("2", name, name)], "battlefield": [creature("Myr", "1", 1, 1)], "graveyard": [BEAR]}
    assert not Table(A=seat, B={}).start().can_cast("Rite")


def affinity(*tests: Any) -> Keyword:
    return Keyword("affinity", what=Filter(tests))


@pytest.mark.ledger("current:702.41")
def test_702_41_affinity_counts_what_you_control_and_each_instance_applies() -> None:
    """Both instances make it cheaper (702.41b)."""
    for_artifacts = affinity(HasCardType(ARTIFACT))
    both = rite("5U", for_artifacts, affinity(HasSubtype("Forest")))
    table = Table(A={"hand": [both], "battlefield": [CUP, CUP, CUP, FOREST, ISLAND]}, B={"battlefield": [CUP]}).start()
    table.cast("Rite").resolve()  # {5}{U} less {3} less {1}
    assert table.find("Forest").tapped and table.find("Island").tapped
    table = Table(A={"hand": [both], "battlefield": [CUP, CUP, FOREST, ISLAND]}, B={"battlefield": [CUP]}).start()
    assert not table.can_cast("Rite")


@pytest.mark.ledger("current:702.41")
def test_702_41a_affinity_leaves_colored_mana() -> None:
    spell = rite("1U", affinity(HasCardType(ARTIFACT)))
    table = Table(A={"hand": [spell], "battlefield": [CUP] * 5}, B={}).start()
    assert not table.can_cast("Rite")


@pytest.mark.ledger("current:702.125")
def test_702_125_undaunted_counts_opponents() -> None:
    """{1} less for each opponent (702.125a)."""
    lands = [FOREST, ISLAND, MOUNTAIN]
    assert not Table(A={"hand": [rite("5", "undaunted")], "battlefield": lands}, B={}).start().can_cast("Rite")
    assert Table(A={"hand": [rite("5", "undaunted")], "battlefield": lands}, B={}, C={}).start().can_cast("Rite")


@pytest.mark.ledger("current:702.125")
def test_702_125b_a_player_who_has_left_is_no_opponent_any_more() -> None:
    lands = [FOREST, ISLAND, MOUNTAIN]
    table = Table(A={"hand": [rite("5", "undaunted")], "battlefield": lands}, B={}, C={}).start()
    assert table.can_cast("Rite")
    concede(table.state, 2)
    run(table.state)
    assert not table.can_cast("Rite")
