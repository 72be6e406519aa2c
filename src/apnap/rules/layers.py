"""613: the interaction of continuous effects: layers 1–7, applied object by object when that is possible.

``compute`` is the slow half of ``characteristics``. An object that no effect concerns has the characteristics of its
face, shared with all such objects. Otherwise the effects that concern it are applied layer by layer as the book's plan
says (:mod:`apnap.rules.layer_plans`), in timestamp order (613.7); the object's own state so far decides which do, once
for each effect (613.6). Where an effect reads other objects (``Forces.cut``) what is known so far is published, so that
they can read it in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Keyword
from apnap.abilities.change import AddAbility, CantHaveAbility
from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.rules.context import context_for
from apnap.rules.definitions import STATIC, expand_ability
from apnap.rules.layer_plans import COUNTERS, plan_of
from apnap.rules.reads import ABILITIES, DEFINED_POWER, TYPES

LAST: Final = 1 << 60
"""Later than every timestamp."""

if TYPE_CHECKING:
    from apnap.abilities.change import Change
    from apnap.ids import Ref
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.continuous import Forces
    from apnap.rules.faces import FaceInfo
    from apnap.rules.layer_plans import Step
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def compute(state: State, record: GameObject) -> Characteristics:
    """Return the characteristics of an object, and keep them in its record for this epoch."""
    forces = forces_of(state)
    if forces.complex:
        return compute_together(state, record)
    info = shown_face(record)
    effects = effects_on(forces, record)
    if effects is None and not record.counters and not info.power_defining:
        chars = base_under(state.rulebook, info, record.controller)
        if record.x and record.zone == STACK:
            chars = _with_x(chars, record)
        record.chars = chars
        record.chars_epoch = state.epoch
        return chars
    chars = base_under(state.rulebook, info, record.controller).copy()
    if record.x and record.zone == STACK:
        chars = _with_x(chars, record)
    if effects is None and not info.power_defining:
        add_power_counters(chars, record.counters)
        grant_counters(record, chars, 0, LAST)
        record.chars = chars
        record.chars_epoch = state.epoch
        return chars
    _apply_layers(state, record, chars, info, effects or [])
    record.chars_epoch = 0 if info.volatile_power and record.zone != BATTLEFIELD else state.epoch
    return chars


def compute_entering(state: State, record: GameObject) -> None:
    """614.12: work out an object as it would enter the battlefield: what it enters as, and the effects of its own
    static abilities, newer than all but those that begin as it enters (613.7n), already apply to it.

    Where the layers are applied to all objects together, its own come on top, if it still has their abilities.
    """
    info = shown_face(record)
    own = [
        static_effect(state, record, ability, part, LAST)
        for ability, parts in info.changes
        if ability.zones >> BATTLEFIELD & 1
        for part in parts
    ]
    forces = forces_of(state)
    later = forces.by_object.get(record.ref + 1, ())
    if not own and not later:
        return
    for effect in own:
        effect.timestamp = LAST
    own += [given_later(effect, record.ref) for effect in later]  # 613.7n
    if not forces.complex:
        chars = base_under(state.rulebook, info, record.controller).copy()
        _apply_layers(state, record, chars, info, (effects_on(forces, record) or []) + own)
        return
    chars = compute_together(state, record).copy()
    for effect in own:
        has_it = effect.ability is None or effect.ability in chars.abilities
        if has_it and effect.concerns(state, record, chars):
            for change in effect.part.changes_within(effect.part.layers):
                apply(state, chars, change, effect.context_for(record.ref))
    record.chars = chars
    record.chars_epoch = state.epoch


def given_later(effect: Continuous, ref: Ref) -> Continuous:
    """Return an effect that will concern an object once it has entered as one that concerns it already."""
    found = Continuous(effect.part, effect.context, effect.timestamp, effect.number)
    found.fixed = (ref,)
    found.floating = effect.floating
    return found


def effects_on(forces: Forces, record: GameObject) -> list[Continuous] | None:
    """Return the effects that may concern an object, in timestamp order; None if there are none."""
    fixed = forces.by_object.get(record.ref)
    general = forces.by_zone.get(record.zone)
    if fixed is None or general is None:
        return fixed if general is None else general
    return sorted(fixed + general, key=lambda effect: (effect.timestamp, effect.number))


def _with_x(chars: Characteristics, record: GameObject) -> Characteristics:
    """202.3e: on the stack X is the number chosen for it."""
    if chars.cost.x == 0:
        return chars
    chars = chars.copy()
    chars.mana_value += chars.cost.x * record.x
    return chars


def _apply_layers(
    state: State, record: GameObject, chars: Characteristics, info: FaceInfo, effects: list[Continuous]
) -> None:
    layers = 1 << DEFINED_POWER if info.power_defining else 0
    if record.counters:
        layers |= 1 << ABILITIES | 1 << COUNTERS
    for effect in effects:
        layers |= effect.part.layers
    record.chars = chars  # what effects look at on the way is what it is so far
    record.chars_epoch = state.epoch
    concerns: list[int] = [-1] * len(effects)
    for step in plan_of(state.rulebook).steps_for(layers):
        if step.begins:
            begin_step(state, record, chars, step)
        abilities = step.ends and step.mask >> ABILITIES & 1 and record.counters
        granted = 0
        last: list[tuple[Change, Continuous]] = []
        for i, effect in enumerate(effects):
            part = effect.part
            mask = part.layers & step.mask
            if step.split:
                mask &= step.floating if effect.floating else step.static
            if not mask:
                continue
            if abilities:
                granted = grant_counters(record, chars, granted, effect.timestamp)
            if concerns[i] < 0:
                concerns[i] = 1 if effect.concerns(state, record, chars) else 0
            if concerns[i]:
                for change in part.changes_within(mask):
                    if part.late and comes_last(state, change):
                        last.append((change, effect))
                    else:
                        apply(state, chars, change, effect.context_for(record.ref))
                if step.joint and mask >> TYPES & 1:
                    give_intrinsic(chars)
        if step.ends:
            finish_step(record, chars, step, granted)
        for change, effect in last:
            apply(state, chars, change, effect.context_for(record.ref))


def comes_last(state: State, change: Change) -> bool:
    """113.11: what an object can't have it loses, also what it gained with a later timestamp. Where being
    indestructible is a quality and no ability, it is not lost with the abilities (2007:407.2)."""
    if isinstance(change, AddAbility) and state.rulebook.indestructible == "quality":
        return isinstance(change.ability, Keyword) and change.ability.keyword == "indestructible"
    return isinstance(change, CantHaveAbility)


def begin_step(state: State, record: GameObject, chars: Characteristics, step: Step) -> None:
    """Do what comes first in a step: characteristic-defining abilities (613.4a); counters (613.4c), since an effect
    that looks at power depends on them and the others add up in any order."""
    if step.mask >> DEFINED_POWER & 1:
        define_power(state, record, chars)
    elif step.mask >> COUNTERS & 1 and record.counters:
        add_power_counters(chars, record.counters)


def finish_step(record: GameObject, chars: Characteristics, step: Step, granted: int) -> None:
    """Do what comes last in a step: intrinsic mana abilities (305.6), keyword counters that nothing came after."""
    if step.mask >> TYPES & 1 and not step.joint:
        give_intrinsic(chars)
    if step.mask >> ABILITIES & 1 and record.counters:
        grant_counters(record, chars, granted, LAST)


def grant_counters(record: GameObject, chars: Characteristics, granted: int, before: int) -> int:
    """Give the abilities of keyword counters (122.1b) older than a timestamp; return how many have been given.

    A counter's timestamp (613.7c) is in the object's memory where a counter was put on it; else it is the object's.
    """
    if all(kind not in KEYWORD_COUNTERS for kind, _ in record.counters):
        return granted
    grants = [
        (record.remembered(counter_memory(kind)) or record.timestamp, kind)
        for kind, _ in record.counters
        if kind in KEYWORD_COUNTERS
    ]
    grants.sort()
    for timestamp, kind in grants[granted:]:
        if timestamp > before:
            break
        chars.set_abilities(chars.abilities + expand_ability(Keyword(kind)))
        granted += 1
    return granted


def define_power(state: State, record: GameObject, chars: Characteristics) -> None:
    """613.4a: the characteristic-defining abilities that the object still has; 2007:208.2: they count only in play."""
    context = context_for(record.ref, chars.controller)
    in_play = record.zone == BATTLEFIELD or state.rulebook.counts_as_text == "everywhere"
    for ability in chars.abilities:
        if ability.kind == STATIC:
            for part in parts_of_ability(ability):
                if part.defining:
                    for change in part.changes_in(DEFINED_POWER):
                        apply(state, chars, change if in_play else without_stars(change), context)


from apnap.rules.applying import (  # noqa: E402  (effects read objects)
    KEYWORD_COUNTERS,
    add_power_counters,
    apply,
    counter_memory,
    without_stars,
)
from apnap.rules.continuous import Continuous, forces_of, static_effect  # noqa: E402
from apnap.rules.dependency import compute_together  # noqa: E402
from apnap.rules.faces import base_under, give_intrinsic, shown_face  # noqa: E402
from apnap.rules.layer_parts import parts_of_ability  # noqa: E402
