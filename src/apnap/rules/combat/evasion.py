"""508.1a–c, 509.1a–b: which creature could attack what, and which creature could block which attacker."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from apnap.abilities import static
from apnap.abilities.objects import Filter
from apnap.abilities.static import AsThough, Restriction
from apnap.abilities.values import BATTLE, CREATURE, DEFENDER, FLYING, HASTE, PLANESWALKER, REACH
from apnap.rules.characteristics import characteristics, has_keyword
from apnap.rules.combat.attacking import defender_of
from apnap.rules.entities import Entity
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.filters import matches
from apnap.rules.keywords.evasion import is_from_keyword
from apnap.rules.permissions import ActivePart, active_parts, restrictions
from apnap.rules.protection import protected_from

if TYPE_CHECKING:
    from apnap.rulebooks.switches import Rulebook
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


# ------------------------------------------------------------------------------------- attacking


def can_attack(state: State, record: GameObject) -> bool:
    """508.1a, 508.1c: whether a creature could attack anything: untapped, not summoning sick, no defender …"""
    chars = characteristics(state, record)
    if record.tapped or record.phased_out or not chars.card_types & CREATURE or chars.card_types & BATTLE:
        return False
    if record.sick and not chars.keywords & HASTE and not _as_though(state, static.ATTACK_AS_HASTE, record):
        return False
    if _stays_home(state, chars) and not _as_though(state, static.ATTACK_WITHOUT_DEFENDER, record):
        return False
    return not restrictions(state, static.CANT_ATTACK_OR_BLOCK, record)


def _stays_home(state: State, chars: Characteristics) -> bool:
    """702.3b: with defender; a Wall by its creature type, for which "as though it didn't have defender" is the same
    exception."""
    return bool(chars.keywords & DEFENDER) or is_bound_wall(state.rulebook, chars.subtypes)


def is_bound_wall(book: Rulebook, subtypes: Collection[str]) -> bool:
    """classic:308.1: whether its creature type keeps a creature from attacking."""
    return book.walls == "type_cannot_attack" and "Wall" in subtypes


def can_attack_this(state: State, record: GameObject, entity: Entity) -> bool:
    """508.1c: whether no restriction keeps a creature that could attack from attacking that player or permanent."""
    return not any(regards(state, part, entity) for part in restrictions(state, static.CANT_ATTACK, record))


def regards(state: State, part: ActivePart, entity: Entity) -> bool:
    """Whether a restriction or requirement on attacking is about attacking that player or permanent."""
    rule = part.part
    assert isinstance(rule, Restriction)
    if entity > 0 and rule.other is not None:
        return matches(state, state.last_known(entity), rule.other, part.context)
    if rule.whom is None:
        return rule.other is None
    if entity > 0 and not (rule.planeswalkers_too and is_planeswalker(state, entity)):
        return False
    return defender_of(state, entity) in players_of(state, rule.whom, part.context)


def is_planeswalker(state: State, entity: Entity) -> bool:
    """Whether what is attacked is a planeswalker: a battle is none, whoever protects it."""
    return bool(characteristics(state, state.last_known(entity)).card_types & PLANESWALKER)


def _as_though(state: State, kind: int, record: GameObject) -> bool:
    """609.4: whether the object may do that as though it were otherwise."""
    return bool(_pretences(state, kind, record))


def _pretences(state: State, kind: int, record: GameObject) -> list[AsThough]:
    found: list[AsThough] = []
    for part in active_parts(state, AsThough):
        rule = part.part
        if not isinstance(rule, AsThough) or rule.kind != kind:
            continue
        if isinstance(rule.what, Filter):
            if matches(state, record, rule.what, part.context):
                found.append(rule)
        elif record.ref in objects_of(state, rule.what, part.context):
            found.append(rule)
    return found


# ------------------------------------------------------------------------------------- blocking


def can_block(state: State, record: GameObject) -> bool:
    """509.1a–b: whether a creature could block at all."""
    types = characteristics(state, record).card_types
    if record.phased_out or not types & CREATURE or types & BATTLE:
        return False
    if record.tapped and not _as_though(state, static.BLOCK_TAPPED, record):
        return False
    return not restrictions(state, static.CANT_BLOCK, record) and not restrictions(
        state, static.CANT_ATTACK_OR_BLOCK, record
    )


def can_block_this(state: State, blocker: GameObject, attacker: GameObject) -> bool:
    """509.1b: whether no evasion ability or restriction keeps a creature from blocking that attacker.

    classic:501.1: evasion abilities say what can block the creature that has them.
    """
    if restrictions(state, static.CANT_BE_BLOCKED, attacker):
        return False
    if has_keyword(state, attacker, FLYING) and not (
        characteristics(state, blocker).keywords & (FLYING | REACH) or _as_though(state, static.BLOCK_FLYING, blocker)
    ):
        return False  # 702.9b, classic:502.4a
    if protected_from(state, attacker, blocker):
        return False  # 702.16f
    for kind, subject, other, wanted in (
        (static.CAN_BE_BLOCKED_ONLY_BY, attacker, blocker, True),
        (static.CANT_BE_BLOCKED_BY, attacker, blocker, False),
        (static.CAN_BLOCK_ONLY, blocker, attacker, True),
        (static.CANT_BLOCK_OBJECT, blocker, attacker, False),
    ):
        for part in restrictions(state, kind, subject):
            rule = part.part
            assert isinstance(rule, Restriction)
            fits = rule.other is None or matches(state, other, rule.other, part.context)
            if fits != wanted and not (subject is attacker and _left_out(state, rule, blocker, attacker)):
                return False
    return True


def _left_out(state: State, rule: Restriction, blocker: GameObject, attacker: GameObject) -> bool:
    """609.4: whether the restriction is an evasion ability that the attacker is blocked as though it did not have."""
    pretences = (
        *_pretences(state, static.BLOCK_WITHOUT, blocker),
        *_pretences(state, static.BE_BLOCKED_WITHOUT, attacker),
    )
    return any(is_from_keyword(rule, pretence.keyword) for pretence in pretences)
