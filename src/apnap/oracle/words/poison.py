"""122.1f: players with poison counters."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import CounterKind, NumberWord
from apnap.oracle.phrase.roots import Condition, OtherPlayer, Player
from apnap.oracle.phrase.units import Unit


class EachOpponentWithPoison(OtherPlayer):
    """each opponent who has three or more poison counters"""

    count: NumberWord
    rule = "122.1f"
    en = "each opponent who has {count} or more poison counters =s+3"
    es = "cada oponente que tenga {count} o más contadores de veneno =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        poison = quantity.PlayerStat(objects.IteratedPlayer(), quantity.POISON)
        enough = conditions.Compare(poison, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))
        return at.mention_players(self, objects.PlayersWho(objects.EachOpponent(), enough))


class IsPoisoned(Condition):
    """defending player is poisoned (122.1f)"""

    who: Player
    rule = "122.1f"
    en = "{who:OtherPlayer@1} <be@1> poisoned"
    es = "{who:OtherPlayer@} <estar@> envenenado"

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.player_compare(self.who, quantity.POISON, None, quantity.GREATER)


class OpponentsCounterUnit(Unit):
    """ "poison counter your opponents have" (122.1)."""

    counter: CounterKind
    rule = "122.1"
    en = "{counter} counter your opponents have"
    es = "contador {counter} que tienen tus oponentes"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountersOfPlayer(objects.EachOpponent(), self.counter.kind())


class TheirCounterUnit(Unit):
    """ "poison counter they have" (122.1)."""

    counter: CounterKind
    rule = "122.1"
    en = "{counter} counter they have"
    es = "contador {counter} que tenga ese jugador"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountersOfPlayer(at.binder.their(self), self.counter.kind())
