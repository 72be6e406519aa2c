"""2016:306.7: an opponent's noncombat damage to a player may be dealt to a planeswalker of theirs instead.

It is a redirection effect (614.9) that the rules themselves had; today damage is dealt to planeswalkers directly
(306.7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import PLANESWALKER
from apnap.ids import NO_PLAYER, Ref
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.choices import choose_objects
from apnap.rules.entities import player_of
from apnap.rules.events import Damage

if TYPE_CHECKING:
    from apnap.rules.state import State


def planeswalkers_instead(state: State, event: Damage) -> list[Ref]:
    """Return the planeswalkers to which the damage may be redirected; none where the book has no such rule."""
    if event.combat or event.other >= 0 or event.amount <= 0 or not state.rulebook.planeswalker_redirect:
        return []
    player = player_of(event.other)
    dealing = controller_of(state, state.last_known(event.subject))
    if dealing == NO_PLAYER or player not in state.opponents(dealing):
        return []
    found: list[Ref] = []
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if not record.phased_out:
            chars = characteristics(state, record)
            if chars.card_types & PLANESWALKER and chars.controller == player:
                found.append(ref)
    return found


def ask_for_redirection(state: State, event: Damage) -> None:
    """2016:306.7: whoever controls the source chooses as the effect is applied; call it as the last thing in a step."""
    who = controller_of(state, state.last_known(event.subject))
    walkers = planeswalkers_instead(state, event)
    choose_objects(state, who, walkers, 0, 1, "redirect_to_planeswalker", event.subject, "306.7")


def redirect_to_planeswalker(state: State, event: Damage) -> None:
    """Let the damage be dealt to the planeswalker that was chosen, if one was."""
    if state.result:
        event.other = state.result[0]
        event.player = NO_PLAYER
