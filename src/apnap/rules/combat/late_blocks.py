"""509.3–509.4: creatures that block without having been declared: made to block by an effect, or entering blocking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from apnap.abilities.values import BATTLE, CREATURE
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.combat.attacking import attackers, defending_player
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def blockable(state: State, player: Player) -> list[Ref]:
    """Return the attackers that attack a player, their planeswalkers or their battles: what their creatures block."""
    if not state.in_combat:
        return []
    return [ref for ref in attackers(state) if defending_player(state, state.objects[ref >> 24]) == player]


def can_block_late(state: State, record: GameObject, attacker: Ref) -> bool:
    """506.3d–e, 509.4a–b: tell whether a creature can begin to block an attacker: what restricts the declaration does
    not count, but it must be a creature of the defending player and that one still attack."""
    types = characteristics(state, record).card_types
    if not types & CREATURE or types & BATTLE or attacker in record.blocking:
        return False
    return attacker in blockable(state, controller_of(state, record))


def late_block(
    state: State, record: GameObject, attacker: Ref, others: Sequence[Event], entered: bool = False
) -> list[Event]:
    """Return what happens as a creature begins to block an attacker: it blocks (509.3a: for the first time, if it was
    no blocking creature), and the attacker becomes blocked, if it was not and does not by others (509.3c).

    ``others``: what happens at the same time. ``entered``: it enters the battlefield blocking, so that it never
    "blocked" (509.4).
    """
    block = ev.Block()
    block.subject = record.ref
    block.other = attacker
    block.player = controller_of(state, record)
    block.amount = len(record.blocking) + 1
    block.entered = entered
    events: list[Event] = [block]
    attacking = state.objects[attacker >> 24]
    if not attacking.blocked and not any(one.kind == ev.BECOME_BLOCKED and one.subject == attacker for one in others):
        becomes = ev.BecomeBlocked()
        becomes.subject = attacker
        becomes.player = controller_of(state, attacking)
        becomes.objects = (record.ref,)
        becomes.amount = 1
        events.append(becomes)
    return events
