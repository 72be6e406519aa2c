"""601.2h: what was sacrificed, discarded or exiled to pay a cost, spoken of afterwards: "the sacrificed creature"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import cost, objects, quantity

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering

_PAID: dict[type[cost.CostPart], str] = {
    cost.SacrificeObjects: "sacrificed",
    cost.SacrificeThis: "sacrificed",
    cost.DiscardCards: "discarded",
    cost.ExileObjects: "exiled",
    cost.ExileTop: "exiled",
    cost.RevealObjects: "revealed",
    cost.ReturnObjects: "returned",
    cost.TapObjects: "tapped",
}


def remember_paid(at: Lowering, price: cost.Cost) -> None:
    """Remember what was sacrificed, discarded, exiled to pay a cost, if it is one part of the cost only."""
    parts = [part for part in price.parts if type(part) in _PAID]
    if len(parts) == 1:
        part = parts[0]
        several = getattr(part, "n", None) not in (None, quantity.Number(1))
        at.did(_PAID[type(part)], objects.PaidObjects(), several)
        if isinstance(part, cost.SacrificeObjects):
            at.binder.mention_gone(objects.PaidObjects(), objects.PaidObjects(), several, part.what)
        elif isinstance(part, cost.RevealObjects):
            at.shared.limits["shown"] = frozenset(part.what.tests) - {objects.OwnedBy(objects.You())}
