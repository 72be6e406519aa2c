"""What permanents, cards and life are worth to the heuristic, in points: a 2/2 creature is worth about 90."""

from __future__ import annotations

from typing import Final

from apnap.abilities import static as st
from apnap.abilities.ability import Activated, Keyword, Static, Triggered
from apnap.abilities.objects import AttachedHost, IsSource
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.values import (
    BATTLEFIELD,
    CREATURE,
    DEATHTOUCH,
    DEFENDER,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    LAND,
    LIFELINK,
    MENACE,
    PLANESWALKER,
    PROWESS,
    REACH,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
)
from apnap.agents.sight import Sight
from apnap.rules.seen import SeenObject

LOST: Final = 5000
"""What losing the game costs, more than anything on the table."""

_KEYWORDS: Final = (
    # bit, points, points for each power
    (FLYING, 0, 8),
    (FIRST_STRIKE, 8, 3),
    (DOUBLE_STRIKE, 10, 14),
    (DEATHTOUCH, 25, 0),
    (LIFELINK, 0, 7),
    (MENACE, 0, 4),
    (TRAMPLE, 0, 3),
    (VIGILANCE, 3, 3),
    (HASTE, 2, 0),
    (HEXPROOF, 25, 0),
    (SHROUD, 15, 0),
    (INDESTRUCTIBLE, 50, 0),
    (REACH, 5, 0),
    (PROWESS, 8, 0),
    (DEFENDER, -15, -8),
)

_HOBBLING: Final = frozenset({st.CANT_ATTACK, st.CANT_BLOCK, st.CANT_ATTACK_OR_BLOCK, st.CANT_UNTAP_IN_UNTAP_STEP})


def creature_value(seen: SeenObject, power: int, toughness: int) -> int:
    """Return what a creature is worth with that power and toughness and its own abilities."""
    strength = max(power, 0)
    value = 40 + 15 * strength + 10 * max(toughness, 0)
    for bit, flat, each in _KEYWORDS:
        if seen.keywords & bit:
            value += flat + each * strength
    for ability in seen.abilities:
        node = ability.node
        if isinstance(node, Triggered) and seen.zone == BATTLEFIELD and _is_spent(node):
            continue
        if isinstance(node, Activated | Triggered):
            value += 12
        elif isinstance(node, Keyword) and not ability.keyword_bit:
            value += 10
        elif isinstance(node, Static):
            value += _static_value(node)
    return max(value, 5)


def _is_spent(ability: Triggered) -> bool:
    """Whether an ability watched for its own object entering, which has happened (603.6a)."""
    occurrence = ability.occurrence
    if not isinstance(occurrence, ZoneChanges) or occurrence.to_zones != (BATTLEFIELD,):
        return False
    return any(isinstance(test, IsSource) for test in occurrence.what.tests)


def _static_value(ability: Static) -> int:
    value = 0
    for part in ability.parts:
        if isinstance(part, st.Restriction):
            value += 15 if part.kind == st.CANT_BE_BLOCKED else -8
        else:
            value += 15
    return value


def is_hobbled(seen: SeenObject, sight: Sight) -> bool:
    """Tell whether something attached to a creature keeps it from fighting, so that it hardly counts any more."""
    for handle in seen.attachments:
        attached = sight.object(handle)
        if attached is not None and hobbles(attached):
            return True
    return False


def hobbles(aura: SeenObject) -> bool:
    """Tell whether an Aura keeps what it enchants from attacking, blocking or untapping."""
    return any(
        isinstance(part, st.Restriction) and part.kind in _HOBBLING and isinstance(part.what, AttachedHost)
        for ability in aura.abilities
        if isinstance(ability.node, Static)
        for part in ability.node.parts
    )


def permanent_value(seen: SeenObject, sight: Sight) -> int:
    """Return what a permanent (or a card that would become one) is worth to its controller."""
    if seen.card_types & CREATURE:
        value = creature_value(seen, seen.power, seen.toughness)
        return value // 4 if seen.zone == BATTLEFIELD and seen.attachments and is_hobbled(seen, sight) else value
    if seen.card_types & PLANESWALKER:
        loyalty = seen.counter("loyalty") if seen.zone == BATTLEFIELD else 4
        return 60 + 25 * loyalty
    if seen.card_types & LAND:
        return 45 + 3 * len(seen.abilities)
    return 35 + 18 * seen.mana_value


def card_value(seen: SeenObject) -> int:
    """Return what it is worth to have a card in hand."""
    if not seen.known:
        return 50
    return 30 if seen.card_types & LAND else 45 + 10 * min(seen.mana_value, 6)


def life_loss(life: int, damage: int) -> int:
    """Return what it costs to lose that much life: each point more than the one before, the last one the game.

    >>> life_loss(20, 3) < life_loss(6, 3) < life_loss(3, 3)
    True
    """
    cost = 0
    for left in range(life, max(life - damage, 0), -1):
        cost += 8 if left > 15 else 10 if left > 10 else 14 if left > 5 else 22 if left > 2 else 40
    if damage >= life:
        cost += LOST + 40 * (damage - life)
    return cost


def life_gain(life: int, n: int) -> int:
    """Return what it is worth to gain that much life."""
    return life_loss(life + n, n) if life > 0 else 0
