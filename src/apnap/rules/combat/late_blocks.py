"""509.3–509.4: creatures that block without having been declared: made to block by an effect, or entering blocking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from apnap.abilities.values import BATTLE, CREATURE
from apnap.ids import Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.combat.attacking import attackers, defending_player
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def blockable_late(state: State, record: GameObject) -> list[Ref]:
    """506.3d–e, 509.4a–b: return the attackers that a creature can begin to block: what restricts the declaration does
    not count, but they must attack its controller, their planeswalkers or their battles."""
    chars = characteristics(state, record)
    if not state.in_combat or not chars.card_types & CREATURE or chars.card_types & BATTLE:
        return []
    return [
        ref
        for ref in attackers(state)
        if ref not in record.blocking and defending_player(state, state.objects[ref >> 24]) == chars.controller
    ]


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
