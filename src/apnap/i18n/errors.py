"""Saying an error in the language of the reader."""

from __future__ import annotations

from apnap.errors import ApnapError, BookLacksCardsError, DeckError, UnknownCardError, UnsupportedCardError
from apnap.i18n.catalogue import message
from apnap.i18n.decks import deck_error_text
from apnap.i18n.lists import listed_or


def error_text(error: ApnapError, lang: str) -> str:
    """Return what an error says, with the rule number behind it.

    An error that names no message of the catalogues keeps its own English words.

    >>> error_text(UnknownCardError("Elbo", ("Elbow",)), "es")
    'No hay ninguna carta llamada «Elbo». ¿Quizá Elbow?'
    """
    text = _sentence(error, lang)
    return f"{text} ({error.rule})" if error.rule else text


def _sentence(error: ApnapError, lang: str) -> str:
    """Return the sentence without the rule number."""
    if isinstance(error, DeckError) and error.key.startswith("decks."):
        return deck_error_text(error, lang)
    if error.key:
        return message(error.key, lang, **error.values)
    if isinstance(error, BookLacksCardsError):
        lines = [message("errors.book_lacks_cards", lang, book=error.book, date=error.date)]
        for one in error.lacked:
            values = {"card": one.card, "name": one.name, "since": one.since, "rule": f"current:{one.rule}"}
            lines.append(message(f"errors.book_lacks_{one.kind}", lang, **values))
        return "\n  ".join(lines)
    if isinstance(error, UnknownCardError):
        if error.suggestions:
            return message("errors.unknown_card_like", lang, name=error.name, cards=listed_or(error.suggestions, lang))
        return message("errors.unknown_card", lang, name=error.name)
    if isinstance(error, UnsupportedCardError):
        return message("errors.unsupported_card", lang, name=error.name, reason=error.reason)
    return error.message
