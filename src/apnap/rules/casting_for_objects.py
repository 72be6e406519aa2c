"""702.48, 702.119, 702.180: costs that are less by what is sacrificed or tapped for them: a way for each object."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities.casting import Way
from apnap.abilities.cost import Cost, CostPart, SacrificeObjects, TapObjects
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Filter, Giver, HasCardType, IsOneOf
from apnap.abilities.quantity import MANA_VALUE, POWER
from apnap.abilities.values import CREATURE
from apnap.rules.characteristics import keyword_nodes
from apnap.rules.context import context_for
from apnap.rules.cost_parts import candidates
from apnap.rules.keywords.shape import paid_id
from apnap.rules.quantities import stat_of

if TYPE_CHECKING:
    from apnap.ids import Player, Ref
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_CREATURES = Filter((HasCardType(CREATURE),))


def with_objects(state: State, player: Player, spell: GameObject, way: Way) -> list[Way]:
    """Return a way as it is, or once for each object that could be chosen for it as its cost is chosen (601.2b)."""
    if way.id.startswith("emerge"):
        (node,) = (one for one in keyword_nodes(state, spell, "emerge") if paid_id(one) == way.id)
        what = node.what or _CREATURES
        return [
            _for(way, SacrificeObjects(_that(ref)), ref, stat_of(state, state.last_known(ref), MANA_VALUE))
            for ref in candidates(state, player, SacrificeObjects(what), context_for(spell.ref, player))
        ]
    if way.id == "harmonize":
        creatures = candidates(state, player, TapObjects(_CREATURES), context_for(spell.ref, player))
        return [way] + [
            _for(way, TapObjects(_that(ref)), ref, max(0, stat_of(state, state.last_known(ref), POWER)))
            for ref in creatures
        ]
    return [way]


def _that(ref: Ref) -> Filter:
    return Filter((IsOneOf(Giver(ref)),))


def _for(way: Way, part: CostPart, ref: Ref, less: int) -> Way:
    cost = way.cost if way.cost is not None else Cost()
    return replace(way, cost=Cost(cost.mana, (*cost.parts, part)), given=ref, less=less)


def offerings_for(state: State, player: Player, spell: GameObject) -> list[Ref]:
    """Return the permanents that could be sacrificed for the offering ability of a spell (702.48a)."""
    what = next((node.what for node in keyword_nodes(state, spell, "offering") if node.what is not None), None)
    if what is None:
        return []
    return candidates(state, player, SacrificeObjects(what), context_for(spell.ref, player))


def with_offering(way: Way, ref: Ref) -> Way:
    """Return a way with a permanent offered besides (702.48b)."""
    return replace(way, plus=both(way.plus, Cost(parts=(SacrificeObjects(_that(ref)),))), given=ref, offered=True)


def both(one: Cost | None, other: Cost) -> Cost:
    """Return two additional costs as one."""
    if one is None:
        return other
    symbols = (() if one.mana is None else one.mana.symbols) + (() if other.mana is None else other.mana.symbols)
    return Cost(ManaCost(symbols), one.parts + other.parts)
