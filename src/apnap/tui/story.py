"""What one person has been told of a game, so that it can be taken back with the acts that it tells of."""

from __future__ import annotations

from collections.abc import Sequence

from apnap.ids import Player
from apnap.table.table import Table


class Story:
    """Lines of a log, with the acts that each part of them tells of."""

    def __init__(self) -> None:
        self._parts: list[tuple[int, list[str]]] = []
        """How many acts had been done when a part was told, and its lines."""

    def catch_up(self, table: Table, player: Player) -> None:
        """Tell what has happened, and take back what has not happened any more."""
        acts = table.game.acts_done
        while self._parts and self._parts[-1][0] > acts:
            self._parts.pop()
        since = self._parts[-1][0] if self._parts else 0
        if since == 0:
            self._parts = [(acts, table.log(player))]
        elif since < acts:
            self._parts.append((acts, table.log(player, since)))

    def lines(self) -> Sequence[str]:
        """Return all of it."""
        return [line for _, lines in self._parts for line in lines]

    def forget(self) -> None:
        """Tell everything anew next time: in another language."""
        self._parts = []
