"""Whom damage is dealt to and who was meant by it: a player or a planeswalker, the controller or the player."""

from __future__ import annotations

from apnap.abilities import bonds, objects
from apnap.abilities import effect as effects
from apnap.abilities.quantity import CountObjects, CountPlayers, Plus, Quotient
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import OtherPlayer
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.damage import TargetCount


class ControllerOrThatPlayer(OtherPlayer):
    """that permanent's controller or that player, behind "any target" (115.4)"""

    rule = "115.4"
    en = ("that permanent 's controller or that player =s+3", "that creature 's controller or that player =s+3")
    es = (
        "el controlador de ese permanente o ese jugador =s+3+m",
        "el controlador de esa criatura o ese jugador =s+3+m",
    )

    def lower(self, at: Lowering) -> objects.Players:
        target, player = at.either_target(self)
        return objects.PlayersTogether((objects.ControllerOf(target), player))


class AttachedToThem(After, Relative):
    """attached to them, of Auras that enchant a player (303.4)"""

    rule = "303.4"
    en = ("attached to them", "attached to that player")
    es = (
        "anexado a ese jugador =s+m", "anexada a ese jugador =s+f",
        "anexados a ese jugador =p+m", "anexadas a ese jugador =p+f",
    )  # fmt: skip

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (bonds.AttachedToPlayer(at.binder.that_player(self)),)


class DividedEvenly(ObjectVerb):
    """Deal damage divided evenly, rounded down, among targets (107.1a)."""

    amount: Amount
    count: TargetCount
    rule = "107.1a"
    en = "<deal> {amount} damage divided evenly , rounded down , among {count} targets"
    es = (
        "<hacer> {amount@1} <punto@1> de daño divididos en partes iguales , redondeando hacia abajo , entre {count} "
        "objetivos"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.shared.targets:
            return at.refuse(self, "besides other targets")
        found, players = self.count.targets(at)
        legal = Plus(CountObjects(found), CountPlayers(players))  # those that are still legal as it resolves
        each = Quotient(self.amount.lower(at), legal)
        return effects.DealDamage(each, found, players, at.what, slot=at.slot())


class PlayersDealtDamageThisWay(OtherPlayer):
    """players dealt damage this way (120.3)"""

    rule = "120.3"
    en = "players dealt damage this way =p+3"
    es = "los jugadores que hayan recibido daño de esta manera =p+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        kinds = effects.DealDamage | effects.DealDividedDamage
        dealt = [one for one in at.said() if isinstance(one, kinds) and one.slot]
        if len(dealt) != 1:
            return at.refuse(self, "by which damage?")
        return objects.PlayersInSlot(dealt[0].slot)
