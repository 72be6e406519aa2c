"""Names of cards as people type them: without accents, with any apostrophe, with one letter wrong (201)."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from apnap.cards.record import Card

SUGGESTIONS: Final = 3
"""How many near names a refusal offers."""

FULL_NAME: Final = 0
FRONT_NAME: Final = 1
PART_NAME: Final = 2
SPANISH_NAME: Final = 3
SPANISH_PART: Final = 4
"""The ways a name can mean a card; of several cards with a name, the one with the lowest is meant."""

_LETTERS: Final = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "®": "", "™": "", "꞉": ":"}
    | dict.fromkeys("’‘‛ʼ`´′＇", "'")
    | dict.fromkeys("“”„«»", '"')
    | dict.fromkeys("‐‑‒–—−", "-")
)
_SLASHES: Final = re.compile(r"\s*/+\s*")
_SPACES: Final = re.compile(r"\s+")


@lru_cache(maxsize=65536)
def fold_name(name: str) -> str:
    """Return the form in which names are compared: no case, accents, kinds of apostrophe or of slash.

    >>> fold_name("  Ébriété of  Ætherglow ’s") == fold_name("ebriete of aetherglow 's")
    True
    >>> fold_name("Left//Right") == fold_name("Left / Right") == fold_name("Left // Right")
    True
    """
    text = name.casefold().translate(_LETTERS)
    if not text.isascii():
        text = "".join(mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark))
    return _SPACES.sub(" ", _SLASHES.sub("/", text)).strip()


def names_of(card: Card) -> Iterator[tuple[str, int]]:
    """Yield every name a card can be found by, and in which way: full, by a face, in Spanish (201.2, 709.4a)."""
    yield card.name, FULL_NAME
    if card.spanish_name:
        yield card.spanish_name, SPANISH_NAME
    if len(card.faces) == 1:
        return
    for number, face in enumerate(card.faces):
        yield face.name, PART_NAME if number else FRONT_NAME
        if face.spanish is not None and face.spanish.name:
            yield face.spanish.name, SPANISH_PART


def closest_names(name: str, candidates: Iterable[str]) -> tuple[str, ...]:
    """Return up to three of the candidates, the most like ``name`` first; none that is not much like it."""
    wanted = fold_name(name)
    matcher = difflib.SequenceMatcher(b=wanted, autojunk=False)
    scored: list[tuple[float, str]] = []
    for candidate in candidates:
        folded = fold_name(candidate)
        matcher.set_seq1(folded)
        # the quick ratio is an upper bound, so it only spares work
        if matcher.real_quick_ratio() < 0.6 or matcher.quick_ratio() < 0.6:
            continue
        ratio = matcher.ratio()
        if ratio >= 0.6:
            scored.append((-ratio, candidate))
    return tuple(candidate for _, candidate in sorted(set(scored))[:SUGGESTIONS])
