"""613.3–613.8, classic:418.5a: the layers applied to all objects together, with dependency.

Needed when an effect's existence, objects or values depend on results of its own or a later layer, or when copiable
values or texts change. Within a step of the book's plan (a layer, or several that it does not tell apart) the effect
with the earliest timestamp that depends on no other is applied, then the rest is looked at again (613.8c). Whether one
effect depends on another is found by trying the other (613.8a), after a look at what it reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import change as ch
from apnap.abilities.ability import Ability
from apnap.abilities.objects import Filter
from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules.definitions import STATIC
from apnap.rules.layer_plans import plan_of
from apnap.rules.reads import ABILITIES, CONTROL, DEFINED_POWER, TEXT, TYPES

if TYPE_CHECKING:
    from apnap.abilities.change import Change
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.continuous import Continuous
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.layer_plans import Step
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

Key = tuple[int, ...]
"""Which effect: (source, ability's identity, part) or (0, number of the floating effect)."""


class World:
    """All objects on their way through the layers, and which effects were applied to them in which order."""

    __slots__ = ("partial", "members", "applied", "targets", "known", "granted", "counters", "defined", "done")

    def __init__(self) -> None:
        self.partial: dict[Ref, Characteristics] = {}
        self.members: list[GameObject] = []
        self.applied: list[tuple[Step, Continuous]] = []
        """(step, effect) in the order of application."""
        self.targets: dict[Key, tuple[Ref, ...]] = {}
        """613.6: the objects of the effects that have started to apply."""
        self.known: dict[Key, Continuous] = {}
        self.granted: dict[tuple[Ref, CompiledAbility], int] = {}
        """613.7a: timestamps of the effects that gave abilities."""
        self.counters: dict[Ref, int] = {}
        """How many keyword counters have given their abilities."""
        self.defined: dict[Ref, tuple[int, int]] = {}
        """What power and toughness the characteristic-defining abilities of objects came to."""
        self.done = False


def compute_together(state: State, record: GameObject) -> Characteristics:
    """Return the characteristics of an object where effects depend on each other."""
    world: World | None = state.cache.get("world")
    same = _same(state, record)
    new = world is None or world.done and same and record.zone == BATTLEFIELD and record.ref not in world.partial
    if world is None or new:
        world = _new_world(state)
    if new or not world.done:  # a finished world is kept while single objects change their counters or status
        partial = world.partial.get(record.ref) if same else None
        if partial is not None:
            return partial
        if not world.done:
            return _start(state, record)
    record.chars = chars = _start(state, record)
    record.chars_epoch = state.epoch  # what effects look at on the way is what it is so far
    _apply_again(state, world, record, chars)
    if record.zone != BATTLEFIELD and shown_face(record).volatile_power:
        record.chars_epoch = 0  # 604.3: looked at anew every time
    return chars


def _same(state: State, record: GameObject) -> bool:
    return state.objects[record.ref >> REF_SHIFT] is record


def _start(state: State, record: GameObject) -> Characteristics:
    """Layer 1: the copiable values (613.2)."""
    definition, index = layer_one(state, record)
    info = info_of_values(record, definition, index) if definition is not None else shown_face(record)
    chars = base_under(state.rulebook, info, record.controller).copy()
    if record.zone == STACK:
        chars.mana_value += chars.cost.x * record.x
    return chars


def _new_world(state: State) -> World:
    """Apply all effects to all objects. Where defined power comes first (classic:402.3) it may still depend on what
    effects do to other objects: then everything is applied again with what it came to."""
    steps = plan_of(state.rulebook).steps
    world = state.cache["world"] = World()
    _build(state, world, steps)
    if steps[0].mask >> DEFINED_POWER & 1:
        for _ in range(_ROUNDS):
            defined = _defined(state, world)
            if defined == world.defined:
                break
            world = state.cache["world"] = World()
            world.defined = defined
            _build(state, world, steps)
    return world


_ROUNDS: Final = 3
"""How often numbers that depend on one another are looked at again."""


def _defined(state: State, world: World) -> dict[Ref, tuple[int, int]]:
    """Return what the characteristic-defining abilities of objects come to when all effects have been applied."""
    found: dict[Ref, tuple[int, int]] = {}
    for record in world.members:
        if shown_face(record).power_defining:
            chars = _start(state, record)
            define_power(state, record, chars)
            found[record.ref] = (chars.power, chars.toughness)
    return found


def _build(state: State, world: World, steps: tuple[Step, ...]) -> None:
    world.members = sources(state)
    for record in world.members:
        record.chars_epoch = 0  # what is known so far is read, not what was known before
        world.partial[record.ref] = _start(state, record)
    for step in steps:
        for record in world.members:
            chars = world.partial[record.ref]
            begin_step(state, record, chars, step)
            if record.ref in world.defined and step.mask >> DEFINED_POWER & 1:
                chars.power, chars.toughness = world.defined[record.ref]
                chars.base_power, chars.base_toughness = chars.power, chars.toughness
        _apply_step(state, world, step)
        for record in world.members:
            finish_step(record, world.partial[record.ref], step, world.counters.get(record.ref, 0))
        if step.mask >> ABILITIES & 1:
            _take_last(state, world)
    for record in world.members:
        record.chars = world.partial[record.ref]
        record.chars_epoch = state.epoch
    world.done = True


# ------------------------------------------------------------------------------------------------ one step


def _within(effect: Continuous, step: Step) -> int:
    """Return the layers of a step in which an effect changes something."""
    return effect.part.layers & (step.floating if effect.floating else step.static)


def _pending(state: State, world: World, step: Step, finished: set[Key]) -> dict[Key, Continuous]:
    """Return the effects that exist now and have something left to do in the step, in timestamp order."""
    found: dict[Key, Continuous] = {}
    for key, effect in world.known.items():
        if key in world.targets and _within(effect, step) and key not in finished:
            found[key] = effect  # 613.6: it goes on even if its ability is gone
    for record in world.members:
        abilities = world.partial[record.ref].abilities
        for ability in abilities:
            if ability.kind != STATIC or not ability.zones >> record.zone & 1:
                continue
            for number, part in enumerate(parts_of_ability(ability)):
                if part.layers & step.static and not part.defining:
                    key = (record.ref, id(ability), number)
                    if key not in finished and key not in found:
                        found[key] = _effect(state, world, key, record, ability, number)
    for floating in state.effects:
        key = (0, floating.number, id(floating))
        if key not in finished and key not in found:
            known = world.known.get(key)
            if known is None:
                made = floating_effect(state, floating)
                if made is None:
                    continue
                known = world.known[key] = made
            if _within(known, step):
                found[key] = known
    return dict(sorted(found.items(), key=lambda item: (item[1].timestamp, item[1].number)))


def _effect(
    state: State, world: World, key: Key, record: GameObject, ability: CompiledAbility, number: int
) -> Continuous:
    effect = world.known.get(key)
    if effect is None:
        effect = static_effect(state, record, ability, parts_of_ability(ability)[number], len(world.known))
        effect.timestamp = max(effect.timestamp, world.granted.get((record.ref, ability), 0))
        world.known[key] = effect
    effect.context.you = world.partial[record.ref].controller
    return effect


def _apply_step(state: State, world: World, step: Step) -> None:
    finished: set[Key] = set()
    order = _Order(state, world, step, _pending(state, world, step, finished))
    while order.pending:
        key, effect = order.take()
        finished.add(key)
        _apply_effect(state, world, step, key, effect)
        if effect.part.existence or _within(effect, step) >> CONTROL & 1:
            order = _Order(state, world, step, _pending(state, world, step, finished))


def _apply_effect(state: State, world: World, step: Step, key: Key, effect: Continuous) -> None:
    if not effect.floating:
        effect.context.you = world.partial[effect.source].controller
    if step.mask >> ABILITIES & 1:
        _grant_counters(world, effect.timestamp)
    refs = _objects(state, world, key, effect)
    world.applied.append((step, effect))
    if refs:
        world.targets[key] = refs
    mask = _within(effect, step)
    for ref in refs:
        for change in effect.part.changes_within(mask):
            if not comes_last(state, change):
                _change(state, world, ref, change, effect)
        if step.joint and mask >> TYPES & 1:
            give_intrinsic(world.partial[ref])


def _grant_counters(world: World, before: int) -> None:
    for record in world.members:
        if record.counters:
            ref = record.ref
            world.counters[ref] = grant_counters(record, world.partial[ref], world.counters.get(ref, 0), before)


def _change(state: State, world: World, ref: Ref, change: Change, effect: Continuous) -> None:
    chars = world.partial[ref]
    apply(state, chars, change, effect.context_for(ref))
    if isinstance(change, ch.AddAbility):
        assert isinstance(change.ability, Ability)
        given = as_granted(change.ability)
        for ability in chars.abilities:
            if ability.kind == STATIC and (ability.node == given or _came_from(ability, change)):
                world.granted.setdefault((ref, ability), effect.timestamp)


def _came_from(ability: CompiledAbility, change: ch.AddAbility) -> bool:
    return ability.origin is not None and ability.origin.node == change.ability


def _objects(state: State, world: World, key: Key, effect: Continuous) -> tuple[Ref, ...]:
    """Return what the effect applies to: what it started with (613.6), else what fits now."""
    started = world.targets.get(key)
    if started is not None:
        return started
    effect.active = -1
    if not effect.holds(state):
        return ()
    partial = world.partial
    if effect.fixed is not None:
        return tuple(ref for ref in effect.fixed if ref in partial)
    what = effect.part.what
    assert isinstance(what, Filter)
    return tuple(
        record.ref
        for record in world.members
        if record.zone in effect.zones and fits(state, record, partial[record.ref], what, effect.context)
    )


def _take_last(state: State, world: World) -> None:
    """Apply what comes after all other changes of abilities (113.11), whatever has a later timestamp."""
    for key, effect in world.known.items():
        for change in effect.part.changes_in(ABILITIES):
            if comes_last(state, change):
                for ref in world.targets.get(key, ()):
                    apply(state, world.partial[ref], change, effect.context_for(ref))


# ------------------------------------------------------------------------------------------------ order


class _Order:
    """The effects left in a step, and which of them wait for which: found only as far as it is asked."""

    __slots__ = ("state", "world", "step", "pending", "possible", "changed", "direct")

    def __init__(self, state: State, world: World, step: Step, pending: dict[Key, Continuous]) -> None:
        self.state = state
        self.world = world
        self.step = step
        self.pending = pending
        """In timestamp order."""
        self.possible = _possible(pending, step)
        self.changed: dict[Key, dict[Ref, Characteristics]] = {}
        self.direct: dict[Key, set[Key]] = {}

    def take(self) -> tuple[Key, Continuous]:
        """Take the effect to apply next: the earliest that waits for no other (613.7, 613.8b)."""
        key = next(key for key in self.pending if self._is_free(key))
        self.changed.clear()
        self.direct.clear()
        return key, self.pending.pop(key)

    def _is_free(self, key: Key) -> bool:
        if key not in self.possible:
            return True
        return all(key in self._everything(other) for other in self._everything(key))  # 613.8b: a loop is ignored

    def _everything(self, key: Key) -> set[Key]:
        """Return what an effect waits for, directly or not."""
        found: set[Key] = set()
        ask = [key]
        while ask:
            new = self._waits(ask.pop()) - found
            found |= new
            ask += new
        return found

    def _waits(self, key: Key) -> set[Key]:
        """Return what an effect waits for directly (613.8a). One that itself waits for none is enough: it is in no
        loop."""
        found = self.direct.get(key)
        if found is None:
            found = self.direct[key] = set()
            before: tuple[object, ...] | None = None
            for other in self.possible.get(key, ()):
                changed = self._changed_by(other) if other in self.pending and other != key else None
                if not changed:
                    continue
                if before is None:
                    before = self._outcome(key)
                if before != self._outcome(key, changed):
                    found.add(other)
                    if other not in self.possible:
                        break
        return found

    def _changed_by(self, key: Key) -> dict[Ref, Characteristics]:
        found = self.changed.get(key)
        if found is None:
            found = self.changed[key] = _as_changed(self.state, self.world, self.step, key, self.pending[key])
        return found

    def _outcome(self, key: Key, changed: dict[Ref, Characteristics] | None = None) -> tuple[object, ...]:
        """Return what comes of an effect, now or if objects were changed like this."""
        partial = self.world.partial
        saved = {ref: partial[ref] for ref in changed or ()}
        partial.update(changed or ())
        outcome = _outcome(self.state, self.world, self.step, key, self.pending[key])
        partial.update(saved)
        return outcome


def _possible(pending: dict[Key, Continuous], step: Step) -> dict[Key, list[Key]]:
    """Return, for each effect that may depend on others by what they read and write, those others (and, it may be,
    itself)."""
    alike: dict[tuple[int, int, bool, bool], list[Key]] = {}
    for key, effect in pending.items():
        part = effect.part
        kind = (part.own | part.others, _within(effect, step), part.existence, effect.floating)
        alike.setdefault(kind, []).append(key)
    found: dict[Key, list[Key]] = {}
    for (read, _, _, floating), readers in alike.items():
        writers: list[Key] = []
        for (_, written, existence, _), group in alike.items():
            if read & written or not floating and (existence or written & _REACHING):
                writers += group
        if writers and (len(writers) > 1 or writers != readers):
            found.update(dict.fromkeys(readers, writers))
    return found


_REACHING: Final = 1 << CONTROL | 1 << TEXT
"""What changes in these layers may change the text or the controller of an effect."""


def _as_changed(state: State, world: World, step: Step, key: Key, effect: Continuous) -> dict[Ref, Characteristics]:
    """Return what the effect would make of the objects that it applies to now, of those that it changes (613.8a: an
    effect that would change nothing is waited for by none)."""
    refs = _objects(state, world, key, effect)
    saved = {ref: world.partial[ref] for ref in refs}
    for ref in refs:
        world.partial[ref] = saved[ref].copy()
        for change in effect.part.changes_within(_within(effect, step)):
            apply(state, world.partial[ref], change, effect.context_for(ref))
    changed = {ref: world.partial[ref] for ref in refs if values_of(world.partial[ref]) != values_of(saved[ref])}
    world.partial.update(saved)
    return changed


def _outcome(state: State, world: World, step: Step, key: Key, effect: Continuous) -> tuple[object, ...]:
    """Return whether the effect exists, what it applies to and with which values."""
    if not effect.floating:
        chars = world.partial[effect.source]
        if key not in world.targets and effect.ability not in chars.abilities:
            return (False,)
        effect.context.you = chars.controller
    return True, _objects(state, world, key, effect), _values(state, effect, step)


def _values(state: State, effect: Continuous, step: Step) -> tuple[Player | int, ...]:
    values: list[int] = []
    for change in effect.part.changes_within(_within(effect, step)):
        if isinstance(change, ch.SetController):
            values += players_of(state, change.who, effect.context)
        elif isinstance(change, ch.SetBase | ch.Modify):
            for number in (change.power, change.toughness):
                if number is not None:
                    values.append(amount(state, number, effect.context))
    return tuple(values)


# ------------------------------------------------------------------------------------------------ other objects


def _apply_again(state: State, world: World, record: GameObject, chars: Characteristics) -> None:
    """Apply the effects, in the order found, to an object that brings none of its own."""
    concerns: dict[int, bool] = {}
    at = 0
    applied = world.applied
    for step in plan_of(state.rulebook).steps:
        begin_step(state, record, chars, step)
        granted = 0
        last: list[tuple[Change, Continuous]] = []
        while at < len(applied) and applied[at][0] is step:
            effect = applied[at][1]
            at += 1
            if step.mask >> ABILITIES & 1 and record.counters:
                granted = grant_counters(record, chars, granted, effect.timestamp)
            number = id(effect)
            if number not in concerns:
                concerns[number] = effect.concerns(state, record, chars)
            if concerns[number]:
                mask = _within(effect, step)
                for change in effect.part.changes_within(mask):
                    if comes_last(state, change):
                        last.append((change, effect))
                    else:
                        apply(state, chars, change, effect.context_for(record.ref))
                if step.joint and mask >> TYPES & 1:
                    give_intrinsic(chars)
        finish_step(record, chars, step, granted)
        for change, effect in last:
            apply(state, chars, change, effect.context_for(record.ref))


from apnap.rules.applying import apply, as_granted  # noqa: E402  (effects read what they change)
from apnap.rules.characteristics import values_of  # noqa: E402
from apnap.rules.continuous import floating_effect, sources, static_effect  # noqa: E402
from apnap.rules.copying import layer_one  # noqa: E402
from apnap.rules.expressions import players_of  # noqa: E402
from apnap.rules.faces import base_under, give_intrinsic, info_of_values, shown_face  # noqa: E402
from apnap.rules.filters import fits  # noqa: E402
from apnap.rules.layer_parts import parts_of_ability  # noqa: E402
from apnap.rules.layers import begin_step, comes_last, define_power, finish_step, grant_counters  # noqa: E402
from apnap.rules.quantities import amount  # noqa: E402
