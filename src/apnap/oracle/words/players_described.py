"""102: players by their life total and by what happened to them this turn: "each opponent who lost life this turn"."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity
from apnap.abilities.walk import substituted, walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SimpleClause, SuffixedClause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.players import targeted
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, OtherPlayer, Player
from apnap.oracle.phrase.target_determiners import TargetDeterminer
from apnap.oracle.phrase.units import Unit, done_for_each
from apnap.oracle.phrase.verb_phrases import ObjectDeeds
from apnap.oracle.several import are_several

YOUR_TEAM = objects.AllBut(objects.EachPlayer(), objects.EachOpponent())
"""You and your teammates (102.3)."""
_LIFE = quantity.PlayerStat(objects.IteratedPlayer(), quantity.LIFE)


def _ahead(op: int, others: objects.Players) -> objects.Players:
    """Return the players of whom it is true that the life of all these others compares so with theirs."""
    condition = conditions.PlayerCompare(others, _LIFE, quantity.Comparison(op, _LIFE), every=True)
    return objects.PlayersWho(objects.EachPlayer(), condition)


class PlayerWithMostLife(OtherPlayer):
    """the player with the most life: nobody, where two have as much"""

    rule = "119.1"
    en = "the player with the most life =s+3"
    es = "el jugador con más vidas =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        others = objects.EachOtherPlayer(objects.IteratedPlayer())
        return at.mention_players(self, _ahead(quantity.LESS, others))


class PlayerWithMostOrTied(OtherPlayer):
    """the player with the most life or tied for most life"""

    rule = "119.1"
    en = "the player with the most life or tied for most life =s+3"
    es = "el jugador con más vidas o empatado con más vidas =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return _ahead(quantity.AT_MOST, objects.EachPlayer())


class YourTeam(OtherPlayer):
    """your team: you and your teammates (102.3)"""

    rule = "102.3"
    en = "your team =s+3"
    es = "tu equipo =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return YOUR_TEAM


# ------------------------------------------------------------------------------------------------ this turn


class DoneBy(Construct):
    """What is said of players behind "who"."""

    def condition(self, at: Lowering) -> conditions.Condition:
        """Return that it is true of the player who is looked at."""
        return at.refuse(self)


class DoneThisTurn(DoneBy):
    """What happened this turn to the player who is looked at, or was done by that player."""

    happened: ClassVar[occurrence.Occurrence]

    def condition(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(self.happened)


class WhoLostLife(DoneThisTurn):
    """lost life this turn"""

    rule = "119.10"
    en = "lost life this turn"
    es = "perdió vidas este turno"

    happened = occurrence.LosesLife(objects.IteratedPlayer())


class WhoGainedLife(DoneThisTurn):
    """gained life this turn"""

    rule = "119.9"
    en = "gained life this turn"
    es = "ganó vidas este turno"

    happened = occurrence.GainsLife(objects.IteratedPlayer())


class WhoWasDealtDamage(DoneThisTurn):
    """was dealt damage this turn"""

    rule = "120.3"
    en = "was dealt damage this turn"
    es = "recibió daño este turno"

    happened = occurrence.DealsDamage(None, to_players=objects.IteratedPlayer())


class WhoWasDealtCombatDamage(DoneThisTurn):
    """was dealt combat damage this turn"""

    rule = "510.2"
    en = "was dealt combat damage this turn"
    es = "recibió daño de combate este turno"

    happened = occurrence.DealsDamage(None, to_players=objects.IteratedPlayer(), combat=True)


class WhoDiscarded(DoneThisTurn):
    """discarded a card this turn"""

    rule = "701.9"
    en = "discarded a card this turn"
    es = "descartó una carta este turno"

    happened = occurrence.Discards(objects.IteratedPlayer(), objects.Filter((), ()))


class WhoAttacked(DoneThisTurn):
    """attacked this turn"""

    rule = "508.1a"
    en = "attacked this turn"
    es = "atacó este turno"

    happened = occurrence.PlayerAttacks(objects.IteratedPlayer())


class EachOpponentOfWhom(OtherPlayer):
    """each opponent who lost life this turn"""

    done: DoneBy
    rule = "102.3"
    en = "each opponent who {done} =s+3"
    es = "cada oponente que {done} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.PlayersWho(objects.EachOpponent(), self.done.condition(at)))


class EachPlayerOfWhom(OtherPlayer):
    """each player who lost life this turn"""

    done: DoneBy
    rule = "102.1"
    en = "each player who {done} =s+3"
    es = "cada jugador que {done} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.PlayersWho(objects.EachPlayer(), self.done.condition(at)))


class TargetPlayerOfWhom(OtherPlayer):
    """target player who lost life this turn (115.1)"""

    determiner: TargetDeterminer
    done: DoneBy
    rule = "115.1"
    en = "{determiner@1+s} <player@1> who {done} =s+3"
    es = "{determiner@1+s+m} <jugador@1+m> objetivo que {done} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return targeted(at, self, self.determiner, objects.PlayersWho(objects.EachPlayer(), self.done.condition(at)))


class TargetOpponentOfWhom(OtherPlayer):
    """target opponent who lost life this turn (115.1)"""

    determiner: TargetDeterminer
    done: DoneBy
    rule = "115.1"
    en = "{determiner@1+s} <opponent@1> who {done} =s+3"
    es = "{determiner@1+s+m} <oponente@1+m> objetivo que {done} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return targeted(at, self, self.determiner, objects.PlayersWho(objects.EachOpponent(), self.done.condition(at)))


class UnitOfPlayers(Unit):
    """Players of whom something is true, behind "for each"."""

    def players(self, at: Lowering) -> objects.Players:
        """Return them."""
        return at.refuse(self)

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountPlayers(self.players(at))

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        return done_for_each(self, self.players(at), clause, at)


class OpponentOfWhomUnit(UnitOfPlayers):
    """ "opponent who lost life this turn"."""

    done: DoneBy
    rule = "102.3"
    en = "opponent who {done}"
    es = "oponente que {done}"

    def players(self, at: Lowering) -> objects.Players:
        return objects.PlayersWho(objects.EachOpponent(), self.done.condition(at))


class PlayerOfWhomUnit(UnitOfPlayers):
    """ "player who lost life this turn"."""

    done: DoneBy
    rule = "102.1"
    en = "player who {done}"
    es = "jugador que {done}"

    def players(self, at: Lowering) -> objects.Players:
        return objects.PlayersWho(objects.EachPlayer(), self.done.condition(at))


class OpponentYouAttackedUnit(UnitOfPlayers):
    """ "opponent you attacked this turn"."""

    rule = "508.6"
    en = ("opponent you attacked this turn", "opponent you attacked")
    es = ("oponente al que atacaste este turno", "oponente al que atacaste")

    def players(self, at: Lowering) -> objects.Players:
        # 508.6: you declared them as attackers, whoever controls them now
        attacked = conditions.ThisTurnHappened(occurrence.Attacks(objects.Filter((), ()), objects.IteratedPlayer()))
        you_did = conditions.AllTrue((conditions.YourTurn(objects.You()), attacked))
        return objects.PlayersWho(objects.EachOpponent(), you_did)


class PlayerBeingAttackedUnit(UnitOfPlayers):
    """ "player being attacked" (508.6)."""

    rule = "508.6"
    en = "player being attacked"
    es = "jugador que esté siendo atacado"

    def players(self, at: Lowering) -> objects.Players:
        return objects.AttackedThisCombat()


class PlayersBeingAttacked(Measured):
    """the number of players being attacked (508.6)"""

    rule = "508.6"
    en = "the number of players being attacked"
    es = "la cantidad de jugadores que estén siendo atacados"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountPlayers(objects.AttackedThisCombat())


class OpponentsYouAttacked(Measured):
    """the number of opponents you attacked this turn (508.6)"""

    rule = "508.6"
    en = "the number of opponents you attacked this turn"
    es = "la cantidad de oponentes a los que atacaste este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return OpponentYouAttackedUnit().lower(at)


class NumberOfOpponentsOfWhom(Measured):
    """the number of opponents who lost life this turn"""

    done: DoneBy
    rule = "102.3"
    en = "the number of opponents who {done}"
    es = "la cantidad de oponentes de los que cada uno {done}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return OpponentOfWhomUnit(self.done).lower(at)


class PlayerWasDealtDamage(Condition):
    """an opponent was dealt damage this turn"""

    who: Player
    rule = "120.3"
    en = ("{who} was dealt damage this turn", "{who} has been dealt damage this turn")
    es = ("{who:OtherPlayer} recibió daño este turno", "{who:OtherPlayer} ha recibido daño este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.DealsDamage(None, to_players=self.who.lower(at)))


class ThingWasDealtDamage(Condition):
    """this creature was dealt damage this turn"""

    what: NounPhrase
    rule = "120.3"
    en = ("{what@s} was dealt damage this turn", "{what@s} has been dealt damage this turn")
    es = ("{what@s} recibió daño este turno", "{what@s} ha recibido daño este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        if isinstance(found, objects.Each | objects.InSlot):
            return at.refuse(self.what, "any of them")
        damaged = objects.Filter((objects.Is(objects.DEALT_DAMAGE_THIS_TURN),), ())
        return conditions.Fits(found, damaged)


class IfNobodyDoes(Prefix):
    """If no one does, after "any player may" (608.2c)"""

    rule = "608.2c"
    en = "if no one does"
    es = "si nadie lo hace"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if at.shared.who_did is None:
            return at.unbound(self, "what might players do?")
        return effects.If(conditions.NotTrue(conditions.Happened(at.shared.who_did[0])), at.effect(clause))


# ------------------------------------------------------------------------------------------------ any of them may


class AnyOpponentAtAll(OtherPlayer):
    """any opponent: each of them may (608.2f)"""

    rule = "608.2f"
    en = "any opponent =s+3"
    es = "cualquier oponente =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.EachOpponent()


class IfAPlayerDoes(Prefix):
    """If a player does, after "any opponent may" (608.2c)"""

    rule = "608.2c"
    en = "if a player does"
    es = "si algún jugador lo hace"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if at.shared.who_did is None:
            return at.unbound(self, "what might players do?")
        return effects.If(conditions.Happened(at.shared.who_did[0]), at.effect(clause))


class UnlessHas(SuffixedClause):
    """ "… unless its controller has this creature deal 2 damage to them" (608.2d)."""

    clause: SimpleClause
    who: OtherPlayer
    what: Noun
    deeds: ObjectDeeds
    rule = "608.2d"
    en = "{clause} unless {who@s} has {what} {deeds@p}"
    es = "{clause} a menos que {who@s} haga que {what@4} {deeds@4+sub}"

    def lower(self, at: Lowering) -> effects.Effect:
        effect = at.effect(self.clause)
        players = self.who.lower(at)
        if are_several(players):
            return at.refuse(self.who, "which of them?")
        spoken_of = at.binder.objects
        at.binder.objects = [one for one in spoken_of if not one.plural]  # "them" is who has it done
        found = at.may_have(players, at.with_object(self.what), self.deeds)
        at.binder.objects = spoken_of
        for node in walk(effect):  # "that much" is what has not been dealt
            if isinstance(node, effects.DealDamage) and node.slot:
                found = substituted(found, quantity.AmountInSlot(node.slot), node.n)
        return replace(found, otherwise=effect) if isinstance(found, effects.May) else at.refuse(self)
