"""One grammar per language, built from the construct classes and checked while it is built.

Per category there are two left-factored tries: ``root`` for its patterns, and ``grow`` for those whose first slot is
the category itself (that slot is left out). All patterns of a category share their beginnings, so hundreds of verb
phrases that begin with the same slot read it once.
"""

from __future__ import annotations

import dataclasses
import sys
import types
import typing
from collections.abc import Iterable
from typing import Any, Final

from apnap.oracle.construct import Construct, Forms, GrammarError, Token, Word, is_category, patterns_of
from apnap.oracle.features import ANY, IMPOSSIBLE
from apnap.oracle.inflection import forms
from apnap.oracle.pattern import LITERAL, MANY, NO_GROUP, NUMBER_ONLY, ONE, SERIES, SLOT, SOME, VERB, Item, variants
from apnap.oracle.trie import GROUPS, LINK, LIST, LIST_MORE, WHOLE, Category, End, Field, Pattern, Trie

MOST_WAYS: Final = 4
"""So many spelled-out variants may one pattern have; more of them hide what should be a field or a class."""


class Grammar:
    """The patterns of one language.

    ``classes`` are all categories and constructs. Raises :class:`GrammarError` with every fault found.
    """

    def __init__(self, language: str, classes: Iterable[type[Construct]]) -> None:
        self.language = language
        self.categories: list[Category] = []
        self.index: dict[str, int] = {}
        self.classes: dict[str, type[Construct]] = {}
        self.patterns: dict[type[Construct], list[Pattern]] = {}
        self.fields: dict[type[Construct], dict[str, Field]] = {}
        self.written: dict[tuple[type[Construct], str], Forms] = {}
        faults: list[str] = []
        for cls in classes:
            if self.classes.setdefault(cls.__name__, cls) is not cls:
                faults.append(f"two classes are named {cls.__name__}: {cls.__module__} and others")
        for cls in self.classes.values():
            try:
                self._add(cls)
            except GrammarError as fault:
                faults.append(f"{cls.__module__}.{cls.__name__}: {fault}")
        self._insert_patterns()
        self._find_first_words()
        faults += self._faults()
        if faults:
            raise GrammarError(f"{len(faults)} faults in the {language} grammar:\n  " + "\n  ".join(faults))

    # -- building

    def category(self, name: str) -> int:
        """Return the number of a category, making it at its first use."""
        found = self.index.get(name)
        if found is None:
            found = self.index[name] = len(self.categories)
            self.categories.append(Category(name))
        return found

    def _add(self, cls: type[Construct]) -> None:
        homes = [base for base in cls.__bases__ if self._is_home(base)]
        if is_category(cls) or issubclass(cls, Word | Token):
            if cls.__dict__.get("language", "") in ("", self.language):
                for base in homes:
                    root = self.categories[self.category(base.__name__)].root
                    self._insert(root, None, (_part(cls.__name__),), 0, LINK)
        if issubclass(cls, Word) and not is_category(cls):
            self._add_words(cls)
        elif issubclass(cls, Token) and not is_category(cls):
            category = self.categories[self.category(cls.__name__)]
            category.shape, category.token = cls.shape, cls
        elif not is_category(cls):
            self._add_patterns(cls)

    def _is_home(self, base: type) -> bool:
        if not issubclass(base, Construct) or base in (Construct, Word, Token):
            return False
        return is_category(base) and base.language in ("", self.language)

    def _add_words(self, cls: type[Word]) -> None:
        category = self.categories[self.category(cls.__name__)]
        category.capital = cls.capital and self.language == "en"
        table = cls.en_words if self.language == "en" else cls.es_words
        for lemma, written in table.items():
            self.written[cls, lemma] = written
            word = cls(lemma)
            for surface, mask in written:
                first, *rest = surface.lower().split(" ")
                category.table.setdefault(first, []).append((tuple(rest), word, mask))

    def fields_of(self, cls: type[Construct]) -> dict[str, Field]:
        """Return the fields of a construct by name, with the categories that their annotations name."""
        found = self.fields.get(cls)
        if found is None:
            found = self.fields[cls] = {field.name: _field(cls, field) for field in dataclasses.fields(cls)}  # type: ignore[arg-type]
        return found

    def _add_patterns(self, cls: type[Construct]) -> None:
        fields = self.fields_of(cls)
        mine = self.patterns.setdefault(cls, [])
        for old in (False, True):
            for text in patterns_of(cls, self.language, old):
                ways = variants(text, self.language)
                if len(ways) > MOST_WAYS:
                    raise GrammarError(f"{text!r} can be written in {len(ways)} ways: alternatives never carry meaning")
                for variant in ways:
                    items = tuple(self._resolved(item, fields) for item in variant.items)
                    pattern = Pattern(cls, len(mine) + 1, items, variant.gives, old)
                    for name, value, group in variant.fixed:
                        if name not in fields:
                            raise GrammarError(f"{text!r} fixes {name!r}, which is no field")
                        pattern.fixed[name] = self._value(value)
                        if group != NO_GROUP:
                            pattern.agreeing.append((name, group))
                    filled = {item.text for item in pattern.slots} | set(pattern.fixed)
                    for field in fields.values():
                        if field.name not in filled:
                            if field.required:
                                raise GrammarError(f"{text!r} leaves {field.name!r} open, which has no default")
                            pattern.defaults[field.name] = field.default
                    mine.append(pattern)

    def _value(self, name: str) -> Any:
        if name in ("yes", "no"):
            return name == "yes"
        if name.isdigit():
            return int(name)
        if name not in self.classes:
            raise GrammarError(f"there is no class {name!r} to fix a field to")
        return self.classes[name]()

    def _resolved(self, item: Item, fields: dict[str, Field]) -> Item:
        if item.kind in (LITERAL, VERB):
            return item
        field = fields.get(item.text)
        if field is None:
            raise GrammarError(f"there is no field {item.text!r} for the slot")
        if field.many != (item.many != ONE):
            raise GrammarError(f"{item.text!r} is {'a list' if field.many else 'no list'} but the slot is not")
        name = item.category or field.category.__name__
        if name not in self.classes:
            raise GrammarError(f"there is no category {name!r}")
        return dataclasses.replace(item, category=name)

    def _insert_patterns(self) -> None:
        """Put every pattern into the tries of its categories, and into one of its own if a slot names the class."""
        named = {slot.category for own in self.patterns.values() for pattern in own for slot in pattern.slots}
        for cls, patterns in self.patterns.items():
            homes = [base.__name__ for base in cls.__bases__ if self._is_home(base)]
            if cls.__name__ in named:
                homes.append(cls.__name__)
            for pattern in patterns:
                for home in homes:
                    self._insert_pattern(home, pattern)

    def _insert_pattern(self, home: str, pattern: Pattern) -> None:
        category = self.categories[self.category(home)]
        first = pattern.items[0]
        if first.kind == SLOT and first.many == ONE and first.category == home:
            self._insert(category.grow, pattern, pattern.items, 1)
        else:
            self._insert(category.root, pattern, pattern.items, 0)

    def _insert(
        self, trie: Trie, pattern: Pattern | None, items: tuple[Item, ...], start: int, role: int = WHOLE
    ) -> None:
        masks = [ANY] * GROUPS
        slots = tuple(item for item in items if item.kind == SLOT)
        if pattern is not None:
            masks[0] = pattern.gives
        self._descend(trie, End(role, pattern, tuple(masks), slots), items, start)

    def _descend(self, trie: Trie, end: End, items: tuple[Item, ...], at: int) -> None:
        if at == len(items):
            trie.ends.append(end)
            return
        item = items[at]
        if item.kind == LITERAL:
            following = trie if item.text == "^" else trie.words.setdefault(_spelled(item.text), Trie())
            self._descend(following, end, items, at + 1)
        elif item.kind == VERB:
            for form, mask in forms(item.text, self.language):
                if IMPOSSIBLE[mask & item.flags]:
                    continue
                following = trie
                for word in form.split(" "):
                    following = following.words.setdefault(word.lower(), Trie())
                self._descend(following, end.narrowed(item.group, mask & item.flags), items, at + 1)
        else:
            self._descend(trie.slots.setdefault(self._slot(item), Trie()), end, items, at + 1)

    def _slot(self, item: Item) -> int:
        if item.many == MANY:
            return self._list(item, "*")
        if item.many == SOME:
            return self._list(item, "+")
        if item.many == SERIES:
            return self._series(item.category, item.joint)
        return self.category(item.category)

    def _list(self, item: Item, mark: str) -> int:
        """Return the category of lists: none or more with ``*``, one or more with ``+``.

        The members agree among themselves as far as the slot agrees with its phrase.
        """
        group = item.group if item.group in (NO_GROUP, NUMBER_ONLY) else 0
        name = item.category + {NO_GROUP: "~", NUMBER_ONLY: "#", 0: ""}[group] + mark
        if name not in self.index:
            root = self.categories[self.category(name)].root
            member, rest = _part(item.category, group), _part(name, group)
            self._insert(root, None, () if mark == "*" else (member,), 0, LIST)
            self._insert(root, None, (member, rest), 0, LIST_MORE)
        return self.index[name]

    def _series(self, member: str, joint: str) -> int:
        """Return the category of series of two or more of ``member``: "a and b", "a, b, and c".

        The first member decides the gender of the whole.
        """
        name = f"{member}&{joint}"
        if name not in self.index:
            root = self.categories[self.category(name)].root
            ending = self.categories[self.category(name + "…")].root
            first, other, rest = _part(member), _part(member, NUMBER_ONLY), _part(name + "…", NUMBER_ONLY)
            comma = Item(LITERAL, ",")
            self._insert(root, None, (first, comma, rest), 0, LIST_MORE)
            self._insert(ending, None, (other, comma, rest), 0, LIST_MORE)
            if joint == ",":
                self._insert(root, None, (first, comma, other), 0, LIST)
                self._insert(ending, None, (other, comma, other), 0, LIST)
            else:
                for several in (False, True):
                    joined = tuple(Item(LITERAL, word) for word in joint_words(joint, self.language, several))
                    if not several or joint == "then":
                        self._insert(root, None, (first, *joined, other), 0, LIST)
                    if several or joint == "then":
                        self._insert(ending, None, (other, *joined, other), 0, LIST)
        return self.index[name]

    # -- checking

    def _find_first_words(self) -> None:
        for category in self.categories:
            category.first |= set(category.table) | set(category.root.words)
            if category.shape:
                category.first.add("#" + category.shape)
        changed = True
        while changed:
            changed = False
            for category in self.categories:
                for number in category.root.slots:
                    other = self.categories[number].first
                    if number != self.index[category.name] and not other <= category.first:
                        category.first |= other
                        changed = True
        # What may follow an empty list may begin its category too.
        changed = True
        while changed:
            changed = False
            for category in self.categories:
                words = self._first_of(category.root)
                if not words <= category.first:
                    category.first |= words
                    changed = True

    def _first_of(self, trie: Trie) -> set[str]:
        words = set(trie.words)
        for number, following in trie.slots.items():
            words |= self.categories[number].first
            if self.categories[number].name.endswith("*"):
                words |= self._first_of(following)
        return words

    def can_be_empty(self, number: int) -> bool:
        """Return whether the category is a list that may have no members."""
        return self.categories[number].name.endswith("*")

    def _faults(self) -> list[str]:
        faults = [
            f"the category {category.name} is used in a slot but nothing is of that kind"
            for category in self.categories
            if not category.first and self._is_used(category.name)
        ]
        faults += self._left_recursion()
        for cls, patterns in self.patterns.items():
            seen: dict[Any, Pattern] = {}
            for pattern in patterns:
                key = (pattern.items, pattern.gives)
                if key in seen:
                    faults.append(f"{cls.__name__}: the same pattern twice")
                seen[key] = pattern
        if self.language == "en":  # Spanish leaves some differences unsaid ("su"), English is the reference
            faults += self._duplicates()
        return faults

    def _is_used(self, name: str) -> bool:
        number = self.index[name]
        return any(
            any(slot.category == name for slot in pattern.slots) for own in self.patterns.values() for pattern in own
        ) and not self.can_be_empty(number)

    def _duplicates(self) -> list[str]:
        seen: dict[Any, Pattern] = {}
        faults = []
        for cls, patterns in self.patterns.items():
            homes = tuple(sorted(base.__name__ for base in cls.__bases__ if self._is_home(base)))
            for pattern in patterns:
                shape = tuple((i.kind, i.text if i.kind in (LITERAL, VERB) else "", i.category) for i in pattern.items)
                agreement = tuple((i.group, i.flags, i.many, i.joint) for i in pattern.items)
                key = (homes, shape, agreement, pattern.gives)
                if not pattern.items or (key in seen and seen[key].cls is not cls):
                    faults.append(f"{cls.__name__} and {seen[key].cls.__name__} have the same pattern")
                seen[key] = pattern
        return faults

    def _left_recursion(self) -> list[str]:
        """Return the cycles by which a category could begin with itself other than directly."""
        edges = [self._leading(category.root) for category in self.categories]
        faults = []
        for start in range(len(self.categories)):
            path = self._cycle(edges, start)
            if path:
                faults.append("left recursion: " + " > ".join(self.categories[number].name for number in path))
                break
        return faults

    def _leading(self, trie: Trie) -> list[int]:
        found = []
        for number, following in trie.slots.items():
            found.append(number)
            if self.can_be_empty(number):
                found += self._leading(following)
        return found

    def _cycle(self, edges: list[list[int]], start: int) -> list[int]:
        stack = [(start, [start])]
        seen = set()
        while stack:
            number, path = stack.pop()
            for following in edges[number]:
                if following == start and len(path) + 1 > 1 and not (self.can_be_empty(start) and len(path) == 1):
                    return [*path, start]
                if following not in seen:
                    seen.add(following)
                    stack.append((following, [*path, following]))
        return []


