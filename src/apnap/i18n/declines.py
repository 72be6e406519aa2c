"""Saying what is wrong with a line of card text, and what would be right there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from apnap.i18n.catalogue import has_message, message
from apnap.i18n.lists import listed_or
from apnap.oracle.twoway import Decline, tongue

_MOST_WORDS: Final = 6
_NO_SPACE: Final = "¶"
"""The word that stands for a line break."""


def decline_text(decline: Decline, lang: str) -> str:
    """Return the line with carets under the wrong word, and below it what was expected, in plain words.

    >>> from apnap.oracle.twoway import tongue
    >>> print(decline_text(tongue("en").decline("Draw a crad."), "en"))
    Draw a crad.
           ^^^^
    “crad” is not understood here; expected: “card”. Did you mean “card”?
    """
    return f"{decline}\n{explained(decline, lang)}"


def explained(decline: Decline, lang: str) -> str:
    """Return what is wrong with a line, without the line: the word, what was expected, and what may be meant."""
    word = decline.line[decline.offset : decline.offset + decline.length]
    said = [message("reading.wrong", lang, word=word) if word else message("reading.too_short", lang)]
    what = expectation(decline, lang)
    if what:
        said.append(message("reading.expected", lang, what=what))
    text = "; ".join(said)
    if not decline.suggestions:
        return text
    return f"{text}. {message('reading.did_you_mean', lang, words=listed_or(_quoted(decline.suggestions, lang), lang))}"


def expectation(decline: Decline, lang: str) -> str:
    """Return what could stand in the place of the wrong word; empty if nothing is known to be right there."""
    if decline.offset == 0 and not decline.kinds and not decline.words:
        return message("reading.at_the_beginning", lang)
    if not decline.kinds and not decline.words and decline.line.startswith("{", decline.offset):
        return message("reading.symbol", lang)
    kinds = [kind for kind in (kind_text(name, lang) for name in decline.kinds) if kind]
    words = [word for word in decline.words if word != _NO_SPACE]
    shown = _quoted(words[:_MOST_WORDS], lang)
    if len(words) > _MOST_WORDS + 1:
        shown.append(message("reading.more", lang, count=len(words) - _MOST_WORDS))
    else:
        shown = _quoted(words, lang)
    return listed_or([*dict.fromkeys(kinds), *shown], lang)


def kind_text(name: str, lang: str) -> str:
    """Return what a category of the grammar is called in plain words, or the one it belongs to; empty: neither is."""
    classes = tongue(lang).grammar.classes
    for cls in classes[name].__mro__ if name in classes else ():
        key = f"reading.kind.{cls.__name__}"
        if has_message(key):
            return message(key, lang)
    return ""


def _quoted(words: Iterable[str], lang: str) -> list[str]:
    return [message("reading.quoted", lang, word=word) for word in words]
