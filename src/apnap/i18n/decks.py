"""Saying how the lines of a deck list were understood."""

from __future__ import annotations

from collections.abc import Mapping

from apnap.cards.deck import DIALECTS, DeckLine
from apnap.errors import DeckError, DeckLineError
from apnap.i18n.catalogue import message
from apnap.i18n.lists import listed_or


def deck_line_text(line: DeckLine | DeckLineError, lang: str) -> str:
    """Return how a line was understood or what is wrong with it, without its number.

    >>> deck_line_text(DeckLine(1, "Deck", "heading", "decks.heading", {"place": "main"}), "es")
    'desde aquí: mazo'
    """
    text = message(line.key, lang, **_shown(line.values, lang))
    return f"{text} ({line.rule})" if line.rule else text


def deck_error_text(error: DeckError, lang: str) -> str:
    """Return what is wrong with a deck list, every line that can't be read below it."""
    told = [message(error.key, lang, **_shown(error.values, lang))]
    for line in error.lines:
        what = deck_line_text(line, lang)
        told.append(message("decks.line", lang, number=line.number, what=what) if line.number else what)
    return "\n  ".join(told)


def _shown(values: Mapping[str, object], lang: str) -> dict[str, object]:
    """Return the values as people read them: places by their names, dialects by their titles, tuples as choices."""
    shown = dict(values)
    for name, value in values.items():
        if name == "place":
            shown[name] = message(f"decks.place.{value}", lang)
        elif name == "dialect" and isinstance(value, str):
            shown[name] = DIALECTS[value].title
        elif isinstance(value, tuple):
            shown[name] = listed_or([str(one) for one in value], lang)
    return shown
