"""The loop of the line mode: tell what happened, ask, read a line, do what it says."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator

from apnap.errors import ApnapError
from apnap.game import Game
from apnap.rules.state import State
from apnap.tui.commands import run_line
from apnap.tui.session import Session

Read = Callable[[], str]
"""Returns the next line that was typed; raises EOFError when there is none any more."""


def play_by_line(session: Session) -> Game:
    """Play line by line; return the game that was played in the end (it may have been loaded)."""
    play(session, _read_line())
    return session.game


def play(session: Session, read: Read) -> None:
    """Go on until the game is over, or whoever types leaves."""
    session.say("cli.welcome", player=session.game.players[session.seat])
    try:
        for line in _lines(session, read):
            session.keeper.asked = True
            try:
                run_line(session, line)
            except ApnapError as error:
                session.refuse(error)
            finally:
                session.keeper.asked = False
    except (EOFError, KeyboardInterrupt):
        session.write("")
        session.closed = True
    if session.game.is_over():
        session.keeper.finish()
        session.tell()
        session.write(session.ending())
    else:
        session.keeper.close()
        session.say("cli.left")


def _lines(session: Session, read: Read) -> Iterator[str]:
    """Yield what is typed; what there is to decide is told again only when something has changed."""
    asked: tuple[State, str] | None = None
    while not session.closed and session.table.advance():
        now = (session.game.state, session.lang)
        if now != asked:
            session.tell()
            session.ask()
            asked = now
        line = read()
        if line.strip():
            yield line


def _read_line() -> Read:
    """Return the reader of typed lines; from a pipe or file each line is shown as if it had been typed."""
    interactive = sys.stdin.isatty()
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what is no text is refused as an action, not as a crash

    def read() -> str:
        line = input("> ")
        if not interactive:
            print(line)
        return line

    return read
