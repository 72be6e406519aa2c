"""508.1h–j, 509.1d–f: costs to attack and to block, added up and paid as one cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.cost import Cost, CostPart
from apnap.abilities.mana import ManaCost
from apnap.abilities.static import AttackTax
from apnap.ids import Player
from apnap.rules.context import Context
from apnap.rules.costs import cost_of
from apnap.rules.payment import can_pay, pay_total
from apnap.rules.permissions import ActivePart
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.state import State


def total_tax(state: State, taxes: list[ActivePart]) -> Cost:
    """508.1h: add the costs up; from here on the total is locked in."""
    symbols: list[str] = []
    parts: list[CostPart] = []
    for part in taxes:
        tax = part.part
        assert isinstance(tax, AttackTax)
        times = 1 if tax.times is None else max(0, amount(state, tax.times, part.context))
        if tax.cost.mana is not None:
            symbols.extend(tax.cost.mana.symbols * times)
        parts.extend(tax.cost.parts * times)
    return Cost(ManaCost(tuple(symbols)) if symbols else None, tuple(parts))


def _context(player: Player) -> Context:
    context = Context()
    context.you = player
    return context


def can_pay_taxes(state: State, player: Player, taxes: list[ActivePart]) -> bool:
    """Tell whether a player could pay all of them together."""
    return can_pay(state, player, total_tax(state, taxes), _context(player))


def start_paying_taxes(state: State, player: Player, taxes: list[ActivePart], purpose: str) -> None:
    """Let a player pay all of them together, or none; ``state.result`` is then (1,), or (0,) if they are not paid."""
    pay_total(state, player, cost_of(total_tax(state, taxes), 0), _context(player), purpose, cancel=True)
