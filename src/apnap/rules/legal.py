"""117.1: what a player with priority may do, and can complete.

Most windows allow nothing but passing, so everything that can be known of a card once and for all is looked at first
(types, speed, zones of its abilities), then mana is counted, then targets are looked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Activated
from apnap.abilities.change import AddAbility
from apnap.abilities.cost import Cost, TapThis
from apnap.abilities.definition import ADVENTURE
from apnap.abilities.objects import Filter
from apnap.abilities.static import (
    AlternativeCost,
    AsThough,
    CastWithFlash,
    Changes,
    CostChange,
    MayPlay,
    PlayerRule,
)
from apnap.abilities.values import BATTLEFIELD, EXILE, GRAVEYARD, HAND, STACK
from apnap.errors import IllegalActionError
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules.activating import can_activate
from apnap.rules.activation_rules import sorcery_speed
from apnap.rules.adventures import may_be_played
from apnap.rules.card_info import CastInfo, asks_step, card_info
from apnap.rules.casting_costs import Proposal
from apnap.rules.casting_ways import as_spell, ways_to_cast
from apnap.rules.characteristics import characteristics
from apnap.rules.commander import in_command_zone
from apnap.rules.companions import has_companion
from apnap.rules.decisions import Action
from apnap.rules.definitions import ACTIVATED, CompiledAbility
from apnap.rules.effects import has_endable
from apnap.rules.expressions import objects_of
from apnap.rules.face_down import has_face_down
from apnap.rules.filters import find, in_zones
from apnap.rules.mana import is_mana_ability
from apnap.rules.mana_abilities import profile_of
from apnap.rules.mana_activation import mana_actions
from apnap.rules.mana_counting import covers
from apnap.rules.mana_supply import counted_supply
from apnap.rules.permissions import active_parts, hands_are_changed
from apnap.rules.proposed import proposing_context
from apnap.rules.proposing import body_possible
from apnap.rules.rooms import has_locked_door
from apnap.rules.set_up_options import FULL_CONTROL
from apnap.rules.sieges import DEFEATED
from apnap.rules.special import can_play_land, may_play_lands, special_actions

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

PASS_ACTION: Final = Action(dec.PASS)
_ONLY_PASS: Final = (PASS_ACTION,)
_KEYS: Final = tuple(f"legal{seat}" for seat in range(26))
_SLOW_KEYS: Final = tuple(f"slow{seat}" for seat in range(26))
"""For the windows in which a player could cast a sorcery."""
_ANY_STEP: Final = -1
_GRAVEYARD: Final = 1 << GRAVEYARD
_EXILE: Final = 1 << EXILE


def is_quiet(state: State) -> bool:
    """Tell whether nothing in force changes what cards in hand cost, are, or when they can be cast; cached by epoch."""
    quiet: bool | None = state.cache.get("quiet")
    if quiet is None:
        quiet = not any(
            active_parts(state, kind)
            for kind in (CostChange, AlternativeCost, MayPlay, CastWithFlash, AsThough, PlayerRule)
        ) and not any(_reaches_hands(active.part) for active in active_parts(state, Changes))
        quiet = quiet and not _changed_cards(state)
        state.cache["quiet"] = quiet
    return quiet


def _changed_cards(state: State) -> tuple[Ref, ...]:
    """Return the cards outside the battlefield that effects give abilities ("gains flashback until end of turn")."""
    found: tuple[Ref, ...] | None = state.cache.get("changed cards")
    if found is None:
        gaining = (one for one in state.effects if any(isinstance(change, AddAbility) for change in one.changes))
        refs = dict.fromkeys(ref for effect in gaining for ref in effect.objects)
        records = (state.current(ref) for ref in refs)
        found = tuple(one.ref for one in records if one is not None and one.zone in (HAND, GRAVEYARD, EXILE))
        state.cache["changed cards"] = found
    return found


def _reaches_hands(part: object) -> bool:
    if not isinstance(part, Changes) or not isinstance(part.what, Filter):
        return False
    return any(zone in part.what.zones for zone in (HAND, STACK, GRAVEYARD, EXILE))


class Listing:
    """What a player may do is being listed."""

    __slots__ = ("state", "player", "slow", "quiet", "actions", "tried", "asks_step", "special")

    def __init__(self, state: State, player: Player, slow: bool) -> None:
        self.state = state
        self.player = player
        self.slow = slow
        """The player could cast a sorcery (307.1)."""
        self.quiet = is_quiet(state)
        self.actions: list[Action] = []
        self.tried: dict[CastInfo, bool] = {}
        """What has been found out about cards in hand that are alike."""
        self.special = not self.quiet and hands_are_changed(state)
        """There may be special actions besides playing a land."""
        self.asks_step = not self.quiet or state.in_combat
        """Whether it could be another list in another step though nothing happens."""


def legal_actions(state: State, player: Player) -> tuple[Action, ...]:
    """Return what a player with priority may do, passing first (117.1). Everything offered can be completed.

    The list is kept until something happens; also from step to step, unless something asks for the step.
    """
    slow = sorcery_speed(state, player)
    key = _SLOW_KEYS[player] if slow else _KEYS[player]
    cached: tuple[int, int, tuple[Action, ...]] | None = state.cache.get(key)
    if cached is not None and cached[0] == state.version and cached[1] in (state.step, _ANY_STEP):
        return cached[2]
    listing = Listing(state, player, slow)
    if slow and may_play_lands(state, player):
        _add_lands(listing)
    objects = state.objects
    for ref in state.players[player].hand:
        _add_from_hand(listing, objects[ref >> REF_SHIFT])
    _add_elsewhere(listing)
    for ref, abilities in _activated(state, player):
        _add_abilities(listing, objects[ref >> REF_SHIFT], abilities)
    actions = listing.actions
    late = slow and (has_locked_door(state) or has_companion(state, player))
    if listing.special or late or has_face_down(state) or state.effects and has_endable(state):
        listing.asks_step = True
        actions.extend(special_actions(state, player))
    if state.option(FULL_CONTROL):
        listing.asks_step = True
        actions.extend(mana_actions(state, player))
    result = (PASS_ACTION, *actions) if actions else _ONLY_PASS
    state.cache[key] = (state.version, state.step if listing.asks_step else _ANY_STEP, result)
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


def _add_lands(listing: Listing) -> None:
    """116.2a: lands in hand, and elsewhere where something permits it."""
    state, player = listing.state, listing.player
    refs = list(state.players[player].hand)
    refs.extend(ref for ref in state.exile if may_be_played(state.objects[ref >> REF_SHIFT], player))
    if not listing.quiet:
        refs.extend(ref for ref in _permitted_refs(state) if ref not in refs)
    for ref in refs:
        record = state.objects[ref >> REF_SHIFT]
        info = card_info(record.definition)
        if info.land_faces and (listing.quiet or can_play_land(state, player, record)):
            listing.actions.extend(Action(dec.PLAY_LAND, ref, face) for face in info.land_faces)


def _permitted_refs(state: State) -> list[Ref]:
    """Return the objects that some permission speaks of, each once."""
    found: list[Ref] = []
    for active in active_parts(state, MayPlay):
        part = active.part
        assert isinstance(part, MayPlay)
        if isinstance(part.what, Filter):
            found.extend(find(state, part.what, active.context))
            for ref in in_zones(state, part.what, active.context):  # 601.3e: another face may fit
                if len(state.objects[ref >> REF_SHIFT].definition.faces) > 1:
                    found.append(ref)
        else:
            found.extend(ref for ref in objects_of(state, part.what, active.context) if state.current(ref) is not None)
    return list(dict.fromkeys(found))


def _add_from_hand(listing: Listing, record: GameObject) -> None:
    """Add the faces of a card in hand that can be cast, and its abilities."""
    info = card_info(record.definition)
    quiet = listing.quiet
    if listing.slow or info.instant or not quiet:
        for cast in info.casts:
            if quiet and not (listing.slow or cast.instant):
                continue
            if quiet:
                possible = listing.tried.get(cast)
                if possible is None:
                    possible = listing.tried[cast] = _plainly_castable(listing, record, cast)
            else:
                possible = can_cast(listing.state, listing.player, record, cast.face)
            if possible:
                listing.actions.append(Action(dec.CAST, record.ref, cast.face))
    if info.zones >> HAND & 1 or not quiet:
        _add_abilities_of(listing, record)
    listing.asks_step |= info.asks_step
    listing.special |= info.set_aside


def _plainly_castable(listing: Listing, record: GameObject, cast: CastInfo) -> bool:
    """Whether a card in hand can be cast when nothing in force has a say in it; its timing has been checked."""
    state, player = listing.state, listing.player
    supply = counted_supply(state, player)
    listing.asks_step |= supply.checked
    if not cast.plain or supply.restricted:
        return can_cast(state, player, record, cast.face)
    if not covers(supply, cast.generic, cast.pips):
        return False
    if cast.body is None:
        return True
    spell = as_spell(state, player, record, cast.face)  # 601.3e: what may not be its target is asked of the spell
    return body_possible(state, cast.body, proposing_context(state, player, spell))


def can_cast(
    state: State,
    player: Player,
    record: GameObject,
    face: int,
    free: bool = False,
    permitted: bool = False,
    price: Cost | None = None,
    manner: str = "",
) -> bool:
    """Tell whether a player may begin to cast a face of a card now and can complete it (601.3, 601.4)."""
    was = record.was
    if record.zone == EXILE and face and record.definition.node.layout == ADVENTURE and not permitted:
        if was is not None and was.zone == STACK and was.face == face:
            return False  # 715.3d
    spell = as_spell(state, player, record, face)
    ways = ways_to_cast(state, player, record, spell, free, permitted, price, manner)
    if not ways:
        return False
    return Proposal(state, player, spell, proposing_context(state, player, spell)).possible(ways)


def open_ways(state: State, player: Player, record: GameObject, face: int) -> tuple[str, ...]:
    """Return in which ways a player may begin to cast a face of a card now and can complete it: what they are called,
    and the keywords whose permissions they use."""
    spell = as_spell(state, player, record, face)
    proposal = Proposal(state, player, spell, proposing_context(state, player, spell))
    ways = [way for way in ways_to_cast(state, player, record, spell) if proposal.possible((way,))]
    return tuple(dict.fromkeys(name for way in ways for name in (way.id, way.via) if name))


def castable_faces(
    state: State,
    player: Player,
    record: GameObject,
    free: bool = False,
    permitted: bool = False,
    price: Cost | None = None,
    manner: str = "",
) -> tuple[int, ...]:
    """Return the faces of a card that a player may cast now and can complete (709.3, 712.11b, 715.3)."""
    if manner == DEFEATED:  # 310.11b: transformed
        faces: tuple[int, ...] = tuple(range(1, len(record.definition.faces)))
    else:
        faces = tuple(cast.face for cast in card_info(record.definition).casts)
    return tuple(face for face in faces if can_cast(state, player, record, face, free, permitted, price, manner))


def _add_elsewhere(listing: Listing) -> None:
    """Add cards outside the hand: in graveyard, exile and command zone by their own abilities, or by permissions."""
    state, player, quiet = listing.state, listing.player, listing.quiet
    objects = state.objects
    refs = [ref for ref in state.players[player].graveyard if objects[ref >> REF_SHIFT].definition.used_in & _GRAVEYARD]
    refs += [
        ref for ref in state.exile if (record := objects[ref >> REF_SHIFT]).definition.used_in & _EXILE or record.memory
    ]
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
        known.update(refs)
        for ref in _changed_cards(state):
            changed = state.current(ref)
            if ref not in known and changed is not None and changed.owner == player and changed.zone != HAND:
                refs.append(ref)
    for ref in refs:
        record = objects[ref >> REF_SHIFT]
        info = card_info(record.definition)
        listing.asks_step |= info.asks_step
        known_way = in_command_zone(state, record) or may_be_played(record, player) or bool(record.memory)
        if not quiet or info.zones >> record.zone & 1 or known_way:
            listing.actions.extend(
                Action(dec.CAST, ref, cast.face)
                for cast in info.casts
                if (not record.face_down or not quiet or record.memory) and can_cast(state, player, record, cast.face)
            )
        _add_abilities_of(listing, record)


def _add_abilities_of(listing: Listing, record: GameObject) -> None:
    abilities = _list_activated(listing.state, characteristics(listing.state, record).abilities, record.zone)
    if abilities:
        _add_abilities(listing, record, abilities)


def _list_activated(
    state: State, abilities: tuple[CompiledAbility, ...], zone: int
) -> list[tuple[int, CompiledAbility]]:
    """Return the activated abilities that use the stack and work in a zone, each with its index."""
    found: list[tuple[int, CompiledAbility]] = []
    index = 0
    for ability in abilities:
        if ability.kind == ACTIVATED:
            if ability.zones >> zone & 1 and not is_mana_ability(state, ability):
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
            if not chars.has_activated or not profile_of(state, chars.abilities).others >> BATTLEFIELD & 1:
                continue
            abilities = [
                (index, ability)
                for index, ability in _list_activated(state, chars.abilities, BATTLEFIELD)
                if chars.controller == player or ability.node.who is not None  # type: ignore[attr-defined]
            ]
            if abilities:
                found.append((ref, abilities))
        lists[player] = found
    return found


def _add_abilities(listing: Listing, record: GameObject, abilities: list[tuple[int, CompiledAbility]]) -> None:
    for index, ability in abilities:
        timing = _timing(ability)
        listing.asks_step |= timing.asks_step
        if (timing.taps and record.tapped) or (timing.slow and not listing.slow):
            continue
        listing.asks_step |= counted_supply(listing.state, listing.player).checked
        if can_activate(listing.state, listing.player, record, ability, index):
            listing.actions.append(Action(dec.ACTIVATE, record.ref, index))


class Timing:
    """What never changes about when an ability can be activated."""

    __slots__ = ("taps", "slow", "asks_step")

    def __init__(self, node: Activated) -> None:
        self.taps = any(isinstance(part, TapThis) for part in node.cost.parts)
        self.slow = node.sorcery
        self.asks_step = asks_step(node)


def _timing(ability: CompiledAbility) -> Timing:
    """Return what never changes about when an ability can be activated; found once."""
    found = ability.cache.get("timing")
    if found is None:
        assert isinstance(ability.node, Activated)
        found = ability.cache["timing"] = Timing(ability.node)
    assert isinstance(found, Timing)
    return found


__all__ = ["PASS_ACTION", "can_cast", "castable_faces", "legal_actions", "mana_actions", "open_ways"]
