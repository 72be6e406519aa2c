"""The full-screen application."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from apnap.game import Game
from apnap.tui.dialogs import Dialog
from apnap.tui.gathering import Gathering
from apnap.tui.looking import TableScreen
from apnap.tui.play_screen import PlayScreen


class ApnapApp(App[Game]):
    """A terminal with people at it."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "leave", show=False, priority=True)]
    TITLE = "apnap"

    def __init__(self, gathering: Gathering, next_seed: int | None = None) -> None:
        super().__init__()
        self._first = gathering
        self.next_seed = next_seed
        """The seed of a rematch; None: any."""

    def on_mount(self) -> None:
        """Begin with the table."""
        self.push_screen(PlayScreen(self._first))

    def action_leave(self) -> None:
        """Leave the table, or first whatever lies over it."""
        if isinstance(self.screen, Dialog):
            self.screen.action_give_up()
            return
        table = next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)
        if table is not None:
            table.action_leave()


def run_on_screen(gathering: Gathering) -> Game:
    """Go on on the whole screen; return the game that was played in the end."""
    try:
        return ApnapApp(gathering).run() or gathering.game
    finally:
        gathering.keeper.close()
