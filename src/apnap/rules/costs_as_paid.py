"""601.2h, 118.9: what effects say about how a player may pay costs: with life instead of mana, or not by sacrifices."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from apnap.abilities import cost as c
from apnap.abilities.objects import AllOf, Filter, Not
from apnap.abilities.static import (
    CANT_PAY_LIFE,
    CANT_SACRIFICE_FOR_COSTS,
    LIFE_FOR_BLACK,
    SPEND_ANY_COLOR,
    SPEND_ANY_TYPE,
    AsThough,
    PlayerRule,
)
from apnap.abilities.values import BLACK
from apnap.ids import Player
from apnap.rules.activation_rules import may_sacrifice
from apnap.rules.costs import ANY_COLOR, ANY_TYPE, STRICT
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.filters import matches
from apnap.rules.mana_costs import KINDS_MASK, PHYREXIAN
from apnap.rules.permissions import active_parts, life_to_pay, player_rules
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.abilities.cost import CostPart
    from apnap.rules.context import Context
    from apnap.rules.costs import TotalCost
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def as_paid(state: State, player: Player, total: TotalCost, context: Context, casting: bool) -> TotalCost:
    """Return a total cost as a player may pay it.

    :param casting: to cast a spell or activate an ability, not while something resolves
    """
    found = total
    if total.pips and player_rules(state, LIFE_FOR_BLACK, player):
        found = total.copy()
        found.pips = tuple(pip | PHYREXIAN if pip & KINDS_MASK & BLACK else pip for pip in total.pips)
    if not casting:
        return found
    no_life = bool(player_rules(state, CANT_PAY_LIFE, player))
    barred = player_rules(state, CANT_SACRIFICE_FOR_COSTS, player)
    if not no_life and not barred:
        return found
    found = found.copy()
    if no_life:
        found.pips = tuple(pip & ~PHYREXIAN for pip in found.pips)
    parts: list[CostPart] = []
    for part in found.parts:
        if no_life and isinstance(part, c.PayLife) and amount(state, part.n, context) > 0:
            found.payable = False
        if isinstance(part, c.SacrificeThis) and sacrifice_barred(state, player, state.last_known(context.source)):
            found.payable = False
        if isinstance(part, c.SacrificeObjects):
            for active in barred:
                assert isinstance(active.part, PlayerRule) and active.part.what is not None
                tests = active.part.what.tests
                other = Not(tests[0] if len(tests) == 1 else AllOf(tests))
                part = replace(part, what=replace(part.what, tests=(*part.what.tests, other)))
        parts.append(part)
    found.parts = tuple(parts)
    return found


def sacrifice_barred(state: State, player: Player, record: GameObject) -> bool:
    """Tell whether a player can't sacrifice a permanent to cast a spell or activate an ability."""
    for active in player_rules(state, CANT_SACRIFICE_FOR_COSTS, player):
        assert isinstance(active.part, PlayerRule)
        if active.part.what is None or matches(state, record, active.part.what, active.context):
            return True
    return False


def may_sacrifice_for_costs(state: State, player: Player, record: GameObject) -> bool:
    """Tell whether a player could sacrifice a permanent to activate an ability."""
    return may_sacrifice(state, player, record) and not sacrifice_barred(state, player, record)


def life_for_costs(state: State, player: Player) -> int:
    """Return how much life a player could pay to activate mana abilities."""
    return 0 if player_rules(state, CANT_PAY_LIFE, player) else life_to_pay(state, player)


def spending_freedom(state: State, player: Player, record: GameObject | None) -> int:
    """Return how freely a player may spend mana on a spell, on an ability of an object, or (None) on anything else
    (609.4b)."""
    freedom = STRICT
    for active in active_parts(state, AsThough):
        part = active.part
        assert isinstance(part, AsThough)
        if part.kind not in (SPEND_ANY_COLOR, SPEND_ANY_TYPE):
            continue
        if part.who is not None and player not in players_of(state, part.who, active.context):
            continue
        if part.who is None and active.you != player:
            continue
        if record is None:
            covered = part.what == _ANYTHING
        elif isinstance(part.what, Filter):
            covered = matches(state, record, part.what, active.context)
        else:
            covered = record.ref in objects_of(state, part.what, active.context)
        if covered:
            freedom = max(freedom, ANY_TYPE if part.kind == SPEND_ANY_TYPE else ANY_COLOR)
    return freedom


_ANYTHING: Final = Filter((), ())
