"""117.1: what a player with priority may do, and can complete.

Most windows allow nothing but passing, so everything that can be known of a card once and for all is looked at first
(types, speed, zones of its abilities), then mana is counted, then targets are looked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Activated, Static
from apnap.abilities.cost import TapThis
from apnap.abilities.definition import ADVENTURE, MODAL, SPLIT
from apnap.abilities.objects import Filter
from apnap.abilities.static import (
    AdditionalCost,
    AlternativeCost,
    AsThough,
    CastingCondition,
    Changes,
    CostChange,
    MayPlay,
    PlayerRule,
)
from apnap.abilities.values import EXILE, FLASH, GRAVEYARD, HAND, INSTANT, LAND, STACK
from apnap.errors import IllegalActionError
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules.activating import can_activate
from apnap.rules.activation_rules import sorcery_speed
from apnap.rules.adventures import may_be_played
from apnap.rules.casting_costs import Proposal
from apnap.rules.casting_ways import as_spell, ways_to_cast
from apnap.rules.characteristics import characteristics
from apnap.rules.commander import in_command_zone
from apnap.rules.context import context_for
from apnap.rules.decisions import Action
from apnap.rules.definitions import ACTIVATED, SPELL_ABILITY, STATIC, CompiledAbility, Definition, Face
from apnap.rules.expressions import objects_of
from apnap.rules.filters import find
from apnap.rules.mana import is_mana_ability
from apnap.rules.mana_activation import mana_actions
from apnap.rules.mana_costs import PHYREXIAN, TWOBRID
from apnap.rules.mana_counting import covers
from apnap.rules.mana_supply import counted_supply
from apnap.rules.permissions import active_parts
from apnap.rules.proposing import body_possible
from apnap.rules.special import SPECIAL_ACTIONS, can_play_land, land_faces, may_play_lands, special_actions

if TYPE_CHECKING:
    from apnap.abilities.ability import Body
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

PASS_ACTION: Final = Action(dec.PASS)
_ONLY_PASS: Final = (PASS_ACTION,)
_KEYS: Final = tuple(f"legal{seat}" for seat in range(26))
_GRAVEYARD: Final = 1 << GRAVEYARD
_EXILE: Final = 1 << EXILE
_OWN_PARTS: Final = (AdditionalCost, AlternativeCost, CastingCondition, CostChange, MayPlay)


class CastInfo:
    """What never changes about casting one face of a card."""

    __slots__ = ("face", "instant", "plain", "generic", "pips", "body", "mana")

    def __init__(self, index: int, face: Face) -> None:
        self.face = index
        node = face.node
        self.instant = bool(node.card_types & INSTANT or face.keywords & FLASH)
        self.generic = face.cost.generic
        self.pips = face.cost.pips
        self.mana = self.generic + len(self.pips)
        self.body: Body | None = None
        """What its spell ability announces, if that must be looked at."""
        self.plain = face.cost.exists and not face.cost.x and "Aura" not in node.subtypes
        """It costs its mana cost and nothing else, whatever is chosen."""
        if any(pip & (PHYREXIAN | TWOBRID) for pip in self.pips):
            self.plain = False
        for ability in face.abilities:
            if ability.kind == STATIC and isinstance(ability.node, Static):
                self.plain = self.plain and not any(isinstance(part, _OWN_PARTS) for part in ability.node.parts)
            elif ability.kind == SPELL_ABILITY:
                body: Body = ability.node.body  # type: ignore[attr-defined]
                if body.modes is not None and (body.modes.costs or body.modes.per_extra is not None):
                    self.plain = False
                if body.targets or body.modes is not None:
                    self.body = body


class CardInfo:
    """What never changes about a card when actions are listed."""

    __slots__ = ("casts", "land_faces", "zones", "instant")

    def __init__(self, definition: Definition) -> None:
        layout = definition.node.layout
        faces = definition.faces if layout in (SPLIT, MODAL, ADVENTURE) else definition.faces[:1]
        self.casts = tuple(
            CastInfo(i, face)
            for i, face in enumerate(faces)
            if not face.node.card_types & LAND and face.node.card_types
        )
        self.land_faces = land_faces(definition)
        self.instant = any(cast.instant for cast in self.casts)
        self.zones = 0
        """Mask of the zones in which it can be activated or cast because of its own abilities."""
        for face in definition.faces:
            for ability in face.abilities:
                if ability.kind == ACTIVATED and not is_mana_ability(ability):
                    self.zones |= ability.zones
                elif ability.kind == STATIC and isinstance(ability.node, Static):
                    if any(isinstance(part, MayPlay) for part in ability.node.parts):
                        self.zones |= ability.zones


def card_info(definition: Definition) -> CardInfo:
    """Return what never changes about a card."""
    found: CardInfo | None = definition.playing
    if found is None:
        found = definition.playing = CardInfo(definition)
    return found


def is_quiet(state: State) -> bool:
    """Tell whether nothing in force changes what cards in hand cost, are, or when they can be cast; cached by epoch."""
    quiet: bool | None = state.cache.get("quiet")
    if quiet is None:
        quiet = not any(
            active_parts(state, kind) for kind in (CostChange, AlternativeCost, MayPlay, AsThough, PlayerRule)
        ) and not any(_reaches_hands(active.part) for active in active_parts(state, Changes))
        state.cache["quiet"] = quiet
    return quiet


def _reaches_hands(part: object) -> bool:
    if not isinstance(part, Changes) or not isinstance(part.what, Filter):
        return False
    return any(zone in part.what.zones for zone in (HAND, STACK, GRAVEYARD, EXILE))


def legal_actions(state: State, player: Player) -> tuple[Action, ...]:
    """Return what a player with priority may do, passing first (117.1). Everything offered can be completed."""
    cached: tuple[int, int, tuple[Action, ...]] | None = state.cache.get(_KEYS[player])
    if cached is not None and cached[0] == state.version and cached[1] == state.step:
        return cached[2]
    actions: list[Action] = []
    slow = sorcery_speed(state, player)
    quiet = is_quiet(state)
    if slow and may_play_lands(state, player):
        _add_lands(state, player, quiet, actions)
    tried: dict[CastInfo, bool] = {}
    objects = state.objects
    for ref in state.players[player].hand:
        record = objects[ref >> REF_SHIFT]
        info = card_info(record.definition)
        if slow or info.instant or not quiet:
            _add_casts(state, player, ref, info, slow, quiet, tried, actions)
        if info.zones >> HAND & 1 or not quiet:
            _add_abilities_of(state, player, record, slow, actions)
    _add_elsewhere(state, player, quiet, slow, actions)
    for ref, abilities in _activated(state, player):
        _add_abilities(state, player, objects[ref >> REF_SHIFT], abilities, slow, actions)
    if SPECIAL_ACTIONS:
        actions.extend(special_actions(state, player))
    if state.option("full_control"):
        actions.extend(mana_actions(state, player))
    result = (PASS_ACTION, *actions) if actions else _ONLY_PASS
    state.cache[_KEYS[player]] = (state.version, state.step, result)
    return result


def action_numbered(state: State, player: Player, index: int) -> Action:
    """Return what an answer to a priority decision means: a legal action, or beyond them a mana ability.

    Mana abilities may be activated whenever a player has priority (605.3a) though they are not listed: the first of
    :func:`mana_actions` has the number that follows the last legal action.

    :raises IllegalActionError: there is no such action
    """
    actions = legal_actions(state, player)
    if index < len(actions):
        return actions[index]
    mana = mana_actions(state, player)
    if index - len(actions) >= len(mana):
        raise IllegalActionError(f"there is no action number {index}", rule="117.1")
    return mana[index - len(actions)]


def _add_lands(state: State, player: Player, quiet: bool, actions: list[Action]) -> None:
    """116.2a: lands in hand, and elsewhere where something permits it."""
    refs = list(state.players[player].hand)
    refs.extend(ref for ref in state.exile if may_be_played(state.objects[ref >> REF_SHIFT], player))
    if not quiet:
        refs.extend(ref for ref in _permitted_refs(state) if ref not in refs)
    for ref in refs:
        record = state.objects[ref >> REF_SHIFT]
        info = card_info(record.definition)
        if info.land_faces and (quiet or can_play_land(state, player, record)):
            actions.extend(Action(dec.PLAY_LAND, ref, face) for face in info.land_faces)


def _permitted_refs(state: State) -> list[Ref]:
    """Return the objects that some permission speaks of, each once."""
    found: list[Ref] = []
    for active in active_parts(state, MayPlay):
        part = active.part
        assert isinstance(part, MayPlay)
        if isinstance(part.what, Filter):
            found.extend(find(state, part.what, active.context))
        else:
            found.extend(ref for ref in objects_of(state, part.what, active.context) if state.current(ref) is not None)
    return list(dict.fromkeys(found))


def _add_casts(
    state: State,
    player: Player,
    ref: Ref,
    info: CardInfo,
    slow: bool,
    quiet: bool,
    tried: dict[CastInfo, bool],
    actions: list[Action],
) -> None:
    """Add the faces of a card in hand that can be cast."""
    for cast in info.casts:
        if quiet:
            if not (slow or cast.instant):
                continue
            possible = tried.get(cast)
            if possible is None:
                possible = tried[cast] = _plainly_castable(state, player, ref, cast)
        else:
            possible = can_cast(state, player, state.objects[ref >> REF_SHIFT], cast.face)
        if possible:
            actions.append(Action(dec.CAST, ref, cast.face))


def _plainly_castable(state: State, player: Player, ref: Ref, cast: CastInfo) -> bool:
    """Whether a card in hand can be cast when nothing in force has a say in it; its timing has been checked."""
    supply = counted_supply(state, player)
    if not cast.plain or supply.restricted:
        return can_cast(state, player, state.objects[ref >> REF_SHIFT], cast.face)
    if not covers(supply, cast.generic, cast.pips):
        return False
    return cast.body is None or body_possible(state, cast.body, context_for(ref, player))


def can_cast(
    state: State, player: Player, record: GameObject, face: int, free: bool = False, permitted: bool = False
) -> bool:
    """Tell whether a player may begin to cast a face of a card now and can complete it (601.3, 601.4)."""
    was = record.was
    if record.zone == EXILE and face and record.definition.node.layout == ADVENTURE and not permitted:
        if was is not None and was.zone == STACK and was.face == face:
            return False  # 715.3d
    spell = as_spell(state, player, record, face)
    ways = ways_to_cast(state, player, record, spell, free, permitted)
    if not ways:
        return False
    return Proposal(state, player, spell, context_for(record.ref, player)).possible(ways)


def castable_faces(
    state: State, player: Player, record: GameObject, free: bool = False, permitted: bool = False
) -> tuple[int, ...]:
    """Return the faces of a card that a player may cast now and can complete (709.3, 712.11b, 715.3)."""
    info = card_info(record.definition)
    return tuple(cast.face for cast in info.casts if can_cast(state, player, record, cast.face, free, permitted))


def _add_elsewhere(state: State, player: Player, quiet: bool, slow: bool, actions: list[Action]) -> None:
    """Add cards outside the hand: in graveyard, exile and command zone by their own abilities, or by permissions."""
    objects = state.objects
    refs = [ref for ref in state.players[player].graveyard if objects[ref >> REF_SHIFT].definition.used_in & _GRAVEYARD]
    refs += [ref for ref in state.exile if objects[ref >> REF_SHIFT].definition.used_in & _EXILE]
    refs.extend(state.command)
    if quiet and not refs:
        return
    if not quiet:
        known = set(refs)
        hand = state.players[player].hand
        refs.extend(ref for ref in _permitted_refs(state) if ref not in known and ref not in hand)
        if any(_reaches_hands(active.part) for active in active_parts(state, Changes)):
            known.update(refs)
            refs.extend(ref for ref in state.players[player].graveyard if ref not in known)
    for ref in refs:
        record = state.objects[ref >> REF_SHIFT]
        info = card_info(record.definition)
        known_way = in_command_zone(state, record) or may_be_played(record, player)
        if not quiet or info.zones >> record.zone & 1 or known_way:
            actions.extend(
                Action(dec.CAST, ref, cast.face)
                for cast in info.casts
                if (not record.face_down or not quiet) and can_cast(state, player, record, cast.face)
            )
        _add_abilities_of(state, player, record, slow, actions)


def _add_abilities_of(state: State, player: Player, record: GameObject, slow: bool, actions: list[Action]) -> None:
    abilities = _list_activated(characteristics(state, record).abilities, record.zone)
    if abilities:
        _add_abilities(state, player, record, abilities, slow, actions)


def _list_activated(abilities: tuple[CompiledAbility, ...], zone: int) -> list[tuple[int, CompiledAbility]]:
    """Return the activated abilities that use the stack and work in a zone, each with its index."""
    found: list[tuple[int, CompiledAbility]] = []
    index = 0
    for ability in abilities:
        if ability.kind == ACTIVATED:
            if ability.zones >> zone & 1 and not is_mana_ability(ability):
                found.append((index, ability))
            index += 1
    return found


Listed = list[tuple[Ref, list[tuple[int, CompiledAbility]]]]


def _activated(state: State, player: Player) -> Listed:
    """Return the permanents with activated abilities that the player may activate; cached until some come or go."""
    lists: dict[Player, Listed] | None = state.cache.get("activated")
    if lists is None:
        lists = state.cache["activated"] = {}
    found = lists.get(player)
    if found is None:
        found = []
        for ref in state.battlefield:
            chars = characteristics(state, state.objects[ref >> REF_SHIFT])
            if not chars.has_activated:
                continue
            abilities = [
                (index, ability)
                for index, ability in _list_activated(chars.abilities, state.objects[ref >> REF_SHIFT].zone)
                if chars.controller == player or ability.node.who is not None  # type: ignore[attr-defined]
            ]
            if abilities:
                found.append((ref, abilities))
        lists[player] = found
    return found


def _add_abilities(
    state: State,
    player: Player,
    record: GameObject,
    abilities: list[tuple[int, CompiledAbility]],
    slow: bool,
    actions: list[Action],
) -> None:
    for index, ability in abilities:
        taps, is_slow = _speed(ability)
        if (taps and record.tapped) or (is_slow and not slow):
            continue
        if can_activate(state, player, record, ability, index):
            actions.append(Action(dec.ACTIVATE, record.ref, index))


def _speed(ability: CompiledAbility) -> tuple[bool, bool]:
    """Return whether an ability taps its source, and whether it is used only at sorcery speed; found once."""
    found = ability.cache.get("speed")
    if found is None:
        node = ability.node
        assert isinstance(node, Activated)
        found = ability.cache["speed"] = (any(isinstance(part, TapThis) for part in node.cost.parts), node.sorcery)
    assert isinstance(found, tuple)
    return bool(found[0]), bool(found[1])


__all__ = ["PASS_ACTION", "can_cast", "castable_faces", "legal_actions", "mana_actions"]
