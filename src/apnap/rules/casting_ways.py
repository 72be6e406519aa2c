"""601.3: who may begin to cast what, from where, when, and for which cost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Static
from apnap.abilities.casting import WITH_ANY_COLOR, WITH_ANY_TYPE, Way
from apnap.abilities.cost import Cost
from apnap.abilities.definition import ADVENTURE, MODAL, PROTOTYPE, TRANSFORM
from apnap.abilities.objects import Filter
from apnap.abilities.static import (
    CAST_ONLY_AS_SORCERY,
    AlternativeCost,
    CastWithFlash,
    MayPlay,
)
from apnap.abilities.values import (
    EXILE,
    FLASH,
    HAND,
    INSTANT,
    LAND,
    STACK,
)
from apnap.ids import Player, Ref
from apnap.rules.activation_rules import sorcery_speed
from apnap.rules.adventures import may_be_played
from apnap.rules.bestowing import BESTOW
from apnap.rules.castable_exiled import PLOT, permissions_in_exile
from apnap.rules.casting_allowed import kept_from_beginning
from apnap.rules.characteristics import characteristics, keyword_nodes
from apnap.rules.commander import in_command_zone
from apnap.rules.conditions import holds
from apnap.rules.context import Context, context_for
from apnap.rules.costs import ANY_COLOR, ANY_TYPE, COLORLESS_AS_ANY_COLOR, SNOW_AS_ANY_COLOR, STRICT
from apnap.rules.costs_as_paid import spending_freedom
from apnap.rules.definitions import STATIC
from apnap.rules.expiry import end_effect
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.face_down import CASTING_COST, FACE_DOWN, can_be_cast_face_down
from apnap.rules.filters import matches
from apnap.rules.joining import FUSED, fused
from apnap.rules.keywords.shape import CONVERTED, FROM_HAND
from apnap.rules.own_costs import with_own_mana
from apnap.rules.permissions import active_parts, parts_of, player_rules
from apnap.rules.records import GameObject
from apnap.rules.sieges import DEFEATED

if TYPE_CHECKING:
    from apnap.rules.state import State

NORMAL: Final = "normal"
FREE: Final = "free"
ALTERNATIVE: Final = "alternative"
_USED: Final = "turn:permission"


def as_spell(state: State, player: Player, record: GameObject, face: int) -> GameObject:
    """Return the spell that a card would be on the stack (601.3e); remembered as long as nothing disturbs."""
    key = f"spell:{record.ref}:{face}:{player}"
    found: GameObject | None = state.cache.get(key)
    if found is None:
        found = record.copy()
        found.cast_from = record.zone
        found.zone = STACK
        found.face = face if face < FACE_DOWN else 0
        if face == FUSED:
            found.copied = fused(record.definition)
        found.face_down = face == FACE_DOWN
        found.controller = player
        found.cast_by = player
        state.cache[key] = found
    return found


def fits_as_spell(state: State, player: Player, ref: Ref, what: Filter, context: Context) -> bool:
    """Tell whether one of the spells that a player could cast with an object fits, wherever it is (601.3e)."""
    record = state.current(ref)
    if record is None:
        return False
    if record.zone == STACK:
        return matches(state, record, what, context)
    spells = (as_spell(state, player, record, face) for face in range(len(record.definition.faces)))
    return any(matches(state, spell, what, context) for spell in spells)


def permissions_to_play(
    state: State, player: Player, record: GameObject, lands: bool, face: int = 0
) -> list[tuple[MayPlay, Ref, str]]:
    """Return the permissions that let a player cast a card (or play it as a land) from where it is (601.3b).

    :returns: the permission, its source (of an effect its negative number), and the name of the keyword it comes from
        ("flashback")
    """
    found: list[tuple[MayPlay, Ref, str]] = []
    own = record
    if not lands and face != record.face and record.definition.node.layout in (ADVENTURE, MODAL, PROTOTYPE):
        own = record.copy()  # 601.3e: what is said of cards is asked of the spell that it would be
        own.face = face
    for part, keyword in _own_permissions(state, player, own, lands):
        if (part.lands if lands else part.spells) and _usable(state, part, record.ref):
            found.append((part, record.ref, keyword))
    if record.zone == EXILE and not lands:
        found += [(part, record.ref, manner) for part, manner in permissions_in_exile(state, player, record)]
    for active in active_parts(state, MayPlay):
        permission = active.part
        assert isinstance(permission, MayPlay)
        if (
            (permission.lands if lands else permission.spells)
            and (active.number < 0 or active.source != record.ref)
            and player in players_of(state, permission.who, active.context)
            and _covers(state, permission, record, active.context, player, lands, face)
            and (active.number < 0 or _usable(state, permission, active.source))
            and not (permission.only_your_turn and state.active != player)
            and (permission.condition is None or holds(state, permission.condition, active.context))
        ):
            found.append((permission, active.number if active.number < 0 else active.source, ""))
    return found


def _own_permissions(state: State, player: Player, record: GameObject, lands: bool) -> list[tuple[MayPlay, str]]:
    """Return the permissions that a card gives for itself, such as flashback's (702.34a)."""
    found: list[tuple[MayPlay, str]] = []
    for ability in characteristics(state, record).abilities:
        node = ability.node
        if ability.kind != STATIC or not ability.zones >> record.zone & 1 or not isinstance(node, Static):
            continue
        for part in node.parts:
            if not isinstance(part, MayPlay):
                continue
            context = context_for(record.ref, record.owner)
            if (
                player in players_of(state, part.who, context)
                and _covers(state, part, record, context, player, lands, record.face)
                and not (part.only_your_turn and state.active != player)
                and (part.condition is None or holds(state, part.condition, context))
                and (node.condition is None or holds(state, node.condition, context))
            ):
                found.append((part, "" if ability.origin is None else ability.origin.keyword))
    return found


