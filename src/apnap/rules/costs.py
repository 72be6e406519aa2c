"""601.2f: the total cost: what is to be paid, with everything that adds to it, replaces it or makes it less."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from apnap.abilities.cost import Cost, CostPart, PayLife
from apnap.abilities.objects import IsSource, TargetObjects
from apnap.abilities.quantity import Number, TargetsChosen
from apnap.abilities.static import CostChange
from apnap.abilities.targeting import TargetedObjects
from apnap.abilities.values import COLORLESS_MANA
from apnap.abilities.walk import walk
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.conditions import holds
from apnap.rules.entities import player_of
from apnap.rules.expressions import players_of
from apnap.rules.filters import matches
from apnap.rules.mana_costs import (
    KINDS_MASK,
    PHYREXIAN,
    SNOW_PIP,
    TWOBRID,
    ZERO_COST,
    ParsedCost,
    parsed_cost,
)
from apnap.rules.permissions import ActivePart, active_parts, parts_of
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State
    from apnap.rules.target_sets import TargetKind

# how freely mana may be spent
STRICT: Final = 0
COLORLESS_AS_ANY_COLOR: Final = 1
"""Colorless mana as though it were mana of any color (609.4b)."""
SNOW_AS_ANY_COLOR: Final = 2
"""Mana from snow sources as though it were mana of any color (609.4b)."""
ANY_COLOR: Final = 3
"""As though it were mana of any color (609.4b)."""
ANY_TYPE: Final = 4
"""118.14."""
_LIKE_ANY_COLOR: Final = {COLORLESS_AS_ANY_COLOR: COLORLESS_MANA, SNOW_AS_ANY_COLOR: SNOW_PIP}
"""What else pays for coloured mana then."""


class TotalCost:
    """What is to be paid: generic mana, pips (masks with flags), and the other parts. ``payable``: 118.6."""

    __slots__ = ("payable", "generic", "pips", "parts", "with_x")

    def __init__(self) -> None:
        self.payable = True
        self.generic = 0
        self.pips: tuple[int, ...] = ()
        self.parts: tuple[CostPart, ...] = ()
        self.with_x = False
        """Whether it contains {X} (106.6)."""

    def copy(self) -> TotalCost:
        """Return an equal cost, to be changed."""
        new = TotalCost()
        new.payable = self.payable
        new.generic = self.generic
        new.pips = self.pips
        new.parts = self.parts
        new.with_x = self.with_x
        return new

    def add_mana(self, mana: ParsedCost, x: int, times: int = 1) -> None:
        """Add a mana cost, ``times`` times."""
        self.payable = self.payable and mana.exists
        self.with_x = self.with_x or mana.x > 0
        self.generic += (mana.generic + mana.x * x) * times
        self.pips = self.pips + mana.pips * times

    def add(self, cost: Cost, x: int, times: int = 1) -> None:
        """Add a whole cost, ``times`` times."""
        if cost.mana is not None:
            self.add_mana(parsed_cost(cost.mana), x, times)
        self.parts = self.parts + cost.parts * times

    @property
    def mana(self) -> int:
        """How much mana it asks for at most."""
        return self.generic + len(self.pips)


def generic_cost(n: int) -> TotalCost:
    """Return a cost of so much generic mana and nothing else."""
    total = TotalCost()
    total.generic = n
    return total


def cost_of(cost: Cost, x: int, x_cost: int = 1) -> TotalCost:
    """Return a cost by itself, ``x_cost`` times ("{1} for each …")."""
    total = TotalCost()
    if cost.mana is not None:
        total.add_mana(parsed_cost(cost.mana), x, x_cost)
    total.parts = cost.parts * x_cost
    return total


class Subject:
    """What a cost is for: a spell (as it is on the stack) or an activated ability of an object."""

    __slots__ = ("record", "is_ability", "keyword", "context", "own", "makes_mana")

    def __init__(
        self,
        record: GameObject,
        context: Context,
        is_ability: bool = False,
        keyword: str = "",
        own: tuple[CostChange, ...] = (),
        makes_mana: bool = False,
    ) -> None:
        self.record = record
        self.own = own
        """What an ability says of its own cost."""
        self.context = context
        """Targets and X of what is being cast or activated."""
        self.is_ability = is_ability
        self.keyword = keyword
        self.makes_mana = makes_mana


def changes_for(state: State, player: Player, subject: Subject) -> list[ActivePart]:
    """Return the cost changes that apply to a spell or ability that a player casts or activates (601.2f)."""
    found = [active for active in active_parts(state, CostChange) if _applies(state, player, subject, active)]
    if not subject.is_ability:
        known = {id(active.part) for active in found}
        for active in own_changes(state, subject.record):
            if id(active.part) not in known and _applies(state, player, subject, active):
                found.append(active)
    for part in subject.own:
        active = ActivePart(part, subject.context)
        if _applies(state, player, subject, active):
            found.append(active)
    return found


def own_changes(state: State, record: GameObject) -> list[ActivePart]:
    """Return what a spell says of its own cost (113.6d): what it will say of others once it is there is not asked."""
    return [
        active
        for active in parts_of(state, record, CostChange)
        if isinstance(active.part, CostChange)
        and active.part.spells is not None
        and any(isinstance(node, IsSource) for node in walk(active.part.spells))
    ]


def _applies(state: State, player: Player, subject: Subject, active: ActivePart) -> bool:
    part = active.part
    assert isinstance(part, CostChange)
    wanted = part.abilities_of if subject.is_ability else part.spells
    if wanted is None and not (subject.is_ability and part.keyword):
        return False
    if part.keyword and part.keyword != subject.keyword or part.not_mana and subject.makes_mana:
        return False
    if player not in players_of(state, part.who, active.context):
        return False
    if wanted is not None and not matches(state, subject.record, wanted, active.context):
        return False
    if subject.is_ability and wanted is not None and wanted.zones and subject.record.zone not in wanted.zones:
        return False
    if part.only_nth and _how_manieth(state, player, active, part) != part.only_nth:
        return False
    if part.condition is not None and not holds(state, part.condition, _with_paid(active.context, subject)):
        return False
    if part.targeting is None and part.targeting_players is None:
        return True
    return _targets_fit(state, part, active, subject.context.targets)


def _how_manieth(state: State, player: Player, active: ActivePart, part: CostChange) -> int:
    n = 1
    for event in state.history:
        if event.kind == ev.CAST and event.player == player:
            record = state.last_known(event.subject)
            if part.spells is None or matches(state, record, part.spells, active.context):
                n += 1
    return n


def _targets_fit(state: State, part: CostChange, active: ActivePart, targets: tuple[tuple[int, ...], ...]) -> bool:
    return any(_target_fits(state, part, active, entity) for chosen in targets for entity in chosen)


def _target_fits(state: State, part: CostChange, active: ActivePart, entity: int) -> bool:
    if entity > 0:
        return part.targeting is not None and matches(state, state.last_known(entity), part.targeting, active.context)
    return part.targeting_players is not None and player_of(entity) in players_of(
        state, part.targeting_players, active.context
    )


def depends_on_targets(state: State, record: GameObject, own: tuple[CostChange, ...] = ()) -> bool:
    """Tell whether some cost change looks at targets, so that the total cost is known only after 601.2c.

    :param own: what an ability says of its own cost
    """
    return bool(_by_targets(state, record)) or any(_looks_at_targets(part) for part in own)


def cheaper_by_targets(state: State, record: GameObject, own: tuple[CostChange, ...] = ()) -> bool:
    """Tell whether targets may make something cheaper: else it costs at least what it costs without any (601.2f)."""
    parts = (*own, *(part for _, part in _by_targets(state, record)))
    return any((part.less or part.generic < 0) and _looks_at_targets(part) for part in parts)


def target_kind(state: State, record: GameObject, own: tuple[CostChange, ...] = ()) -> TargetKind:
    """Return what of a target the total cost depends on: targets of one kind may stand for each other."""
    parts = _by_targets(state, record)
    itself = any(_counts_of_targets(part) for _, part in parts) or any(_looks_at_targets(part) for part in own)

    def kind(entity: int) -> tuple[int, ...]:
        return (entity,) if itself else tuple(_target_fits(state, part, active, entity) for active, part in parts)

    return kind


def _by_targets(state: State, record: GameObject) -> tuple[tuple[ActivePart, CostChange], ...]:
    """Return the cost changes that look at targets: those in force, and the spell's own."""
    known: tuple[tuple[ActivePart, CostChange], ...] | None = state.cache.get("costs_by_target")
    if known is None:
        known = _looking_at_targets(active_parts(state, CostChange))
        state.cache["costs_by_target"] = known
    return known + _looking_at_targets(own_changes(state, record))


