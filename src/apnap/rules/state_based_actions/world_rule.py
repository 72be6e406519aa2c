"""704.5k — the world rule: only the newest permanent with the supertype world stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Ref
from apnap.rules.state_based_actions.round import Round

if TYPE_CHECKING:
    from apnap.rules.state import State


def world_rule(state: State, worlds: list[Ref], round_: Round) -> None:
    """Bury all world permanents but the one that has been world for the shortest time (its timestamp)."""
    newest = max(worlds, key=lambda ref: state.objects[ref >> 24].timestamp)
    for ref in worlds:
        if ref != newest:
            round_.bury(ref)
