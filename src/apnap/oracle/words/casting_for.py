"""118.9, 118.8: casting for another cost, or for more: "by paying 3 life and discarding a card", once each turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import condition as conditions
from apnap.abilities import cost, objects, quantity, static, values
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct, Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, MayClause, SubjectClause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.numbers import Count, CounterKind
from apnap.oracle.phrase.priced import priced
from apnap.oracle.phrase.roots import Condition, Noun, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerDeeds, PlayerVerb, all_costs
from apnap.oracle.words.costs import Energy, Mana, Price, energy_cost
from apnap.oracle.words.counters import removal_cost
from apnap.oracle.words.effects_on_players import in_hand
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.playing import permission
from apnap.oracle.words.spell_lines import ADDITIONAL

_PAID_ES = {
    "prowl": "rondar",
    "surge": "impulso",
    "spectacle": "espectáculo",
    "madness": "demencia",
    "sneak": "sigilo",
    "freerunning": "carrera libre",
    "emerge": "emerger",
    "mayhem": "caos",
}
"""Keywords whose cost texts ask about, with their Spanish names."""


class Manner(Construct):
    """What is done to cast something: "paying 3 life", "discarding a card"."""

    def as_cost(self, at: Lowering) -> cost.Cost:
        """Return it as a cost."""
        return at.refuse(self)


class OneManner(Manner):
    """One thing that is done."""


class TwoManners(Manner):
    """paying 3 life and discarding a card"""

    first: OneManner
    second: OneManner
    rule = "118.1"
    en = "{first} and {second}"
    es = "{first} y {second}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return all_costs((self.first.as_cost(at), self.second.as_cost(at)))


class Paying(OneManner):
    """paying 3 life"""

    price: Price
    rule = "118.2"
    en = "paying {price}"
    es = "pagando {price}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return self.price.as_cost(at)


MANA_VALUE = quantity.StatOf(objects.This(), quantity.MANA_VALUE)
"""In the cost of casting a spell: its mana value."""


class PayingLifeForIt(OneManner):
    """paying life equal to its mana value"""

    rule = "119.4"
    en = (
        "paying life equal to its mana value",
        "paying life equal to the spell 's mana value",
        "paying life equal to that spell 's mana value",
    )
    es = "pagando una cantidad de vidas igual a su valor de maná"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.PayLife(MANA_VALUE),))


class PayingEnergyForIt(OneManner):
    """paying an amount of {E} equal to its mana value"""

    energy: Energy
    rule = "107.14"
    en = "paying a amount of {energy} equal to its mana value"
    es = "pagando una cantidad de {energy} igual a su valor de maná"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return energy_cost(at, self.energy, MANA_VALUE)


class Sacrificing(OneManner):
    """sacrificing a creature"""

    what: Noun
    rule = "701.21"
    en = "sacrificing {what}"
    es = "sacrificando {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return priced(at, self.what, None, cost.SacrificeObjects)


class Discarding(OneManner):
    """discarding a card"""

    what: Noun
    rule = "701.9"
    en = "discarding {what}"
    es = "descartando {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return priced(at, self.what, None, cost.DiscardCards, lambda found: in_hand(at, self.what, found))


class Exiling(OneManner):
    """exiling three other cards from your graveyard"""

    what: Noun
    rule = "701.13"
    en = "exiling {what}"
    es = "exiliando {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return priced(
            at, self.what, None, cost.ExileObjects, lambda found: found if found.zones else at.refuse(self.what)
        )


class Tapping(OneManner):
    """tapping three untapped creatures you control"""

    what: Noun
    rule = "701.26a"
    en = "tapping {what}"
    es = "girando {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return priced(at, self.what, None, cost.TapObjects)


class Removing(OneManner):
    """removing three +1/+1 counters from a creature you control"""

    count: Count
    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "removing {count@1} {counter} <counters@1> from {what}"
    es = "removiendo {count@1+m} <contador@1> {counter} de {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return removal_cost(at, self.what, self.counter.kind(), self.count)


def for_cost(at: Lowering, construct: Construct, found: effects.Effect, **costs: cost.Cost) -> effects.Effect:
    """Return a permission to cast (or the casting of something now) with its ``cost`` or ``additional`` cost."""
    if isinstance(found, effects.CastNow):
        changed: effects.Effect = replace(found, **costs)  # type: ignore[arg-type]
        return changed
    if not isinstance(found, effects.ContinuousRule):
        return at.refuse(construct, "nothing may be cast")
    if not all(isinstance(part, static.MayPlay) for part in found.parts):
        return at.refuse(construct, "nothing may be cast")
    parts: tuple[Any, ...] = found.parts
    return replace(found, parts=tuple(replace(part, **costs) if part.spells else part for part in parts))


class CastBy(PlayerVerb):
    """Cast for another cost: "by paying life equal to its mana value rather than paying its mana cost" (118.9)."""

    what: Noun
    manner: Manner
    rule = "118.9"
    en = (
        "<cast> {what} by {manner} rather than paying its mana cost",
        "<cast> {what} by {manner} rather than paying their mana costs",
    )
    es = (
        "<lanzar> {what@bare} {manner} en vez de pagar su coste de maná",
        "<lanzar> {what@bare} {manner} en vez de pagar sus costes de maná",
    )

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        price = self.manner.as_cost(at)
        spells = _from_anywhere(at, self.what)
        if spells is not None:
            return at.rule(static.AlternativeCost(price, "alternative", None, spells))
        return for_cost(at, self, permission(at, self.what, False, False), cost=price)


def _from_anywhere(at: Lowering, what: Noun) -> objects.Filter | None:
    """Return the description of spells that may be cast for another cost from wherever they may be cast at all."""
    if not at.is_static or any(one.is_among() for one in getattr(what, "modifiers", ())):
        return None
    found = at.filter(what)
    return found if found.zones == (values.STACK,) and objects.Is(objects.IS_SPELL) in found.tests else None


class CastByAlso(PlayerVerb):
    """Cast for more: "by discarding a card in addition to paying its other costs" (118.8)."""

    what: Noun
    manner: Manner
    rule = "118.8"
    en = (
        "<cast> {what} by {manner} in addition to paying its other costs",
        "<cast> {what} by {manner} in addition to paying their other costs",
        "<cast> {what} by {manner} in addition to its other costs",
        "<cast> {what} by {manner} in addition to their other costs",
    )
    es = (
        "<lanzar> {what@bare} {manner} además de pagar sus otros costes",
        "<lanzar> {what@bare} {manner} además de pagar los otros costes",
    )

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static and at.duration is None:
            return at.refuse(self, "more for what is cast now")
        price = self.manner.as_cost(at)
        return for_cost(at, self, permission(at, self.what, False, False), additional=price)


class PlayForLife(SubjectClause):
    """ "You may play … If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost."
    (118.9)"""

    clause: MayClause
    rule = "118.9"
    en = (
        "{clause} . if you cast a spell this way , pay life equal to its mana value rather than pay its mana cost",
        "{clause} . if you cast a spell this way , you pay life equal to its mana value rather than paying its mana"
        " cost",
    )
    es = (
        "{clause} . si lanzas un hechizo de esta manera , paga una cantidad de vidas igual a su valor de maná en vez de"
        " pagar su coste de maná"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        price = cost.Cost(None, (cost.PayLife(MANA_VALUE),))
        return for_cost(at, self, at.effect(self.clause), cost=price)


class AlternativeForSpells(SubjectClause):
    """ "You may pay {0} rather than pay the mana cost for creature spells you cast" (118.9)."""

    deeds: PlayerDeeds
    what: Noun
    rule = "118.9"
    en = "you may {deeds@p} rather than pay the mana cost for {what}"
    es = "puedes {deeds@inf} en vez de pagar el coste de maná de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = spell_filter(at, self.what)
        own = objects.ControlledBy(objects.You())
        if not at.is_static or own not in found.tests:
            return at.refuse(self, "outside a static ability, or of others' spells")
        return at.rule(static.AlternativeCost(self.deeds.as_cost(at), "alternative", None, found))


class AlternativeWasPaid(Condition):
    """the {1}{B} cost was paid: the alternative cost of this spell (118.9)"""

    mana: Mana
    rule = "118.9"
    en = "the {mana} cost was paid"
    es = "se pagó el coste {mana}"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not at.is_spell:
            return at.refuse(self, "the cost of something else")
        at.binder.mention_spell()
        return conditions.CostPaid("alternative")


class AdditionalWasPaid(Condition):
    """this spell's additional cost was paid (118.8)"""

    whose: Possessor
    rule = "118.8"
    en = "{whose} additional cost was paid"
    es = "se pagó el coste adicional de {whose:OfObject}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return paid(at, self.whose, ADDITIONAL)


