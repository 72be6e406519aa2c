"""A pane of items: a cursor, marks, and as many lines as there is room for.

Each item is told by words and two characters before it: ``>`` where the cursor is, and a mark (``*`` something can be
done with it, ``+`` it is chosen), so that nothing depends on colors.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click, Focus, MouseScrollDown, MouseScrollUp, Resize
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

_HEAD: Final = 2
"""How many characters stand before an item."""
_RIGHT: Final = 3
"""The number of the right button of a mouse."""


class Item(NamedTuple):
    """Something that a pane shows."""

    text: str
    key: str = ""
    """By which it is found again when the pane shows something new."""
    entities: tuple[int, ...] = ()
    """The objects or players that it stands for."""
    mark: str = " "
    style: str = ""


class _Cell(NamedTuple):
    """An item, or a part of a long one, in a line."""

    number: int
    column: int
    text: str
    is_first: bool = True


def _flowing(items: Sequence[Item], width: int, gap: int) -> list[list[_Cell]]:
    """Return items one beside the other; those that are longer than a line are cut."""
    lines: list[list[_Cell]] = []
    column = 0
    for number, item in enumerate(items):
        text = item.text if cell_len(item.text) + _HEAD <= width else set_cell_size(item.text, width - _HEAD - 1) + "…"
        if not lines or column + cell_len(text) + _HEAD > width:
            lines.append([])
            column = 0
        lines[-1].append(_Cell(number, column, text))
        column += cell_len(text) + _HEAD + gap
    return lines


def _below(items: Sequence[Item], width: int) -> list[list[_Cell]]:
    """Return items one below the other, as many lines each as it needs."""
    return [
        [_Cell(number, 0, text, part == 0)]
        for number, item in enumerate(items)
        for part, text in enumerate(wrap(item.text, width - _HEAD) or [""])
    ]


class ItemList(Widget, can_focus=True):
    """Items one beside the other as far as a line goes, or one a line."""

    DEFAULT_CSS = """
    ItemList { height: 1fr; border-top: solid $primary; }
    ItemList:focus { border-top: heavy $accent; }
    """
    GAP: ClassVar = 1
    """How many columns are free between two items."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "line(-1)", show=False),
        Binding("down", "line(1)", show=False),
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("home", "edge(0)", show=False),
        Binding("end", "edge(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Chosen(Message):
        """An item was chosen: Enter, or a click."""

        def __init__(self, pane: ItemList, item: Item) -> None:
            super().__init__()
            self.pane = pane
            self.item = item

    class LookedAt(Message):
        """Somebody wants to know more of an item: a click with the right button."""

        def __init__(self, item: Item) -> None:
            super().__init__()
            self.item = item

    def __init__(self, *, flow: bool = True, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.flow = flow
        """Whether items stand one beside the other; else each begins a line, and goes on in the next if it is long."""
        self.items: list[Item] = []
        self.cursor = 0
        self.heading = ""
        self._top = 0
        self._lines: list[list[_Cell]] = []

    # ------------------------------------------------------------------------------------ what is shown

    def show(self, items: Sequence[Item], heading: str = "", *, stay: bool = True) -> None:
        """Show other items; the cursor stays at its item, if it may stay and it is still there."""
        old = self.current
        self.items = list(items)
        self.heading = heading
        self.cursor = self._place_of(old) if stay else 0
        self._arrange()

    def _place_of(self, old: Item | None) -> int:
        """Return where the cursor goes: to the same item, or one with one of its objects, else nowhere."""
        if old is not None:
            for number, item in enumerate(self.items):
                if item.key == old.key:
                    return number
            for number, item in enumerate(self.items):
                if set(item.entities) & set(old.entities):
                    return number
        return min(self.cursor, max(len(self.items) - 1, 0))

    @property
    def current(self) -> Item | None:
        """The item at the cursor."""
        return self.items[self.cursor] if self.cursor < len(self.items) else None

    def _arrange(self) -> None:
        width = max(self.content_size.width, _HEAD + 1)
        self._lines = _flowing(self.items, width, self.GAP) if self.flow else _below(self.items, width)
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        height = max(self.content_size.height, 1)
        first = self._line_of(self.cursor)
        last = first + sum(line[0].number == self.cursor and not line[0].is_first for line in self._lines)
        self._top = max(min(self._top, first, len(self._lines) - height), last - height + 1, 0)
        more = ("↑" if self._top else "") + ("↓" if self._top + height < len(self._lines) else "")
        title = f"{self.heading} {more}" if more else self.heading
        self.border_title = Content(title)
        self.refresh()

    def _line_of(self, number: int) -> int:
        return next((at for at, line in enumerate(self._lines) if any(cell.number == number for cell in line)), 0)

    def render_line(self, y: int) -> Strip:
        """Return a line as it is drawn."""
        width = self.content_size.width
        at = y + self._top
        if at >= len(self._lines):
            return Strip.blank(width, self.rich_style)
        segments: list[Segment] = []
        filled = 0
        for cell in self._lines[at]:
            if cell.column > filled:
                segments.append(Segment(" " * (cell.column - filled)))
            head = "  "
            if cell.is_first:
                here = self.has_focus and cell.number == self.cursor
                head = f"{'>' if here else ' '}{self.items[cell.number].mark}"
            segments.append(Segment(head + cell.text, self._style(cell.number)))
            filled = cell.column + _HEAD + cell_len(cell.text)
        return Strip(segments).apply_style(self.rich_style).adjust_cell_length(width, self.rich_style)

    def _style(self, number: int) -> Style:
        item = self.items[number]
        style = Style.parse(item.style) if item.style else Style()
        if item.mark != " ":
            style += Style(bold=True)
        return style + Style(reverse=True) if self.has_focus and number == self.cursor else style

    def on_resize(self, event: Resize) -> None:
        """Arrange the items anew."""
        self._arrange()

    def on_focus(self, event: Focus) -> None:
        """Show where the cursor is."""
        self._keep_in_sight()

    # ------------------------------------------------------------------------------------ moving and choosing

    def move_to(self, number: int) -> None:
        """Move the cursor to an item."""
        if self.items:
            self.cursor = max(0, min(number, len(self.items) - 1))
            self._keep_in_sight()

    def action_move(self, by: int) -> None:
        """Move the cursor to the next item or the one before."""
        self.move_to(self.cursor + by)

    def action_line(self, by: int) -> None:
        """Move the cursor to the item above or below."""
        line = self._line_of(self.cursor)
        if not self._lines or not 0 <= line + by < len(self._lines):
            return
        column = next(cell.column for cell in self._lines[line] if cell.number == self.cursor)
        at = line + by
        while 0 <= at < len(self._lines) and self._lines[at][0].number == self.cursor:
            at += by  # the rest of a long item
        if 0 <= at < len(self._lines):
            self.move_to(min(self._lines[at], key=lambda cell: abs(cell.column - column)).number)

    def action_page(self, by: int) -> None:
        """Move the cursor by as many lines as are seen."""
        for _ in range(max(self.content_size.height - 1, 1)):
            self.action_line(by)

    def action_edge(self, end: int) -> None:
        """Move the cursor to the first item or the last."""
        self.move_to(len(self.items) - 1 if end else 0)

    def action_choose(self) -> None:
        """Choose the item at the cursor."""
        item = self.current
        if item is not None:
            self.post_message(self.Chosen(self, item))

    def on_click(self, event: Click) -> None:
        """Choose what is clicked at; with the right button, look at it."""
        place = event.get_content_offset(self)
        if place is None or place.y + self._top >= len(self._lines):
            return
        for cell in self._lines[place.y + self._top]:
            if cell.column <= place.x < cell.column + cell_len(cell.text) + _HEAD:
                event.stop()
                self.move_to(cell.number)
                if event.button == _RIGHT:
                    self.post_message(self.LookedAt(self.items[cell.number]))
                else:
                    self.action_choose()
                return

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """Go down a line."""
        self.action_line(1)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """Go up a line."""
        self.action_line(-1)
