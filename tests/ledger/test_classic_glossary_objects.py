"""classic:g: counters, control and characteristics, as the glossary of 1999 has them."""

from __future__ import annotations

import pytest

from apnap.abilities.change import SetBase
from apnap.abilities.effect import Continuous, PutCounters, RemoveCounters
from apnap.abilities.objects import TargetObjects
from apnap.abilities.quantity import Number
from tests.constructs.support import beast, spell
from tests.ledger.moments import controllers
from tests.rules.effects import do
from tests.rules.support import Table, creature

IT = TargetObjects(0)


@pytest.mark.ledger("classic:g.contador.2")
def test_equal_counters_are_all_alike(book: str) -> None:
    """Two that came from two spells: one is removed, it does not matter which; unlike ones stay."""
    table = Table(book=book, A={"battlefield": [creature("Cub", "G", 1, 1)]}, B={})
    for kind in ("+1/+1", "+1/+1", "+0/+1"):
        do(table, PutCounters(IT, kind, Number(1)), "Cub")
    assert table.size("Cub") == (3, 4) and table.find("Cub").counters == (("+0/+1", 1), ("+1/+1", 2))
    do(table, RemoveCounters(IT, "+1/+1", Number(1)), "Cub")
    assert table.state.decision is None, "there is nothing to choose"
    assert table.size("Cub") == (2, 3) and table.find("Cub").counters == (("+0/+1", 1), ("+1/+1", 1))


@pytest.mark.parametrize(("rules", "left"), [("classic", 2), ("2007", 0), ("2016", 0), ("current", 0)])
def test_counters_of_opposite_kinds(rules: str, left: int) -> None:
    """They take each other away (2007:420.5n), but not in 1999."""
    table = Table(book=rules, A={"battlefield": [creature("Ape", "1G", 2, 2)]}, B={})
    table.state.edit(table.find("Ape").ref).counters = (("+1/+1", 1), ("-1/-1", 1))
    assert len(table.start().find("Ape").counters) == left and table.size("Ape") == (2, 2)


@pytest.mark.ledger("classic:g.control")
def test_a_trigger_is_controlled_by_whoever_controls_the_permanent(book: str) -> None:
    """Who steals the creature has what it triggers; a card in a graveyard has no controller but its owner."""
    herald = beast(
        "Whenever you gain life, draw a card.\nAt the beginning of each upkeep, you gain 1 life.", name="Herald"
    )
    theft = spell("Gain control of target creature.", name="Theft")
    table = Table(book=book, A={"hand": [theft]}, B={"battlefield": [herald]}).start()
    assert (table.life("A"), table.life("B")) == (20, 21)
    table.cast("Theft").resolve().to_step("upkeep", 2)
    assert controllers(table) == "A"
    table.resolve()
    assert controllers(table) == "A" and (table.life("A"), table.life("B")) == (21, 21)
    assert table.find("Theft").controller == 0


@pytest.mark.ledger("classic:g.caracteristicas")
def test_values_begin_as_printed_then_counters_then_effects(book: str) -> None:
    """A 1/1 with a +1/+1 counter that "is 0/1" is what the effect says, whichever came first."""
    for counter_first in (True, False):
        table = Table(book=book, A={"battlefield": [creature("Cub", "G", 1, 1)]}, B={})
        counter, effect = PutCounters(IT, "+1/+1", Number(1)), Continuous(IT, (SetBase(Number(0), Number(1)),))
        for one in (counter, effect) if counter_first else (effect, counter):
            do(table, one, "Cub")
        assert table.size("Cub") == (0, 1)


@pytest.mark.ledger("classic:g.caracteristicas")
def test_a_copy_takes_no_status_control_or_counters(book: str) -> None:
    twin = spell("Create a token that's a copy of target creature.", name="Twin")
    table = Table(book=book, A={"hand": [twin]}, B={"battlefield": [creature("Ape", "1G", 2, 3)]})
    writable = table.state.edit(table.find("Ape").ref)
    writable.tapped, writable.damage, writable.counters = True, 1, (("charge", 1),)
    table.start().cast("Twin").resolve()
    (copy,) = [one for one in table.objects("battlefield") if one.controller == 0]
    assert (copy.tapped, copy.damage, copy.counters) == (False, 0, ()) and table.size("Ape#2") == (2, 3)
