"""504.1, classic:304.1: the draw of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.effect import Draw
from apnap.abilities.objects import AnyPlayer, You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.values import DRAW
from apnap.rules import events as ev
from apnap.rules.definitions import compile_ability
from apnap.rules.happen import happen
from apnap.rules.libraries import draw
from apnap.rules.sourceless import trigger_sourceless

if TYPE_CHECKING:
    from apnap.rules.state import State

_DRAWS: Final = compile_ability(
    Triggered(
        BeginningOf(DRAW, AnyPlayer()),
        Body(effect=Draw(You())),
        text="At the beginning of your draw step, draw a card.",
        keyword="turn draw",
    )
)


def draw_for_the_turn(state: State) -> None:
    """504.1: the active player draws a card. Call it as the last thing in a step.

    Where it is a triggered ability (classic:304.1) it goes on the stack with whatever else triggers as the step begins,
    as if a card of that player said so.
    """
    if state.rulebook.turn_draw == "turn_based":
        happen(state, draw(state.active))
        return
    event = ev.StepBegan()
    event.player = state.active
    event.amount = DRAW
    trigger_sourceless(state, _DRAWS, state.active, event)