def _covers(
    state: State, part: MayPlay, record: GameObject, context: Context, player: Player, lands: bool, face: int
) -> bool:
    """601.3e, 715.3a: what is said of spells is asked of the spell that the card would be, and of that only."""
    if isinstance(part.what, Filter):
        if record.zone not in part.what.zones:
            return False
        if lands:
            return matches(state, record, part.what, context)
        spell = as_spell(state, player, record, face)
        here = spell.copy()
        here.zone = record.zone  # where it is said to be
        return matches(state, here, part.what, context) or matches(state, spell, part.what, context)
    return record.ref in objects_of(state, part.what, context)


def _usable(state: State, part: MayPlay | AlternativeCost, source: Ref) -> bool:
    if not part.once_per_turn:
        return True
    record = state.current(source)
    return record is not None and not any(name == _USED for name, _ in record.memory)


def use_permission(state: State, source: Ref) -> None:
    """Note that a once-each-turn permission has been used; that of an effect, a negative number, is used up."""
    if source < 0:
        end_effect(state, -source)
    elif source and state.current(source) is not None:
        writable = state.edit(source)
        writable.memory = tuple(sorted((*writable.memory, (_USED, 1))))


def ways_to_cast(
    state: State,
    player: Player,
    record: GameObject,
    spell: GameObject,
    free: bool = False,
    permitted: bool = False,
    price: Cost | None = None,
    manner: str = "",
) -> list[Way]:
    """Return the ways in which a player may begin to cast a card now (601.3); none: it can't be cast.

    :param spell: the card as it would be on the stack
    :param free: an effect lets it be cast without paying its mana cost, and so only
    :param permitted: an effect lets it be cast now, from where it is
    :param price: an effect lets it be cast for this cost, and so only
    :param manner: what casting it by that effect is called ("madness")
    """
    given = (free, permitted, price, manner)
    ways = _ways(state, player, record, spell, *given)
    offerings = offerings_for(state, player, spell)
    if offerings:  # 702.48a: with it, any time one could cast an instant
        any_time = _ways(state, player, record, spell, *given, True)
        ways += [with_offering(way, ref) for way in any_time if not way.given for ref in offerings]
    return ways


