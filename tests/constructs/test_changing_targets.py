"""The one target of a spell is changed (115.7a)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, settle, spell, written

BOLT = "Bolt deals 2 damage to target creature."


def bolt() -> object:
    """Return an instant with a single target."""
    return spell(BOLT, name="Bolt", type_line="Instant")


@pytest.mark.construct("ChangeTarget", "WithSingleTarget")
def test_115_7a_the_target_is_changed_to_another() -> None:
    swerve = spell("Change the target of target spell with a single target.", type_line="Instant")
    table = Table(A={"battlefield": [beast(name="Elk"), beast(name="Wolf")], "hand": [bolt(), swerve]}, B={}).start()

    table.cast("Bolt").choose("Elk").cast(NAME).resolve().resolve()

    assert table.names("battlefield", "A") == ["Elk"]


@pytest.mark.construct("ChangeTarget", "WithSingleTarget")
def test_115_7a_without_another_legal_target_it_is_unchanged() -> None:
    swerve = spell("Change the target of target spell with a single target.", type_line="Instant")
    table = Table(A={"battlefield": [beast(name="Elk")], "hand": [bolt(), swerve]}, B={}).start()

    table.cast("Bolt").cast(NAME).resolve().resolve()

    assert table.names("battlefield", "A") == []


@pytest.mark.construct("WithSingleTarget")
def test_115_9b_a_spell_with_two_targets_is_none_with_a_single_target() -> None:
    swerve = spell("Counter target spell with a single target.", type_line="Instant")
    pair = spell("Tap two target creatures.", name="Pair", type_line="Instant")
    table = Table(
        A={"battlefield": [beast(name="Elk"), beast(name="Wolf")], "hand": [pair, bolt(), swerve]}, B={}
    ).start()

    table.cast("Pair").cast("Bolt").choose("Elk").cast(NAME).resolve()

    assert table.names("graveyard", "A").count("Bolt") == 1
    assert len(table.state.stack) == 1


@pytest.mark.construct("ChooseNewTargets")
def test_115_7d_new_targets_for_a_spell() -> None:
    bolt = written("Bolt deals 3 damage to any target.", "Instant", name="Bolt")
    turn = written("You may choose new targets for target spell.", "Instant")
    table = Table(A={"hand": [bolt]}, B={"hand": [turn]}).start()
    table.cast("Bolt", "B").passes()
    table.cast(NAME).resolve()
    settle(table, True, "A")
    assert (table.life("A"), table.life("B")) == (17, 20)


def retargeted(text: str, *first: str | int) -> Table:
    """Return a table where B chooses new targets for a spell of A's with that text, which has Elk and Wolf."""
    turn = written("You may choose new targets for target spell.", "Instant")
    beasts = [beast(name=name, size=(5, 5)) for name in ("Elk", "Wolf")]
    table = Table(
        A={"hand": [spell(text, name="Heat", type_line="Instant")]}, B={"hand": [turn], "battlefield": beasts}
    )
    table.start().cast("Heat").choose(*first)
    return table.passes().cast(NAME).resolve().choose(True)


@pytest.mark.construct("ChooseNewTargets")
def test_115_7e_targets_of_one_requirement_may_be_swapped() -> None:
    """The division stays as it was, place by place (115.7f)."""
    table = retargeted("Heat deals 4 damage divided as you choose among two target creatures.", 1)
    settle(table, "Wolf")
    assert [table.find(name).damage for name in ("Elk", "Wolf")] == [3, 1], "the other place had to change, too"


@pytest.mark.construct("ChooseNewTargets")
def test_115_7d_a_new_target_can_not_make_an_unchanged_one_illegal() -> None:
    table = retargeted("Heat deals 1 damage to target creature and 3 damage to another target creature.", "Elk")
    settle(table, "Wolf")
    assert [table.find(name).damage for name in ("Elk", "Wolf")] == [3, 1]


@pytest.mark.construct("ChooseNewTargets")
def test_115_7d_all_targets_may_stay() -> None:
    table = retargeted("Heat deals 1 damage to target creature and 3 damage to another target creature.", "Elk")
    assert table.offered() == ["Elk", "Wolf"]
    settle(table, "Elk")
    assert [table.find(name).damage for name in ("Elk", "Wolf")] == [1, 3]
