"""730, 712.4: permanents that several cards or tokens represent: merged (702.140) and melded ones (701.42).

Such a permanent is the object of one card number, with the references of all its components, the topmost first. The
other components are nowhere as long as they are part of it: their records keep what each is by itself. What the
permanent is, before other effects, is written in its record (``merged``) whenever that changes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from apnap.abilities import change as ch
from apnap.abilities.definition import COMBINED, FLIP, MELD, TRANSFORM, CardDefinition, FaceDefinition
from apnap.abilities.values import BATTLEFIELD, INSTANT, NOWHERE, SORCERY, STACK
from apnap.ids import REF_SHIFT, Ref
from apnap.rules.definitions import Definition, define
from apnap.rules.events import ZoneChange
from apnap.rules.mutating import MUTATE
from apnap.rules.records import CARD, COPY, TOKEN, GameObject, with_count

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.state import State

HIDDEN: Final = 1
"""The component is face down (730.2e)."""
NO_CARD: Final = 2
"""The component is a token, or was a copy of a spell."""
MELDED: Final = 4
"""The component shows the combined back face of its meld pair (712.8g)."""
PARTNER: Final = 8
"""The component is the other half of the one before it."""


def merge(state: State, event: Event) -> Event | None:
    """702.140c, 730.2: a spell (``other``) becomes part of a permanent; ``amount`` 1: under it."""
    host, spell = state.current(event.subject), state.current(event.other)
    if host is None or spell is None or host.zone != BATTLEFIELD or spell.zone != STACK:
        return None
    _take_copied_values(state, host.ref)
    chars = characteristics(state, spell)
    state.stack.remove(spell.ref)
    part = GameObject()
    part.owner_game = state.game
    part.ref = spell.ref + 1
    part.kind = CARD if spell.kind == CARD else TOKEN
    part.owner = part.controller = spell.owner
    part.definition = spell.definition
    part.copied = spell.copied
    part.face = spell.face
    part.timestamp = part.arrived = state.new_timestamp()
    part.was = remembered(state, spell, chars)
    state.objects[spell.ref >> REF_SHIFT] = part
    writable = state.edit(host.ref)
    marks = (HIDDEN if host.face_down else 0) | (0 if host.kind == CARD else NO_CARD)
    before = writable.components or ((host.ref, marks),)
    added = (part.ref, NO_CARD if spell.kind == COPY else 0)
    writable.components = (*before, added) if event.amount else (added, *before)
    writable.memory = with_count(writable.memory, MUTATE, writable.remembered(MUTATE) + 1)
    show_components(state, writable)
    carry_effects_over(state, spell.ref, host.ref)  # 702.140f
    state.disturb()
    return event


def _take_copied_values(state: State, ref: Ref) -> None:
    """730.2a: copy effects that are older than the merging are settled in what the component is."""
    taken, _ = layer_one(state, state.last_known(ref))
    if taken is None:
        return
    effects = []
    for effect in state.effects:
        kept = tuple(one for one in effect.changes if not isinstance(one, ch.TakeValues))
        if effect.part is not None or ref not in effect.objects or kept == effect.changes:
            effects.append(effect)
            continue
        for objects, changes in (
            (tuple(one for one in effect.objects if one != ref), effect.changes),
            ((ref,), kept),
        ):
            if objects and changes:
                part = effect.copy()
                part.objects, part.changes = objects, changes
                effects.append(part)
    state.effects = tuple(effects)
    state.edit(ref).copied = taken


def meld_pair(cards: list[GameObject], into: str) -> list[GameObject]:
    """701.42b: return the two cards among these that belong to the meld pair that becomes the permanent of that name;
    fewer, if it is not there."""
    found: dict[str, GameObject] = {}
    for record in cards:
        node = record.definition.node
        if record.kind == CARD and node.layout == MELD and len(node.faces) > 1 and node.faces[1].name == into:
            found.setdefault(node.name, record)
    return list(found.values())


def melded(one: GameObject, other: GameObject) -> Definition:
    """712.8g: what a meld pair is together: the combined back face, with the mana value of both front faces."""
    node = one.definition.node
    fronts = (node.faces[0], other.definition.node.faces[0])
    return define(CardDefinition(node.faces[1].name, (node.faces[1], *fronts), COMBINED, node.color_identity))


def join_meld(state: State, new: GameObject, event: ZoneChange) -> None:
    """712.4a: the other half becomes part of the permanent that enters (``new``, writable)."""
    other = state.current(event.melded_with)
    assert other is not None
    writable_list(state, other.zone, other.owner).remove(other.ref)
    part = GameObject()
    part.owner_game = state.game
    part.ref = other.ref + 1
    part.kind = CARD
    part.owner = part.controller = other.owner
    part.definition = other.definition
    part.timestamp = part.arrived = new.timestamp
    part.was = remembered(state, other, None)
    state.objects[other.ref >> REF_SHIFT] = part
    new.components = ((new.ref, MELDED), (part.ref, PARTNER))
    show_components(state, new)
    state.disturb()


def show_components(state: State, host: GameObject) -> None:
    """730.2a, d, e: write what a permanent is, as its topmost component and the abilities of all; ``host`` is
    writable."""
    _, top = host.components[0]
    host.kind = TOKEN if top & NO_CARD else CARD
    host.face_down = bool(top & HIDDEN)
    host.merged = combined(state, host)


def combined(state: State, host: GameObject) -> Definition:
    """702.140e, 712.8g: the characteristics of the topmost component with the abilities of all."""
    faces: list[FaceDefinition] = []
    fronts: list[FaceDefinition] = []
    for at, (ref, marks) in enumerate(host.components):
        if marks & PARTNER:
            if at == 1:
                fronts.append(_component(state, host, ref).definition.node.faces[0])
            continue
        face, front = _values(state, host, ref, marks)
        faces.append(face)
        if at == 0 and front is not None:
            fronts.append(front)
    top = replace(faces[0], abilities=tuple(ability for face in faces for ability in face.abilities))
    return define(CardDefinition(top.name, (top, *fronts), COMBINED, host.definition.node.color_identity))


def _values(state: State, host: GameObject, ref: Ref, marks: int) -> tuple[FaceDefinition, FaceDefinition | None]:
    """Return the face that a component shows, and the one that its mana value is told by, if that is another."""
    record = _component(state, host, ref)
    if marks & HIDDEN:
        return face_down_definition(record).node.faces[0], None
    node = (record.copied or record.definition).node
    if marks & MELDED and record.copied is None:
        return node.faces[1], node.faces[0]
    if node.layout == FLIP:
        return node.faces[1 if host.flipped else 0], None
    at = 0 if record.copied is not None or record.face >= len(node.faces) else record.face
    return node.faces[at], node.faces[0] if at and node.layout == TRANSFORM else None


def _component(state: State, host: GameObject, ref: Ref) -> GameObject:
    return host if ref == host.ref else state.objects[ref >> REF_SHIFT]


def component_names(state: State, host: GameObject) -> tuple[str, ...]:
    """Return the names of what represents a permanent, the topmost first; empty for what is face down."""
    names = []
    for ref, marks in host.components:
        record = _component(state, host, ref)
        node = (record.copied or record.definition).node
        at = record.face if record.copied is None and record.face < len(node.faces) else 0
        names.append("" if marks & HIDDEN else node.faces[at].name)
    return tuple(names)


def layouts(state: State, host: GameObject) -> set[str]:
    """Return the layouts of the cards that represent a permanent."""
    if not host.components:
        return {host.definition.node.layout}
    return {_component(state, host, ref).definition.node.layout for ref, _ in host.components}


def turning_components(state: State, host: GameObject) -> list[Ref]:
    """730.2i: return the double-faced components that turn over when a merged permanent transforms."""
    found = []
    for ref, marks in host.components:
        record = _component(state, host, ref)
        node = record.definition.node
        if marks or record.copied is not None or node.layout != TRANSFORM or len(node.faces) != 2:
            continue
        if not node.faces[1 - record.face].card_types & (INSTANT | SORCERY):
            found.append(ref)
    return found


def turn_components(state: State, host: GameObject) -> None:
    """730.2i: turn the double-faced components of a merged permanent over; ``host`` is writable."""
    for ref in turning_components(state, host):
        component = host if ref == host.ref else state.edit(ref)
        component.face = 1 - component.face
    show_components(state, host)


def turn_down_or_up(state: State, host: GameObject, down: bool) -> bool:
    """730.2f–g, j: turn the components of a permanent face down or up, if they can be; ``host`` is writable."""
    for ref, marks in host.components:
        node = _component(state, host, ref).definition.node
        if down and (marks & MELDED or not marks & HIDDEN and node.layout == TRANSFORM):
            return False
        if not down and marks & HIDDEN and node.faces[0].card_types & (INSTANT | SORCERY):
            return False
    host.components = tuple((ref, marks | HIDDEN if down else marks & ~HIDDEN) for ref, marks in host.components)
    show_components(state, host)
    return True


# ------------------------------------------------------------------------------------- going apart


def own_kind(record: GameObject) -> int:
    """Return what a permanent's own component is by itself: a card or a token."""
    for ref, marks in record.components:
        if ref == record.ref:
            return TOKEN if marks & NO_CARD else CARD
    return record.kind


