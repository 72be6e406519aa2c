"""100.1: whole random games, for two and for three players, end and keep their laws."""

from __future__ import annotations

from random import Random

import pytest

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.effect import Draw, GainLife
from apnap.abilities.objects import Filter, HasCardType, IsSource, You
from apnap.abilities.occurrence import Attacks, ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.values import BATTLEFIELD, CREATURE, GRAVEYARD
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import decisions as dec
from apnap.rules.definitions import define
from apnap.rules.ending import concede
from apnap.rules.machine import answer, run
from apnap.rules.setup import add_card, new_state
from apnap.rules.starting import start_game
from apnap.rules.state import State
from tests.rules.support import FOREST, MOUNTAIN, creature, damage_to_any, instant

THIS = Filter((IsSource(),))
GREETER = creature(
    "Greeter",
    "1G",
    2,
    1,
    Triggered(ZoneChanges(THIS, to_zones=(BATTLEFIELD,)), Body(effect=GainLife(You(), Number(1)))),
)
MOURNED = creature(
    "Mourned", "2R", 3, 2,
    Triggered(ZoneChanges(THIS, (BATTLEFIELD,), (GRAVEYARD,)), Body(effect=Draw(You(), Number(1)))),
)  # fmt: skip
RAIDER = creature("Raider", "1R", 2, 2, "haste", Triggered(Attacks(THIS), damage_to_any(1)))
WATCHER = creature(
    "Watcher", "G", 1, 1,
    Triggered(ZoneChanges(Filter((HasCardType(CREATURE),)), (BATTLEFIELD,), (GRAVEYARD,)), damage_to_any(1)),
)  # fmt: skip
DECK = (
    [FOREST] * 9
    + [MOUNTAIN] * 9
    + [creature("Bear", "1G", 2, 2)] * 3
    + [creature("Bruiser", "3G", 4, 4, "trample")] * 3
    + [creature("Duelist", "1R", 2, 1, "first strike")] * 2
    + [creature("Snake", "1G", 1, 1, "deathtouch")] * 2
    + [creature("Rogue", "2R", 2, 2, "menace")] * 2
    + [creature("Bird", "1G", 1, 2, "flying")] * 2
    + [GREETER] * 2
    + [MOURNED] * 2
    + [RAIDER] * 2
    + [WATCHER] * 2
    + [instant("Zap", "R", damage_to_any(3))] * 4
)


def new_game(seed: int, seats: int) -> State:
    state = new_state(seats, seed, rulebook("current"), life=12)
    for seat in range(seats):
        for node in DECK:
            add_card(state, seat, define(node))
    start_game(state)
    run(state)
    return state


def play(state: State, seed: int, limit: int = 8000) -> int:
    random = Random(seed)
    answered = 0
    while not state.over and answered < limit:
        decision = state.decision
        assert decision is not None
        answers = list(range(len(decision.options))) + ([dec.DONE] if decision.can_finish else [])
        answer(state, random.choice(answers))
        answered += 1
    return answered


def cards_are_conserved(state: State, seats: int) -> bool:
    counted = sum(1 for record in state.objects[1:] if record.kind == 0)
    return counted == seats * len(DECK)


@pytest.mark.parametrize("seed", range(4))
def test_two_player_games_end(seed: int) -> None:
    state = new_game(seed, 2)
    play(state, seed)
    assert state.over
    assert len(state.winners) <= 1
    assert cards_are_conserved(state, 2)


@pytest.mark.parametrize("seed", range(4))
def test_three_player_games_end(seed: int) -> None:
    state = new_game(seed, 3)
    play(state, seed)
    assert state.over
    left = [p.seat for p in state.players if p.in_game]
    assert list(state.winners) == left and len(left) <= 1
    assert cards_are_conserved(state, 3)


def test_forks_play_the_same() -> None:
    state = new_game(7, 3)
    play(state, 7, 60)
    twin = state.fork()
    assert play(twin, 1) == play(state, 1)
    assert twin.winners == state.winners and twin.turn == state.turn


@pytest.mark.parametrize("seed", range(6))
def test_a_player_can_concede_at_any_decision(seed: int) -> None:
    state = new_game(seed, 4)
    random = Random(seed)
    for seat in random.sample(range(4), 2):
        play(state, random.randrange(1000), random.randrange(5, 120))
        if state.over:
            break
        concede(state, seat)
        run(state)
        refs = [*state.battlefield, *state.stack]
        assert all(state.objects[ref >> 24].owner != seat for ref in refs)
    play(state, seed)
    assert state.over
    assert cards_are_conserved(state, 4)
