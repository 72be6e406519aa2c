"""205.3, 105: of one of two kinds, of every land type, of a color that is chosen now, protection from what it is."""

from __future__ import annotations

from apnap.abilities import ability as abilities
from apnap.abilities import change, objects, quantity
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.nouns import Subtype, TypeHead, TypeNoun
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.either_costs import either
from apnap.oracle.words.keywords import Keyword
from apnap.oracle.words.protection import Against
from apnap.rules.subtypes import BASIC_LAND_TYPES, LAND_TYPES


class IsAllCreatureTypes(ObjectVerb):
    """is all creature types (205.3m)"""

    rule = "205.3m"
    en = "<be> all creature types"
    es = "<ser> todos los tipos de criatura"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(all_creature_types=True))


class IsEveryNonbasicLandType(ObjectVerb):
    """is every nonbasic land type (205.3i)"""

    rule = "205.3i"
    en = "<be> every non basic land type"
    es = "<ser> de todos los tipos de tierra que no sean básicos"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(subtypes=tuple(sorted(set(LAND_TYPES) - set(BASIC_LAND_TYPES)))))


class AgainstArcane(Against):
    """Arcane (205.3k)"""

    rule = "205.3k"
    en = "Arcane"
    es = "Arcano"

    def test(self, at: Lowering) -> objects.Test:
        return objects.HasSubtype("Arcane")


class AgainstItsColors(Against):
    """its colors: those of the object that has the protection (702.16)"""

    rule = "702.16a"
    en = "its colors"
    es = "sus colores"

    def test(self, at: Lowering) -> objects.Test:
        return objects.SharesWith(objects.This(), quantity.DISTINCT_COLORS)


class OfColorOfYourChoice(After, Relative):
    """of the color of your choice"""

    rule = "608.2d"
    en = "of the color of your choice"
    es = "del color de tu elección"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        asked = effects.ChooseWord(objects.You(), effects.CHOOSE_COLOR)
        if asked not in at.shared.prelude:
            at.shared.prelude.append(asked)
        return (objects.HasChosenColor(),)


class IsOneOfKinds(Condition):
    """equipped creature is a Human or an Angel"""

    what: NounPhrase
    first: NounPhrase
    second: NounPhrase
    rule = "205.3"
    en = "{what@1} <be@1> {first:Determined} or {second:Determined}"
    es = "{what@} <ser@> {first:Determined} o {second:Determined}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), at.either(at.filter(self.first), at.filter(self.second)))


class EitherSubtype(TypeHead):
    """ "Ninja and Rogue creatures": those of either type."""

    kinds: tuple[Subtype, ...]
    noun: TypeNoun
    rule = "205.3m"
    en = "{kinds&and@s} {noun@p} =p"
    es = "{noun@p} {kinds&and@s} =p"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.AnyOf(tuple(kind.test(at) for kind in self.kinds)), *self.noun.tests(at))


class EquipEither(Keyword):
    """ "Equip {2} or {B}" (702.6a)."""

    first: Mana
    second: Mana
    rule = "702.6a"
    en = "equip {first} or {second}"
    es = "equipar {first} o {second}"

    def ability(self, at: Lowering) -> abilities.Ability:
        return abilities.Keyword("equip", cost=either(self.first.as_cost(), self.second.as_cost()))
