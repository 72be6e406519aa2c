"""614.1a: keyword actions that are about to be performed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.about_to import AboutTo
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.expressions import looked_back
from apnap.rules.instructions import performs
from apnap.rules.libraries import action
from apnap.rules.performing.results import not_replaced
from apnap.rules.programs import Running, propose, remember
from apnap.rules.replacement_kinds import affected_kinds

if TYPE_CHECKING:
    from apnap.rules.state import State


def begin(run: Running, state: State, node: AboutTo) -> None:
    """Let effects say that something else is done instead, if there are any that look for such actions."""
    run.counts = ()
    refs = looked_back(state, node.what, run.context)
    if refs and affected_kinds(state) >> ev.KEYWORD_ACTION & 1:
        run.counts = (1,)
        propose(
            run,
            state,
            [action(node.action, controller_of(state, state.last_known(ref)), 0, ref) for ref in refs],
        )


def unless_replaced(run: Running, state: State, node: AboutTo) -> None:
    """Remember whether nothing else was done instead."""
    happens = not run.counts or bool(not_replaced(run, state))
    run.counts = ()
    remember(run, node.slot, (), (), int(happens), happens)


performs(AboutTo, begin, unless_replaced)
