"""118.3: can the parts of a cost besides mana be paid, and from what?

Tapping uses up an object for other tap costs, and moving it (sacrifice, discard, exile, return) for other moves; within
each of these two classes all parts together must find different objects (118.10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import cost as c
from apnap.abilities.cost import Cost, CostPart
from apnap.abilities.effect import Effect
from apnap.abilities.objects import Filter
from apnap.abilities.quantity import Quantity
from apnap.abilities.static import CANT_BECOME_UNTAPPED
from apnap.abilities.values import BATTLEFIELD, HAND, NOWHERE
from apnap.ids import NO_REF, Player, Ref
from apnap.rules.activation_rules import may_sacrifice, too_sick
from apnap.rules.characteristics import characteristics
from apnap.rules.crewing import power_within, tappable_for_power
from apnap.rules.evidence import evidence_within
from apnap.rules.filters import find
from apnap.rules.impossible import can_have_counters
from apnap.rules.mana_counting import match
from apnap.rules.permissions import life_to_pay, restrictions
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_TAPS: Final = (c.TapObjects, c.TapThis)
CHOOSING: Final = (
    c.SacrificeObjects, c.DiscardCards, c.ExileObjects, c.TapObjects, c.UntapObjects, c.ReturnObjects, c.RevealObjects,
    c.PutCountersOn, c.PutObjects, c.Behold,
)  # fmt: skip
"""Parts for which objects are chosen."""
_MOVES: Final = (c.SacrificeObjects, c.DiscardCards, c.ExileObjects, c.ReturnObjects, c.PutObjects)
_MOVES_THIS: Final = (c.SacrificeThis, c.DiscardThis, c.ExileThis, c.ReturnThis)


def count_of(state: State, n: Quantity, context: Context) -> int:
    """Return a number in a cost, at least 0 (107.1b)."""
    return max(0, amount(state, n, context))


def this_of(state: State, context: Context) -> GameObject | None:
    """Return the source of the cost, if it still is where it was."""
    return state.current(context.source) if context.source != NO_REF else None


def candidates(
    state: State, player: Player, part: CostPart, context: Context, without: tuple[Ref, ...] = ()
) -> list[Ref]:
    """Return the objects that a player may choose for a part (one of :data:`CHOOSING`), except some."""
    assert isinstance(part, CHOOSING)
    what: Filter = part.what
    if isinstance(part, c.DiscardCards | c.RevealObjects):
        what = Filter(what.tests, (HAND,))
    elif isinstance(part, c.Behold):
        what = Filter(what.tests, (BATTLEFIELD, HAND))
    found: list[Ref] = []
    for ref in find(state, what, context):
        record = state.current(ref)
        if record is None or ref in without:
            continue
        if record.zone == BATTLEFIELD:
            anyones = isinstance(part, c.UntapObjects | c.ReturnObjects)
            if not anyones and characteristics(state, record).controller != player:
                continue
        elif record.owner != player and not isinstance(part, c.PutObjects) or ref == context.source:
            continue  # 601.2a: the card that is being cast has left the zone
        if isinstance(part, c.TapObjects) and record.tapped or isinstance(part, c.UntapObjects) and not record.tapped:
            continue
        if isinstance(part, c.SacrificeObjects) and not may_sacrifice(state, player, record):
            continue
        if isinstance(part, c.PutCountersOn) and not can_have_counters(state, record, part.counter):
            continue
        found.append(ref)
    return found


def needed(state: State, part: CostPart, context: Context) -> int:
    """Return how many objects a part asks for."""
    if isinstance(part, c.DiscardCards) and part.n is None:
        return 0
    assert isinstance(part, CHOOSING) and part.n is not None
    return count_of(state, part.n, context)


def parts_payable(
    state: State,
    player: Player,
    parts: tuple[CostPart, ...],
    context: Context,
    life: int = 0,
    without: tuple[Ref, ...] = (),
) -> bool:
    """Tell whether all parts could be paid together (118.3).

    :param life: life that is paid besides
    :param without: objects that can't be chosen
    """
    if not parts:
        return not life or life <= life_to_pay(state, player)
    taps: list[tuple[int, list[Ref]]] = []
    moves: list[tuple[int, list[Ref]]] = []
    for part in parts:
        if isinstance(part, c.PayLife):
            life += count_of(state, part.n, context)
        elif isinstance(part, CHOOSING):
            n = needed(state, part, context)
            found = candidates(state, player, part, context, without)
            if n > len(found):
                return False
            if isinstance(part, _MOVES) or isinstance(part, c.Behold) and part.exile:
                moves.append((n, found))
            elif isinstance(part, c.TapObjects):
                taps.append((n, found))
        elif isinstance(part, c.TapForPower):
            found = tappable_for_power(state, player, part, context)
            if power_within(state, found, part.action) < count_of(state, part.n, context):
                return False
        elif isinstance(part, c.CollectEvidence):
            if evidence_within(state, player, (*without, context.source)) < count_of(state, part.n, context):
                return False
        elif not _payable_alone(state, player, part, context):
            return False
        if isinstance(part, c.TapThis):
            taps.append((1, [context.source]))
        elif isinstance(part, _MOVES_THIS):
            moves.append((1, [context.source]))
    if life > 0 and life > life_to_pay(state, player):
        return False
    return _all_different(taps) and _all_different(moves)


def _all_different(wanted: list[tuple[int, list[Ref]]]) -> bool:
    if len(wanted) < 2:
        return True
    refs = sorted({ref for _, found in wanted for ref in found})
    bits = {ref: 1 << i for i, ref in enumerate(refs)}
    slots: list[int] = []
    for n, found in wanted:
        slots.extend([sum(bits[ref] for ref in found)] * n)
    return match(tuple(slots), list(bits.values())) is not None


def _payable_alone(state: State, player: Player, part: CostPart, context: Context) -> bool:
    """Tell whether a part that asks for no choice of objects could be paid."""
    record = this_of(state, context)
    if isinstance(part, c.TapThis | c.UntapThis):
        if record is None or record.zone != BATTLEFIELD or record.tapped == isinstance(part, c.TapThis):
            return False
        if isinstance(part, c.UntapThis) and restrictions(state, CANT_BECOME_UNTAPPED, record):
            return False
        return not too_sick(state, record, characteristics(state, record))
    if isinstance(part, c.SacrificeThis):
        return record is not None and may_sacrifice(state, player, record)
    if isinstance(part, c.ReturnThis):
        return record is not None and record.zone == BATTLEFIELD
    if isinstance(part, c.DiscardThis | c.RevealThis):
        return record is not None and record.zone == HAND
    if isinstance(part, c.PutCountersOnThis):
        return record is not None and record.zone != NOWHERE and can_have_counters(state, record, part.counter)
    if isinstance(part, c.ExileThis):
        return record is not None and record.zone != NOWHERE
    if isinstance(part, c.RemoveCounters):
        return bool(counter_holders(state, player, part, context))
    if isinstance(part, c.MillCards | c.ExileTop):
        return len(state.players[player].library) >= count_of(state, part.n, context)
    if isinstance(part, c.PayPlayerCounters):
        return state.players[player].counter(part.counter) >= count_of(state, part.n, context)
    if isinstance(part, c.Loyalty):
        change = loyalty_change(part, context)
        return record is not None and record.zone == BATTLEFIELD and record.counter("loyalty") + min(0, change) >= 0
    if isinstance(part, c.EitherCost):
        return any(parts_payable(state, player, choice.parts, context) for choice in part.choices)
    return isinstance(part, c.EffectCost) and _effect_possible(state, part, context)


def _effect_possible(state: State, part: c.EffectCost, context: Context) -> bool:
    """118.3: what is done as a cost must be possible."""
    from apnap.rules.performing.possible import possible  # what is performed asks for costs itself

    assert isinstance(part.effect, Effect)
    return possible(state, part.effect, context)


def loyalty_change(part: c.Loyalty, context: Context) -> int:
    """Return how many loyalty counters a loyalty cost adds (negative: removes), 606.4."""
    return -context.x if part.x else part.n


def counter_holders(state: State, player: Player, part: c.RemoveCounters, context: Context) -> list[Ref]:
    """Return the permanents from which the counters of a cost could be removed, all from one."""
    n = count_of(state, part.n, context)
    if part.what is None:
        refs = [context.source]
    else:
        refs = find(state, part.what, context)
    found: list[Ref] = []
    for ref in refs:
        record = state.current(ref)
        if record is None:
            continue
        if part.what is not None and characteristics(state, record).controller != player:
            continue
        have = record.counter(part.counter) if part.counter else sum(number for _, number in record.counters)
        if have >= n:
            found.append(ref)
    return found


def reserved(state: State, player: Player, parts: tuple[CostPart, ...], context: Context) -> tuple[list[Ref], int]:
    """Return the objects of which some must stay untapped for the cost itself, and how many of them.

    :returns: candidates and number; the source itself, if it is tapped for the cost, is always among the first
    """
    refs: list[Ref] = []
    n = 0
    for part in parts:
        if isinstance(part, c.TapThis):
            refs.insert(0, context.source)
            n += 1
        elif isinstance(part, c.TapObjects):
            refs.extend(ref for ref in candidates(state, player, part, context) if ref not in refs)
            n += needed(state, part, context)
    return refs, n


def x_is_a_value(cost: Cost) -> bool:
    """Tell whether X is a value that an object used to pay must have (107.3a): then not every number is possible."""
    from apnap.abilities.objects import Stat
    from apnap.abilities.quantity import X
    from apnap.abilities.walk import walk

    stats = (node for part in cost.parts for node in walk(part) if isinstance(node, Stat))
    return any(isinstance(node, X) for stat in stats for node in walk(stat))


def needs_x(cost: Cost) -> bool:
    """Tell whether a cost contains X (107.3a)."""
    from apnap.abilities.quantity import X
    from apnap.abilities.walk import walk

    if cost.mana is not None and "X" in cost.mana.symbols:
        return True
    for part in cost.parts:
        if isinstance(part, c.Loyalty):
            if part.x:
                return True
        elif any(isinstance(node, X) for node in walk(part)):
            return True
    return False
