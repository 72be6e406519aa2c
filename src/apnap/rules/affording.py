"""118.3: whether a player could pay a cost now, mana abilities included."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from typing import TYPE_CHECKING, Final

from apnap.abilities import cost as c
from apnap.abilities.cost import Cost, CostPart
from apnap.abilities.values import GRAVEYARD
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.cost_parts import CHOOSING, candidates, count_of, counter_holders, needed, parts_payable, reserved
from apnap.rules.costs import STRICT, TotalCost, cost_of, loosened, spellings, with_life
from apnap.rules.costs_as_paid import as_paid, spending_freedom
from apnap.rules.crewing import power_for, tappable_for_power
from apnap.rules.mana_abilities import profile_of
from apnap.rules.mana_counting import covers
from apnap.rules.mana_supply import Spending, counted_supply, gather, spending_with_x
from apnap.rules.paying_with_objects import helpers, helping_keywords, tinted
from apnap.rules.permissions import life_to_pay

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.state import State

_OF_THE_SOURCE: Final = (
    c.TapThis, c.UntapThis, c.SacrificeThis, c.ExileThis, c.ReturnThis, c.PutCountersOnThis, c.Loyalty,
)  # fmt: skip
"""Parts that need the source where it is."""
_TRIES: Final = 60
"""How many sets of permanents to be tapped for the cost itself are tried."""


def either_choices(total: TotalCost) -> list[TotalCost]:
    """Return the costs that a cost with "A or B" in it can become (601.2b); just itself without one."""
    for i, part in enumerate(total.parts):
        if isinstance(part, c.EitherCost):
            found: list[TotalCost] = []
            for choice in part.choices:
                one = total.copy()
                one.parts = total.parts[:i] + total.parts[i + 1 :]
                one.add(choice, 0)
                found.extend(either_choices(one))
            return found
    return [total]


def affordable(
    state: State,
    player: Player,
    total: TotalCost,
    context: Context,
    spending: Spending | None = None,
    loose: int = STRICT,
    less: int = 0,
    used: tuple[Ref, ...] = (),
) -> bool:
    """Tell whether a player could pay a total cost; ``less``: without one floating mana of that mask; ``used``: without
    these objects, which pay for mana of it that is not counted any more."""
    total = as_paid(state, player, total, context, spending is not None)
    if not total.payable:
        return False
    if total.pips and (spending is None or spending.is_ability):
        loose = max(loose, spending_freedom(state, player, None if spending is None else spending.record))
    if total.with_x:
        spending = spending_with_x(state, spending, context.source)
    if spending is not None and not spending.is_ability and (total.generic or total.pips):
        if helping_keywords(characteristics(state, spending.record).abilities):
            return _affordable_with_help(state, player, total, context, spending, loose, less, used)
    if not total.parts:
        if not total.generic and not total.pips:
            return True
        supply = counted_supply(state, player)
        if supply.restricted and spending is not None:
            supply = gather(state, player, spending, (), False)
        if less:
            supply = supply.without(less)
        for generic, pips, life in spellings(total.generic, loosened(total.pips, loose)):
            if (not life or life <= life_to_pay(state, player)) and covers(supply, generic, pips):
                return True
        return False
    return any(_affordable_parts(state, player, one, context, spending, loose, less) for one in either_choices(total))


def _affordable_with_help(
    state: State,
    player: Player,
    total: TotalCost,
    context: Context,
    spending: Spending,
    loose: int,
    less: int,
    used: tuple[Ref, ...],
) -> bool:
    """702.51a, 702.66a, 702.126a: some of the mana may be paid by objects."""
    for one in either_choices(total):
        for generic, pips, life in spellings(one.generic, loosened(tinted(one.pips), loose)):
            if not parts_payable(state, player, one.parts, context, life, without=_exiled(state, used)):
                continue
            for excluded in exclusions(state, player, one.parts, context):
                if not set(excluded).isdisjoint(used):
                    continue
                without = (*used, *excluded)
                if _covered_with_help(state, player, one.parts, context, spending, less, without, generic, pips):
                    return True
    return False


def _exiled(state: State, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Return those of the objects that are exiled, so that nothing else can be done with them."""
    return tuple(ref for ref in refs if (record := state.current(ref)) is not None and record.zone == GRAVEYARD)


def _covered_with_help(
    state: State,
    player: Player,
    parts: tuple[CostPart, ...],
    context: Context,
    spending: Spending,
    less: int,
    without: tuple[Ref, ...],
    generic: int,
    pips: tuple[int, ...],
) -> bool:
    """Tell whether mana and helping objects suffice; what could add mana or help does one of the two."""
    kept = spared(state, player, parts, context)
    helping = helpers(state, player, spending.record, parts, without)
    adding = tuple(ref for ref, _ in helping if _makes_mana(state, ref))
    for others in ((), adding) if adding else ((),):
        supply = gather(state, player, spending, (*without, *others), False, kept)
        supply = supply.without(less) if less else supply
        for ref, mask in helping:
            if ref in others or ref not in adding:
                supply.add((mask,))
        if covers(supply, generic, pips):
            return True
    if not adding:
        return False
    supply = gather(state, player, spending, without, True, kept)
    for ref, mask in helping:
        supply.add_or_help(ref, mask)
    return covers(supply.without(less) if less else supply, generic, pips)


