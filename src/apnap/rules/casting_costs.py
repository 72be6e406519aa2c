"""601.2b, 601.2f: what a proposed spell could cost: ways, modes, optional costs and X tried together (601.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Spell
from apnap.abilities.casting import Way
from apnap.abilities.condition import CostPaid
from apnap.abilities.cost import Cost
from apnap.abilities.mana import ManaCost
from apnap.abilities.node import Node
from apnap.abilities.quantity import CostAmount
from apnap.abilities.static import AdditionalCost, CostChange, SpendOnX
from apnap.abilities.values import COMMAND
from apnap.abilities.walk import walk
from apnap.ids import Player
from apnap.rules.affording import affordable
from apnap.rules.announcing import legal_modes, mode_limits
from apnap.rules.assemble import body_by_costs
from apnap.rules.assisting import with_assistance
from apnap.rules.casting_allowed import allowed_with
from apnap.rules.casting_ways import NORMAL
from apnap.rules.characteristics import characteristics
from apnap.rules.commander import castings_mark, is_commander
from apnap.rules.cost_parts import needs_x, x_is_a_value
from apnap.rules.costs import Subject, TotalCost, changed, cheaper_by_targets, depends_on_targets, reduce, target_kind
from apnap.rules.definitions import SPELL_ABILITY
from apnap.rules.mana_costs import parsed_cost
from apnap.rules.mana_supply import Spending
from apnap.rules.own_costs import with_own_mana
from apnap.rules.permissions import parts_of
from apnap.rules.proposing import any_targets_payable, body_possible, go_together, possible_x
from apnap.rules.targeting import aura_target

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_MOST_TIMES: Final = 100
_MOST_GIVEN: Final = 20
"""How often an optional cost that makes a spell cheaper is tried: no spell costs more."""
_NO_BODY: Final = Body()
CHANGES_SPELL: Final = frozenset(("bestow", "mutate"))
"""Costs that change what the spell is once they are chosen (702.103b)."""

Options = tuple[tuple[str, int], ...]


def options_of(way: Way) -> Options:
    """Return what casting a spell in a way counts as paid, before any optional cost."""
    return tuple((id, 1) for id in dict.fromkeys((way.id, way.via)) if id and id != NORMAL)


def spell_body(state: State, spell: GameObject) -> Body:
    """Return what a spell announces: the body of its spell ability, by the costs paid for it; for an Aura its target
    (303.4a)."""
    for ability in characteristics(state, spell).abilities:
        if ability.kind == SPELL_ABILITY:
            assert isinstance(ability.node, Spell)
            return body_by_costs(ability.node, spell.costs_paid)
    target = aura_target(state, spell)
    return _NO_BODY if target is None else Body(targets=(target,))


class Proposal:
    """A spell (on the stack, or as it would be there) and everything its total cost depends on."""

    __slots__ = ("state", "player", "spell", "context", "body", "required", "optional", "spending")

    def __init__(self, state: State, player: Player, spell: GameObject, context: Context) -> None:
        self.state = state
        self.player = player
        self.spell = spell
        self.context = context
        self.body = spell_body(state, spell)
        """By the costs that the record of the spell has paid; see :meth:`body_with`."""
        self.required: list[Cost] = []
        self.optional: list[AdditionalCost] = []
        self.spending = Spending(spell, False)
        for active in parts_of(state, spell, AdditionalCost):
            part = active.part
            assert isinstance(part, AdditionalCost)
            if part.optional:
                price = with_own_mana(state, part.cost, spell)
                if price is not None:  # 118.6
                    self.optional.append(self._own(part if price is part.cost else replace(part, cost=price)))
            else:
                self.required.append(part.cost)

    def _own(self, part: AdditionalCost) -> AdditionalCost:
        """Return an optional cost; of several like it that save mana each is paid by itself."""
        alike = sum(one.id.partition(" ")[0] == part.id for one in self.optional) if part.saves is not None else 0
        return replace(part, id=f"{part.id} {alike + 1}") if alike else part

    def makes_cheaper(self, part: AdditionalCost) -> bool:
        """Tell whether the spell costs another amount if an optional cost is paid: "… if it's bargained"; or other mana
        may be spent on it, because that cost contains {X} (106.6)."""
        if part.saves is not None or part.cost.mana is not None and "X" in part.cost.mana.symbols:
            return True
        asked: list[Node] = []
        for active in parts_of(self.state, self.spell, CostChange):
            change = active.part
            assert isinstance(change, CostChange)
            asked += [one for one in (change.condition, change.times) if one is not None]
        return any(
            isinstance(node, CostPaid | CostAmount) and node.cost == part.id for one in asked for node in walk(one)
        )

    def possible_times(self, way: Way, options: Options, modes: tuple[int, ...], part: AdditionalCost) -> list[int]:
        """Return how often an optional cost that makes the spell cheaper could be paid."""
        most = _MOST_GIVEN if part.repeatable else 1
        tried = (((*options, (part.id, times)) if times else options, times) for times in range(most + 1))
        return [
            times
            for paid, times in tried
            if self._payable_saving(way, paid, modes, self.optional.index(part) + 1)
            and (not times or self.targets_possible(paid))
        ]

    def _payable_saving(self, way: Way, options: Options, modes: tuple[int, ...], first: int) -> bool:
        """Tell whether the total cost could be paid, if need be with further optional costs that save mana."""
        later = [(part.id, 1) for part in self.optional[first:] if part.saves is not None]
        return any(self.payable(way, (*options, *later[:n]), modes) for n in range(len(later) + 1))

    def total(self, way: Way, options: Options, modes: tuple[int, ...], context: Context | None = None) -> TotalCost:
        """Return the total cost (601.2f) of casting it in a way, with optional costs, modes, and the context's X."""
        state, context = self.state, context or self.context
        total = TotalCost()
        spell = self.spell_with(options)
        if way.cost is not None:
            total.add(way.cost, context.x)
        elif not way.free:
            cost = characteristics(state, spell).cost
            only = spent_on_x(state, spell) if cost.x else 0
            total.add_mana(cost, 0 if only else context.x)
            if only:  # 106.6: each of X is paid with mana of these colors
                total.pips = total.pips + (only,) * (cost.x * context.x)
        if way.plus is not None:
            total.add(way.plus, context.x)
        for required in self.required:
            total.add(required, context.x)
        for part in self.optional:
            times = dict(options).get(part.id, 0)
            if times:
                total.add(part.cost, context.x, times)
        choice = self.body_with(options).modes
        if choice is not None and modes:
            for mode in modes if choice.costs else ():
                total.add(choice.costs[mode], context.x)
            if choice.per_extra is not None:
                total.add(choice.per_extra, context.x, len(modes) - 1)
        if self.spell.cast_from == COMMAND and is_commander(state, self.spell):
            tax = 2 * state.players[self.player].mark(castings_mark(self.spell.ref))
            total.add(Cost(ManaCost((str(tax),))), 0)
        total = changed(state, self.player, total, Subject(spell, context))
        for part in self.optional:
            if part.saves is not None and dict(options).get(part.id, 0):
                total = total.copy()
                reduce(total, 0, parsed_cost(part.saves), 1, False, only_colored=True)
        if way.less:
            total = total.copy()
            reduce(total, way.less, None, 1, False)
        if way.offered:  # 702.48c
            total = total.copy()
            reduce(total, 0, characteristics(state, state.last_known(way.given)).cost, 1, False)
        return total

    def spell_with(self, options: Options) -> GameObject:
        """Return the spell as it is with these costs paid: bestowed, say (702.103b)."""
        if self.spell.costs_paid or not any(id in CHANGES_SPELL for id, _ in options):
            return self.spell
        trial = self.spell.copy()
        trial.costs_paid = options
        return trial

    def body_with(self, options: Options) -> Body:
        """Return what the spell announces with these costs paid."""
        if self.spell.costs_paid or not options:
            return self.body
        trial = self.spell.copy()
        trial.costs_paid = options
        return spell_body(self.state, trial)

    def payable(self, way: Way, options: Options, modes: tuple[int, ...], x: int = 0) -> bool:
        """Tell whether the total cost could be paid; before targets are chosen: for some targets."""
        context = self.context.copy()
        context.x = x
        context.costs_paid = options
        if not context.targets and depends_on_targets(self.state, self.spell):
            if not cheaper_by_targets(self.state, self.spell) and not self.affordable(way, options, modes, context):
                return False
            return any_targets_payable(
                self.state,
                self.body_with(options),
                modes,
                context,
                lambda trial: self.affordable(way, options, modes, trial),
                target_kind(self.state, self.spell),
            )
        return self.affordable(way, options, modes, context)

    def affordable(self, way: Way, options: Options, modes: tuple[int, ...], context: Context) -> bool:
        """Tell whether the total cost with the context's X and targets could be paid."""
        total = self.total(way, options, modes, context)
        if affordable(self.state, self.player, total, context, self.spending, way.loose):
            return True
        return with_assistance(self, total, context, way.loose)

    def open_modes(self, ways: Sequence[Way], options: Options, modes: tuple[int, ...]) -> list[int]:
        """Return the modes that could be chosen next (700.2a, 601.4)."""
        choice = self.body_with(options).modes
        assert choice is not None
        found = legal_modes(self.state, choice, self.context, self.context.source)
        if not choice.repeat:
            found = [mode for mode in found if mode not in modes]
        low, most = mode_limits(self.state, choice, self.context)
        if choice.worth:  # 700.2i
            left = most - sum(choice.worth[mode] for mode in modes)
            found = [mode for mode in found if choice.worth[mode] <= left]
        found = [mode for mode in found if go_together(self.state, choice, (*modes, mode), found, low, self.context)]
        if not choice.costs and choice.per_extra is None:
            return found
        return [
            mode for mode in found if any(self.payable(way, options, tuple(sorted((*modes, mode)))) for way in ways)
        ]

    def most_times(self, way: Way, options: Options, modes: tuple[int, ...], part: AdditionalCost) -> int:
        """Return how often an optional cost could be paid besides what has been announced."""
        most = _MOST_TIMES if part.repeatable else 1
        for times in range(1, most + 1):
            trial = (*options, (part.id, times))
            if not self.payable(way, trial, modes) or not self.targets_possible(trial):
                return times - 1
        return most

    def targets_possible(self, options: Options) -> bool:
        """Tell whether targets can be chosen if these costs are paid (702.33g)."""
        context = self.context.copy()
        context.costs_paid = options
        return body_possible(self.state, self.body_with(options), context)

    def has_x(self, way: Way, options: Options) -> bool:
        """Tell whether X is announced (107.3a): it is in a cost that will be paid."""
        if way.cost is not None:
            found = needs_x(way.cost)
        else:
            found = not way.free and characteristics(self.state, self.spell).cost.x > 0
        found = found or way.plus is not None and needs_x(way.plus)
        paid = dict(options)
        extra = [*self.required, *(part.cost for part in self.optional if paid.get(part.id, 0))]
        return found or any(needs_x(cost) for cost in extra)

    def costs_with_x(self, way: Way, options: Options) -> list[Cost]:
        """Return the costs besides the mana cost that will be paid."""
        paid = dict(options)
        chosen = [part.cost for part in self.optional if paid.get(part.id, 0)]
        return [*self.required, *chosen, *(cost for cost in (way.cost, way.plus) if cost is not None)]

    def x_values(self, way: Way, options: Options, modes: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return the values that can be announced for X; None: there is none (107.3b: then it is 0)."""
        if not self.has_x(way, options):
            return None
        context = self.context.copy()
        context.costs_paid = options
        gaps = any(x_is_a_value(cost) for cost in self.costs_with_x(way, options))
        values = possible_x(
            self.state, self.body_with(options), context, lambda x: self.payable(way, options, modes, x), gaps
        )
        return tuple(x for x in values if allowed_with(self.state, self.player, self.spell, x))

    def possible(self, ways: Sequence[Way]) -> bool:
        """Tell whether the spell could be cast completely in one of the ways."""
        return any(self._way_possible(way) for way in ways)

    def _way_possible(self, way: Way) -> bool:
        options = options_of(way)
        context = self.context.copy()
        context.costs_paid = options
        body = self.body_with(options)
        if self.has_x(way, options):
            return bool(self.x_values(way, options, self._cheapest_modes()))
        if body.x_not_zero:
            return False  # 107.3b: X would be 0
        choice = body.modes
        if choice is not None and (choice.costs or choice.per_extra is not None):
            low, _ = mode_limits(self.state, choice, context)
            return low == 0 or bool(self.open_modes((way,), options, ()))
        if not body_possible(self.state, body, context):
            return False
        if self._payable_saving(way, options, (), 0):
            return True
        return any(self.makes_cheaper(part) and self.possible_times(way, options, (), part) for part in self.optional)

    def _cheapest_modes(self) -> tuple[int, ...]:
        choice = self.body.modes
        if choice is None or not choice.costs:
            return ()
        found = legal_modes(self.state, choice, self.context, self.context.source)
        return tuple(found[:1])


def spent_on_x(state: State, spell: GameObject) -> int:
    """Return which colors of mana alone can be spent on X in the cost of a spell, as a mask; 0: all (106.6)."""
    mask = 0
    for active in parts_of(state, spell, SpendOnX):
        assert isinstance(active.part, SpendOnX)
        mask |= active.part.colors
    return mask
