"""310.11: Sieges."""

from __future__ import annotations

from typing import Any

from apnap.abilities.definition import TRANSFORM, CardDefinition
from apnap.abilities.values import BATTLE
from apnap.rules.decisions import CAST
from tests.rules.support import FOREST, Table, card, creature, damage_to_any, instant

ZAP = instant("Zap", "", damage_to_any(1))


def siege(*, subtypes: tuple[str, ...] = ("Siege",), back: bool = True, defense: int = 1) -> CardDefinition:
    """Return a battle, on its back a 3/3 creature called Hero."""
    front = card("Walls", "5", BATTLE, subtypes=subtypes, defense=defense)
    if not back:
        return front
    return CardDefinition("Walls // Hero", (front.faces[0], creature("Hero", "", 3, 3).faces[0]), TRANSFORM)


def defeated(node: CardDefinition, **more: Any) -> Table:
    """Return a table where A's battle, of defense 1, has been dealt 1 damage."""
    table = Table(A={"battlefield": [node], "hand": [ZAP]} | more, B={}).start()
    return table.cast("Zap", "Walls").resolve()


def test_310_11b_the_last_defense_counter_exiles_it_and_it_may_be_cast_transformed() -> None:
    """It stays on the battlefield with defense 0 while its ability is on the stack (310.7)."""
    table = defeated(siege())
    assert (table.names("battlefield"), len(table.state.stack)) == (["Walls"], 1)
    table.resolve()
    assert (table.decision.purpose, table.names("exile")) == ("cast", ["Walls"])
    table.choose("Walls")
    assert table.names("exile") == [] and table.find("Hero", "stack").face == 1, "for nothing"
    table.resolve()
    assert table.names("battlefield") == ["Hero"] and table.size("Hero") == (3, 3)


def test_310_11b_only_the_last_defense_counter_counts() -> None:
    table = Table(A={"battlefield": [siege(defense=2)], "hand": [ZAP, ZAP]}, B={}).start()
    assert table.cast("Zap", "Walls").resolve().state.stack == []
    assert len(table.cast("Zap#2", "Walls").resolve().state.stack) == 1


def test_310_11b_it_need_not_be_cast() -> None:
    table = defeated(siege()).resolve().choose("done")
    assert (table.names("battlefield"), table.names("exile")) == ([], ["Walls"])


def test_310_11b_without_another_face_it_can_not_be_cast_transformed() -> None:
    table = defeated(siege(back=False)).resolve()
    assert (table.names("exile"), table.decision.purpose) == (["Walls"], "priority")


def test_310_7_a_battle_of_another_kind_goes_to_the_graveyard() -> None:
    table = defeated(siege(subtypes=()))
    assert (table.names("battlefield"), table.names("graveyard")) == ([], ["Walls", "Zap"])


def test_712_8c_its_back_is_not_cast_from_the_hand() -> None:
    table = Table(A={"hand": [siege()], "battlefield": [FOREST] * 5}, B={}).start()
    assert [(action.kind, action.index) for action in table.actions("Walls", "hand")] == [(CAST, 0)]
