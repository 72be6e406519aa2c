"""What of a card's meaning the rules do not carry out, with the very values that its fields have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from apnap.abilities import mana, static
from apnap.abilities.definition import CardDefinition
from apnap.abilities.node import Node
from apnap.abilities.walk import walk
from apnap.rules.performing import unsupported

UNPERFORMED_RESTRICTIONS: Final = {
    static.CANT_CREW: "can't crew",
    static.DOESNT_LOSE_DAMAGE: "damage that stays marked",
}
UNPERFORMED_PLAYER_RULES: Final = {
    static.PLAYS_WITH_TOP_REVEALED: "playing with the top card revealed",
    static.PLAYS_WITH_HAND_REVEALED: "playing with the hand revealed",
    static.MAY_LOOK_AT_TOP: "looking at the top card at any time",
}
UNPERFORMED_PRETENCES: Final = {static.ACTIVATE_AS_HASTE: "activating as though it had haste"}


def _restriction(node: static.Restriction) -> str:
    return UNPERFORMED_RESTRICTIONS.get(node.kind, "")


def _player_rule(node: static.PlayerRule) -> str:
    return UNPERFORMED_PLAYER_RULES.get(node.kind, "")


def _pretence(node: static.AsThough) -> str:
    return UNPERFORMED_PRETENCES.get(node.kind, "")


def _added_mana(node: mana.FixedMana) -> str:
    return "adding X mana" if "X" in node.symbols else ""


_CHECKS: Final[dict[type[Node], Callable[[Any], str]]] = {
    static.Restriction: _restriction,
    static.PlayerRule: _player_rule,
    static.AsThough: _pretence,
    mana.FixedMana: _added_mana,
}


def unperformed(definition: CardDefinition) -> tuple[str, ...]:
    """Return what of a card is not carried out, each as the kind of node and why; empty: the whole card is.

    >>> from apnap.abilities.definition import FaceDefinition
    >>> unperformed(CardDefinition("Moss Hen", (FaceDefinition("Moss Hen", power=1, toughness=1),)))
    ()
    """
    found = list(unsupported(definition))
    for node in walk(definition):
        check = _CHECKS.get(type(node))
        why = check(node) if check is not None else ""
        if why and why not in found:
            found.append(why)
    return tuple(found)
