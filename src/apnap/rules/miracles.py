"""702.94: a card with miracle may be revealed as it is drawn, if it is the first card its owner draws in a turn.

Only the player who draws knows which card it is: they are asked once nothing else can happen to the draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import HAND
from apnap.ids import NO_REF, REF_SHIFT, Player, Ref
from apnap.rules.card_info import card_info
from apnap.rules.characteristics import keyword_nodes
from apnap.rules.choices import choose_yes_no
from apnap.rules.knowledge import show
from apnap.rules.permissions import hands_are_changed

if TYPE_CHECKING:
    from apnap.rules.state import State

MIRACLE: Final = "miracle"


def drawn_with_miracle(state: State, player: Player) -> Ref:
    """Return the card with miracle that a player is about to draw as the first one this turn; 0: there is none."""
    record = state.players[player]
    if record.cards_drawn or not record.library:
        return NO_REF
    top = record.library[-1]
    card = state.objects[top >> REF_SHIFT]
    if card_info(card.definition).miracle:
        return top
    if hands_are_changed(state):  # an effect may give it to cards in hand
        drawn = card.copy()
        drawn.zone = HAND
        if keyword_nodes(state, drawn, MIRACLE):
            return top
    return NO_REF


def ask_for_miracle(state: State, player: Player, card: Ref) -> None:
    """Let the player decide whether to reveal it. Last act of a step."""
    show(state, (card,), (player,))
    choose_yes_no(state, player, MIRACLE, card, "702.94a")
