"""103, 104, 107, 732: one situation under each book, where the books part ways."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body
from apnap.abilities.change import Modify
from apnap.abilities.effect import Continuous, Draw
from apnap.abilities.objects import TargetObjects, You
from apnap.abilities.quantity import POWER, Number, StatOf
from apnap.abilities.values import DRAW, PRECOMBAT_MAIN
from apnap.errors import RulebookError
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import events as ev
from apnap.rules.books import refuse_seats
from apnap.rules.first_player import FIRST_PLAYER
from apnap.rules.machine import answer
from apnap.rules.opening_decks import HANDLING
from apnap.rules.state import State
from apnap.rules.turn_order import SHARED_TEAM_TURNS
from tests.ledger.beginning import asked, begin, hands, keep, say
from tests.ledger.test_classic_102_winning_and_losing import drawn, look
from tests.ledger.test_classic_421_loops import contest, done
from tests.rules.support import MOUNTAIN, TARGET_CREATURE, Table, creature, instant

BOOKS = ("classic", "2007", "2016", "current")
FIRST_IS_A = {FIRST_PLAYER: 1}
TWO_HEADS = {SHARED_TEAM_TURNS: 1, **FIRST_IS_A}


def each_book(*values: object) -> pytest.MarkDecorator:
    """Run a test once under each book, with what is expected there."""
    return pytest.mark.parametrize(("name", "expected"), list(zip(BOOKS, values, strict=True)))


@each_book(False, True, True, True)
def test_100_1_three_players(name: str, expected: bool) -> None:
    if expected:
        refuse_seats(rulebook(name), 3)
    else:
        with pytest.raises(RulebookError):
            refuse_seats(rulebook(name), 3)


@each_book(["cut"], ["shuffle", "first"], ["shuffle", "cut", "first"], ["first", "shuffle", "cut"])
def test_103_1_what_is_settled_before_the_hands_are_drawn(name: str, expected: list[str]) -> None:
    state = begin(name, options={HANDLING: 1})
    seen: list[str] = []
    while asked(state).purpose != "mulligan":
        word = asked(state).purpose.partition("_")[0]
        if word not in seen:
            seen.append(word)
        answer(state, asked(state).options.index(0))
    assert seen == expected


@each_book([6, 7], [6, 7], [6, 6], [7, 7])
def test_103_5_hands_after_a_mulligan_of_each_player_in_the_first_round(name: str, expected: list[int]) -> None:
    """In the older books the second player is not asked before the first has kept."""
    state = begin(name, options=FIRST_IS_A)
    say(state, "mulligan", 0, 1)
    if asked(state).player == 1:
        say(state, "mulligan", 1, 1)
    assert hands(state) == expected


def hand_after_mulligan(state: State) -> int:
    """How many cards A has after a mulligan, once the others who decide with A have kept."""
    say(state, "mulligan", 0, 1)
    while not state.players[0].mulligans:
        keep(state, asked(state).player)
    if asked(state).purpose == "mulligan_bottom":
        answer(state, 0)
    return hands(state)[0]


@each_book(6, 6, 7, 7)
def test_103_5c_the_first_mulligan_of_three_players(name: str, expected: int) -> None:
    assert hand_after_mulligan(begin(name, 3, options=FIRST_IS_A)) == expected


@each_book(6, 7, 7, 7)
def test_103_5c_the_first_mulligan_of_two_heads(name: str, expected: int) -> None:
    assert hand_after_mulligan(begin(name, 4, teams=(0, 1, 0, 1), options=TWO_HEADS)) == expected


@each_book((True, 8), (True, 7), (False, 7), (False, 7))
def test_103_8b_the_first_draw_step_of_two_heads(name: str, expected: tuple[bool, int]) -> None:
    state, step = begin(name, 4, teams=(0, 1, 0, 1), options={"mulligans": 0, **TWO_HEADS}), False
    while state.step < PRECOMBAT_MAIN:
        step = step or state.step == DRAW
        answer(state, 0)
    assert (step, hands(state)[0]) == expected


@each_book(0, 1, 1, 1)
def test_104_3c_cards_drawn_from_a_library_that_is_too_small(name: str, expected: int) -> None:
    seat = {"battlefield": [MOUNTAIN], "hand": [instant("Trick", "R", Draw(You(), Number(2)))], "fill": 1}
    table = Table(book=name, A=seat, B={}).start().cast("Trick").resolve()
    assert drawn(table) == expected and table.state.winners == (1,)


@each_book((False, False, False), (True, True, False), (True, False, True), (True, False, True))
def test_104_3d_poison(name: str, expected: tuple[bool, bool, bool]) -> None:
    """Ten counters with two players; ten, and eight and seven of a team, in Two-Headed Giant (704.6b)."""
    found = []
    for options, counters in (((), (10, 0)), (TWO_HEADS, (10, 0)), (TWO_HEADS, (8, 7))):
        table = Table(book=name, options=tuple(dict(options).items()), A={}, B={}, C={}, D={}).start()
        for seat, n in enumerate(counters):
            table.state.edit_player(seat).team = 9
            table.state.edit_player(seat).counters = (("poison", n),)
        look(table)
        found.append(table.state.players[0].lost_reason == ev.POISON)
    assert tuple(found) == expected


@each_book(-2, -2, -4, -2)
def test_107_1b_a_power_below_0_is_added_to_itself(name: str, expected: int) -> None:
    tricks = [
        instant(word, "0", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (Modify(power, Number(0)),))))
        for word, power in (("Weaken", Number(-5)), ("Double", StatOf(TargetObjects(0), POWER)))
    ]
    table = Table(book=name, A={"battlefield": [creature("Ox", "2G", 3, 3)], "hand": tricks}, B={}).start()
    table.cast("Weaken").resolve()
    assert table.cast("Double").resolve().size("Ox") == (expected, 3)


@each_book((7, 8), (5, 5), (5, 6), (5, 6))
def test_732_2_a_loop_of_two_players_named_5_and_3(name: str, expected: tuple[int, int]) -> None:
    """B, who is not the active player, has begun it and has priority."""
    assert done(contest(name, "B").choose(5, 3)) == expected
