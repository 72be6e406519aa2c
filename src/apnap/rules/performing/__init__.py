"""609, 610 (classic:416.1, classic:417.1): one performer per effect node: how every instruction of a card is carried
out, once (one-shot effects) or so that something lasts (:mod:`apnap.rules.lasting`) or waits for an event.

:data:`PERFORMED` says which nodes, with which field values, are carried out; :func:`unsupported` tells what of an
ability can't be. A field that a performer does not honour is refused there, never ignored.
"""

from __future__ import annotations

from apnap.rules.instructions import PERFORMED
from apnap.rules.performing import (
    announcing,
    binding,
    cards,
    casting_now,
    choosing,
    contests,
    continuous,
    copying_for_each,
    counting,
    creating,
    damaging,
    designating,
    destroying,
    flow,
    kinds_of_counters,
    library,
    life_totals,
    manifesting,
    melding,
    moving,
    moving_counters,
    piles,
    players,
    putting_up_to,
    recurring,
    removing_among,
    reselecting,
    retargeting,
    searching,
    spells,
    states,
    swapping,
    the_ring,
    unlocking,
    venturing,
    visiting,
)
from apnap.rules.performing.support import unsupported

__all__ = [
    "PERFORMED", "announcing", "binding", "cards", "casting_now", "choosing", "contests", "continuous",
    "copying_for_each", "counting", "creating", "damaging", "designating", "destroying", "flow", "kinds_of_counters",
    "library", "life_totals", "manifesting", "melding", "moving", "moving_counters", "piles", "players",
    "putting_up_to", "recurring", "removing_among", "reselecting", "retargeting", "searching", "spells",
    "states", "swapping", "the_ring", "unlocking", "unsupported", "venturing", "visiting",
]  # fmt: skip
