"""608.2d: for each player, friend or foe."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.roots import OtherPlayer

_FRIENDS = "friends"


class ChooseFriendOrFoe(SubjectClause):
    """ "For each player, choose friend or foe"."""

    rule = "608.2d"
    en = "for each player , choose friend or foe"
    es = "para cada jugador , elige amigo o enemigo"

    def lower(self, at: Lowering) -> effects.Effect:
        slot = at.slot()
        at.shared.limits[_FRIENDS] = objects.PlayersInSlot(slot)
        everybody = objects.EachPlayer()
        number = quantity.CountPlayers(everybody)
        return effects.ChoosePlayers(objects.You(), everybody, slot, number, minimum=quantity.Number(0))


def friends(at: Lowering, construct: OtherPlayer, foes: bool) -> objects.Players:
    """Return the players for whom friend was chosen, or the others."""
    chosen: objects.Players | None = at.shared.limits.get(_FRIENDS)
    if chosen is None:
        return at.unbound(construct, "for whom was friend or foe chosen?")
    others = objects.AllBut(objects.EachPlayer(), chosen)
    return at.mention_players(construct, others if foes else objects.AllBut(objects.EachPlayer(), others))


class EachFriend(OtherPlayer):
    """each friend"""

    en = "each friend =s+3"
    es = "cada amigo =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return friends(at, self, False)


class EachFoe(OtherPlayer):
    """each foe"""

    en = "each foe =s+3"
    es = "cada enemigo =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return friends(at, self, True)
