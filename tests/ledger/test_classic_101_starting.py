"""classic:101, 2007:101: decks, who begins, opening hands, the first turn."""

from __future__ import annotations

import pytest

from apnap.abilities.values import DRAW, PRECOMBAT_MAIN
from apnap.errors import DeckError, RulebookError
from apnap.game import Game
from apnap.ids import NO_PLAYER
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import decisions as dec
from apnap.rules.books import refuse_seats
from apnap.rules.ending import concede, draw_game
from apnap.rules.first_player import CHOOSER, FIRST_PLAYER, next_chooser
from apnap.rules.machine import answer
from apnap.rules.opening_decks import HANDLING
from apnap.rules.turn_order import SHARED_TEAM_TURNS
from tests.ledger.beginning import DECK, asked, begin, hands, keep, library, say

FIRST_IS_A = {FIRST_PLAYER: 1}


@pytest.mark.ledger("2007:100", "2007:100.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_players_from_two(book: str, seats: int) -> None:
    refuse_seats(rulebook(book), seats)
    state = begin(book, seats, options=FIRST_IS_A)
    assert hands(state) == [7] * seats
    keep(state, *range(seats))
    assert (state.turn, len(state.in_turn_order())) == (1, seats)
    for seat in range(seats):
        assert (asked(state).kind, asked(state).player) == (dec.PRIORITY, seat), "everybody is a player of this game"
        answer(state, 0)


@pytest.mark.ledger("2007:100.1")
def test_a_game_is_made_for_two_players_or_more_but_not_for_one(book: str) -> None:
    assert [len(Game.from_definitions(*[DECK] * seats, rulebook=book).players) for seats in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(DeckError, match="two decks or more, not 1") as refused:
        Game.from_definitions(DECK, rulebook=book)
    assert refused.value.rule == "100.1"


def test_the_classic_book_is_written_for_two_players() -> None:
    with pytest.raises(RulebookError, match="2 players, not 3") as refused:
        refuse_seats(rulebook("classic"), 3)
    assert refused.value.rule == "100.1"
    refuse_seats(rulebook("classic"), 2)


# ------------------------------------------------------------------------------------- decks


@pytest.mark.ledger("classic:101.1")
def test_the_opponent_may_cut_a_shuffled_deck(book: str) -> None:
    for number in (0, 17):
        plain, state = begin(book), begin(book, options={HANDLING: 1})
        before = library(state, 1)
        assert before != sorted(before) and before != sorted(before, reverse=True)
        say(state, "cut_deck", 0, number)
        assert library(state, 1) == before[number:] + before[:number]
        say(state, "cut_deck", 1, 0)
        assert asked(state).purpose == asked(plain).purpose == "mulligan", "nobody is asked unless the game wants it"


@pytest.mark.ledger("2007:101.1")
def test_the_opponents_may_shuffle_a_shuffled_deck(book: str) -> None:
    state = begin(book, 3, options={HANDLING: 1})
    before = library(state, 1)
    say(state, "shuffle_deck", 0, 1)
    assert library(state, 1) != before and sorted(library(state, 1)) == sorted(before)
    others = library(state, 2)
    say(state, "shuffle_deck", 0, 0)
    assert library(state, 2) == others
    for player in (1, 1, 2, 2):
        say(state, "shuffle_deck", player, 0)
    assert asked(state).purpose == "first_player", "the decks come before the choice of who begins"


def test_today_an_opponent_shuffles_or_cuts() -> None:
    state = begin("current", options={HANDLING: 1, **FIRST_IS_A})
    before = library(state, 1)
    say(state, "shuffle_deck", 0, 0)
    say(state, "cut_deck", 0, 3)
    assert library(state, 1) == before[3:] + before[:3]
    say(state, "shuffle_deck", 1, 1)
    assert asked(state).purpose == "mulligan", "not both"


# ------------------------------------------------------------------------------------- who begins


@pytest.mark.ledger("classic:101.2")
def test_chance_says_who_begins_and_later_the_loser_does(book: str) -> None:
    beginners = set()
    for seed in range(6):
        first = begin(book, seed=seed)
        assert asked(first).purpose == "mulligan", "nobody chooses"
        beginners.add(first.turn_order[0])
    assert beginners == {0, 1}
    concede(first, 1)
    second = begin(book, options={CHOOSER: next_chooser(first) + 1})
    say(second, "first_player", 1, 0)
    assert second.turn_order == (0, 1)
    draw_game(second, "104.4a")
    assert next_chooser(second) == NO_PLAYER, "nobody has lost, so chance decides again"


@pytest.mark.ledger("2007:101.2")
def test_a_chooser_says_who_begins_and_after_a_draw_the_same_again(book: str) -> None:
    choosers = set()
    for seed in range(6):
        first = begin(book, seed=seed)
        assert asked(first).purpose == "first_player"
        choosers.add(asked(first).player)
    assert choosers == {0, 1}, "by chance"
    chooser = asked(first).player
    say(first, "first_player", chooser, 1 - chooser)
    assert first.turn_order[0] == 1 - chooser
    draw_game(first, "104.4a")
    assert next_chooser(first) == chooser
    second = begin(book, options={CHOOSER: next_chooser(first) + 1})
    say(second, "first_player", chooser, chooser)
    assert second.turn_order[0] == chooser
    concede(second, chooser)
    assert next_chooser(second) == chooser, "the loser"


# ------------------------------------------------------------------------------------- hands


@pytest.mark.ledger("classic:101.3", "2007:101.3")
def test_a_game_begins_with_20_life_and_seven_cards(book: str) -> None:
    state = begin(book, options=FIRST_IS_A)
    keep(state, 0, 1)
    assert [player.life for player in state.players] == [20, 20]
    assert hands(state) == [7, 7]
    assert [len(player.library) for player in state.players] == [len(DECK) - 7] * 2


@pytest.mark.ledger("classic:101.5", "2007:101")
def test_each_mulligan_costs_a_card_and_the_second_player_waits(book: str) -> None:
    state = begin(book, options=FIRST_IS_A)
    for cards in (6, 5):
        before = library(state, 0)
        say(state, "mulligan", 0, 1)
        assert hands(state) == [cards, 7]
        after = library(state, 0)
        assert [one for one in after if one in before] != [one for one in before if one in after], "it was shuffled"
    keep(state, 0)
    say(state, "mulligan", 1, 1)
    assert hands(state) == [5, 6]
    keep(state, 1)
    assert (state.turn, state.active, hands(state)) == (1, 0, [5, 6])
    assert sorted(library(state, 0) + [ref >> 24 for ref in state.players[0].hand]) == list(range(1, 61))


@pytest.mark.ledger("classic:101.5")
def test_mulligans_end_with_an_empty_hand(book: str) -> None:
    state = begin(book, options=FIRST_IS_A)
    for _ in range(7):
        say(state, "mulligan", 0, 1)
    assert hands(state) == [0, 7]
    assert asked(state).player == 1


def test_vancouver_mulligans_in_rounds_and_a_look_at_the_top_card() -> None:
    state = begin("2016", options=FIRST_IS_A)
    say(state, "mulligan", 0, 1)
    assert hands(state) == [7, 7], "both declare first"
    say(state, "mulligan", 1, 0)
    assert hands(state) == [6, 7]
    keep(state, 0)
    top = asked(state)
    assert (top.purpose, top.player, top.options) == ("scry", 0, (state.players[0].library[-1],))
    card = library(state, 0)[0]
    answer(state, 0)
    assert library(state, 0)[-1] == card
    assert state.turn == 1, "who began with seven cards looks at nothing"


@pytest.mark.ledger("2007:101.4a")
def test_two_headed_giant_the_first_mulligan_of_a_player_is_free(book: str) -> None:
    state = begin(book, 4, teams=(0, 1, 0, 1), options={SHARED_TEAM_TURNS: 1, **FIRST_IS_A})
    say(state, "mulligan", 0, 1)
    assert hands(state) == [7] * 4, "the mate decides before the hands are exchanged"
    keep(state, 2)
    old = list(state.players[0].hand)
    say(state, "mulligan", 0, 1)  # the mate, who has kept, is not asked again
    assert hands(state) == [6, 7, 7, 7]
    assert state.players[0].hand != old
    keep(state, 0)
    keep(state, 1, 3)
    assert state.turn == 1


# ------------------------------------------------------------------------------------- the first turn


@pytest.mark.ledger("2007:101.5")
def test_the_first_turn_begins_once_all_have_kept(book: str) -> None:
    state = begin(book, options={FIRST_PLAYER: 2})
    keep(state, 1)
    say(state, "mulligan", 0, 1)
    assert state.turn == 0
    keep(state, 0)
    assert (state.turn, state.active) == (1, 1)


@pytest.mark.ledger("classic:101.4", "2007:101.5a")
def test_the_first_of_two_players_skips_the_first_draw(book: str) -> None:
    state = begin(book, options=FIRST_IS_A)
    keep(state, 0, 1)
    cards = {}
    while state.turn < 3:
        decision = asked(state)
        if state.step == PRECOMBAT_MAIN:
            cards[state.turn] = hands(state)
        assert (state.turn, state.step) != (1, DRAW)
        answer(state, dec.DONE if decision.can_finish else 0)
    assert cards == {1: [7, 7], 2: [7, 8]}


def test_two_headed_giant_of_2007_the_first_head_draws_nothing_in_a_step_that_is_not_skipped() -> None:
    seen: dict[str, bool] = {}
    for book, steps in (("2007", True), ("2016", False)):
        state = begin(book, 4, teams=(0, 1, 0, 1), options={SHARED_TEAM_TURNS: 1, "mulligans": 0, **FIRST_IS_A})
        while state.step < PRECOMBAT_MAIN:
            seen[book] = seen.get(book, False) or state.step == DRAW
            answer(state, 0)
        assert hands(state) == [7] * 4
        assert seen[book] == steps


@pytest.mark.parametrize(("name", "purpose"), [("2016", "shuffle_deck"), ("current", "first_player")])
def test_whether_the_decks_or_the_choice_of_who_begins_come_first(name: str, purpose: str) -> None:
    assert asked(begin(name, options={HANDLING: 1})).purpose == purpose
