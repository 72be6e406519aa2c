"""Sittings at the terminal with typed lines given in advance."""

from __future__ import annotations

from collections.abc import Sequence

from apnap.abilities.definition import CardDefinition
from apnap.game import Game
from apnap.rules import decisions as dec
from apnap.tui.seating import seats
from apnap.tui.session import Session
from apnap.tui.terminal import play
from tests.properties.decks import GREEN, RED


def begin(lang: str = "en", seed: int = 3, decks: Sequence[Sequence[CardDefinition]] = (RED, GREEN)) -> Game:
    """Return a new game in which A has the first turn and nobody has kept a hand yet."""
    game = Game.from_definitions(*decks, seed=seed, lang=lang)
    while game.decision is not None and game.decision.purpose == "first_player":
        game.answer(0)
    return game


def sit(game: Game, *lines: str, agents: str = "") -> tuple[Session, list[str]]:
    """Type these lines in a game, then leave; return the session and everything that was written.

    Before what a line leads to stands the line itself with a ``>``.
    """
    written: list[str] = []
    session = Session.of(game, seats(game, agents), lambda text: written.extend(text.split("\n")))
    typed = iter(lines)

    def read() -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        written.append(f"> {line}")
        return line

    play(session, read)
    return session, written


def after(written: list[str], line: str) -> list[str]:
    """Return what was written between a typed line and the next one."""
    start = written.index(f"> {line}") + 1
    end = next((at for at in range(start, len(written)) if written[at].startswith("> ")), len(written))
    return written[start:end]


def kind(game: Game) -> str:
    """Return the kind of the waiting decision."""
    return "over" if game.state.decision is None else dec.KIND_NAMES[game.state.decision.kind]