def parts_besides(record: GameObject) -> tuple[Ref, ...]:
    """Return the components of a permanent but the one whose card number it has."""
    return tuple(ref for ref, _ in record.components if ref != record.ref)


def go_apart(state: State, old: GameObject, event: ZoneChange) -> tuple[ZoneChange, ...]:
    """730.3, 712.21: the other components of a permanent that has left are put where it went: each is an object of its
    own there. Return their events, which come from nowhere: one permanent has left the battlefield."""
    found: list[ZoneChange] = []
    for ref in parts_besides(old):
        component = state.current(ref)
        if component is None or component.zone != NOWHERE:
            continue
        moved = event.copy()
        assert isinstance(moved, ZoneChange)
        moved.parts = ()
        moved.subject = ref
        moved.came_from = NOWHERE
        moved.player = component.owner
        moved.to = place_of(state, component, event)
        new = GameObject()
        new.owner_game = state.game
        new.ref = ref + 1
        new.kind = component.kind
        new.owner = new.controller = component.owner
        new.definition = component.definition
        new.zone = moved.to
        new.timestamp = new.arrived = state.new_timestamp()
        new.was = remembered(state, component, None)
        state.objects[ref >> REF_SHIFT] = new
        arrive(state, new, moved, moved.to)
        carry_over(state, component, new, moved, 0)
        moved.became = new.ref
        found.append(moved)
    return tuple(found)


def place_of(state: State, component: GameObject, event: ZoneChange) -> int:
    """903.9c: return where a component goes: into the command zone if that is for the commander, and it is it."""
    return COMMAND if event.commander_apart and is_commander(state, component) else event.to


from apnap.abilities.values import COMMAND  # noqa: E402
from apnap.rules.characteristics import characteristics  # noqa: E402  (layers read what is merged)
from apnap.rules.commander import is_commander  # noqa: E402
from apnap.rules.copying import layer_one  # noqa: E402
from apnap.rules.faces import face_down_definition  # noqa: E402
from apnap.rules.knowledge import carry_over  # noqa: E402
from apnap.rules.lasting import carry_effects_over  # noqa: E402
from apnap.rules.zones import arrive, remembered, writable_list  # noqa: E402
