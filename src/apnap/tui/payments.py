"""601.2g: how a cost would be paid, in words."""

from __future__ import annotations

from collections.abc import Collection

from apnap.errors import IllegalActionError
from apnap.i18n import listed, message
from apnap.i18n.rendering import Rendering
from apnap.ids import Player
from apnap.rules.seen import Handle
from apnap.table.plans import ShownPlan, ShownSource, shown_plan
from apnap.table.table import Table


def plan_text(rendering: Rendering, without: Collection[Handle] = ()) -> str:
    """Return how the payment that waits would be made, or that it can't be made by a plan."""
    plan = shown_plan(rendering.view, without)
    return rendering.say("tui.pay.no_plan") if plan is None else words_of(rendering, plan)


def words_of(rendering: Rendering, plan: ShownPlan) -> str:
    """Return a plan in words: what is paid, with what, and everything that is lost by it."""
    lang = rendering.lang
    parts = [_source_text(rendering, source) for source in plan.sources]
    if plan.floating:
        parts.append(rendering.say("tui.pay.floating", mana=plan.floating))
    notes = []
    if plan.life:
        notes.append(rendering.say("tui.pay.and_life", count=plan.life))
    if plan.left:
        notes.append(rendering.say("tui.pay.left", mana=plan.left))
    text = rendering.say("tui.pay.plan", cost=plan.cost or "{0}", sources=listed(parts, lang) or "–")
    return " ".join([text, *notes])


def _source_text(rendering: Rendering, source: ShownSource) -> str:
    text = f"{rendering.object(source.id)} {source.mana}".rstrip()
    costs = [source.paid] if source.paid else []
    costs += [rendering.say("tui.pay.sacrifices", name=rendering.object(one)) for one in source.sacrificed]
    if source.life:
        costs.append(rendering.say("tui.pay.life", count=source.life))
    costs += [rendering.say("tui.pay.counters", count=n, kind=kind) for kind, n in source.counters]
    if source.does_more:
        costs.append(rendering.say("tui.pay.does_more"))
    return f"{text} ({listed(costs, rendering.lang)})" if costs else text


def pay_by_plan(table: Table, player: Player, without: Collection[Handle] = ()) -> None:
    """Pay as the plan says, leaving some permanents alone.

    :raises IllegalActionError: it can't be paid so, or no payment waits
    """
    plan = shown_plan(table.view(player), without)
    if plan is None:
        rule = table.game.state.rulebook.number("601.2g")
        raise IllegalActionError(message("tui.pay.no_plan", "en"), rule=rule, key="tui.pay.no_plan")
    table.answer_all(player, table.number(player), plan.answers)
