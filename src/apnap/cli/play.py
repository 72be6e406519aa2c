"""``apnap play``: a game in the terminal, or between agents."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from apnap.agents.agent import make_agent, play_on
from apnap.errors import InvalidActionError
from apnap.game import Game
from apnap.i18n.catalogue import LANGUAGES
from apnap.i18n.rendering import Rendering
from apnap.rules import codec

DECKS = ("burn", "elves")
"""What is played when no deck is named."""


@click.command()
@click.argument("decks", nargs=-1, metavar="[DECK [DECK]]")
@click.option("--auto", is_flag=True, help="Let agents play both sides.")
@click.option("--agents", "names", default="", metavar="A,B", help="Who plays: random or heuristic, by seat.")
@click.option("--seed", type=int, default=None, help="The seed of all chance; any if not given.")
@click.option("--rulebook", "book", default="current", show_default=True, help="The rulebook in force.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Where to write how the game ended.")
def play(
    decks: tuple[str, ...], auto: bool, names: str, seed: int | None, book: str, lang: str, file: Path | None
) -> None:
    """Play a game: against the computer, or with --auto let two agents play."""
    seed = secrets.randbits(31) if seed is None else seed
    chosen = [*decks, *DECKS[len(decks) :]]
    game = Game.from_decks(*chosen, seed=seed, rulebook=book, lang=lang)
    if not auto:
        from apnap.tui.terminal import play_in_terminal

        play_in_terminal(game, names)
        return
    report = play_auto(game, seed, names)
    if file is not None:
        file.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    click.echo(_last_words(game, lang, report))


def play_auto(game: Game, seed: int, names: str = "") -> dict[str, Any]:
    """Let agents play a new game to its end; return how it ended.

    :raises InvalidActionError: there is no agent of a name, or there are too many names
    """
    wanted = [name.strip() for name in names.split(",") if name.strip()] or ["heuristic"]
    seats = len(game.players)
    if len(wanted) > seats:
        raise InvalidActionError(f"there are {len(wanted)} agents for {seats} players")
    wanted += [wanted[-1]] * (seats - len(wanted))
    agents = [make_agent(name, seed * seats + seat) for seat, name in enumerate(wanted)]
    begin = perf_counter()
    state = game.state
    decisions = play_on(state, agents)
    outcome = game.outcome()
    assert outcome is not None
    return {
        "winner": outcome.winner,
        "reason": outcome.reason.value,
        "turns": outcome.turn,
        "decisions": decisions,
        "seconds": round(perf_counter() - begin, 3),
        "seed": seed,
        "digest": codec.digest(state),
    }


def _last_words(game: Game, lang: str, report: dict[str, Any]) -> str:
    rendering = Rendering(game.view(0), lang)
    if report["winner"] is None:
        end = rendering.say("table.drawn")
    else:
        reason = rendering.say(f"table.reason.{report['reason']}")
        end = rendering.say("table.won", player=report["winner"], reason=reason)
    return f"{game}\n{end}"