def _looking_at_targets(parts: Iterable[ActivePart]) -> tuple[tuple[ActivePart, CostChange], ...]:
    return tuple(
        (active, active.part)
        for active in parts
        if isinstance(active.part, CostChange) and _looks_at_targets(active.part)
    )


def _looks_at_targets(part: CostChange) -> bool:
    """Tell whether a cost change is about what is targeted."""
    if part.targeting is not None or part.targeting_players is not None or _counts_of_targets(part):
        return True
    return part.times is not None and any(isinstance(node, TargetsChosen) for node in walk(part.times))


def _counts_of_targets(part: CostChange) -> bool:
    """Tell whether a cost change counts something about its targets, not how many they are."""
    return part.times is not None and any(
        isinstance(node, TargetObjects | TargetedObjects) for node in walk(part.times)
    )


def changed(state: State, player: Player, total: TotalCost, subject: Subject) -> TotalCost:
    """Return the cost with increases, then reductions, then limits applied (601.2f, 118.7)."""
    active = changes_for(state, player, subject)
    if not active:
        return total
    result = total.copy()
    less: list[tuple[ActivePart, CostChange, int]] = []
    for one in active:
        part = one.part
        assert isinstance(part, CostChange)
        times = 1 if part.times is None else max(0, amount(state, part.times, _with_subject(one.context, subject)))
        if part.generic < 0 or part.less:
            less.append((one, part, times))
        else:
            result.generic += part.generic * times
            if part.colored is not None:
                result.add_mana(parsed_cost(part.colored), 0, times)
        if part.additional is not None:
            result.add(part.additional, 0, times)
    for _, part, times in less:
        reduce(
            result,
            -part.generic * times,
            parsed_cost(part.colored) if part.less and part.colored is not None else None,
            times,
            part.minimum_one,
            part.only_colored,
        )
        if part.own_mana_cost:
            reduce(result, 0, characteristics(state, subject.record).cost, times, part.minimum_one)
        if part.generic < 0 and part.colored is not None and not part.less:
            result.add_mana(parsed_cost(part.colored), 0, times)
    least = max(one.part.least for one in active if isinstance(one.part, CostChange))
    result.generic += max(0, least - result.mana)
    return result


