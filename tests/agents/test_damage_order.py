"""2016:509.2, 509.6, 306.7: the heuristic orders damage sensibly, and plays with damage on the stack."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body
from apnap.abilities.effect import DealDamage
from apnap.abilities.objects import EachOpponent, TargetPlayers
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.rules import decisions as dec
from tests.agents.support import go, said
from tests.ledger.fights import BEAR, GUARD, OGRE, OX, RAT, WALL, fight
from tests.ledger.test_2016_509_damage_order import AMBUSH, JOIN
from tests.rules.support import Table, creature, instant, planeswalker


def test_the_best_creature_that_the_damage_destroys_comes_first() -> None:
    table = Table(book="2016", A={"battlefield": [OX]}, B={"battlefield": [RAT, OGRE, WALL]})
    fight(table, "Ox", blocks=(("Rat", "Ox"), ("Ogre", "Ox"), ("Barrier", "Ox")))
    assert [go(table), go(table)] == ["Ogre", "Rat"], "3 and 1 of its 4, nothing is left for the Barrier"


def test_deathtouch_reaches_everything() -> None:
    viper = creature("Viper", "G", 2, 2, "deathtouch")
    table = Table(book="2016", A={"battlefield": [viper]}, B={"battlefield": [RAT, OX]})
    fight(table, "Viper", blocks=(("Rat", "Viper"), ("Ox", "Viper")))
    assert said(table) == "Ox"


def test_a_late_arrival_comes_before_what_is_worth_less() -> None:
    sides: dict[str, Any] = {"A": {"battlefield": [OX, RAT], "hand": [JOIN]}, "B": {"battlefield": [BEAR, GUARD, OGRE]}}
    table = Table(book="2016", **sides)
    fight(table, "Ox", "Rat", blocks=(("Bear", "Ox"), ("Guard", "Ox"))).choose("Bear")
    table.cast("Join", "Ogre", "Ox").resolve()
    assert (table.decision.purpose, said(table)) == ("damage_place", "Bear")
    table = Table(book="2016", A={"battlefield": [OX]}, B={"battlefield": [OGRE, BEAR], "hand": [AMBUSH]})
    fight(table, "Ox", blocks=(("Ogre", "Ox"), ("Bear", "Ox"))).choose("Ogre").passes().cast("Ambush").resolve()
    assert said(table) == "done", "the token is worth least"


@pytest.mark.parametrize(("life", "answer"), [(20, "Walker"), (4, "done")])
def test_damage_goes_to_a_planeswalker_unless_the_player_is_low(life: int, answer: str) -> None:
    body = Body((Target(players=EachOpponent()),), DealDamage(Number(3), players=TargetPlayers(0)))
    seat = {"battlefield": [planeswalker("Walker", "3", 5)], "life": life}
    table = Table(book="2016", A={"hand": [instant("Bolt", "0", body)]}, B=seat).start().cast("Bolt").resolve()
    assert said(table) == answer


@pytest.mark.parametrize("book", ["classic", "2007"])
def test_it_lets_damage_on_the_stack_resolve(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX]}, B={"battlefield": [RAT]})
    fight(table, "Ox")
    for _ in range(20):
        if table.state.step > 8:
            break
        assert table.decision.kind == dec.PRIORITY
        go(table)
    assert table.life("B") == 16
