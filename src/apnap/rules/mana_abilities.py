"""605.1a: mana abilities as a payment sees them: what they cost, what they make, what they give up.

A *profile* is what never changes about an object's list of abilities; it is made once per list.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, get_args

from apnap.abilities.ability import Activated
from apnap.abilities.cost import PayLife, RemoveCounters, SacrificeObjects, SacrificeThis, TapThis, UntapThis
from apnap.abilities.effect import AddMana, Effect, InsteadIf, Sequence
from apnap.abilities.mana import FixedMana
from apnap.abilities.objects import Filter, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import BATTLEFIELD
from apnap.abilities.walk import walk
from apnap.rulebooks.values import ManaAbilityTest
from apnap.rules.conditions import holds
from apnap.rules.definitions import ACTIVATED, CompiledAbility
from apnap.rules.mana import is_mana_ability
from apnap.rules.mana_costs import ZERO_COST, ParsedCost, parsed_cost
from apnap.rules.producing import Outputs, outputs_of, settled_outputs

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.state import State

# how much an ability asks of its player, the least first
FREE: Final = 0
NEEDS_MANA: Final = 1
HURTS: Final = 2
"""Its effect does something else besides adding mana (a painland's damage)."""
GIVES_UP: Final = 3
"""Its cost takes something away: a sacrifice, life, counters."""


class Shape:
    """A mana ability: its cost taken apart, and what it makes."""

    __slots__ = (
        "index", "ability", "cost", "tap", "untap", "sacrifice", "life", "counter", "counters", "tier", "node", "fixed",
        "plain", "checked", "victim", "instead",
    )  # fmt: skip

    def __init__(self, index: int, ability: CompiledAbility) -> None:
        self.index = index
        """Its place among the object's activated abilities."""
        self.ability = ability
        self.cost: ParsedCost = ZERO_COST
        self.tap = False
        self.untap = False
        self.sacrifice = False
        self.victim: Filter | None = None
        """What else is sacrificed for it: one permanent that fits."""
        self.life = 0
        self.counter = ""
        self.counters = 0
        self.tier = FREE
        self.node = AddMana(You(), FixedMana(()))
        self.instead: InsteadIf | None = None
        """What it makes instead under a condition (614.15); ``node`` is what it makes otherwise."""
        self.fixed: Outputs | None = None
        """What it makes, if that is the same in every position."""
        self.plain = False
        """{T}: one mana of a fixed set of kinds, and nothing else."""
        self.checked = False
        """It has conditions or limits of its own (602.5b)."""

    def outputs(self, state: State, context: Context) -> Outputs:
        """Return what it would make now."""
        if self.fixed is not None:
            return self.fixed
        node = self.node if self.instead is None else added_by(state, self.instead, context)
        return outputs_of(state, node.mana, context)


class Profile:
    """The mana abilities in a list of abilities."""

    __slots__ = ("shapes", "plain_mask", "zones", "others")

    def __init__(self) -> None:
        self.shapes: tuple[Shape, ...] = ()
        """Those that a payment can use by itself."""
        self.plain_mask = 0
        """The kinds it can make, if every shape is plain; else 0."""
        self.zones = 0
        """Mask of the zones in which its mana abilities work."""
        self.others = 0
        """Mask of the zones in which its other activated abilities work."""

    def shape(self, index: int) -> Shape | None:
        """Return the activated ability of that index; None: it is none that a payment can use by itself."""
        return next((shape for shape in self.shapes if shape.index == index), None)


_PROFILES: Final[dict[str, dict[tuple[CompiledAbility, ...], Profile]]] = {
    test: {} for test in get_args(ManaAbilityTest)
}
"""By what makes a mana ability, and by the list of abilities."""


def profile_of(state: State, abilities: tuple[CompiledAbility, ...]) -> Profile:
    """Return the profile of a list of abilities."""
    known = _PROFILES[state.rulebook.mana_ability_test]
    found = known.get(abilities)
    if found is None:
        found = known[abilities] = _make_profile(state, abilities)
    return found


def _make_profile(state: State, abilities: tuple[CompiledAbility, ...]) -> Profile:
    profile = Profile()
    shapes: list[Shape] = []
    index = 0
    for ability in abilities:
        if ability.kind != ACTIVATED:
            continue
        if is_mana_ability(state, ability):
            profile.zones |= ability.zones
            shape = _shape(index, ability)
            if shape is not None:
                shapes.append(shape)
        else:
            profile.others |= ability.zones
        index += 1
    profile.shapes = tuple(shapes)
    if shapes and all(shape.plain for shape in shapes):
        for shape in shapes:
            assert shape.fixed is not None
            profile.plain_mask |= shape.fixed[0][0]
    return profile


def _shape(index: int, ability: CompiledAbility) -> Shape | None:
    """Take a mana ability apart; None if only a person can decide to use it (it asks for more than mana)."""
    node = ability.node
    assert isinstance(node, Activated)
    shape = Shape(index, ability)
    if node.cost.mana is not None:
        shape.cost = parsed_cost(node.cost.mana)
        if shape.cost.x:
            return None
        if shape.cost.generic or shape.cost.pips:
            shape.tier = NEEDS_MANA
    for part in node.cost.parts:
        if isinstance(part, TapThis):
            shape.tap = True
        elif isinstance(part, UntapThis):
            shape.untap = True
        elif isinstance(part, SacrificeThis):
            shape.sacrifice = True
            shape.tier = GIVES_UP
        elif isinstance(part, SacrificeObjects) and shape.victim is None and _is_one_permanent(part):
            shape.victim = part.what
            shape.tier = GIVES_UP
        elif isinstance(part, PayLife) and isinstance(part.n, Number):
            shape.life = part.n.n
            shape.tier = GIVES_UP
        elif isinstance(part, RemoveCounters) and part.what is None and part.counter and isinstance(part.n, Number):
            shape.counter, shape.counters = part.counter, part.n.n
            shape.tier = GIVES_UP
        else:
            return None
    if node.instant or node.body.targets:
        return None  # never while something is paid (304.5); a person has to choose the target
    adding = [child for child in walk(node.body) if isinstance(child, AddMana)]
    whole = node.body.effect
    if isinstance(whole, InsteadIf) and adds_either(whole):
        shape.instead = whole
        adding = [one for one in adding if one is whole.normally]
    if len(adding) != 1 or node.body.modes is not None or not isinstance(adding[0].who, You):
        return None
    shape.node = adding[0]
    if shape.node not in instructions(whole) and shape.instead is None:
        return None  # it adds mana only if something else is so
    if whole is not shape.node and shape.instead is None:
        shape.tier = max(shape.tier, HURTS)
    shape.checked = bool(node.sorcery or node.limit or node.once or node.condition or node.who)
    shape.fixed = settled_outputs(shape.node.mana) if shape.instead is None else None
    if shape.victim is not None and (shape.fixed is None or shape.sacrifice):
        return None
    shape.plain = (
        shape.tier == FREE
        and shape.tap
        and not shape.untap
        and not shape.checked
        and shape.node.restriction is None
        and shape.node.rider is None
        and not shape.node.persists
        and not shape.node.this_combat
        and shape.fixed is not None
        and len(shape.fixed) == 1
        and len(shape.fixed[0]) == 1
    )
    return shape


def _is_one_permanent(part: SacrificeObjects) -> bool:
    return part.n == Number(1) and part.what.zones == (BATTLEFIELD,)


def instructions(effect: Effect) -> tuple[Effect, ...]:
    """Return the instructions of an effect that are carried out one after another."""
    return effect.effects if isinstance(effect, Sequence) else (effect,)


def adds_either(effect: InsteadIf) -> bool:
    """Tell whether an effect adds mana in either case, and only how much or of which type depends on the condition."""
    one, other = effect.instead, effect.normally
    return isinstance(one, AddMana) and isinstance(other, AddMana) and replace(one, mana=other.mana) == other


def added_by(state: State, effect: InsteadIf, context: Context) -> AddMana:
    """Return which mana such an effect adds now."""
    found = effect.instead if holds(state, effect.condition, context) else effect.normally
    assert isinstance(found, AddMana)
    return found
