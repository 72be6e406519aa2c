"""Which face a terminal gets: the whole screen where that works, else line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec

from apnap.agents.agent import Agent
from apnap.errors import InvalidStateError
from apnap.game import Game
from apnap.i18n import message
from apnap.tui.keeping import Keeper
from apnap.tui.seating import speak
from apnap.tui.session import Session
from apnap.tui.terminal import play_by_line


def is_terminal() -> bool:
    """Tell whether a person sits at both ends: nothing is read from or written to a pipe or a file."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def has_screen(say: Callable[[str], None], lang: str) -> bool:
    """Tell whether the whole screen can be used; if only a package is missing, say which one."""
    if not is_terminal() or os.environ.get("TERM") == "dumb":
        return False
    if find_spec("textual") is None:
        say(message("cli.no_textual", lang))
        return False
    return True


def play_here(game: Game, players: Sequence[Agent | None], plain: bool = False) -> Game:
    """Play a game at this terminal; return the game that was played in the end.

    :param plain: line by line, whatever the terminal can do
    """
    keeper = Keeper()
    if not plain and has_screen(print, game.lang):
        from apnap.tui.app import run_on_screen
        from apnap.tui.gathering import Gathering

        return run_on_screen(Gathering.of(game, players, keeper))
    return play_by_line(Session.of(game, players, print, keeper if is_terminal() else None))


def resume_here(lang: str | None, plain: bool = False) -> Game:
    """Go on with the game that was played last at a terminal and is not over.

    :raises InvalidStateError: there is none
    """
    keeper = Keeper()
    table = keeper.resume()
    if table is None:
        raise InvalidStateError(message("cli.nothing_to_resume", "en"), key="cli.nothing_to_resume")
    if lang is not None:
        speak(table, lang)
    if not plain and has_screen(print, table.game.lang):
        from apnap.tui.app import run_on_screen
        from apnap.tui.gathering import Gathering

        return run_on_screen(Gathering(table, keeper))
    return play_by_line(Session(table, print, keeper))
