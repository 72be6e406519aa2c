"""100.1: which decks a game can be made from, and which are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.abilities.values import LEGENDARY
from apnap.cards.deck import Deck, read_deck
from apnap.errors import DeckError, InvalidActionError, RulebookError, UnknownCardError
from apnap.game import Game, SeatSetup
from apnap.i18n.errors import error_text
from tests.properties.decks import RED
from tests.rules.support import FOREST, creature

LIST = Deck(main={"Mountain": 30, "Forest": 30})


def test_decks_of_every_form(tmp_path: Path) -> None:
    file = tmp_path / "hills.txt"
    file.write_text("60 Mountain\n")
    game = Game.from_decks(LIST, file, str(file), seed=1)
    assert game.players == ("A", "B", "C")
    assert [player.library_size + player.hand_size for player in game.view("A").players] == [60, 60, 60]


def test_a_deck_that_is_not_there() -> None:
    with pytest.raises(DeckError, match="no house deck and no file “nowhere.txt”") as caught:
        Game.from_decks("nowhere.txt", LIST)
    assert "ningún mazo" in error_text(caught.value, "es")


def test_one_deck_is_not_enough() -> None:
    with pytest.raises(DeckError, match=r"two decks or more, not 1 \(100\.1\)"):
        Game.from_decks(LIST)


def test_an_unknown_card() -> None:
    with pytest.raises(UnknownCardError, match="Mountian"):
        Game.from_decks(LIST, Deck(main={"Mountian": 60}))


def test_an_unknown_book_language_and_player() -> None:
    with pytest.raises(RulebookError):
        Game.from_definitions(RED, RED, rulebook="1066")
    with pytest.raises(InvalidActionError, match="no texts in 'tlh'"):
        Game.from_definitions(RED, RED, lang="tlh")
    with pytest.raises(InvalidActionError, match="no player “Q”"):
        Game.from_definitions(RED, RED, seed=1).view("Q")


def test_sideboards_stay_outside() -> None:
    """They are set aside, and what is left is the starting deck (103.2a)."""
    game = Game.from_decks(Deck(main={"Mountain": 60}, sideboard={"Forest": 3}), LIST, seed=1)
    assert game.view("A").players[0].sideboard_size == 3
    assert not any(seen.name == "Forest" for seen in game.view("A").hand)


def test_702_139a_the_companion_of_a_list_is_outside_the_game_whether_or_not_it_is_in_the_sideboard() -> None:
    for sideboard in ({}, {"Forest": 1}):
        deck = Deck(main={"Mountain": 60}, sideboard=sideboard, companion="Forest")
        game = Game.from_decks(deck, LIST, seed=1)
        assert game.view("A").players[0].sideboard_size == 1


def test_cards_bear_the_symbol_that_the_list_tells_206_1() -> None:
    game = Game.from_decks(read_deck("2 Mountain (ISL)\n58 Mountain"), LIST, seed=1)
    main = game.setup.seats[0].main
    assert [getattr(card, "set", "") for card in main[:3]] == ["ISL", "ISL", ""]
    assert {card.name for card in main} == {"Mountain"}
    again = Game.from_json(game.to_json())
    assert again.setup.seats == game.setup.seats


def test_103_2c_commanders_begin_face_up_in_the_command_zone() -> None:
    chief = creature("Chief", "3W", 3, 3, supertypes=LEGENDARY)
    seats = SeatSetup((FOREST,) * 40, command=(chief,)), SeatSetup((FOREST,) * 40)
    game = Game.from_definitions(*seats, seed=1)
    for player in ("A", "B"):
        seen = game.view(player).command
        assert [(one.name, one.owner, one.face_down) for one in seen] == [("Chief", 0, False)]
    assert [player.library_size + player.hand_size for player in game.view("A").players] == [40, 40]
