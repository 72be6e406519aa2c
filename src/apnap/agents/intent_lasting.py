"""Whether changes, counters and rules that last are good for those they are about: the tables behind ``intent``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.abilities import change as ch
from apnap.abilities import static as st
from apnap.abilities.ability import Activated, Keyword, Static, Triggered
from apnap.abilities.node import Node
from apnap.abilities.objects import AttachedHost
from apnap.abilities.quantity import Minus, Number, Quantity, Times

_BAD_KEYWORDS: Final = frozenset({"defender", "decayed", "phasing", "cumulative upkeep", "echo", "fading", "vanishing"})
_BAD_COUNTERS: Final = frozenset({"-1/-1", "stun", "-0/-1", "-1/-0", "-2/-2", "-0/-2", "bounty", "age", "doom", "wind"})

_GOOD_RULES: Final = frozenset(
    {
        st.CANT_BE_BLOCKED,
        st.CANT_BE_COUNTERED,
        st.CANT_BE_TARGETED,
        st.CANT_BE_SACRIFICED,
        st.CAN_BE_BLOCKED_ONLY_BY,
        st.CANT_BE_BLOCKED_BY,
        st.CANT_BE_BLOCKED_BY_MORE_THAN,
        st.CANT_BE_BLOCKED_EXCEPT_BY,
        st.CAN_BLOCK_ADDITIONAL,
        st.DAMAGE_BY_TOUGHNESS,
        st.MAY_ASSIGN_AS_UNBLOCKED,
        st.MAY_STAY_TAPPED,
    }
)
"""Restrictions and requirements that the object they cover is glad of; all others hinder it."""

_GOOD_PLAYER_RULES: Final = frozenset(
    {
        st.CANT_LOSE_LIFE,
        st.CANT_LOSE_GAME,
        st.CANT_BE_PLAYER_TARGET,
        st.NO_MAXIMUM_HAND_SIZE,
        st.ADDITIONAL_LANDS,
        st.SHROUD_PLAYER,
        st.HEXPROOF_PLAYER,
        st.NO_MANA_LOSS,
        st.MAY_LOOK_AT_TOP,
        st.LEGEND_RULE_OFF,
        st.PROTECTION_FROM,
        st.DAMAGE_DOESNT_CAUSE_LOSS,
        st.LIFE_FLOOR,
    }
)
"""Rules about players that they are glad of; all others hinder them."""


def counter_sign(counter: str) -> int:
    """Return 1 for counters that are good to have on a permanent, −1 for bad ones.

    >>> counter_sign("+1/+1"), counter_sign("stun")
    (1, -1)
    """
    return -1 if counter in _BAD_COUNTERS else 1


def sign_of(quantity: Quantity | None) -> int:
    """Return whether a number in a text is positive, negative or (None, zero) nothing.

    >>> sign_of(Minus(Number(0), Number(3)))
    -1
    """
    match quantity:
        case None:
            return 0
        case Number(n=n):
            return (n > 0) - (n < 0)
        case Minus(a=Number(n=0), b=b):
            return -sign_of(b)
        case Times(factor=factor, of=of):
            return sign_of(of) if factor > 0 else -sign_of(of)
    return 1


def change_sign(change: ch.Change) -> int:
    """Return how good a change (613) is for the object that changes: positive, negative, or 0 if it can't be told."""
    match change:
        case ch.Modify(power=power, toughness=toughness):
            return 2 * sign_of(power) + 3 * sign_of(toughness)  # −X/−X can kill, +X/−X may
        case ch.AddAbility(ability=ability):
            return ability_sign(ability)
        case ch.RemoveAbility(keyword=keyword) | ch.CantHaveAbility(keyword=keyword):
            return 3 if keyword in _BAD_KEYWORDS else -3
        case ch.RemoveAllAbilities():
            return -4
        case ch.SetController():
            return -8
        case ch.SetBase(power=Number(n=power), toughness=Number(n=toughness)):
            return 2 if power + toughness >= 6 else -2  # most creatures are smaller, or larger
    return 0


def ability_sign(ability: Node) -> int:
    """Return how good it is for an object to have an ability."""
    if isinstance(ability, Keyword):
        return -3 if ability.keyword in _BAD_KEYWORDS else 3
    if isinstance(ability, Static):
        total = 0
        for part in ability.parts:
            for _, weight in restriction_deeds(part):
                total += weight
        return total
    return 3 if isinstance(ability, Activated | Triggered) else 0


def restriction_deeds(part: Node) -> Iterator[tuple[Node, int]]:
    """Yield what a static part does to objects: those it covers, and how good it is for them."""
    match part:
        case st.Restriction(kind=kind, what=what):
            yield what, 4 if kind in _GOOD_RULES else -4
        case st.Changes(what=what, changes=changes):
            yield what, sum(change_sign(change) for change in changes)
        case st.MayPlay(what=what):
            yield what, 4


def player_rule_deeds(part: Node) -> Iterator[tuple[Node, int]]:
    """Yield what a static part does to players."""
    if isinstance(part, st.PlayerRule):
        yield part.who, 4 if part.kind in _GOOD_PLAYER_RULES else -4


def host_weight(ability: Node) -> int:
    """Return how good an ability of an Aura or Equipment is for what it is attached to (303.4, 301.5)."""
    total = 0
    if isinstance(ability, Static):
        for part in ability.parts:
            total += sum(weight for what, weight in restriction_deeds(part) if isinstance(what, AttachedHost))
    return total


__all__ = [
    "ability_sign",
    "change_sign",
    "counter_sign",
    "host_weight",
    "player_rule_deeds",
    "restriction_deeds",
    "sign_of",
]
