"""701.24, 701.40e: a face-down pile is shuffled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.piles import ShufflePile
from apnap.rules.instructions import performs
from apnap.rules.knowledge import forget
from apnap.rules.programs import Running, remember

if TYPE_CHECKING:
    from apnap.rules.state import State


def shuffle_pile(run: Running, state: State, node: ShufflePile) -> None:
    """Put the cards of the pile in random order; whoever knew one of them loses track of it."""
    pile = run.context.slots.get(node.slot)
    if pile is None:
        return
    cards = [ref for ref in pile.objects if state.current(ref) is not None]
    forget(state, cards, 0)
    remember(run, node.slot, tuple(state.shuffled(cards)), pile.players, pile.amount, pile.happened)


performs(ShufflePile, shuffle_pile)
