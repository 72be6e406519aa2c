"""113.7, 701.3d, 301.5: sources of abilities, what is attached to what, what is unattached or can't be untapped."""

from __future__ import annotations

from apnap.abilities import cost, objects, static, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.nouns import OfHead
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb


class FromASource(After, Relative):
    """from an artifact source, of an ability (113.7)"""

    what: Noun
    rule = "113.7"
    en = ("from {what:Determined}", "from {what:Plural}")
    es = ("de {what:Determined}", "de {what:Plural@bare}")

    def ends_with_noun(self) -> bool:
        return True

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        what = self.what
        if not isinstance(what, Determined | Plural) or any(isinstance(one, After) for one in what.modifiers):
            return at.refuse(what, "no source")
        noun = what.head.noun if isinstance(what.head, OfHead) else what.head
        if getattr(noun, "lemma", "") != "source":
            return at.refuse(what, "no source")
        return (objects.AbilityOf(objects.Filter(at.filter(what).tests, ())),)


class WithAttached(After, Relative):
    """with another Aura attached to it (303.4)"""

    what: NounPhrase
    rule = "303.4"
    en = "with {what:Determined} attached to it"
    es = "que tenga {what:Determined} <anexado> a <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasAttached(at.filter(self.what)),)


class UnattachThing(PlayerVerb):
    """Unattach an Equipment (701.3d)."""

    what: Noun
    rule = "701.3d"
    en = "<unattach> {what@s}"
    es = "<desanexar> {what@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Unattach(at.objects(self.what))

    def as_cost(self, at: Lowering) -> cost.Cost:
        found = at.objects(self.what)
        if not isinstance(found, objects.This | objects.Giver):
            return at.refuse(self, "another one, as a cost")
        return cost.Cost(None, (cost.EffectCost(effects.Unattach(found)),))


class UnattachAll(PlayerVerb):
    """Unattach all Equipment from a creature (701.3d)."""

    what: Plural
    of: Noun
    rule = "701.3d"
    en = "<unattach> all {what:Plural} from {of}"
    es = "<desanexar> todos los {what:Plural@bare} de {of}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.filter(self.what)
        attached = objects.AttachedTo(at.objects(self.of))
        return effects.Unattach(objects.Each(narrowed(found, attached)))


class CantBeEquipped(ObjectVerb):
    """can't be equipped (301.5)"""

    rule = "301.5"
    en = "can't be equipped"
    es = "no <poder> ser <equipado>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BE_EQUIPPED)


class CantBeEnchantedByOthers(ObjectVerb):
    """can't be enchanted by other Auras (303.4)"""

    rule = "303.4"
    en = "can't be enchanted by other Auras"
    es = "no <poder> ser <encantado> por otras Auras"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        other = objects.Filter((objects.Not(objects.IsSource()), objects.HasSubtype("Aura")), (values.BATTLEFIELD,))
        return at.restrict(static.CANT_BE_ENCHANTED, other=other)


class CantBecomeUntapped(ObjectVerb):
    """can't become untapped (701.26b)"""

    rule = "701.26b"
    en = "can't become untapped"
    es = "no se <poder> enderezar"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BECOME_UNTAPPED)
