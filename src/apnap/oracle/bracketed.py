"""702.148: text in square brackets, which a cleaved spell does not have: a line that is read as two.

>>> whole_text("Destroy target [attacking] creature."), cleaved_text("Destroy target [attacking] creature.")
('Destroy target attacking creature.', 'Destroy target creature.')
>>> with_brackets("Destroy target attacking creature.", "Destroy target creature.")
'Destroy target [attacking] creature.'
"""

from __future__ import annotations

import re
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import product
from typing import Final

from apnap.abilities import ability
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Line

CLEAVE: Final = "cleave"
_BRACKETS: Final = re.compile(r"\[([^\[\]]*[^\W\d_]{2}[^\[\]]*)\]")
"""Words in brackets; a loyalty cost in brackets is none (606.2)."""
_PIECE: Final = re.compile(r"\n|[.,;:]|[^\s.,;:]+")


class Bracketed(Line):
    """A line with brackets: as it is printed, and as a cleaved spell has it (702.148a)."""

    whole: Line
    cleaved: Line

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        """Return what both lines say, to be compared with another reading: neither is a meaning by itself."""
        return (*self.whole.abilities(at), *self.cleaved.abilities(Lowering(at.name, at.is_spell)))


def has_brackets(line: str) -> bool:
    """Tell whether a line has words in square brackets."""
    return _BRACKETS.search(line) is not None


def whole_text(line: str) -> str:
    """Return a line without its brackets, but with what stands in them."""
    return _BRACKETS.sub(r"\1", line)


def cleaved_text(line: str) -> str:
    """Return a line without all text within square brackets."""
    return re.sub(r" +([.,;:])", r"\1", re.sub(r" {2,}", " ", _BRACKETS.sub("", line))).strip()


def both(whole: tuple[Construct, ...], cleaved: tuple[Construct, ...]) -> tuple[Construct, ...]:
    """Return the readings of a line with brackets, from those of its two texts."""
    pairs = product(whole, cleaved)
    return tuple(Bracketed(one, other) for one, other in pairs if isinstance(one, Line) and isinstance(other, Line))


def with_brackets(whole: str, cleaved: str) -> str:
    """Return the text with brackets around what only the whole of it has; empty: it is not only shortened."""
    long, short = _PIECE.findall(whole), _PIECE.findall(cleaved)
    gone = [False] * (len(long) + 1)
    for kind, start, end, _, _ in SequenceMatcher(None, long, short, autojunk=False).get_opcodes():
        if kind not in ("equal", "delete"):
            return ""
        if kind == "delete":
            gone[start:end] = [True] * (end - start)
            if end < len(long) and long[start] == long[end] == ",":  # "a card, [reveal it,] put it"
                gone[start], gone[end] = False, True
    pieces = [
        ("[" if gone[i] and (i == 0 or not gone[i - 1]) else "") + one + ("]" if gone[i] and not gone[i + 1] else "")
        for i, one in enumerate(long)
    ]
    return re.sub(r" ?\n ?", "\n", re.sub(r" ([.,;:])", r"\1", " ".join(pieces)))


def with_cleaved(
    whole: tuple[ability.Ability, ...], cleaved: tuple[ability.Ability, ...], shown: dict[str, str]
) -> tuple[ability.Ability, ...] | None:
    """Return the abilities of a face, its spell ability with what it is when cleaved; None: they differ otherwise.

    ``shown``: the lines as they are printed, by their texts without the brackets."""
    found: list[ability.Ability] = []
    if len(whole) != len(cleaved):
        return None
    for one, other in zip(whole, cleaved, strict=True):
        if isinstance(one, ability.Spell) and isinstance(other, ability.Spell):
            text = "\n".join(shown.get(line, line) for line in one.text.split("\n"))
            found.append(replace(one, variants=(*one.variants, ability.Variant(CLEAVE, other.body)), text=text))
        elif one == other:
            found.append(one)
        else:
            return None
    return tuple(found)
