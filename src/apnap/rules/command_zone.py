"""408: cards whose abilities work in the command zone: avatars and conspiracies."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities.ability import Ability, Activated, Static, Triggered
from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import BATTLEFIELD, COMMAND


def in_command_zone(card: CardDefinition) -> CardDefinition:
    """Return a card whose abilities work in the command zone instead of the battlefield (315.5, 902.7)."""
    faces = tuple(replace(face, abilities=tuple(map(_works_there, face.abilities))) for face in card.faces)
    return replace(card, faces=faces)


def _works_there(ability: Ability) -> Ability:
    if isinstance(ability, Static | Triggered | Activated) and BATTLEFIELD in ability.zones:
        return replace(ability, zones=(COMMAND,))
    return ability
