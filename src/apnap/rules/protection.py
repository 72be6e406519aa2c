"""702.11, 702.16, 702.18, classic:502.7a: what protection, hexproof and shroud keep away.

Protection keeps off damage (702.16e), attachments (702.16c–d), blockers (702.16f) and targeting (702.16b): what deals
damage, attaches, blocks or targets asks here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.ability import Keyword
from apnap.abilities.static import (
    ATTACHED_ONLY_TO,
    CANT_BE_ENCHANTED,
    CANT_BE_EQUIPPED,
    CANT_BE_PLAYER_TARGET,
    CANT_BE_TARGETED,
    HEXPROOF_PLAYER,
    IGNORE_HEXPROOF,
    IGNORES_HEXPROOF_OF_OPPONENTS,
    PROTECTION_FROM,
    SHROUD_PLAYER,
    AsThough,
    Enchant,
    PlayerRule,
    Restriction,
)
from apnap.abilities.values import BATTLEFIELD, CREATURE, HEXPROOF, LAND, SHROUD
from apnap.ids import NO_REF, Player
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.context import context_for
from apnap.rules.definitions import KEYWORD
from apnap.rules.entities import Entity, player_of
from apnap.rules.expressions import players_of
from apnap.rules.filters import matches
from apnap.rules.permissions import ActivePart, active_parts, covers, parts_of, player_rules, restrictions

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def protected_from(state: State, record: GameObject, source: GameObject, *, attaching: bool = False) -> bool:
    """Tell whether a permanent has protection from a source (702.16b–f, j–k).

    ``attaching``: from being what the source is attached to, which some protection lets stay as it is (702.16n).
    """
    chars = characteristics(state, record)
    for ability in chars.abilities:
        if ability.kind == KEYWORD and ability.keyword == "protection":
            node = ability.node
            assert isinstance(node, Keyword)
            context = context_for(record.ref, chars.controller)
            stays = attaching and node.keeps is not None and source.attached_to == record.ref
            if stays and node.keeps is not None and matches(state, source, node.keeps, context):
                continue
            if node.players is not None:
                if controller_of(state, source) in players_of(state, node.players, context):
                    return True
            elif node.what is None or matches(state, source, node.what, context):
                return True
    return False


def player_protected_from(state: State, player: Player, source: GameObject) -> bool:
    """Tell whether a player has protection from a source (702.16b–c, e)."""
    return any(_rule_fits(state, part, source) for part in player_rules(state, PROTECTION_FROM, player))


def _rule_fits(state: State, part: ActivePart, source: GameObject) -> bool:
    node = part.part
    assert isinstance(node, PlayerRule)
    return node.what is None or matches(state, source, node.what, part.context)


# ------------------------------------------------------------------------------------------------ targets


def can_be_targeted(state: State, entity: Entity, source: GameObject, by: Player, seen: GameObject) -> bool:
    """Tell whether shroud, hexproof, protection and "can't be the target" let a player's source target an entity.

    ``source`` is the spell, or the source of the ability (113.7); ``seen``: what protection looks at (702.16b).
    """
    if entity < 0:
        return _player_can_be_targeted(state, player_of(entity), source, by, seen)
    record = state.current(entity)
    if record is None:
        return False
    if record.zone == BATTLEFIELD:
        chars = characteristics(state, record)
        if chars.keywords & SHROUD:
            return False
        if _opposes(state, by, chars.controller) and not _lets_through(state, record, source, by):
            return False
        if protected_from(state, record, seen):
            return False
    for part in restrictions(state, CANT_BE_TARGETED, record):
        node = part.part
        assert isinstance(node, Restriction)
        if node.whom is not None and by not in players_of(state, node.whom, part.context):
            continue
        if node.other is None or matches(state, source, node.other, part.context):
            return False
    return True


def _opposes(state: State, player: Player, other: Player) -> bool:
    return state.players[player].team != state.players[other].team


def _lets_through(state: State, record: GameObject, source: GameObject, by: Player) -> bool:
    """Tell whether hexproof does not stop an opponent's source (702.11b, d–e)."""
    chars = characteristics(state, record)
    stopped = chars.keywords & HEXPROOF != 0
    if not stopped:
        for ability in chars.abilities:
            if ability.kind == KEYWORD and ability.keyword == "hexproof":
                node = ability.node
                assert isinstance(node, Keyword)
                if node.what is not None and matches(state, source, node.what, context_for(record.ref, by)):
                    stopped = True
    return not stopped or _hexproof_ignored(state, record, by)


