"""Nouns: the heads of noun phrases.

Two kinds: *type nouns* ("creature", "Elf") take other types in front of them ("artifact creature"), *class nouns*
("card", "spell", "token") take types as a complement, which Spanish writes behind "de" ("carta de criatura").
"""

from __future__ import annotations

from apnap.abilities import objects, values
from apnap.oracle.construct import Construct, Word
from apnap.oracle.lexicon.nouns import (
    CLASSES_EN,
    CLASSES_ES,
    SUBTYPES_EN,
    SUBTYPES_ES,
    TYPES_EN,
    TYPES_ES,
)
from apnap.oracle.lower import Lowering


class Head(Construct):
    """What a noun phrase is about. ``tests`` gives the tests of a filter that it means."""

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        """Return the tests that an object of that kind passes."""
        return at.refuse(self)


class SingleHead(Head):
    """One noun, possibly with types before it."""


class Kind(Construct):
    """A type before a noun: "artifact" in "artifact creature"."""

    def test(self, at: Lowering) -> objects.Test:
        """Return the test for the type."""
        return at.refuse(self)


class SingleKind(Kind):
    """One type."""


class TypeNoun(SingleHead, SingleKind, Word):
    """A card type (205.2)."""

    en_words = TYPES_EN
    es_words = TYPES_ES

    def test(self, at: Lowering) -> objects.Test:
        return objects.HasCardType(values.mask_of((self.lemma,), values.CARD_TYPE_NAMES))

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (self.test(at),)


class Subtype(SingleHead, SingleKind, Word):
    """A subtype (205.3)."""

    en_words = SUBTYPES_EN
    es_words = SUBTYPES_ES
    capital = True

    def test(self, at: Lowering) -> objects.Test:
        return objects.HasSubtype(self.lemma)

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (self.test(at),)


class ClassNoun(SingleHead, Word):
    """Card, spell, permanent, token, ability, source."""

    en_words = CLASSES_EN
    es_words = CLASSES_ES

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        state = {
            "spell": objects.IS_SPELL,
            "token": objects.TOKEN,
            "ability": objects.IS_ABILITY,
            "commander": objects.COMMANDER,
            "outlaw": objects.OUTLAW,
        }.get(self.lemma)
        return () if state is None else (objects.Is(state),)


class TypeHead(SingleHead):
    """A type noun with other types before it: "artifact creature", "Elf Warrior"."""


class TypedType(TypeHead):
    """Types before a card type."""

    kinds: tuple[SingleKind, ...]
    noun: TypeNoun
    en = "{kinds:SingleKind+@s} {noun@}"
    es = "{noun@} {kinds:SingleKind+-@s}"
    es_old = "{noun@} {kinds:SingleKind+-@n}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (*(kind.test(at) for kind in self.kinds), *self.noun.tests(at))


class TypedSubtype(TypeHead):
    """Types before a subtype: "Elf Warrior", "artifact Goblin"."""

    kinds: tuple[SingleKind, ...]
    noun: Subtype
    en = "{kinds:SingleKind+@s} {noun@}"
    es = "{noun@} {kinds:SingleKind+-@s}"
    es_old = "{noun@} {kinds:SingleKind+-@n}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (*(kind.test(at) for kind in self.kinds), *self.noun.tests(at))


class AnyKind(Kind):
    """One of several types: "instant or sorcery" card."""

    kinds: tuple[SingleKind, ...]
    en = ("{kinds&or@s}",)
    es = ("{kinds:Subtype&or@s}", "{kinds&or_of@s}")
    es_old = "{kinds&or@s}"

    def test(self, at: Lowering) -> objects.Test:
        return objects.AnyOf(tuple(kind.test(at) for kind in self.kinds))


class EitherKind(Kind):
    """Types joined by and/or."""

    kinds: tuple[SingleKind, ...]
    en = "{kinds&and/or@s}"
    es = "{kinds&and/or_of@s}"
    es_old = "{kinds&and/or@s}"

    def test(self, at: Lowering) -> objects.Test:
        return objects.AnyOf(tuple(kind.test(at) for kind in self.kinds))


class AndKind(Kind):
    """Types joined by "and", of several cards: "instant and sorcery cards"."""

    kinds: tuple[SingleKind, ...]
    en = "{kinds&and@s}"
    es = ("{kinds&and_of@s} =all", "{kinds&or_of@s} =either")
    es_old = "{kinds&and@s} =all"

    def test(self, at: Lowering) -> objects.Test:
        return objects.AnyOf(tuple(kind.test(at) for kind in self.kinds))


class PermanentKind(Kind):
    """A permanent card or spell (110.4a-b)."""

    en = "permanent =s"
    es = "permanente =s"

    def test(self, at: Lowering) -> objects.Test:
        return objects.Is(objects.IS_PERMANENT_CARD)


class OfHead(SingleHead):
    """A class noun with types: "creature card", "Elf Warrior creature token"."""

    kinds: tuple[Kind, ...]
    noun: ClassNoun
    en = "{kinds:Kind+@s} {noun@} =of"
    es = ("{noun@} de {kinds:Kind+-@s+all} =all", "{noun@} de {kinds:Kind+-@s+either} =either")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (*(kind.test(at) for kind in self.kinds), *self.noun.tests(at))


class ListedHead(Construct):
    """What may stand in a list of heads: a noun that may have modifiers of its own (:mod:`.modifiers`)."""

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        """Return the tests that an object of that kind passes."""
        return at.refuse(self)


class SeveralHeads(Head):
    """Heads under one determiner."""

    heads: tuple[ListedHead, ...]

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        found = ((*head.tests(at), *at.in_its_zone(head, self.heads)) for head in self.heads)
        return (objects.AnyOf(tuple(at.all_of(tests) for tests in found)),)


class OrHead(SeveralHeads):
    """ "artifact, enchantment, or land"."""

    en = "{heads:ListedHead&or@}"
    es = "{heads:ListedHead&or@}"


class AndHead(SeveralHeads):
    """ "creatures and lands"."""

    en = "{heads:ListedHead&and@}"
    es = "{heads:ListedHead&and@}"


class EitherHead(SeveralHeads):
    """ "artifacts and/or creatures"."""

    en = "{heads:ListedHead&and/or@}"
    es = "{heads:ListedHead&and/or@}"
