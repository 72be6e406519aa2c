"""603.2: which triggered abilities function now, by the kinds of events that they watch for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import occurrence as occ
from apnap.abilities.ability import Triggered
from apnap.abilities.objects import IsSource
from apnap.abilities.values import BATTLEFIELD, HAND
from apnap.ids import NO_PLAYER, Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.definitions import TRIGGERED, CompiledAbility, Face
from apnap.rules.occurrences import event_mask, single_occurrences

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

Watch = tuple[Ref, CompiledAbility, Player]
"""An ability that watches: its object, itself, its controller."""


class Watchers:
    """Which triggered abilities watch for which kinds of events, for one epoch. Never saved."""

    __slots__ = ("by_kind", "mask", "state_triggers")

    def __init__(self) -> None:
        self.by_kind: dict[int, list[Watch]] = {}
        self.mask = 0
        """The kinds that anything watches for, as bits."""
        self.state_triggers: list[Watch] = []
        """603.8."""


def watchers(state: State) -> Watchers:
    """Return the index of the abilities that function now, by kind of event; cached by epoch."""
    found: Watchers | None = state.cache.get("watchers")
    if found is not None:
        return found
    index = Watchers()
    objects = state.objects
    for ref in state.battlefield:
        record = objects[ref >> 24]
        if not record.phased_out:
            _index_object(state, index, record, BATTLEFIELD)
    for ref in state.command:
        record = objects[ref >> 24]
        _index_object(state, index, record, record.zone)
    given = hands_are_changed(state)
    touched = {ref for effect in state.effects if effect.changes for ref in effect.objects}  # "it gains suspend"
    for zone in (state.stack, state.exile, *(p.graveyard for p in state.players), *(p.hand for p in state.players)):
        for ref in zone:
            record = objects[ref >> 24]
            if (
                zones_watched_from(record) >> record.zone & 1
                or given and record.zone == HAND
                or ref in touched
            ):  # fmt: skip
                _index_object(state, index, record, record.zone)
    state.cache["watchers"] = index
    return index


def _index_object(state: State, index: Watchers, record: GameObject, zone: int) -> None:
    chars = characteristics(state, record)
    if not chars.has_triggered:
        return
    you = NO_PLAYER
    for ability in chars.abilities:
        if ability.kind != TRIGGERED or not ability.zones >> zone & 1:
            continue
        if you < 0:
            you = chars.controller
        node = ability.node
        assert isinstance(node, Triggered)
        if isinstance(node.occurrence, occ.WhenTrue):
            index.state_triggers.append((record.ref, ability, you))
            continue
        mask = mask_of(ability)
        index.mask |= mask
        kind = 0
        while mask:
            if mask & 1:
                index.by_kind.setdefault(kind, []).append((record.ref, ability, you))
            mask >>= 1
            kind += 1


def mask_of(ability: CompiledAbility) -> int:
    """Return the kinds of events that can trigger an ability, as bits."""
    if ability.event_mask == 0 and isinstance(ability.node, Triggered):
        ability.event_mask = event_mask(ability.node.occurrence)
    return ability.event_mask


_ELSEWHERE: Final[dict[Face, int]] = {}


def zones_watched_from(record: GameObject) -> int:
    """Return the zones besides the battlefield that printed triggered abilities of an object work in, as bits."""
    if record.face_down:
        return 0
    faces = record.definition.faces
    face = faces[record.face] if record.face < len(faces) else faces[0]
    mask = _ELSEWHERE.get(face)
    if mask is None:
        mask = 0
        for ability in face.abilities:
            if ability.kind == TRIGGERED:
                mask |= ability.zones & ~(1 << BATTLEFIELD)
                if about_itself_elsewhere(ability):
                    mask |= ABOUT_ITSELF
        _ELSEWHERE[face] = mask
    return mask


ABOUT_ITSELF: Final = 1 << 20
"""Set in ``zones_watched_from``: an ability triggers on what happens to its own card outside the battlefield."""


def about_itself_elsewhere(ability: CompiledAbility) -> bool:
    """113.6k: "when you cast this spell", "when you discard this card", "… from anywhere" work where they must."""
    node = ability.node
    assert isinstance(node, Triggered)
    return any(about_itself(one) for one in single_occurrences(node.occurrence))


def about_itself(occurrence: occ.Occurrence) -> bool:
    """Tell whether an occurrence is about what happens to the source outside the battlefield (113.6k)."""
    if isinstance(occurrence, occ.Casts | occ.Discards | occ.Cycles):
        return any(isinstance(test, IsSource) for test in occurrence.what.tests)
    if isinstance(occurrence, occ.ZoneChanges):
        own = any(isinstance(test, IsSource) for test in occurrence.what.tests)
        return own and BATTLEFIELD not in occurrence.from_zones and BATTLEFIELD not in occurrence.to_zones
    return False


from apnap.rules.permissions import hands_are_changed  # noqa: E402  (permissions ask about players, who may be watched)
