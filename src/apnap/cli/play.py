"""``apnap play``: a game in the terminal, on its whole screen or line by line, or between agents."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from apnap.agents.agent import Agent
from apnap.cli.books import chosen_book, rulebook_options
from apnap.cli.writing import check_writable, write_report
from apnap.errors import ApnapError, InvalidActionError, InvalidStateError
from apnap.game import Game
from apnap.game.book_cards import younger_keywords
from apnap.i18n import error_text, listed, message
from apnap.i18n.catalogue import LANGUAGES
from apnap.i18n.keywords import keyword_name
from apnap.ids import Player
from apnap.rulebooks import Rulebook
from apnap.rulebooks.declarations import value_text
from apnap.rules.ante import PLAYING_FOR_ANTE
from apnap.table.settings import options_for
from apnap.tui.seating import HUMAN, seat_names, seats
from apnap.tui.session import Session
from apnap.tui.sitting_down import play_here, resume_here

DECKS = ("lanterns", "elves")
"""What is played when no deck is named."""
DECKS_OF_OLD_BOOKS = ("burn", "elves")
"""The same by a rulebook that does not know planeswalkers."""

_SEATS = 2
"""How many players a new game has."""


@click.command()
@click.argument("decks", nargs=-1, metavar="[DECK [DECK]]")
@click.option("--auto", is_flag=True, help="Let agents play both sides.")
@click.option("--agents", "names", default="", metavar="A,B", help="Who plays, by seat: human, heuristic or random.")
@click.option("--card", "own", multiple=True, metavar="FILE", help="A card of your own for the first deck, as text.")
@click.option("--seed", type=int, default=None, help="The seed of all chance; any if not given.")
@rulebook_options
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; en, or that of the saved game, by default.")
@click.option("--ante", is_flag=True, help="Play for ante: the winner gets a random card of each deck.")
@click.option("--plain", is_flag=True, help="Line by line, for screen readers and simple terminals.")
@click.option("--resume", is_flag=True, help="Go on with the last game at a terminal that is not over.")
@click.option("--load", "save", type=click.Path(path_type=Path), help="Go on with a saved game; it has its own decks.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Where to write how the game ended.")
def play(
    decks: tuple[str, ...],
    auto: bool,
    names: str,
    own: tuple[str, ...],
    seed: int | None,
    book: str | None,
    switches: tuple[str, ...],
    lang: str | None,
    ante: bool,
    plain: bool,
    resume: bool,
    save: Path | None,
    file: Path | None,
) -> None:
    """Play a game: against the computer, or with --auto let two agents play."""
    chance = secrets.randbits(31) if seed is None else seed
    try:
        check_writable(file)
        begin = perf_counter()
        if resume:
            if decks or own or names or auto or ante or save or book or switches or seed is not None:
                raise InvalidActionError(message("cli.resume_alone", "en"), key="cli.resume_alone")
            game = resume_here(lang, plain)
        else:
            if save is None:
                wanted = chosen_book(book, switches)
                people = _people(names, lang or LANGUAGES[0]) if not auto else []
                game = new_game(decks, chance, wanted, lang or LANGUAGES[0], own, ante, people)
            else:
                if ante:
                    raise InvalidActionError(message("cli.ante_and_save", "en"), key="cli.ante_and_save")
                game = saved_game(save, (*decks, *own), lang)
                if book or switches:
                    refuse_other_book(game, chosen_book(book or game.state.rulebook.name, switches), str(save))
            for line in notes_of(game):
                click.echo(line)
            players = seats(game, names, people=not auto)
            begin = perf_counter()
            game = watch(game, players) if auto else play_here(game, players, plain)
        if file is not None and game.is_over():
            write_report(file, json.dumps(report_of(game, perf_counter() - begin), indent=2))
    except ApnapError as error:
        raise ApnapError(error_text(error, lang or LANGUAGES[0])) from error


def _people(names: str, lang: str) -> list[Player]:
    """Return the seats of persons in a new game."""
    return [seat for seat, name in enumerate(seat_names(names, _SEATS, lang=lang)) if name == HUMAN]


def new_game(
    decks: tuple[str, ...],
    seed: int,
    book: Rulebook,
    lang: str,
    own: tuple[str, ...] = (),
    ante: bool = False,
    people: Sequence[Player] = (),
) -> Game:
    """Return a new game of two decks; those that are not named are the usual ones.

    ``own``: files of cards as text for the first deck, which is made around them if no deck is named. ``ante``: play
    for ante (407). ``people``: the seats of those who may see and change their payments (601.2g).

    :raises ApnapError: there are more than two, or a game of them can't be made
    """
    usual = DECKS if "planeswalker" in book.card_types else DECKS_OF_OLD_BOOKS
    if len(decks) > len(usual):
        text = message("cli.too_many_decks", "en", count=len(decks))
        raise InvalidActionError(text, key="cli.too_many_decks", count=len(decks))
    options = options_for(people)
    if ante:
        options[PLAYING_FOR_ANTE] = 1
    if own:
        from apnap.cli.own_cards import game_with, try_file

        deck, other = (*decks, *usual[len(decks) :]) if decks else ("", usual[1])
        return game_with([try_file(file) for file in own], deck, other, seed, book, lang, options)
    return Game.from_decks(*decks, *usual[len(decks) :], seed=seed, rulebook=book, lang=lang, options=options)


def notes_of(game: Game) -> list[str]:
    """Return what is to be said of the decks of a game, if anything: keyword abilities younger than its rulebook."""
    book = game.state.rulebook
    found = younger_keywords(book, (card for seat in game.setup.seats for card in seat.cards()))
    if not found:
        return []
    words = listed([keyword_name(name, game.lang) for name in found], game.lang)
    return [message("cli.younger_keywords", game.lang, book=book.name, keywords=words)]


def saved_game(file: Path, decks: tuple[str, ...], lang: str | None) -> Game:
    """Return the game that was saved in a file, in its own language or another.

    :raises ApnapError: decks are named beside it, the file can't be read, or it is no saved game
    """
    if decks:
        raise InvalidActionError(message("cli.decks_and_save", "en"), key="cli.decks_and_save")
    try:
        text = file.read_bytes()
    except OSError as error:
        values = {"file": str(file), "why": error.strerror or str(error)}
        raise InvalidStateError(message("cli.cant_read", "en", **values), key="cli.cant_read", **values) from error
    try:
        game = Game.from_json(text)
    except InvalidStateError as error:
        values = {"file": str(file), "why": error_text(error, lang or LANGUAGES[0])}
        raise InvalidStateError(message("cli.cant_read", "en", **values), key="cli.cant_read", **values) from error
    if lang is not None:
        game.lang = lang
    return game


def refuse_other_book(game: Game, book: Rulebook, file: str) -> None:
    """Refuse to go on with a saved game by another rulebook than its own.

    :raises InvalidStateError: the game was saved under another book, or with other switches
    """
    own = game.state.rulebook
    if own != book:
        differing = ", ".join(f"{name}={value_text(own.value(name))}" for name in own.differences(book))
        values = {"file": file, "own": own.name, "other": book.name, "switches": differing}
        raise InvalidStateError(message("cli.other_rulebook", "en", **values), key="cli.other_rulebook", **values)


def watch(game: Game, players: Sequence[Agent | None]) -> Game:
    """Let agents play a game to its end, telling what happens and how it ended."""
    session = Session.of(game, players, click.echo)
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
