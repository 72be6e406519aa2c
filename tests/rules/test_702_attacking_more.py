"""702.116 myriad, 702.121 melee, 702.189 firebending."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.quantity import Number
from apnap.rules import decisions as dec
from tests.rules.layered import seen
from tests.rules.support import Table, creature, damage_to_any, instant, planeswalker

ELF = creature("Elf", "G", 1, 1)
BEAR = creature("Bear", "1G", 2, 2)


@pytest.mark.ledger("current:702.121")
def test_702_121_melee_counts_the_opponents_attacked_with_creatures() -> None:
    """+1/+1 for each opponent attacked (702.121a), for each instance (702.121b)."""
    guard = creature("Guard", "W", 2, 2, "melee", "melee")
    table = Table(A={"battlefield": [guard, ELF, BEAR]}, B={}, C={}).start("begin_combat")
    table.attack(("Guard", "B"), ("Elf", "C"), ("Bear", "C")).settle()
    assert table.size("Guard") == (6, 6)  # two opponents, two instances


@pytest.mark.ledger("current:702.121")
def test_702_121_attacking_only_a_planeswalker_is_no_attack_on_the_opponent() -> None:
    guard = creature("Guard", "W", 2, 2, "melee")
    table = Table(A={"battlefield": [guard]}, B={"battlefield": [planeswalker("Sage", "2U", 3)]})
    table.start("begin_combat")
    table.attack(("Guard", "Sage")).settle()
    assert table.size("Guard") == (2, 2)


@pytest.mark.ledger("current:702.121")
def test_702_121_a_creature_that_has_left_still_attacked() -> None:
    guard = creature("Guard", "W", 2, 2, "melee")
    zap = instant("Zap", "0", damage_to_any(3))
    table = Table(A={"battlefield": [guard, ELF], "hand": [zap]}, B={}, C={}).start("begin_combat")
    table.attack(("Guard", "B"), ("Elf", "C")).cast("Zap", "Elf").settle()
    assert table.size("Guard") == (4, 4)


@pytest.mark.ledger("current:702.116")
def test_702_116_myriad_copies_attack_the_other_opponents_until_the_end_of_combat() -> None:
    """A tapped and attacking copy for each other opponent (702.116a)."""
    banshee = creature("Banshee", "B", 2, 2, "myriad")
    seats: dict[str, Any] = {"A": {"battlefield": [banshee]}, "B": {}, "C": {}, "D": {}}
    table = Table(**seats).start("begin_combat").attack(("Banshee", "B"))
    table.settle().choose(True).settle().choose(False).settle()
    tokens = [o for o in table.objects("battlefield") if o.kind != 0]
    assert len(tokens) == 1 and tokens[0].tapped and tokens[0].attacking
    table.to("end_combat")
    assert sorted(table.life(letter) for letter in "BCD") == [18, 18, 20]
    table.to("postcombat_main")
    assert table.names("battlefield") == ["Banshee"] and table.names("exile") == []


@pytest.mark.ledger("current:702.116")
def test_702_116_myriad_may_attack_a_planeswalker_of_that_opponent_only() -> None:
    banshee = creature("Banshee", "B", 2, 2, "myriad")
    walkers = [planeswalker(name, "2U", 5) for name in ("Sage", "Mage")]
    table = Table(A={"battlefield": [banshee]}, B={"battlefield": [walkers[0]]}, C={"battlefield": [walkers[1]]})
    table.start("begin_combat").attack(("Banshee", "B")).settle().choose(True)
    options = {o if o < 0 else seen(table, "Mage").name for o in table.decision.options if isinstance(o, int)}
    assert len(table.decision.options) == 2 and "Mage" in options
    table.choose("Mage").to("end_combat")
    assert table.find("Mage").counter("loyalty") == 3 and table.life("C") == 20


@pytest.mark.ledger("current:702.116")
def test_702_116_nobody_else_to_attack() -> None:
    banshee = creature("Banshee", "B", 2, 2, "myriad")
    table = Table(A={"battlefield": [banshee]}, B={}).attack_now("Banshee").settle()
    assert table.decision.kind == dec.PRIORITY and table.names("battlefield") == ["Banshee"]


@pytest.mark.ledger("current:702.116")
def test_702_116b_each_of_two_instances_of_myriad_makes_its_own_tokens() -> None:
    banshee = creature("Banshee", "B", 2, 2, "myriad", "myriad")
    table = Table(A={"battlefield": [banshee]}, B={}, C={}).start("begin_combat").attack(("Banshee", "B"))
    table.settle().choose(True).settle().choose(True).settle().to("end_combat")
    assert (table.life("B"), table.life("C")) == (18, 16)


@pytest.mark.ledger("current:702.189")
def test_702_189_firebending_mana_lasts_until_the_end_of_combat() -> None:
    """Each instance adds its mana, which stays until end of combat (702.189a)."""
    bender = creature("Bender", "R", 2, 2, Keyword("firebending", n=Number(2)), Keyword("firebending", n=Number(1)))
    zap = instant("Zap", "2R", damage_to_any(3))
    table = Table(A={"battlefield": [bender], "hand": [zap]}, B={}).attack_now("Bender").settle()
    assert sum(n for _, _, n in table.state.players[0].pool) == 3
    table.to("end_combat")
    assert table.can_cast("Zap")
    table.to("postcombat_main")
    assert table.state.players[0].pool == () and not table.can_cast("Zap")
