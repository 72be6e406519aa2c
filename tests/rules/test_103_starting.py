"""103: starting the game."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Static
from apnap.abilities.effect import Move
from apnap.abilities.objects import This
from apnap.abilities.static import OpeningHand
from apnap.abilities.values import BATTLEFIELD, HAND
from apnap.errors import InvalidStateError
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import decisions as dec
from apnap.rules.definitions import define
from apnap.rules.ending import concede
from apnap.rules.first_player import FIRST_PLAYER
from apnap.rules.machine import answer, run
from apnap.rules.setup import add_card, new_state
from apnap.rules.starting import start_at_first_turn, start_game
from apnap.rules.state import State
from tests.rules.support import FOREST, creature, enchantment

DECK = [FOREST] * 20 + [creature("Bear", "1G", 2, 2)] * 20


def begin(seats: int = 2, seed: int = 5, **options: int) -> State:
    state = new_state(seats, seed, rulebook("current"), options=tuple(options.items()))
    for seat in range(seats):
        for node in DECK:
            add_card(state, seat, define(node))
    start_game(state)
    run(state)
    return state


def asked(state: State) -> dec.Decision:
    assert state.decision is not None
    return state.decision


def first_player(state: State, seat: int) -> None:
    assert asked(state).purpose == "first_player"
    answer(state, asked(state).options.index(seat))


def mulligan(state: State, yes: bool) -> None:
    assert asked(state).purpose == "mulligan"
    answer(state, asked(state).options.index(int(yes)))


def test_103_1_the_chosen_player_begins_and_order_goes_on_clockwise() -> None:
    """The starting player takes the first turn (103.8)."""
    state = begin(3)
    first_player(state, 1)
    assert state.turn_order == (1, 2, 0)
    for _ in range(3):
        mulligan(state, False)
    assert (state.turn, state.active) == (1, 1)


def test_103_1_a_settled_first_player_is_not_asked_for() -> None:
    state = begin(2, **{FIRST_PLAYER: 2})
    assert asked(state).purpose == "mulligan"
    assert state.turn_order == (1, 0)


def test_103_3_libraries_are_shuffled_by_the_seed() -> None:
    orders = []
    for seed in (1, 1, 2):
        state = begin(2, seed, **{FIRST_PLAYER: 1})
        orders.append([ref >> 24 for ref in state.players[0].library])
    assert orders[0] == orders[1] != orders[2]
    assert orders[0] != sorted(orders[0])


def test_103_5_opening_hands_of_seven_declared_in_turn_order() -> None:
    """While the game is being started the starting player counts as the active player (101.4e)."""
    state = begin()
    first_player(state, 1)
    assert [len(p.hand) for p in state.players] == [7, 7]
    assert asked(state).player == 1
    mulligan(state, False)
    assert asked(state).player == 0


def test_103_5_london_mulligan_draws_seven_and_bottoms_one_per_mulligan() -> None:
    state = begin()
    first_player(state, 0)
    mulligan(state, True)
    mulligan(state, False)
    assert len(state.players[0].hand) == 7
    bottomed = asked(state)
    assert (bottomed.purpose, bottomed.minimum, bottomed.maximum) == ("mulligan_bottom", 1, 1)
    card = bottomed.options[0]
    assert isinstance(card, int)
    answer(state, 0)
    assert len(state.players[0].hand) == 6
    assert state.players[0].library[0] >> 24 == card >> 24
    mulligan(state, True)  # the second one: only A is asked, B has kept
    assert asked(state).minimum == 2
    answer(state, 0)
    answer(state, 0)
    assert asked(state).kind == dec.ORDER
    answer(state, 0)
    assert asked(state).player == 0 and len(state.players[0].hand) == 5


def test_103_5_mulligans_of_one_round_are_taken_together() -> None:
    state = begin()
    first_player(state, 0)
    before = [list(p.hand) for p in state.players]
    mulligan(state, True)
    assert [list(p.hand) for p in state.players] == before
    mulligan(state, True)
    assert all(now.hand != old for now, old in zip(state.players, before, strict=True))


def test_103_5_nobody_can_mulligan_below_an_empty_hand() -> None:
    state = begin()
    first_player(state, 0)
    mulligan(state, True)
    mulligan(state, False)
    taken = 1
    while asked(state).kind != dec.PRIORITY and not state.turn:
        if asked(state).purpose == "mulligan":
            taken += 1
            mulligan(state, True)
        else:
            answer(state, 0)
    assert taken == 7
    assert len(state.players[0].hand) == 0


def test_103_5c_the_first_mulligan_is_free_with_three_players() -> None:
    state = begin(3)
    first_player(state, 0)
    mulligan(state, True)
    mulligan(state, False)
    mulligan(state, False)
    assert asked(state).purpose == "mulligan" and asked(state).player == 0
    assert len(state.players[0].hand) == 7


def test_103_8a_the_first_player_of_two_skips_their_first_draw() -> None:
    """A game that begins with two players is a two-player game (100.1a)."""
    state = begin()
    state.auto_pass = False
    first_player(state, 0)
    mulligan(state, False)
    mulligan(state, False)
    while state.turn < 3:
        decision = asked(state)
        answer(state, dec.DONE if decision.can_finish else 0)
        if state.turn == 1 and state.step >= 3:
            assert len(state.players[0].hand) == 7
        if state.turn == 2 and state.step >= 3:
            assert len(state.players[1].hand) == 8


def test_103_8c_with_three_players_nobody_skips_it() -> None:
    state = begin(3)
    state.auto_pass = False
    first_player(state, 0)
    for _ in range(3):
        mulligan(state, False)
    while state.step < 3:
        answer(state, 0)
    assert (state.turn, len(state.players[0].hand)) == (1, 8)


def test_100_1b_a_game_that_began_with_three_players_stays_a_multiplayer_game() -> None:
    """Two players are left before the first turn, but the first of them draws in it (103.8c)."""
    state = begin(3)
    state.auto_pass = False
    first_player(state, 0)
    concede(state, 2)
    for _ in range(2):
        mulligan(state, False)
    while state.step < 3:
        answer(state, 0)
    assert (state.turn, len(state.players[0].hand), len(state.in_turn_order())) == (1, 8, 2)


def test_a_game_begins_once() -> None:
    state = begin()
    with pytest.raises(InvalidStateError):
        start_game(state)
    with pytest.raises(InvalidStateError):
        start_at_first_turn(state)


def test_a_game_can_begin_at_the_first_turn_of_a_seat() -> None:
    state = new_state(3, 1, rulebook("current"))
    state.auto_pass = False
    start_at_first_turn(state, 2)
    run(state)
    assert (state.turn, state.active, state.turn_order) == (1, 2, (2, 0, 1))
    assert all(not p.hand for p in state.players)


LEYLINE = enchantment("Old Road", "4", Static((OpeningHand(Move(This(), BATTLEFIELD)),), zones=(HAND,)))


def test_103_6a_beginning_the_game_with_a_card_on_the_battlefield() -> None:
    """After the mulligans the starting player does so with any number of cards, then the next player (103.6)."""
    state = new_state(2, 1, rulebook("current"), options=((FIRST_PLAYER, 1), ("mulligans", 0)))
    for seat in range(2):
        for node in [LEYLINE] * 8:
            add_card(state, seat, define(node))
    state.auto_pass = False
    start_game(state)
    run(state)
    assert (asked(state).purpose, asked(state).player, len(asked(state).options)) == ("opening_hand", 0, 7)
    answer(state, 0)
    assert (asked(state).player, len(asked(state).options)) == (0, 6), "any number of them"
    answer(state, dec.DONE)
    assert asked(state).player == 1
    answer(state, dec.DONE)
    assert [state.objects[ref >> 24].controller for ref in state.battlefield] == [0]
    assert state.turn == 1
