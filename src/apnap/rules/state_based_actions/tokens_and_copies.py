"""704.5d–e — tokens off the battlefield and copies of spells off the stack cease to exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.rules.records import CARD, TOKEN
from apnap.rules.state_based_actions.round import Round
from apnap.rules.zones import cease

if TYPE_CHECKING:
    from apnap.rules.state import State


def misplaced_objects(state: State, round_: Round) -> None:
    """Let those that have moved away since the last check cease; that is no event, and nothing can trigger on it.

    Where phased-out tokens are misplaced, too (2016:704.5d, 2007:217.8d), they have been noted as they phased out.
    """
    for ref in state.misplaced:
        record = state.current(ref)
        if (
            record is not None
            and record.kind != CARD
            and (record.zone != (BATTLEFIELD if record.kind == TOKEN else STACK) or record.phased_out)
        ):
            cease(state, ref)
            round_.ceased = True
    state.misplaced = ()
