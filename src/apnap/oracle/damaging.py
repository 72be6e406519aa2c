"""Damaging lines on purpose, as typing errors do: to see where the caret then stands, and that nothing is swallowed.

A *token* is what a reader sees as one word: a word, a number, a symbol, a size.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from apnap.oracle.twoway import Tongue

_TOKEN: Final = re.compile(r"\[[^\]]*\]|\{[^}]*\}|[+−-]?[\dX*]+/[+−-]?[\dX*]+|(?<!~)[^\W_]+(?:['-][^\W_]+)*")


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
