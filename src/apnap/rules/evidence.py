"""701.59: collecting evidence: the choice of cards whose total mana value is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.choosing_totals import choose_total

if TYPE_CHECKING:
    from apnap.rules.state import State

COLLECT: Final = "collect evidence"
"""What the event is called that tells of it."""


def evidence_within(state: State, player: Player, without: tuple[Ref, ...] = ()) -> int:
    """Return the total mana value of the cards in a player's graveyard, except some (701.59b)."""
    return sum(value for _, value in _cards(state, player, without))


def choose_evidence(state: State, player: Player, need: int, source: Ref, without: tuple[Ref, ...] = ()) -> None:
    """Let a player choose the cards; ``state.result`` is then all of them. Last act of a step."""
    choose_total(state, player, _cards(state, player, without), need, "collect_evidence", source, "701.59a")


def _cards(state: State, player: Player, without: tuple[Ref, ...]) -> list[tuple[Ref, int]]:
    """Return the cards that may be exiled, each with its mana value."""
    return [
        (ref, characteristics(state, state.objects[ref >> REF_SHIFT]).mana_value)
        for ref in state.players[player].graveyard
        if ref not in without
    ]