def _ways(
    state: State,
    player: Player,
    record: GameObject,
    spell: GameObject,
    free: bool,
    permitted: bool,
    price: Cost | None,
    manner: str,
    any_time: bool = False,
) -> list[Way]:
    """Return the ways in which nothing is offered; ``any_time``: if the spell could be cast like an instant."""
    chars = characteristics(state, spell)
    if chars.card_types & LAND or not chars.card_types:  # 305.9
        return []
    bestow = any(ability.keyword == BESTOW for ability in chars.abilities)
    blocked = kept_from_beginning(state, player, spell)
    if blocked and not bestow:
        return []
    ways: list[Way] = []
    found = [] if permitted else permissions_to_play(state, player, record, False, spell.face)
    fast = permitted or any_time or bool(chars.card_types & INSTANT or chars.keywords & FLASH)
    dearer: list[Cost] = []
    if not fast:
        prices = _prices_of_flash(state, player, spell)
        fast = None in prices
        dearer = [more for more in prices if more is not None]
    only_slow = bool(player_rules(state, CAST_ONLY_AS_SORCERY, player)) and not permitted
    slow = sorcery_speed(state, player)
    home = permitted or (record.owner == player and (record.zone == HAND or in_command_zone(state, record)))
    home = home or (spell.face == 0 and may_be_played(record, player))  # 715.3d
    flash = any(part.flash for part, _, _ in found)
    if only_slow and not slow:
        return []
    loose = max(spending_freedom(state, player, spell), _FREEDOMS.get(manner, STRICT))
    if spell.face_down:
        if free or price is not None or not (fast or slow or flash):
            return []
        own = can_be_cast_face_down(state, record)
        if not own or not home and not any(part.cost is None and not part.free for part, _, _ in found):
            return []
        return [Way(own, CASTING_COST, loose=loose)]
    if spell.copied is not None and spell.copied is not record.copied and record.zone != HAND:  # 702.102a
        return []
    if home and (price is not None or free):
        if blocked or _is_back(spell) != (manner == DEFEATED):
            return []
        return [Way(manner or FREE, price, free, loose=loose)]
    late = bool(dearer) and not slow  # each way is open for more only (601.3b)
    timely = fast or slow or flash or late
    if home:
        if _is_back(spell):
            ways.extend(_converted(state, record, loose, timely))
        else:
            if timely:
                ways.append(Way(NORMAL, loose=loose))
            ways.extend(_alternatives(state, player, spell, loose, timely))
    for part, source, keyword in found:
        rider = part.rider
        if not (fast or slow or late or part.flash):
            continue
        if _is_back(spell) and keyword != "disturb" and part.cost is None and not part.free and not part.using:
            more = Way(
                "", plus=part.additional, permission=source if part.once_per_turn else 0, via=keyword, rider=rider
            )
            freedom = max(loose, _freedom(part))
            ways += [replace(more, id=one.id, cost=one.cost, loose=freedom) for one in _converted(state, record, loose)]
        if not _speaks_of_face(keyword, spell):
            continue
        if keyword == PLOT and not slow:  # 702.170d
            continue
        freedom = max(loose, _freedom(part))
        used = source if part.once_per_turn else 0
        if part.free:
            ways.append(Way(keyword or FREE, free=True, loose=freedom, permission=used, rider=rider))
        elif part.cost is not None:
            cost = with_own_mana(state, part.cost, spell)
            if cost is not None:
                ways.append(Way(keyword or ALTERNATIVE, cost, loose=freedom, permission=used, rider=rider))
        elif part.additional is not None:
            ways.append(Way(keyword or NORMAL, plus=part.additional, loose=freedom, permission=used, rider=rider))
            for way in _alternatives(state, player, spell, freedom, True):
                ways.append(replace(way, plus=part.additional, permission=used, via=keyword, rider=rider))
        elif not home:
            if not part.using:
                ways.append(Way(keyword or NORMAL, loose=freedom, permission=used, rider=rider))
            for way in _alternatives(state, player, spell, freedom, True, part.using):
                if part.using in ("", way.id):
                    ways.append(replace(way, permission=used, via=keyword, rider=rider))
    if late:
        ways = [replace(way, plus=both(way.plus, more)) for way in ways for more in dearer]
    if bestow:  # 702.103d: as the Aura spell that it would be
        aura = spell.copy()
        aura.costs_paid = ((BESTOW, 1),)
        aura_blocked = kept_from_beginning(state, player, aura)
        ways = [way for way in ways if not (aura_blocked if way.id == BESTOW else blocked)]
    return [given for way in dict.fromkeys(ways) for given in with_objects(state, player, spell, way)]


