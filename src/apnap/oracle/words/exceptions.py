"""All but some: "except for lands"."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, values
from apnap.oracle.binder import types_of
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb


def all_but(at: Lowering, what: Noun) -> objects.Test:
    """Return that something is none of these."""
    return objects.Not(at.all_of(at.filter(what).tests))


def those_left(at: Lowering, what: Noun, others: Noun) -> objects.Objects:
    """Return all of the objects but the others."""
    found = what.subject(at)
    if not isinstance(found, objects.Filter):
        return at.refuse(what, "not all of them")
    left = objects.Each(narrowed(found, all_but(at, others)))
    at.binder.mention(left, True, types_of(found), found.zones)
    return left


class DestroyAllExcept(PlayerVerb):
    """Destroy all permanents except for artifacts and lands (701.8)."""

    what: Noun
    others: Noun
    rule = "701.8"
    en = (
        "<destroy> {what:Determined} except for {others:Plural}",
        "<destroy> {what:Determined} except for {others:SelfReference}",
    )
    es = (
        "<destruir> {what:Determined} excepto {others:Plural}",
        "<destruir> {what:Determined} excepto {others:SelfReference}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        left = those_left(at, self.what, self.others)
        return at.moving(effects.Destroy(left, slot=at.slot()), left)


class ReturnAllExcept(PlayerVerb):
    """Return all creatures to their owners' hands except for Merfolk (400.7)."""

    what: Noun
    others: Noun
    rule = "400.7"
    en = "<return> {what:Determined} to their owners ' hands except for {others:Plural}"
    es = "<regresar> {what:Determined} a las manos de sus propietarios excepto {others:Plural}"

    def lower(self, at: Lowering) -> effects.Effect:
        left = those_left(at, self.what, self.others)
        return at.moving(effects.Move(left, values.HAND, slot=at.slot()), left)


class DealsDamageExcept(ObjectVerb):
    """Deal damage to each creature except for creatures you control (120.1)."""

    amount: Amount
    what: Noun
    others: Noun
    rule = "120.1"
    en = "<deal> {amount} damage to {what:Determined} except for {others:Plural}"
    es = "<hacer> {amount@1} <punto@1> de daño a {what:Determined} excepto a {others:Plural}"

    def lower(self, at: Lowering) -> effects.Effect:
        left = those_left(at, self.what, self.others)
        return effects.DealDamage(at.counted(self.amount), left, source=at.what, slot=at.slot())
