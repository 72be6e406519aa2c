"""The panes of the table: opponents, the stack, one's own side, the hand, the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from apnap.abilities.values import STEP_NAMES
from apnap.i18n import message
from apnap.ids import Player
from apnap.table.settings import Settings
from apnap.table.shown import Shown
from apnap.tui.drawing import Drawing
from apnap.tui.items import Item, ItemList
from apnap.tui.stops import Stop, stop_at

_RARE_STEPS: Final = ("untap", "first_combat_damage", "cleanup")
"""Steps that are on the bar only while they last."""
_STOP_MARKS: Final = {Stop.NONE: " ", Stop.USUAL: ".", Stop.FIRM: "="}


class PhaseBar(ItemList):
    """The steps of the turn with the stops of the person; the present one stands in brackets."""

    DEFAULT_CSS = """
    PhaseBar, PhaseBar:focus { height: 1; border: none; }
    """
    GAP: ClassVar = 0

    def draw(self, drawing: Drawing, settings: Settings | None) -> None:
        """Show whose turn it is, the steps, and where the person stops in turns of this player."""
        shown = drawing.shown
        own = shown.active == shown.you
        if shown.turn:
            turn = drawing.say("board.turn", n=shown.turn, player=drawing.player(shown.active).letter)
        else:
            turn = drawing.say("board.before")
        items = [Item(turn, "turn")]
        for step in STEP_NAMES:
            here = step == shown.step and shown.turn > 0
            if step in _RARE_STEPS and not here:
                continue
            mark = _STOP_MARKS[stop_at(settings, step, own)] if settings is not None else " "
            name = drawing.say(f"step.{step}")
            items.append(Item(f"[{name}]" if here else name, f"step {step}", mark=mark))
        self.show(items)


class Board(Widget):
    """A position, drawn in panes."""

    DEFAULT_CSS = """
    Board { layout: vertical; height: 1fr; }
    Board #sides { width: 2fr; }
    Board #beside { width: 1fr; min-width: 24; }
    Board #stack { height: 2fr; }
    Board #log { height: 3fr; }
    Board #hand { height: 4; }
    Board.tall #hand { height: 6; }
    """

    def __init__(self, you: Player, players: int) -> None:
        super().__init__()
        self.opponents = [seat for seat in range(players) if seat != you]
        self._you = you

    def compose(self) -> ComposeResult:
        """Put the panes in their order: that is the order of Tab, too."""
        with Horizontal():
            with Vertical(id="sides"):
                for number, _ in enumerate(self.opponents):
                    yield ItemList(id=f"opponent{number}", classes="side")
                yield ItemList(id="own", classes="side")
            with Vertical(id="beside"):
                yield ItemList(id="stack", flow=False)
                yield ItemList(id="log", flow=False)
        yield ItemList(id="hand")

    def pane(self, name: str) -> ItemList:
        """Return a pane by its name."""
        return self.query_one(f"#{name}", ItemList)

    def draw(self, drawing: Drawing, who: Sequence[str]) -> None:
        """Show a position.

        :param who: what each player is called: you, the computer …
        """
        shown: Shown = drawing.shown
        others = [player.seat for player in shown.players if player.seat != shown.you]
        for number, seat in enumerate(others):
            self.pane(f"opponent{number}").show(drawing.battlefield(seat), drawing.heading(seat, who[seat]))
        you = drawing.player(shown.you)
        self.pane("own").show(drawing.battlefield(shown.you), drawing.heading(shown.you, who[shown.you]))
        self.pane("stack").show(drawing.stack(), drawing.say("board.stack", n=len(shown.stack)))
        self.pane("hand").show(drawing.cards(you.hand, "hand"), drawing.say("board.your_hand", n=you.hand_size))

    def tell(self, lines: Sequence[str], lang: str) -> None:
        """Show the log, and its end unless somebody is reading."""
        pane = self.pane("log")
        reading = pane.has_focus and pane.cursor < len(pane.items) - 1
        pane.show([Item(line, f"{number}") for number, line in enumerate(lines)], message("tui.board.log", lang))
        if not reading:
            pane.move_to(len(lines) - 1)

    def on_resize(self) -> None:
        """Give the hand more room where there is more."""
        self.set_class(self.size.height > 24, "tall")
