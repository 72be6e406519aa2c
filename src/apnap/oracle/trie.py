"""Left-factored tries of patterns, one pair per category."""

from __future__ import annotations

from typing import Any, Final

from apnap.oracle.construct import Construct, Token, Word
from apnap.oracle.features import ANY
from apnap.oracle.pattern import NO_GROUP, SLOT, Item

WHOLE, LINK, LIST, LIST_MORE = range(4)
"""What the end of a pattern makes: a construct, the same thing in a wider category, a list, a longer list."""
GROUPS: Final = 5
"""The agreement groups of one pattern: the phrase's own and up to four local ones."""


class Field:
    """A field of a construct: the category of its slot, and whether it holds a list."""

    __slots__ = ("category", "default", "many", "name", "required")

    def __init__(self, name: str, category: Any, many: bool, default: Any, required: bool) -> None:
        self.name = name
        self.category = category
        self.many = many
        self.default = default
        self.required = required


class Pattern:
    """One variant of one construct in one language."""

    __slots__ = ("agreeing", "cls", "defaults", "fixed", "form", "gives", "items", "old", "slots")

    def __init__(self, cls: type[Construct], form: int, items: tuple[Item, ...], gives: int, old: bool) -> None:
        self.cls = cls
        self.form = form
        self.items = items
        self.gives = gives
        self.old = old
        self.slots = tuple(item for item in items if item.kind == SLOT)
        self.fixed: dict[str, Any] = {}
        self.agreeing: list[tuple[str, int]] = []
        self.defaults: dict[str, Any] = {}


class End:
    """The end of a pattern in a trie, with the masks that its words have already given to each group."""

    __slots__ = ("groups", "masks", "pattern", "plain", "role")

    def __init__(self, role: int, pattern: Pattern | None, masks: tuple[int, ...], slots: tuple[Item, ...]) -> None:
        self.role = role
        self.pattern = pattern
        self.masks = masks
        self.groups = tuple((slot.group, slot.flags) for slot in slots)
        self.plain = all(mask == ANY for mask in masks[1:]) and all(
            group == NO_GROUP and flags == ANY for group, flags in self.groups
        )

    def narrowed(self, group: int, mask: int) -> End:
        """Return the same end after a word has given ``mask`` to ``group``."""
        if group == NO_GROUP:
            return self
        masks = tuple(have & mask if number == group else have for number, have in enumerate(self.masks))
        end = object.__new__(End)
        end.role, end.pattern, end.masks, end.groups, end.plain = self.role, self.pattern, masks, self.groups, False
        return end


class Trie:
    """A place in the patterns of a category: what may follow."""

    __slots__ = ("ends", "followers", "slots", "words")

    def __init__(self) -> None:
        self.words: dict[str, Trie] = {}
        self.slots: dict[int, Trie] = {}
        self.ends: list[End] = []
        self.followers: dict[str, list[tuple[int, Trie]]] = {}


class Category:
    """A category of one grammar: its tries, or the table of its words."""

    __slots__ = ("capital", "first", "grow", "name", "root", "shape", "table", "token")

    def __init__(self, name: str) -> None:
        self.name = name
        self.root = Trie()
        self.grow = Trie()
        self.first: set[str] = set()
        self.table: dict[str, list[tuple[tuple[str, ...], Word, int]]] = {}
        self.capital = False
        self.shape = ""
        self.token: type[Token] | None = None
