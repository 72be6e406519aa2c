"""602.5, 606.3: whether an ability may be activated at all: whose it is, when, how often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Activated
from apnap.abilities.cost import Loyalty, SacrificeThis, TapThis
from apnap.abilities.objects import Filter
from apnap.abilities.static import (
    ACTIVATE_AS_HASTE,
    BOAST_TWICE,
    CANT_ACTIVATE,
    CANT_ACTIVATE_ABILITIES,
    CANT_ACTIVATE_BUT_MANA,
    CANT_ACTIVATE_BY_TAPPING,
    CANT_ACTIVATE_LOYALTY,
    CANT_BE_SACRIFICED,
    CANT_CYCLE,
    CANT_POWER_UP,
    CANT_SACRIFICE,
    EXHAUST_AGAIN,
    LOYALTY_ANY_TIME,
    LOYALTY_TWICE,
    AsThough,
    PlayerRule,
    Restriction,
)
from apnap.abilities.values import BATTLEFIELD, CREATURE, HASTE, PLANESWALKER, POSTCOMBAT_MAIN, PRECOMBAT_MAIN, STACK
from apnap.ids import Player
from apnap.rules.characteristics import characteristics
from apnap.rules.conditions import holds
from apnap.rules.context import Context, context_for
from apnap.rules.definitions import ACTIVATED, CompiledAbility, limit_key
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.filters import matches
from apnap.rules.mana import is_mana_ability
from apnap.rules.own_costs import with_own_mana
from apnap.rules.permissions import active_parts, player_rules, restrictions
from apnap.rules.records import GameObject, with_count

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.state import State

_LOYALTY_USED: Final = "turn:loyalty"
BOAST: Final = "boast"
EXHAUST: Final = "exhaust"


def sorcery_speed(state: State, player: Player) -> bool:
    """Tell whether a player could cast a sorcery now, as far as timing goes (307.1): own main phase, empty stack."""
    return state.active == player and not state.stack and state.step in (PRECOMBAT_MAIN, POSTCOMBAT_MAIN)


def activated_ability(state: State, record: GameObject, index: int) -> CompiledAbility | None:
    """Return the activated ability of an object by its place among the activated abilities, or None."""
    for ability in characteristics(state, record).abilities:
        if ability.kind == ACTIVATED:
            if index == 0:
                return ability
            index -= 1
    return None


def is_loyalty_ability(node: Activated) -> bool:
    """Tell whether an activated ability is a loyalty ability (606.2)."""
    return any(isinstance(part, Loyalty) for part in node.cost.parts)


def activator_of(state: State, record: GameObject) -> Player:
    """Return who may activate an object's abilities: its controller, or its owner where it has none (602.2)."""
    if record.zone in (BATTLEFIELD, STACK):
        return characteristics(state, record).controller
    return record.owner


def may_begin(state: State, player: Player, record: GameObject, ability: CompiledAbility, index: int) -> bool:
    """Tell whether a player may begin to activate an ability (602.2, 602.5), whatever its costs and targets."""
    node = ability.node
    assert isinstance(node, Activated)
    if not ability.zones >> record.zone & 1 or record.phased_out or record.face_down and record.zone != BATTLEFIELD:
        return False
    owner = activator_of(state, record)
    if node.who is None:
        if owner != player:
            return False
    elif player not in players_of(state, node.who, context_for(record.ref, owner)):
        return False
    if node.sorcery and not sorcery_speed(state, player):
        return False
    if node.limit or node.once:
        memory = dict(record.memory)
        limit = node.limit + (ability.keyword == BOAST and _twice(state, BOAST_TWICE, record, state.active))
        key = _limit_key(state, record, ability, index)
        if node.limit and memory.get(f"turn:activated:{key}", 0) >= limit:
            return False
        if node.once and memory.get(f"activated:{key}", 0):
            if ability.keyword != EXHAUST or not _twice(state, EXHAUST_AGAIN, record, player):
                return False
    if is_loyalty_ability(node) and not _loyalty_timing(state, player, record):
        return False
    if with_own_mana(state, node.cost, record) is None:  # 118.6
        return False
    if node.condition is not None and not holds(state, node.condition, context_for(record.ref, player)):
        return False
    if any(isinstance(part, SacrificeThis) for part in node.cost.parts) and not _may_sacrifice(state, player, record):
        return False
    if not activation_limited(state):
        return True
    if TapThis() in node.cost.parts and restrictions(state, CANT_ACTIVATE_BY_TAPPING, record):
        return False
    if any(ability.keyword == word and player_rules(state, kind, player) for word, kind in _KEYWORDS_FORBIDDEN):
        return False
    return not _forbidden(state, player, record, is_mana_ability(state, ability), is_loyalty_ability(node))


def _loyalty_timing(state: State, player: Player, record: GameObject) -> bool:
    """606.3: at sorcery speed, one loyalty ability of the permanent each turn."""
    if record.remembered(_LOYALTY_USED) >= 1 + _twice(state, LOYALTY_TWICE, record, player):
        return False
    if sorcery_speed(state, player):
        return True
    for active in active_parts(state, AsThough):
        part = active.part
        assert isinstance(part, AsThough)
        if part.kind == LOYALTY_ANY_TIME and covers_object(state, part, active.context, record):
            return True
    return False


