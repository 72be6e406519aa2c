"""702.30 echo, 702.24 cumulative upkeep: permanents that are paid for in the upkeep."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import SetController
from apnap.abilities.cost import Cost, DiscardCards, EffectCost, PayLife, SacrificeObjects
from apnap.abilities.duration import Forever
from apnap.abilities.effect import Draw, GainControl, Nothing
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Filter, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import HAND
from apnap.rules import decisions as dec
from apnap.rules.performing import unsupported
from tests.rules.layered import affect, filtered
from tests.rules.support import FOREST, TARGET_CREATURE, Body, Table, creature, sorcery

ONE = Cost(ManaCost(("1",)))
BEAR = creature("Bear", "1G", 2, 2)


def counters(table: Table, name: str) -> tuple[tuple[str, int], ...]:
    return table.find(name).counters


def upkeep(table: Table, turn: int) -> Table:
    """Go to an upkeep and let its triggers resolve as far as nothing is asked."""
    return table.to_step("upkeep", turn).settle()


@pytest.mark.ledger("current:702.30")
def test_702_30_echo_is_due_once_in_the_first_upkeep() -> None:
    beast = creature("Beast", "0", 5, 5, Keyword("echo", cost=ONE))
    table = Table(A={"hand": [beast], "battlefield": [FOREST]}, B={}).start().cast("Beast").resolve()
    upkeep(table, 3).choose(True)
    assert table.find("Forest").tapped and table.names("battlefield") == ["Beast", "Forest"]
    table.to("draw", turn=5)
    assert not table.find("Forest").tapped and table.names("battlefield") == ["Beast", "Forest"]


@pytest.mark.ledger("current:702.30")
def test_702_30_echo_unpaid() -> None:
    beast = creature("Beast", "0", 5, 5, Keyword("echo", cost=ONE))
    table = Table(A={"hand": [beast], "battlefield": [FOREST]}, B={}).start().cast("Beast").resolve()
    assert upkeep(table, 3).choose(False).names("graveyard", "A") == ["Beast"]


@pytest.mark.ledger("current:702.30")
def test_702_30a_it_is_due_again_under_a_new_controller() -> None:
    beast = creature("Beast", "0", 5, 5, Keyword("echo", cost=ONE))
    steal = sorcery("Steal", "0", Body((TARGET_CREATURE,), GainControl(You(), TargetObjects(0), Forever())))
    table = Table(A={"battlefield": [beast]}, B={"battlefield": [FOREST], "hand": [steal]}).start()
    assert upkeep(table, 2).decision.kind == dec.PRIORITY  # B controls nothing with echo yet
    table.to("precombat_main", turn=2).cast("Steal").settle()
    assert upkeep(table, 3).decision.kind == dec.PRIORITY
    assert upkeep(table, 4).choose(True).names("battlefield") == ["Beast", "Forest"]


@pytest.mark.ledger("current:702.30")
def test_702_30a_a_lost_permanent_is_not_sacrificed_by_its_new_controller() -> None:
    beast = creature("Beast", "0", 5, 5, Keyword("echo", cost=ONE))
    table = Table(A={"hand": [beast]}, B={}).start().cast("Beast").resolve().to_step("upkeep", 3)
    affect(table, ["Beast"], SetController(You()), you="B")
    assert table.settle().names("battlefield") == ["Beast"]  # 603.4: it is not under A's control


@pytest.mark.ledger("current:702.24")
def test_702_24_cumulative_upkeep_grows() -> None:
    wall = creature("Wall", "0", 0, 4, Keyword("cumulative upkeep", cost=ONE))
    table = Table(A={"hand": [wall], "battlefield": [FOREST] * 2}, B={}).start().cast("Wall").resolve()
    for turn, age in ((3, 1), (5, 2)):
        upkeep(table, turn).choose(True)
        assert counters(table, "Wall") == (("age", age),)
        assert sum(land.tapped for land in table.objects("battlefield")) == age
    assert upkeep(table, 7).decision.kind == dec.PRIORITY  # too much for two Forests
    assert table.names("graveyard", "A") == ["Wall"]


@pytest.mark.ledger("current:702.24")
def test_702_24b_instances_count_the_same_counters() -> None:
    life = Cost(parts=(PayLife(Number(1)),))
    wall = creature("Wall", "0", 0, 4, Keyword("cumulative upkeep", cost=life), Keyword("cumulative upkeep", cost=life))
    table = Table(A={"hand": [wall]}, B={}).start().cast("Wall").resolve()
    upkeep(table, 3).choose(True).settle().choose(True)
    assert table.life("A") == 20 - 1 - 2 and counters(table, "Wall") == (("age", 2),)


@pytest.mark.ledger("current:702.24")
def test_702_24a_each_sacrifice_needs_another_creature() -> None:
    cost = Cost(parts=(SacrificeObjects(filtered(*TARGET_CREATURE.objects.tests if TARGET_CREATURE.objects else ())),))
    demon = creature("Demon", "0", 6, 6, Keyword("cumulative upkeep", cost=cost))
    table = Table(A={"hand": [demon], "battlefield": [BEAR, BEAR, BEAR]}, B={}).start().cast("Demon").resolve()
    upkeep(table, 3).choose(True, "Bear")
    assert table.names("battlefield") == ["Bear", "Bear", "Demon"]
    upkeep(table, 5).choose(True, "Bear", "Bear")
    assert table.names("battlefield") == ["Demon"]
    upkeep(table, 7)
    assert table.names("battlefield") == []  # three creatures can't be found


@pytest.mark.ledger("current:702.24")
def test_702_24_discarding_and_what_can_not_be_repeated() -> None:
    cost = Cost(parts=(DiscardCards(Filter(zones=(HAND,))),))
    seer = creature("Seer", "0", 1, 1, Keyword("cumulative upkeep", cost=cost))
    table = Table(A={"hand": [seer, BEAR]}, B={}).start().cast("Seer").resolve()
    upkeep(table, 3).choose(True)
    assert table.names("graveyard", "A") == ["Bear"]
    for part in (EffectCost(Draw(You())), EffectCost(Nothing()), DiscardCards(Filter(zones=(HAND,)), random=True)):
        assert unsupported(Keyword("cumulative upkeep", cost=Cost(parts=(part,))))
