"""611, 613: what a sentence of a static ability or an effect changes, sorted by layer, and what it depends on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import change as ch
from apnap.abilities.ability import Ability, Static
from apnap.abilities.objects import Each, Filter, Iterated, This
from apnap.abilities.static import Changes, Defining
from apnap.abilities.walk import walk
from apnap.rules.definitions import STATIC, CompiledAbility, expand_ability
from apnap.rules.reads import (
    ABILITIES,
    COLORS,
    CONTROL,
    COPY,
    DEFINED_POWER,
    INITIAL_POWER,
    MODIFIED_POWER,
    SET_POWER,
    SWITCHED_POWER,
    TEXT,
    TYPES,
    is_steady,
    reads,
)
from apnap.rules.subtypes import BASIC_LAND_TYPES

if TYPE_CHECKING:
    from apnap.abilities.change import Change
    from apnap.abilities.condition import Condition
    from apnap.abilities.objects import Objects
    from apnap.rules.effects import FloatingEffect

LAYER_OF: Final[dict[type[Any], int]] = {
    ch.BecomeCopy: COPY,
    ch.TakeValues: COPY,
    ch.SetController: CONTROL,
    ch.ReplaceWord: TEXT,
    ch.SetName: TEXT,
    ch.AddTypes: TYPES,
    ch.SetTypes: TYPES,
    ch.RemoveTypes: TYPES,
    ch.SetColors: COLORS,
    ch.AddColors: COLORS,
    ch.AddAbility: ABILITIES,
    ch.AddActivatedOf: ABILITIES,
    ch.AddKeywordOf: ABILITIES,
    ch.RemoveAbility: ABILITIES,
    ch.RemoveEndable: ABILITIES,
    ch.RemoveAllAbilities: ABILITIES,
    ch.CantHaveAbility: ABILITIES,
    ch.SetBase: SET_POWER,
    ch.Modify: MODIFIED_POWER,
    ch.SwitchPowerToughness: SWITCHED_POWER,
}

NO_LAYER: Final = 99


class Part:
    """What one sentence of an ability changes, by layer, and what it reads (613.6, 613.8). Derived once."""

    __slots__ = (
        "what", "by_layer", "layers", "first", "condition", "defining", "own", "others", "volatile", "existence",
        "condition_reads", "steady", "late", "by_each",
    )  # fmt: skip

    def __init__(self, what: Objects | Filter | None, changes: tuple[Change, ...], defining: bool) -> None:
        self.what = what.filter if isinstance(what, Each) else what
        """None: the fixed objects of a floating effect."""
        self.defining = defining
        by_layer: dict[int, list[Change]] = {}
        self.own = self.others = 0
        self.volatile = False
        self.existence = False
        """Whether it can take away or give static abilities."""
        settled = not isinstance(self.what, Filter)
        initial = settled and any(LAYER_OF[type(change)] == TYPES for change in changes)  # classic:214.5
        self.late = any(isinstance(change, ch.CantHaveAbility | ch.AddAbility) for change in changes)
        """Whether some of it may have to be applied after everything else (``layers.comes_last``)."""
        for change in changes:
            layer = LAYER_OF[type(change)]
            if layer == SET_POWER and (defining or initial):
                layer = DEFINED_POWER if defining else INITIAL_POWER
            by_layer.setdefault(layer, []).append(change)
            own, others, volatile = reads(change)
            self.others |= own | others
            self.volatile |= volatile
            self.existence |= affects_existence(change)
        self.by_layer = tuple(sorted((layer, tuple(group)) for layer, group in by_layer.items()))
        self.layers = 0
        for layer in by_layer:
            self.layers |= 1 << layer
        self.first = min(by_layer, default=NO_LAYER)
        if self.what is not None:
            own, others, volatile = reads(self.what)
            if isinstance(self.what, Filter):
                self.own |= own
            else:
                others |= own
            self.others |= others
            self.volatile |= volatile
        self.condition: Condition | None = None
        self.condition_reads = 0
        self.steady = self.what is None or is_steady(self.what)
        """Whether what it concerns depends on nothing but characteristics."""
        self.by_each = not settled and any(measures_each(change) for change in changes)
        """Whether a number in it is each object's own: "equal to its mana value"."""

    def under(self, condition: Condition | None) -> Part:
        """Note the condition of the ability ("as long as")."""
        if condition is not None:
            own, others, volatile = reads(condition)
            self.condition = condition
            self.condition_reads = own | others
            self.others |= own | others
            self.volatile |= volatile
        return self

    def changes_in(self, layer: int) -> tuple[Change, ...]:
        """Return what it changes in a layer."""
        for at, changes in self.by_layer:
            if at == layer:
                return changes
        return ()

    def changes_within(self, mask: int) -> tuple[Change, ...]:
        """Return what it changes in the layers of a mask, in their order."""
        if len(self.by_layer) == 1:
            return self.by_layer[0][1] if mask >> self.first & 1 else ()
        found: tuple[Change, ...] = ()
        for at, changes in self.by_layer:
            if mask >> at & 1:
                found = found + changes if found else changes
        return found


def measures_each(change: Change) -> bool:
    """Tell whether a change of power and toughness has a number that is each object's own."""
    return isinstance(change, ch.SetBase | ch.Modify) and any(isinstance(node, Iterated) for node in walk(change))


def affects_existence(change: Change) -> bool:
    """Tell whether a change can give or take away static abilities that have a part in the layers."""
    if isinstance(change, ch.RemoveAllAbilities | ch.BecomeCopy | ch.TakeValues | ch.ReplaceWord):
        return True
    if isinstance(change, ch.SetTypes):
        if change.keep_subtypes:
            return False
        return change.chosen_subtype or any(subtype in BASIC_LAND_TYPES for subtype in change.subtypes)
    if isinstance(change, ch.AddAbility):
        assert isinstance(change.ability, Ability)
        return any(ability.kind == STATIC and parts_of_ability(ability) for ability in expand_ability(change.ability))
    return False


def parts_of_ability(ability: CompiledAbility) -> tuple[Part, ...]:
    """Return what a static ability changes; an empty tuple if nothing in the layers."""
    found: Any = ability.cache.get("layers")
    if found is None:
        node = ability.node
        assert isinstance(node, Static)
        parts: list[Part] = []
        for part in node.parts:
            if isinstance(part, Changes):
                parts.append(Part(part.what, part.changes, False).under(node.condition))
            elif isinstance(part, Defining):
                parts.append(Part(This(), part.changes, True))
        found = ability.cache["layers"] = tuple(parts)
    parsed: tuple[Part, ...] = found
    return parsed


_FLOATING: Final[dict[int, tuple[object, Part]]] = {}
"""By identity of the changes (or of the part), which are kept alive beside what is derived."""
_FLOATING_LIMIT: Final = 4096


def part_of_effect(effect: FloatingEffect) -> Part | None:
    """Return what a floating effect changes; None if it is not about characteristics."""
    key: object = effect.changes if effect.part is None else effect.part
    found = _FLOATING.get(id(key))
    if found is None:
        if effect.part is None:
            part = Part(None, effect.changes, False)
        elif isinstance(effect.part, Changes):
            part = Part(effect.part.what, effect.part.changes, False)
        else:
            return None
        if len(_FLOATING) >= _FLOATING_LIMIT:
            _FLOATING.clear()
        found = _FLOATING[id(key)] = (key, part)
    return found[1]
