"""Reading: words to trees, all readings kept.

Memo per (category, place); a slot is tried only when the next word can begin it; directly left-recursive patterns are
grown from the readings found so far. At most :data:`CAP` readings are kept per category and span.
"""

from __future__ import annotations

import re
from typing import Any, Final

from apnap.oracle.construct import Construct, Token, Word
from apnap.oracle.features import ANY, GENDER, IMPOSSIBLE, PLURAL, SINGULAR, are_joinable
from apnap.oracle.grammar import Grammar
from apnap.oracle.pattern import MANY, NO_GROUP, NUMBER_ONLY, ONE, SINGLE, SOME
from apnap.oracle.spelling import TITLE, Words
from apnap.oracle.trie import LINK, LIST_MORE, Category, End, Pattern, Trie

CAP: Final = 6
_STOPS: Final = frozenset([".", ":", ";", "“", "”", "¶", "--", "("])
_NAMED: Final = "named"
"""Before a name; no name goes on over it: "a spell named A and a spell named B"."""
_ONE: Final = ("un", "una")


class Node:
    """A piece of a tree before it is built: a pattern with its parts, a list of parts, or a finished word."""

    __slots__ = ("parts", "pattern", "size", "value")

    def __init__(self, pattern: Pattern | None, parts: tuple[Node, ...], size: int, value: Construct | None) -> None:
        self.pattern = pattern
        self.parts = parts
        self.size = size
        self.value = value

    def is_like(self, other: Node) -> bool:
        """Return whether both are the same reading."""
        return self is other or (
            self.pattern is other.pattern
            and self.value is other.value
            and len(self.parts) == len(other.parts)
            and all(a is b for a, b in zip(self.parts, other.parts, strict=True))
        )


class Found:
    """One reading of a category from a place: where it ends, what it is, and its features."""

    __slots__ = ("end", "mask", "node")

    def __init__(self, end: int, node: Node, mask: int) -> None:
        self.end = end
        self.node = node
        self.mask = mask


_SHAPES: Final = (
    ("mana", re.compile(r"(\{([WUBRGCSXYZ\d]+|[WUBRG\d]/[WUBRGP]|C/[WUBRG]|[WUBRG]/[WUBRG]/P|½)\})+")),
    ("energy", re.compile(r"(\{E\})+")),
    ("pawprints", re.compile(r"(\{P\})+")),
    ("number", re.compile(r"\d+")),
    ("loyalty", re.compile(r"\[[+−-]?[\dX]+\]")),
    ("change", re.compile(r"[+−-][\dX*]+/[+−-][\dX*]+")),
    ("size", re.compile(r"[\dX*]+(\+[\d*])?/[\dX*]+(\+[\d*])?")),
    ("signed", re.compile(r"[+−-][\dX]+")),
)


def shape_of(word: str) -> str:
    """Return the shape of a word (``#mana``, ``#number`` …), or an empty string for a word of letters."""
    if word[0] == TITLE:
        return "#title"
    if word[0].isalpha() and word[0] != "X":
        return ""
    for name, shape in _SHAPES:
        if shape.fullmatch(word):
            return "#" + name
    return ""


