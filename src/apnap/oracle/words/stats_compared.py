"""Conditions about power, toughness and counters of one object, and about life lost this turn."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity
from apnap.abilities.quantity import Comparison, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.players import OnePlayer
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, OtherPlayer, Player
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.target_determiners import TargetDeterminer
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.keyword_lines import GrantChoice, plain_keyword
from apnap.oracle.words.players_described import DoneBy, DoneThisTurn


class HasGreaterStat(Condition):
    """that creature has greater power than this creature"""

    what: NounPhrase
    stat: Stat
    other: NounPhrase
    rule = "208"
    en = "{what@1+s} <have@1> greater {stat} than {other}"
    es = ("<tener@0+3+s> mayor {stat} que {other} {what=It}", "{what@1+s} <tener@1> mayor {stat} que {other}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return _greater(at, self.what, self.stat, self.other)


class HasEitherGreater(Condition):
    """that creature has greater power or toughness than this creature"""

    what: NounPhrase
    first: Stat
    second: Stat
    other: NounPhrase
    rule = "208"
    en = "{what@1+s} <have@1> greater {first} or {second} than {other}"
    es = (
        "<tener@0+3+s> mayor {first} o {second} que {other} {what=It}",
        "{what@1+s} <tener@1> mayor {first} o {second} que {other}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AnyTrue(
            tuple(_greater(at, self.what, stat, self.other) for stat in (self.first, self.second))
        )


def _greater(at: Lowering, what: NounPhrase, stat: Stat, other: NounPhrase) -> conditions.Condition:
    first, second = at.objects(what), at.objects(other)
    if isinstance(first, objects.Each) or isinstance(second, objects.Each) or first == second:
        return at.refuse(other, "greater than whose?")
    mine, theirs = (quantity.StatOf(one, stat.number()) for one in (first, second))
    return conditions.Compare(mine, Comparison(quantity.GREATER, theirs))


class HasACounter(StateOfGame):
    """this creature has a counter on it"""

    what: NounPhrase
    rule = "122.1"
    en = ("{what@1+s} <have@1> a counter on (it|him|her)", "{what@1+s} <have@1> one or more counters on (it|him|her)")
    es = (
        "{what@} <tener@> un contador sobre <él@>",
        "{what=It@1} <tener@0+3+s> un contador sobre <él@1+s>",
        "{what@} <tener@> uno o más contadores sobre <él@>",
        "{what=It@1} <tener@0+3+s> uno o más contadores sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        found = objects.Filter((objects.Is(objects.HAS_COUNTER),), ())
        return conditions.Fits(at.objects(self.what), found)


class LostLifeAmount(Condition):
    """a player lost 4 or more life this turn"""

    who: Player
    amount: Amount
    rule = "119.10"
    en = "{who} lost {amount} or more life this turn"
    es = (
        "{who=You} perdiste {amount} o más vidas este turno",
        "{who:OtherPlayer@0+s} perdió {amount} o más vidas este turno",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        who = self.who.lower(at)
        least = Comparison(quantity.AT_LEAST, self.amount.lower(at))
        if isinstance(who, objects.AnyOpponent | objects.AnyPlayer):
            lost = quantity.ThisTurn(occurrence.LosesLife(objects.IteratedPlayer()), amounts=True)
            each = objects.EachOpponent() if isinstance(who, objects.AnyOpponent) else objects.EachPlayer()
            return conditions.PlayerCompare(each, lost, least)
        return conditions.Compare(quantity.ThisTurn(occurrence.LosesLife(who), amounts=True), least)


class LifeThatPlayerLost(Measured):
    """the life that player lost this turn"""

    who: OnePlayer
    rule = "119.10"
    en = ("the life {who} lost this turn", "the amount of life {who} lost this turn")
    es = ("las vidas que {who} perdió este turno", "la cantidad de vidas que {who} perdió este turno")

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ThisTurn(occurrence.LosesLife(self.who.lower(at)), amounts=True)


class LifeYouLost(Measured):
    """the life you've lost this turn"""

    rule = "119.10"
    en = ("the life you've lost this turn", "the life you lost this turn")
    es = "las vidas que has perdido este turno"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ThisTurn(occurrence.LosesLife(objects.You()), amounts=True)


class LifeLostByAll(Measured):
    """the total life lost by all players this turn"""

    rule = "119.10"
    en = "the total life lost by all players this turn"
    es = "el total de vidas que perdieron todos los jugadores este turno"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ThisTurn(occurrence.LosesLife(objects.EachPlayer()), amounts=True)


class WhoAttacked(DoneThisTurn):
    """attacked this turn"""

    rule = "508.1a"
    en = "attacked this turn"
    es = "atacó este turno"

    happened = occurrence.PlayerAttacks(objects.IteratedPlayer())


class TargetPlayerOfWhom(OtherPlayer):
    """target player who lost life this turn (115.1)"""

    determiner: TargetDeterminer
    done: DoneBy
    rule = "115.1"
    en = "{determiner@1+s} <player@1> who {done} =s+3"
    es = "{determiner@1+s+m} <jugador@1+m> objetivo que {done} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return _target(at, self, self.determiner, objects.PlayersWho(objects.EachPlayer(), self.done.condition(at)))


class TargetOpponentOfWhom(OtherPlayer):
    """target opponent who lost life this turn (115.1)"""

    determiner: TargetDeterminer
    done: DoneBy
    rule = "115.1"
    en = "{determiner@1+s} <opponent@1> who {done} =s+3"
    es = "{determiner@1+s+m} <oponente@1+m> objetivo que {done} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return _target(at, self, self.determiner, objects.PlayersWho(objects.EachOpponent(), self.done.condition(at)))


def _target(at: Lowering, phrase: OtherPlayer, determiner: TargetDeterminer, who: objects.Players) -> objects.Players:
    minimum, maximum = determiner.bounds(at)
    return at.mention_players(phrase, at.target_players(who, minimum, maximum, another=determiner.another()))


class WithoutEitherAbility(After, Relative):
    """ "creatures without flying or reach"."""

    choice: GrantChoice
    rule = "702.1"
    en = "without {choice}"
    es = "sin {choice@inf}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        kinds = tuple(objects.HasKeyword(plain_keyword(one)) for one in self.choice.abilities(at))
        return tuple(objects.Not(kind) for kind in kinds)


class WithLeastAmong(After, Relative):
    """with the least power among creatures they control"""

    stat: Stat
    what: Noun
    rule = "107.1"
    en = "with the least {stat} among {what:Plural}"
    es = "con <el@1> menor {stat@1} entre {what:Plural}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        least = quantity.LeastStat(at.filter(self.what), self.stat.number())
        return (objects.Stat(self.stat.number(), Comparison(quantity.AT_MOST, least)),)

    def ends_with_noun(self) -> bool:
        return True


class HasLeastPowerOrTied(Condition):
    """it has the least power or is tied for least power among creatures on the battlefield"""

    what: NounPhrase
    among: Noun
    rule = "107.1"
    en = "{what@1+s} <have@1> the least power or is tied for least power among {among:Plural}"
    es = (
        "<tener@0+3+s> la menor fuerza o empata con la menor fuerza entre {among:Plural} {what=It}",
        "{what@1+s} <tener@1> la menor fuerza o empata con la menor fuerza entre {among:Plural}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        least = quantity.LeastStat(at.filter(self.among), quantity.POWER)
        test = objects.Stat(quantity.POWER, Comparison(quantity.AT_MOST, least))
        return conditions.Fits(at.objects(self.what), objects.Filter((test,)))