def _with_subject(context: Context, subject: Subject) -> Context:
    """Return a cost change's context that also knows the targets and X of what is being cast."""
    new = context.copy()
    new.targets = subject.context.targets
    new.x = subject.context.x
    return _with_paid(new, subject)


def _with_paid(context: Context, subject: Subject) -> Context:
    """Return a cost change's context that knows what is paid for the spell itself, for that is said by now (601.2b)."""
    if not subject.context.costs_paid or context.source != subject.record.ref:
        return context
    new = context.copy()
    new.costs_paid = subject.context.costs_paid
    return new


def reduce(
    total: TotalCost, generic: int, mana: ParsedCost | None, times: int, minimum_one: bool, only_colored: bool = False
) -> None:
    """Reduce a cost by generic mana and by coloured mana (118.7a–d), never below nothing (or below one mana)."""
    pips = list(total.pips)
    floor = min(1, total.generic + len(pips)) if minimum_one else 0
    for symbol in (() if mana is None else mana.pips) * times:
        kinds = symbol & KINDS_MASK
        if total.generic + len(pips) <= floor:
            break
        alike = next((pip for pip in pips if pip == kinds), None)
        if alike is None:  # 118.7e, 601.2b: a hybrid symbol is one of its halves
            alike = next((pip for pip in pips if pip & kinds and not pip & ~KINDS_MASK), None)
        if alike is not None:
            pips.remove(alike)
        elif not only_colored:
            generic += 2 if symbol & TWOBRID else 1  # 118.7b–c, 118.7e
    if mana is not None:
        generic += mana.generic * times
    total.pips = tuple(pips)
    total.generic = max(0, floor - len(pips), total.generic - generic) if generic > 0 else total.generic


def loosened(pips: tuple[int, ...], loose: int) -> tuple[int, ...]:
    """Return pips as they are when mana may be spent so freely."""
    if loose == STRICT:
        return pips
    changed_pips: list[int] = []
    for pip in pips:
        kinds = pip & KINDS_MASK
        if loose in _LIKE_ANY_COLOR:
            pip |= _LIKE_ANY_COLOR[loose] if kinds & 31 else 0
        elif kinds and (loose == ANY_TYPE or kinds & 31):
            pip |= KINDS_MASK
        changed_pips.append(pip)
    return tuple(changed_pips)


def spellings(generic: int, pips: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Yield the ways to announce a mana cost (601.2b): (generic, plain pips, life), the least life first.

    Only Phyrexian pips (107.4f) and monocoloured hybrid pips (107.4e) have several.
    """
    special = [pip for pip in pips if pip & (PHYREXIAN | TWOBRID)]
    if not special:
        yield generic, pips, 0
        return
    plain = tuple(pip for pip in pips if not pip & (PHYREXIAN | TWOBRID))
    found: list[tuple[int, int, tuple[int, ...]]] = [(0, generic, plain)]
    for pip in special:
        kinds = pip & ~(PHYREXIAN | TWOBRID)
        following: list[tuple[int, int, tuple[int, ...]]] = []
        for life, more, chosen in found:
            following.append((life, more, (*chosen, kinds)))
            if pip & PHYREXIAN:
                following.append((life + 2, more, chosen))
            if pip & TWOBRID:
                following.append((life, more + 2, chosen))
        found = sorted(set(following), key=lambda one: (one[0], one[1]))
    for life, more, chosen in found:
        yield more, chosen, life


def with_life(parts: tuple[CostPart, ...], life: int) -> tuple[CostPart, ...]:
    """Return cost parts with life that is paid for Phyrexian mana."""
    return (*parts, PayLife(Number(life))) if life else parts


NOTHING: Final = ZERO_COST
