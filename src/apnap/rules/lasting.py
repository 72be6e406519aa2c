"""611.2: beginning continuous effects from spells and abilities: what they fix as they begin."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities import change as chg
from apnap.abilities.ability import Keyword, Static, Triggered
from apnap.abilities.change import Change
from apnap.abilities.duration import Duration, ForAsLongAs, Forever, UntilThisLeaves
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, InSlot, This
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.static import AdditionalCost, AlternativeCost, Changes, MayPlay, StaticPart
from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.ids import NO_REF, Ref
from apnap.rules.applying import given_ability
from apnap.rules.conditions import holds
from apnap.rules.context import Context, make_slot
from apnap.rules.copying import begin_copying
from apnap.rules.effects import FloatingEffect
from apnap.rules.expressions import objects_of
from apnap.rules.keywords import abilities_of
from apnap.rules.permissions import active_parts, covers
from apnap.rules.quantities import amount, growth
from apnap.rules.words import with_set_apart

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def begins(state: State, duration: Duration, context: Context) -> bool:
    """Tell whether an effect of that duration begins at all: not if it would be over already (611.2b, 610.3a–b)."""
    if isinstance(duration, ForAsLongAs):
        return holds(state, duration.condition, context)
    if isinstance(duration, UntilThisLeaves):
        source = state.current(context.source)
        return source is not None and source.zone == BATTLEFIELD
    return True


def _begin(state: State, duration: Duration, context: Context) -> FloatingEffect:
    effect = FloatingEffect()
    effect.source = context.source
    effect.you = context.you
    effect.context = context.copy()
    effect.duration = duration
    effect.timestamp = state.new_timestamp()
    effect.number = effect.timestamp
    effect.turn = state.turn
    return effect


def change_objects(
    state: State, objects: tuple[Ref, ...], changes: tuple[Change, ...], duration: Duration, context: Context
) -> int:
    """Begin a continuous effect on these objects and no others (611.2c); return its number, 0 if it does not begin."""
    if not objects or not begins(state, duration, context):
        return 0
    settled = settle(state, changes, context)
    if not settled:
        return 0
    effect = _begin(state, duration, context)
    effect.objects = objects
    effect.changes = settled
    state.effects = (*state.effects, effect)
    state.disturb()
    return effect.number


def add_part(state: State, part: StaticPart, duration: Duration, context: Context, uses: int = -1) -> int:
    """Begin an effect that a static part describes, asked anew each time; return its number, 0 if it does not begin."""
    if not begins(state, duration, context):
        return 0
    if isinstance(part, MayPlay) and part.what == This() and state.current(context.source) is None:
        found = state.successor(context.source) if context.source != NO_REF else NO_REF
        if found != NO_REF:  # 400.7j: what its own cost has moved
            context = context.copy()
            context.source = found
    effect = _begin(state, duration, context)
    effect.part = part
    effect.uses = uses
    state.effects = (*state.effects, effect)
    state.disturb()
    return effect.number


def begin_as_it_enters(state: State, entering: GameObject) -> None:
    """613.7n: effects that were made for a permanent before it was there begin as it enters, with its timestamp; those
    of its own static abilities are older."""
    if not any(entering.ref in effect.objects for effect in state.effects):
        return
    begun: list[FloatingEffect] = []
    for effect in state.effects:
        if entering.ref in effect.objects:
            effect = effect.copy()
            effect.timestamp = entering.timestamp
        begun.append(effect)
    state.effects = tuple(begun)
    state.disturb()


def carry_effects_over(state: State, spell: Ref, became: Ref) -> None:
    """400.7a: effects that change a permanent spell go on applying to the permanent that it becomes; what speaks of the
    spell ("it") speaks of the permanent, too."""
    if not any(spell in effect.objects for effect in state.effects):
        return
    carried: list[FloatingEffect] = []
    for effect in state.effects:
        if spell in effect.objects:
            effect = effect.copy()
            effect.objects = (*effect.objects, became)
            if effect.context is not None:
                effect.context = effect.context.copy()
                for number, slot in effect.context.slots.items():
                    if spell in slot.objects:
                        both = (*slot.objects, became)
                        effect.context.slots[number] = make_slot(
                            both, slot.players, slot.amount, slot.happened, slot.word
                        )
        carried.append(effect)
    state.effects = tuple(carried)
    state.disturb()


def keep_abilities(state: State, spell: GameObject) -> None:
    """400.7b, 611.3d: let a spell that has been cast, and the permanent that it becomes, have for good the abilities
    that static abilities give it, by which it could be cast for some cost and which say something about the permanent,
    too: "creature spells you cast have blitz {2}"."""
    kept: list[tuple[Change, Context]] = []
    for active in active_parts(state, Changes):
        part = active.part
        assert isinstance(part, Changes)
        if not isinstance(part.what, Filter) or STACK not in part.what.zones:
            continue
        given = [one for one in part.changes if isinstance(one, chg.AddAbility) and _outlasts_casting(one.ability)]
        if given and covers(state, part.what, spell, active.context):
            kept += [(one, active.context) for one in given]
    for change, context in kept:
        assert isinstance(change, chg.AddAbility)
        settled = replace(change, ability=given_ability(state, change, context))
        change_objects(state, (spell.ref,), (settled,), Forever(), context)


def _outlasts_casting(node: Node) -> bool:
    if not isinstance(node, Keyword):
        return False
    parts = [one for one in abilities_of(node) if isinstance(one, Static | Triggered)]
    costs = (part for one in parts if isinstance(one, Static) for part in one.parts)
    paid = any(isinstance(part, AdditionalCost | AlternativeCost) for part in costs)
    return paid and any(BATTLEFIELD in one.zones for one in parts)


def hold_until(state: State, objects: tuple[Ref, ...], zone: int, duration: Duration, context: Context) -> int:
    """610.3: remember objects that return to ``zone`` when the duration ends, or phase in (610.4, NOWHERE); return the
    number of the effect that does."""
    effect = _begin(state, duration, context)
    effect.objects = objects
    effect.uses = zone
    state.effects = (*state.effects, effect)
    return effect.number


def is_holding(effect: FloatingEffect) -> bool:
    """Tell whether an effect only remembers objects that will return (610.3)."""
    return effect.part is None and not effect.changes


def settle(state: State, changes: tuple[Change, ...], context: Context) -> tuple[Change, ...]:
    """Return changes with everything in them found now; those that have nothing to do are left out."""
    found = (frozen(state, change, context) for change in changes)
    return tuple(change for change in found if change is not None)


def frozen(state: State, change: Change, context: Context) -> Change | None:
    """Return a change with its numbers, choices and copied values found now (608.2h, 707.2b); None: nothing to copy."""
    if isinstance(change, chg.Modify):
        of_both = (growth(state, of, context, change.doubles) for of in (change.power, change.toughness))
        grown_power, grown_toughness = map(Number, of_both)
        return chg.Modify(grown_power, grown_toughness)
    if isinstance(change, chg.SetBase):
        power = None if change.power is None else _fixed(state, change.power, context)
        toughness = None if change.toughness is None else _fixed(state, change.toughness, context)
        return chg.SetBase(power, toughness)
    if isinstance(change, chg.BecomeCopy):
        return begin_copying(state, change, context)
    if isinstance(change, chg.AddTypes | chg.SetTypes) and change.chosen_subtype:
        return _with_chosen_subtype(state, change, context)
    if isinstance(change, chg.AddAbility):
        given = given_ability(state, change, context)
        return chg.AddAbility(with_set_apart(given, lambda slot: tuple(objects_of(state, InSlot(slot), context))))
    if isinstance(change, chg.SetColors | chg.AddColors) and change.chosen_color:
        color = state.last_known(context.source).choice("color")
        return type(change)(color if isinstance(color, int) else 0)
    return change


def _fixed(state: State, quantity: Quantity, context: Context) -> Number:
    return quantity if isinstance(quantity, Number) else Number(amount(state, quantity, context))


def _with_chosen_subtype(state: State, change: chg.AddTypes | chg.SetTypes, context: Context) -> Change:
    chosen = state.last_known(context.source).choice("subtype")
    subtypes = (*change.subtypes, chosen) if isinstance(chosen, str) else change.subtypes
    if isinstance(change, chg.AddTypes):
        return chg.AddTypes(change.card_types, change.supertypes, subtypes, False, change.all_creature_types)
    return chg.SetTypes(change.card_types, subtypes, change.keep_card_types, change.keep_subtypes, False)
