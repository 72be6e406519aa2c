"""702.77 reinforce, 702.97 scavenge, 702.107 outlast; 702.101 extort, 702.191 increment."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.cost import Cost
from apnap.abilities.effect import Draw, GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from apnap.rules import decisions as dec
from tests.rules.layered import put_counters
from tests.rules.support import FOREST, PLAINS, Table, creature, instant, sorcery

FREE = Cost(ManaCost(("0",)))
BEAR = creature("Bear", "1G", 2, 2)
PRAY = sorcery("Pray", "0", GainLife(You(), Number(0)))


def can_activate(table: Table, name: str) -> bool:
    ref = table.find(name).ref
    return any(action.kind == dec.ACTIVATE and action.ref == ref for action in table.legal("A"))


@pytest.mark.ledger("current:702.77")
def test_702_77_reinforce_from_the_hand_at_any_time() -> None:
    guard = creature("Guard", "W", 2, 2, Keyword("reinforce", cost=FREE, n=Number(2)))
    table = Table(A={"hand": [guard], "battlefield": [BEAR, guard]}, B={}).start("upkeep")
    assert not can_activate(table, "Guard#2")  # not the one on the battlefield
    table.activate("Guard").choose("Bear").resolve()
    assert table.size("Bear") == (4, 4) and table.names("graveyard", "A") == ["Guard"]


@pytest.mark.ledger("current:702.97")
def test_702_97_scavenge_exiles_the_card_and_counts_its_power() -> None:
    corpse = creature("Corpse", "B", 3, 1, Keyword("scavenge", cost=FREE))
    table = Table(A={"graveyard": [corpse], "battlefield": [BEAR]}, B={}).start("upkeep")
    assert not can_activate(table, "Corpse")
    table.to("precombat_main").activate("Corpse").resolve()
    assert table.size("Bear") == (5, 5) and table.names("exile") == ["Corpse"]


@pytest.mark.ledger("current:702.107")
def test_702_107_outlast_taps_the_creature_at_sorcery_speed() -> None:
    """{T} and a cost for a counter at sorcery speed (702.107a)."""
    monk = creature("Monk", "W", 1, 3, Keyword("outlast", cost=Cost(ManaCost(("1",)))))
    novice = creature("Novice", "0", 1, 1, Keyword("outlast", cost=FREE))
    table = Table(A={"battlefield": [monk, FOREST], "hand": [novice]}, B={}).start("upkeep")
    assert not can_activate(table, "Monk")
    table.to("precombat_main").activate("Monk").resolve()
    assert table.size("Monk") == (2, 4) and table.find("Monk").tapped and table.find("Forest").tapped
    table.cast("Novice").resolve()
    assert not can_activate(table, "Novice")  # 302.6


@pytest.mark.ledger("current:702.101")
def test_702_101_extort_gains_what_all_opponents_lost() -> None:
    """Each opponent loses 1 and you gain their sum (702.101a), for each instance (702.101b)."""
    priest = creature("Priest", "W", 1, 1, "extort", "extort")
    table = Table(A={"battlefield": [priest, PLAINS, PLAINS], "hand": [PRAY]}, B={}, C={}).start().cast("Pray")
    table.settle().choose(True).settle().choose(True).settle()
    assert (table.life("A"), table.life("B"), table.life("C")) == (24, 18, 18)


@pytest.mark.ledger("current:702.101")
def test_702_101_extort_must_be_paid_for() -> None:
    priest = creature("Priest", "W", 1, 1, "extort")
    table = Table(A={"battlefield": [priest, FOREST], "hand": [PRAY]}, B={}).start().cast("Pray").settle()
    assert (table.life("A"), table.life("B")) == (20, 20)  # a Forest does not pay {W/B}


@pytest.mark.ledger("current:702.191")
def test_702_191_increment_compares_the_mana_spent() -> None:
    """More mana than its power or its toughness (702.191a)."""
    pupil = creature("Pupil", "U", 1, 3, "increment")
    for cost, grows in (("1", False), ("2", True)):
        spell = instant("Study", cost, Draw(You()))
        table = Table(A={"battlefield": [pupil, FOREST, FOREST], "hand": [spell]}, B={}).start().cast("Study").settle()
        assert table.size("Pupil") == ((2, 4) if grows else (1, 3))
    table = Table(A={"battlefield": [pupil, FOREST, FOREST], "hand": [instant("Study", "2", Draw(You()))]}, B={})
    table.start().cast("Study")
    put_counters(table, "Pupil", plus=1)
    assert table.settle().size("Pupil") == (2, 4)  # 603.4: 2 is not greater than its power any more


@pytest.mark.ledger("current:702.191")
def test_702_191_increment_of_a_spell_that_was_copied_or_free() -> None:
    table = Table(A={"battlefield": [creature("Pupil", "U", 0, 3, "increment")], "hand": [PRAY]}, B={}).start()
    assert table.cast("Pray").settle().size("Pupil") == (0, 3)
