"""Alternatives never carry meaning: what may be written in several ways differs in style only.

Looked at are the alternatives and optional parts within every pattern, and the patterns of one construct that fill the
same fields and differ in one word. What differs must be of one of a few kinds; anything else is a field, or a construct
of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import pytest

from apnap.i18n.catalogue import LANGUAGES
from apnap.oracle.construct import is_category, patterns_of
from apnap.oracle.damaging import content_words
from apnap.oracle.pattern import SLOT, alternatives_in
from apnap.oracle.trie import Pattern
from apnap.oracle.twoway import all_constructs, tongue

PRONOUNS = frozenset("it him her its it's they their them they're el la lo un tu su a your you you've".split())
"""They say again what was spoken of, and agree with it."""
SECOND = frozenset("you you've your tu".split())
"""Of these only where they agree with the subject, or repeat it."""
AGREEING = frozenset(
    "LifeGainedThisTurn LifeLostThisTurn TopOrBottom RevealUntil ExileUntil HarmChanged HarmChangedThisTurn "
    "CommanderCastUnit".split()
)
"""Constructs in which "you" and "your" do: "until you reveal", "its owner puts it on their choice of the top or the
bottom"; "a commander" that one casts is one's own."""
DENIALS = frozenset("don't didn't doesn't can't isn't aren't wasn't".split())
"""Of what was just said to be done, in whatever tense and person."""
SAME = (
    {"greater", "more"},
    {"greatest", "highest"},
    {"first", "precombat"},
    {"second", "postcombat"},
    {"a", "any"},
    {"sobre", "en"},
    {"otro", "demás"},
    {"que", "cual"},
    {"que", "cuales"},
    {"--", "."},
    {":", "."},
)
"""Words of the book that are the same by rule or custom, and punctuation."""
POINTING = frozenset("that those the other chosen enchanted ese el elegido encantado las cards cartas".split())
"""Behind these a noun only names what was spoken of: "that creature" for "that permanent"."""
OPTIONAL = frozenset(["you have", "que tengas"])
"""Of opponents: nobody else has any."""


@dataclass(frozen=True)
class Difference:
    """Two ways to write the same construct: the words that only one has, and what stands before each."""

    construct: str
    one: str
    other: str
    before: frozenset[str] = frozenset()


def is_style(difference: Difference) -> bool:
    """Return whether two ways differ in style only."""
    words = {word for word in (difference.one, difference.other) if word}
    if words <= OPTIONAL or words <= DENIALS or any(words <= same for same in SAME):
        return True
    if words <= PRONOUNS and (not words & SECOND or difference.construct in AGREEING):
        return True
    return bool(difference.before & POINTING) or (len(words) == 2 and is_one_word(*words))


def is_one_word(one: str, other: str) -> bool:
    """Return whether two words are forms of one: "hand", "hands"; "uno", "una"."""
    short, long = sorted((one, other), key=len)
    shared = next((at for at, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    return shared >= max(2, len(long) - 3)


def within_patterns(language: str) -> Iterator[Difference]:
    """Yield the differences of alternatives and optional parts from the first way to write them."""
    for cls in all_constructs():
        if is_category(cls):
            continue
        for old in (False, True):
            for pattern in patterns_of(cls, language, old):
                for first, *others in alternatives_in(pattern):
                    yield from (Difference(cls.__name__, first, other) for other in others)


def between_patterns(language: str) -> Iterator[Difference]:
    """Yield the differences of patterns that fill the same fields and differ in one word that says something."""
    content = content_words(tongue(language))
    for cls, patterns in tongue(language).grammar.patterns.items():
        for one, other in combinations(patterns, 2):
            if _fields(one) != _fields(other):
                continue
            mine, theirs = _words(one) - _words(other), _words(other) - _words(one)
            if max(mine.total(), theirs.total()) == 1 and content.intersection([*mine, *theirs]):
                a, b = next(iter(mine), ""), next(iter(theirs), "")
                before = {before for pattern, word in ((one, a), (other, b)) for before in _before(pattern, word)}
                yield Difference(cls.__name__, a, b, frozenset(before))


def _fields(pattern: Pattern) -> list[tuple[object, ...]]:
    slots = sorted((item.text, item.category, item.many, item.flags) for item in pattern.slots)
    return [*slots, *sorted((name, str(value)) for name, value in pattern.fixed.items())]


def _words(pattern: Pattern) -> Counter[str]:
    return Counter(item.text.lower() for item in pattern.items if item.kind != SLOT)


def _before(pattern: Pattern, word: str) -> Iterator[str]:
    words = [item.text.lower() for item in pattern.items]
    yield from (words[at - 1] for at, one in enumerate(words) if one == word and at)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alternatives_within_a_pattern_are_style(language: str) -> None:
    found = list(within_patterns(language))

    assert [one for one in found if not is_style(one)] == []
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_patterns_of_a_construct_do_not_hide_a_meaning_in_one_word(language: str) -> None:
    found = list(between_patterns(language))

    assert [one for one in found if not is_style(one)] == []
    assert found


@pytest.mark.parametrize(
    ("one", "other"),
    [("hand", "graveyard"), ("creature", "land"), ("white", "blue"), ("you", "opponent"), ("two", ""), ("not", "")],
)
def test_words_with_meaning_are_refused(one: str, other: str) -> None:
    assert not is_style(Difference("Test", one, other))


def test_alternatives_are_found_inside_each_other() -> None:
    assert list(alternatives_in("draw [up (to|into)] (one|two)")) == [
        ("up (to|into)", ""),
        ("to", "into"),
        ("one", "two"),
    ]
