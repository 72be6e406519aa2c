"""708: turning permanents face up and face down, and entering face down."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, FOX, NAME, OGRE, Table, permanent, settle, spanish, spell


@pytest.mark.construct("TurnDown", "TurnUp")
def test_708_a_permanent_is_turned_face_down_and_face_up_again() -> None:
    fold = permanent("{0}: Turn target creature face down.", "Artifact", name="Fold")
    open_ = permanent("{0}: Turn target face-down creature face up.", "Artifact", name="Open")
    table = Table(A={"battlefield": [fold, open_]}, B={"battlefield": [OGRE]}).start()
    ref = table.find("Ogre").ref

    table.activate("Fold").resolve()
    assert table.state.last_known(ref).face_down
    table.activate("Open").resolve()

    assert not table.state.last_known(ref).face_down and table.size("Ogre") == (3, 3)


@pytest.mark.parametrize(
    ("how", "owner"),
    [
        pytest.param("", "B", marks=pytest.mark.construct("EnterFaceDown")),
        pytest.param(" under your control", "A", marks=pytest.mark.construct("EnterFaceDownUnder")),
    ],
)
def test_708_3_it_comes_back_face_down(how: str, owner: str) -> None:
    text = f"Exile target creature, then return it to the battlefield face down{how}."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [FOX]}).start()
    settle(table.cast(NAME))
    (record,) = [table.state.last_known(ref) for ref in table.state.battlefield]

    assert record.face_down
    assert table.letters[record.controller] == owner


@pytest.mark.construct("IsFaceDown")
def test_708_2_only_what_is_face_down() -> None:
    text = "Choose target creature. If it's face down, you gain 4 life."
    fold = spell("Turn target creature face down.", name="Fold")
    for hand, life in (([fold], 24), ([], 20)):
        table = Table(A={"hand": [*hand, spell(text)]}, B={"battlefield": [CUB]}).start()
        for _ in hand:
            settle(table.cast("Fold"))
        assert settle(table.cast(NAME)).life("A") == life


def test_face_down_in_spanish() -> None:
    assert spanish("{3}: Turn this creature face down.") == "{3}: Pon esta criatura boca abajo."
    assert spanish("Return this card to the battlefield face down under your control.").endswith(
        "boca abajo bajo tu control."
    )
