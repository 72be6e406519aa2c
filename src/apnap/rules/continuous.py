"""611, classic:418.1: the continuous effects in force that change characteristics, ready for the layers.

Gathered once per epoch from static abilities (611.3) and from the effects of resolved spells and abilities (611.2).
Gathering also decides how the layers can be applied: object by object (:mod:`apnap.rules.layers`) when no effect's
existence, objects or values depend on the results of its own or a later layer; else all together with dependencies
(:mod:`apnap.rules.dependency`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.abilities import change as ch
from apnap.abilities.ability import Ability
from apnap.abilities.objects import AttachedHost, Filter, This
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules.context import Context, context_for
from apnap.rules.definitions import STATIC, CompiledAbility, expand_ability
from apnap.rules.layer_parts import NO_LAYER, Part, affects_existence, part_of_effect
from apnap.rules.layer_plans import plan_of
from apnap.rules.reads import ABILITIES, CONTROL, COPY, DEFINED_POWER, TEXT

if TYPE_CHECKING:
    from apnap.rules.effects import FloatingEffect
    from apnap.rules.layer_plans import Step
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


class Continuous:
    """One continuous effect in force, for one epoch."""

    __slots__ = ("part", "source", "ability", "context", "timestamp", "number", "fixed", "zones", "active", "floating")

    def __init__(self, part: Part, context: Context, timestamp: int, number: int) -> None:
        self.part = part
        self.source: Ref = context.source
        self.ability: CompiledAbility | None = None
        """The static ability it comes from; None: a resolved spell or ability."""
        self.context = context
        self.timestamp = timestamp
        self.number = number
        """Settles the order of equal timestamps (613.7n: an object's own abilities first)."""
        self.fixed: tuple[Ref, ...] | None = None
        """The objects, if no filter says which."""
        self.zones: tuple[int, ...] = ()
        self.active = -1
        """Whether its condition holds; −1: not looked at yet."""
        self.floating = False

    def holds(self, state: State) -> bool:
        """Tell whether the condition of its ability holds."""
        if self.active < 0:
            condition = self.part.condition
            self.active = 1 if condition is None or holds(state, condition, self.context) else 0
        return self.active == 1

    def context_for(self, ref: Ref) -> Context:
        """Return the context in which it changes an object: where a number is each object's own, that is the iterated
        one."""
        if not self.part.by_each:
            return self.context
        own = self.context.copy()
        own.iterated = ref
        return own

    def concerns(self, state: State, record: GameObject, chars: Characteristics) -> bool:
        """Tell whether it applies to an object that is this so far."""
        fixed = self.fixed
        if fixed is not None:
            return record.ref in fixed and self.holds(state)
        what = self.part.what
        assert isinstance(what, Filter)
        return record.zone in self.zones and fits(state, record, chars, what, self.context) and self.holds(state)


class Forces:
    """The continuous effects of one epoch."""

    __slots__ = (
        "effects",
        "by_object",
        "by_zone",
        "complex",
        "volatile",
        "cut",
        "highest",
        "abilities_vary",
        "unsteady",
        "sources",
    )

    def __init__(self) -> None:
        self.sources: list[GameObject] = []
        """The objects that have static abilities before any effect."""
        self.effects: list[Continuous] = []
        """In timestamp order."""
        self.by_object: dict[Ref, list[Continuous]] = {}
        self.by_zone: dict[int, list[Continuous]] = {}
        self.complex = False
        """Whether the layers must be applied to all objects together."""
        self.volatile = False
        self.cut = NO_LAYER
        """The first layer in which effects read other objects; they read only layers below it."""
        self.highest = 0
        """Mask of the layers that they read."""
        self.abilities_vary = False
        """Whether an effect gives or takes away static abilities of any kind."""
        self.unsteady = False
        """Whether what an effect concerns depends on what objects do or on their status (tapped, attacking …)."""


def static_effect(state: State, record: GameObject, ability: CompiledAbility, part: Part, number: int) -> Continuous:
    """Return the effect of a part of an object's static ability (613.7a)."""
    effect = Continuous(part, context_for(record.ref, record.controller), record.timestamp, number)
    effect.ability = ability
    _settle_objects(state, effect)
    return effect


def _settle_objects(state: State, effect: Continuous) -> None:
    what = effect.part.what
    if isinstance(what, Filter):
        effect.zones = what.zones
    elif type(what) is This:
        effect.fixed = (effect.source,)
    elif type(what) is AttachedHost:
        host = state.last_known(effect.source).attached_to
        effect.fixed = (host,) if host > 0 else ()
    elif what is not None:
        effect.fixed = tuple(objects_of(state, what, effect.context))


def floating_effect(state: State, effect: FloatingEffect) -> Continuous | None:
    """Return the effect of a resolved spell or ability in the layers; None if it is not about characteristics."""
    part = part_of_effect(effect)
    if part is None:
        return None
    context = effect.context if effect.context is not None else context_for(effect.source, effect.you)
    result = Continuous(part, context, effect.timestamp, NO_LAYER + effect.number)
    result.floating = True
    if effect.part is None:
        result.fixed = effect.objects
    else:
        _settle_objects(state, result)
    return result


def sources(state: State) -> list[GameObject]:
    """Return the objects whose static abilities may function where they are (113.6): permanents, emblems, and others
    whose definition says so."""
    objects = state.objects
    found = [objects[ref >> REF_SHIFT] for ref in state.battlefield]
    found = [record for record in found if not record.phased_out]
    found += [objects[ref >> REF_SHIFT] for ref in state.command]
    for refs in (state.stack, state.exile):
        found += [record for ref in refs if (record := objects[ref >> REF_SHIFT]).definition.static_zones]
    for player in state.players:
        for refs in (player.hand, player.graveyard):
            found += [record for ref in refs if (record := objects[ref >> REF_SHIFT]).definition.static_zones]
    return found


def _with_statics(record: GameObject) -> bool:
    return record.definition.has_statics or record.values.has_statics


def forces_of(state: State) -> Forces:
    """Return the continuous effects in force, gathered once per epoch."""
    found: Any = state.cache.get("forces")
    if found is None:
        found = state.cache["forces"] = gather(state)
    forces: Forces = found
    return forces


def gather(state: State) -> Forces:
    """Gather the effects from the abilities that objects have before any effect, and from resolved spells."""
    forces = Forces()
    effects = forces.effects
    for record in sources(state):
        if record.counters and counters_give_statics(record.counters):
            forces.abilities_vary = True  # 122.1b
        if not _with_statics(record):
            continue
        info = shown_face(record)
        forces.sources.append(record)
        if info.volatile_power:
            forces.volatile = True
        for part in info.power_defining:
            _note_reading(forces, part, DEFINED_POWER)
        for ability, parts in info.changes:
            if ability.zones >> record.zone & 1:
                for part in parts:
                    effects.append(static_effect(state, record, ability, part, len(effects)))
    for floating in state.effects:
        effect = floating_effect(state, floating)
        if effect is not None:
            effects.append(effect)
    if not effects:
        return forces
    effects.sort(key=_order)
    controlled = False
    for effect in effects:
        _sort_in(forces, effect)
        controlled |= effect.part.layers >> CONTROL & 1 != 0
    _judge(state, forces)
    if controlled and not forces.complex:
        _settle_controllers(state, forces)
    return forces


def rearrange(state: State) -> None:
    """Let caches know that a permanent without static abilities came or went: it changes no other object, unless the
    layers are applied to all objects together."""
    forces = forces_of(state)
    if forces.complex or forces.abilities_vary:
        state.disturb()
    else:
        state.relist()


def anything_in_force(state: State) -> bool:
    """Tell whether there is any static ability or lasting effect at all."""
    return bool(state.effects) or bool(forces_of(state).sources)


def _order(effect: Continuous) -> tuple[int, int]:
    return effect.timestamp, effect.number


def _sort_in(forces: Forces, effect: Continuous) -> None:
    if effect.fixed is not None:
        for ref in effect.fixed:
            forces.by_object.setdefault(ref, []).append(effect)
    else:
        for zone in effect.zones:
            forces.by_zone.setdefault(zone, []).append(effect)


def _note_reading(forces: Forces, part: Part, first: int) -> None:
    if part.others:
        forces.cut = min(forces.cut, first)
        forces.highest |= part.others
        if forces.highest >> forces.cut:
            forces.complex = True


def _judge(state: State, forces: Forces) -> None:
    """Decide whether objects can be looked at one by one."""
    for effect in forces.effects:
        part = effect.part
        forces.volatile |= part.volatile
        forces.unsteady |= not part.steady
        _note_reading(forces, part, part.first)
        if part.layers >> ABILITIES & 1 or part.existence:
            forces.abilities_vary |= _varies_statics(part)
        forces.complex |= part.layers & (1 << COPY | 1 << TEXT) != 0
        forces.complex |= effect.fixed is None and (part.first <= CONTROL or part.own >> part.first != 0)
        forces.complex |= part.existence and _has_layered_statics(state, effect)
    for step in plan_of(state.rulebook).joint:
        forces.complex = forces.complex or _depend_within(forces, step)


def _depend_within(forces: Forces, step: Step) -> bool:
    """Tell whether an effect may depend on another of the same step of several layers: one reads what another one
    changes. Else timestamps alone decide the order in it."""
    read = written = 0
    for effect in forces.effects:
        part = effect.part
        written |= part.layers & (step.floating if effect.floating else step.static)
        read |= part.own | part.others
    return read & written != 0


def _varies_statics(part: Part) -> bool:
    if part.existence:
        return True
    for change in part.changes_in(ABILITIES):
        if isinstance(change, ch.AddAbility):
            assert isinstance(change.ability, Ability)
            if any(ability.kind == STATIC for ability in expand_ability(change.ability)):
                return True
        elif not isinstance(change, ch.AddActivatedOf):
            return True
    return False


def _has_layered_statics(state: State, effect: Continuous) -> bool:
    """Tell whether taking away or giving abilities concerns an effect of the layers."""
    if effect.fixed is None:
        return True
    if any(
        isinstance(change, ch.AddAbility) and affects_existence(change) for change in effect.part.changes_in(ABILITIES)
    ):
        return True
    for ref in effect.fixed:
        record = state.current(ref)
        if record is not None and (info := shown_face(record)) and (info.changes or info.power_defining):
            return True
    return False


def _settle_controllers(state: State, forces: Forces) -> None:
    """Give every static effect the player who controls its source after layer 2 as its "you"."""
    settled: dict[Ref, Player] = {}
    for effect in forces.effects:
        if not effect.floating:
            effect.context.you = _controller(state, forces, effect.source, settled)


def _controller(state: State, forces: Forces, ref: Ref, settled: dict[Ref, Player]) -> Player:
    if ref in settled:
        return settled[ref]
    record = state.last_known(ref)
    player = settled[ref] = record.controller
    for effect in forces.by_object.get(ref, ()):
        for change in effect.part.changes_in(CONTROL):
            assert isinstance(change, ch.SetController)
            if not effect.floating and effect.source != ref:
                effect.context.you = _controller(state, forces, effect.source, settled)
            if effect.holds(state):
                players = players_of(state, change.who, effect.context)
                player = players[0] if players else player
    settled[ref] = player
    return player


from apnap.rules.applying import counters_give_statics  # noqa: E402  (effects read what they change)
from apnap.rules.characteristics import Characteristics  # noqa: E402
from apnap.rules.conditions import holds  # noqa: E402
from apnap.rules.expressions import objects_of, players_of  # noqa: E402
from apnap.rules.faces import shown_face  # noqa: E402
from apnap.rules.filters import fits  # noqa: E402
