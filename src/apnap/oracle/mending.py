"""Where a line that is not read is wrong, and what would be right there.

The wrong word is the last one with another in whose place the line would be read; where no single word would mend it,
it is the one at which reading stopped.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from apnap.oracle.features import ANY
from apnap.oracle.grammar import Grammar
from apnap.oracle.reading import Found, Node, Reader
from apnap.oracle.spelling import Words
from apnap.oracle.trie import Category, Trie

_MOST_WAYS: Final = 12
"""How many ways to agree are kept of a category and span; trees are not told apart here."""
_LONGEST_WORD: Final = 3
"""How many words a word of a table may have ("first strike"): reading stops at the first of them."""
_MOST_SUGGESTIONS: Final = 3
_LIKENESS: Final = 0.66
_NOTHING: Final = Node(None, (), 1, None)


@dataclass(frozen=True)
class Flaw:
    """What is wrong with an unread line."""

    place: int
    """The wrong word, from 0; the number of words if the line ends too early."""
    words: tuple[str, ...]
    """What could stand there, word for word."""
    kinds: tuple[str, ...]
    """What could stand there, by the name of a category; none at the very beginning, where everything may stand."""
    suggestions: tuple[str, ...]
    """Words spelled much like the wrong one with which the line is read, the most alike first."""


class Mender(Reader):
    """Reads lines in which one word may be any other: it tells whether they would be read, not as what."""

    def __init__(self, grammar: Grammar) -> None:
        super().__init__(grammar)
        self._any = -1
        self._only = -1
        """The one category that may stand in the place of any word; -1: everything may."""
        self._mended = False
        self._inside = 0
        """How many categories that begin at that place are being read."""
        self._awaited: list[Trie] = []
        self._known: set[str] = set()

    def flaw(self, category: str, words: Words) -> Flaw:
        """Say what is wrong with a line that is not read as the category."""
        start = self.grammar.index[category]
        self._begin(category, words)
        reached, count = self.furthest, len(words.words)
        if reached == count:  # more was expected
            self._append_nothing()
            if self._is_mended(start, count) or self._words[count - 1] != ".":
                return self._explained(start, count)
            self._begin(category, words)
        for place in range(min(reached + _LONGEST_WORD, count) - 1, -1, -1):
            if self._is_mended(start, place):
                return self._explained(start, place)
        place = min(reached, count - 1)
        self._is_mended(start, place)
        return self._explained(start, place)

    def _append_nothing(self) -> None:
        """Put an empty word behind the last."""
        self._words.append("")
        self._shapes.append("")
        self._capital.append(False)
        self._memo.append({})

    def _begin(self, category: str, words: Words) -> None:
        self._any = self._only = -1
        self._inside = 0
        self.read(category, Words(list(words.words), list(words.capital), words.offsets, words.line))

    def _is_mended(self, start: int, place: int) -> bool:
        """Tell whether all words are read if that at the place may be any; what lies behind it is not read again."""
        self._any, self._awaited, self._known = place, [], set()
        self._mended = self._is_read(start, place)
        return self._mended

    def _is_read(self, start: int, place: int) -> bool:
        for before in range(place + 1):
            self._memo[before] = {}
        return any(one.end == len(self._words) for one in self._read(start, 0))

    def _explained(self, start: int, place: int) -> Flaw:
        awaited = self._awaited if place else []
        words = {word for trie in awaited for word in trie.words}
        kinds = {number for trie in awaited for number in trie.slots}
        capitals = {word.lower(): word for word in self._known}
        wrong, is_mended = self._words[place], self._mended
        alike = get_close_matches(wrong, capitals, 8, _LIKENESS) if wrong else []
        alike = [word for word in alike if self._helps(start, place, word, is_mended)]
        if is_mended:
            words = {word for word in words if self._helps(start, place, word, True)}
            kinds = {number for number in kinds if self._kind_helps(start, place, number)}
        names = {_plain(self.grammar.categories[number].name) for number in kinds}
        suggestions = [capitals[word] for word in alike[:_MOST_SUGGESTIONS]]
        if self._capital[place]:
            suggestions = [word[0].upper() + word[1:] for word in suggestions]
        return Flaw(place, tuple(sorted(words)), tuple(sorted(names)), tuple(suggestions))

    def _helps(self, start: int, place: int, word: str, entirely: bool) -> bool:
        """Tell whether the line is read with this word at the place: entirely, or at least more of it."""
        kept, capital = self._words[place], self._capital[place]
        self._words[place], self._capital[place], self._any, self.furthest = word, True, -1, 0
        found = self._is_read(start, place) or (not entirely and self.furthest > place + 1)
        self._words[place], self._capital[place], self._any = kept, capital, place
        return found

    def _kind_helps(self, start: int, place: int, number: int) -> bool:
        self._only = number
        found = self._is_read(start, place)
        self._only = -1
        return found

    # -- the walk

    def _walk(self, trie: Trie, place: int, parts: tuple[Found, ...], found: list[Found]) -> None:
        if place != self._any:
            super()._walk(trie, place, parts, found)
            return
        if not self._inside:
            self._awaited.append(trie)
        self._known.update(trie.words)
        is_free = self._only < 0 or self._inside > 0
        for following in trie.words.values() if is_free else ():
            self._walk(following, place + 1, parts, found)
        for number, after in trie.slots.items():
            wanted = is_free or number == self._only
            if wanted or self.grammar.can_be_empty(number):
                self._inside += 1
                begun = self._read(number, place)
                self._inside -= 1
                for one in begun:
                    if wanted or one.end == place:
                        self._walk(after, one.end, (*parts, one), found)
        for end in trie.ends:
            self._finish(end, place, parts, found)

    def _look_up(self, category: Category, place: int, found: list[Found]) -> None:
        if place == self._any and category.token is not None:
            found.append(Found(place + 1, _NOTHING, ANY))
        elif place > self._any or category.token is not None:
            super()._look_up(category, place, found)
        else:
            self._look_up_several(category, place, found)

    def _look_up_several(self, category: Category, place: int, found: list[Found]) -> None:
        """Look up words of a table of which one may be any."""
        firsts: Iterable[str] = category.table if place == self._any else (self._words[place],)
        for first in firsts:
            if place == self._any:
                self._known.add(first.capitalize() if category.capital else first)
            for rest, _, mask in category.table.get(first, ()):
                end = place + 1 + len(rest)
                if end > self._any and self._fits(rest, place + 1):
                    self._keep(found, end, _NOTHING, mask)
        if place != self._any:
            super()._look_up(category, place, found)

    def _fits(self, words: tuple[str, ...], place: int) -> bool:
        """Tell whether the words stand at a place, that which may be any among them or not."""
        here = self._words[place : place + len(words)]
        if len(here) < len(words):
            return False
        for at, (wanted, word) in enumerate(zip(words, here, strict=True), place):
            if at == self._any:
                self._known.add(wanted)
            elif wanted != word:
                return False
        return True

    def _keep(self, found: list[Found], place: int, node: Node, mask: int) -> None:
        same = [one for one in found if one.end == place]
        if len(same) < _MOST_WAYS and all(one.mask | mask != one.mask for one in same):
            found.append(Found(place, node, mask))


def _plain(name: str) -> str:
    """Return the name of the category that a list or series is made of."""
    return name.partition("&")[0].rstrip("*+~#…")
