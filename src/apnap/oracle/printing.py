"""Printing: trees to words, in either language.

Two passes: :meth:`Printer.inherent` asks a tree what features it brings (number from the determiner, gender from the
noun), then :meth:`Printer._write` chooses the forms of words that fit.
"""

from __future__ import annotations

from typing import Any, Final

from apnap.oracle.construct import Construct, Token, Word
from apnap.oracle.features import (
    ANY,
    GENDER,
    IMPERATIVE,
    IMPOSSIBLE,
    INDICATIVE,
    INFINITIVE,
    MOOD,
    NUMBER,
    PLURAL,
    SINGULAR,
    SUBJUNCTIVE,
)
from apnap.oracle.grammar import Grammar, joint_words
from apnap.oracle.inflection import forms
from apnap.oracle.pattern import LITERAL, MANY, NO_GROUP, NUMBER_ONLY, ONE, SERIES, SINGLE, SOME, VERB, Item
from apnap.oracle.trie import GROUPS, Pattern


class UnprintableError(Exception):
    """A construct that has no pattern (yet) in the language, or none for these values. ``cls`` is the class."""

    def __init__(self, cls: type[Construct], language: str, detail: str = "") -> None:
        super().__init__(f"{cls.__name__} has no {language} pattern{detail}")
        self.cls = cls


_MOODS: Final = (IMPERATIVE, INFINITIVE, INDICATIVE, SUBJUNCTIVE)
"""Each alone: the word is a verb."""


