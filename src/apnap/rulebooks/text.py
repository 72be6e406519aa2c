"""Looking up rules by number in a text of the Comprehensive Rules.

The text is the publisher's and is not part of the package: the reader gives the path of a copy.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from apnap.errors import RulebookError

_RULE: Final = re.compile(r"(\d{3}(?:\.\d+[a-z]?)?)\.? +(\S.*)")
"""A line that begins a rule: its number (``702``, ``702.16``, ``702.16b``), perhaps a full stop, its words."""

_BEGIN: Final = r"(?<![\w.:{/])\d{3}\.\d+[a-z]?"
_END: Final = r"(?![\w/}])"
_CITATION: Final = re.compile(rf"{_BEGIN}(?:[-–][a-z](?![a-z]))?{_END}")
"""A rule number in prose: ``601.2a``, or a range of its letters as in ``601.2a-i``. One of another book has that
book before it, as in ``classic:422.1``, and is left alone."""


def citations(prose: str) -> list[str]:
    """Return the rule numbers that a text cites, in order; of a range of letters the two ends.

    Only numbers with a full stop count: a bare ``601`` may be any number.

    >>> citations("Announce, pay (601.2a-i), 117.1a")
    ['601.2a', '601.2i', '117.1a']
    """
    found = []
    for match in _CITATION.finditer(prose):
        first, dash, last = match.group().replace("–", "-").partition("-")
        found.append(first)
        if dash:
            found.append(first.rstrip("abcdefghijklmnopqrstuvwxyz") + last)
    return found


_CITED: Final = re.compile(rf"{_BEGIN}{_END}(?:, {_BEGIN}{_END})*")
"""Rule numbers with commas between them."""


def translated(prose: str, number: Callable[[str], str]) -> str:
    """Return a text with the rule numbers that it cites replaced; equal ones of a list are named once."""

    def replaced(found: re.Match[str]) -> str:
        return ", ".join(dict.fromkeys(map(number, found.group().split(", "))))

    return _CITED.sub(replaced, prose)


@final
class RulesText:
    """One text of the rules, by number."""

    def __init__(self, text: str) -> None:
        self._rules: dict[str, str] = {}
        for line in text.splitlines():
            match = _RULE.match(line.strip())
            if match is not None:
                self._rules[match.group(1)] = match.group(2)

    @staticmethod
    def from_file(path: Path) -> RulesText:
        """Read a text file as the publisher gives it out, in UTF-8.

        Raises:
            RulebookError: the file can't be read or has no numbered rules.
        """
        try:
            text = path.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as problem:
            raise RulebookError(f"the rules text {path} can't be read: {problem}") from problem
        rules = RulesText(text)
        if not len(rules):
            raise RulebookError(f"{path} is no rules text: no line begins with a number such as 100.1")
        return rules

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, number: str) -> bool:
        return number in self._rules

    def numbers(self) -> tuple[str, ...]:
        """Return the numbers of all rules, in the order of the text."""
        return tuple(self._rules)

    def text(self, number: str) -> str:
        """Return the words of a rule, without its number and its examples.

        Raises:
            RulebookError: the text has no rule of that number.
        """
        words = self._rules.get(number)
        if words is None:
            raise RulebookError(f"this rules text has no rule {number}", rule=number)
        return words
