"""701.12e, 702.65: exchanging an Aura with an Aura card in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.effect import SwapAura
from apnap.abilities.values import BATTLEFIELD, HAND
from apnap.ids import Ref
from apnap.rules.attaching import aura_hosts
from apnap.rules.characteristics import controller_of
from apnap.rules.expressions import objects_of
from apnap.rules.instructions import performs
from apnap.rules.programs import Running, propose
from apnap.rules.records import CARD, GameObject
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State


def swap_aura(run: Running, state: State, node: SwapAura) -> None:
    """701.12e: the Aura goes to the hand, and the card becomes attached to what that Aura was attached to, at the same
    time. 702.65b: if either half can't be completed, nothing happens."""
    leaving = _one(state, objects_of(state, node.what, run.context))
    coming = _one(state, objects_of(state, node.card, run.context))
    if leaving is None or coming is None or not _possible(state, leaving, coming):
        propose(run, state, [])
        return
    enters = move(coming.ref, BATTLEFIELD)
    enters.controller = run.context.you
    enters.attach_to = leaving.attached_to
    propose(run, state, [move(leaving.ref, HAND), enters])


def _one(state: State, refs: list[Ref]) -> GameObject | None:
    return state.current(refs[0]) if len(refs) == 1 else None


def _possible(state: State, leaving: GameObject, coming: GameObject) -> bool:
    """701.12d: they must be cards of the same owner; 303.4i: the card must be able to enchant that object or player."""
    if leaving.zone != BATTLEFIELD or leaving.kind != CARD or leaving.owner != coming.owner or coming.zone != HAND:
        return False
    controlled = controller_of(state, leaving) == coming.owner
    return controlled and leaving.attached_to != 0 and leaving.attached_to in aura_hosts(state, coming)


performs(SwapAura, swap_aura)