class Printer:
    """Prints trees with one grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._spanish = grammar.language == "es"
        self._chosen: dict[int, tuple[Construct, list[Pattern]]] = {}
        self._mentioned: list[tuple[int, bool]] = []

    def print(self, tree: Construct) -> list[str]:
        """Return the words of a tree (:func:`apnap.oracle.spelling.join` writes them).

        Raises :class:`UnprintableError` when a construct in it has no pattern in this language.
        """
        self._chosen = {}
        self._mentioned = []
        words: list[str] = []
        self._write(tree, ANY, words)
        return words

    # -- choosing a pattern

    def pattern_for(self, tree: Construct, wanted: int = ANY) -> Pattern:
        """Return the pattern to print ``tree`` with: the first of those that fit which agrees with its surroundings."""
        found = self._patterns_for(tree)
        if self._spanish and tree.refers:
            wanted &= self._antecedent(tree.refers) | ~GENDER
        for pattern in found if len(found) > 1 else ():
            if self._agrees(pattern, tree, self._masks(pattern, tree, wanted)):
                return pattern
        return found[0]

    def _agrees(self, pattern: Pattern, tree: Construct, masks: list[int]) -> bool:
        """Return whether what the slots of a pattern bring agrees with each other and with what the slots ask for."""
        if any(IMPOSSIBLE[mask] for mask in masks):
            return False
        for slot in pattern.slots:
            if slot.flags != ANY and slot.many not in (MANY, SOME):
                alone = slot.group in (NO_GROUP, NUMBER_ONLY)
                brought = self.inherent(tree.__dict__[slot.text]) if alone else masks[slot.group]
                if IMPOSSIBLE[brought & slot.flags]:
                    return False
        return True

    def _patterns_for(self, tree: Construct) -> list[Pattern]:
        """Return the patterns that say all of a tree: the one it was read from alone, else the most particular."""
        known = self._chosen.get(id(tree))
        if known is not None and known[0] is tree:
            return known[1]
        cls = type(tree)
        own = self.grammar.patterns.get(cls, ())
        number, spanish = divmod(tree.form, 2)
        if self._spanish and tree.leans:
            found = list(own[:1])
        elif number and bool(spanish) == self._spanish and number <= len(own) and self._fits(own[number - 1], tree):
            found = [own[number - 1]]
        else:
            found = [pattern for pattern in own if not pattern.old and self._fits(pattern, tree)]
            most = max((len(pattern.fixed) for pattern in found), default=0)
            found = [pattern for pattern in found if len(pattern.fixed) == most]
        if not found:
            raise UnprintableError(cls, self.grammar.language, f" for {tree!r}" if own else "")
        self._chosen[id(tree)] = (tree, found)
        return found

    def _fits(self, pattern: Pattern, tree: Construct) -> bool:
        values = tree.__dict__
        for name, value in pattern.fixed.items():
            if values[name] != value:
                return False
        for name, default in pattern.defaults.items():
            if values[name] != default:
                return False
        placed: dict[str, int] = {}
        for slot in pattern.slots:
            value = values[slot.text]
            if value is None:
                return False
            if slot.many == ONE:
                if not isinstance(value, self.grammar.classes[slot.category]):
                    return False
            elif slot.many in (MANY, SOME):
                if slot.many == SOME and not value:
                    return False
                placed[slot.text] = placed.get(slot.text, 0) + len(self._members(value, slot))
            elif slot.many == SINGLE:
                members, before = self._members(value, slot), placed.get(slot.text, 0)
                if len(members) != 1 or (before and value[before] is not members[0]):
                    return False
                placed[slot.text] = before + 1
            elif len(value) < 2 or not isinstance(value[0], self.grammar.classes[slot.category]):
                return False
        return all(len(values[name]) == count for name, count in placed.items())

    def _members(self, values: tuple[Construct, ...], slot: Item) -> list[Construct]:
        kind = self.grammar.classes[slot.category]
        found = [value for value in values if isinstance(value, kind)]
        return found[::-1] if slot.reverse else found

    # -- features upward

    def inherent(self, value: Construct | tuple[Construct, ...]) -> int:
        """Return the features that a tree brings with it."""
        if isinstance(value, tuple):
            return self.inherent(value[0]) if value else ANY
        if isinstance(value, Word):
            mask = 0
            for _, form in self._forms(value):
                mask |= form
            return mask
        if isinstance(value, Token):
            if value.shape == "number":
                return ANY & ~(PLURAL if value.text == "1" else SINGULAR)
            return ANY
        found = 0
        for pattern in self._patterns_for(value):
            masks = self._masks(pattern, value)
            if self._agrees(pattern, value, masks):
                found |= masks[0]
        found = found or self._masks(self._patterns_for(value)[0], value)[0]
        return found & (self._antecedent(value.refers) | ~GENDER) if self._spanish and value.refers else found

    def _antecedent(self, number: int) -> int:
        """Return the features of what a pronoun of that number refers to: the card itself only if nothing else fits."""
        fitting = [one for one in self._mentioned if one[0] & number & NUMBER]
        others = [one for one in fitting if not one[1]]
        if not fitting and self._mentioned:
            return self._mentioned[-1][0] | NUMBER
        return (others or fitting)[-1][0] if fitting else ANY

    def _masks(self, pattern: Pattern, tree: Construct, wanted: int = ANY) -> list[int]:
        masks = [ANY] * GROUPS
        masks[0] = pattern.gives & wanted
        for name, group in pattern.agreeing:
            masks[group] &= self.inherent(tree.__dict__[name])
        for slot in pattern.slots:
            if slot.group == NO_GROUP:
                continue
            value = tree.__dict__[slot.text]
            if slot.many in (MANY, SOME):
                for member in tree.__dict__[slot.text]:
                    masks[slot.group] &= self.inherent(member) | ~MOOD
                continue
            brought = self.inherent(value)
            if slot.group == NUMBER_ONLY:
                masks[0] &= (brought | GENDER) & slot.flags
            else:
                masks[slot.group] &= brought & (slot.flags if slot.group == 0 else ANY)
        return masks

    # -- words downward

    def _forms(self, word: Word) -> tuple[tuple[str, int], ...]:
        found = self.grammar.written.get((type(word), word.lemma))
        if found is None:
            raise UnprintableError(type(word), self.grammar.language, f" for {word.lemma!r}")
        return found

    def _write(self, tree: Construct, wanted: int, out: list[str]) -> None:
        if isinstance(tree, Word):
            out.extend(_fitting(self._forms(tree), wanted)[0].split(" "))
            return
        if isinstance(tree, Token):
            out.append(tree.text)
            return
        pattern = self.pattern_for(tree, wanted)
        masks = self._masks(pattern, tree, wanted)
        if self._spanish and tree.refers:
            masks[0] &= self.inherent(tree)
        mentioned = list(self._mentioned)
        self._write_items(pattern.items, tree, masks, out)
        if tree.conceals:
            self._mentioned = mentioned
        elif tree.mentions:
            self._mentioned.append((self.inherent(tree), tree.is_self()))  # type: ignore[attr-defined]

    def _write_items(self, items: tuple[Item, ...], tree: Construct, masks: list[int], out: list[str]) -> None:
        verb, mood = "", 0
        for item in items:
            mask = self._wanted(masks, item)
            if item.kind == LITERAL:
                out.append(item.text)
            elif item.kind == VERB:
                form, features = _fitting(forms(item.text, self.grammar.language), mask)
                out.extend(form.split(" "))
                verb, mood = form, features & MOOD
                continue
            else:
                value = tree.__dict__[item.text]
                if self._spanish and mood in _MOODS and item.many == ONE and value.leans:
                    self._write_leaning(value, mood, len(verb.split(" ")), out)
                else:
                    self._write_slot(value, item, mask, out)
            mood = 0

    def _write_leaning(self, pronoun: Construct, mood: int, verb_length: int, out: list[str]) -> None:
        """Write a Spanish pronoun at the verb that has just been written: behind it, or before a finite form."""
        (word,) = self.grammar.patterns[type(pronoun)][1].items
        form = _fitting(forms(word.text, "es"), self.inherent(pronoun))[0]
        if mood in (IMPERATIVE, INFINITIVE):
            out.append(form)
        else:
            out.insert(len(out) - verb_length, form[1:])

    def _wanted(self, masks: list[int], item: Item) -> int:
        if item.group == NO_GROUP:
            return item.flags
        if item.group == NUMBER_ONLY:
            return (masks[0] | GENDER | (MOOD if item.kind == VERB else 0)) & item.flags
        return masks[item.group] & item.flags

    def _write_slot(self, value: Any, slot: Item, mask: int, out: list[str]) -> None:
        if slot.many == ONE:
            self._write(value, mask, out)
        elif slot.many == SERIES:
            self._write_series(value, slot, mask, out)
        else:
            for member in self._members(value, slot):
                self._write(member, mask, out)

    def _write_series(self, members: tuple[Construct, ...], slot: Item, mask: int, out: list[str]) -> None:
        count = len(members)
        for i, member in enumerate(members):
            if i:
                if i < count - 1 or slot.joint == ",":
                    out.append(",")
                else:
                    out.extend(joint_words(slot.joint, self.grammar.language, count > 2))
            agrees = not i or not IMPOSSIBLE[self.inherent(member) & mask]
            self._write(member, mask if agrees else mask | GENDER, out)


def _fitting(written: tuple[tuple[str, int], ...], mask: int) -> tuple[str, int]:
    for form, features in written:
        if not IMPOSSIBLE[features & mask]:
            return form, features
    return written[0]
