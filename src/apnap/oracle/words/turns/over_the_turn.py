"""603.4, 700: what happened this turn: cards drawn and discarded, counters put, what was sacrificed and what left."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import CounterKind
from apnap.oracle.phrase.players import OnePlayer
from apnap.oracle.phrase.roots import Condition, NounPhrase, OtherPlayer, UnitPhrase
from apnap.oracle.several import number_compared
from apnap.oracle.words.comparing_players import ONE
from apnap.oracle.words.histories import happened, yours
from apnap.oracle.words.turn_counts import PastDeed

_ANY_CARD = objects.Filter((), ())
_ONE_OR_MORE = quantity.Comparison(quantity.AT_LEAST, quantity.Number(1))


class DiscardedThisTurn(Condition):
    """a player discarded a card this turn (701.9)"""

    who: OtherPlayer
    rule = "701.9"
    en = "{who} discarded a card this turn"
    es = "{who} descartó una carta este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return happened(occurrence.Discards(self.who.lower(at), _ANY_CARD))


class YouPutACounter(Condition):
    """you put a counter on a creature this turn (122.6)"""

    what: NounPhrase
    rule = "122.6"
    en = "you put a counter on {what:Determined} this turn"
    es = "pusiste un contador sobre {what:Determined} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _put(at, "", self.what)


class YouPutCountersOf(Condition):
    """you've put one or more +1/+1 counters on a creature this turn (122.6)"""

    counter: CounterKind
    what: NounPhrase
    rule = "122.6"
    en = "you've put one or more {counter} counters on {what} this turn"
    es = "pusiste uno o más contadores {counter} sobre {what} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _put(at, self.counter.kind(), self.what)


def _put(at: Lowering, kind: str, what: NounPhrase) -> conditions.Condition:
    """Return that you put counters on something that fits, or on the object itself."""
    if what.is_self():
        return happened(occurrence.CountersPut(kind, objects.Filter((objects.IsSource(),)), by=objects.You()))
    found, several = what.event_subject(at)
    if several:
        return at.refuse(what, "on several")
    return happened(occurrence.CountersPut(kind, found, by=objects.You()))


class HasCounterThere(Condition):
    """defending player has a rad counter (122.1)"""

    who: OtherPlayer
    counter: CounterKind
    rule = "122.1"
    en = "{who@s} has a {counter} counter"
    es = "{who@s} tiene un contador {counter}"

    def lower(self, at: Lowering) -> conditions.Condition:
        kind = self.counter.kind()
        return number_compared(self.who.lower(at), lambda who: quantity.CountersOfPlayer(who, kind), _ONE_OR_MORE)


def one_of(at: Lowering, who: OtherPlayer) -> objects.Players:
    """Return one player whose deeds are counted."""
    found = who.lower(at)
    return found if isinstance(found, ONE) else at.refuse(who, "the deeds of several players")


class CardsTheyDrew(PastDeed):
    """cards that player has drawn this turn"""

    who: OtherPlayer
    rule = "121.1"
    en = ("card {who} has drawn this turn =s", "cards {who} has drawn this turn =p")
    es = ("carta que {who} haya robado este turno =s", "cartas que {who} haya robado este turno =p")

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Draws(one_of(at, self.who))


class CardsTheyveDrawn(PastDeed):
    """cards they've drawn this turn"""

    rule = "121.1"
    en = ("card they've drawn this turn =s", "cards they've drawn this turn =p")
    es = ("carta que haya robado ese jugador este turno =s", "cartas que haya robado ese jugador este turno =p")

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        who = at.binder.their(self)
        return occurrence.Draws(who) if isinstance(who, ONE) else at.refuse(self, "whose?")


class CardsTheyDiscarded(PastDeed):
    """cards target opponent discarded this turn"""

    who: OtherPlayer
    rule = "701.9"
    en = ("card {who} discarded this turn =s", "cards {who} discarded this turn =p")
    es = ("carta que {who} haya descartado este turno =s", "cartas que {who} haya descartado este turno =p")

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Discards(one_of(at, self.who), _ANY_CARD)


class SacrificedByAnyone(PastDeed):
    """permanents sacrificed this turn, by whichever players"""

    what: UnitPhrase
    rule = "701.21"
    en = "{what:Singular@} sacrificed this turn =s"
    es = "{what:Singular@1} <sacrificado@1> este turno =s"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Sacrifices(objects.EachPlayer(), at.filter(self.what))


class LeftUnderYouDeed(PastDeed):
    """creature that left the battlefield under your control this turn"""

    what: UnitPhrase
    rule = "603.6c"
    en = "{what:Singular@} that left the battlefield under your control this turn =s"
    es = "{what:Singular@} que dejó el campo de batalla bajo tu control este turno =s"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.ZoneChanges(yours(at.filter(self.what)), (values.BATTLEFIELD,))


class GreatestDrawn(Measured):
    """the greatest number of cards an opponent has drawn this turn"""

    who: OnePlayer
    rule = "121.1"
    en = "the greatest number of cards {who} has drawn this turn"
    es = "la mayor cantidad de cartas que {who} haya robado este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        if not isinstance(self.who.lower(at), objects.AnyOpponent):
            return at.refuse(self.who, "among which players?")
        drawn = quantity.ThisTurn(occurrence.Draws(objects.IteratedPlayer()))
        return quantity.GreatestOfPlayers(objects.EachOpponent(), drawn)
