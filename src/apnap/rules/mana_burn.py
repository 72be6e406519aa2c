"""500.5, 703.4q, classic:300.4: unspent mana as steps and phases end, and what it may cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.extra_turns import phase_is_over
from apnap.rules.happen import happen_all
from apnap.rules.mana import empty_pool

if TYPE_CHECKING:
    from apnap.ids import Player
    from apnap.rules.state import State


def empty_pools(state: State) -> None:
    """500.5: unspent mana is lost as a step ends, or only as a phase does (classic:300.4, 2007:300.3). Call it as the
    last thing in the step of a procedure.

    With mana burn each player loses 1 life for each mana lost, but not in a turn in which another player controls them
    (2007:507.4).
    """
    book = state.rulebook
    if book.mana_empties == "phase" and not phase_is_over(state):
        return
    burns: list[Event] = []
    for player in list(state.players):
        if player.pool:
            lost = empty_pool(state, player.seat)
            if lost and book.mana_burn and player.controlled_by < 0:
                burns.append(mana_burn(player.seat, lost))
    if burns:
        happen_all(state, burns)


def mana_burn(player: Player, n: int) -> Event:
    """Return the proposal that a player loses ``n`` life for unspent mana: that is no damage (2007:300.3)."""
    event = ev.LoseLife()
    event.player = player
    event.amount = n
    event.mana_burn = True
    return event
