"""Comparing rules text (FORMAT 11): a normal form, and what starts with or contains what.

The way in which an object calls itself does not count (201.5), nor do reminder text, letter case, the kind of quotes
and dashes, and an ability word or flavour word with its dash (207.2c–d).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

SELF = "~"

_SIGNS = str.maketrans(
    {"—": "-", "–": "-", "−": "-", "‒": "-", "’": "'", "‘": "'", "ʼ": "'", "“": '"', "”": '"', "\u00a0": " "}
)
_REMINDER = re.compile(r"\([^()]*\)")
_ITALICS = re.compile(r"</?i>")
_LOYALTY = re.compile(r"\[([+-]?(?:[0-9]+|X))\]\s*:")
_THIS = re.compile(
    r"\bthis (?:creature|artifact|enchantment|land|permanent|card|token|spell|aura|equipment|vehicle|planeswalker|saga|"
    r"siege|battle|class|case|room|dungeon|fortification|curse|spacecraft|attraction|emblem|instant|sorcery)\b",
    re.IGNORECASE,
)
_CHAPTER = re.compile(r"[ivx]+(?:, [ivx]+)* - ")
_WORD_AND_DASH = re.compile(r"(?P<word>[^.:;{}\"•\n]{1,60}?) - (?=\S)")
_INSTRUCTION = re.compile(
    r"(?:when|whenever|at|if|as|choose|you may choose|each|target|until|~|an opponent chooses|"
    r"[a-z ]*\bchooses?)\b"
)
_SHORTER = re.compile(r",? (?:the|of|//|from|who) |, ")


@lru_cache(maxsize=4096)
def calls_itself(name: str) -> tuple[str, ...]:
    """Return the ways a text uses a name for its own object, the longest first.

    >>> calls_itself("Ysolde, Warden of Ash")
    ('Ysolde, Warden of Ash', 'Ysolde')
    """
    plain = name.translate(_SIGNS)
    parts = plain.split(" // ")
    ways = {plain, *parts}
    for part in parts:
        first = _SHORTER.split(part, maxsplit=1)[0]
        if first != part:
            ways.add(first)
            ways.add(first.split(" ")[0])
    return tuple(sorted((way for way in ways if len(way) > 2), key=len, reverse=True))


@lru_cache(maxsize=16384)
def normal_form(text: str, names: tuple[str, ...] = ()) -> str:
    """Return the normal form of a text of an object with these names.

    >>> normal_form("When Ember Hound enters, draw a card. (Really.)", ("Ember Hound",))
    'when ~ enters, draw a card.'
    """
    plain = _ITALICS.sub("", text.translate(_SIGNS))
    while (without := _REMINDER.sub("", plain)) != plain:
        plain = without
    plain = _LOYALTY.sub(r"\1:", plain)
    for name in names:
        for way in calls_itself(name):
            plain = re.sub(rf"(?<![\w~]){re.escape(way)}(?![\w~])", SELF, plain)
    plain = _THIS.sub(SELF, plain)
    return " ".join(plain.lower().split())


def wordings(form: str) -> tuple[str, ...]:
    """Return a normal form with and without its ability word; a chapter number is part of the text (714.2)."""
    if _CHAPTER.match(form):
        return (form,)
    found = _WORD_AND_DASH.match(form)
    if found is None or _INSTRUCTION.match(found["word"]):
        return (form,)
    return (form, form[found.end() :])


def starts_with(ability: str, given: str, names: Sequence[str] = ()) -> bool:
    """Whether the given text is the start of the ability's text.

    >>> starts_with("Landfall — Whenever a land you control enters, draw a card.", "Whenever a land")
    True
    """
    own = tuple(names)
    return any(
        has.startswith(wanted)
        for has in wordings(normal_form(ability, own))
        for wanted in wordings(normal_form(given, own))
    )


def contains(text: str, given: str, names: Sequence[str] = ()) -> bool:
    """Whether the given text occurs in a text."""
    own = tuple(names)
    return normal_form(given, own) in normal_form(text, own)
