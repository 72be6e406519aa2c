"""2016:306.7: an opponent's noncombat damage to a player may be redirected to a planeswalker of that player."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body
from apnap.abilities.effect import DealDamage, PreventDamage
from apnap.abilities.objects import EachOpponent, TargetPlayers, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.rules import decisions as dec
from tests.rules.support import Table, creature, instant, planeswalker

WALKER = planeswalker("Walker", "3", 5)
SAGE = planeswalker("Sage", "3", 4)
BOLT = instant("Bolt", "0", Body((Target(players=EachOpponent()),), DealDamage(Number(3), players=TargetPlayers(0))))
PAIN = instant("Pain", "0", DealDamage(Number(3), players=You()))


def test_whoever_controls_the_source_may_redirect_it_as_it_is_dealt() -> None:
    sides: dict[str, Any] = {"A": {"hand": [BOLT]}, "B": {"battlefield": [WALKER, SAGE]}}
    table = Table(book="2016", **sides).start().cast("Bolt").resolve()
    decision = table.decision
    assert (decision.purpose, decision.player, decision.can_finish) == ("redirect_to_planeswalker", 0, True)
    assert table.offered() == ["Sage", "Walker"]
    table.choose("Walker")
    assert (table.life("B"), table.find("Walker").counter("loyalty")) == (20, 2)
    table = Table(book="2016", **sides).start().cast("Bolt").resolve().choose("done")
    assert (table.life("B"), table.find("Walker").counter("loyalty")) == (17, 5)


@pytest.mark.parametrize("book", ["current", "2007", "classic"])
def test_other_books_have_no_such_rule(book: str) -> None:
    table = Table(book=book, A={"hand": [BOLT]}, B={"battlefield": [WALKER]}).start().cast("Bolt").resolve()
    assert (table.decision.kind, table.life("B")) == (dec.PRIORITY, 17)


def test_neither_combat_damage_nor_a_players_own_is_redirected() -> None:
    bear = creature("Bear", "1G", 2, 2)
    table = Table(book="2016", A={"battlefield": [bear]}, B={"battlefield": [WALKER], "hand": [PAIN]})
    table.start("begin_combat").attack(("Bear", "B")).to("end_combat")
    assert table.life("B") == 18
    table.passes().cast("Pain").resolve()
    assert (table.life("B"), table.find("Walker").counter("loyalty")) == (15, 5)


def test_it_is_one_of_the_replacement_effects_in_the_order_of_the_player() -> None:
    """616.1: the damaged player chooses which of the two applies first; a shield on them holds only before."""
    shield = instant("Shield", "0", PreventDamage(Number(2), players=You()))
    table = Table(book="2016", A={"hand": [BOLT]}, B={"battlefield": [WALKER], "hand": [shield]}).start()
    table.cast("Bolt").passes().cast("Shield").resolve().resolve()
    assert (table.decision.kind, table.decision.player) == (dec.REPLACEMENT, 1)
    redirecting = next(at for at, label in enumerate(table.decision.labels) if label != "Shield")
    table.choose(table.choices[redirecting], "Walker")
    assert (table.life("B"), table.find("Walker").counter("loyalty")) == (20, 2)
