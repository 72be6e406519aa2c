"""The loop: tell what happened, ask, read a line, do what it says."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from apnap.agents.agent import Agent, make_agent
from apnap.errors import ApnapError, InvalidActionError
from apnap.game import Game
from apnap.i18n import message
from apnap.tui.commands import run_line
from apnap.tui.session import Session

Read = Callable[[], str]
"""Returns the next line that was typed; raises EOFError when there is none any more."""

HUMAN = "human"
"""The name of the seat of whoever types, in the list of agents."""


def play_in_terminal(game: Game, names: str = "") -> None:
    """Play a game at the terminal: the first seat is the person's, the others are the heuristic's, unless
    ``names`` says otherwise ("human,random").

    :raises InvalidActionError: there is no agent of a name, or there are more names than seats
    """
    session = Session(game, seats(game, names), print)
    play(session, _read_line())


def seats(game: Game, names: str) -> list[Agent | None]:
    """Return who decides for each seat: None is a person.

    :raises InvalidActionError: there is no agent of a name, or there are more names than seats
    """
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if len(wanted) > len(game.players):
        count, places = len(wanted), len(game.players)
        text = message("cli.too_many_agents", "en", count=count, seats=places)
        raise InvalidActionError(text, key="cli.too_many_agents", count=count, seats=places)
    wanted += [HUMAN if seat == 0 else "heuristic" for seat in range(len(wanted), len(game.players))]
    return [None if name == HUMAN else make_agent(name, seat) for seat, name in enumerate(wanted)]


def play(session: Session, read: Read) -> None:
    """Go on until the game is over, or whoever types leaves."""
    session.say("cli.welcome", player=session.game.players[session.seat])
    try:
        for line in _lines(session, read):
            try:
                run_line(session, line)
            except ApnapError as error:
                session.refuse(error)
    except (EOFError, KeyboardInterrupt):
        session.write("")
        session.closed = True
    if session.game.is_over():
        session.tell()
        session.write(session.ending())
    else:
        session.say("cli.left")


def _lines(session: Session, read: Read) -> Iterator[str]:
    """Yield what is typed, asking before each line what there is to decide."""
    quiet = False
    while not session.closed and session.advance():
        before = (session.game, session.game.digest(), session.shown)
        if not quiet:
            session.tell()
            session.ask()
        line = read()
        quiet = False
        if line.strip():
            yield line
            quiet = before == (session.game, session.game.digest(), session.shown)
        else:
            quiet = True


def _read_line() -> Read:
    """Return the reader of typed lines; from a pipe or file each line is shown as if it had been typed."""
    interactive = sys.stdin.isatty()

    def read() -> str:
        line = input("> ")
        if not interactive:
            print(line)
        return line

    return read
