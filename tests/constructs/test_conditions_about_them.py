"""Conditions about what was spoken of, about cards exiled with the source, and about permanents of two names."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from tests.constructs.support import CUB, ELK, FOX, NAME, Table, beast, played, settle


@pytest.mark.construct("ControlsBothNamed")
@pytest.mark.parametrize(("yours", "life"), (((CUB, ELK), 23), ((CUB,), 21), ((ELK, FOX), 21)))
def test_201_2_creatures_of_two_names(yours: tuple[object, ...], life: int) -> None:
    text = "You gain 1 life. If you control creatures named Cub and Elk, you gain 3 life instead."
    assert played(text, A={"battlefield": list(yours)}).life("A") == life
    printed = {tongue("es").print(tree) for tree in tongue("en").read(text).trees}
    assert any("criaturas llamadas Cub y Elk" in one for one in printed)


@pytest.mark.construct("Controls")
@pytest.mark.parametrize(("target", "cards"), (("Cub", 1), ("Fox", 0)))
def test_608_2c_if_you_control_that_creature(target: str, cards: int) -> None:
    text = "Tap up to one target creature. If you control that creature, draw a card."
    table = played(text, target, A={"battlefield": [CUB]}, B={"battlefield": [FOX]})
    assert len(table.names("hand", "A")) == cards


@pytest.mark.construct("Controls")
def test_608_2c_no_creature_was_chosen() -> None:
    text = "Tap up to one target creature. If you control that creature, draw a card."
    assert not played(text, "done", A={"battlefield": [CUB]}).names("hand", "A")


@pytest.mark.construct("DoesntControl")
@pytest.mark.parametrize(("target", "lost"), (("Cub", 0), ("Fox", 1)))
def test_608_2c_if_you_dont_control_it(target: str, lost: int) -> None:
    text = "Tap target creature. If you don't control it, its controller loses 1 life."
    table = played(text, target, A={"battlefield": [CUB]}, B={"battlefield": [FOX]})
    assert (table.life("A"), table.life("B")) == (20, 20 - lost)


@pytest.mark.construct("ThereAre")
def test_607_2a_if_there_are_cards_exiled_with_it() -> None:
    text = (
        "When this creature enters, exile the top two cards of your library.\n"
        "At the beginning of your end step, if there are cards exiled with this creature, put them into their owner's "
        "graveyard, then this creature deals that much damage to each opponent."
    )
    table = Table(A={"hand": [beast(text)]}, B={}).start()
    settle(table.cast(NAME))
    table.to("end")
    assert table.life("B") == 18 and table.names("graveyard", "A") == ["Wastes", "Wastes"]
