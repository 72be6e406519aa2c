"""613: an object's values are told layer by layer, and the telling leads to the values that it has."""

from __future__ import annotations

from apnap.abilities.ability import Body, Static
from apnap.abilities.change import Modify, SetBase
from apnap.abilities.effect import Continuous
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, Other, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import Changes
from apnap.abilities.values import CREATURE
from apnap.rules.explaining import contributions, explained
from tests.rules.support import FOREST, TARGET_CREATURE, Table, creature, instant

OTHERS = Filter((HasCardType(CREATURE), ControlledBy(You()), Other()))
CAPTAIN = creature("Captain", "1W", 2, 2, Static((Changes(OTHERS, (Modify(Number(1), Number(1)),)),)))
BEAR = creature("Bear", "1G", 2, 2)
SHRINK = instant(
    "Shrink", "G", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (SetBase(Number(0), Number(1)),)))
)


def told(table: Table, name: str) -> list[tuple[str, str, str, int, int]]:
    """Return layer, rule, source and the values after each contribution."""
    record = table.find(name, "battlefield")
    found = contributions(table.state, record)
    assert explained(table.state, record, found)
    return [
        (one.layer_name, one.rule, one.source and table.named(one.source) or "", one.power,
         one.toughness)
        for one in found
    ]  # fmt: skip


def test_613_4_counters_anthems_and_setting_effects_in_their_layers() -> None:
    table = Table(A={"hand": [SHRINK], "battlefield": [FOREST, CAPTAIN, BEAR]}, B={}).start()
    table.state.edit(table.find("Bear").ref).counters = (("+1/+1", 2),)
    table.state.disturb()
    assert told(table, "Bear") == [
        ("", "208.1", "", 2, 2),
        ("7c", "613.4c", "", 4, 4),
        ("7c", "613.4c", "Captain", 5, 5),
    ]
    table.cast("Shrink", "Bear").resolve()
    assert told(table, "Bear") == [
        ("", "208.1", "", 2, 2),
        ("7b", "613.4b", "Shrink", 0, 1),
        ("7c", "613.4c", "", 2, 3),
        ("7c", "613.4c", "Captain", 3, 4),
    ]


def test_208_1_nothing_but_the_printed_values() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={}).start()
    assert told(table, "Bear") == [("", "208.1", "", 2, 2)]


def test_613_the_position_is_not_changed_by_asking() -> None:
    table = Table(A={"battlefield": [CAPTAIN, BEAR]}, B={}).start()
    before = table.size("Bear")
    contributions(table.state, table.find("Bear"))
    assert table.size("Bear") == before == (3, 3)
