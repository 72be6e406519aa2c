"""Nouns of two kinds that one word before them does not say of both: "noncreature or Otter spell" (109.2)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Color, Quality, Relative, mask_of
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.nouns import ClassNoun, SingleHead, SingleKind, TypeNoun
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.words.distinct import Distinct


class NotOfTypeOrKind(SingleHead):
    """ "noncreature or Otter spell": what is not of that type, and what is of the other kind all the same."""

    denied: TypeNoun
    kind: SingleKind
    noun: ClassNoun
    rule = "109.2"
    en = "non {denied@s} or {kind@s} {noun@}"
    es = "{noun@} que no <ser@n+sub> de {denied@s} o que <ser@n+sub> de {kind@s}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        either = objects.AnyOf((objects.Not(self.denied.test(at)), self.kind.test(at)))
        return (either, *self.noun.tests(at))


class QualityOrKind(SingleHead):
    """ "legendary or Rat card"."""

    quality: Quality
    kind: SingleKind
    noun: ClassNoun
    rule = "109.2"
    en = "{quality@} or {kind@s} {noun@}"
    es = "{noun@} {quality@} o de {kind@s}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        (first,) = self.quality.tests(at)
        return (objects.AnyOf((first, self.kind.test(at))), *self.noun.tests(at))


class YouOwnOrControl(After, Relative):
    """you own or control (108.3, 108.4)"""

    rule = "108.4"
    en = "you own or control"
    es = (
        "del que eres propietario o que controlas =m+s",
        "de la que eres propietario o que controlas =f+s",
        "de los que eres propietario o que controlas =m+p",
        "de las que eres propietario o que controlas =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        you = objects.You()
        return (objects.AnyOf((objects.OwnedBy(you), objects.ControlledBy(you))),)


class NotNamedSelf(After, Relative):
    """not named as this card (201.2)"""

    rule = "201.2"
    en = "not named ~"
    es = ("que no se llame ~ =s", "que no se llamen ~ =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.Named(at.name)),)


class ThatAreOfColors(After, Relative):
    """that are white and/or blue (105.2)"""

    colors: tuple[Color, ...]
    rule = "105.2"
    en = "that are {colors&and/or@} =p"
    es = "que sean {colors&and/or@} =p"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasColor(mask_of(self.colors)),)


class ThatAreOrHaveAdventure(After, Relative):
    """that are instant cards, sorcery cards, and/or have an Adventure (715.2)"""

    first: Plural
    second: Plural
    rule = "715.2"
    en = (
        "that are {first} , {second} , and/or have a Adventure =p",
        "that are {first} , are {second} , and/or have a Adventure =p",
    )
    es = "que sean {first@bare} , {second@bare} y/o tengan una Aventura =p"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        kinds = tuple(at.all_of(at.filter(one).tests) for one in (self.first, self.second))
        return (objects.AnyOf((*kinds, objects.Is(objects.HAS_ADVENTURE))),)


class ThatShareAKind(After, Relative):
    """that share a creature type, of two targets (115.1)"""

    kind: Distinct
    rule = "115.1"
    en = "that share a {kind@s} =p"
    es = "que compartan un {kind@s} =p"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()

    def shared_kind(self) -> int | None:
        return self.kind.number()


class ButDontOwn(After, Relative):
    """[spells you cast] but don't own (108.3)"""

    rule = "108.3"
    en = "but don't own"
    es = (
        "pero del que no eres propietario =m+s",
        "pero de la que no eres propietario =f+s",
        "pero de los que no eres propietario =m+p",
        "pero de las que no eres propietario =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.OwnedBy(objects.You())),)


class IsntOfQuality(Condition):
    """this creature isn't enchanted"""

    what: NounPhrase
    quality: Quality
    rule = "110.5"
    en = "{what:SelfReference@1+s} isn't {quality@1}"
    es = "{what:SelfReference@1+s} no está {quality@1}"

    def lower(self, at: Lowering) -> conditions.Condition:
        if self.quality.lemma not in ("enchanted", "equipped"):
            return at.refuse(self.quality, "not a state that it may be in")
        is_so = objects.Filter(self.quality.tests(at), ())
        return conditions.NotTrue(conditions.Fits(at.objects(self.what), is_so))
