"""Conditions about who has cast what this turn, and about how something came where it is (601.2i, 603.6)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import A, Another
from apnap.oracle.phrase.determiners_of_amounts import CountedOrMore
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, OtherPlayer
from apnap.oracle.phrase.zones import Zone
from apnap.oracle.words.casting_history import cast_from, player_who
from apnap.oracle.words.conditions import WasCast, exists
from apnap.oracle.words.histories import YouveCast, at_least
from apnap.oracle.words.pasts import as_it_was
from apnap.oracle.words.player_events import spell_filter


class PlayerHasCast(Condition):
    """an opponent has cast a blue spell this turn"""

    who: OtherPlayer
    what: Noun
    rule = "601.2i"
    en = ("{who} cast {what} this turn", "{who} has cast {what} this turn")
    es = "{who} lanzó {what} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _one_has_cast(at, self.who, self.what)


class PlayerDidntCast(Condition):
    """that player didn't cast a spell this turn"""

    who: OtherPlayer
    what: Noun
    rule = "601.2i"
    en = ("{who} didn't cast {what} this turn", "{who} hasn't cast {what} this turn")
    es = "{who} no lanzó {what} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not isinstance(self.what, Determined) or not isinstance(self.what.determiner, A):
            return at.refuse(self.what, "how many did they not cast?")
        if isinstance(self.who.lower(at), objects.AnyOpponent | objects.AnyPlayer):
            return at.refuse(self.who, "one of them, or none of them?")
        return conditions.NotTrue(_one_has_cast(at, self.who, self.what))


def _one_has_cast(at: Lowering, who: OtherPlayer, what: Noun) -> conditions.Condition:
    cast = occurrence.Casts(objects.IteratedPlayer(), spell_filter(at, what))
    return player_who(at, who, conditions.ThisTurnHappened(cast, at_least(at, what)))


class YouveCastBoth(Condition):
    """you've cast both a creature spell and a noncreature spell this turn"""

    what: Noun
    second: Noun
    rule = "601.2i"
    en = "you've cast both {what:Determined} and {second:Determined} this turn"
    es = "lanzaste tanto {what:Determined} como {second:Determined} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AllTrue((YouveCast(self.what).lower(at), YouveCast(self.second).lower(at)))


class WasntCast(Condition):
    """it wasn't cast"""

    what: NounPhrase
    rule = "601.2"
    en = "{what@s} wasn't cast"
    es = ("{what@1+s} no fue <lanzado@1>", "{what=It@1} no fue <lanzado@1+s>")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(WasCast(self.what).lower(at))


