"""729: playing a subgame, and the players who do not win it."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.roots import OtherPlayer


class PlaySubgame(SubjectClause):
    """Players play a Magic subgame, using their libraries as their decks (729.1)."""

    rule = "729.1"
    en = "players play a Magic subgame , using their libraries as their decks"
    es = "los jugadores juegan una subpartida de Magic usando sus bibliotecas como mazos"

    def lower(self, at: Lowering) -> effects.Effect:
        slot = at.slot()
        at.shared.limits["subgame"] = slot
        return effects.PlaySubgame(slot)


class WhoDoesntWinIt(OtherPlayer):
    """each player who doesn't win the subgame (729.5)"""

    rule = "729.5"
    en = "each player who doesn't win the subgame =s+3"
    es = "cada jugador que no gane la subpartida =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        slot = at.shared.limits.get("subgame")
        if slot is None:
            return at.refuse(self, "which subgame?")
        return at.mention_players(self, objects.PlayersTogether((objects.PlayersInSlot(slot),)))
