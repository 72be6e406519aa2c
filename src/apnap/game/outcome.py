"""104: how a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from apnap.ids import seat_letter
from apnap.rules import event_base as ev
from apnap.rules.state import State


class Reason(Enum):
    """Why a game ended (104.2–104.4)."""

    LIFE = "life"
    EMPTY_LIBRARY = "empty_library"
    POISON = "poison"
    CONCEDED = "conceded"
    EFFECT = "effect"
    COMMANDER_DAMAGE = "commander_damage"
    TEAM_LOST = "team_lost"
    DRAW = "draw"

    def __repr__(self) -> str:
        return f"Reason.{self.name}"


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the winning seat (None: a draw, or a team), why, and in which turn."""

    winner: str | None
    reason: Reason
    turn: int
    winners: tuple[str, ...] = ()
    """All who won: a whole team, or one; nobody in a draw."""

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner!r}, reason={self.reason!r}, turn={self.turn})"


def outcome_of(state: State) -> Outcome | None:
    """Return how a game ended, or None while it goes on."""
    if not state.over:
        return None
    winners = tuple(seat_letter(seat) for seat in state.winners)
    if not winners:
        return Outcome(None, Reason.DRAW, state.turn)
    reasons = [player.lost_reason for player in state.players if player.lost_reason]
    last = [event.amount for event in state.history if event.kind == ev.LOSE_GAME]
    name = ev.LOSS_NAMES[(last or reasons)[-1]] if reasons else "effect"
    if ev.OPPONENT_WON in reasons:  # 104.2b: an effect says that a player wins
        name = "effect"
    return Outcome(winners[0] if len(winners) == 1 else None, Reason(name), state.turn, winners)
