"""What a static ability says of all objects of a kind: attached to them, counters on them (611.3a)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, FEN, FOX, NAME, Table, beast, permanent, settle

CHARM = permanent("Enchant creature", "Enchantment — Aura", name="Charm")


@pytest.mark.construct("AttachedToThing")
@pytest.mark.parametrize(("on", "kept"), (("Cub", True), ("Fox", False)))
def test_301_5_attached_to_permanents_you_control(on: str, kept: bool) -> None:
    mystic = permanent("Auras attached to permanents you control have umbra armor.")
    bolt = permanent("{0}: Destroy target creature.", name="Bolt")
    table = Table(A={"hand": [CHARM], "battlefield": [CUB, mystic, bolt]}, B={"battlefield": [FOX]}).start()
    settle(table.cast("Charm", on))
    settle(table.activate("Bolt", on))
    assert (on in table.names("battlefield")) is kept and table.names("graveyard", "A").count("Charm") == 1


@pytest.mark.construct("CountersCount")
def test_122_1_counters_on_lands_you_control() -> None:
    text = "This creature's power is equal to the number of +1/+1 counters on lands you control."
    grow = permanent("{0}: Put a +1/+1 counter on target land.", name="Grow")
    table = Table(A={"battlefield": [beast(text, size=("*", 2)), grow, FEN]}, B={"battlefield": [FEN]}).start()
    assert table.size(NAME) == (0, 2)
    settle(table.activate("Grow", "Fen#1"))
    assert table.size(NAME) == (1, 2)
    settle(table.activate("Grow", "Fen#2"))
    assert table.size(NAME) == (1, 2)
