"""118.9, 601.2f, 601.3: casting for nothing at any time, for another cost, and what others' spells cost this turn."""

from __future__ import annotations

from apnap.abilities import cost, objects, quantity, static, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.relatives import PlayerCasts
from apnap.oracle.phrase.roots import Noun, OtherPlayer
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.cost_changes import CostClause, CostDirection, CostsLess, cost_change
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.playing import as_cards


class CastFreeWithFlash(PlayerVerb):
    """Cast without paying mana costs and as though with flash (118.9, 702.8a)."""

    what: Noun
    rule = "118.9"
    en = "<cast> {what:Plural} without paying their mana costs and as though they had flash"
    es = "<lanzar> {what:Plural@bare} sin pagar sus costes de maná y como si tuvieran la habilidad de destello"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        cards = objects.Filter(as_cards(spell_filter(at, self.what)).tests, (values.HAND,))
        who = objects.EachPlayer() if isinstance(at.who, objects.AnyPlayer) else at.who
        return at.rule(static.MayPlay(who, cards, free=True, flash=True))


class TheirSpellsCostThisTurn(CostClause):
    """ "Spells they cast this turn cost {2} more to cast" (601.2f)."""

    what: Plural
    who: OtherPlayer
    mana: Mana
    direction: CostDirection
    rule = "601.2f"
    en = "{what@1+3} {who@4} <cast@4> this turn <cost@1> {mana} {direction} to cast"
    es = "este turno a {who@4} <le@4> cuesta {mana} {direction} lanzar {what@1+bare+either}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        spells = Plural(self.what.head, (*self.what.modifiers, PlayerCasts(self.who)))
        found = cost_change(at.this_turn(), spells, self.mana, isinstance(self.direction, CostsLess))
        if found.times is not None:
            return at.refuse(self, "a number that is settled now")
        return at.this_turn().rule(found)


class AlternativeOfColor(SubjectClause):
    """ "Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that
    spell" (118.9)."""

    rule = "118.9"
    en = (
        "rather than pay the mana cost for a spell , its controller may discard a card that shares a color with that"
        " spell"
    )
    es = (
        "en vez de pagar el coste de maná de un hechizo , su controlador puede descartar una carta que comparta un"
        " color con ese hechizo"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        alike = objects.SharesWith(objects.This(), quantity.DISTINCT_COLORS)
        price = cost.Cost(None, (cost.DiscardCards(objects.Filter((alike,), (values.HAND,))),))
        spells = objects.Filter((objects.Is(objects.IS_SPELL),), (values.STACK,))
        return at.rule(static.AlternativeCost(price, "alternative", None, spells, anyone=True))
