"""All but some: "except for lands"."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BAT,
    CUB,
    FEN,
    SEAL,
    WINCH,
    beast,
    played,
    spanish,
)


@pytest.mark.construct("DestroyAllExcept")
@pytest.mark.parametrize(
    ("others", "left"), [("artifacts and lands", ["Fen", "Winch"]), ("creatures you don't control", ["Bat"])]
)
def test_all_but_those_are_destroyed(others: str, left: list[str]) -> None:
    table = played(
        f"Destroy all permanents except for {others}.",
        A={"battlefield": [CUB, SEAL, WINCH]},
        B={"battlefield": [BAT, FEN]},
    )
    assert sorted(table.names("battlefield")) == left


@pytest.mark.construct("ReturnAllExcept")
def test_all_but_those_are_returned() -> None:
    kraken = beast(name="Kraken", type_line="Creature — Kraken")
    serpent = beast(name="Serpent", type_line="Creature — Serpent")
    table = played(
        "Return all creatures to their owners' hands except for Krakens and Serpents.",
        A={"battlefield": [kraken, CUB]},
        B={"battlefield": [serpent, BAT]},
    )
    assert sorted(table.names("battlefield")) == ["Kraken", "Serpent"]
    assert table.names("hand", "B") == ["Bat"]


@pytest.mark.construct("DealsDamageExcept")
def test_all_but_those_are_dealt_damage() -> None:
    table = played(
        "~ deals 2 damage to each creature except for creatures you control with flying.",
        A={"battlefield": [BAT, CUB]},
        B={"battlefield": [BAT]},
    )
    assert (table.names("battlefield", "A"), table.names("battlefield", "B")) == (["Bat"], [])


def test_all_but_in_spanish() -> None:
    assert spanish("Destroy all permanents except for artifacts and lands.") == (
        "Destruye todos los permanentes excepto los artefactos y tierras."
    )
