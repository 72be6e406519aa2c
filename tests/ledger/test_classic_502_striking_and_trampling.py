"""classic:502.2, 502.9: first strike and trample as the classic rules have them."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import AddAbility, Modify, RemoveAbility, RemoveTypes
from apnap.abilities.effect import Continuous, DealDamage, PreventDamage
from apnap.abilities.quantity import Number
from apnap.abilities.values import CREATURE, FIRST_COMBAT_DAMAGE
from tests.ledger.fights import (
    BEAR,
    BEAST,
    DUELIST,
    IT,
    KILL,
    OGRE,
    RAT,
    TWICE,
    deal,
    fall,
    fight,
    marked,
    to_damage,
    trick,
)
from tests.rules.support import Table, creature

DULL = trick("Dull", Continuous(IT, (RemoveAbility("first strike"),)))
EDGE = trick("Edge", Continuous(IT, (AddAbility(Keyword("first strike")),)))
SHIELD = trick("Shield", PreventDamage(Number(3), IT))
SCRATCH = trick("Scratch", DealDamage(Number(1), objects=IT))


# ------------------------------------------------------------------------------------- first strike


@pytest.mark.ledger("classic:502.2b")
def test_first_strikers_deal_damage_in_a_step_before_the_others(book: str) -> None:
    table = Table(book=book, A={"battlefield": [DUELIST, RAT]}, B={"battlefield": [BEAR]})
    deal(fight(table, "Duelist", "Rat", blocks=(("Bear", "Duelist"),)))
    assert (table.state.step, fall(table, "B"), table.life("B")) == (FIRST_COMBAT_DAMAGE, ["Bear"], 20)
    table.to("end_combat")
    assert (marked(table, "Duelist"), table.life("B")) == ([0], 19), "the Bear never struck back"


@pytest.mark.ledger("classic:502.2b", "2007:310", "2016:506.1", "2016:510.5")
def test_a_first_striker_among_the_blockers_makes_a_first_step_too(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAR]}, B={"battlefield": [DUELIST]})
    deal(fight(table, "Bear", blocks=(("Duelist", "Bear"),)))
    assert (table.state.step, fall(table, "A")) == (FIRST_COMBAT_DAMAGE, ["Bear"])
    assert marked(table.to("end_combat"), "Duelist") == [0]


@pytest.mark.ledger("classic:502.2c")
def test_losing_or_gaining_it_after_the_first_step_changes_nothing(book: str) -> None:
    table = Table(book=book, A={"battlefield": [DUELIST, OGRE], "hand": [DULL, EDGE]}, B={})
    deal(fight(table, "Duelist", "Ogre"))
    assert table.life("B") == 18
    table.cast("Dull", "Duelist").resolve().cast("Edge", "Ogre").resolve()
    assert table.to("end_combat").life("B") == 15, "the Duelist is not to strike twice, the Ogre once"


@pytest.mark.ledger("classic:502.2b", "classic:502.2c")
def test_the_second_step_is_for_those_that_had_no_first_strike(book: str) -> None:
    growth = trick("Growth", Continuous(IT, (Modify(Number(2), Number(2)),)))
    meek = creature("Meek", "W", 0, 2, "first strike")
    table = Table(book=book, A={"battlefield": [meek, OGRE], "hand": [growth]}, B={})
    fight(table, "Meek", "Ogre").to("first_combat_damage").cast("Growth", "Meek").resolve()
    assert table.to("end_combat").life("B") == 17


@pytest.mark.ledger("classic:502.2d")
def test_first_strike_twice_is_no_more_than_once(book: str) -> None:
    table = Table(book=book, A={"battlefield": [DUELIST], "hand": [EDGE]}, B={"battlefield": [BEAR]})
    fight(table, "Duelist").cast("Edge", "Duelist").resolve()
    assert table.to("end_combat").life("B") == 18


# ------------------------------------------------------------------------------------- trample


@pytest.mark.ledger("classic:502.9b")
def test_what_lethal_damage_leaves_may_go_to_the_player(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAST]}, B={"battlefield": [BEAR]})
    to_damage(fight(table, "Beast", blocks=(("Bear", "Beast"),)))
    assert table.decision.options == (2, 3, 4, 5)
    table.choose(2)
    assert deal(table).life("B") == 17


@pytest.mark.ledger("classic:502.9b")
def test_less_than_lethal_for_one_blocker_leaves_nothing_for_the_player(book: str) -> None:
    blocks = (("Bear", "Beast"), ("Bear#2", "Beast"))
    table = Table(book=book, A={"battlefield": [BEAST]}, B={"battlefield": [BEAR, BEAR]})
    to_damage(fight(table, "Beast", blocks=blocks)).choose(1)
    deal(table)
    assert (table.life("B"), fall(table, "B"), marked(table, "Bear")) == (20, ["Bear"], [1]), "4 for the other"
    table = Table(book=book, A={"battlefield": [BEAST]}, B={"battlefield": [BEAR, BEAR]})
    to_damage(fight(table, "Beast", blocks=blocks)).choose(2)
    assert table.decision.options == (2, 3)
    table.choose(2)
    assert deal(table).life("B") == 19


@pytest.mark.ledger("classic:502.9c")
def test_all_damage_goes_to_the_player_when_the_blockers_are_gone(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAST], "hand": [KILL]}, B={"battlefield": [BEAR]})
    fight(table, "Beast", blocks=(("Bear", "Beast"),)).cast("Kill", "Bear").resolve()
    assert deal(table).life("B") == 15


@pytest.mark.ledger("classic:502.9d")
def test_a_blocker_that_can_not_be_assigned_damage_is_ignored(book: str) -> None:
    petrify = trick("Petrify", Continuous(IT, (RemoveTypes(CREATURE),)))
    table = Table(book=book, A={"battlefield": [BEAST], "hand": [petrify]}, B={"battlefield": [BEAR, OGRE]})
    fight(table, "Beast", blocks=(("Bear", "Beast"), ("Ogre", "Beast"))).cast("Petrify", "Ogre").resolve()
    to_damage(table)
    assert table.named(table.decision.subject) == "Bear"
    table.choose(2)
    assert deal(table).life("B") == 17


@pytest.mark.ledger("classic:502.9e")
def test_lethal_is_the_toughness_alone(book: str) -> None:
    """Neither a shield nor damage that the blocker has already counts; in later books the latter does."""
    table = Table(book=book, A={"battlefield": [BEAST], "hand": [SHIELD]}, B={"battlefield": [OGRE]})
    fight(table, "Beast", blocks=(("Ogre", "Beast"),)).cast("Shield", "Ogre").resolve()
    assert to_damage(table).decision.options == (3, 4, 5)
    table = Table(book=book, A={"battlefield": [BEAST], "hand": [SCRATCH]}, B={"battlefield": [OGRE]})
    fight(table, "Beast", blocks=(("Ogre", "Beast"),)).cast("Scratch", "Ogre").resolve()
    assert to_damage(table).decision.options == (3, 4, 5)


@pytest.mark.ledger("2007:310", "2016:510.1c-lethal")
def test_lethal_is_less_the_damage_that_the_blocker_has_in_later_books(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAST], "hand": [SCRATCH]}, B={"battlefield": [OGRE]})
    fight(table, "Beast", blocks=(("Ogre", "Beast"),)).cast("Scratch", "Ogre").resolve()
    assert to_damage(table).decision.options == (2, 3, 4, 5)


@pytest.mark.ledger("classic:502.9f")
def test_damage_of_others_lets_a_trampler_push_more_through(book: str) -> None:
    tusker = creature("Tusker", "2G", 3, 3, "trample")
    post = creature("Post", "2", 2, 2, TWICE)
    table = Table(book=book, A={"battlefield": [tusker, RAT]}, B={"battlefield": [post]})
    fight(table, "Tusker", "Rat", blocks=(("Post", "Tusker"), ("Post", "Rat")))
    to_damage(table)
    assert table.decision.options == (1, 2, 3)
    table.choose(1, 2)
    deal(table)
    assert (table.life("B"), fall(table, "B")) == (18, ["Post"])


@pytest.mark.ledger("classic:502.9g")
def test_trample_twice_is_no_more_than_once(book: str) -> None:
    more = trick("Trample", Continuous(IT, (AddAbility(Keyword("trample")),)))
    table = Table(book=book, A={"battlefield": [BEAST], "hand": [more]}, B={"battlefield": [BEAR]})
    fight(table, "Beast", blocks=(("Bear", "Beast"),)).cast("Trample", "Beast").resolve()
    to_damage(table)
    assert table.decision.options == (2, 3, 4, 5)
    table.choose(2)
    assert deal(table).life("B") == 17
