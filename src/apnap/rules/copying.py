"""707: copies: the copiable values of objects, and the exceptions that copy effects make."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities import change as ch
from apnap.abilities.ability import Ability, Keyword, Static
from apnap.abilities.definition import (
    COMBINED,
    FLIP,
    MELD,
    MODAL,
    NORMAL,
    PROTOTYPE,
    TRANSFORM,
    CardDefinition,
    FaceDefinition,
)
from apnap.abilities.static import Defining
from apnap.abilities.values import BATTLEFIELD, INSTANT, SORCERY, STACK
from apnap.errors import InvalidStateError
from apnap.ids import NO_REF
from apnap.rules.context import context_for
from apnap.rules.definitions import Definition, define
from apnap.rules.subtypes import ALL_CREATURE_TYPES, CREATURE_TYPES, card_types_of

if TYPE_CHECKING:
    from apnap.abilities.change import Change
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def layer_one(state: State, record: GameObject) -> tuple[Definition | None, int]:
    """Return the copiable values that copy effects give an object (613.2a), and the index of the face that is up.

    None: no copy effect of a resolved spell or ability applies; it has the values of ``faces.shown_face``.
    """
    found: Definition | None = None
    if record.face_down:
        return None, 0
    for effect in state.effects:
        if effect.part is None and record.ref in effect.objects:
            for change in effect.changes:
                if isinstance(change, ch.TakeValues):
                    assert isinstance(change.definition, CardDefinition)
                    found = define(change.definition)
    return found, 0


def copiable(
    state: State, record: GameObject, changes: tuple[Change, ...] = (), both_faces: bool = False
) -> Definition:
    """Return the copiable values of an object (707.2), with the exceptions of a copy effect (707.9).

    Counters, status and other effects are not copied. ``both_faces``: for a token or a copy of a spell, which has
    both faces of a double-faced object (707.8a, 707.10g); otherwise only the face that is up is copied.
    """
    taken, index = layer_one(state, record)
    if taken is None:
        taken, index = _own_values(record)
        if taken.node.layout == COMBINED:
            taken = define(_first_face(taken.node))
    node = taken.node
    if node.layout in (TRANSFORM, MODAL, MELD) and not both_faces or _is_cast(record, node):
        face = node.faces[index]
        node = CardDefinition(face.name, (face,), NORMAL, node.color_identity)
    elif node.layout == NORMAL and len(node.faces) > 1:
        node = CardDefinition(node.faces[index].name, (node.faces[index],), NORMAL, node.color_identity)
    if changes:
        context = context_for(record.ref, record.controller)
        faces = tuple(with_exceptions(state, face, changes, context) for face in node.faces)
        name = faces[0].name if len(faces) == 1 else " // ".join(face.name for face in faces)
        node = replace(node, name=name, faces=faces)
    return define(node)


def face_up(state: State, record: GameObject) -> int:
    """Return which face of a double-faced permanent is up, for a token that copies it (707.8a); 0: the front."""
    taken, index = layer_one(state, record)
    if taken is None:
        taken, index = _own_values(record)
    return index if taken.node.layout in (TRANSFORM, MODAL) and record.zone == BATTLEFIELD else 0


def _is_cast(record: GameObject, node: CardDefinition) -> bool:
    """718.3c–d: a prototyped spell, and the permanent it becomes, have but one set of values to copy."""
    return node.layout == PROTOTYPE and record.zone in (STACK, BATTLEFIELD)


def _first_face(node: CardDefinition) -> CardDefinition:
    return CardDefinition(node.faces[0].name, node.faces[:1], NORMAL, node.color_identity)


def _own_values(record: GameObject) -> tuple[Definition, int]:
    if record.merged is not None:
        return record.merged, 0
    if record.face_down:
        return face_down_definition(record), 0
    if record.copied is not None:
        return record.copied, 0
    layout = record.definition.node.layout
    return record.definition, 0 if layout == FLIP else record.face


def begin_copying(state: State, change: ch.BecomeCopy, context: Context) -> ch.TakeValues | None:
    """Return what a "becomes a copy" effect does from now on: the values are settled as it begins (707.2b).

    None: there is nothing to copy.
    """
    refs = looked_back(state, change.of, context)
    if not refs:
        return None
    changes = tuple(_own_ability(state, one, context) for one in change.changes)
    return ch.TakeValues(copiable(state, state.last_known(refs[0]), changes).node)


def _own_ability(state: State, change: Change, context: Context) -> Change:
    """707.9a: "this ability" is the one that is resolving."""
    if not isinstance(change, ch.AddThisAbility):
        return change
    ability = state.last_known(context.stack_object).ability
    if ability is None:
        raise InvalidStateError("there is no ability that a copy could have", rule="707.9a")
    return ch.AddAbility(ability.node)


# ------------------------------------------------------------------------------------------------ exceptions


def with_exceptions(
    state: State, face: FaceDefinition, changes: tuple[Change, ...], context: Context
) -> FaceDefinition:
    """Return a face with the exceptions of a copy effect: they become part of the copiable values (707.9b).

    A characteristic that the effect provides is not also defined by an ability (707.9d).

    :raises InvalidStateError: a change that can't be an exception
    """
    for change in changes:
        face = _with_exception(state, face, change, context)
    return face


def _with_exception(state: State, face: FaceDefinition, change: Change, context: Context) -> FaceDefinition:
    if isinstance(change, ch.SetName):
        return replace(face, name=change.name)
    if isinstance(change, ch.SetManaCost):
        return replace(face, mana_cost=change.cost)
    if isinstance(change, ch.SetLoyalty):
        return replace(face, loyalty=amount(state, change.n, context))
    if isinstance(change, ch.SetColors):
        return _undefined(replace(face, colors=change.colors), ch.SetColors, ch.AddColors)
    if isinstance(change, ch.AddColors):
        return replace(face, colors=face.colors | change.colors)
    if isinstance(change, ch.AddAbility):
        assert isinstance(change.ability, Ability)
        return replace(face, abilities=(*face.abilities, with_giver(change.ability, NO_REF)))
    if isinstance(change, ch.RemoveAllAbilities):
        return replace(face, abilities=())
    if isinstance(change, ch.RemoveAbility | ch.CantHaveAbility):
        name = change.keyword
        kept = tuple(a for a in face.abilities if not (isinstance(a, Keyword) and a.keyword == name))
        return replace(face, abilities=kept)
    if isinstance(change, ch.SetBase):
        if change.power is not None:
            face = replace(face, power=amount(state, change.power, context))
        if change.toughness is not None:
            face = replace(face, toughness=amount(state, change.toughness, context))
        return _undefined(face, ch.SetBase)
    if isinstance(change, ch.AddTypes):
        subtypes = tuple(dict.fromkeys((*face.subtypes, *change.subtypes)))
        if change.all_creature_types:
            subtypes = tuple(dict.fromkeys((*subtypes, *CREATURE_TYPES)))
        types, supertypes = face.card_types | change.card_types, face.supertypes | change.supertypes
        return replace(face, card_types=types, supertypes=supertypes, subtypes=subtypes)
    if isinstance(change, ch.RemoveTypes):
        return _without_types(face, change)
    if isinstance(change, ch.SetTypes):
        return _undefined(_set_types(face, change), ch.SetTypes, ch.AddTypes)
    raise InvalidStateError(f"a copy can't be made with {type(change).__name__} as an exception", rule="707.9")


def _without_types(face: FaceDefinition, change: ch.RemoveTypes) -> FaceDefinition:
    types = face.card_types & ~change.card_types
    lost = face.card_types & change.card_types
    subtypes = tuple(
        subtype
        for subtype in face.subtypes
        if subtype not in change.subtypes
        and not (change.all_creature_types and subtype in ALL_CREATURE_TYPES)
        and not (card_types_of(subtype) & lost and not card_types_of(subtype) & types)
    )
    return replace(face, card_types=types, supertypes=face.supertypes & ~change.supertypes, subtypes=subtypes)


def _set_types(face: FaceDefinition, change: ch.SetTypes) -> FaceDefinition:
    types = face.card_types
    if change.card_types:
        types = types | change.card_types if change.keep_card_types else change.card_types | types & (INSTANT | SORCERY)
    kinds = 0
    if not change.keep_subtypes:
        for subtype in change.subtypes:
            kinds |= card_types_of(subtype)
    kept = [s for s in face.subtypes if not card_types_of(s) & kinds and card_types_of(s) & types]
    return replace(face, card_types=types, subtypes=tuple(dict.fromkeys((*kept, *change.subtypes))))


def _undefined(face: FaceDefinition, *changes: type[Change]) -> FaceDefinition:
    """Return a face without the characteristic-defining abilities that make such changes (707.9d)."""
    abilities = tuple(
        ability
        for ability in face.abilities
        if not (isinstance(ability, Static) and any(_defines(part, changes) for part in ability.parts))
    )
    return replace(face, abilities=abilities)


def _defines(part: object, changes: tuple[type[Change], ...]) -> bool:
    return isinstance(part, Defining) and any(isinstance(change, changes) for change in part.changes)


from apnap.rules.expressions import looked_back  # noqa: E402  (layers copy)
from apnap.rules.faces import face_down_definition  # noqa: E402
from apnap.rules.quantities import amount  # noqa: E402
from apnap.rules.words import with_giver  # noqa: E402
