"""704.5m–p, 704.5y — Auras, Equipment and other attachments that are attached to nothing they may be attached to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import ARTIFACT, BATTLE, BATTLEFIELD, CREATURE, ENCHANTMENT, GRAVEYARD
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.attaching import unattached
from apnap.rules.bestowing import is_bestowed
from apnap.rules.characteristics import characteristics
from apnap.rules.entities import player_of
from apnap.rules.protection import can_be_attached
from apnap.rules.state_based_actions.round import Round

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def is_aura(chars: Characteristics) -> bool:
    """Tell whether a permanent is an Aura (303.4)."""
    return bool(chars.card_types & ENCHANTMENT) and "Aura" in chars.subtypes


def attachment(state: State, record: GameObject, chars: Characteristics, round_: Round) -> None:
    """704.5m: bury an Aura that enchants nothing legal; 704.5n, 704.5p: unattach what may not be attached."""
    attached = _is_attached(state, record)
    creature = bool(chars.card_types & (CREATURE | BATTLE))
    if is_aura(chars) and not creature:
        if not attached or not can_be_attached(state, record, record.attached_to):
            if is_bestowed(record):  # 702.103f
                round_.events.append(unattached(state, record.ref))
            else:
                round_.bury(record.ref, ev.BY_HOST)
        return
    if record.attached_to == 0:
        if is_aura(chars):  # 704.5m comes before 704.5p: an Aura that is a creature can't enchant (303.4d)
            round_.bury(record.ref, ev.BY_HOST)
        return
    equipment = bool(chars.card_types & ARTIFACT) and bool(chars.subtypes & {"Equipment", "Fortification"})
    legal = equipment and not creature and attached and record.attached_to > 0
    if not legal or not can_be_attached(state, record, record.attached_to):
        round_.events.append(unattached(state, record.ref))


def _is_attached(state: State, record: GameObject) -> bool:
    """Whether the object or player it is attached to is still there."""
    if record.attached_to < 0:
        return state.players[player_of(record.attached_to)].in_game
    host = state.current(record.attached_to) if record.attached_to else None
    return host is not None and host.zone in (BATTLEFIELD, GRAVEYARD)  # 303.4a


def roles(state: State, host: GameObject, round_: Round) -> None:
    """704.5y: of the Roles that one player controls on a permanent only the newest stays."""
    newest: dict[Player, GameObject] = {}
    for ref in host.attachments:
        role = state.current(ref)
        if role is None or role.phased_out:
            continue
        chars = characteristics(state, role)
        if "Role" not in chars.subtypes:
            continue
        other = newest.get(chars.controller)
        if other is None:
            newest[chars.controller] = role
            continue
        older, newer = sorted((other, role), key=lambda record: record.timestamp)
        round_.bury(older.ref)
        newest[chars.controller] = newer
