"""205: type lines as people write them, in either language: every word known, and each subtype beside its card type.

>>> read_type_line("Criatura artefacto legendaria — Soldado humano", "es").types
TypeLine(supertypes=('Legendary',), card_types=('Artifact', 'Creature'), subtypes=('Human', 'Soldier'))
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from apnap.cards.record import TypeLine
from apnap.oracle.features import IMPOSSIBLE, mask_of
from apnap.oracle.lexicon.nouns import (
    ADJECTIVES_ES,
    SUBTYPE_KINDS,
    SUBTYPES_EN,
    SUBTYPES_ES,
    TYPES_EN,
    TYPES_ES,
)

_SUPERTYPES: Final = ("basic", "legendary", "snow", "world")
_DASH: Final = re.compile(r"\s(?:—|–|-{1,2})\s")
_OF_SPELLS: Final = ("Instant", "Sorcery")
_OF_CREATURES: Final = ("Creature", "Kindred")
_MOST_WORDS: Final = 3
"""How many words a subtype may have."""
_MOST_SUGGESTIONS: Final = 3
_LIKENESS: Final = 0.6

UNKNOWN: Final = "unknown_type"
UNKNOWN_SUBTYPE: Final = "unknown_subtype"
MISPLACED: Final = "misplaced_subtype"
NO_CARD_TYPE: Final = "no_card_type"


@dataclass(frozen=True)
class TypeProblem:
    """What is wrong with a type line: one of the kinds above, the word and where it stands."""

    kind: str
    word: str = ""
    offset: int = 0
    right: tuple[str, ...] = ()
    """Words that may be meant; of a misplaced subtype the card types that it belongs to."""


@dataclass(frozen=True)
class TypeLineReading:
    """A type line with what is wrong with it."""

    types: TypeLine
    problems: tuple[TypeProblem, ...] = ()


def read_type_line(text: str, language: str) -> TypeLineReading:
    """Return a type line in its parts, in English and in English order."""
    dash = _DASH.search(text)
    before, after = (text[: dash.start()], text[dash.end() :]) if dash else (text, "")
    problems: list[TypeProblem] = []
    supertypes: list[str] = []
    card_types: list[str] = []
    words = _words(language)
    for match in re.finditer(r"\S+", before):
        kind, lemma = words.get(match[0].lower(), ("", ""))
        if kind:
            (supertypes if kind == "supertype" else card_types).append(lemma)
        else:
            right = get_close_matches(match[0].lower(), words, _MOST_SUGGESTIONS, _LIKENESS)
            problems.append(TypeProblem(UNKNOWN, match[0], match.start(), tuple(one.capitalize() for one in right)))
    if not card_types and not problems:
        problems.append(TypeProblem(NO_CARD_TYPE, text.strip()))
    subtypes = _subtypes(after, dash.end() if dash else 0, language, card_types, problems)
    if language == "es":
        card_types.reverse()
        subtypes.reverse()
    return TypeLineReading(TypeLine(tuple(supertypes), tuple(card_types), tuple(subtypes)), tuple(problems))


def _subtypes(text: str, offset: int, language: str, card_types: list[str], problems: list[TypeProblem]) -> list[str]:
    known = _known_subtypes(language)
    found: list[str] = []
    words = list(re.finditer(r"\S+", text))
    at = 0
    while at < len(words):
        for count in range(min(_MOST_WORDS, len(words) - at), 0, -1):
            lemma = known.get(" ".join(word[0] for word in words[at : at + count]).lower())
            if lemma is not None:
                break
        word, place = words[at][0], offset + words[at].start()
        if lemma is None:
            right = get_close_matches(word.lower(), known, _MOST_SUGGESTIONS, _LIKENESS)
            problems.append(TypeProblem(UNKNOWN_SUBTYPE, word, place, tuple(one.capitalize() for one in right)))
        else:
            found.append(lemma)
            homes = homes_of(lemma)
            if card_types and not set(homes).intersection(card_types):
                problems.append(TypeProblem(MISPLACED, word, place, homes))
        at += count
    return found


def homes_of(subtype: str) -> tuple[str, ...]:
    """Return the card types that a subtype may stand beside (205.3)."""
    kind = SUBTYPE_KINDS[subtype]
    return {"spell": _OF_SPELLS, "creature": _OF_CREATURES}.get(kind, (kind.capitalize(),))


def card_type_in(lemma: str, language: str) -> str:
    """Return a card type as a word of the language: "criatura" for "Creature"."""
    return (TYPES_EN if language == "en" else TYPES_ES)[lemma.lower()][0][0]


def spanish_type_line(types: TypeLine) -> str:
    """Return a type line in Spanish: the noun first, what describes it behind it.

    >>> spanish_type_line(TypeLine(("Legendary",), ("Artifact", "Creature"), ("Human", "Soldier")))
    'Criatura artefacto legendaria — Soldado humano'
    """
    nouns = [TYPES_ES[one.lower()][0] for one in reversed(types.card_types)]
    gender = mask_of("f" if nouns and IMPOSSIBLE[nouns[0][1] & mask_of("m")] else "m")
    described = [_agreeing(ADJECTIVES_ES[one.lower()], gender) for one in types.supertypes]
    line = " ".join([*(noun for noun, _ in nouns), *described]).capitalize()
    if not types.subtypes:
        return line
    subtypes = [SUBTYPES_ES[one][0][0] if one in SUBTYPES_ES else one for one in reversed(types.subtypes)]
    return f"{line} — {' '.join([subtypes[0], *(one.lower() for one in subtypes[1:])])}"


def _agreeing(forms: tuple[tuple[str, int], ...], gender: int) -> str:
    wanted = gender & mask_of("s")
    return next(form for form, mask in forms if not IMPOSSIBLE[mask & wanted])


@cache
def _words(language: str) -> dict[str, tuple[str, str]]:
    """Return the words before the dash, in lower case: whether each is a supertype, and the English word."""
    found: dict[str, tuple[str, str]] = {}
    for lemma in _SUPERTYPES:
        forms = [form for form, _ in ADJECTIVES_ES[lemma]] if language == "es" else [lemma]
        found.update(dict.fromkeys(forms, ("supertype", lemma.capitalize())))
    for lemma in TYPES_EN:
        form = card_type_in(lemma, language)
        found[form] = ("card type", lemma.capitalize())
    found["tribal"] = ("card type", "Kindred")
    return found


@cache
def _known_subtypes(language: str) -> dict[str, str]:
    if language == "en":
        return {lemma.lower(): lemma for lemma in SUBTYPES_EN}
    found: dict[str, str] = {}
    for lemma, forms in SUBTYPES_ES.items():
        for form, _ in forms:
            found.setdefault(form.lower(), lemma)
            if form.endswith("o"):  # "Guerrera elfa": the tables have the masculine
                found.setdefault(form[:-1].lower() + "a", lemma)
    return found