def _twice(state: State, kind: int, record: GameObject, player: Player) -> bool:
    """Tell whether something of that player's lets the object do once more what it may do once each turn."""
    for active in active_parts(state, AsThough):
        part = active.part
        assert isinstance(part, AsThough)
        if part.kind == kind and active.you == player and covers_object(state, part, active.context, record):
            return True
    return False


def covers_object(state: State, part: AsThough, context: Context, record: GameObject) -> bool:
    """Tell whether a permission speaks of an object."""
    if isinstance(part.what, Filter):
        return record.zone in part.what.zones and matches(state, record, part.what, context)
    return record.ref in objects_of(state, part.what, context)


_KEYWORDS_FORBIDDEN: Final = (("cycling", CANT_CYCLE), ("power-up", CANT_POWER_UP))
"""Abilities of these keywords can't be activated by players of whom such a rule speaks."""
_RULES_OF_ACTIVATING: Final = (
    CANT_ACTIVATE_ABILITIES, CANT_ACTIVATE_BUT_MANA, CANT_ACTIVATE_LOYALTY, CANT_CYCLE, CANT_POWER_UP,
)  # fmt: skip


def _forbidden(state: State, player: Player, record: GameObject, mana: bool, loyalty: bool) -> bool:
    """602.5: something says that it can't be activated (101.2)."""
    for active in restrictions(state, CANT_ACTIVATE, record):
        assert isinstance(active.part, Restriction)
        if active.part.mana_too or not mana:
            return True
    if not mana and player_rules(state, CANT_ACTIVATE_BUT_MANA, player):
        return True
    planeswalker = loyalty and characteristics(state, record).card_types & PLANESWALKER
    if planeswalker and player_rules(state, CANT_ACTIVATE_LOYALTY, player):
        return True
    for active in player_rules(state, CANT_ACTIVATE_ABILITIES, player):
        assert isinstance(active.part, PlayerRule)
        what = active.part.what
        if what is None or (record.zone in what.zones and matches(state, record, what, active.context)):
            return True
    return False


def _limit_key(state: State, record: GameObject, ability: CompiledAbility, index: int) -> str:
    """Return what an ability with a limit is called in the memory of its object; equal ones are told apart by order."""
    activated = [one for one in characteristics(state, record).abilities if one.kind == ACTIVATED]
    return f"{limit_key(ability)}.{sum(one.node == ability.node for one in activated[:index])}"


def note_activation(state: State, record: GameObject, ability: CompiledAbility, index: int) -> None:
    """Remember on the object that an ability was activated, where a limit asks for it (602.5b, 606.3)."""
    node = ability.node
    assert isinstance(node, Activated)
    names: list[str] = []
    if node.limit:
        names.append(f"turn:activated:{_limit_key(state, record, ability, index)}")
    if node.once:
        names.append(f"activated:{_limit_key(state, record, ability, index)}")
    if is_loyalty_ability(node):
        names.append(_LOYALTY_USED)
    if names:
        writable = state.edit(record.ref)
        for name in names:
            before = dict(writable.memory).get(name, 0)
            writable.memory = with_count(writable.memory, name, before + 1)
        state.touch()


def may_sacrifice(state: State, player: Player, record: GameObject) -> bool:
    """Tell whether a player could sacrifice a permanent (701.21a)."""
    if record.zone != BATTLEFIELD or characteristics(state, record).controller != player:
        return False
    if restrictions(state, CANT_BE_SACRIFICED, record):
        return False
    for active in player_rules(state, CANT_SACRIFICE, player):
        assert isinstance(active.part, PlayerRule)
        if active.part.what is None or matches(state, record, active.part.what, active.context):
            return False
    return True


def _may_sacrifice(state: State, player: Player, record: GameObject) -> bool:
    from apnap.rules.costs_as_paid import may_sacrifice_for_costs  # which asks what may be sacrificed

    return may_sacrifice_for_costs(state, player, record)


def too_sick(state: State, record: GameObject, chars: Characteristics) -> bool:
    """302.6, 602.5a: whether a creature's abilities with the tap or untap symbol can't be activated yet."""
    if not record.sick or not chars.card_types & CREATURE or chars.keywords & HASTE:
        return False
    for active in active_parts(state, AsThough):
        part = active.part
        assert isinstance(part, AsThough)
        if part.kind == ACTIVATE_AS_HASTE and covers_object(state, part, active.context, record):
            return False
    return True


def activation_limited(state: State) -> bool:
    """Tell whether anything in force keeps abilities from being activated; cached by epoch."""
    found: bool | None = state.cache.get("activation_limited")
    if found is None:
        found = any(
            isinstance(active.part, Restriction) and active.part.kind in (CANT_ACTIVATE, CANT_ACTIVATE_BY_TAPPING)
            for active in active_parts(state, Restriction)
        ) or any(
            isinstance(active.part, PlayerRule) and active.part.kind in _RULES_OF_ACTIVATING
            for active in active_parts(state, PlayerRule)
        )
        state.cache["activation_limited"] = found
    return found
