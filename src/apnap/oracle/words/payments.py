"""118: casting for nothing this turn, payments that equal something, costs by what was paid, mana that is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from apnap.abilities import condition as conditions
from apnap.abilities import cost, objects, static
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause, SuffixedClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.roots import Noun, OtherPlayer
from apnap.oracle.phrase.verb_phrases import PlayerDeeds, PlayerVerb
from apnap.oracle.words.cost_changes import CostClause, YourSpellsCost, changed_so
from apnap.oracle.words.costs import Energy, energy_cost
from apnap.oracle.words.playing import permission


class FreeThisTurn(PlayerVerb):
    """Something that may be cast or played this turn without paying its mana cost (118.9)."""

    what: Noun
    lands: ClassVar[bool]

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.duration is not None:
            return at.refuse(self, "for another time")
        return permission(at.this_turn(), self.what, lands=self.lands, free=True)


class CastFreeThisTurn(FreeThisTurn):
    """Cast this turn without paying mana costs (118.9)."""

    rule = "118.9"
    en = (
        "<cast> {what} this turn without paying its mana cost",
        "<cast> {what} this turn without paying their mana costs",
    )
    es = (
        "<lanzar> {what} este turno sin pagar su coste de maná",
        "<lanzar> {what} este turno sin pagar sus costes de maná",
    )

    lands = False


class PlayFreeThisTurn(FreeThisTurn):
    """Play this turn without paying mana costs (118.9)."""

    rule = "118.9"
    en = (
        "<play> {what} this turn without paying its mana cost",
        "<play> {what} this turn without paying their mana costs",
    )
    es = (
        "<jugar> {what} este turno sin pagar su coste de maná",
        "<jugar> {what} este turno sin pagar sus costes de maná",
    )

    lands = True


class MayHaveYou(SubjectClause):
    """ "Target opponent may have you draw three cards" (608.2d)."""

    who: OtherPlayer
    deeds: PlayerDeeds
    rule = "608.2d"
    en = "{who@1} may have you {deeds@p}"
    es = "{who@1} <poder@1+ind> hacer que {deeds@2+s+sub}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.may_have(self.who.lower(at), at.with_player(objects.You()), self.deeds)


class PayEnergyEqual(PlayerVerb):
    """Pay an amount of energy equal to a quantity (107.14)."""

    energy: Energy
    measured: Measured
    rule = "107.14"
    en = "<pay> a amount of {energy} equal to {measured}"
    es = "<pagar> una cantidad de {energy} igual a {measured}"

    is_payment = True

    def as_cost(self, at: Lowering) -> cost.Cost:
        return energy_cost(at, self.energy, self.measured.lower(at))


class PayLifeEqual(PlayerVerb):
    """Pay life equal to a quantity (119.4)."""

    measured: Measured
    rule = "119.4"
    en = "<pay> life equal to {measured}"
    es = "<pagar> una cantidad de vidas igual a {measured}"

    is_payment = True

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.PayLife(self.measured.lower(at)),))


class LoseUnspentMana(PlayerVerb):
    """Lose all unspent mana (106.4)."""

    rule = "106.4"
    en = "<lose> all unspent mana"
    es = "<perder> todo el maná sin usar"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.LoseMana(at.who)


class CostsIfBargained(SuffixedClause):
    """ "This spell costs {2} less to cast if it's bargained" (702.166b)."""

    clause: CostClause
    rule = "702.166b"
    en = "{clause} if it's bargained"
    es = "{clause} si es negociado"

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.clause.is_about_spell():
            return at.refuse(self, "another spell")
        return changed_so(at.effect(self.clause), condition=conditions.CostPaid("bargain"))

    def is_about_spell(self) -> bool:
        return self.clause.is_about_spell()


class CostLessAndUncounterable(SubjectClause):
    """ "Spells you cast … cost {1} less to cast and can't be countered" (601.2f, 101.2)."""

    clause: YourSpellsCost
    rule = "601.2f"
    en = "{clause} and can't be countered"
    es = "{clause} , y no pueden ser contrarrestados"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.effect(self.clause)
        assert isinstance(found, effects.ContinuousRule)
        spells = [part.spells for part in found.parts if isinstance(part, static.CostChange)]
        if not at.is_static or len(spells) != 1 or spells[0] is None:
            return at.refuse(self, "of which spells?")
        return replace(found, parts=(*found.parts, static.Restriction(static.CANT_BE_COUNTERED, spells[0])))
