"""What has been done in a game: acts, their answers and events, and the ways back."""

from __future__ import annotations

import pytest

from apnap.errors import IllegalActionError
from apnap.game import Game
from apnap.ids import NO_PLAYER
from apnap.rules import decisions as dec
from tests.properties.decks import GREEN, RED
from tests.table.support import small_game


def begin() -> Game:
    return Game.from_definitions(RED, GREEN, seed=3)


def played(acts: int = 12) -> Game:
    """Return a game with so many acts, the third of which answers two decisions."""
    game = small_game()
    game.act("keep; keep")
    while game.acts_done < acts:
        decision = game.state.decision
        assert decision is not None
        game.answer(dec.DONE if decision.kind == dec.ATTACKERS else len(decision.options) - 1)
    return game


def test_acts_answers_and_decisions_are_counted() -> None:
    game = played()
    assert game.acts_done == len(game.answers) == 12
    assert game.decisions_made == sum(len(act) for act in game.answers) == 13
    assert game.last_answers == game.answers[-1]
    game.undo()
    assert (game.acts_done, game.decisions_made) == (11, 12)
    assert begin().last_answers == [] and begin().acts_done == 0


def test_a_loaded_game_counts_alike_and_goes_back_as_far() -> None:
    game = played()
    loaded = Game.from_json(game.to_json())
    assert (loaded.acts_done, loaded.decisions_made, loaded.last_answers) == (12, 13, game.last_answers)
    loaded.undo_to(5)
    game.undo_to(5)
    assert loaded.digest() == game.digest() and loaded.acts_done == game.acts_done == 5
    assert loaded.decisions_made == game.decisions_made
    loaded.undo_to(0)
    assert loaded.digest() == begin().digest()


def test_undoing_to_an_act_is_undoing_so_often() -> None:
    at_once, one_by_one = played(), played()
    at_once.undo_to(7)
    for _ in range(5):
        one_by_one.undo()
    assert at_once.digest() == one_by_one.digest() and at_once.answers == one_by_one.answers
    at_once.undo_to(7)
    assert at_once.acts_done == 7, "there is nothing behind it"
    with pytest.raises(IllegalActionError, match="nothing to take back"):
        at_once.undo_to(8)


@pytest.mark.parametrize("act", [0, 4, 12])
def test_a_game_goes_on_from_an_earlier_act_without_the_first_one_changing(act: int) -> None:
    game = played()
    digest = game.digest()
    branch = game.back_to(act)
    assert branch.acts_done == act and branch.answers == game.answers[:act]
    branch.answer(0)
    assert (game.digest(), game.acts_done) == (digest, 12)
    expected = played()
    expected.undo_to(act)
    branch.undo()
    assert branch.digest() == expected.digest()


@pytest.mark.parametrize("act", [-1, 13])
def test_there_is_no_such_act(act: int) -> None:
    with pytest.raises(IllegalActionError):
        played().back_to(act)


def test_events_since_an_act_are_the_end_of_all_events() -> None:
    game = played()
    for act in range(13):
        new = game.events_since(act)
        assert new == game.events[len(game.events) - len(new) :]
    assert game.events_since(12) == () and len(game.events) >= len(game.events_since(0)) > 0


def test_several_answers_are_one_act_or_none() -> None:
    game = small_game()
    before, acts = game.digest(), game.acts_done
    with pytest.raises(IllegalActionError, match="another player"):
        game.answer_all([1, 1], 0)
    with pytest.raises(IllegalActionError, match="not possible"):
        game.answer_all([1, 9])
    assert (game.digest(), game.acts_done) == (before, acts)
    game.answer_all([1, 1])
    assert game.acts_done == acts + 1 and game.last_answers == [1, 1]
    game.undo()
    assert game.digest() == before


def test_what_was_done_in_a_fork_is_one_act_of_the_game_that_follows() -> None:
    game = played(5)
    fork = game.fork()
    before = game.digest()
    for _ in range(3):
        fork.answer(0)
    events = fork.events_since(5)
    game.follow(fork)
    assert game.digest() == fork.digest() and game.acts_done == 6
    assert game.last_answers == [0, 0, 0] and game.events_since(5) == events
    game.undo()
    assert game.digest() == before


def test_words_answer_only_the_decisions_of_a_player() -> None:
    game = small_game()
    first = game.state.decision
    assert first is not None
    before = game.digest()
    for said in ("keep; keep", "keep; cast Zap", "keep; nonsense"):
        with pytest.raises(IllegalActionError) as caught:
            game.act(said, first.decider)
        assert caught.value.key == "game.others_decide" and "keep" not in str(caught.value)
    assert game.digest() == before
    game.act("keep", first.decider)
    with pytest.raises(IllegalActionError, match="another player"):
        game.act("keep", first.decider)


def test_an_act_taken_back_is_told_as_it_was_done() -> None:
    game = played(4)
    text = str(game.legal_actions[0])
    game.answer(0)
    assert str(game.undo()) == text
    game.act(text)
    assert str(game.undo()) == text
    game.concede("A")
    assert str(game.undo()) == "concede A"


def test_words_for_a_view_are_those_for_its_player() -> None:
    game = played(4)
    view = game.view("B")
    assert game.rendering(view).view is view
    assert game.rendering(view, "es").lang == "es"
    assert game.view(NO_PLAYER).player == NO_PLAYER
