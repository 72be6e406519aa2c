"""Damaging lines on purpose, as typing errors do: to see where the caret then stands, and that nothing is swallowed.

A *token* is what a reader sees as one word: a word, a number, a symbol, a size. A *content token* says something by
itself: numbers, symbols, colours, types, keywords and whatever else the tables of the grammar have; players, zones, and
words that deny.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from apnap.oracle.construct import Construct
from apnap.oracle.report import same_text
from apnap.oracle.twoway import Tongue, UnprintableError

_TOKEN: Final = re.compile(r"\[[^\]]*\]|\{[^}]*\}|[+−-]?[\dX*]+/[+−-]?[\dX*]+|(?<!~)[^\W_]+(?:['-][^\W_]+)*")

_TITLE: Final = re.compile(r"[^\W\d_][^.,:{]* — ")


@dataclass(frozen=True)
class Damaged:
    """A line in which one token was changed to another."""

    line: str
    start: int
    """Where the changed token begins, in characters from 0."""
    end: int
    before: str
    """The token that stood there."""


def tokens(line: str) -> list[tuple[int, int]]:
    """Return where the tokens of a line begin and end.

    >>> [line[a:b] for line in ["{2}{W}: It gets +1/+0."] for a, b in tokens(line)]
    ['{2}', '{W}', 'It', 'gets', '+1/+0']
    """
    return [match.span() for match in _TOKEN.finditer(line)]


def typing_error(token: str, chance: Random) -> str:
    """Return a token with one letter doubled, left out, or another."""
    at = chance.randrange(len(token))
    other = chance.choice(string.ascii_lowercase)
    kinds = [token[: at + 1] + token[at:], token[:at] + other + token[at + 1 :]]
    if len(token) > 2:
        kinds.append(token[:at] + token[at + 1 :])
    return chance.choice(kinds)


_CONTENT: Final = {
    "en": frozenset(
        "you your yours opponent opponents opponent's player players player's controller controller's owner owner's "
        "hand hands graveyard graveyards library libraries battlefield exile not non can't don't doesn't isn't aren't "
        "without except target another other any up only may less greater fewer more".split()
    ),
    "es": frozenset(
        "tu tus oponente oponentes jugador jugadores controlador propietario mano manos cementerio cementerios "
        "biblioteca bibliotecas no sin excepto objetivo otra otro otras otros hasta solo puedes menos más".split()
    ),
}
"""Players, zones, and words that deny or limit."""
_PARTICLES: Final = frozenset(["a", "the", "un", "una", "unos", "unas", "de"])
"""Words of the tables that are also articles, or prepositions."""
_OF_TYPES: Final = re.compile(r" types?\b")
"""Behind a word that only says what the types are: "a Ninja in addition to its other creature types"."""
_POINTING: Final = re.compile(r"\b(that|those|this|these|es[eao]s?|est[eao]s?) $", re.IGNORECASE)
"""Before a noun that only names again what was spoken of: "that player"."""


def content_tokens(tongue: Tongue, line: str) -> list[tuple[int, int]]:
    """Return where the content tokens of a line begin and end; names of ability words, and what "that" names, aside."""
    title = _TITLE.match(line)
    known = content_words(tongue)
    return [
        (start, end)
        for start, end in tokens(line)
        if start >= (title.end() if title else 0)
        and not _POINTING.search(line, 0, start)
        and not _OF_TYPES.match(line, end)
        and (not line[start].isalpha() or line[start:end].lower() in known)
    ]


def content_words(tongue: Tongue) -> frozenset[str]:
    """Return the words that say something by themselves, in lower case."""
    words = {word for category in tongue.grammar.categories for word in category.table}
    return frozenset(words - _PARTICLES) | _CONTENT[tongue.language]


@dataclass(frozen=True)
class Changed:
    """A line, and the same with one token left out or changed."""

    line: str
    changed: str


def changed_lines(tongue: Tongue, lines: Sequence[str], seed: int, changes: int = 2) -> Iterator[Changed]:
    """Yield every line with one content token left out, and with others of its kind in its place.

    Each token is changed ``changes`` times, drawn by the seed from all of the lines.
    """
    chance = Random(seed)
    places = {line: content_tokens(tongue, line) for line in lines}
    others: dict[str, list[str]] = {}
    for line, found in places.items():
        for start, end in found:
            others.setdefault(_kind(line[start:end]), []).append(line[start:end])
    for line, found in places.items():
        for start, end in found:
            token = line[start:end]
            chosen = chance.choices(others[_kind(token)], k=changes)
            for new in ("", *(other for other in chosen if not _is_form_of(other, token))):
                yield Changed(line, _tidied(line[:start] + new + line[end:]))


def swallowed(tongue: Tongue, lines: Sequence[str], seed: int, changes: int = 2) -> Iterator[Changed]:
    """Yield those of :func:`changed_lines` that are still read with the tree of the line; all lines are read.

    Two wordings of one meaning are no loss: each is printed as it was read ("cards in your hand", "cards in hand").
    """
    known = {line: tongue.read(line).tree for line in lines}
    for one in changed_lines(tongue, lines, seed, changes):
        trees = tongue.read(one.changed).trees
        if trees and trees[0] == known[one.line] and not _is_printed(tongue, trees[0], one.changed):
            yield one


def _is_printed(tongue: Tongue, tree: Construct, line: str) -> bool:
    try:
        return same_text(tongue.print(tree), line)
    except UnprintableError:
        return False


def _is_form_of(one: str, other: str) -> bool:
    """Tell whether two words are the same in other forms: "creature", "Creatures"; it makes no other meaning."""
    return one.lower()[:4] == other.lower()[:4]


def _tidied(line: str) -> str:
    return re.sub(r" +([,.:]|$)", r"\1", re.sub(r" {2,}", " ", line)).strip()


def damaged_lines(tongue: Tongue, lines: Sequence[str], count: int, seed: int) -> Iterator[Damaged]:
    """Yield lines that are not read any more since one token was changed.

    Half of them have a typing error, half another token of these lines in its place: a word for a word, a symbol for a
    symbol. What is still read is right, though it is another text, and is left out.
    """
    chance = Random(seed)
    words = [line[a:b] for line in lines for a, b in tokens(line)]
    made = 0
    while made < count:
        line = chance.choice(lines)
        start, end = chance.choice(tokens(line))
        before = line[start:end]
        if made % 2 and before[0].isalpha():
            new = typing_error(before, chance)
        else:
            new = chance.choice([word for word in words if _kind(word) == _kind(before)])
        damaged = line[:start] + new + line[end:]
        if new.lower() != before.lower() and not tongue.read(damaged).trees:
            made += 1
            yield Damaged(damaged, start, start + len(new), before)


def is_pointed_out(tongue: Tongue, damaged: Damaged) -> bool:
    """Tell whether the caret of a damaged line stands under the changed token."""
    decline = tongue.decline(damaged.line)
    return decline.offset < damaged.end and damaged.start < decline.offset + max(decline.length, 1)


def _kind(token: str) -> str:
    return "word" if token[0].isalpha() else token[0] if token[0] in "{[" else "number"
