"""702.167: what ties objects together by a keyword ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import bonds
from apnap.abilities.values import EXILE
from apnap.rules.expressions import objects_of
from apnap.rules.instructions import performs
from apnap.rules.programs import Running

if TYPE_CHECKING:
    from apnap.rules.state import State


def use_to_craft(run: Running, state: State, node: bonds.UseToCraft) -> None:
    """702.167c: the card that comes back knows the cards exiled for it; tokens have ceased to exist (111.7)."""
    materials = []
    for ref in objects_of(state, node.materials, run.context):
        became = state.current(ref + 1)
        if became is not None and became.zone == EXILE:
            materials.append(became.ref)
    for ref in objects_of(state, node.what, run.context):
        state.edit(ref).linked = tuple(materials)


performs(bonds.UseToCraft, use_to_craft)
