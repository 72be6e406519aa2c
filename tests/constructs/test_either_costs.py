"""Costs that are paid in one of two ways (118.12), and landwalk for lands of a quality (702.14)."""

from __future__ import annotations

import pytest

from apnap.rules.decisions import BLOCKERS
from tests.constructs.support import CUB, FOX, NAME, THEIRS, Table, beast, permanent, settle, spanish
from tests.rules.support import FOREST

LAND = permanent("{T}: Add {G}.", "Artifact Land", name="Works")


@pytest.mark.construct("EitherCostList")
def test_602_1a_one_list_of_costs_or_the_other() -> None:
    line = "{3}, {T} or {G}, {T}: You gain 1 life."
    table = Table(A={"battlefield": [permanent(line, "Artifact"), FOREST]}, B={}).start()

    settle(table.activate(NAME))

    assert table.life("A") == 21 and table.find(NAME).tapped
    assert spanish(line) == "{3}, {T} o {G}, {T}: Ganas 1 vida."


@pytest.mark.construct("DeedOrDeed")
def test_118_12_a_card_is_discarded_or_mana_is_paid() -> None:
    ring = permanent("Equipped creature gets +2/+1.\nEquip—Pay {3} or discard a card.", "Artifact — Equipment")
    table = Table(A={"battlefield": [ring, CUB], "hand": [FOX]}, B={}).start()

    settle(table.activate(NAME))

    assert table.size("Cub") == (4, 3) and table.names("hand", "A") == []


@pytest.mark.construct("DeedOrMana")
def test_118_12_life_or_mana() -> None:
    line = "Pay 2 life or {2}: Draw a card."
    table = Table(A={"battlefield": [permanent(line)]}, B={}).start()

    settle(table.activate(NAME))

    assert table.life("A") == 18
    assert spanish(line) == "Pagar 2 vidas o {2}: Roba una carta."


@pytest.mark.parametrize(("quality", "blocked"), [("Nonbasic", False), ("Artifact", False), ("Legendary", True)])
def test_702_14_landwalk_for_lands_of_a_quality(quality: str, blocked: bool) -> None:
    walker = beast(f"{quality} landwalk")
    table = Table(A={"battlefield": [walker]}, B={"battlefield": [*THEIRS["battlefield"], LAND]}).start()

    table.attack(NAME).to("declare_blockers")

    assert (table.decision.kind == BLOCKERS) == blocked
