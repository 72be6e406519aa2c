"""601.2g: which mana abilities to activate for a payment, chosen so that the most useful sources stay untapped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Activated
from apnap.abilities.cost import TapThis
from apnap.abilities.values import CREATURE
from apnap.ids import NO_REF, Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.mana import SNOW_TAG, TAG_BITS, is_mana_ability
from apnap.rules.mana_abilities import GIVES_UP
from apnap.rules.mana_costs import KINDS_MASK, SNOW_PIP
from apnap.rules.mana_counting import ANY_UNIT, Step, enough, match, search
from apnap.rules.mana_supply import Source, Spending, Supply, Way, gather, may_spend, value_to_keep

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


Activation = tuple[Ref, int, tuple[int, ...], tuple[int, ...], tuple[Ref, ...]]
"""A mana ability to activate: of which permanent, which one, what it shall add, what pays its own mana cost, what else
is sacrificed for it."""


class _Cell:
    """One mana of the plan; ``kind`` 0 as long as nothing needs it."""

    __slots__ = ("mask", "kind")

    def __init__(self, mask: int) -> None:
        self.mask = mask
        self.kind = 0


class _Plan:
    """The sources in use, in order, and the ones still unused."""

    __slots__ = ("direct", "used", "cells")

    def __init__(self, direct: list[Source]) -> None:
        self.direct = direct
        self.used: list[tuple[Source, tuple[Way, ...], list[_Cell], tuple[int, ...]]] = []
        self.cells: list[_Cell] = []
        """The mana that nothing has taken yet."""

    def open(self, source: Source, ways: tuple[Way, ...], units: tuple[int, ...], cost: tuple[int, ...]) -> list[_Cell]:
        """Use a source: its mana becomes cells."""
        cells = [_Cell(unit) for unit in units]
        self.cells.extend(cells)
        self.used.append((source, ways, cells, cost))
        return cells

    def take(self, mask: int, pip: int) -> int:
        """Take one mana with that mask for a pip of another ability's cost; return its kind."""
        for cell in self.cells:
            if cell.mask == mask:
                break
        else:
            source = next(source for source in self.direct if mask in source.units)
            self.direct.remove(source)
            cell = next(c for c in self.open(source, source.ways, source.units, ()) if c.mask == mask)
        self.cells.remove(cell)
        cell.kind = _kind_for(cell.mask, pip)
        return cell.kind


def plan_payment(
    state: State,
    player: Player,
    spending: Spending | None,
    excluded: tuple[Ref, ...],
    generic: int,
    pips: tuple[int, ...],
    spared: tuple[Ref, ...] = (),
    dear: tuple[Ref, ...] = (),
    most: int = GIVES_UP,
) -> tuple[Activation, ...] | None:
    """Return the mana abilities to activate, in order, so that the pool can pay the cost; None: that can't be done.

    What gives something up is used only when nothing else suffices, floating mana first of all. What is ``spared`` is
    not sacrificed for the ability of another permanent; what is ``dear`` only if nothing else suffices.
    ``most``: how much an ability may ask of the player (a tier of ``mana_abilities``).
    """
    supply = gather(state, player, spending, excluded, True, (*spared, *dear), most)
    steps = _steps(supply, generic, pips)
    if steps is None and supply.may_sacrifice:
        supply = gather(state, player, spending, excluded, True, spared, most)
        steps = _steps(supply, generic, pips)
    if steps is None:
        return None
    wanted = _wanted(state, player)
    for source in supply.direct:
        source.value = _value(state, source, wanted)
    plan = _Plan(sorted(supply.direct, key=lambda source: source.value))
    for source, way, taken in steps:
        needs = (*way.pips, *(ANY_UNIT,) * way.generic)
        cost = tuple(plan.take(mask, pip) for mask, pip in zip(taken, needs, strict=True))
        plan.open(source, (way,), way.units, cost)
    _keep_the_best(plan, generic, pips)
    for source in plan.direct:
        plan.open(source, source.ways, source.units, ())
    matched = match(pips, [cell.mask for cell in plan.cells])
    assert matched is not None
    for pip, cell in zip(pips, matched, strict=True):
        plan.cells[cell].kind = _kind_for(plan.cells[cell].mask, pip)
    activations = [_activation(*use) for use in plan.used if use[0].ref != NO_REF]
    if supply.may_sacrifice:  # what is sacrificed is tapped for mana before
        victims = {ref for *_, given in activations for ref in given}
        activations.sort(key=lambda activation: activation[0] not in victims)
    return tuple(activations)


