"""Numbers of players compared with those of other players, and with the starting life total (103.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Amount, NumberWord
from apnap.oracle.phrase.players import NoOpponent, Their, Your
from apnap.oracle.phrase.roots import Condition, Noun, Player, Possessor, ShortPossessor
from apnap.oracle.several import number_compared

Measure = Callable[[objects.Players], quantity.Quantity]
"""How much of something a player has."""

ONE = (
    objects.You,
    objects.EventPlayer,
    objects.ControllerOf,
    objects.OwnerOf,
    objects.TargetPlayers,
    objects.DefendingPlayer,
    objects.AttackingPlayer,
    objects.ActivePlayer,
    objects.IteratedPlayer,
    objects.ChosenPlayer,
    objects.EnchantedPlayer,
    objects.PlayersInSlot,
)
"""Players that are one player."""


class Compared(Construct):
    """What one player has more of than another: life, cards in hand."""

    def measure(self, at: Lowering) -> Measure:
        """Return how much of it a player has."""
        return at.refuse(self)


class LifeCompared(Compared):
    """life, which a player has more of than another"""

    en = "life"
    es = "vidas"

    def measure(self, at: Lowering) -> Measure:
        return lambda who: quantity.PlayerStat(who, quantity.LIFE)


class CardsInHandCompared(Compared):
    """cards in hand, which a player has more of than another"""

    en = ("cards in hand", "cards in their hand")
    es = ("cartas en mano", "cartas en la mano")

    def measure(self, at: Lowering) -> Measure:
        return lambda who: quantity.PlayerStat(who, quantity.HAND_SIZE)


def controlled(at: Lowering, what: Noun) -> Measure:
    """Return how many such permanents a player controls."""
    found = at.filter(what)
    return lambda who: quantity.CountOf(narrowed(found, objects.ControlledBy(who)))


def has_more(
    at: Lowering, who: Player, other: Player, measure: Measure, by: quantity.Quantity | None = None
) -> conditions.Condition:
    """Return the condition that one player has more of something than another (``by``: at least so many more)."""
    if isinstance(who, NoOpponent):
        some = _some_opponent_has_more(at, other, measure, by)
        return conditions.NotTrue(some)
    first = who.lower(at)
    if isinstance(first, objects.AnyOpponent):
        return _some_opponent_has_more(at, other, measure, by)
    if isinstance(first, objects.AnyPlayer) and isinstance(other.lower(at), objects.EachOtherPlayer):
        return _some_player_has_most(measure, by)
    if not isinstance(first, ONE):
        return at.refuse(who, "compared with another player")
    mine = measure(first)
    second = other.lower(at)
    if isinstance(second, ONE):
        return conditions.Compare(mine, _more_than(measure(second), by))
    theirs = measure(objects.IteratedPlayer())
    if by is not None:
        theirs = quantity.Plus(theirs, by)
    less = quantity.Comparison(quantity.LESS if by is None else quantity.AT_MOST, mine)
    if isinstance(second, objects.EachOpponent):
        return conditions.PlayerCompare(second, theirs, less, every=True)
    if isinstance(second, objects.EachOtherPlayer):
        return conditions.PlayerCompare(replace(second, than=first), theirs, less, every=True)
    if isinstance(second, objects.AnyOpponent):
        return conditions.PlayerCompare(objects.EachOpponent(), theirs, less)
    return at.refuse(other, "compared with another player")


def _some_player_has_most(measure: Measure, by: quantity.Quantity | None) -> conditions.Condition:
    """Return that some player has more than each other player."""
    theirs = measure(objects.IteratedPlayer())
    if by is not None:
        theirs = quantity.Plus(theirs, by)
    less = quantity.Comparison(quantity.LESS if by is None else quantity.AT_MOST, measure(objects.IteratedPlayer()))
    others = objects.EachOtherPlayer(objects.IteratedPlayer())
    ahead = objects.PlayersWho(objects.EachPlayer(), conditions.PlayerCompare(others, theirs, less, every=True))
    return conditions.Compare(quantity.CountPlayers(ahead), quantity.Comparison(quantity.AT_LEAST, quantity.Number(1)))


def _more_than(number: quantity.Quantity, by: quantity.Quantity | None) -> quantity.Comparison:
    if by is None:
        return quantity.Comparison(quantity.GREATER, number)
    return quantity.Comparison(quantity.AT_LEAST, quantity.Plus(number, by))


def _some_opponent_has_more(
    at: Lowering, other: Player, measure: Measure, by: quantity.Quantity | None
) -> conditions.Condition:
    second = other.lower(at)
    if not isinstance(second, ONE):
        return at.refuse(other, "compared with another player")
    theirs = measure(objects.IteratedPlayer())
    return conditions.PlayerCompare(objects.EachOpponent(), theirs, _more_than(measure(second), by))


class HasMore(Condition):
    """you have more cards in hand than each opponent"""

    who: Player
    what: Compared
    other: Player
    rule = "119.1"
    en = "{who@1} <have@1> more {what} than {other}"
    es = (
        "{who=You} <tener@0+2+s> más {what} que {other:OtherPlayer}",
        "{who:OtherPlayer@} <tener@> más {what} que {other}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_more(at, self.who, self.other, self.what.measure(at))


class HasSoManyMore(Condition):
    """an opponent has at least four more cards in hand than you"""

    who: Player
    count: NumberWord
    what: Compared
    other: Player
    rule = "119.1"
    en = "{who@1} <have@1> at least {count} more {what} than {other}"
    es = (
        "{who=You} <tener@0+2+s> al menos {count} {what} más que {other:OtherPlayer}",
        "{who:OtherPlayer@} <tener@> al menos {count} {what} más que {other}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_more(at, self.who, self.other, self.what.measure(at), self.count.lower(at))


class ControlsMore(Condition):
    """you control more creatures than each other player"""

    who: Player
    what: Noun
    other: Player
    en = "{who@1} <control@1> more {what:Plural} than {other}"
    es = (
        "{who=You} <controlar@0+2+s> más {what:Plural@bare} que {other:OtherPlayer}",
        "{who:OtherPlayer@} <controlar@> más {what:Plural@bare} que {other}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_more(at, self.who, self.other, controlled(at, self.what))


class ControlsSoManyMore(Condition):
    """an opponent controls at least two more lands than you"""

    who: Player
    count: NumberWord
    what: Noun
    other: Player
    en = "{who@1} <control@1> at least {count} more {what:Plural} than {other}"
    es = (
        "{who=You} <controlar@0+2+s> al menos {count} {what:Plural@bare} más que {other:OtherPlayer}",
        "{who:OtherPlayer@} <controlar@> al menos {count} {what:Plural@bare} más que {other}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_more(at, self.who, self.other, controlled(at, self.what), self.count.lower(at))


class StartingLifeTotal(Measured):
    """your starting life total"""

    whose: Possessor
    rule = "103.4"
    en = "{whose} starting life total"
    es = ("{whose:ShortPossessor@s} total de vidas inicial", "el total de vidas inicial de {whose:OfPlayer}")

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.PlayerStat(self.whose.of_player(at), quantity.STARTING_LIFE)


class LifeOverStart(Condition):
    """you have at least 7 life more than your starting life total"""

    amount: Amount
    rule = "103.4"
    en = "you have at least {amount} life more than your starting life total"
    es = "tienes al menos {amount} vidas más que tu total de vidas inicial"

    def lower(self, at: Lowering) -> conditions.Condition:
        start = quantity.PlayerStat(objects.You(), quantity.STARTING_LIFE)
        least = quantity.Comparison(quantity.AT_LEAST, quantity.Plus(start, self.amount.lower(at)))
        return conditions.Compare(quantity.PlayerStat(objects.You(), quantity.LIFE), least)


def _half(at: Lowering, whose: Possessor, their: Possessor, op: int, up: bool) -> conditions.Condition:
    if not isinstance(their, Your if isinstance(whose, Your) else Their):
        return at.refuse(their, "the starting life total of another player")

    def left(player: objects.Players) -> quantity.Quantity:
        half = quantity.Half(quantity.PlayerStat(player, quantity.STARTING_LIFE), up)
        return quantity.Plus(quantity.PlayerStat(player, quantity.LIFE), quantity.Times(-1, half))

    # what the total is compared with is found for the same player: the difference is compared with 0
    return number_compared(whose.of_player(at), left, quantity.Comparison(op, quantity.Number(0)))


class HalfOfStartOrLess(Condition):
    """your life total is less than or equal to half your starting life total"""

    whose: Possessor
    their: ShortPossessor
    rule = "103.4"
    en = "{whose} life total is less than or equal to half {their} starting life total"
    es = (
        "{whose:ShortPossessor@s} total de vidas <ser@0+3+s> menor o igual que la mitad de {their@s} total de "
        "vidas inicial",
        "el total de vidas de {whose:OfPlayer} <ser@0+3+s> menor o igual que la mitad de {their@s} total de "
        "vidas inicial",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return _half(at, self.whose, self.their, quantity.AT_MOST, up=False)


class UnderHalfOfStart(Condition):
    """an opponent's life total is less than half their starting life total"""

    whose: Possessor
    their: ShortPossessor
    rule = "103.4"
    en = "{whose} life total is less than half {their} starting life total"
    es = (
        "{whose:ShortPossessor@s} total de vidas <ser@0+3+s> menor que la mitad de {their@s} total de vidas inicial",
        "el total de vidas de {whose:OfPlayer} <ser@0+3+s> menor que la mitad de {their@s} total de vidas inicial",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return _half(at, self.whose, self.their, quantity.LESS, up=True)


class NotTheirTurn(Condition):
    """it's not their turn"""

    en = ("it's not their turn", "it isn't their turn")
    es = "no <ser@0+3+s> su turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(conditions.YourTurn(at.binder.that_player(self)))


class TheirTurn(Condition):
    """it's that player's turn"""

    en = ("it's that player's turn", "it's their turn")
    es = ("<ser@0+3+s> el turno de ese jugador", "<ser@0+3+s> su turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.YourTurn(at.binder.that_player(self))