def _spelled(word: str) -> str:
    return word if word[0] == "{" else word.lower()


def _part(name: str, group: int = 0) -> Item:
    return Item(SLOT, "", category=name, group=group)


def joint_words(joint: str, language: str, several: bool) -> list[str]:
    """Return the words before the last of a series, of two or of several, for a joint as patterns write it."""
    if language == "en":
        if joint == "then":
            return [",", "then"]
        words = ["and", "/", "or"] if joint == "and/or" else [joint]
        return [",", *words] if several else words
    if joint == "then":
        return ["y", "luego"] if several else [",", "luego"]
    if joint.endswith("_of") and not several:
        return [*_SPANISH_JOINTS[joint.removesuffix("_of")], "de"]
    return _SPANISH_JOINTS[joint.removesuffix("_of")]


_SPANISH_JOINTS: Final = {"and": ["y"], "or": ["o"], "and/or": ["y", "/", "o"]}


def _field(cls: type[Construct], field: dataclasses.Field[Any]) -> Field:
    owner = next(base for base in cls.__mro__ if field.name in base.__dict__.get("__annotations__", ()))
    hint: Any = field.type
    try:
        if isinstance(hint, str):  # our own source text, kept unevaluated by the future import
            hint = eval(hint, vars(sys.modules[owner.__module__]))
    except NameError as fault:
        raise GrammarError(f"the annotation of {field.name!r} is not known: {fault}") from None
    required = field.default is dataclasses.MISSING
    default = None if required else field.default
    many = typing.get_origin(hint) is tuple
    if many:
        hint = typing.get_args(hint)[0]
    if isinstance(hint, types.UnionType):
        kinds = [kind for kind in typing.get_args(hint) if kind is not type(None)]
        hint = kinds[0]
    return Field(field.name, hint, many, default, required)
