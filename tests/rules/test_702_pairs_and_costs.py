"""702.95 soulbond, 702.104 tribute, 702.154 enlist."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Keyword, Static, Triggered
from apnap.abilities.change import RemoveTypes, SetController
from apnap.abilities.condition import Compare
from apnap.abilities.effect import Draw
from apnap.abilities.objects import Filter, InPairOf, IsSource, This, You
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import EQUAL, Comparison, NotedNumber, Number
from apnap.abilities.static import Changes
from apnap.abilities.values import BATTLEFIELD, CREATURE
from apnap.rules import decisions as dec
from tests.rules.layered import affect, plus
from tests.rules.support import Table, creature, damage_to_any, instant

BEAR = creature("Bear", "0", 2, 2)
ELF = creature("Elf", "0", 1, 1)
SHARED = Static((Changes(Filter((InPairOf(This()),)), (plus(1, 1),)),))
FRIEND = creature("Friend", "0", 2, 2, "soulbond", SHARED)
ZAP = instant("Zap", "0", damage_to_any(3))


@pytest.mark.ledger("current:702.95")
def test_702_95_soulbond_pairs_as_it_enters() -> None:
    """It pairs with another unpaired creature (702.95a), and both are a pair (702.95b)."""
    table = Table(A={"battlefield": [BEAR, ELF], "hand": [FRIEND]}, B={"battlefield": [ELF]}).start()
    table.cast("Friend").settle().choose(True)
    assert len(table.decision.options) == 2
    table.choose("Bear")
    assert (table.size("Friend"), table.size("Bear"), table.size("Elf")) == ((3, 3), (3, 3), (1, 1))


@pytest.mark.ledger("current:702.95")
def test_702_95_soulbond_pairs_with_what_enters_later_and_only_with_one() -> None:
    """A creature is paired with one other creature only (702.95d)."""
    table = Table(A={"battlefield": [FRIEND], "hand": [BEAR, ELF]}, B={}).start()
    table.cast("Bear").settle().choose(False)
    assert table.size("Bear") == (2, 2)
    table.cast("Elf").settle().choose(True)
    assert table.size("Elf") == (2, 2) and table.size("Friend") == (3, 3)
    third = Table(A={"battlefield": [FRIEND], "hand": [BEAR, ELF]}, B={}).start()
    third.cast("Bear").settle().choose(True)
    assert third.cast("Elf").settle().decision.kind == dec.PRIORITY  # 702.95d: it is paired already
    assert third.size("Elf") == (1, 1)


@pytest.mark.ledger("current:702.95")
def test_702_95e_what_ends_a_pair_ends_it_for_good() -> None:
    def paired() -> Table:
        table = Table(A={"battlefield": [FRIEND], "hand": [BEAR, ZAP]}, B={}).start()
        return table.cast("Bear").settle().choose(True)

    table = paired()
    effect = affect(table, ["Bear"], RemoveTypes(CREATURE))
    assert table.cast("Zap").target("B").settle().size("Friend") == (2, 2)
    table.state.effects = tuple(one for one in table.state.effects if one is not effect)
    table.state.disturb()
    assert table.size("Friend") == (2, 2) and table.size("Bear") == (2, 2)
    table = paired().cast("Zap", "Bear").settle()
    assert table.names("graveyard", "A") == ["Bear", "Zap"] and table.size("Friend") == (2, 2)
    table = paired()
    affect(table, ["Bear"], SetController(You()), you="B")
    table.cast("Zap").target("B").settle()
    assert table.size("Friend") == (2, 2) and table.size("Bear") == (2, 2)


@pytest.mark.ledger("current:702.95")
def test_702_95c_neither_is_paired_if_one_is_gone() -> None:
    table = Table(A={"battlefield": [FRIEND], "hand": [BEAR, ZAP]}, B={}).start().cast("Bear").resolve()
    table.cast("Zap", "Bear").settle()
    while table.decision.kind == dec.YES_NO:
        table.choose(True)
    assert table.size("Friend") == (2, 2)


@pytest.mark.ledger("current:702.104")
@pytest.mark.parametrize("paid", [True, False])
def test_702_104_tribute_is_chosen_by_an_opponent(paid: bool) -> None:
    """The chosen opponent may put counters on it (702.104a), and what was not paid is known (702.104b)."""
    unpaid = Compare(NotedNumber("tribute"), Comparison(EQUAL, Number(0)))
    draws = Triggered(ZoneChanges(Filter((IsSource(),)), to_zones=(BATTLEFIELD,)), Body(effect=Draw(You())), unpaid)
    snake = creature("Snake", "0", 2, 2, Keyword("tribute", n=Number(3)), draws)
    table = Table(A={"hand": [snake]}, B={}, C={}).start().cast("Snake").resolve()
    table.choose("C")
    assert table.decision.player == 2
    table.choose(paid).settle()
    assert table.size("Snake") == ((5, 5) if paid else (2, 2))
    assert len(table.names("hand", "A")) == (1 if paid else 2)  # with the card of the first turn


@pytest.mark.ledger("current:702.154")
def test_702_154_enlist_taps_another_creature_for_its_power() -> None:
    """One that does not attack and is not new is tapped for its power (702.154a)."""
    soldier = creature("Soldier", "1W", 2, 2, "enlist")
    sick = creature("Recruit", "0", 5, 5)
    table = Table(A={"battlefield": [soldier, BEAR, ELF], "hand": [sick]}, B={}).start().cast("Recruit").settle()
    table.attack("Soldier", "Elf")
    assert set(table.offered()) == {"Bear"}
    table.choose("Bear")
    assert table.find("Bear").tapped and table.size("Soldier") == (2, 2)
    assert table.settle().size("Soldier") == (4, 2)
    assert table.to("end_combat").life("B") == 20 - 4 - 1


@pytest.mark.ledger("current:702.154")
def test_702_154_enlist_is_optional() -> None:
    """The cost of attacking is optional, and its trigger is linked to it (702.154b)."""
    soldier = creature("Soldier", "1W", 2, 2, "enlist")
    table = Table(A={"battlefield": [soldier, BEAR]}, B={}).start("begin_combat").attack("Soldier").choose(dec.DONE)
    assert table.state.stack == [] and not table.find("Bear").tapped


@pytest.mark.ledger("current:702.154")
def test_702_154d_each_instance_enlists_by_itself() -> None:
    soldier = creature("Soldier", "1W", 2, 2, "enlist", "enlist")
    table = Table(A={"battlefield": [soldier, BEAR, ELF]}, B={}).start("begin_combat").attack("Soldier")
    table.choose("Bear", "Elf").settle()
    assert table.size("Soldier") == (5, 2)
    table = Table(A={"battlefield": [soldier, BEAR, ELF]}, B={}).start("begin_combat").attack("Soldier")
    assert table.choose("Bear", dec.DONE).settle().size("Soldier") == (4, 2)
