"""701.12f–g: exchanges of zones and of a life total with a power or toughness."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, ELK, NAME, Table, beast, permanent, played, settle, spanish, spell

CHIME = permanent("Whenever you gain life, put a charge counter on this enchantment.", name="Chime")


@pytest.mark.parametrize(
    ("stat", "life", "size"),
    [
        pytest.param("toughness", 9, (3, 5), marks=pytest.mark.construct("ExchangeLifeWithToughness")),
        pytest.param("power", 3, (5, 9), marks=pytest.mark.construct("ExchangeLifeWithPower")),
    ],
)
def test_701_12g_each_value_becomes_what_the_other_was(stat: str, life: int, size: tuple[int, int]) -> None:
    """An exchange (701.12): the life total changes by a gain or loss, the creature by a new base (701.12g)."""
    golem = beast(f"{{0}}: Exchange your life total with this creature's {stat}.", name="Golem", size=(3, 9))
    table = Table(A={"battlefield": [golem, CHIME], "life": 5}, B={}).start().activate("Golem")
    table = settle(table)
    assert (table.life("A"), table.size("Golem")) == (life, size)
    assert bool(table.find("Chime").counters) == (life > 5)
    assert "vidas" in spanish(f"Exchange your life total with this creature's {stat}.")


@pytest.mark.construct("ExchangeLifeWithToughness")
@pytest.mark.parametrize("why", ["gone", "forbidden"])
def test_701_12a_an_exchange_that_cannot_be_completed_does_not_happen(why: str) -> None:
    """The creature has left, or its player can't gain life: neither value changes (701.12a)."""
    golem = beast("{0}: Exchange your life total with this creature's toughness.", name="Golem", size=(3, 9))
    kill = spell("Destroy target creature.", name="Kill", type_line="Instant")
    rest = [permanent("Players can't gain life.", name="Dry")] if why == "forbidden" else []
    table = Table(A={"battlefield": [golem, *rest], "hand": [kill], "life": 5}, B={}).start().activate("Golem")
    if why == "gone":
        table.cast("Kill")
    table = settle(table)
    assert table.life("A") == 5
    assert why == "gone" or table.size("Golem") == (3, 9)


@pytest.mark.construct("ExchangeHandAndGraveyard")
@pytest.mark.parametrize("grave", [[], [ELK]])
def test_701_12f_zones_are_exchanged_even_if_one_is_empty(grave: list[object]) -> None:
    """All cards of the hand go to the graveyard and those that were there to the hand (701.12f)."""
    swap = permanent("{0}: Exchange your hand and graveyard.", "Artifact", name="Chest")
    table = Table(A={"battlefield": [swap], "hand": [CUB, CUB], "graveyard": grave}, B={}).start().activate("Chest")
    table = settle(table)
    assert (table.names("hand", "A"), table.names("graveyard", "A")) == (["Elk"] * len(grave), ["Cub", "Cub"])


@pytest.mark.construct("ExchangeGraveyardAndLibrary", "ExchangeHandAndLibrary")
def test_701_12f_a_library_is_exchanged_and_shuffled() -> None:
    spell("Exchange your hand and library, then shuffle.")
    table = played(
        "Exchange your graveyard and library. Then shuffle your library.", A={"graveyard": [CUB, ELK], "fill": 3}
    )
    assert sorted(table.library()) == ["Cub", "Elk"]
    assert table.names("graveyard", "A") == [NAME, "Wastes", "Wastes", "Wastes"]