def _steps(supply: Supply, generic: int, pips: tuple[int, ...]) -> list[Step] | None:
    """Return which odd sources are used, and how; None: the supply does not suffice."""
    return [] if enough(supply.counts, supply.total, generic, pips) else search(supply, generic, pips)


def _keep_the_best(plan: _Plan, generic: int, pips: tuple[int, ...]) -> None:
    """Take out of the plan, the most valuable first, every source that the cost can do without."""
    counts: dict[int, int] = {}
    total = 0
    units = [cell.mask for cell in plan.cells]
    for source in plan.direct:
        units.extend(source.units)
    for unit in units:
        counts[unit] = counts.get(unit, 0) + 1
        total += 1
    kept: list[Source] = []
    for source in reversed(plan.direct):
        for unit in source.units:
            counts[unit] -= 1
        total -= len(source.units)
        if not enough(counts, total, generic, pips):
            kept.append(source)
            for unit in source.units:
                counts[unit] += 1
            total += len(source.units)
    kept.reverse()
    plan.direct = kept


def _activation(source: Source, ways: tuple[Way, ...], cells: list[_Cell], cost: tuple[int, ...]) -> Activation:
    """Return the ability of a source that adds what the plan needs, the gentlest one."""
    best = ways[0]
    if len(ways) > 1:
        kind = cells[0].kind
        fits = [way for way in ways if kind == 0 or way.units[0] & kind]
        best = min(fits, key=lambda way: way.tier)
    masks = best.units
    kinds = tuple(cell.kind or _kind_for(mask, ANY_UNIT) for cell, mask in zip(cells, masks, strict=True))
    return best.outlet or source.ref, best.index, kinds[: len(kinds) - best.besides], cost, best.given


def _kind_for(mask: int, pip: int) -> int:
    """Return a kind of mana that a unit can be and that pays a pip (a snow pip takes any kind)."""
    kinds = mask & KINDS_MASK
    both = kinds & pip or kinds
    return both & -both


def _wanted(state: State, player: Player) -> dict[int, int]:
    """Return how many symbols of each kind are in the mana costs of the player's hand."""
    wanted: dict[int, int] = {}
    for ref in state.players[player].hand:
        record = state.current(ref)
        if record is not None:
            for pip in record.definition.faces[0].cost.pips:
                wanted[pip & KINDS_MASK] = wanted.get(pip & KINDS_MASK, 0) + 1
    return wanted


def _value(state: State, source: Source, wanted: dict[int, int]) -> int:
    record = state.current(source.ref) if source.ref != NO_REF else None
    creature = record is not None and characteristics(state, record).card_types & CREATURE != 0
    return value_to_keep(source, creature, wanted) + (_DOES_MORE if record and _taps_for_more(state, record) else 0)


_DOES_MORE: Final = 5
"""How much more a source is worth keeping that could be tapped for something else."""


def _taps_for_more(state: State, record: GameObject) -> bool:
    """Tell whether a permanent has another activated ability for which it must be untapped."""
    for ability in characteristics(state, record).abilities:
        node = ability.node
        if isinstance(node, Activated) and not is_mana_ability(state, ability) and TapThis() in node.cost.parts:
            return True
    return False


def choose_spending(
    state: State,
    player: Player,
    spending: Spending | None,
    generic: int,
    pips: tuple[int, ...],
    prefer: tuple[int, ...] = (),
) -> tuple[tuple[int, int, int], ...] | None:
    """Return which floating mana pays a cost, as (kind, tag, amount) entries; None: the pool does not suffice.

    ``prefer``: kinds to be spent before others. Then restricted mana, then what the pool has most of.
    """
    units: list[tuple[int, int, int, int, int]] = []
    left = list(prefer)
    for kind, tag, n in state.players[player].pool:
        if not may_spend(state, tag, spending):
            continue
        for _ in range(n):
            chosen = kind in left
            if chosen:
                left.remove(kind)
            units.append((0 if chosen else 1, -(tag >> TAG_BITS), -n, kind, tag))
    units.sort()
    masks = [unit[3] | (SNOW_PIP if unit[4] & SNOW_TAG else 0) for unit in units]
    matched = match(pips, masks)
    if matched is None or len(units) < generic + len(pips):
        return None
    rest = [i for i in range(len(units)) if i not in matched]
    spent: dict[tuple[int, int], int] = {}
    for i in (*matched, *rest[:generic]):
        key = (units[i][3], units[i][4])
        spent[key] = spent.get(key, 0) + 1
    return tuple((kind, tag, n) for (kind, tag), n in sorted(spent.items()))
