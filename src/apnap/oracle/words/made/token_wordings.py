"""701.7, 707.2: tokens whose color or size is said behind them, tokens besides others, copies for each of several."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity
from apnap.oracle.construct import Construct
from apnap.oracle.gathering import in_turn_or_together
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners import A
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import Color
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.nouns import OfHead
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.describing import described
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.tokens import creation


class CreateOfColors(PlayerVerb):
    """Create an 8/8 Beast creature token that's red, green, and white (111.3)."""

    what: Noun
    colors: tuple[Color, ...]
    rule = "111.3"
    en = "<create> {what:Determined@1} <that is@1> {colors&and@1}"
    es = "<crear> {what:Determined@1} que sea {colors&and@1}"

    def lower(self, at: Lowering) -> effects.Effect:
        assert isinstance(self.what, Determined)
        made = creation(at, self.what, None)
        if made.token.colors or made.token.predefined:
            return at.refuse(self.what, "colors twice")
        mask = 0
        for color in self.colors:
            mask |= color.mask
        return at.producing(replace(made, token=replace(made.token, colors=mask), slot=at.slot()))


def _sized(at: Lowering, what: Noun, power: Measured, toughness: Measured) -> effects.Effect:
    """Return the creation of one creature token whose size is found as it is created."""
    if not isinstance(what, Determined) or not isinstance(what.determiner, A) or not isinstance(what.head, OfHead):
        return at.refuse(what, "not one token")
    found = described(at, what.head.kinds, what.modifiers)
    if what.head.noun.lemma != "token" or found.size is not None or found.tapped or not found.card_types:
        return at.refuse(what, "not a token without a size")
    token = effects.Token(
        found.card_types,
        found.supertypes,
        found.subtypes,
        found.colors or 0,
        power.lower(at),
        toughness.lower(at),
        found.abilities,
        found.name,
    )
    return at.producing(effects.CreateTokens(at.who, quantity.Number(1), token, slot=at.slot()))


class CreateOfSize(PlayerVerb):
    """Create a black Zombie creature token with power equal to … and toughness equal to … (111.3)."""

    what: Noun
    power: Measured
    toughness: Measured
    rule = "111.3"
    en = "<create> {what:Determined} with power equal to {power} and toughness equal to {toughness}"
    es = "<crear> {what:Determined} con fuerza igual a {power} y resistencia igual a {toughness}"

    def lower(self, at: Lowering) -> effects.Effect:
        return _sized(at, self.what, self.power, self.toughness)


class CreateThenSize(Clause):
    """ "Create a black Zombie creature token. Its power is equal to … and its toughness is equal to …" (111.3)."""

    what: Noun
    power: Measured
    toughness: Measured
    rule = "111.3"
    en = "create {what:Determined} . its power is equal to {power} and its toughness is equal to {toughness}"
    es = "crea {what:Determined} . su fuerza es igual a {power} y su resistencia es igual a {toughness}"

    def lower(self, at: Lowering) -> effects.Effect:
        return _sized(at, self.what, self.power, self.toughness)


# ------------------------------------------------------------------------------------------------ for each of them


class OfThemUnit(Unit):
    """of them, behind "for each" """

    en = "of them"
    es = ("uno de ellos", "una de ellas")

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountObjects(at.binder.them(self))

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        return _each_of(self, at.kept(at.binder.them(self)), clause, at)


class OfTargetsUnit(Unit):
    """of X target permanents, behind "for each" (115.1)"""

    what: NounPhrase
    rule = "115.1"
    en = "of {what:Targeted@p}"
    es = ("uno de {what:Targeted@p+m}", "una de {what:Targeted@p+f}")

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        return _each_of(self, at.objects(self.what), clause, at)


def _each_of(unit: Unit, each: objects.Objects, clause: Construct, at: Lowering) -> effects.Effect:
    at.binder.mention(objects.Iterated(), False, 0)
    inner = unit.anew(clause, at)
    return in_turn_or_together(at, each, inner)


# ------------------------------------------------------------------------------------------------ copying


class CopiesEvent(PlayerEvent):
    """copy a spell (707.10)"""

    what: Noun
    rule = "707.10"
    en = "<copy> {what}"
    es = "<copiar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("copy", who, spell_filter(at, self.what))
