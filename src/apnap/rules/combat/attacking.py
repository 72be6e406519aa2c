"""506: attacking and defending players, removal from combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import NO_PLAYER, Player, Ref

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def defending_player(state: State, attacker: GameObject) -> Player:
    """508.5: the player that an attacker attacks (or the controller of the planeswalker, the protector of the battle)."""
    return NO_PLAYER


def remove_from_combat(state: State, ref: Ref) -> None:
    """506.4: a permanent stops attacking, blocking, being blocked and being attacked."""
