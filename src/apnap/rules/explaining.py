"""613, 109.3: where an object's values come from: every effect that concerns it, layer by layer, with what it did.

For people who ask why; the rules themselves never look here. The layers are applied once more beside the position,
which stays as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.change import Change
from apnap.ids import NO_REF, Ref
from apnap.rules.applying import apply, power_counter
from apnap.rules.characteristics import Characteristics, characteristics
from apnap.rules.continuous import Continuous, forces_of
from apnap.rules.copying import layer_one
from apnap.rules.faces import base_under, info_of_values, shown_face
from apnap.rules.layer_parts import LAYER_OF
from apnap.rules.layer_plans import COUNTERS, plan_of
from apnap.rules.layers import begin_step, comes_last, effects_on, finish_step
from apnap.rules.reads import COPY, DEFINED_POWER, MODIFIED_POWER

if TYPE_CHECKING:
    from apnap.rulebooks.switches import Rulebook
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

LAYER_NAMES: Final = {
    "seven": ("", "1", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d", "7b"),
    "six": ("", "1", "2", "3", "4", "5", "5", "6a", "6b", "6d", "6e", "6b"),
    "none": ("",) * 12,
}
LAYER_RULES: Final = (
    "", "613.2a", "613.1b", "613.1c", "613.1d", "613.1e", "613.1f", "613.4a", "613.4b", "613.4c", "613.4d",
    "613.4b",
)  # fmt: skip
"""The layers of ``reads`` by number: what people call them in each book (2007:418.5a), and the rule of each."""


class Contribution:
    """One effect on one object in one layer: ``change`` None stands for counters (``counters``), for its own
    characteristic-defining ability, for copied values (layer 1), or for the printed ones (layer 0)."""

    __slots__ = ("layer", "layer_name", "source", "change", "counters", "power", "toughness", "lasting")

    def __init__(self, layer: int, power: int, toughness: int) -> None:
        self.layer = layer
        self.layer_name = ""
        """What people call its layer: "4", "7c"; empty for the printed values, and in a book without layers."""
        self.power = power
        """Power after it; the same for toughness."""
        self.toughness = toughness
        self.source: Ref = NO_REF
        self.change: Change | None = None
        self.counters: tuple[tuple[str, int], ...] = ()
        self.lasting = False
        """Whether a spell or ability that has resolved made it (611.2), not a static ability (611.3)."""

    @property
    def rule(self) -> str:
        """The rule of its layer."""
        return LAYER_RULES[self.layer] or "208.1"


def contributions(state: State, record: GameObject) -> list[Contribution]:
    """Return what makes an object's values, the printed ones first, in the order in which it applies (613.1, 613.7).

    Effects whose order depends on one another (613.8) are told in timestamp order.
    """
    taken, face = layer_one(state, record)
    info = shown_face(record) if taken is None else info_of_values(record, taken, face)
    chars = base_under(state.rulebook, info, record.controller).copy()
    found = [Contribution(0 if taken is None else COPY, chars.power, chars.toughness)]
    effects = effects_on(forces_of(state), record) or []
    concerns: dict[int, bool] = {}
    for step in plan_of(state.rulebook).steps:
        before = (chars.power, chars.toughness)
        begin_step(state, record, chars, step)
        if step.mask >> COUNTERS & 1 and any(power_counter(kind) for kind, _ in record.counters):
            one = Contribution(MODIFIED_POWER, chars.power, chars.toughness)
            one.counters = tuple(pair for pair in record.counters if power_counter(pair[0]))
            found.append(one)
        elif step.mask >> DEFINED_POWER & 1 and before != (chars.power, chars.toughness):
            one = Contribution(DEFINED_POWER, chars.power, chars.toughness)
            one.source = record.ref
            found.append(one)
        late: list[tuple[Change, Continuous]] = []
        for number, effect in enumerate(effects):
            changes = effect.part.changes_within(step.floating if effect.floating else step.static)
            if not changes:
                continue
            if number not in concerns:
                concerns[number] = effect.concerns(state, record, chars)
            if concerns[number]:
                for change in changes:
                    if comes_last(state, change):
                        late.append((change, effect))
                    else:
                        found.append(_applied(state, record, chars, change, effect))
        finish_step(record, chars, step, 0)
        found += [_applied(state, record, chars, change, effect) for change, effect in late]
    for one in found:
        one.layer_name = _name(state.rulebook, one)
    return found


def _name(book: Rulebook, one: Contribution) -> str:
    name = LAYER_NAMES[book.layers][one.layer]
    if book.layers == "six" and one.layer == MODIFIED_POWER and (one.counters or one.lasting):
        return "6c" if one.counters else "6b"
    if book.layers == "seven" and book.counter_order == "after_modifiers":  # 2016:613.3d–e
        return "7d" if one.counters else {"7d": "7e"}.get(name, name)
    return name


def explained(state: State, record: GameObject, found: list[Contribution]) -> bool:
    """Tell whether the contributions lead to the power and toughness that the object has."""
    now = characteristics(state, record)
    return (found[-1].power, found[-1].toughness) == (now.power, now.toughness)


def _applied(
    state: State, record: GameObject, chars: Characteristics, change: Change, effect: Continuous
) -> Contribution:
    apply(state, chars, change, effect.context_for(record.ref))
    one = Contribution(LAYER_OF[type(change)], chars.power, chars.toughness)
    one.source = effect.source
    one.change = change
    one.lasting = effect.ability is None
    return one
