"""Lists in a sentence: "a, b, and c" and "a, b y c"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from apnap.i18n.catalogue import message

_SOUNDS_LIKE_I: Final = re.compile(r"h?[iíy](?![aeouáéóú])", re.IGNORECASE)
"""A beginning before which Spanish says *e* for *y*: «agujas e hilo», but «nieve y hielo»."""
_SOUNDS_LIKE_O: Final = re.compile(r"h?[oó]|8|11(?!\d)", re.IGNORECASE)
"""A beginning before which Spanish says *u* for *o*: «plata u oro», «7 u 8»."""


def listed(items: Sequence[str], lang: str) -> str:
    """Join the items with commas and *and*.

    >>> listed(["flying", "reach", "haste"], "en")
    'flying, reach, and haste'
    >>> listed(["volar", "indestructible"], "es")
    'volar e indestructible'
    """
    word = message("words.and", lang)
    if lang == "es" and len(items) > 1 and _SOUNDS_LIKE_I.match(items[-1]):
        word = "e"
    return _joined(items, word, lang)


def listed_or(items: Sequence[str], lang: str) -> str:
    """Join the items with commas and *or*.

    >>> listed_or(["keep", "mulligan"], "en")
    'keep or mulligan'
    >>> listed_or(["7", "8"], "es")
    '7 u 8'
    """
    word = message("words.or", lang)
    if lang == "es" and len(items) > 1 and _SOUNDS_LIKE_O.match(items[-1]):
        word = "u"
    return _joined(items, word, lang)


def _joined(items: Sequence[str], word: str, lang: str) -> str:
    """Join the items; English has a comma before the last word of three or more."""
    if len(items) < 2:
        return "".join(items)
    comma = "," if lang == "en" and len(items) > 2 else ""
    return f"{', '.join(items[:-1])}{comma} {word} {items[-1]}"
