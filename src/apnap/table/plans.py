"""601.2g: how a payment would be made, as data to show before it is made."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from apnap.rules.payment_plans import PlannedSource, payment_plan
from apnap.rules.view import View


class ShownSource(msgspec.Struct, frozen=True, omit_defaults=True):
    """A permanent that a plan uses for mana, with everything that this costs."""

    id: int
    """Its handle."""
    mana: str = ""
    """What it adds, in braces: ``{G}``."""
    paid: str = ""
    """The mana that its own cost takes."""
    sacrificed: tuple[int, ...] = ()
    life: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    does_more: bool = False
    """It does something else besides adding mana."""


class ShownPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A plan for the rest of a payment."""

    answers: tuple[int, ...]
    """The answers that carry it out, all or nothing (:meth:`apnap.table.table.Table.answer_all`)."""
    cost: str = ""
    """The mana that is still to be paid."""
    sources: tuple[ShownSource, ...] = ()
    floating: str = ""
    """Mana of the pool that it spends."""
    left: str = ""
    """Mana that is in the pool afterwards."""
    life: int = 0
    """Life that the cost takes besides mana."""


def shown_plan(view: View, without: Collection[int] = ()) -> ShownPlan | None:
    """Return how the payment that the view's player decides on now would be made; None: there is no plan for it.

    :param without: handles of permanents that are to be left alone
    """
    plan = payment_plan(view, without)
    if plan is None:
        return None
    sources = tuple(_shown(source) for source in plan.sources)
    return ShownPlan(
        plan.answers, _symbols(plan.cost), sources, _symbols(plan.floating), _symbols(plan.left), plan.life
    )


def _shown(source: PlannedSource) -> ShownSource:
    return ShownSource(
        source.source,
        _symbols(source.mana),
        _symbols(source.paid),
        source.sacrificed,
        source.life,
        source.counters,
        source.does_more,
    )


def _symbols(letters: Collection[str]) -> str:
    return "".join(f"{{{letter}}}" for letter in letters)
