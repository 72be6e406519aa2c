"""603.2: occurrences that few cards speak of: permanents that phase, spells that are countered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import rare_occurrences as rare
from apnap.rules import events as ev
from apnap.rules.context import Context
from apnap.rules.events import Event
from apnap.rules.occurrence_checks import caused_by, ref_fits, watched

if TYPE_CHECKING:
    from apnap.rules.state import State


@watched(rare.Phases, ev.PHASED)
def _phases(state: State, want: rare.Phases, event: Event, context: Context) -> bool:
    return want.out == (event.amount == 0) and ref_fits(state, event.subject, want.what, context)


@watched(rare.IsCountered, ev.COUNTERED)
def _is_countered(state: State, want: rare.IsCountered, event: Event, context: Context) -> bool:
    return caused_by(state, event, want.by, context) and ref_fits(state, event.subject, want.what, context)
