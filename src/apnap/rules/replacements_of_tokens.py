"""614.1a, 701.7: tokens that are created besides those that would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.rules import events as ev
from apnap.rules.permissions import ActivePart
from apnap.rules.quantities import amount
from apnap.rules.replacement_kinds import applies
from apnap.rules.replacing import Happening
from apnap.rules.tokens import create_tokens, token_definition

if TYPE_CHECKING:
    from apnap.rules.state import State


def create_besides(
    frame: Happening, state: State, active: ActivePart, more: eff.CreateTokens, event: ev.CreateTokens
) -> None:
    """Add other tokens to those that a player would create.

    What one player would create at the same time is one event, of however many kinds: the effect is applied once, to
    all of it. The others have been through the same effects as what they come with (614.5).
    """
    total = event.amount
    for at in range(frame.at + 1, len(frame.proposed)):
        other = frame.proposed[at]
        if not isinstance(other, ev.CreateTokens) or other.player != event.player or frame.number in other.applied:
            continue
        if applies(state, active, other):
            frame.proposed[at] = seen = other.copy()
            seen.applied = (*seen.applied, frame.number)
            total += other.amount
    whole = event.copy()
    whole.amount = total
    context = frame.context.copy()
    context.event = whole
    n = amount(state, more.n, context)
    if n > 0:
        made = create_tokens(event.player, token_definition(state, more.token, context), n, event.source)
        made.effect_of = context.you
        made.tapped = more.entering.tapped
        made.applied = event.applied
        frame.proposed.append(made)