def _prices_of_flash(state: State, player: Player, spell: GameObject) -> list[Cost | None]:
    """Return for how much more a spell may be cast as though it had flash (None: for nothing more)."""
    found: list[Cost | None] = []
    for active in parts_of(state, spell, CastWithFlash):
        part = active.part
        assert isinstance(part, CastWithFlash)
        if part.spells is None and player in players_of(state, part.who, context_for(spell.ref, player)):
            found.append(part.plus)
    for active in active_parts(state, CastWithFlash):
        part = active.part
        assert isinstance(part, CastWithFlash)
        if (
            part.spells is not None
            and player in players_of(state, part.who, active.context)
            and matches(state, spell, part.spells, active.context)
        ):
            found.append(part.plus)
    return found


def _is_back(spell: GameObject) -> bool:
    """Tell whether a spell is a back face that is cast only where an ability says so (712.8c)."""
    return spell.face == 1 and spell.definition.node.layout == TRANSFORM


def _converted(state: State, record: GameObject, loose: int, timely: bool = True) -> list[Way]:
    """702.162a: a card with more than meets the eye is cast converted for that cost, wherever it may be cast from."""
    if not timely:
        return []
    return [Way(CONVERTED, node.cost, loose=loose) for node in keyword_nodes(state, record, CONVERTED)]


_FREEDOMS: Final = {WITH_ANY_TYPE: ANY_TYPE, WITH_ANY_COLOR: ANY_COLOR}


def _freedom(part: MayPlay) -> int:
    """Return how freely mana may be spent on what is cast by such leave (609.4b)."""
    if part.any_type or part.any_color:
        return ANY_TYPE if part.any_type else ANY_COLOR
    if part.snow_as_any_color:
        return SNOW_AS_ANY_COLOR
    return COLORLESS_AS_ANY_COLOR if part.colorless_as_any_color else STRICT


def _speaks_of_face(keyword: str, spell: GameObject) -> bool:
    """Tell whether the permission of a keyword is one to cast this face of the card (702.127a, 702.146a)."""
    if keyword == "aftermath":
        return any(one.keyword == keyword for one in spell.definition.faces[spell.face].abilities)
    return (keyword == "disturb") == _is_back(spell)


def _alternatives(
    state: State, player: Player, spell: GameObject, loose: int, timely: bool, using: str = ""
) -> list[Way]:
    """Return the alternative costs of the spell itself and of effects (118.9); ``timely``: not only those that may be
    chosen any time; ``using``: the keyword ability of its own that may be used from where it is."""
    ways: list[Way] = []
    for active in parts_of(state, spell, AlternativeCost):
        part = active.part
        assert isinstance(part, AlternativeCost)
        if not timely and not part.flash:
            continue
        condition = None if using == part.id and part.condition == FROM_HAND else part.condition
        if part.spells is None and (condition is None or holds(state, condition, active.context)):
            price = with_own_mana(state, part.cost, spell)
            if price is not None:
                ways.append(Way(part.id or ALTERNATIVE, price, loose=loose))
    if not timely:
        return ways
    for active in active_parts(state, AlternativeCost):
        part = active.part
        assert isinstance(part, AlternativeCost)
        if (
            part.spells is not None
            and (part.anyone or active.you == player)
            and (part.condition is None or holds(state, part.condition, active.context))
            and matches(state, spell, part.spells, active.context)
            and _usable(state, part, active.source)
        ):
            used = active.source if part.once_per_turn else 0
            ways.append(Way(part.id or ALTERNATIVE, part.cost, loose=loose, permission=used))
    return ways


from apnap.rules.casting_for_objects import (  # noqa: E402  (what is given is found by casting's own questions)
    both,
    offerings_for,
    with_objects,
    with_offering,
)
