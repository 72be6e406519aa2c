"""704.5v–x — battles with defense 0, without a protector, or protected by their own controller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.combat.attacking import attackers, protector
from apnap.rules.state_based_actions.round import Round
from apnap.rules.state_based_actions.sagas import waits_for_ability

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def battle(state: State, record: GameObject, round_: Round) -> None:
    """704.5v: bury a battle with defense 0, unless an ability of it has triggered and not left the stack."""
    if record.counter("defense") == 0 and not waits_for_ability(state, record):
        round_.bury(record.ref)


def needs_protector(state: State, record: GameObject, chars: Characteristics) -> bool:
    """704.5w–x: tell whether a battle's controller must choose a (new) protector."""
    guard = protector(record)
    if guard < 0 or not state.players[guard].in_game:
        return all(state.objects[ref >> 24].attacking != record.ref for ref in attackers(state))
    return "Siege" in chars.subtypes and guard == chars.controller
