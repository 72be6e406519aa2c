"""702: keyword abilities that are additional costs of a spell, and what follows when they have been paid."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Body, Keyword, Static, Triggered
from apnap.abilities.change import SetBase
from apnap.abilities.condition import CostPaid
from apnap.abilities.cost import Cost, SacrificeObjects, TapForPower, TapObjects
from apnap.abilities.effect import CopySpell, CreateCopies, Effect
from apnap.abilities.objects import (
    TOKEN,
    AnyOf,
    Filter,
    HasCardType,
    Is,
    IsSource,
    SharesWith,
    Stat,
    This,
    You,
)
from apnap.abilities.occurrence import Casts, Occurrence, ZoneChanges
from apnap.abilities.quantity import AT_LEAST, DISTINCT_COLORS, POWER, Comparison, CostAmount, Number
from apnap.abilities.static import AdditionalCost
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, CREATURE, ENCHANTMENT, STACK
from apnap.rules.keywords.shape import Shape, cost_of, number_of, paid_id


def optional_cost(node: Keyword, cost: Cost, repeatable: bool = False) -> Static:
    """Return "as an additional cost to cast this spell, you may …" (118.8)."""
    part = AdditionalCost(cost, optional=True, id=paid_id(node), repeatable=repeatable)
    return Static((part,), zones=(STACK,), text=node.text)


def if_paid(node: Keyword, occurrence: Occurrence, effect: Effect) -> Triggered:
    """Return an ability that triggers only if this instance's cost was paid."""
    return Triggered(occurrence, Body(effect=effect), CostPaid(paid_id(node)), keyword=node.keyword, text=node.text)


CASTING: Final = Casts(You(), Filter((IsSource(),), (STACK,)))
""" "When you cast this spell"."""
ENTERING: Final = ZoneChanges(Filter((IsSource(),)), to_zones=(BATTLEFIELD,))
""" "When this permanent enters"."""


def buyback(node: Keyword) -> tuple[Ability, ...]:
    """702.27a, first ability: "You may pay an additional [cost] as you cast this spell." That the spell then goes
    to its owner's hand is part of resolving it."""
    return (optional_cost(node, cost_of(node)),)


def entwine(node: Keyword) -> tuple[Ability, ...]:
    """702.42a: an additional cost; that all modes are then chosen is written into the spell's modes."""
    return (optional_cost(node, cost_of(node)),)


def modes_with_costs(node: Keyword) -> tuple[Ability, ...]:
    """702.172a spree: "Choose one or more modes. As an additional cost to cast this spell, pay the costs associated
    with those modes." 702.183a tiered: "Choose one." The modes of the spell ability have these costs."""
    return ()


def escalate(node: Keyword) -> tuple[Ability, ...]:
    """702.120a: the cost of each mode beyond the first is written into the spell's modes."""
    return ()


def bargain(node: Keyword) -> tuple[Ability, ...]:
    """702.166a: "As an additional cost to cast this spell, you may sacrifice an artifact, enchantment, or token." """
    what = Filter((AnyOf((HasCardType(ARTIFACT | ENCHANTMENT), Is(TOKEN))),))
    return (optional_cost(node, Cost(parts=(SacrificeObjects(what),))),)


def replicate(node: Keyword) -> tuple[Ability, ...]:
    """702.56a: "As an additional cost to cast this spell, you may pay [cost] any number of times" and "When you
    cast this spell, if a replicate cost was paid for it, copy it for each time its replicate cost was paid. …" """
    copy = CopySpell(This(), CostAmount(paid_id(node)))
    return optional_cost(node, cost_of(node), repeatable=True), if_paid(node, CASTING, copy)


def conspire(node: Keyword) -> tuple[Ability, ...]:
    """702.78a: "As an additional cost to cast this spell, you may tap two untapped creatures you control that each
    share a color with it" and "When you cast this spell, if its conspire cost was paid, copy it. …" """
    creatures = Filter((HasCardType(CREATURE), SharesWith(This(), DISTINCT_COLORS)))
    cost = Cost(parts=(TapObjects(creatures, Number(2)),))
    return optional_cost(node, cost), if_paid(node, CASTING, CopySpell(This()))


def casualty(node: Keyword) -> tuple[Ability, ...]:
    """702.153a: "As an additional cost to cast this spell, you may sacrifice a creature with power N or greater," and
    "When you cast this spell, if a casualty cost was paid for it, copy it. …" """
    strong = Stat(POWER, Comparison(AT_LEAST, Number(number_of(node))))
    cost = Cost(parts=(SacrificeObjects(Filter((HasCardType(CREATURE), strong))),))
    return optional_cost(node, cost), if_paid(node, CASTING, CopySpell(This()))


def squad(node: Keyword) -> tuple[Ability, ...]:
    """702.157a: "As an additional cost to cast this spell, you may pay [cost] any number of times" and "When this
    creature enters, if its squad cost was paid, create a token that's a copy of it for each time its squad cost
    was paid." """
    copies = CreateCopies(You(), This(), CostAmount(paid_id(node)))
    return optional_cost(node, cost_of(node), repeatable=True), if_paid(node, ENTERING, copies)


def offspring(node: Keyword) -> tuple[Ability, ...]:
    """702.175a: "You may pay an additional [cost] as you cast this spell" and "When this permanent enters, if its
    offspring cost was paid, create a token that's a copy of it, except it's 1/1." """
    small = CreateCopies(You(), This(), changes=(SetBase(Number(1), Number(1)),))
    return optional_cost(node, cost_of(node)), if_paid(node, ENTERING, small)


def teamwork(node: Keyword) -> tuple[Ability, ...]:
    """702.194a: "As an additional cost to cast this spell, you may tap any number of creatures you control with total
    power N or more." """
    tapped = TapForPower(Filter((HasCardType(CREATURE),)), Number(number_of(node)), "teamwork")
    return (optional_cost(node, Cost(parts=(tapped,))),)


SHAPES: Final[dict[str, Shape]] = {
    "bargain": Shape(bargain, apart=True),
    "buyback": Shape(buyback, needs=("cost",)),
    "casualty": Shape(casualty, needs=("n",), apart=True),
    "conspire": Shape(conspire, apart=True),
    "escalate": Shape(escalate, needs=("cost",)),
    "entwine": Shape(entwine, needs=("cost",)),
    "offspring": Shape(offspring, needs=("cost",), apart=True),
    "replicate": Shape(replicate, needs=("cost",), apart=True),
    "spree": Shape(modes_with_costs),
    "squad": Shape(squad, needs=("cost",), apart=True),
    "teamwork": Shape(teamwork, needs=("n",)),
    "tiered": Shape(modes_with_costs),
}