class Reader:
    """Reads one line after another with one grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.furthest = 0
        self._spanish = grammar.language == "es"
        self._words: list[str] = []
        self._shapes: list[str] = []
        self._capital: list[bool] = []
        self._offsets: list[int] = []
        self._line = ""
        self._memo: list[dict[int, list[Found]]] = []

    def read(self, category: str, words: Words) -> list[Node]:
        """Return every tree of the category over all words, the preferred one first."""
        self._words = words.words
        self._shapes = [shape_of(word) for word in words.words]
        self._capital = words.capital
        self._offsets = words.offsets
        self._line = words.line
        self._memo = [{} for _ in range(len(self._words) + 1)]
        self.furthest = 0
        count = len(self._words)
        found: list[Node] = []
        for one in self._read(self.grammar.index[category], 0):
            if one.end == count and not any(one.node is node for node in found):
                found.append(one.node)
        found.sort(key=lambda node: node.size)
        return found

    # -- the walk

    def _read(self, number: int, place: int) -> list[Found]:
        memo = self._memo[place]
        found = memo.get(number)
        if found is not None:
            return found
        found = []
        memo[number] = []
        category = self.grammar.categories[number]
        if category.table or category.token is not None:
            self._look_up(category, place, found)
        else:
            self._walk(category.root, place, (), found)
            grow = category.grow
            if grow.words or grow.slots:
                i = 0
                while i < len(found):
                    self._walk(grow, found[i].end, (found[i],), found)
                    i += 1
        if self._spanish and place < len(self._words) and self._words[place] in _ONE:
            found = _without_counting(found, place + 1)
        memo[number] = found
        return found

    def _look_up(self, category: Category, place: int, found: list[Found]) -> None:
        if place >= len(self._words):
            return
        word = self._words[place]
        if category.token is not None:
            if category.shape == "name":
                self._look_up_name(category.token, place, found)
            elif self._shapes[place] == "#" + category.shape:
                mask = ANY
                if category.shape == "number":
                    mask &= ~(PLURAL if word == "1" else SINGULAR)
                found.append(Found(place + 1, Node(None, (), 1, category.token(word)), mask))
            return
        if category.capital and not self._capital[place]:
            return
        for rest, value, mask in category.table.get(word, ()):
            end = place + 1 + len(rest)
            if not rest or tuple(self._words[place + 1 : end]) == rest:
                if end > self.furthest:
                    self.furthest = end
                self._keep(found, end, Node(None, (), 1, value), mask)

    def _look_up_name(self, token: type[Token], place: int, found: list[Found]) -> None:
        """Read a proper name: from a capital to a capital, of any length up to the next stop."""
        if not self._capital[place]:
            return
        for end in range(place + 1, min(place + 10, len(self._words)) + 1):
            last = self._words[end - 1]
            if last in _STOPS or last == _NAMED:
                break
            if self._capital[end - 1] or last == "'s":
                stop = self._offsets[end] if end < len(self._words) else len(self._line)
                text = self._line[self._offsets[place] : stop].rstrip()
                found.append(Found(end, Node(None, (), 1, token(text)), ANY))

    def _walk(self, trie: Trie, place: int, parts: tuple[Found, ...], found: list[Found]) -> None:
        if place > self.furthest:
            self.furthest = place
        if place < len(self._words):
            word = self._words[place]
            following = trie.words.get(word)
            if following is not None:
                self._walk(following, place + 1, parts, found)
            if trie.slots:
                key = self._shapes[place] or word
                candidates = trie.followers.get(key)
                if candidates is None:
                    candidates = trie.followers[key] = self._candidates(trie, word, self._shapes[place])
                for number, after in candidates:
                    for one in self._read(number, place):
                        self._walk(after, one.end, (*parts, one), found)
        elif trie.slots:
            for number, after in trie.slots.items():
                if self.grammar.can_be_empty(number):
                    for one in self._read(number, place):
                        self._walk(after, one.end, (*parts, one), found)
        for end in trie.ends:
            self._finish(end, place, parts, found)

    def _candidates(self, trie: Trie, word: str, shape: str) -> list[tuple[int, Trie]]:
        kept = []
        for number, after in trie.slots.items():
            first = self.grammar.categories[number].first
            if word in first or (shape and shape in first) or "#name" in first or self.grammar.can_be_empty(number):
                kept.append((number, after))
        return kept

    def _finish(self, end: End, place: int, parts: tuple[Found, ...], found: list[Found]) -> None:
        pattern = end.pattern
        if end.plain:
            mask = end.masks[0]
        else:
            masks = list(end.masks)
            for part, (group, flags) in zip(parts, end.groups, strict=True):
                if group == NO_GROUP:
                    if IMPOSSIBLE[part.mask & flags]:
                        return
                elif group == NUMBER_ONLY:
                    masks[0] &= (part.mask | GENDER) & flags
                else:
                    masks[group] &= part.mask & flags
            for mask in masks:
                if IMPOSSIBLE[mask & ANY]:
                    return
            mask = masks[0]
        if end.role == LINK:
            self._keep(found, place, parts[0].node, mask)
            return
        nodes = tuple([part.node for part in parts])
        if end.role == LIST_MORE:
            nodes = (*nodes[:-1], *nodes[-1].parts)
        size = 1 if pattern is not None else 0
        for node in nodes:
            size += node.size
        self._keep(found, place, Node(pattern, nodes, size, None), mask)

    def _keep(self, found: list[Found], place: int, node: Node, mask: int) -> None:
        """Add a reading, or what else a reading that is known may agree with."""
        count = 0
        known = False
        for one in found:
            if one.end == place:
                if one.node.is_like(node):
                    if are_joinable(one.mask, mask):
                        one.mask |= mask
                        return
                    known, node = True, one.node
                else:
                    count += 1
        if known or count < CAP:
            found.append(Found(place, node, mask))


def _without_counting(found: list[Found], end: int) -> list[Found]:
    """Leave out the number one where the article may stand: Spanish writes "una carta" for both."""
    counting = [one for one in found if one.end == end and _counts_one(one.node)]
    if not counting or not any(one.end == end and one not in counting for one in found):
        return found
    return [one for one in found if one not in counting]


def _counts_one(node: Node) -> bool:
    if isinstance(node.value, Word):
        return node.value.lemma == "one"
    return len(node.parts) == 1 and _counts_one(node.parts[0])


class UnlikeError(Exception):
    """A field that a pattern writes twice was read with two values: it is no reading."""


def build(node: Node, spanish: bool) -> Construct:
    """Return the tree of constructs that a reading stands for.

    Raises :class:`UnlikeError` when one field was read with two values.
    """
    if node.value is not None:
        return node.value
    pattern = node.pattern
    assert pattern is not None, "a list is built by the pattern that holds it"
    values: dict[str, Any] = dict(pattern.defaults)
    values.update(pattern.fixed)
    said: set[str] = set()
    for slot, part in zip(pattern.slots, node.parts, strict=True):
        if slot.many == ONE:
            value = build(part, spanish)
            if slot.text in said and values[slot.text] != value:
                raise UnlikeError(slot.text)
            values[slot.text] = value
            said.add(slot.text)
            continue
        items = [build(one, spanish) for one in (part.parts if slot.many != SINGLE else (part,))]
        if slot.reverse:
            items.reverse()
        values[slot.text] = (*values.get(slot.text, ()), *items)
        if spanish and slot.many in (MANY, SOME):
            values[slot.text] = tuple(sorted(values[slot.text], key=lambda item: item.rank))
    made = object.__new__(pattern.cls)
    made.__dict__.update(values)
    made.__dict__["form"] = pattern.form * 2 + spanish
    return made
