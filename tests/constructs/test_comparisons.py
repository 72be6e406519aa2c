"""Compared with any object that fits: the same name, a shared color; everything revealed; what each player chose."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, spell
from tests.rules.support import FOREST, ISLAND


@pytest.mark.construct("WithSameName")
def test_201_2_the_same_name_as_another_card_there() -> None:
    rite = spell(
        "Target player reveals their hand. That player discards all nonland cards with the same name as another card "
        "in their hand."
    )
    hand = [beast(name="Ape"), beast(name="Ape"), beast(name="Bat"), FOREST, FOREST]
    table = Table(A={"hand": [rite]}, B={"hand": hand}).start()

    table.cast(NAME).target("B").resolve()

    assert table.names("hand", "B") == ["Bat", "Forest", "Forest"]


@pytest.mark.construct("WithSameName", "Search")
def test_201_2_the_same_name_as_any_creature_you_control() -> None:
    rite = spell(
        "Search your library for a card with the same name as a creature you control, put it into "
        "your hand, then shuffle."
    )
    seat = {"hand": [rite], "battlefield": [beast(name="Ape"), beast(name="Bat")]}
    seat["library"] = [beast(name="Bat"), beast(name="Cub"), beast(name="Ape")]
    table = Table(A=seat, B={}).start()

    table.cast(NAME).resolve()

    names = table.offered()
    assert names == ["Ape", "Bat"]


@pytest.mark.construct("ThatShares")
def test_105_2_a_color_shared_with_any_creature_you_control() -> None:
    rite = spell("Destroy each creature that shares a color with a creature you control.")
    theirs = [beast(name="Ape", cost="{G}"), beast(name="Bat", cost="{B}"), beast(name="Cub", cost="{W}")]
    mine = [beast(name="Own", cost="{G}"), beast(name="Two", cost="{W}")]
    table = Table(A={"hand": [rite], "battlefield": mine}, B={"battlefield": theirs}).start()

    table.cast(NAME).resolve()

    assert table.names("battlefield") == ["Bat"]


@pytest.mark.construct("RevealUntil", "Those")
def test_701_20_those_cards_are_all_that_were_revealed() -> None:
    rite = spell(
        "Target player reveals cards from the top of their library until they reveal a land card, then puts those "
        "cards into their graveyard."
    )
    library = [beast(name="Ape"), FOREST, ISLAND]
    table = Table(A={"hand": [rite]}, B={"library": library}).start()

    table.cast(NAME).target("B").resolve()

    assert table.names("graveyard", "B") == ["Ape", "Forest"]


@pytest.mark.construct("ChooseObject", "EachOpponent", "Those")
def test_608_2d_those_are_what_each_opponent_chose() -> None:
    rite = spell("Each opponent chooses a creature they control. Tap those creatures.")
    two = {"battlefield": [beast(name="Ape"), beast(name="Bat")]}
    table = Table(A={"hand": [rite], "battlefield": [beast(name="Own")]}, B=two, C={"battlefield": [beast(name="Cub")]})

    table.start().cast(NAME).resolve().choose("Bat")

    assert sorted(r.definition.name for r in table.objects("battlefield") if r.tapped) == ["Bat", "Cub"]


@pytest.mark.construct("Those", "LookAtHand", "CastFree")
def test_608_2g_a_spell_from_among_the_cards_of_a_hand() -> None:
    rite = spell(
        "Look at target opponent's hand. You may cast a spell from among those cards without paying its mana cost."
    )
    table = Table(A={"hand": [rite]}, B={"hand": [beast(name="Ape", cost="{5}"), FOREST]}).start()

    table.cast(NAME).resolve().choose("Ape").resolve()

    assert table.names("battlefield") == ["Ape"]


@pytest.mark.construct("DoneThisWay", "AtLeastCounted")
@pytest.mark.parametrize(("second", "life"), ((beast(name="Bat"), 23), (FOREST, 20)))
def test_608_2c_at_least_so_many_this_way(second: object, life: int) -> None:
    rite = spell("Mill two cards. If at least two creature cards were milled this way, you gain 3 life.")
    table = Table(A={"hand": [rite], "library": [beast(name="Ape"), second]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == life


@pytest.mark.construct("WithGreatestAmong")
def test_608_2d_a_creature_with_the_greatest_power() -> None:
    rite = spell("Target opponent sacrifices a creature with the greatest power among creatures they control.")
    big = beast(name="Ape", size=(3, 3))
    table = Table(
        A={"hand": [rite], "battlefield": [beast(name="Own", size=(9, 9))]}, B={"battlefield": [big, beast(name="Bat")]}
    )

    table.start().cast(NAME).resolve()

    assert table.names("graveyard", "B") == ["Ape"]
