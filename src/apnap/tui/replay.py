"""A game looked at again, act by act, and played on from any of them."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from apnap.i18n import message
from apnap.tui.board import Board, PhaseBar
from apnap.tui.dialogs import Menu
from apnap.tui.drawing import Drawing
from apnap.tui.gathering import Gathering
from apnap.tui.items import Item


class Replay(Screen[int]):
    """The positions of a game; the result is the act from which it is played on, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right", "step(1)", show=False, priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("home", "edge(0)", show=False, priority=True),
        Binding("end", "edge(1)", show=False, priority=True),
        Binding("enter", "play_on", show=False, priority=True),
        Binding("escape", "leave", show=False),
    ]
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    Replay #where { height: 2; text-style: bold; }
    """

    def __init__(self, gathering: Gathering, who: list[str]) -> None:
        super().__init__()
        self._gathering = gathering
        self._who = who
        self.act = gathering.game.acts_done

    def compose(self) -> ComposeResult:
        """Put the table below the steps of the turn, and where we are below the table."""
        yield PhaseBar(id="phases")
        yield Board(self._gathering.viewer, len(self._gathering.table.seats))
        yield Static(id="where", markup=False)

    def on_mount(self) -> None:
        """Begin at the end; the arrows are for the acts, not for the panes."""
        for pane in self.query("ItemList"):
            pane.can_focus = False
        self._draw()

    def _draw(self) -> None:
        gathering = self._gathering
        shown, lines = gathering.at_act(self.act)
        drawing = Drawing(shown, gathering.lang)
        self.query_one(PhaseBar).draw(drawing, None)
        board = self.query_one(Board)
        board.draw(drawing, self._who)
        board.tell(lines, gathering.lang)
        text = message("tui.replay.where", gathering.lang, act=self.act, acts=gathering.game.acts_done)
        self.query_one("#where", Static).update(Content(text))

    def action_step(self, by: int) -> None:
        """Go to the next act or the one before."""
        self.act = max(0, min(self.act + by, self._gathering.game.acts_done))
        self._draw()

    def action_turn(self, by: int) -> None:
        """Go to the beginning of another turn."""
        last = self._gathering.game.acts_done
        turn = self._turn_at(self.act)
        act = self.act + by
        while 0 < act < last and self._turn_at(act) == turn:
            act += by
        turn = self._turn_at(max(0, min(act, last)))
        while by < 0 < act and self._turn_at(act - 1) == turn:
            act -= 1
        self.act = max(0, min(act, last))
        self._draw()

    def _turn_at(self, act: int) -> int:
        return self._gathering.game.back_to(act).turn

    def action_edge(self, end: int) -> None:
        """Go to the beginning or the end."""
        self.act = self._gathering.game.acts_done if end else 0
        self._draw()

    def action_play_on(self) -> None:
        """Ask whether to play on from here."""
        lang = self._gathering.lang
        items = [Item(message(f"tui.replay.{key}", lang), key) for key in ("stay", "from_here")]
        self.app.push_screen(Menu(message("tui.replay.question", lang), items), self._decided)

    def _decided(self, key: str | None) -> None:
        if key == "from_here":
            self.dismiss(self.act)

    def action_leave(self) -> None:
        """Go back to the game as it is."""
        self.dismiss(None)
