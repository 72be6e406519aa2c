"""Whole games on the screen at 80×24: by keys, by mouse, in Spanish, resumed, two persons at one terminal."""

from __future__ import annotations

from pathlib import Path

from apnap.tui.gathering import Gathering
from apnap.tui.keeping import Keeper
from tests.tui.screens import Sight, on_screen, people_at, small_game

MOST = 150
"""Decisions after which a game is taken to hang."""


def wanted(sight: Sight) -> str:
    """Return the option that somebody chooses who plays everything and always attacks, empty: what is usual."""
    options = sight.options()
    verbs = ("play", "cast", "jugar", "lanzar", "pay so", "F2 pay so")
    return next((text for text in options if text.startswith(verbs)), "")


async def by_keys(sight: Sight) -> None:
    """Give one answer by the keyboard."""
    text = wanted(sight)
    if sight.kind == "priority" and text:
        await sight.choose(text)
    elif sight.kind == "priority":
        await sight.press("space")
    elif sight.kind == "attackers":
        await sight.choose(sight.options()[1])  # all
        await sight.press("f2")
    elif sight.kind in ("targets", "objects", "yes_no", "number", "divide", "order"):
        sight.screen.prompt.options.focus()
        await sight.press("enter")
    else:
        await sight.press("f2")


async def play_out(sight: Sight) -> None:
    for _ in range(MOST):
        if sight.game.is_over():
            return
        await by_keys(sight)
    raise AssertionError(f"the game has not ended:\n{sight.text()}")


def test_a_whole_game_against_the_computer_by_keys() -> None:
    async def play(sight: Sight) -> None:
        assert "A keeps or mulligans (103.5)" in sight.text()
        await play_out(sight)
        assert "has won:" in sight.text()
        assert "Another game: the next one of the match (103.1)" in sight.text()
        for line in sight.lines():
            assert len(line) <= 80

    on_screen(people_at(small_game(life=6)), play)


def test_a_game_by_the_mouse() -> None:
    async def play(sight: Sight) -> None:
        await sight.click("keep")
        await sight.click("*Mountain")  # a card in the hand
        assert " Mountain" in sight.pane("own")
        await sight.click("*Zap {R}")
        assert sight.kind == "targets"
        await sight.click("player B")
        assert "Zap deals 3 damage to B" in sight.log
        turn = sight.game.turn
        await sight.click("F6 turn")
        assert sight.game.turn > turn

    on_screen(people_at(small_game()), play)


def test_a_whole_game_in_spanish() -> None:
    async def play(sight: Sight) -> None:
        assert "A conserva o hace mulligan" in sight.text() or "103.5" in sight.text()
        await play_out(sight)
        assert "ha ganado:" in sight.text()
        said = sight.text() + "\n".join(sight.log)
        for english in (" life", "Your hand", "Stack", "plays ", "casts ", "computer)", "pass"):
            assert english not in said

    on_screen(people_at(small_game("es", life=6)), play)


def test_a_game_is_resumed_where_it_was_dropped(tmp_path: Path) -> None:
    positions: list[tuple[str, list[str], tuple[str, ...]]] = []

    async def play(sight: Sight) -> None:
        await sight.press("f2")
        await sight.choose("play Mountain")
        await sight.press("s", "down", "enter", "escape")  # full control
        positions.append((sight.game.digest(), sight.options(), sight.log))

    dropped = people_at(small_game(), folder=tmp_path)
    on_screen(dropped, play)
    keeper = Keeper(tmp_path)
    assert keeper.resume() is None  # somebody still plays it
    dropped.keeper.close()
    table = keeper.resume()
    assert table is not None

    async def go_on(sight: Sight) -> None:
        digest, options, log = positions[0]
        assert sight.game.digest() == digest
        assert sight.options() == options
        assert sight.log == log
        assert sight.gathering.settings.full_control
        await sight.press("ctrl+z", "ctrl+z")
        assert "A keeps or mulligans" in sight.text()

    on_screen(Gathering(table, keeper), go_on)
    keeper.close()


def test_two_persons_at_one_terminal_never_see_each_others_hands() -> None:
    async def play(sight: Sight) -> None:
        assert "Whoever is A sits down" not in sight.text()
        await sight.press("f2")
        assert "Whoever is B sits down and presses Enter." in sight.text()
        assert "Mountain" not in sight.text() and "Forest" not in sight.text()
        await sight.press("enter")
        assert "Forest" in sight.text() and "Mountain" not in sight.text()
        assert "B keeps or mulligans (103.5)" in sight.text()
        await sight.press("f2")
        assert "Whoever is A sits down and presses Enter." in sight.text()
        await sight.press("enter")
        await sight.choose("play Mountain")
        await sight.press("f6")
        assert "Whoever is B" in sight.text()

    on_screen(people_at(small_game(people=2), "human,human"), play)
