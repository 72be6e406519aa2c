"""716, 711.7: class levels, which are no counters and are not copied."""

from __future__ import annotations

from apnap.abilities.change import SetTypes
from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import ENCHANTMENT
from tests.constructs.support import BEAR, Table, spell, written
from tests.rules.layered import affect, put_counters

LEVELS = "Creatures you control get +1/+1.\n{0}: Level 2\nCreatures you control get +2/+2.\n{0}: Level 3\nHexproof"
MARK = spell("Put a level counter on target permanent.", name="Mark")
TWIN = spell("Create a token that's a copy of target enchantment you control.", name="Twin")


def school() -> CardDefinition:
    return written(LEVELS, "Enchantment — Class", name="School", layout="class")


def learned(*hand: CardDefinition) -> Table:
    """The School is at level 2."""
    table = Table(A={"battlefield": [school(), BEAR], "hand": list(hand)}, B={}).start().activate("School").resolve()
    assert table.size("Bear") == (5, 5)
    return table


def test_716_2b_a_level_is_not_copied() -> None:
    table = learned(TWIN).cast("Twin").resolve()
    assert table.size("Bear") == (6, 6)  # the copy is at level 1
    assert sorted(one.index for name in ("School", "School#2") for one in table.actions(name)) == [0, 1]


def test_716_2b_it_keeps_its_level_while_it_is_no_class() -> None:
    table = learned()
    effect = affect(table, ["School"], SetTypes(ENCHANTMENT, ()))
    assert table.size("Bear") == (5, 5)
    table.state.effects = tuple(one for one in table.state.effects if one is not effect)
    table.state.disturb()
    assert table.size("Bear") == (5, 5) and [one.index for one in table.actions("School")] == [1]


def test_716_3_what_is_printed_above_the_bars_works_at_every_level() -> None:
    table = Table(A={"battlefield": [school(), BEAR]}, B={}).start()
    sizes = [table.size("Bear")]
    for index in (0, 1):
        sizes.append(table.activate("School", index=index).resolve().size("Bear"))
    assert sizes == [(3, 3), (5, 5), (5, 5)]


def test_716_4_711_7_level_counters_are_no_class_levels() -> None:
    """Neither does a level counter make a Class of a higher level, nor does its level make a leveler stronger."""
    table = Table(A={"battlefield": [school(), BEAR], "hand": [MARK, MARK]}, B={}).start()
    table.cast("Mark", "School").resolve()
    assert table.size("Bear") == (3, 3) and [one.index for one in table.actions("School")] == [0]
    knight = written("Level up {0}\nLEVEL 1+\n4/4\nFlying", "Creature — Knight", size=(1, 1), layout="leveler")
    table = Table(A={"battlefield": [knight]}, B={}).start()
    table.state.edit(table.find("Subject").ref).memory = (("class level", 2),)
    table.state.disturb()
    assert table.size("Subject") == (1, 1)
    put_counters(table, "Subject", level=1)
    assert table.size("Subject") == (4, 4)
