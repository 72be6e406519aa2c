"""What each player has left of their time."""

from __future__ import annotations

from apnap.ids import NO_PLAYER, Player


class Clocks:
    """The clocks of a game; the one of whoever has to decide runs.

    >>> clocks = Clocks([60.0, 60.0])
    >>> clocks.run(0, now=5.0)
    >>> clocks.run(1, now=15.0)
    >>> clocks.left(0, now=25.0), clocks.left(1, now=25.0), clocks.expired(now=25.0)
    (50.0, 50.0, -1)
    """

    def __init__(self, left: list[float]) -> None:
        self._left = list(left)
        self.running: Player = NO_PLAYER
        self._since = 0.0

    def run(self, player: Player, now: float) -> None:
        """Let the clock of a player run from now on, or, with NO_PLAYER, none."""
        if player != self.running:
            self._settle(now)
            self.running = player

    def left(self, player: Player, now: float) -> float:
        """Return the seconds that a player has left."""
        spent = now - self._since if player == self.running else 0.0
        return max(0.0, self._left[player] - spent)

    def all_left(self, now: float) -> list[float]:
        """Return the seconds that each player has left, by seat."""
        return [self.left(player, now) for player in range(len(self._left))]

    def expired(self, now: float) -> Player:
        """Return the player whose clock runs and has run out, NO_PLAYER if none has."""
        if self.running != NO_PLAYER and self.left(self.running, now) <= 0:
            return self.running
        return NO_PLAYER

    def _settle(self, now: float) -> None:
        if self.running != NO_PLAYER:
            self._left[self.running] = self.left(self.running, now)
        self._since = now
