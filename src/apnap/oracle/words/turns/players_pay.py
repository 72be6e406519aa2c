"""118.12, 601.2c: what happens unless a player pays, said in front; players other than one, and with the most."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, PlayerClause, SubjectClause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.players import AnyPlayerAtAll
from apnap.oracle.phrase.roots import Noun, OtherPlayer, Player
from apnap.oracle.phrase.target_determiners import Target, UpToTarget
from apnap.oracle.phrase.units import OpponentUnit
from apnap.oracle.phrase.verb_phrases import PlayerDeeds
from apnap.oracle.words.comparing_players import ONE, Compared, Measure, controlled
from apnap.oracle.words.turns.whose_turn import at_an_end


def payers(at: Lowering, who: Player) -> objects.Players:
    """Return who may pay, one after the other: "any player", "an opponent", or one player (118.12)."""
    found = who.lower(at)
    if isinstance(found, objects.AnyPlayer):
        return objects.EachPlayer()
    if isinstance(found, objects.AnyOpponent):
        return objects.EachOpponent()
    return found if isinstance(found, ONE) else at.refuse(who, "which of them?")


class UnlessInFront(Prefix):
    """Unless any player pays {2}, (118.12a)"""

    who: Player
    deeds: PlayerDeeds
    rule = "118.12a"
    en = "unless {who:OtherPlayer@1} {deeds@1+either}"
    es = "a menos que {who:OtherPlayer@1} {deeds@1+sub}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        who = payers(at, self.who)
        price, times = self.deeds.payment(at.with_player(who))
        return effects.MayPay(who, price, otherwise=at.effect(clause), x_cost=times)


class IfAnyPlayerPays(Prefix):
    """If any player pays {2}, (118.12)"""

    who: AnyPlayerAtAll
    deeds: PlayerDeeds
    rule = "118.12"
    en = "if {who@1} {deeds@1+either}"
    es = "si {who@1} {deeds@1+ind}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        who = payers(at, self.who)
        price, times = self.deeds.payment(at.with_player(who))
        return effects.MayPay(who, price, then=at.effect(clause), x_cost=times)


class ForAnyNumberOfOpponents(Prefix):
    """For any number of opponents, … target … that player controls: one of each of those opponents (601.2c)"""

    rule = "601.2c"
    en = "for any number of opponents"
    es = "por cualquier cantidad de oponentes"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        optional = _with_optional_target(clause)
        if optional == clause:
            return at.refuse(clause, "without one target of each of them")
        found: effects.Effect = OpponentUnit().repeat(optional, at)
        return found


def _with_optional_target(value: Any) -> Any:
    """Return a clause with "up to one target" in the place of "target"."""
    if isinstance(value, tuple):
        return tuple(_with_optional_target(one) for one in value)
    if not isinstance(value, Construct):
        return value
    if isinstance(value, Target):
        return UpToTarget(NumberWord("one"))
    parts = {one.name: _with_optional_target(getattr(value, one.name)) for one in fields(value)}  # type: ignore[arg-type]
    return type(value)(**parts)


class EachPlayerButOne(OtherPlayer):
    """each player other than target player"""

    than: OtherPlayer
    rule = "102.1"
    en = "each player other than {than} =s+3"
    es = "cada jugador que no sea {than} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        than = self.than.lower(at)
        if not isinstance(than, ONE):
            return at.refuse(self.than, "other than several")
        return at.mention_players(self, objects.EachOtherPlayer(than))


def with_the_most(measure: Measure) -> objects.Players:
    """Return the player who has more of something than each other player."""
    return at_an_end(measure, quantity.LESS)


class WhoControlsTheMost(OtherPlayer):
    """the player who controls the most creatures"""

    what: Noun
    rule = "102.1"
    en = "the player who controls the most {what:Plural} =s+3"
    es = "el jugador que controla la mayor cantidad de {what:Plural@bare} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, with_the_most(controlled(at, self.what)))


class WhoHasTheMost(OtherPlayer):
    """the player who has the most cards in hand"""

    what: Compared
    rule = "102.1"
    en = "the player who has the most {what} =s+3"
    es = "el jugador que tiene más {what} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, with_the_most(self.what.measure(at)))


class AlsoDoes(SubjectClause):
    """ "Each opponent also discards a card"."""

    who: Player
    deeds: PlayerDeeds
    rule = "608.2c"
    en = "{who:OtherPlayer@1} also {deeds@1}"
    es = "{who:OtherPlayer@1} también {deeds@1+ind}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return at.effect(PlayerClause(self.who, self.deeds))