def _hexproof_ignored(state: State, record: GameObject, by: Player) -> bool:
    for part in active_parts(state, AsThough):
        node = part.part
        assert isinstance(node, AsThough)
        if node.kind == IGNORE_HEXPROOF and covers(state, node.what, record, part.context):
            if by == part.you if node.who is None else by in players_of(state, node.who, part.context):
                return True
    return False


def _player_can_be_targeted(state: State, player: Player, source: GameObject, by: Player, seen: GameObject) -> bool:
    if player_rules(state, SHROUD_PLAYER, player):
        return False
    if _opposes(state, by, player) and player_rules(state, HEXPROOF_PLAYER, player):
        if not player_rules(state, IGNORES_HEXPROOF_OF_OPPONENTS, by):
            return False
    if any(_rule_fits(state, part, source) for part in player_rules(state, CANT_BE_PLAYER_TARGET, player)):
        return False
    return not player_protected_from(state, player, seen)


# ------------------------------------------------------------------------------------------------ attachments


def can_be_attached(state: State, attachment: GameObject, entity: Entity) -> bool:
    """Tell whether an Aura, Equipment or Fortification may be (or stay) attached to an entity (301.5, 303.4,
    704.5m–n)."""
    if entity == attachment.ref or entity == NO_REF:
        return False
    chars = characteristics(state, attachment)
    if chars.card_types & CREATURE and not _reconfigures(chars):  # 301.5c, 303.4d
        return False
    if "Aura" in chars.subtypes:
        return _can_be_enchanted(state, attachment, entity)
    if entity < 0:
        return False
    host = state.current(entity)
    if host is None or host.zone != BATTLEFIELD or host.phased_out:
        return False
    types = characteristics(state, host).card_types
    for part in restrictions(state, ATTACHED_ONLY_TO, attachment):
        assert isinstance(part.part, Restriction) and part.part.other is not None
        if not matches(state, host, part.part.other, part.context):
            return False
    if "Equipment" in chars.subtypes:
        if not types & CREATURE or _forbidden(state, CANT_BE_EQUIPPED, host, attachment):
            return False
    elif "Fortification" not in chars.subtypes or not types & LAND:  # 301.6
        return False
    return not protected_from(state, host, attachment, attaching=True)


def _reconfigures(chars: Characteristics) -> bool:
    """301.5c, 702.151b: an Equipment with reconfigure stops being a creature as it becomes attached."""
    return "Equipment" in chars.subtypes and any(ability.keyword == "reconfigure" for ability in chars.abilities)


def _can_be_enchanted(state: State, aura: GameObject, entity: Entity) -> bool:
    """702.5c: everything that its enchant abilities say must be true."""
    parts = parts_of(state, aura, Enchant)
    if not parts:
        return False
    if entity < 0:
        player = player_of(entity)
        return all(_enchants_player(state, part, player) for part in parts) and not player_protected_from(
            state, player, aura
        )
    host = state.current(entity)
    if host is None or host.phased_out:
        return False
    for part in parts:
        node = part.part
        assert isinstance(node, Enchant)
        if node.objects is None or not covers(state, node.objects, host, part.context):
            return False
    return not _forbidden(state, CANT_BE_ENCHANTED, host, aura) and not protected_from(
        state, host, aura, attaching=True
    )


def _enchants_player(state: State, part: ActivePart, player: Player) -> bool:
    node = part.part
    assert isinstance(node, Enchant)
    return node.players is not None and player in players_of(state, node.players, part.context)


def _forbidden(state: State, kind: int, host: GameObject, attachment: GameObject) -> bool:
    for part in restrictions(state, kind, host):
        node = part.part
        assert isinstance(node, Restriction)
        if node.other is None or matches(state, attachment, node.other, part.context):
            return True
    return False
