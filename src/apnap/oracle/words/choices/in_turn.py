"""101.4, 608.2f: players who choose in turn, beginning with the next opponent, and never what was chosen before."""

from __future__ import annotations

from apnap.abilities import objects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import Adjective, After, Before, Relative
from apnap.oracle.phrase.roots import OtherPlayer
from apnap.oracle.words.players_described import YOUR_TEAM


class EachFromNextOpponent(OtherPlayer):
    """starting with the next opponent in turn order, each player (608.2f)"""

    rule = "608.2f"
    en = "starting with the next opponent in turn order , each player =s+3"
    es = "comenzando con el siguiente oponente en el orden de los turnos , cada jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.EachPlayer(after_you=True))


class EachOpponentInOrder(OtherPlayer):
    """starting with the next opponent in turn order, each opponent (608.2f)"""

    rule = "608.2f"
    en = "starting with the next opponent in turn order , each opponent =s+3"
    es = "comenzando con el siguiente oponente en el orden de los turnos , cada oponente =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.AllBut(objects.EachPlayer(after_you=True), YOUR_TEAM))


def apart(at: Lowering, construct: Different | NotChosenBefore) -> tuple[objects.Test, ...]:
    """Return no test, where players choose one after another: what others chose before is left out there."""
    return () if at.shared.limits.get("choosing") else at.refuse(construct, "of something that is not just chosen")


class Different(Before, Adjective):
    """a different card: none that a player before has chosen"""

    rule = "608.2d"
    en = "different"
    es = "diferente"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return apart(at, self)

    def is_apart(self) -> bool:
        return True


class NotChosenBefore(After, Relative):
    """that hasn't been chosen, by a player before"""

    rule = "608.2d"
    en = "that hasn't been chosen"
    es = "que no se haya elegido"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return apart(at, self)

    def is_apart(self) -> bool:
        return True
