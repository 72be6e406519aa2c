"""What holds at every decision of every game.

``APNAP_LAW_GAMES`` says how many games of two players are played (default 4); half as many are played for what views
may tell, and a quarter as many by three players. The decks are those of the house set, and two small ones.
"""

from __future__ import annotations

import os
import random
from functools import cache

import pytest

from apnap.agents.random_ import random_answer
from apnap.cards.house import load_house, load_house_decks
from apnap.cards.lookup import CardList
from apnap.cards.pool import CardPool
from apnap.game import Game
from apnap.game.laws import actions_complete, caches_agree, cards_of, copies_agree, view_leaks, zones_agree
from apnap.game.setting_up import CompiledPool, SeatSetup, Setup, seat_of
from apnap.rulebooks.catalogue import rulebook
from apnap.rules.machine import answer, run
from apnap.rules.state import State
from tests.properties.decks import GREEN, RED

GAMES = int(os.environ.get("APNAP_LAW_GAMES", "4"))
LONGEST = 20_000


@cache
def decks() -> tuple[SeatSetup, ...]:
    """Return the decks of the house set and two small ones."""
    pool = CompiledPool(CardPool([CardList(load_house())]))
    house = (seat_of(deck, pool) for deck in load_house_decks().values())
    return (*house, SeatSetup(tuple(RED)), SeatSetup(tuple(GREEN)))


def begin(seed: int, seats: int = 2) -> State:
    """Return a new game at its first decision; any decks may meet."""
    chosen = random.Random(seed).choices(decks(), k=seats)
    state = Setup(tuple(chosen), seed, rulebook("current")).state()
    run(state)
    return state


def go_on(state: State, chance: random.Random) -> None:
    """Answer the waiting decision at random."""
    assert state.decision is not None
    answer(state, random_answer(state.decision, chance))


@pytest.mark.parametrize("seed", range(1, GAMES + 1))
def test_copies_of_every_position_agree_and_cards_are_conserved(seed: int) -> None:
    state, chance = begin(seed), random.Random(seed)
    cards = cards_of(state)
    while not state.over:
        assert zones_agree(state, cards) == []
        assert copies_agree(state) == []
        assert caches_agree(state) == []
        go_on(state, chance)


@pytest.mark.parametrize("seed", range(1, GAMES + 1))
def test_every_offered_action_can_be_completed(seed: int) -> None:
    state, chance = begin(seed), random.Random(seed)
    while not state.over:
        assert actions_complete(state, seed) == []
        go_on(state, chance)


@pytest.mark.parametrize("seed", range(1, GAMES // 2 + 1))
def test_views_tell_nothing_hidden(seed: int) -> None:
    state, chance = begin(seed), random.Random(seed)
    while not state.over:
        assert state.decision is not None
        assert view_leaks(state, state.decision.decider, seed) == []
        go_on(state, chance)


@pytest.mark.parametrize("seed", range(1, GAMES // 4 + 1))
def test_games_of_three_players_finish(seed: int) -> None:
    state, chance = begin(seed, 3), random.Random(seed)
    cards = cards_of(state)
    for _ in range(LONGEST):
        if state.over:
            break
        go_on(state, chance)
        assert zones_agree(state, cards) == []
    assert state.over
    assert sum(not player.in_game for player in state.players) >= 2 or not state.winners


@pytest.mark.parametrize("seed", range(1, max(2, GAMES // 3)))
def test_undo_takes_back_to_the_same_position(seed: int) -> None:
    game = Game.from_definitions(RED, GREEN, seed=seed)
    chance = random.Random(seed)
    digests = [game.digest()]
    while not game.is_over():
        game.act(game.legal_actions.sample(chance))
        digests.append(game.digest())
    while len(digests) > 1:
        assert game.digest() == digests.pop()
        game.undo()
    assert game.digest() == digests[0]


def test_equal_seeds_and_answers_give_equal_games() -> None:
    ends = set()
    for _ in range(2):
        game = Game.from_definitions(RED, GREEN, seed=5)
        chance = random.Random(5)
        while not game.is_over():
            game.act(game.legal_actions.sample(chance))
        ends.add((game.digest(), str(game.outcome())))
    assert len(ends) == 1


@pytest.mark.parametrize("rules", ["classic", "2007", "2016"])
def test_laws_hold_under_older_books(rules: str) -> None:
    seats = (SeatSetup(tuple(RED)), SeatSetup(tuple(GREEN)))
    state, chance = Setup(seats, 11, rulebook(rules)).state(), random.Random(11)
    state.auto_pass = False  # so that everything that waits on the stack is seen
    run(state)
    cards = cards_of(state)
    for made in range(LONGEST):
        if state.over:
            break
        assert zones_agree(state, cards) == []
        if made % 29 == 0:
            assert copies_agree(state) == [] and caches_agree(state) == []
        go_on(state, chance)
    assert state.over
