"""701.42: melding the two cards of a meld pair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.values import BATTLEFIELD
from apnap.rules import events as ev
from apnap.rules.expressions import objects_of
from apnap.rules.instructions import performs
from apnap.rules.merging import meld_pair, melded
from apnap.rules.performing.moving import fill_entering
from apnap.rules.performing.results import remember_moved
from apnap.rules.programs import Running, propose
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State


def begin_meld(run: Running, state: State, node: eff.Meld) -> None:
    """701.42a–c: the pair enters as one permanent; cards that are no meld pair stay where they are."""
    records = [state.current(ref) for ref in objects_of(state, node.what, run.context)]
    cards = meld_pair([record for record in records if record is not None], node.name)
    if len(cards) != 2:
        propose(run, state, [])
        return
    event = move(cards[0].ref, BATTLEFIELD, ev.BY_NOTHING, run.context.source)
    fill_entering(state, event, node.entering, run.context)
    if event.controller < 0:
        event.controller = run.context.you  # 110.2a
    event.copied = melded(cards[0], cards[1])
    event.melded_with = cards[1].ref
    propose(run, state, [event])


def after_meld(run: Running, state: State, node: eff.Meld) -> None:
    """Remember the melded permanent."""
    remember_moved(run, state, node.slot, BATTLEFIELD)


performs(eff.Meld, begin_meld, after_meld)