def _affordable_parts(
    state: State, player: Player, total: TotalCost, context: Context, spending: Spending | None, loose: int, less: int
) -> bool:
    for generic, pips, life in spellings(total.generic, loosened(total.pips, loose)):
        if not parts_payable(state, player, total.parts, context, life):
            continue
        if not generic and not pips:
            return True
        for excluded in exclusions(state, player, total.parts, context):
            supply = gather(state, player, spending, excluded, False, spared(state, player, total.parts, context))
            if covers(supply.without(less) if less else supply, generic, pips):
                return True
    return False


def spared(state: State, player: Player, parts: tuple[CostPart, ...], context: Context) -> tuple[Ref, ...]:
    """Return what no mana ability of another permanent may sacrifice, because the rest of the cost may need it."""
    found: list[Ref] = []
    for part in parts:
        if isinstance(part, CHOOSING):
            found.extend(candidates(state, player, part, context))
        elif isinstance(part, c.TapForPower):
            found.extend(tappable_for_power(state, player, part, context))
        elif isinstance(part, c.RemoveCounters):
            found.extend(counter_holders(state, player, part, context))
        elif isinstance(part, c.EffectCost):
            found.extend(state.battlefield)
        elif isinstance(part, _OF_THE_SOURCE):
            found.append(context.source)
    return tuple(found)


def exclusions(
    state: State, player: Player, parts: tuple[CostPart, ...], context: Context
) -> Iterator[tuple[Ref, ...]]:
    """Yield sets of permanents that mana must not come from, so that the rest of the cost stays payable.

    Those that are tapped for the cost itself; those that a mana ability would sacrifice though the cost needs them.
    """
    for power in parts:
        if isinstance(power, c.TapForPower):
            rest = tuple(part for part in parts if part is not power)
            for excluded in exclusions(state, player, rest, context):
                for enough in islice(_strong_enough(state, player, power, context, excluded), _TRIES):
                    yield (*excluded, *enough)
            return
    needs_all = _sacrificed_for_both(state, player, parts, context)
    refs, n = reserved(state, player, parts, context)
    if n == 0:
        yield needs_all
        return
    fixed = refs[:1] if any(isinstance(part, c.TapThis) for part in parts) else []
    free = refs[len(fixed) :]
    free.sort(key=lambda ref: _makes_mana(state, ref))
    for tries, chosen in enumerate(combinations(free, min(len(free), n - len(fixed)))):
        if tries >= _TRIES:
            return
        yield (*needs_all, *fixed, *chosen)


def _strong_enough(
    state: State, player: Player, part: c.TapForPower, context: Context, without: tuple[Ref, ...]
) -> Iterator[tuple[Ref, ...]]:
    """Yield sets of permanents that are tapped for their power, first of those that make no mana."""
    found = [ref for ref in tappable_for_power(state, player, part, context) if ref not in without]
    power = {ref: power_for(state, ref, part.action) for ref in found}
    strong = sorted((ref for ref in found if power[ref] > 0), key=lambda ref: (_makes_mana(state, ref), -power[ref]))

    def sets(first: int, need: int) -> Iterator[tuple[Ref, ...]]:
        if need <= 0:
            yield ()
        elif need <= sum(power[ref] for ref in strong[first:]):
            for i in range(first, len(strong)):
                for others in sets(i + 1, need - power[strong[i]]):
                    yield (strong[i], *others)

    return sets(0, count_of(state, part.n, context))


def _makes_mana(state: State, ref: Ref) -> int:
    profile = profile_of(state, characteristics(state, state.objects[ref >> REF_SHIFT]).abilities)
    return len(profile.shapes)


def _sacrifices_itself(state: State, ref: Ref) -> bool:
    profile = profile_of(state, characteristics(state, state.objects[ref >> REF_SHIFT]).abilities)
    return any(shape.sacrifice for shape in profile.shapes)


def _sacrificed_for_both(
    state: State, player: Player, parts: tuple[CostPart, ...], context: Context
) -> tuple[Ref, ...]:
    kept: list[Ref] = []
    for part in parts:
        if isinstance(part, c.SacrificeThis | c.ReturnThis | c.ExileThis):
            record = state.current(context.source)
            if record is not None and _sacrifices_itself(state, record.ref):
                kept.append(record.ref)
        elif isinstance(part, c.SacrificeObjects | c.ReturnObjects) and isinstance(part, CHOOSING):
            found = candidates(state, player, part, context)
            both = [ref for ref in found if _sacrifices_itself(state, ref) and ref not in kept]
            short = needed(state, part, context) - (len(found) - len(both))
            if short > 0:
                kept.extend(both[:short])
    return tuple(kept)


def can_pay(
    state: State, player: Player, cost: Cost, context: Context, x_cost: int = 1, for_mana: bool = False
) -> bool:
    """Tell whether a player could pay a cost now, mana abilities included (118.3); ``for_mana``: that of one."""
    total = cost_of(cost, context.x, x_cost)
    return affordable(state, player, as_paid(state, player, total, context, True) if for_mana else total, context)


__all__ = ["affordable", "can_pay", "either_choices", "exclusions", "with_life"]
