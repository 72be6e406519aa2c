"""702.184c: creatures that count for something else than their power as they are tapped for station."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from tests.constructs.support import NAME, OGRE, Table, beast, permanent, spanish, written

STOUT = "Each creature you control with toughness greater than its power stations permanents using its toughness "
STOUT += "rather than its power."
STRONG = "Each creature you control crews Vehicles and stations permanents as though its power were 2 greater."
OX = beast(name="Ox", size=(1, 4))


def ship() -> CardDefinition:
    return written("Station\n20+ | Flying", "Artifact — Spacecraft", size=(5, 5))


def charge(helper: CardDefinition, *more: CardDefinition) -> int:
    """Station with a creature; return how many counters there are then."""
    table = Table(A={"battlefield": [ship(), helper, *more]}, B={}).start().activate(NAME).resolve()
    return table.find(NAME).counter("charge")


@pytest.mark.ledger("current:702.184")
@pytest.mark.construct("StationsByToughness")
def test_702_184c_toughness_instead_of_power() -> None:
    lord = permanent(STOUT, name="Lord")
    assert charge(OX, lord) == 4 and charge(OX) == 1
    assert charge(OGRE, lord) == 3


@pytest.mark.ledger("current:702.184")
@pytest.mark.construct("CrewsAndStationsStronger", "StationsStronger")
def test_702_184c_as_though_its_power_were_greater() -> None:
    captain = permanent(STRONG, name="Captain")
    assert charge(OX, captain) == 3 and charge(OX, captain, permanent(STOUT, name="Lord")) == 6
    cart = permanent("Crew 3", "Artifact — Vehicle", name="Cart")
    table = Table(A={"battlefield": [cart, OX, captain]}, B={}).start()
    assert table.can_activate("Cart")
    alone = beast("This creature stations permanents as though its power were 2 greater.", name="Ox", size=(1, 4))
    assert charge(alone) == 3
    assert not Table(A={"battlefield": [cart, alone]}, B={}).start().can_activate("Cart")


def test_in_spanish() -> None:
    assert spanish("This creature stations permanents using its toughness rather than its power.") == (
        "Esta criatura estaciona permanentes usando su resistencia en lugar de su fuerza."
    )
    assert "tripula vehículos y estaciona permanentes como si su fuerza fuera 2 más" in spanish(STRONG).lower()
