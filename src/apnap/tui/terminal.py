"""The loop: tell what happened, ask, read a line, do what it says."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from apnap.agents.agent import AGENTS, Agent, make_agent
from apnap.errors import ApnapError, InvalidActionError
from apnap.game import Game
from apnap.i18n import listed, message
from apnap.rules.state import State
from apnap.tui.commands import run_line
from apnap.tui.session import Session

Read = Callable[[], str]
"""Returns the next line that was typed; raises EOFError when there is none any more."""

USUAL: Final = "heuristic"
HUMAN: Final = "human"
"""The name of the seat of whoever types, in the list of agents."""


def play_in_terminal(game: Game, players: Sequence[Agent | None]) -> Game:
    """Play a game at the terminal; return the game that was played in the end (it may have been loaded)."""
    session = Session(game, players, print)
    play(session, _read_line())
    return session.game


def seats(game: Game, names: str, people: bool = True) -> list[Agent | None]:
    """Return who decides for each seat: None is a person.

    :param names: an agent (or ``human``) for each seat, separated by commas; of those that are missing the first seat
        is the person's and the others are the heuristic's
    :param people: whether people may play; else the heuristic has the first seat too
    :raises InvalidActionError: there is no agent of a name, or there are more names than seats
    """
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if len(wanted) > len(game.players):
        count, places = len(wanted), len(game.players)
        text = message("cli.too_many_agents", "en", count=count, seats=places)
        raise InvalidActionError(text, key="cli.too_many_agents", count=count, seats=places)
    wanted += [HUMAN if people and seat == 0 else USUAL for seat in range(len(wanted), len(game.players))]
    known = [*AGENTS, HUMAN] if people else [*AGENTS]
    for name in wanted:
        if name not in known:
            text = message("cli.unknown_agent", "en", name=name, agents=listed(known, "en"))
            raise InvalidActionError(text, key="cli.unknown_agent", name=name, agents=listed(known, game.lang))
    seed = game.setup.seed * len(wanted)
    return [None if name == HUMAN else make_agent(name, seed + seat) for seat, name in enumerate(wanted)]


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
    """Yield what is typed; what there is to decide is told again only when something has changed."""
    asked: State | None = None
    while not session.closed and session.advance():
        if session.game.state is not asked:
            session.tell()
            session.ask()
            asked = session.game.state
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
