"""Additional costs paid any number of times that make a spell cheaper (601.2b, 601.2f)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, ELK, FEN, NAME, Table, beast, settle, spanish, spell

SACRIFICE = (
    "As an additional cost to cast this spell, you may sacrifice any number of creatures. "
    "This spell costs {2} less to cast for each creature sacrificed this way.\nYou gain 3 life."
)


@pytest.mark.construct("CheaperForEachPaid", "SacrificeAny")
def test_601_2f_less_for_each_sacrificed_creature() -> None:
    rite = spell(SACRIFICE, cost="{5}")
    table = Table(A={"battlefield": [FEN, CUB, DOE, ELK], "hand": [rite]}, B={}).start().cast(NAME)
    assert table.decision.options == (2, 3)  # one would not suffice
    table.choose(2).choose("Doe", "Cub")
    settle(table)
    assert (table.life("A"), table.names("battlefield", "A")) == (23, ["Elk", "Fen"])
    assert table.find("Fen").tapped
    assert spanish(SACRIFICE.split("\n")[0]) == (
        "Como coste adicional para lanzar este hechizo, puedes sacrificar cualquier cantidad de criaturas. "
        "Te cuesta {2} menos lanzar este hechizo por cada criatura sacrificada de esta manera."
    )


@pytest.mark.construct("CheaperForEachPaid", "SacrificeAny")
@pytest.mark.parametrize(("creatures", "able"), (((CUB, DOE), True), ((CUB,), False)))
def test_601_4_whether_it_can_be_cast_at_all(creatures: tuple[object, ...], able: bool) -> None:
    rite = spell(SACRIFICE, cost="{4}")
    assert Table(A={"battlefield": list(creatures), "hand": [rite]}, B={}).start().can_cast(NAME) is able


@pytest.mark.construct("CheaperForEachPaid", "SacrificeAny")
def test_601_2b_nothing_needs_to_be_sacrificed() -> None:
    rite = spell(SACRIFICE, cost="{2}")
    table = Table(A={"battlefield": [FEN, FEN, CUB], "hand": [rite]}, B={}).start().cast(NAME).choose(0)
    assert settle(table).life("A") == 23
    assert "Cub" in table.names("battlefield", "A") and all(land.tapped for land in table.objects("battlefield")[:2])


@pytest.mark.construct("ExileAny")
def test_601_2f_less_for_each_exiled_card() -> None:
    text = (
        "As an additional cost to cast this spell, you may exile any number of black cards from your hand. "
        "This spell costs {2} less to cast for each card exiled this way."
    )
    dark = [beast(name=name, cost="{B}") for name in ("Imp", "Rat")]
    rite = spell(f"{text}\nYou gain 3 life.", cost="{4}")
    table = Table(A={"hand": [rite, *dark, CUB]}, B={}).start().cast(NAME)
    settle(table, "Imp")  # then only the other one is left
    assert (table.life("A"), table.names("exile", "A"), table.names("hand", "A")) == (23, ["Imp", "Rat"], ["Cub"])
    assert spanish(text).startswith(
        "Como coste adicional para lanzar este hechizo, puedes exiliar cualquier cantidad de cartas negras de tu mano."
    )


@pytest.mark.construct("TapAny")
def test_601_2f_less_for_each_tapped_creature() -> None:
    text = (
        "As an additional cost to cast this spell, you may tap any number of untapped creatures you control. "
        "This spell costs {1} less to cast for each creature tapped this way."
    )
    rite = spell(f"{text}\nYou gain 3 life.", cost="{2}")
    table = Table(A={"hand": [rite], "battlefield": [CUB, DOE]}, B={}).start().cast(NAME)
    settle(table, "Cub")
    assert table.life("A") == 23 and table.find("Cub").tapped and table.find("Doe").tapped
    assert spanish(text).endswith("por cada criatura girada de esta manera.")
