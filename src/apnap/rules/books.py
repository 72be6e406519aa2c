"""100: which games a rulebook knows."""

from __future__ import annotations

from apnap.errors import RulebookError
from apnap.rulebooks.switches import Rulebook


def refuse_seats(book: Rulebook, seats: int) -> None:
    """Refuse a game with more players than the book knows: classic:100.1 is written for two.

    :raises RulebookError: naming the number of players and the most there may be
    """
    if book.players_max == "two" and seats > 2:
        text = f"by this rulebook a game has 2 players, not {seats}"
        raise RulebookError(text, rule="100.1", key="game.too_many_players", count=seats)
