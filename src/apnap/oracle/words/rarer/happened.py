"""603.4, 700: conditions and counts about this turn: lands played, cards drawn, libraries searched; and others."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity, targeting, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Amount, Count, Digits, NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Player
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.units import Unit
from apnap.oracle.several import number_compared
from apnap.oracle.words.histories import YouveCast, at_least


class YouPlayedALand(Condition):
    """you played a land this turn (305.1)"""

    rule = "305.1"
    en = "you played a land this turn"
    es = "jugaste una tierra este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.PlaysLand(objects.You()))


def drawn(who: objects.Players) -> quantity.Quantity:
    """Return how many cards a player has drawn this turn."""
    return quantity.ThisTurn(occurrence.Draws(who))


class DrewCards(Condition):
    """an opponent drew three or more cards this turn (121.1)"""

    who: Player
    count: NumberWord
    rule = "121.1"
    en = ("{who} drew {count} or more cards this turn", "{who:OtherPlayer@s} has drawn {count} or more cards this turn")
    es = "{who:OtherPlayer@0+s} robó {count} o más cartas este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        least = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        return number_compared(self.who.lower(at), drawn, least)


class SearchedTheirLibrary(Condition):
    """an opponent searched their library this turn (701.23)"""

    who: Player
    rule = "701.23"
    en = "{who} searched their library this turn"
    es = "{who:OtherPlayer@0+s} buscó en su biblioteca este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.KeywordAction("search", self.who.lower(at), own=True))


class OpponentWhoDrew(Unit):
    """ "opponent who drew two or more cards this turn"."""

    count: NumberWord
    rule = "121.1"
    en = "opponent who drew {count} or more cards this turn"
    es = "oponente que haya robado {count} o más cartas este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        enough = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        so_many = conditions.Compare(drawn(objects.IteratedPlayer()), enough)
        return quantity.CountPlayers(objects.PlayersWho(objects.EachOpponent(), so_many))


class OpponentWhoHadEnter(Unit):
    """ "opponent who had two or more lands enter the battlefield under their control this turn"."""

    what: NounPhrase
    rule = "603.6a"
    en = "opponent who had {what:Determined} enter the battlefield under their control this turn"
    es = "oponente bajo cuyo control hayan entrado {what:Determined} este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        found = at.filter(self.what)
        theirs = objects.Filter((*found.tests, objects.ControlledBy(objects.IteratedPlayer())), found.zones)
        entered = occurrence.ZoneChanges(theirs, to_zones=(values.BATTLEFIELD,))
        enough = conditions.ThisTurnHappened(entered, at_least(at, self.what))
        return quantity.CountPlayers(objects.PlayersWho(objects.EachOpponent(), enough))


class YouveCastThisAndThat(Condition):
    """you've cast a spell named … and a spell named … this turn"""

    first: NounPhrase
    second: NounPhrase
    rule = "601.2i"
    en = "you've cast {first:Determined} and {second:Determined} this turn"
    es = "lanzaste {first:Determined} y {second:Determined} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AllTrue((YouveCast(self.first).lower(at), YouveCast(self.second).lower(at)))


class IsInCommandZone(Condition):
    """~ is in the command zone (113.6)"""

    what: NounPhrase
    rule = "113.6"
    en = "{what:SelfReference} is in the command zone"
    es = "{what:SelfReference} está en la zona de mando"

    def lower(self, at: Lowering) -> conditions.Condition:
        at.shared.moved_from = (values.COMMAND,)
        return conditions.Exists(objects.Filter((objects.IsSource(),), (values.COMMAND,)))


class StillThere(Condition):
    """~ is still on the battlefield"""

    what: NounPhrase
    rule = "400.7"
    en = "{what:SelfReference} is still on the battlefield"
    es = "{what:SelfReference} todavía está en el campo de batalla"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Exists(objects.Filter((objects.IsSource(),)))


class HasSingleTarget(Condition):
    """it has a single target (115.9b)"""

    what: NounPhrase
    rule = "115.9b"
    en = "{what@1+s} <have@1> a single target"
    es = ("{what@} <tener@> un solo objetivo", "{what=It} <tener@0+3+s> un solo objetivo")

    def lower(self, at: Lowering) -> conditions.Condition:
        one = objects.Filter((targeting.HasTargets(1),), (values.STACK,))
        return conditions.Fits(at.objects(self.what), one)


class KindsOfCounters(Condition):
    """there are three or more different kinds of counters among creatures you control (122.1)"""

    count: NumberWord
    among: Noun
    rule = "122.1"
    en = "there are {count} or more different kinds of counters among {among:Plural}"
    es = "hay {count} o más tipos de contadores diferentes entre {among:Plural}"

    def lower(self, at: Lowering) -> conditions.Condition:
        kinds = quantity.KindsOfCounters(at.filter(self.among))
        return conditions.Compare(kinds, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))


class CounterAnywhereUnit(Unit):
    """ "counter among players and permanents" (122.1)."""

    rule = "122.1"
    en = "counter among players and permanents"
    es = "contador entre jugadores y permanentes"

    def lower(self, at: Lowering) -> quantity.Quantity:
        permanents = quantity.CountersOn(objects.Each(objects.Filter()), "")
        return quantity.Plus(permanents, quantity.CountersOfPlayer(objects.EachPlayer(), ""))


class StatOfExiled(Measured):
    """ "the power of the card you exiled"."""

    stat: Stat
    rule = "608.2h"
    en = "the {stat} of the card you exiled"
    es = "<el@1> {stat@1} de la carta que exiliaste"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.StatOf(at.done_to(self, "exiled"), self.stat.number())


class ThreeTimesX(Amount):
    """ "three times X"."""

    rule = "107.3"
    en = "three times X"
    es = "el triple de X"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Times(3, at.x())


class AnotherOne(Count):
    """ "another" counter."""

    en = "another =s"
    es = "<otro@> =s"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Number(1)


class AnyResultWas(Condition):
    """any of those results was 10 or higher (706.2)"""

    least: Digits
    rule = "706.2"
    en = "any of those results was {least} or higher"
    es = "alguno de esos resultados fue {least} o más"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not at.shared.limits.get("has_event"):
            return at.unbound(self, "no dice were rolled")
        return conditions.AmountOfAny(quantity.Comparison(quantity.AT_LEAST, self.least.lower(at)))
