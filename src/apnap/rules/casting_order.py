"""classic:409.2f: optional and alternative costs are chosen as they are paid, after targets; later before (601.2b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from apnap.abilities.casting import Way
from apnap.abilities.condition import CostPaid
from apnap.abilities.node import Node
from apnap.abilities.quantity import CostAmount
from apnap.abilities.walk import walk
from apnap.rules.card_info import card_info
from apnap.rules.casting_costs import CHANGES_SPELL, Proposal, options_of
from apnap.rules.costs import depends_on_targets
from apnap.rules.keywords.giving import GIFT

if TYPE_CHECKING:
    from apnap.rules.state import State


def costs_come_last(state: State, proposal: Proposal, ways: Sequence[Way]) -> bool:
    """Tell whether costs can be chosen after the targets.

    In the classic book they are, unless what is announced before depends on them: what the spell targets, its modes, or
    the value of X.
    """
    if depends_on_targets(state, proposal.spell):
        return False
    hand = state.players[proposal.player].hand
    if any(card_info(record.definition).splice for ref in hand if (record := state.current(ref)) is not None):
        return False
    chosen = [(part.id, 1) for part in proposal.optional]
    paid = [options for way in ways for options in (options_of(way), (*options_of(way), *chosen))]
    if any(id == GIFT or id in CHANGES_SPELL for options in paid for id, _ in options):
        return False
    if any(proposal.has_x(way, options) for way in ways for options in paid):
        return len(ways) == 1 and not chosen
    return all(_asks_the_same(proposal, options) for options in paid)


def _asks_the_same(proposal: Proposal, options: tuple[tuple[str, int], ...]) -> bool:
    """Tell whether the spell announces the same, these costs paid or not."""
    body = proposal.body
    if proposal.body_with(options) != body:
        return False
    asked: list[Node | None] = list(body.targets)
    if body.modes is not None:
        if body.modes.costs or body.modes.per_extra is not None or body.modes.all_if:
            return False
        asked += [body.modes.minimum, body.modes.maximum, body.modes.more_if]
        asked += [target for mode in body.modes.modes for target in mode.targets]
    return not any(isinstance(node, CostPaid | CostAmount) for one in asked if one is not None for node in walk(one))
