"""``apnap play``: a game in the terminal, or between agents."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from apnap.agents.agent import Agent
from apnap.errors import ApnapError, InvalidActionError, InvalidStateError
from apnap.game import Game
from apnap.i18n import error_text, message
from apnap.i18n.catalogue import LANGUAGES
from apnap.tui.session import Session
from apnap.tui.terminal import play_in_terminal, seats

DECKS = ("lanterns", "elves")
"""What is played when no deck is named."""


@click.command()
@click.argument("decks", nargs=-1, metavar="[DECK [DECK]]")
@click.option("--auto", is_flag=True, help="Let agents play both sides.")
@click.option("--agents", "names", default="", metavar="A,B", help="Who plays, by seat: human, heuristic or random.")
@click.option("--seed", type=int, default=None, help="The seed of all chance; any if not given.")
@click.option("--rulebook", "book", default="current", show_default=True, help="The rulebook in force.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Where to write how the game ended.")
def play(
    decks: tuple[str, ...], auto: bool, names: str, seed: int | None, book: str, lang: str, file: Path | None
) -> None:
    """Play a game: against the computer, or with --auto let two agents play."""
    seed = secrets.randbits(31) if seed is None else seed
    try:
        if len(decks) > len(DECKS):
            text = message("cli.too_many_decks", "en", count=len(decks))
            raise InvalidActionError(text, key="cli.too_many_decks", count=len(decks))
        game = Game.from_decks(*decks, *DECKS[len(decks) :], seed=seed, rulebook=book, lang=lang)
        players = seats(game, names, people=not auto)
        begin = perf_counter()
        game = watch(game, players) if auto else play_in_terminal(game, players)
        if file is not None and game.is_over():
            _write(file, report_of(game, perf_counter() - begin))
    except ApnapError as error:
        raise ApnapError(error_text(error, lang)) from error


def watch(game: Game, players: Sequence[Agent | None]) -> Game:
    """Let agents play a game to its end, telling what happens and how it ended."""
    session = Session(game, players, click.echo)
    session.watch()
    click.echo(session.ending())
    return game


def report_of(game: Game, seconds: float) -> dict[str, Any]:
    """Return how a game ended, as ``--json`` writes it."""
    outcome = game.outcome()
    assert outcome is not None
    return {
        "winner": outcome.winner,
        "reason": outcome.reason.value,
        "turns": outcome.turn,
        "decisions": game.decisions_made,
        "seconds": round(seconds, 3),
        "seed": game.setup.seed,
        "digest": game.digest(),
    }


def _write(file: Path, report: dict[str, Any]) -> None:
    try:
        file.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        text = message("cli.cant_write", "en", file=file, why=why)
        raise InvalidStateError(text, key="cli.cant_write", file=file, why=why) from error
