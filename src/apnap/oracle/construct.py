"""What every construct of card text is: a small typed class with its patterns in both languages.

A class **without** patterns is a *category* ("a verb phrase that a player does"); a class **with** patterns is a
*construct* and belongs to the categories that it inherits from. A category that inherits from another is one of its
kinds. So the grammar is the class tree, and a field's annotation says which category its slot reads.

    class PlayerVerb(Construct):
        '''Something that a player does, without its subject.'''

    class Scry(PlayerVerb):
        '''Scry (701.22).'''
        amount: Amount
        rule = "701.22"
        en = "<scry> {amount}"
        es = "<adivinar> {amount}"

The pattern language is described in :mod:`apnap.oracle.pattern`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, dataclass_transform

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering

Patterns = str | tuple[str, ...]
Forms = tuple[tuple[str, int], ...]
"""The written forms of one word, each with its features (:mod:`apnap.oracle.features`)."""

LANGUAGES = ("en", "es")


class GrammarError(Exception):
    """A construct that cannot be built into a grammar: the message names the class and what would be right."""


@dataclass_transform(frozen_default=True, eq_default=True)
class Construct:
    """The root of all categories and constructs. Subclasses are frozen dataclasses without saying so."""

    en: ClassVar[Patterns] = ()
    es: ClassVar[Patterns] = ()
    en_old: ClassVar[Patterns] = ()
    """Older wordings that are read but never printed."""
    es_old: ClassVar[Patterns] = ()
    language: ClassVar[str] = ""
    """For a category that exists in one language only (the zones of modifiers); empty for both."""
    rule: ClassVar[str] = ""
    """The number of the rule that gives the construct its meaning; empty for connective tissue."""
    mentions: ClassVar[bool] = False
    """Whether a later "it" may refer to it."""
    conceals: ClassVar[bool] = False
    """Whether a later "it" refers to nothing inside of it."""
    refers: ClassVar[int] = 0
    """For a pronoun ("it", "one of them"): the number of what it refers to, with which it agrees in gender."""
    leans: ClassVar[bool] = False
    """Whether it is a Spanish pronoun: one pattern for itself ("ella"), one that leans on a verb ("-la")."""
    rank: ClassVar[int] = 0
    """Place among the modifiers of a noun, in English order; Spanish sorts by it after reading."""
    of_prevented: ClassVar[bool] = False
    """Whether it speaks of damage "prevented this way" by an earlier sentence (615.5)."""
    form: int = 0
    """Which pattern it was read from (0: none); not part of equality, and only a wish when printing."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        dataclass(frozen=True, eq=True)(cls)

    def lower(self, at: Lowering) -> Any:
        """Return the meaning (a node of :mod:`apnap.abilities`); refuse by default."""
        return at.refuse(self)


class Word(Construct):
    """A word of a table, known by its lemma (its English name, whatever the language it was read in)."""

    lemma: str
    en_words: ClassVar[Mapping[str, Forms]] = {}
    es_words: ClassVar[Mapping[str, Forms]] = {}
    capital: ClassVar[bool] = False
    """Whether the word is read only when written with a capital (subtypes)."""

    def __str__(self) -> str:
        return self.lemma


class Token(Construct):
    """A word known by its shape (a number, mana symbols, power and toughness), the same in every language."""

    text: str
    shape: ClassVar[str]

    def __str__(self) -> str:
        return self.text


def patterns_of(cls: type[Construct], language: str, old: bool = False) -> tuple[str, ...]:
    """Return the patterns that ``cls`` itself declares in ``language``."""
    declared = cls.__dict__.get(f"{language}_old" if old else language, ())
    return (declared,) if isinstance(declared, str) else tuple(declared)


def is_category(cls: type[Construct]) -> bool:
    """Return whether ``cls`` has no patterns, words or shape of its own."""
    own = cls.__dict__
    return not any(name in own for name in ("en", "es", "en_old", "es_old", "en_words", "es_words", "shape"))


def subclasses(root: type[Construct]) -> Iterable[type[Construct]]:
    """Yield every class below ``root``, once, parents first."""
    seen: set[type[Construct]] = set()
    todo = [root]
    while todo:
        cls = todo.pop(0)
        for sub in cls.__subclasses__():
            if sub not in seen:
                seen.add(sub)
                todo.append(sub)
                yield sub
