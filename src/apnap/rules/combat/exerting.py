"""701.43: exerting creatures as they attack, an optional cost (508.1g)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import static
from apnap.abilities.duration import NextUntapStep
from apnap.abilities.objects import Iterated, You
from apnap.ids import Ref
from apnap.rules.context import context_for
from apnap.rules.events import KeywordAction
from apnap.rules.lasting import add_part
from apnap.rules.libraries import action
from apnap.rules.permissions import restrictions

if TYPE_CHECKING:
    from apnap.rules.state import State

EXERT: Final = "exert"
_STAYS_TAPPED: Final = static.Restriction(static.CANT_UNTAP_IN_UNTAP_STEP, Iterated(), whom=You())


def may_be_exerted(state: State, attackers: list[Ref]) -> tuple[Ref, ...]:
    """Return the attackers that their controller may exert (701.43d)."""
    return tuple(ref for ref in attackers if restrictions(state, static.MAY_BE_EXERTED, state.objects[ref >> 24]))


def exert(state: State, refs: tuple[Ref, ...]) -> list[KeywordAction]:
    """Exert creatures of the active player: they do not untap during that player's next untap step (701.43a), but do
    during another's who controls them then; return the events that tell of it.

    Their ``other`` is whose static ability it was: "when you do" is linked to that one (607.2h).
    """
    for ref in refs:
        context = context_for(ref, state.active)
        context.iterated = ref
        add_part(state, _STAYS_TAPPED, NextUntapStep(), context)
    told = [action(EXERT, state.active, 0, ref) for ref in refs]
    for event in told:
        event.other = event.subject
    return told
