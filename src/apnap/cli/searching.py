"""``apnap cards search``, ``deck`` and ``import-formats``: what somebody who makes a deck asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from apnap.cards.deck import Deck
from apnap.cards.deck_statistics import DeckStatistics, deck_statistics
from apnap.cards.format_files import import_formats
from apnap.cards.formats import check_format
from apnap.cards.legality import formats_path, load_formats
from apnap.cards.pool import CardPool, open_pool
from apnap.cards.record import Card
from apnap.cards.search import search as find
from apnap.errors import ApnapError
from apnap.game.setting_up import find_deck
from apnap.game.supported_cards import SupportedCards
from apnap.i18n import error_text, has_message, message
from apnap.i18n.catalogue import LANGUAGES
from apnap.table.printed import of_record

_WIDTH = 40
"""Characters of the longest bar of a curve."""
_language = click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language.")


@click.command()
@click.argument("query", nargs=-1, required=True, metavar="QUERY…")
@click.option("--limit", type=click.IntRange(1), default=50, show_default=True, help="How many cards at most.")
@_language
def search(query: tuple[str, ...], limit: int, lang: str) -> None:
    """Show the cards that QUERY asks for, such as "t:goblin c:r mv<=2"; put -- before one that begins with a minus.

    Words stand for the name; t: the type, o: the text, c: the colors, id: the color identity, mana: the cost, kw: a
    keyword, is: a kind, f: a format; mv, pow, tou and loy are compared with numbers. Also -, or, parentheses, quotation
    marks and order:.
    """
    with open_pool() as pool:
        supported = SupportedCards(pool)
        try:
            found = find(pool, " ".join(query), supported=supported)
        except ApnapError as error:
            raise ApnapError(error_text(error, lang)) from error
        finally:
            supported.keep()
    for card in found[:limit]:
        click.echo(line_of(card, lang))
    if len(found) > limit:
        click.echo(message("searching.shown", lang, shown=limit, count=len(found)))
    else:
        click.echo(message("searching.found", lang, count=len(found)) if found else message("searching.none", lang))


def line_of(card: Card, lang: str) -> str:
    """Return a card in a line: name, cost, types, size."""
    parts = []
    for face in card.faces:
        words = of_record(face, lang)
        size = f"{face.power}/{face.toughness}" if face.power is not None else ""
        parts.append("  ".join(filter(None, (words.name, words.cost, words.type_line, size))))
    return " // ".join(parts)


@click.command()
@click.argument("deck")
@click.option("--format", "form", default="", help="The format that the deck is to be checked for.")
@_language
def deck(deck: str, form: str, lang: str) -> None:
    """Count what DECK is made of, one that comes with apnap or a deck list, and say whether a format allows it.

    The exit code is 1 if it does not.
    """
    with open_pool() as pool:
        try:
            listed = find_deck(deck, pool)
            counted = deck_statistics(listed, pool)
            problems = _problems(listed, form, pool, lang) if form else []
        except ApnapError as error:
            raise ApnapError(error_text(error, lang)) from error
    click.echo("\n".join(_counts(counted, lang)))
    if form:
        click.echo("\n".join(problems) or message("formats.allowed", lang))
    if problems:
        raise click.exceptions.Exit(1)


def _problems(listed: Deck, form: str, pool: CardPool, lang: str) -> list[str]:
    found = check_format(listed, form, pool, load_formats(pool))
    return [message(problem.key, lang, **problem.values) for problem in found]


def _counts(counted: DeckStatistics, lang: str) -> Iterator[str]:
    """Yield the counts of a deck as lines."""
    yield message("searching.deck", lang, count=counted.cards, lands=counted.lands)
    average = f"{counted.average_mana_value:.2f}"
    yield message("searching.average", lang, average=average.replace(".", ",") if lang == "es" else average)
    most = max(counted.curve.values(), default=0)
    for value, count in counted.curve.items():
        bar = "█" * round(count * _WIDTH / most)
        yield f"{value:>4}  {bar} {count}".rstrip()
    yield message("searching.pips", lang, counts=_listed(counted.pips))
    yield message("searching.sources", lang, counts=_listed(counted.sources))
    types = ", ".join(f"{_type_word(name, lang)} {count}" for name, count in counted.types.items())
    yield message("searching.types", lang, counts=types)


def _type_word(name: str, lang: str) -> str:
    key = f"words.card_type.{name.lower()}"
    return message(key, lang) if has_message(key) else name


def _listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{{{letter}}} {count}" for letter, count in counts.items() if count) or "–"


@click.command("import-formats")
@click.argument("files", nargs=-1, required=True, metavar="FILE…", type=click.Path(path_type=Path))
@_language
def import_formats_(files: tuple[Path, ...], lang: str) -> None:
    """Keep lists of formats, and of the sets that they speak of, for searches and for checking decks.

    FILE is JSON, plain or gzipped: an object with "formats", or lines of sets.
    """
    try:
        kept = import_formats(files)
    except ApnapError as error:
        raise ApnapError(error_text(error, lang)) from error
    names = ", ".join(one.key for one in kept.formats) or "–"
    click.echo(message("formats.kept", lang, formats=names, sets=len(kept.sets), file=str(formats_path())))
