"""702.150 compleated: loyalty lost for the life that was paid for Phyrexian symbols."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Static
from apnap.abilities.definition import CardDefinition
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, You
from apnap.abilities.occurrence import CountersPut
from apnap.abilities.quantity import EventAmount, Times
from apnap.abilities.static import ModifyAmount
from apnap.abilities.values import PLANESWALKER
from tests.constructs.support import NAME, Table, spanish, spell, written
from tests.rules.support import FOREST, ISLAND, enchantment


def walker(keywords: str = "Compleated", cost: str = "{1}{G/P}{G/P}") -> CardDefinition:
    text = f"{keywords}\n[+1]: You gain 1 life."
    return written(text, "Legendary Planeswalker — Sage", cost=cost, loyalty="6")


def cast(
    card: CardDefinition, forests: int, *answers: bool | int, islands: int = 1, others: tuple[CardDefinition, ...] = ()
) -> Table:
    seat = {"hand": [card], "battlefield": [*[FOREST] * forests, *[ISLAND] * islands, *others]}
    table = Table(A=seat, B={}).start().cast(NAME)
    return table.choose(*answers).resolve()


def loyalty(table: Table) -> int:
    return table.find(NAME, "battlefield").counter("loyalty")


@pytest.mark.ledger("current:702.150")
@pytest.mark.construct("SimpleKeyword")
@pytest.mark.parametrize(
    ("answers", "life", "left"), [((False, False), 20, 6), ((True, False), 18, 4), ((True, True), 16, 2)]
)
def test_702_150a_two_less_for_each_symbol_paid_for_with_life(answers: tuple[bool, ...], life: int, left: int) -> None:
    """Compleated (702.150)."""
    table = cast(walker(), 2, *answers)
    assert (table.life("A"), loyalty(table)) == (life, left)


@pytest.mark.ledger("current:702.150")
def test_702_150a_also_where_nothing_was_asked_because_there_was_no_mana() -> None:
    table = cast(walker(), 0)
    assert (table.life("A"), loyalty(table)) == (16, 2)


@pytest.mark.ledger("current:702.150")
def test_702_150a_life_for_something_else_and_planeswalkers_without_the_ability() -> None:
    """A copy of the permanent was never cast, so nobody paid for it."""
    plain = cast(walker("Hexproof"), 0)
    assert (plain.life("A"), loyalty(plain)) == (16, 6)


@pytest.mark.ledger("current:702.150")
def test_702_150a_it_enters_with_none_rather_than_less() -> None:
    table = cast(walker("Compleated\nCompleated"), 0)  # each of the two instances takes four
    assert NAME in table.names("graveyard", "A")


@pytest.mark.ledger("current:702.150")
def test_616_1e_before_or_after_a_doubling_as_its_controller_chooses() -> None:
    walkers = Filter((HasCardType(PLANESWALKER), ControlledBy(You())))
    twice = ModifyAmount(CountersPut("loyalty", walkers), Times(2, EventAmount()))
    doubler = enchantment("Doubler", "1", Static((twice,)))
    found = set()
    for first in (0, 1):
        table = cast(walker(), 1, True, False, islands=2, others=(doubler,))
        table.choose(first)
        found.add(loyalty(table))
    assert found == {8, 10}


@pytest.mark.ledger("current:702.150")
def test_702_150a_put_onto_the_battlefield_without_being_cast() -> None:
    raise_it = spell("Return target planeswalker card from your graveyard to the battlefield.", name="Raise")
    table = Table(A={"graveyard": [walker()], "hand": [raise_it]}, B={}).start().cast("Raise").resolve()
    assert loyalty(table) == 6


def test_in_spanish() -> None:
    assert spanish("Compleated") == "Perfeccionado."
