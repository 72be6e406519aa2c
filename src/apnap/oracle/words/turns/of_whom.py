"""102: players by their life, hand and poison counters; the greatest number that an opponent has; whose turn it is."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, OtherPlayer, Player
from apnap.oracle.words.comparing_players import ONE, Compared, Measure, controlled
from apnap.oracle.words.players_described import DoneBy, UnitOfPlayers

_ONE_OF_THEM = objects.IteratedPlayer()


class HasPoisonCounters(DoneBy):
    """has three or more poison counters"""

    count: NumberWord
    rule = "122.1f"
    en = ("has {count} or more poison counters", "have {count} or more poison counters")
    es = "tiene {count} o más contadores de veneno"

    def condition(self, at: Lowering) -> conditions.Condition:
        least = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        return conditions.Compare(quantity.PlayerStat(_ONE_OF_THEM, quantity.POISON), least)


class HasLessLife(DoneBy):
    """has less life than you"""

    what: Compared
    rule = "119.1"
    en = ("has less {what} than you", "have less {what} than you")
    es = "tiene menos {what} que tú"

    def condition(self, at: Lowering) -> conditions.Condition:
        measure = self.what.measure(at)
        return conditions.Compare(measure(_ONE_OF_THEM), quantity.Comparison(quantity.LESS, measure(objects.You())))


class HasMoreThanYou(DoneBy):
    """has more cards in hand than you"""

    what: Compared
    rule = "119.1"
    en = ("has more {what} than you", "have more {what} than you")
    es = "tiene más {what} que tú"

    def condition(self, at: Lowering) -> conditions.Condition:
        measure = self.what.measure(at)
        more = quantity.Comparison(quantity.GREATER, measure(objects.You()))
        return conditions.Compare(measure(_ONE_OF_THEM), more)


class HasFewCards(DoneBy):
    """has one or fewer cards in hand"""

    count: NumberWord
    rule = "402.1"
    en = "has {count} or fewer cards in hand"
    es = "tiene {count} o menos cartas en la mano"

    def condition(self, at: Lowering) -> conditions.Condition:
        most = quantity.Comparison(quantity.AT_MOST, self.count.lower(at))
        return conditions.Compare(quantity.PlayerStat(_ONE_OF_THEM, quantity.HAND_SIZE), most)


class WereDealtCombatDamage(DoneBy):
    """were dealt combat damage this turn, of several"""

    rule = "120.3"
    en = "were dealt combat damage this turn"
    es = "haya recibido daño de combate este turno"

    def condition(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.DealsDamage(None, to_players=_ONE_OF_THEM, combat=True))


class OfYourOpponentsUnit(UnitOfPlayers):
    """ "of your opponents who lost life this turn"."""

    done: DoneBy
    rule = "102.3"
    en = "of your opponents who {done}"
    es = "uno de tus oponentes que {done}"

    def players(self, at: Lowering) -> objects.Players:
        return objects.PlayersWho(objects.EachOpponent(), self.done.condition(at))


class OpponentsWithCards(Measured):
    """the number of your opponents with four or more cards in hand"""

    count: NumberWord
    rule = "402.1"
    en = "the number of your opponents with {count} or more cards in hand"
    es = "la cantidad de tus oponentes con {count} o más cartas en la mano"

    def lower(self, at: Lowering) -> quantity.Quantity:
        least = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        enough = conditions.Compare(quantity.PlayerStat(_ONE_OF_THEM, quantity.HAND_SIZE), least)
        return quantity.CountPlayers(objects.PlayersWho(objects.EachOpponent(), enough))


class GreatestControlled(Measured):
    """the greatest number of artifacts an opponent controls"""

    what: Noun
    rule = "107.3"
    en = "the greatest number of {what:Plural} a opponent controls"
    es = "la mayor cantidad de {what:Plural@bare} que controle un oponente"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.GreatestOfPlayers(objects.EachOpponent(), controlled(at, self.what)(_ONE_OF_THEM))


class OpponentsTurn(Condition):
    """it's an opponent's turn"""

    rule = "102.1"
    en = "it's a opponent 's turn"
    es = "<ser@0+3+s> el turno de un oponente"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.YourTurn(objects.EachOpponent())


class WhoseTurnItIs(OtherPlayer):
    """the player whose turn it is"""

    rule = "102.1"
    en = "the player whose turn it is =s+3"
    es = "el jugador de quien es el turno =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.ActivePlayer())


class AnotherThanYou(OtherPlayer):
    """a player other than you, in conditions"""

    rule = "102.1"
    en = "a player other than you =s+3"
    es = "un jugador que no seas tú =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.EachOtherPlayer(objects.You())


def has_less(at: Lowering, construct: Construct, who: Player, other: Player, measure: Measure) -> conditions.Condition:
    """Return that one player has less of something than another, or than some opponent."""
    first, second = who.lower(at), other.lower(at)
    if not isinstance(first, ONE):
        return at.refuse(who, "compared with another player")
    if isinstance(second, ONE):
        return conditions.Compare(measure(first), quantity.Comparison(quantity.LESS, measure(second)))
    if isinstance(second, objects.AnyOpponent) and isinstance(first, objects.You):
        more = quantity.Comparison(quantity.GREATER, measure(first))
        return conditions.PlayerCompare(objects.EachOpponent(), measure(_ONE_OF_THEM), more)
    return at.refuse(construct, "compared with several players")


class HasLess(Condition):
    """you have less life than an opponent"""

    who: Player
    what: Compared
    other: Player
    rule = "119.1"
    en = "{who@1} <have@1> less {what} than {other}"
    es = (
        "{who=You} <tener@0+2+s> menos {what} que {other:OtherPlayer}",
        "{who:OtherPlayer@} <tener@> menos {what} que {other}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_less(at, self, self.who, self.other, self.what.measure(at))


class ControlsFewer(Condition):
    """you control fewer creatures than an opponent"""

    who: Player
    what: Noun
    other: Player
    rule = "110.2"
    en = "{who@1} <control@1> fewer {what:Plural} than {other}"
    es = (
        "{who=You} <controlar@0+2+s> menos {what:Plural@bare} que {other:OtherPlayer}",
        "{who:OtherPlayer@} <controlar@> menos {what:Plural@bare} que {other}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_less(at, self, self.who, self.other, controlled(at, self.what))
