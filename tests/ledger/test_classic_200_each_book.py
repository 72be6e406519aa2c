"""classic:200–217, and 111, 205, 303–306 of today: one position, and what becomes of it under each book."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.change import SetTypes
from apnap.abilities.cost import Cost
from apnap.abilities.effect import Continuous, MayPay, Move
from apnap.abilities.objects import Each, Filter, TargetObjects, You
from apnap.abilities.values import BASIC, BATTLEFIELD, BLUE, CREATURE, EXILE, LAND, LEGENDARY
from apnap.rules.characteristics import Characteristics, characteristics
from apnap.rules.view import View
from tests.constructs.support import beast, permanent, spell
from tests.ledger.moments import gain
from tests.rules.effects import do
from tests.rules.support import FOREST, SWAMP, Table, artifact, card, creature

IT = TargetObjects(0)
BOOKS = ("classic", "2007", "2016", "current")


def under(*answers: Any) -> pytest.MarkDecorator:
    """Run a test under each book, with what it should find there."""
    return pytest.mark.parametrize(("rules", "wanted"), list(zip(BOOKS, answers, strict=True)))


def seen(table: Table, name: str, zone: str | None = None) -> Characteristics:
    """Return what an object is now."""
    return characteristics(table.state, table.find(name, zone))


@under(1, None, None, None)
def test_removed_cards_lie_in_piles_or_in_one_zone(rules: str, wanted: int | None) -> None:
    """classic:217.1; 406.1."""
    table = Table(book=rules, A={"battlefield": [beast(name="Ape")]}, B={})
    do(table, Move(Each(Filter(())), EXILE))
    removed = View(table.state, 1).players[0].removed
    assert (None if removed is None else len(removed)) == wanted and len(View(table.state, 1).exile) == 1


@under({"Human", "Legend"}, {"Human"}, {"Human"}, {"Human"})
def test_a_legendary_creature_has_the_type_legend(rules: str, wanted: set[str]) -> None:
    """classic:215.2; 205.4d."""
    duke = creature("Duke", "W", 1, 1, supertypes=LEGENDARY, subtypes=("Human",))
    assert seen(Table(book=rules, A={"battlefield": [duke]}, B={}), "Duke").subtypes == wanted


@under(True, False, False, False)
def test_another_type_than_those_that_exist_can_be_named(rules: str, wanted: bool) -> None:
    """classic:214.7a; 205.3e."""
    lord = permanent("As Lord enters, choose a creature type.", name="Lord")
    table = Table(book=rules, A={"hand": [lord]}, B={}).start().cast("Lord").resolve()
    assert ("another" in table.choices) is wanted and ("Legend" in table.choices) is wanted and "Ogre" in table.choices


@under(0, LEGENDARY, LEGENDARY, LEGENDARY)
def test_a_new_type_leaves_supertypes(rules: str, wanted: int) -> None:
    """classic:214.4; 205.1a."""
    crown = artifact("Crown", "1", supertypes=LEGENDARY)
    table = Table(book=rules, A={"battlefield": [crown]}, B={})
    do(table, Continuous(IT, (SetTypes(CREATURE, ("Ape",)),)), "Crown")
    assert (seen(table, "Crown").card_types, seen(table, "Crown").supertypes) == (CREATURE, wanted)


@under(BASIC, 0, 0, 0)
def test_a_land_that_becomes_a_swamp_becomes_basic(rules: str, wanted: int) -> None:
    """classic:214.9f; 305.7."""
    table = Table(book=rules, A={"battlefield": [card("Ruin", None, LAND)]}, B={})
    do(table, Continuous(IT, (SetTypes(subtypes=("Swamp",)),)), "Ruin")
    assert (seen(table, "Ruin").subtypes, seen(table, "Ruin").supertypes) == (frozenset({"Swamp"}), wanted)


@under((False, True), (True, True), (False, False), (False, False))
def test_a_land_by_leave_of_an_effect_that_then_ends(rules: str, wanted: tuple[bool, bool]) -> None:
    """Whether the player is asked which play it was, and whether the play of the turn is left: classic:214.9b,
    2007:212.6b, 305.2a."""
    text = "You may play an additional land on each of your turns.\nSacrifice Greed: You gain 1 life."
    seat = {"hand": [FOREST, SWAMP], "battlefield": [permanent(text, name="Greed")]}
    table = Table(book=rules, A=seat, B={}).start().play("Forest")
    asked = table.decision.purpose == "normal_land_play"
    if asked:
        table.choose(False)
    table.activate("Greed").resolve()
    assert (asked, bool(table.actions("Swamp", "hand"))) == wanted


@under(["Ape", "Cub"], *[["Ape", "Cub", "Ghost"]] * 3)
def test_what_an_aura_may_be_put_on(rules: str, wanted: list[str]) -> None:
    """classic:214.8d; 303.4f: only as a target, or whatever may be enchanted."""
    veil = permanent("Enchant creature", "Enchantment — Aura", name="Veil")
    hosts = [beast(name="Ape"), beast(name="Cub"), beast("Shroud", name="Ghost")]
    table = Table(book=rules, A={"graveyard": [veil]}, B={"battlefield": hosts})
    assert do(table, Move(IT, BATTLEFIELD), "Veil").offered() == wanted


@under(0, BLUE, BLUE, BLUE)
def test_an_artifact_of_coloured_cost(rules: str, wanted: int) -> None:
    """classic:214.6a; 2007:203.2, 301.4; in every zone."""
    table = Table(book=rules, A={"hand": [artifact("Mask", "1U")], "graveyard": [artifact("Mask", "1U")]}, B={})
    assert {seen(table, "Mask", zone).colors for zone in ("hand", "graveyard")} == {wanted}


@under(21, 29, 29, 29)
def test_paying_the_mana_cost_of_a_land(rules: str, wanted: int) -> None:
    """classic:g.coste-de-mana; 118.6."""
    pay = MayPay(You(), Cost(own_mana=True), then=gain(1).effect, otherwise=gain(9).effect)
    table = do(Table(book=rules, A={"battlefield": [FOREST]}, B={}), pay, source="Forest")
    if table.state.decision is not None:
        table.choose(True)
    assert table.life("A") == wanted


@under("Goblin", "Goblin", "Goblin", "Goblin Token")
def test_what_a_token_is_called(rules: str, wanted: str) -> None:
    """classic:216.1; 2016:110.5c; 111.4."""
    call = spell("Create a 1/1 red Goblin creature token.", name="Call")
    table = Table(book=rules, A={"hand": [call]}, B={}).start().cast("Call").resolve()
    assert table.names("battlefield") == [wanted]


@under((0, 0), (0, 0), (3, 3), (3, 3))
def test_a_star_outside_play(rules: str, wanted: tuple[int, int]) -> None:
    """2007:208.2; 604.3."""
    crowd = "Crowd's power and toughness are each equal to the number of creature cards in all graveyards."
    seat = {"hand": [beast(crowd, name="Crowd", size=("*", "*"))], "graveyard": [beast(name="Ape")] * 3}
    table = Table(book=rules, A=seat, B={})
    assert (seen(table, "Crowd").power, seen(table, "Crowd").toughness) == wanted
