"""Conditions and counts about what has happened this turn."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity, values
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.determiners import A, Another
from apnap.oracle.phrase.determiners_of_amounts import CountedOrMore, No
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Player, UnitPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.zones import Zone
from apnap.oracle.words.player_events import spell_filter


def at_least(at: Lowering, what: Noun) -> int:
    """Return how many a noun phrase in a condition asks for: "a creature", "two or more creatures"."""
    if isinstance(what, Determined) and isinstance(what.determiner, A | Another):
        return 1
    if isinstance(what, Determined) and isinstance(what.determiner, CountedOrMore):
        least = what.determiner.count.lower(at)
        if isinstance(least, Number):
            return least.n
    return at.refuse(what, "in a condition")


def happened(found: occurrence.Occurrence, times: int = 1) -> conditions.Condition:
    """Return the condition that something happened so often this turn."""
    return conditions.ThisTurnHappened(found, times)


class LeftThisTurn(Condition):
    """a permanent left the battlefield this turn"""

    what: Noun
    en = "{what} left the battlefield this turn"
    es = "{what} dejó el campo de batalla este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        left = occurrence.ZoneChanges(at.filter(self.what), (values.BATTLEFIELD,))
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, No):
            return conditions.NotTrue(happened(left))
        return happened(left, at_least(at, self.what))


class LeftUnderYou(Condition):
    """a permanent left the battlefield under your control this turn"""

    what: Noun
    en = "{what} left the battlefield under your control this turn"
    es = "{what} dejó el campo de batalla bajo tu control este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        own = yours(at.filter(self.what))
        return happened(occurrence.ZoneChanges(own, (values.BATTLEFIELD,)), at_least(at, self.what))


class LeftYouControlled(Condition):
    """a permanent you controlled left the battlefield this turn"""

    what: Noun
    en = "{what} you controlled left the battlefield this turn"
    es = "{what} que controlabas dejó el campo de batalla este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return LeftUnderYou(self.what).lower(at)


class EnteredUnderYou(Condition):
    """two or more permanents entered the battlefield under your control this turn"""

    what: Noun
    en = (
        "{what} entered the battlefield under your control this turn",
        "{what} entered under your control this turn",
        "you had {what} enter the battlefield under your control this turn",
    )
    es = "{what} entró bajo tu control este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return happened(entered_under_you(at, self.what), at_least(at, self.what))


def entered_under_you(at: Lowering, what: Noun | UnitPhrase) -> occurrence.Occurrence:
    """Return that something enters the battlefield under your control."""
    return occurrence.ZoneChanges(yours(at.filter(what)), to_zones=(values.BATTLEFIELD,))


def yours(found: objects.Filter) -> objects.Filter:
    """Return the description of those that are under your control."""
    return narrowed(found, objects.ControlledBy(objects.You()))


def descends() -> occurrence.ZoneChanges:
    """Return that you descend: a permanent card is put into your graveyard from anywhere (700.11)."""
    card = objects.Filter((objects.Is(objects.IS_PERMANENT_CARD), objects.OwnedBy(objects.You())), ())
    return occurrence.ZoneChanges(card, to_zones=(values.GRAVEYARD,))


class DescendedThisTurn(Condition):
    """you descended this turn (700.11)"""

    rule = "700.11"
    en = "you descended this turn"
    es = "descendiste este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return happened(descends())


class YouveCast(Condition):
    """you've cast a noncreature spell this turn"""

    what: Noun
    en = "you've cast {what} this turn"
    es = "lanzaste {what} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = occurrence.Casts(objects.You(), spell_filter(at, self.what))
        return happened(found, at_least(at, self.what))


class YouveDrawn(Condition):
    """you've drawn two or more cards this turn"""

    count: NumberWord
    en = "you've drawn {count} or more cards this turn"
    es = "robaste {count} o más cartas este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        least = self.count.lower(at)
        if not isinstance(least, Number):
            return at.refuse(self.count)
        return happened(occurrence.Draws(objects.You()), least.n)


class NoSpellsLastTurn(Condition):
    """no spells were cast last turn"""

    en = "no spells were cast last turn"
    es = "no se lanzaron hechizos en el último turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        cast = conditions.ThisTurnHappened(occurrence.Casts(objects.EachPlayer()), last_turn=True)
        return conditions.NotTrue(cast)


class DiedUnit(Unit):
    """ "creature that died this turn"."""

    what: UnitPhrase
    rule = "700.4"
    en = "{what@s} that died this turn"
    es = "{what@s} que murió este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        died = occurrence.ZoneChanges(at.filter(self.what), (values.BATTLEFIELD,), (values.GRAVEYARD,))
        return quantity.ThisTurn(died)


