"""608.2d, 701.23: choices and searches that rule others out; what several turns of a loop have done."""

from __future__ import annotations

import pytest

from apnap.abilities import effect as eff
from apnap.abilities.cost import Cost, PutObjects
from apnap.abilities.effect import BOTTOM
from apnap.abilities.node import Node
from apnap.abilities.objects import (
    ON_TOP,
    ControlledBy,
    Each,
    EachOpponent,
    EachPlayer,
    Filter,
    HasCardType,
    InSlot,
    Is,
    Iterated,
    IteratedPlayer,
    OwnedBy,
    PlayersTogether,
    SameNameAs,
    You,
)
from apnap.abilities.quantity import AT_MOST, POWER, Comparison, Number
from apnap.abilities.target import StatTotal
from apnap.abilities.values import CREATURE, GRAVEYARD, HAND, LIBRARY
from apnap.rules.context import context_for
from apnap.rules.expressions import players_of
from apnap.rules.filters import find
from apnap.rules.payment import can_pay
from apnap.rules.performing import unsupported
from tests.rules.effects import do, slots
from tests.rules.support import FOREST, Table, creature

IMP = creature("Imp", "1B", 2, 2)
OX = creature("Ox", "3G", 4, 4)
MINE = Filter((HasCardType(CREATURE), OwnedBy(You())), (LIBRARY,))
AT_MOST_FOUR = StatTotal(POWER, Comparison(AT_MOST, Number(4)))


def options(table: Table) -> list[str]:
    """Return the names of the objects offered."""
    return sorted(table.named(ref) for ref in table.decision.options)  # type: ignore[arg-type]


def test_each_player_keeps_within_their_own_total_608_2d() -> None:
    kept = eff.Choose(EachPlayer(), Filter((ControlledBy(IteratedPlayer()),)), None, 1, Number(0), total=AT_MOST_FOUR)
    table = Table(A={"battlefield": [IMP, IMP, OX]}, B={"battlefield": [OX, IMP]})
    do(table, kept)
    table.choose("Imp")
    assert options(table) == ["Imp"]
    table.choose("Imp", "Ox")

    assert len(slots(table)[1].objects) == 3


@pytest.mark.parametrize("limit", ({"total": AT_MOST_FOUR}, {"different_names": True}))
def test_what_was_found_rules_others_out_701_23a(limit: dict[str, Node | bool]) -> None:
    table = Table(A={"library": [IMP, OX, IMP]}, B={})
    do(table, eff.Search(You(), MINE, Number(3), slot=1, **limit))  # type: ignore[arg-type]
    table.choose("Imp")
    assert options(table) == (["Imp"] if "total" in limit else ["Ox"])


def test_a_library_left_alone_is_not_searched_701_23() -> None:
    what = Filter((HasCardType(CREATURE), OwnedBy(You())), (LIBRARY, GRAVEYARD))
    table = Table(A={"library": [OX], "graveyard": [IMP, FOREST]}, B={})
    do(table, eff.Search(You(), what, either_zone=True, slot=1, searched=2))
    table.choose(False)

    found = slots(table)
    assert [table.named(ref) for ref in found[1].objects] == ["Imp"]
    assert not found[2].happened


def test_the_turns_of_a_loop_are_gathered_608_2c() -> None:
    create = eff.CreateCopies(You(), Iterated(), slot=1)
    loop = eff.ForEachObject(Each(Filter((HasCardType(CREATURE),))), create, gathers=1, into=2)
    table = do(Table(A={"battlefield": [IMP]}, B={"battlefield": [OX]}), loop)

    assert len(slots(table)[2].objects) == 2
    assert 1 not in slots(table)


def test_the_top_card_is_one_401_1() -> None:
    table = Table(A={"library": [IMP, OX]}, B={})
    (top,) = find(table.state, Filter((Is(ON_TOP), OwnedBy(You())), (LIBRARY,)), context_for(0, 0))
    assert table.named(top) == "Imp"


def test_another_with_the_same_name_201_2() -> None:
    hand = Filter((OwnedBy(You()),), (HAND,))
    alike = Filter((OwnedBy(You()), SameNameAs(Each(hand), another=True)), (HAND,))
    table = Table(A={"hand": [IMP, IMP, OX]}, B={})
    assert len(find(table.state, alike, context_for(0, 0))) == 2


def test_players_together_are_each_there_once_102_1() -> None:
    table = Table(A={}, B={}, C={})
    assert players_of(table.state, PlayersTogether((You(), EachPlayer())), context_for(0, 1)) == [0, 1, 2]
    assert players_of(table.state, PlayersTogether((You(), EachOpponent())), context_for(0, 2)) == [0, 1, 2]


def test_cards_put_elsewhere_as_a_cost_118_1() -> None:
    cards = Filter((OwnedBy(You()),), (GRAVEYARD,))
    price = Cost(None, (PutObjects(cards, Number(2), LIBRARY, BOTTOM),))
    table = Table(A={"graveyard": [FOREST]}, B={})
    assert not can_pay(table.state, 0, price, context_for(0, 0))
    table = Table(A={"graveyard": [FOREST, IMP]}, B={})
    assert can_pay(table.state, 0, price, context_for(0, 0))
    assert unsupported(PutObjects(Filter((), (LIBRARY,))))


def test_what_surveilling_put_into_the_graveyard_701_25() -> None:
    table = Table(A={"library": [IMP, OX]}, B={})
    do(table, eff.Surveil(You(), Number(2), slot=1))
    table.choose("Imp", "done")

    assert slots(table)[1].objects == (table.find("Imp", "graveyard").ref,)


def test_only_one_slot_is_filled_when_nothing_is_found_701_23b() -> None:
    table = Table(A={"library": [FOREST], "fill": 0}, B={})
    do(table, eff.Sequence((eff.Search(You(), MINE, slot=1, searched=2), eff.Move(InSlot(1), HAND))))

    assert (slots(table)[1].happened, slots(table)[2].happened) == (False, True)