class YouDidntCastItFrom(Condition):
    """you didn't cast it from your hand"""

    what: NounPhrase
    zone: Zone
    rule = "601.2"
    en = "you didn't cast {what} from {zone}"
    es = ("{what=It@1} no <lo@1+s> lanzaste desde {zone}", "no lanzaste {what} desde {zone}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(cast_from(at, self.zone, at.objects(self.what), objects.You()))


class EnteredFrom(Condition):
    """it entered from your graveyard (603.6a)"""

    what: NounPhrase
    zone: Zone
    rule = "603.6a"
    en = "{what@s} entered from {zone}"
    es = ("{what=It@1} entró desde {zone}", "{what@s} entró desde {zone}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), came_from(at, self.zone))


def came_from(at: Lowering, zone: Zone) -> objects.Filter:
    """Return the description of objects that came from a zone this turn: "your graveyard" is their owner's."""
    return at.in_zone_of(zone, objects.Filter((objects.CameFrom(zone.zones() or at.refuse(zone)),), ()))


class EnteredOrCastFrom(Condition):
    """it entered from your library or was cast from your library (603.6a)"""

    what: NounPhrase
    zone: Zone
    second: Zone
    rule = "603.6a"
    en = "{what@s} entered from {zone} or was cast from {second}"
    es = (
        "{what=It@1} entró desde {zone} o fue <lanzado@1+s> desde {second}",
        "{what@1+s} entró desde {zone} o fue <lanzado@1> desde {second}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        entered = conditions.Fits(found, came_from(at, self.zone))
        return conditions.AnyTrue((entered, cast_from(at, self.second, found)))


class SomeEnteredOrCastFrom(Condition):
    """one or more of them entered from a graveyard or was cast from a graveyard (603.6a)"""

    what: NounPhrase
    zone: Zone
    second: Zone
    rule = "603.6a"
    en = "one or more of {what@p} entered from {zone} or was cast from {second}"
    es = (
        "uno o más de {what@m+p} entró desde {zone} o fue lanzado desde {second}",
        "una o más de {what@f+p} entró desde {zone} o fue lanzada desde {second}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        zones = self.second.zones() or at.refuse(self.second)
        spell = objects.Filter((objects.AnyOf(tuple(objects.SpellFrom(zone) for zone in zones)),), ())
        cast = at.in_zone_of(self.second, spell)
        either = objects.AnyOf((at.all_of(came_from(at, self.zone).tests), at.all_of(cast.tests)))
        some = quantity.CountObjects(objects.Those(found, objects.Filter((either,), ())))
        return conditions.Compare(some, quantity.Comparison(quantity.AT_LEAST, quantity.Number(1)))


class YouControlledIt(Condition):
    """you controlled that permanent (608.2h)"""

    what: NounPhrase
    rule = "608.2h"
    en = "you controlled {what}"
    es = ("{what=It@1} <lo@1+s> controlabas", "controlabas {what}")

    def lower(self, at: Lowering) -> conditions.Condition:
        yours = objects.Filter((objects.ControlledBy(objects.You()),), ())
        return conditions.Fits(as_it_was(at, self.what), yours)


class GainedOrLostLife(Condition):
    """you gained or lost life this turn (119.9)"""

    rule = "119.9"
    en = "you gained or lost life this turn"
    es = "ganaste o perdiste vidas este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        you = objects.You()
        either = occurrence.AnyOccurrence((occurrence.GainsLife(you), occurrence.LosesLife(you)))
        return conditions.ThisTurnHappened(either)


class DidntEnterThisTurn(Condition):
    """this creature didn't enter the battlefield this turn (603.6)"""

    what: NounPhrase
    rule = "603.6"
    en = ("{what} didn't enter the battlefield this turn", "{what} didn't enter this turn")
    es = "{what} no entró este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        if isinstance(found, objects.Each):
            return at.refuse(self.what, "any of them")
        entered = objects.Filter((objects.Is(objects.ENTERED_THIS_TURN),), ())
        return conditions.NotTrue(conditions.Fits(found, entered))


class IsSuspended(Condition):
    """this card is suspended (702.62b)"""

    what: NounPhrase
    rule = "702.62b"
    en = "{what} is suspended"
    es = "{what@1} está <suspendido@1>"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not self.what.is_self():
            return at.refuse(self.what, "another card")
        at.works_only_in((values.EXILE,))
        at.mention(self.what, objects.This())
        suspended = (objects.IsSource(), objects.HasKeyword("suspend"), objects.HasCounter("time"))
        return conditions.Exists(objects.Filter(suspended, (values.EXILE,)))


class IsAttachedTo(Condition):
    """this Equipment is attached to a creature (701.3)"""

    what: NounPhrase
    host: Noun
    rule = "701.3"
    en = "{what@1} <be@1> attached to {host}"
    es = "{what@} <estar@> <anexado@> a {host}"

    def lower(self, at: Lowering) -> conditions.Condition:
        host, what = self.host, self.what
        if isinstance(host, Determined) and isinstance(host.determiner, A):
            attached = objects.AttachedTo(replace(at.filter(host), zones=()))
        else:
            attached = objects.AttachedTo(at.objects(host))
        if isinstance(what, Determined) and isinstance(what.determiner, A | Another | CountedOrMore):
            return exists(at, what, (attached,))  # "as long as two or more Equipment are attached to it"
        if what.is_self() and isinstance(host, Determined) and isinstance(host.determiner, A):
            at.binder.mention_aside(objects.AttachedHost(), at.filter(host))  # "a copy of that creature"
        return conditions.Fits(at.objects(self.what), objects.Filter((attached,), ()))