class EnteredUnderYouUnit(Unit):
    """ "land that entered the battlefield under your control this turn"."""

    what: UnitPhrase
    rule = "603.6a"
    en = (
        "{what@s} that entered the battlefield under your control this turn",
        "{what@s} you had enter the battlefield under your control this turn",
    )
    es = "{what@s} que entró bajo tu control este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(entered_under_you(at, self.what))


class NumberEnteredUnderYou(Measured):
    """ "the number of creatures that entered the battlefield under your control this turn"."""

    what: Noun
    rule = "603.6a"
    en = "the number of {what:Plural} that entered the battlefield under your control this turn"
    es = "la cantidad de {what:Plural@bare} que entraron bajo tu control este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(entered_under_you(at, self.what))


class XLimit(Condition):
    """X is 5 or more"""

    limit: Limit
    en = "X is {limit}"
    es = "X es {limit}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Compare(at.x(), self.limit.lower(at))


class RemainsTapped(Condition):
    """this creature remains tapped"""

    what: Noun
    rule = "611.2b"
    en = "{what} <remain> tapped"
    es = "{what} <permanecer@ind> <girado>"

    def lower(self, at: Lowering) -> conditions.Condition:
        tapped = objects.Filter((objects.Is(objects.TAPPED),), ())
        return conditions.Fits(at.objects(self.what), tapped)


class CardInZone(Condition):
    """an artifact card is in your graveyard"""

    what: Noun
    zone: Zone
    en = "{what:Determined} is in {zone}"
    es = "{what:Determined} está en {zone}"

    def lower(self, at: Lowering) -> conditions.Condition:
        zones = self.zone.zones()
        if not zones:
            return at.refuse(self)
        if self.what.is_self():
            at.works_only_in(zones)
            at.mention(self.what, objects.This())
            return conditions.Exists(objects.Filter((objects.IsSource(),), zones))
        found = at.in_zone_of(self.zone, at.filter(self.what))
        assert isinstance(self.what, Determined)
        return self.what.determiner.condition(at, objects.Filter(found.tests, zones))


class InCommandOrPlay(Condition):
    """~ is in the command zone or on the battlefield (113.6)"""

    what: NounPhrase
    rule = "113.6"
    en = "{what:SelfReference} is in the command zone or on the battlefield"
    es = "{what:SelfReference} está en la zona de mando o en el campo de batalla"

    def lower(self, at: Lowering) -> conditions.Condition:
        zones = (values.BATTLEFIELD, values.COMMAND)
        at.shared.moved_from = zones
        return conditions.Exists(objects.Filter((objects.IsSource(),), zones))


class PoisonOrMore(Condition):
    """an opponent has three or more poison counters"""

    who: Player
    count: NumberWord
    rule = "122.1f"
    en = "{who@1} <have@1> {count} or more poison counters"
    es = "{who@1} <tener@1+ind> {count} o más contadores de veneno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.player_compare(self.who, quantity.POISON, self.count, quantity.AT_LEAST)


class TotalPower(Condition):
    """creatures you control have total power 8 or greater"""

    what: Noun
    limit: Limit
    en = "{what:Plural} have total power {limit}"
    es = "{what:Plural} tienen una fuerza total de {limit}"

    def lower(self, at: Lowering) -> conditions.Condition:
        total = quantity.StatOf(objects.Each(at.filter(self.what)), quantity.POWER)
        return conditions.Compare(total, self.limit.lower(at))


class TotalToughness(Condition):
    """creatures you control have total toughness 10 or greater"""

    what: Noun
    limit: Limit
    en = "{what:Plural} have total toughness {limit}"
    es = "{what:Plural} tienen una resistencia total de {limit}"

    def lower(self, at: Lowering) -> conditions.Condition:
        total = quantity.StatOf(objects.Each(at.filter(self.what)), quantity.TOUGHNESS)
        return conditions.Compare(total, self.limit.lower(at))


def flipped(at: Lowering, construct: Construct, *, yours: bool) -> conditions.Condition:
    """Return that who flipped the coin before, you or another player, wins the flip: nobody else does (705.2)."""
    slot = at.shared.limits.get("flip")
    if not slot or isinstance(at.shared.limits.get("flipper"), objects.You) != yours:
        return at.unbound(construct, "who flipped a coin before?")
    return conditions.CoinWon(slot)


class WonFlip(Condition):
    """you win the flip (705.2)"""

    rule = "705.2"
    en = "you win the flip"
    es = "ganas el lanzamiento"

    def lower(self, at: Lowering) -> conditions.Condition:
        return flipped(at, self, yours=True)


class LostFlip(Condition):
    """you lose the flip (705.2)"""

    rule = "705.2"
    en = "you lose the flip"
    es = "pierdes el lanzamiento"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(flipped(at, self, yours=True))
