"""Totals over what is chosen or found, what "all other" leaves out, and cards put elsewhere as a cost."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, spell
from tests.rules.support import FOREST, ISLAND

APES = [beast(name="Ape", size=(3, 3)), beast(name="Bat", size=(2, 2)), beast(name="Cub", size=(1, 1))]


@pytest.mark.construct("WithTotalStat", "AllOther")
def test_608_2d_the_total_power_of_what_is_kept() -> None:
    rite = spell(
        "Each player chooses any number of creatures they control with total power 4 or less, then sacrifices all "
        "other creatures they control."
    )
    table = Table(A={"hand": [rite], "battlefield": [beast(name="Own")]}, B={"battlefield": APES}).start()

    table.cast(NAME).resolve().choose("Own", "Ape")
    assert table.offered() == ["Cub"]
    table.choose("Cub")

    assert table.names("battlefield") == ["Ape", "Cub", "Own"]


@pytest.mark.construct("WithTotalStat", "Search")
def test_701_23_the_total_mana_value_of_what_is_found() -> None:
    rite = spell(
        "Search your library for any number of creature cards with total mana value 3 or less, put them into your "
        "hand, then shuffle."
    )
    library = [beast(name=name, cost=cost) for name, cost in (("Ape", "{1}"), ("Bat", "{2}"), ("Cub", "{3}"))]
    table = Table(A={"hand": [rite], "library": library}, B={}).start()

    table.cast(NAME).resolve().choose("Ape")
    assert table.offered() == ["Bat"]
    table.choose("Bat")

    assert table.names("hand", "A") == ["Ape", "Bat"]


@pytest.mark.construct("EachOther")
def test_109_3_each_other_creature_is_not_the_target_of_the_spell() -> None:
    rite = spell("Target creature gets +3/+3 until end of turn. Each other creature gets -1/-1 until end of turn.")
    table = Table(A={"hand": [rite]}, B={"battlefield": APES}).start()

    table.cast(NAME, "Bat").resolve()

    assert (table.size("Bat"), table.size("Ape")) == ((5, 5), (2, 2))


@pytest.mark.construct("Put", "OnBottom")
def test_118_1_cards_of_the_graveyard_are_put_on_the_bottom_as_a_cost() -> None:
    shrine = permanent("Put two cards from your graveyard on the bottom of your library: You gain 3 life.")
    table = Table(A={"battlefield": [shrine], "graveyard": [FOREST, ISLAND]}, B={}).start()

    table.activate(NAME).resolve()

    assert (table.life("A"), table.names("graveyard", "A")) == (23, [])
    assert {table.named(ref) for ref in table.state.players[0].library[:2]} == {
        "Forest", "Island",
    }  # fmt: skip
    assert not table.actions(NAME)


@pytest.mark.construct("Put", "ToGraveyard")
def test_118_1_a_card_an_opponent_owns_is_put_from_exile_into_the_graveyard() -> None:
    ape = beast("{0}, Put a card an opponent owns from exile into that player's graveyard: You gain 3 life.")
    table = Table(A={"battlefield": [ape], "exile": [FOREST]}, B={"exile": [ISLAND]}).start()

    table.activate(NAME).resolve()

    assert (table.life("A"), table.names("graveyard", "B"), table.names("exile")) == (23, ["Island"], ["Forest"])
