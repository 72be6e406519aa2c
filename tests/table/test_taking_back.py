"""Taking back: what a person answered since they sat down, and what they answered before the game was saved."""

from __future__ import annotations

import pytest

from apnap.agents.agent import make_agent
from apnap.errors import IllegalActionError
from apnap.game import Game
from apnap.table.settings import PassUntil
from apnap.table.table import Seat, Table
from tests.tui.support import begin


def sit_down(game: Game) -> Table:
    table = Table(game, [Seat("A"), Seat("B", make_agent("heuristic", 1))])
    table.advance()
    return table


def test_the_answers_before_a_game_was_saved_can_be_taken_back_one_by_one() -> None:
    table = sit_down(begin())
    kept = table.game.digest()
    table.say(0, "keep")
    table.advance()
    first = table.game.digest()
    table.say(0, "play Mountain")
    table.advance()
    again = sit_down(Game.from_json(table.game.to_json()))
    again.undo(0)
    assert again.game.digest() == first and again.is_waiting()
    again.undo(0)
    assert again.game.digest() == kept and again.is_waiting()


def test_what_was_passed_in_a_persons_name_is_taken_back_with_what_they_did() -> None:
    table = sit_down(begin())
    table.say(0, "keep")
    table.advance()
    before = table.game.digest()
    table.pass_until(0, PassUntil.END_OF_TURN)
    table.advance()
    assert table.game.turn > 1
    table.undo(0)
    assert table.game.digest() == before
    assert table.last_to_answer() == 0


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    table = Table(Game.from_definitions(*begin().setup.seats, seed=3), [Seat("A", make_agent("random", 1)), Seat("B")])
    with pytest.raises(IllegalActionError, match="nothing to take back"):
        table.undo(1)


def test_names_may_be_shortened_in_what_is_said() -> None:
    table = sit_down(begin())
    table.say(0, "keep")
    table.advance()
    table.say(0, "play mou")
    assert [seen.name for seen in table.game.view(0).battlefield] == ["Mountain"]