class CostName(Word):
    """The name of a keyword whose cost was paid: prowl, madness."""

    en_words = {name: ((name, ANY),) for name in _PAID_ES}
    es_words = {name: ((spanish, ANY),) for name, spanish in _PAID_ES.items()}


class KeywordCostWasPaid(Condition):
    """its prowl cost was paid (118.9)"""

    whose: Possessor
    name: CostName
    rule = "118.9"
    en = "{whose} {name} cost was paid"
    es = ("se pagó el coste de {name} de {whose:OfObject}", "se pagó su coste de {name} {whose=Its}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return paid(at, self.whose, self.name.lemma)


def paid(at: Lowering, whose: Possessor, name: str) -> conditions.Condition:
    """Return that a cost was paid for a spell, or for the spell that a permanent was."""
    found = whose.of_object(at)
    if isinstance(found, objects.This):
        if at.is_spell:
            at.binder.mention_spell()
        return conditions.CostPaid(name)
    return conditions.CostPaid(name, found)


# ------------------------------------------------------------------------------------------------ once each turn


def once(at: Lowering, clause: Clause, yours: bool) -> effects.Effect:
    """Return a permission to cast or play that can be used once each turn."""
    found = at.effect(clause)
    if not at.is_static or not isinstance(found, effects.ContinuousRule) or len(found.parts) != 1:
        return at.refuse(clause, "not one permission")
    (part,) = found.parts
    if isinstance(part, static.MayPlay):
        return replace(found, parts=(replace(part, once_per_turn=True, only_your_turn=yours),))
    if isinstance(part, static.AlternativeCost):
        turn = conditions.YourTurn(objects.You()) if yours else part.condition
        return replace(found, parts=(replace(part, once_per_turn=True, condition=turn),))
    return at.refuse(clause, "not a permission")


class OnceEachOfYourTurns(Prefix):
    """Once during each of your turns,"""

    rule = "601.3b"
    en = "once during each of your turns"
    es = "una vez durante cada uno de tus turnos"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return once(at, clause, yours=True)


class OnceEachTurnPrefix(Prefix):
    """Once each turn,"""

    rule = "601.3b"
    en = "once each turn"
    es = "una vez por turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return once(at, clause, yours=False)
