"""Who looks at a game, and in which language."""

from __future__ import annotations

from typing import Protocol

from apnap.errors import ApnapError
from apnap.game import Game
from apnap.i18n.rendering import Rendering
from apnap.ids import Player


class Sitting(Protocol):
    """A person at a game."""

    @property
    def game(self) -> Game:
        """The game."""

    @property
    def seat(self) -> Player:
        """The seat that is looked from."""

    @property
    def lang(self) -> str:
        """The language of the person."""

    @property
    def refusal(self) -> ApnapError | None:
        """The last thing that was refused to the person."""

    def rendering(self) -> Rendering:
        """Return the words for what the person sees."""


class Onlooker:
    """A person who looks at a game from a seat."""

    def __init__(self, game: Game, seat: Player, lang: str, refusal: ApnapError | None = None) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.refusal = refusal

    def rendering(self) -> Rendering:
        """Return the words for what the person sees."""
        return self.game.rendering(self.seat, self.lang)
