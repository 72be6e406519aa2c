"""Conditions, counts and players: what is in libraries, graveyards and exile, and what came there this turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import (
    BAT,
    CUB,
    DOE,
    ELK,
    FEN,
    FOX,
    NAME,
    OGRE,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import Seat

RITE, SONG = spell("Draw a card.", name="Rite"), spell("Draw a card.", name="Song", type_line="Instant")


def gains(condition: str, **seats: Seat) -> int:
    """Return how much life a spell that asks for the condition makes A gain."""
    return played(f"If {condition}, you gain 3 life.", A=seats.get("A", {}), B=seats.get("B", {})).life("A") - 20


@pytest.mark.construct("CardsInZone")
def test_so_many_cards_are_in_your_graveyard() -> None:
    condition = "two or more creature cards are in your graveyard"
    assert gains(condition, A={"graveyard": [CUB, DOE]}) == 3
    assert gains(condition, A={"graveyard": [CUB, RITE]}, B={"graveyard": [FOX, DOE]}) == 0
    assert spanish(f"Draw a card if {condition}.").endswith("si dos o más cartas de criatura están en tu cementerio.")


@pytest.mark.construct("CardsInZone")
def test_an_instant_card_and_a_sorcery_card_are_in_your_graveyard() -> None:
    condition = "an instant card and a sorcery card are in your graveyard"
    assert gains(condition, A={"graveyard": [RITE, SONG]}) == 3
    assert gains(condition, A={"graveyard": [RITE, RITE]}) == 0


@pytest.mark.construct("LibraryEmpty")
def test_401_your_library_has_no_cards_in_it() -> None:
    assert gains("your library has no cards in it", A={"fill": 0}) == 3
    assert gains("your library has no cards in it", A={}, B={"fill": 0}) == 0


@pytest.mark.construct("SomeZoneHas", "GraveyardNoun")
def test_some_graveyard_has_so_many_cards() -> None:
    condition = "a graveyard has three or more cards in it"
    assert gains(condition, B={"graveyard": [FOX, DOE, CUB]}) == 3
    assert gains(condition, A={"graveyard": [FOX]}, B={"graveyard": [FOX, DOE]}) == 0


@pytest.mark.construct("SomeZoneHasAtMost", "LibraryNoun")
def test_some_library_has_so_few_cards() -> None:
    assert gains("a library has four or fewer cards in it", B={"fill": 4}) == 3
    assert gains("a library has four or fewer cards in it", B={"fill": 5}) == 0


@pytest.mark.construct("ExiledWithCounter")
def test_122_1_the_card_itself_is_exiled_with_a_counter() -> None:
    text = (
        "At the beginning of your upkeep, if this card is exiled with an egg counter on it, remove an egg counter "
        "from it. Then if this card has no egg counters on it, return it to the battlefield."
    )
    away = spell("Destroy target creature.", name="Crunch")
    own = "If this creature would die, exile it with two egg counters on it instead."
    table = Table(A={"battlefield": [beast(f"{own}\n{text}")], "hand": [away]}, B={}).start()
    settle(table.cast("Crunch"))
    assert table.find(NAME).counter("egg") == 2
    settle(table.to_step("upkeep", turn=3))
    assert (table.names("exile"), table.find(NAME).counter("egg")) == ([NAME], 1)
    settle(table.to_step("upkeep", turn=5))
    assert table.names("battlefield") == [NAME]


@pytest.mark.construct("EnteredUnderYourControl")
def test_110_2_it_entered_under_your_control() -> None:
    text = (
        "Exile target creature, then return it to the battlefield under its owner's control. "
        "If it entered under your control, put a +1/+1 counter on it. Otherwise, tap it."
    )
    seats: dict[str, Any] = {"A": {"battlefield": [CUB]}, "B": {"battlefield": [FOX]}}
    assert played(text, "Cub", **seats).size("Cub") == (3, 3)
    assert played(text, "Fox", **seats).find("Fox").tapped


# ------------------------------------------------------------------------------------------------ this turn


@pytest.mark.construct("PutThereFromThisTurn")
def test_400_7_cards_were_put_into_graveyards_this_turn() -> None:
    text = "Each player mills a card. If two or more creature cards were put into graveyards from anywhere this turn, "
    text += "you gain 3 life."
    tops: dict[str, Any] = {"A": {"library": [CUB]}, "B": {"library": [FOX]}}
    assert played(text, **tops).life("A") == 23
    assert played(text, A={"library": [CUB]}, B={"graveyard": [FOX]}).life("A") == 20


@pytest.mark.construct("PutThereFromThisTurn")
def test_400_7_a_creature_was_put_into_a_graveyard_from_the_battlefield() -> None:
    more = " If an artifact or creature was put into a graveyard from the battlefield this turn, you gain 3 life."
    mine = {"battlefield": [CUB], "library": [DOE]}
    assert played(f"Destroy target creature.{more}", A=mine).life("A") == 23
    assert played(f"Mill a card.{more}", A=mine).life("A") == 20


@pytest.mark.construct("PutThereThisTurn")
def test_400_7_cards_were_put_into_exile_this_turn() -> None:
    more = " If one or more cards were put into exile this turn, you gain 3 life."
    assert played(f"Exile the top card of your library.{more}").life("A") == 23
    assert played(f"Mill a card.{more}").life("A") == 20


@pytest.mark.construct("CreatedToken")
def test_111_1_you_created_a_token_this_turn() -> None:
    more = " If you created a token this turn, you gain 3 life."
    assert played(f"Create a 1/1 white Soldier creature token.{more}").life("A") == 23
    assert played(f"Target opponent creates a 1/1 white Soldier creature token.{more}").life("A") == 20


@pytest.mark.construct("SacrificedThisTurn")
def test_701_21_you_sacrificed_a_creature_this_turn() -> None:
    more = " If you sacrificed a creature this turn, you gain 3 life."
    both: dict[str, Any] = {"A": {"battlefield": [CUB, WINCH]}, "B": {"battlefield": [FOX]}}
    assert played(f"Sacrifice a creature.{more}", **both).life("A") == 23
    assert played(f"Each opponent sacrifices a creature. Sacrifice an artifact.{more}", **both).life("A") == 20


@pytest.mark.construct("DidntPlayLand")
def test_305_1_you_did_not_play_a_land_this_turn() -> None:
    table = Table(A={"hand": [FEN, spell("If you didn't play a land this turn, you gain 3 life.")]}, B={}).start()
    assert settle(table.cast(NAME)).life("A") == 23
    table = Table(A={"hand": [FEN, spell("If you didn't play a land this turn, you gain 3 life.")]}, B={}).start()
    assert settle(table.play("Fen").cast(NAME)).life("A") == 20


@pytest.mark.construct("OnePutThere")
def test_400_7_for_each_creature_put_into_your_graveyard_this_turn() -> None:
    text = (
        "Destroy all creatures. You gain 2 life for each creature put into your graveyard from the battlefield this "
        "turn."
    )
    table = played(text, A={"battlefield": [CUB, DOE], "graveyard": [ELK]}, B={"battlefield": [FOX]})
    assert table.life("A") == 24


@pytest.mark.construct("SeveralPutThere")
def test_400_7_the_number_of_cards_put_into_a_graveyard_this_turn() -> None:
    text = (
        "Each player mills two cards. You gain life equal to the number of creature cards that were put into your "
        "graveyard from anywhere this turn."
    )
    both: dict[str, Any] = {"A": {"library": [CUB, RITE]}, "B": {"library": [FOX, DOE]}}
    assert played(text, **both).life("A") == 21


# ------------------------------------------------------------------------------------------------ this way


@pytest.mark.construct("YouExiledThisWay")
def test_608_2c_you_exiled_a_land_card_this_way() -> None:
    text = "Exile the top two cards of your library. If you exiled a creature card this way, you gain 3 life."
    assert played(text, A={"library": [RITE, CUB]}).life("A") == 23
    assert played(text, A={"library": [RITE, SONG]}).life("A") == 20


@pytest.mark.construct("YouSacrificedThisWay")
def test_608_2c_you_sacrificed_a_creature_this_way() -> None:
    text = (
        "Each player sacrifices a creature. If you sacrificed a creature this way, you may return another permanent "
        "card from your graveyard to the battlefield."
    )
    table = played(text, True, A={"battlefield": [CUB], "graveyard": [DOE]}, B={"battlefield": [FOX]})
    assert table.names("battlefield") == ["Doe"]
    assert played(text, A={"graveyard": [DOE]}, B={"battlefield": [FOX]}).names("battlefield") == []


@pytest.mark.construct("YouDiscardedThisWay")
def test_608_2c_you_discarded_a_creature_card_this_way() -> None:
    text = "Each player discards a card. If you discarded a creature card this way, you gain 3 life."
    assert played(text, A={"hand": [CUB]}, B={"hand": [RITE]}).life("A") == 23
    assert played(text, A={"hand": [RITE]}, B={"hand": [CUB]}).life("A") == 20


# ------------------------------------------------------------------------------------------------ players


@pytest.mark.construct("WhoControls")
def test_109_4_each_player_who_controls_a_creature() -> None:
    text = "Each player who controls a creature with power 3 or greater draws a card."
    table = played(text, A={"battlefield": [CUB]}, B={"battlefield": [FOX]})
    assert (table.names("hand", "A"), table.names("hand", "B")) == ([], ["Wastes"])


@pytest.mark.construct("WhoControlsFewer", "WhoControlsMore")
def test_109_4_opponents_who_control_fewer_or_more_than_you() -> None:
    fewer = "Draw a card for each opponent who controls fewer creatures than you."
    more = "Draw a card for each opponent who controls more creatures than you."
    two, one = {"battlefield": [CUB, DOE]}, {"battlefield": [FOX]}
    assert [len(played(text, A=two, B=one).names("hand", "A")) for text in (fewer, more)] == [1, 0]
    assert [len(played(text, A=one, B=two).names("hand", "A")) for text in (fewer, more)] == [0, 1]
    assert len(played(fewer, A=one, B=one).names("hand", "A")) == 0


# ------------------------------------------------------------------------------------------------ numbers


@pytest.mark.construct("UnitAnd")
def test_107_3_for_each_creature_and_each_creature_card() -> None:
    text = "You gain 1 life for each creature you control and each creature card in your graveyard."
    mine, theirs = {"battlefield": [CUB, WINCH], "graveyard": [DOE, ELK, RITE]}, {"battlefield": [FOX]}
    assert played(text, A=mine, B=theirs).life("A") == 23


@pytest.mark.construct("FewerThan")
def test_there_are_fewer_than_three_creature_cards() -> None:
    condition = "there are fewer than two creature cards in your graveyard"
    assert gains(condition, A={"graveyard": [CUB, RITE]}) == 3
    assert gains(condition, A={"graveyard": [CUB, DOE]}) == 0


@pytest.mark.construct("ThereAreSoManyDistinct")
def test_105_2_there_are_two_colors_among_permanents_you_control() -> None:
    red, blue = beast(cost="{R}", name="Rat"), beast(cost="{U}", name="Cod")
    condition = "there are two colors among permanents you control"
    assert gains(condition, A={"battlefield": [red, blue]}) == 3
    assert gains(condition, A={"battlefield": [red, CUB]}, B={"battlefield": [blue]}) == 0


@pytest.mark.construct("ControlsGreatestOrTied")
def test_208_1_you_control_a_creature_of_the_greatest_power() -> None:
    condition = "you control the creature with the greatest power or tied for the greatest power"
    assert gains(condition, A={"battlefield": [OGRE]}, B={"battlefield": [FOX]}) == 3
    assert gains(condition, A={"battlefield": [CUB]}, B={"battlefield": [FOX]}) == 0
    assert gains(condition) == 0
    line = f"If {condition}, you gain 3 life."
    assert spanish(line) == (
        "Si controlas la criatura con la mayor fuerza o empatada con la mayor fuerza, ganas 3 vidas."
    )


@pytest.mark.construct("HasNoCountersOfKind")
def test_122_1_it_has_no_counters_of_that_kind() -> None:
    text = (
        "This enchantment enters with two hope counters on it.\n"
        "At the beginning of your end step, remove a hope counter from this enchantment. If you do, draw a card. Then "
        "if this enchantment has no hope counters on it, sacrifice it and you gain 4 life."
    )
    table = Table(A={"hand": [permanent(text)]}, B={}).start()
    settle(table.cast(NAME))
    assert settle(table.to_step("end", turn=1)).life("A") == 20
    assert settle(table.to_step("end", turn=3)).life("A") == 24
    assert table.names("graveyard") == [NAME]


@pytest.mark.construct("GetsBothUntilEndOfTurn")
def test_613_4c_two_values() -> None:
    """Y is counted as X is (107.3p)."""
    text = (
        "Target creature gets +X/+Y until end of turn, where X is the number of creatures you control and Y is the "
        "number of artifacts you control."
    )
    assert played(text, "Bat", A={"battlefield": [BAT, CUB, WINCH]}).size("Bat") == (4, 3)


# ------------------------------------------------------------------------------------------------ others


@pytest.mark.construct("DrawCards", "DrawMoreThan")
def test_121_3_players_cannot_draw() -> None:
    none, one = (
        permanent("Players can't draw cards."),
        permanent("Each player can't draw more than one card each turn."),
    )
    assert played("Draw three cards.", A={"battlefield": [none]}).names("hand", "A") == []
    assert played("Draw three cards.", B={"battlefield": [one]}).names("hand", "A") == ["Wastes"]


@pytest.mark.construct("RemoveAndSacrifice")
def test_118_1_remove_counters_and_sacrifice_it() -> None:
    text = "Remove two quest counters from this enchantment and sacrifice it: You gain 5 life."
    quest = permanent(f"This enchantment enters with two quest counters on it.\n{text}")
    table = Table(A={"hand": [quest]}, B={}).start()
    settle(table.cast(NAME))
    assert settle(table.activate(NAME)).life("A") == 25
    assert (table.names("graveyard"), table.names("battlefield")) == ([NAME], [])
    assert spanish(text).startswith("Remover dos contadores de búsqueda de este encantamiento y sacrificarlo:")


@pytest.mark.construct("OnBottomPlainRandom")
def test_401_4_the_rest_on_the_bottom_of_the_library_spoken_of() -> None:
    text = (
        "Look at the top three cards of your library. Put up to one of them on top of your library and the rest on the "
        "bottom in a random order."
    )
    table = played(text, "Doe", A={"library": [CUB, DOE, ELK]})
    assert (table.library()[0], sorted(table.library()[-2:])) == ("Doe", ["Cub", "Elk"])


@pytest.mark.construct("OnBottomPlainAnyOrder")
def test_401_4_the_rest_on_the_bottom_in_any_order() -> None:
    text = (
        "Look at the top three cards of your library. Put up to one of them on top of your library and the rest on the "
        "bottom in any order."
    )
    table = played(text, "Doe", "Elk", A={"library": [CUB, DOE, ELK]})
    assert (table.library()[0], table.library()[-2:]) == ("Doe", ["Elk", "Cub"])
