"""``apnap fuzz``: random games with random decks, and what must always hold is checked on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from apnap.abilities.definition import CardDefinition
from apnap.cards.pool import open_pool
from apnap.cli.books import chosen_book, rulebook_options
from apnap.cli.fuzzing import Dealer, Played, is_drawn, play
from apnap.cli.writing import check_writable, write_report
from apnap.errors import CardDataError
from apnap.game.book_cards import unknown_to
from apnap.oracle.library import playable_definitions
from apnap.rulebooks import Rulebook


class FaultRecord(msgspec.Struct, frozen=True):
    """A game in which something went wrong, with all that is needed to see it again."""

    seed: int
    decision: int
    what: str
    decks: tuple[tuple[str, ...], ...]


class Report(msgspec.Struct, frozen=True):
    """What ``--json`` writes and ``--again`` reads; names of cards are full names."""

    games: int
    decisions: int
    cards: int
    drawn: int
    """Cards, basic lands aside, that were in a hand in at least one game."""
    used: int
    """Cards that were cast, played or activated in at least one game."""
    faults: tuple[FaultRecord, ...]
    undrawn: tuple[str, ...]
    unused: tuple[str, ...]


@click.command()
@click.option("--games", default=100, show_default=True, type=click.IntRange(min=1), help="How many games are played.")
@click.option("--seed", default=1, show_default=True, help="The seed of the first game; the next ones follow.")
@click.option("--imported", is_flag=True, help="Take cards of the imported database too, not only house cards.")
@rulebook_options
@click.option("--json", "file", type=click.Path(path_type=Path), help="Where to write what was found.")
@click.option(
    "--again",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Only play the games again whose faults this report of --json lists.",
)
def fuzz(
    games: int,
    seed: int,
    imported: bool,
    book: str | None,
    switches: tuple[str, ...],
    file: Path | None,
    again: Path | None,
) -> None:
    """Play random games with random decks and check what must always hold."""
    check_writable(file)
    rules = chosen_book(book, switches)
    cards = [card for card in playable_cards(imported) if not unknown_to(rules, card)]
    runs = _once_more(again, cards, rules) if again is not None else _new_games(cards, games, seed, rules)
    number = decisions = 0
    drawn: set[str] = set()
    used: set[str] = set()
    faults: list[FaultRecord] = []
    spells = sorted(card.name for card in cards if is_drawn(card))

    def keep() -> Report:
        """Write what has been found so far, so that a fault is kept though the run does not end."""
        undrawn = tuple(name for name in spells if name not in drawn)
        unused = tuple(name for name in spells if name not in used)
        counts = len(spells) - len(undrawn), len(spells) - len(unused)
        report = Report(number, decisions, len(spells), *counts, tuple(faults), undrawn, unused)
        if file is not None:
            write_report(file, json.dumps(msgspec.to_builtins(report), indent=1, ensure_ascii=False))
        return report

    for played in runs:
        number += 1
        decisions += played.decisions
        drawn |= played.drawn
        used |= played.used
        if played.fault:
            names = tuple(tuple(card.name for card in deck) for deck in played.decks)
            faults.append(FaultRecord(played.seed, played.decisions, played.fault, names))
            click.echo(f"game {played.seed}, decision {played.decisions}: {played.fault}", err=True)
            keep()
    report = keep()
    click.echo(
        f"{number} games, {decisions} decisions; of {len(spells)} cards {report.drawn} drawn, {report.used} used; "
        f"{len(faults)} faults"
    )
    if faults:
        hint = (
            f"apnap fuzz --again {file}"
            if file is not None
            else "--json FILE keeps them, --again FILE plays them again"
        )
        click.echo(hint + " --imported" * (imported and file is not None), err=True)
        raise SystemExit(1)


def _new_games(cards: list[CardDefinition], games: int, seed: int, book: Rulebook) -> Iterator[Played]:
    dealer = Dealer(cards, seed)
    for number in range(seed, seed + games):
        played = play(dealer.decks(3 if number % 10 == 0 and book.players_max == "any" else 2), number, book)
        dealer.count(played.drawn)
        yield played


def _once_more(file: Path, cards: list[CardDefinition], book: Rulebook) -> Iterator[Played]:
    try:
        report = msgspec.json.decode(file.read_bytes(), type=Report)
    except msgspec.DecodeError as error:
        raise CardDataError(f"{file} is not a report of apnap fuzz: {error}") from None
    known = {card.name: card for card in cards}
    for fault in report.faults:
        missing = sorted({name for deck in fault.decks for name in deck if name not in known})
        if missing:
            raise CardDataError(f"game {fault.seed} needs cards that can't be played now: {', '.join(missing)}")
        yield play(tuple(tuple(known[name] for name in deck) for deck in fault.decks), fault.seed, book)


def playable_cards(imported: bool) -> list[CardDefinition]:
    """Return every card that can be played, sorted by name."""
    pool = open_pool()
    source: Any = pool if imported else pool.sources[0]
    found = playable_definitions(pool, source.names())
    return [found[name] for name in sorted(found)]
