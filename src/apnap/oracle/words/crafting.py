"""702.167: craft: what is exiled for it, and what is crafted from it."""

from __future__ import annotations

from apnap.abilities import ability, bonds, cost, objects, values
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.noun_phrases import Plural, Singular
from apnap.oracle.phrase.nouns import ClassNoun, Head, SingleHead
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import NounPhrase
from apnap.oracle.refusals import InZones
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.keywords import Keyword

_THERE = (values.BATTLEFIELD, values.GRAVEYARD)


def material(at: Lowering, what: Plural | Singular) -> objects.Filter:
    """Return the description of a material: a type means a permanent or a card of that type (702.167b)."""
    found = at.filter(what)
    head = what.head
    is_card = isinstance(head, ClassNoun) and head.lemma == "card" or getattr(head, "noun", None) == ClassNoun("card")
    if is_card:
        return objects.Filter(found.tests, (values.GRAVEYARD,))
    if found.zones != (values.BATTLEFIELD,) or isinstance(getattr(head, "noun", head), ClassNoun):
        return at.refuse(what, "another material than permanents and cards of a type")
    return objects.Filter(found.tests, _THERE)


class Materials(Construct):
    """What is exiled to craft with."""

    def parts(self, at: Lowering) -> tuple[cost.ExileObjects, ...]:
        """Return the parts of the cost."""
        return at.refuse(self)


class OneMaterial(Materials):
    """Craft with artifact"""

    what: Singular
    rule = "702.167b"
    en = "{what}"
    es = "{what}"

    def parts(self, at: Lowering) -> tuple[cost.ExileObjects, ...]:
        return (cost.ExileObjects(material(at, self.what)),)


class CountedMaterials(Materials):
    """Craft with two creatures"""

    count: Cardinal
    what: Plural
    rule = "702.167b"
    en = "{count@p} {what@p}"
    es = "{count@1+p} {what@1+p+bare}"

    def parts(self, at: Lowering) -> tuple[cost.ExileObjects, ...]:
        return (cost.ExileObjects(material(at, self.what), self.count.lower(at)),)


class CountedOrMoreMaterials(Materials):
    """Craft with four or more red cards"""

    count: Cardinal
    what: Plural
    rule = "702.167b"
    en = "{count@p} or more {what@p}"
    es = "{count@1+p} o más {what@1+p+bare}"

    def parts(self, at: Lowering) -> tuple[cost.ExileObjects, ...]:
        return (cost.ExileObjects(material(at, self.what), self.count.lower(at), or_more=True),)


class OneOrMoreMaterials(Materials):
    """Craft with one or more creatures"""

    what: Plural
    rule = "702.167b"
    en = "one or more {what@p}"
    es = ("uno o más {what@p+m+bare}", "una o más {what@p+f+bare}")

    def parts(self, at: Lowering) -> tuple[cost.ExileObjects, ...]:
        return (cost.ExileObjects(material(at, self.what), Number(1), or_more=True),)


class AnyMaterials(Materials):
    """Craft with one or more"""

    rule = "702.167a"
    en = "one or more"
    es = "uno o más"

    def parts(self, at: Lowering) -> tuple[cost.ExileObjects, ...]:
        return (cost.ExileObjects(objects.Filter((), _THERE), Number(1), or_more=True),)


class EachMaterial(Construct):
    """a Dinosaur, in a list of materials"""

    what: Singular
    en = "a {what@}"
    es = ("un {what@m}", "una {what@f}")


class SeveralMaterials(Materials):
    """Craft with a Dinosaur, a Merfolk, and a Pirate"""

    items: tuple[EachMaterial, ...]
    rule = "702.167a"
    en = "{items&and}"
    es = "{items&and}"

    def parts(self, at: Lowering) -> tuple[cost.ExileObjects, ...]:
        return tuple(cost.ExileObjects(material(at, one.what)) for one in self.items)


class CraftKeyword(Keyword):
    """ "Craft with artifact {5}{W}" (702.167a)."""

    materials: Materials
    mana: Mana
    rule = "702.167a"
    en = "craft with {materials} {mana}"
    es = "fabricación con {materials} {mana}"

    def ability(self, at: Lowering) -> ability.Ability:
        parts = self.materials.parts(at)
        return ability.Keyword("craft", cost=cost.Cost(self.mana.as_cost().mana, parts))


class UsedToCraft(Head):
    """exiled card used to craft it: what this object was crafted from (702.167c)"""

    noun: SingleHead
    what: NounPhrase
    rule = "702.167c"
    en = "exiled {noun@} used to craft {what}"
    es = "{noun@} <exiliado@> <usado@> para <fabricar@inf> {what}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if not self._is_this(at):
            return at.refuse(self, "what something else was crafted from")
        used = objects.IsOneOf(bonds.CraftedFrom())
        return (InZones((values.EXILE,)), used, *self.noun.tests(at))

    def _is_this(self, at: Lowering) -> bool:
        """Return whether it is the object with the text; where a static ability says "it", that is nothing else."""
        if self.what.is_self() or at.is_static and isinstance(self.what, It):
            return True
        found = at.objects(self.what)
        return found == objects.This() or found == objects.EventObject() and at.shared.moves_itself
