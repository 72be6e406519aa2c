"""classic:102, 2007:102: how a game is won, lost and drawn."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body, Static, Triggered
from apnap.abilities.effect import (
    DealDamage,
    Draw,
    Effect,
    GainLife,
    LoseGame,
    LoseLife,
    May,
    Sequence,
    WinGame,
)
from apnap.abilities.objects import EachOpponent, EachPlayer, You
from apnap.abilities.occurrence import BeginningOf, GainsLife, LosesLife
from apnap.abilities.quantity import Number
from apnap.abilities.static import CANT_LOSE_GAME, PlayerRule
from apnap.abilities.values import END
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.ending import concede, lose_game, win_game
from apnap.rules.life import lose_life
from apnap.rules.machine import answer, run
from apnap.rules.starting import start_at_first_turn
from tests.rules.support import FOREST, MOUNTAIN, Table, creature, enchantment, instant
from tests.rules.test_603_triggers import let

BEAR = creature("Bear", "1G", 2, 2)


def cast(book: str, effect: Effect, others: int = 1, **seat: object) -> Table:
    """A table at which A has cast a spell with that effect and it has resolved."""
    mine = {"battlefield": [MOUNTAIN], "hand": [instant("Trick", "R", effect)], "fill": 5, **seat}
    seats: dict[str, Any] = {letter: {} for letter in "BCD"[:others]}
    table = Table(book=book, A=mine, **seats).start()
    return table.cast("Trick").resolve()


def lost(table: Table) -> list[int]:
    return [player.lost_reason for player in table.state.players]


def drawn(table: Table) -> int:
    """How many cards were drawn this turn."""
    return [event.kind for event in table.state.history].count(ev.DRAW)


def look(table: Table) -> Table:
    """Let state-based actions be checked, and go on to the next decision."""
    table.state.check_needed = True
    return let(table)


# ------------------------------------------------------------------------------------- losing


@pytest.mark.ledger("classic:102.1", "2007:102.3b")
def test_life_is_looked_at_when_the_next_player_would_get_priority(book: str) -> None:
    saved = Sequence((LoseLife(You(), Number(20)), GainLife(You(), Number(3))))
    table = cast(book, saved)
    assert (table.life("A"), table.state.over) == (3, False)
    table = cast(book, LoseLife(You(), Number(20)))
    assert table.state.winners == (1,) and lost(table) == [ev.LIFE, 0]


@pytest.mark.ledger("classic:102.2")
def test_who_must_draw_more_than_there_is_loses_instead_of_drawing(book: str) -> None:
    table = cast(book, Draw(You(), Number(2)), fill=1)
    assert table.state.winners == (1,) and lost(table)[0] == ev.EMPTY_LIBRARY
    assert drawn(table) == 0, "the card stayed in the library"
    table = cast(book, Draw(You(), Number(2)), fill=2)
    assert not table.state.over and drawn(table) == 2
    gain = cast(book, Sequence((Draw(You(), Number(1)), GainLife(EachOpponent(), Number(1)))), fill=0)
    assert gain.life("B") == 20, "at once, not once the spell has resolved"


@pytest.mark.ledger("2007:102.3c")
def test_who_must_draw_more_than_there_is_draws_the_rest_and_loses_then(book: str) -> None:
    table = cast(book, Sequence((Draw(You(), Number(2)), GainLife(EachOpponent(), Number(1)))), fill=1)
    assert table.state.winners == (1,) and lost(table)[0] == ev.EMPTY_LIBRARY
    assert drawn(table) == 1
    assert table.life("B") == 21, "the spell went on resolving"


@pytest.mark.ledger("2007:102.3d")
def test_the_tenth_poison_counter_loses(book: str) -> None:
    table = Table(book=book, A={}, B={}).start()
    for n in (9, 10):
        assert not table.state.over
        table.state.edit_player(1).counters = (("poison", n),)
        look(table)
        assert table.state.over == (n == 10)
    assert lost(table)[1] == ev.POISON


def test_the_classic_book_knows_no_poison() -> None:
    table = Table(book="classic", A={}, B={}).start()
    table.state.edit_player(1).counters = (("poison", 12),)
    assert not look(table).state.over


@pytest.mark.ledger("2007:102")
@pytest.mark.parametrize("way", ["life", "library", "poison", "effect", "conceding"])
def test_each_way_to_lose_ends_a_game_of_two(book: str, way: str) -> None:
    table = Table(book=book, A={}, B={"fill": 0}).start()
    player = table.state.edit_player(1)
    if way == "life":
        player.life = 0
    elif way == "library":
        table.to("draw", 2)
    elif way == "poison":
        player.counters = (("poison", 10),)
    elif way == "effect":
        let(table, lose_game(1, ev.EFFECT))
    else:
        concede(table.state, 1)
    if not table.state.over:
        look(table)
    reason = {"life": ev.LIFE, "library": ev.EMPTY_LIBRARY, "poison": ev.POISON, "effect": ev.EFFECT}
    assert table.state.winners == (0,) and lost(table)[1] == reason.get(way, ev.CONCEDED)


@pytest.mark.ledger("classic:102.7", "2007:102.3a")
def test_conceding_at_any_time(book: str) -> None:
    table = Table(book=book, A={}, B={}).start()
    assert table.decision.player == 0
    concede(table.state, 1)
    assert table.state.winners == (0,), "while the opponent has priority"
    asking = Sequence((May(You(), GainLife(You(), Number(1))), GainLife(You(), Number(1))))
    table = cast(book, asking)
    assert table.decision.kind == dec.YES_NO, "in the middle of a resolution"
    concede(table.state, 0)
    run(table.state)
    assert table.state.winners == (1,) and table.state.decision is None


# ------------------------------------------------------------------------------------- winning


@pytest.mark.ledger("classic:102.3", "2007:102.1", "2007:102.2b")
def test_the_game_is_over_the_moment_somebody_wins(book: str) -> None:
    watch = enchantment("Watch", "1", Triggered(LosesLife(EachPlayer()), Body(effect=GainLife(You(), Number(1)))))
    rest = Sequence((LoseLife(You(), Number(1)), WinGame(You()), Draw(You(), Number(1)), LoseLife(You(), Number(4))))
    table = cast(book, rest, battlefield=[MOUNTAIN, watch])
    assert table.state.over and table.state.winners == (0,) and table.state.decision is None
    assert lost(table) == [0, ev.OPPONENT_WON]
    assert (table.life("A"), table.state.players[0].hand) == (19, []), "no instruction and no trigger after it"


@pytest.mark.ledger("classic:102.3", "2007:102.1")
def test_the_game_is_over_the_moment_somebody_loses(book: str) -> None:
    table = cast(book, Sequence((LoseGame(EachOpponent()), LoseLife(You(), Number(4)))))
    assert table.state.winners == (0,) and table.life("A") == 20


@pytest.mark.ledger("2007:102.2a", "2007:102.5")
def test_of_three_players_the_one_who_is_left_wins(book: str) -> None:
    table = Table(book=book, A={}, B={"battlefield": [BEAR]}, C={"battlefield": [BEAR, FOREST]}).start()
    let(table, lose_game(1, ev.EFFECT))
    assert not table.state.over and table.names("battlefield") == ["Bear", "Forest"], "B took what was theirs along"
    assert [thing.owner for thing in table.objects() if thing.owner == 1] == [], "from every zone"
    assert table.to("upkeep", 2).state.active == 2, "and play goes on"
    table = Table(book=book, A={}, B={}, C={}).start()
    let(table, lose_game(1, ev.EFFECT), lose_game(2, ev.EFFECT))
    assert table.state.winners == (0,)


@pytest.mark.ledger("classic:102.5", "2007:102.3e")
def test_who_wins_and_loses_at_once_has_lost(book: str) -> None:
    table = Table(book=book, A={}, B={}).start()
    let(table, win_game(0), lose_game(0, ev.EFFECT))
    assert table.state.winners == (1,) and lost(table) == [ev.EFFECT, 0]


# ------------------------------------------------------------------------------------- draws


@pytest.mark.ledger("classic:102.4", "2007:102.4a")
def test_who_lose_at_the_same_time_draw(book: str) -> None:
    table = cast(book, DealDamage(Number(20), players=EachPlayer()))
    assert table.state.over and table.state.winners == ()
    assert lost(table) == [ev.LIFE, ev.LIFE]


LOSE_AND_GAIN = Sequence((LoseLife(You(), Number(1)), GainLife(You(), Number(1))))
AT_END = Triggered(BeginningOf(END, You()), Body(effect=GainLife(You(), Number(1))))


def feeding(book: str, effect: Effect) -> Table:
    """A game whose first end step begins a loop of two triggers that feed each other."""
    loss = Triggered(LosesLife(You()), Body(effect=effect))
    gain = Triggered(GainsLife(You()), Body(effect=LoseLife(You(), Number(1))))
    table = Table(
        book=book, A={"battlefield": [enchantment("Ebb", "1", gain, AT_END), enchantment("Flow", "1", loss)]}, B={}
    )
    start_at_first_turn(table.state)
    run(table.state)
    return table


@pytest.mark.ledger("classic:102.6", "classic:421.4", "2007:102.4b", "2007:421")
def test_a_loop_that_nobody_can_stop_is_a_draw(book: str) -> None:
    table = feeding(book, GainLife(You(), Number(1)))
    assert table.state.over and table.state.winners == ()
    draws = [event for event in table.state.history if isinstance(event, ev.DrewGame)]
    assert [event.rule for event in draws] == ["104.4b"]


@pytest.mark.ledger("2007:102.4b")
def test_a_loop_that_somebody_could_stop_is_none(book: str) -> None:
    table = feeding(book, May(You(), GainLife(You(), Number(1))))
    for _ in range(60):
        assert table.decision.kind == dec.YES_NO
        answer(table.state, table.decision.options.index(1))
    assert (table.state.over, table.state.turn) == (False, 1)
    answer(table.state, table.decision.options.index(0))
    assert table.state.turn == 2


# ------------------------------------------------------------------------------------- teams


def teams(book: str, *of_seats: int) -> Table:
    seats: dict[str, Any] = {letter: {} for letter in "ABCD"[: len(of_seats)]}
    table = Table(book=book, **seats)
    for seat, team in enumerate(of_seats):
        table.state.edit_player(seat).team = team
    return table.start()


@pytest.mark.ledger("2007:102.2c", "2007:102.3f")
def test_a_team_is_in_the_game_with_one_player_and_wins_with_all(book: str) -> None:
    table = teams(book, 0, 1, 0, 1)
    let(table, lose_game(2, ev.EFFECT))
    let(table, lose_game(1, ev.EFFECT))
    assert not table.state.over, "of each team one is left"
    let(table, lose_game(3, ev.EFFECT))
    assert table.state.winners == (0, 2), "C too, who had lost"


@pytest.mark.ledger("2007:102.4c")
def test_teams_that_lose_at_once_draw(book: str) -> None:
    table = teams(book, 0, 1, 0, 1)
    let(table, *(lose_life(seat, 20) for seat in range(4)))
    assert table.state.over and table.state.winners == ()


# ------------------------------------------------------------------------------------- the exception


@pytest.mark.ledger("2007:103.1")
def test_no_card_stops_a_concession(book: str) -> None:
    angel = enchantment("Angel", "W", Static((PlayerRule(CANT_LOSE_GAME, You()),)))
    table = Table(book=book, A={}, B={"battlefield": [angel]}).start()
    let(table, lose_life(1, 25), lose_game(1, ev.EFFECT))
    assert not table.state.over, "the card beats the rules"
    concede(table.state, 1)
    assert table.state.winners == (0,)
