"""Conditions about how, when and by whom spells were cast (601, 700.4)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity, values
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import NumberWord, Ordinal
from apnap.oracle.phrase.players import APlayer
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Player
from apnap.oracle.phrase.zones import AnywhereElse, Zone
from apnap.oracle.several import one_alone
from apnap.oracle.words.player_events import spell_filter


def cast_from(
    at: Lowering, zone: Zone, found: objects.Objects, by: objects.Players | None = None
) -> conditions.Condition:
    """Return that a spell was cast from a zone; "your graveyard" is one of yours, whoever casts from it."""
    what = None if isinstance(found, objects.This) else found
    if isinstance(zone, AnywhereElse):
        elsewhere = conditions.NotTrue(conditions.CastFrom(zone.zone.zones() or at.refuse(zone.zone), what))
        return conditions.AllTrue((conditions.CastFrom((), what, by), elsewhere))
    zones = zone.zones() or at.refuse(zone)
    cast = conditions.CastFrom(zones, what, by)
    owner = zone.owner(at)
    if owner is None or zones == (values.HAND,):  # a card is cast from its owner's hand only
        return cast
    owned = objects.Filter((objects.OwnedBy(owner),), ())
    return conditions.AllTrue((cast, conditions.Fits(found, owned)))


class WasCastFrom(Condition):
    """it was cast from your graveyard"""

    what: NounPhrase
    zone: Zone
    rule = "601.2"
    en = "{what} was cast from {zone}"
    es = ("{what@1+s} fue <lanzado@1> desde {zone}", "{what=It@1} fue <lanzado@1+s> desde {zone}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return cast_from(at, self.zone, at.objects(self.what))


class YouCastIt(Condition):
    """you cast it"""

    what: NounPhrase
    rule = "601.2"
    en = "you cast {what}"
    es = ("{what=It@1} <lo@1+s> lanzaste", "lanzaste {what}")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        return conditions.CastFrom((), None if isinstance(found, objects.This) else found, objects.You())


class YouCastItFrom(Condition):
    """you cast it from your hand"""

    what: NounPhrase
    zone: Zone
    rule = "601.2"
    en = "you cast {what} from {zone}"
    es = ("{what=It@1} <lo@1+s> lanzaste desde {zone}", "lanzaste {what} desde {zone}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return cast_from(at, self.zone, at.objects(self.what), objects.You())


class CastInMainPhase(Condition):
    """you cast this spell during your main phase"""

    what: NounPhrase
    rule = "505"
    en = "you cast {what} during your main phase"
    es = ("{what=It@1} <lo@1+s> lanzas durante tu fase principal", "lanzas {what} durante tu fase principal")
    es_old = ("{what=It@1} <lo@1+s> lanzaste durante tu fase principal", "lanzaste {what} durante tu fase principal")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        main = (values.PRECOMBAT_MAIN, values.POSTCOMBAT_MAIN)
        return conditions.CastDuring(main, objects.You(), None if isinstance(found, objects.This) else found)


def player_who(at: Lowering, who: Player, deed: conditions.Condition) -> conditions.Condition:
    """Return that a player did so: one player alone, not several between them."""
    players = who.lower(at)
    count = quantity.CountPlayers(objects.PlayersWho(one_alone(players) or players, deed))
    return conditions.Compare(count, quantity.Comparison(quantity.AT_LEAST, Number(1)))


def the_number(at: Lowering, count: NumberWord) -> int:
    """Return a number that is written out."""
    found = count.lower(at)
    return found.n if isinstance(found, Number) else at.refuse(count)


class CastLastTurn(Condition):
    """a player cast two or more spells last turn"""

    who: Player
    count: NumberWord
    en = "{who} cast {count} or more spells last turn"
    es = ("{who:OtherPlayer} lanzó {count} o más hechizos en el último turno",)

    def lower(self, at: Lowering) -> conditions.Condition:
        if not isinstance(self.who, APlayer):
            return at.refuse(self.who)
        cast = occurrence.Casts(objects.IteratedPlayer())
        return player_who(at, self.who, conditions.ThisTurnHappened(cast, the_number(at, self.count), last_turn=True))


class HaventCast(Condition):
    """you haven't cast a spell this turn"""

    what: Noun
    en = ("you haven't cast {what} this turn", "you didn't cast {what} this turn")
    es = "no lanzaste {what} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        cast = occurrence.Casts(objects.You(), spell_filter(at, self.what))
        return conditions.NotTrue(conditions.ThisTurnHappened(cast))


class NthResolution(Condition):
    """this is the third time this ability has resolved this turn"""

    nth: Ordinal
    en = "this is the {nth} time this ability has resolved this turn"
    es = "es la {nth@f+s} vez que se resuelve esta habilidad en este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        at.shared.limits["resolution"] = True
        return conditions.ResolvingTime(self.nth.value)


class ItsTheNthTime(Condition):
    """it's the second time"""

    nth: Ordinal
    en = "it's the {nth} time"
    es = "es la {nth@f+s} vez"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not at.shared.limits.get("resolution"):
            return at.unbound(self, "the time of what?")
        return conditions.ResolvingTime(self.nth.value)


class SpellWarped(Condition):
    """a spell was warped this turn (702.185c)"""

    rule = "702.185c"
    en = "a spell was warped this turn"
    es = "se distorsionó un hechizo este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        warped = objects.Filter((objects.Is(objects.WARPED),), (values.STACK,))
        return conditions.ThisTurnHappened(occurrence.Casts(objects.EachPlayer(), warped))
