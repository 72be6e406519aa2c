"""Small screens over the table: something to read, a menu, a line to type, yes or no, handing over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from apnap.tui.items import Item, ItemList

Result = TypeVar("Result")


class Dialog(ModalScreen[Result], Generic[Result]):
    """A box over the table; Escape closes it."""

    DEFAULT_CSS = """
    Dialog { align: center middle; }
    Dialog > #box { width: 90%; max-width: 100; height: auto; max-height: 95%; border: double $accent; padding: 0 1; }
    Dialog #box { background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", show=False)]

    def action_give_up(self) -> None:
        """Close it without a result."""
        self.dismiss(None)


class Reading(Dialog[None]):
    """Something to read: help, a card, the log, reasons."""

    DEFAULT_CSS = """
    Reading > #box { height: auto; }
    Reading VerticalScroll { height: auto; max-height: 100%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q,space,f1", "give_up", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str], *, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """Show the lines; they can be scrolled with the arrows."""
        with VerticalScroll(id="box") as box:
            box.border_title = Content(self._title)
            yield Static(Content("\n".join(self._lines)))

    def on_mount(self) -> None:
        """Make the arrows scroll, and go to the end if that is what is wanted."""
        box = self.query_one("#box", VerticalScroll)
        box.focus()
        if self._at_end:
            box.scroll_end(animate=False)


class Menu(Dialog[str]):
    """Some things of which one is chosen; the result is its key."""

    DEFAULT_CSS = """
    Menu ItemList, Menu ItemList:focus { border: none; height: auto; }
    """

    def __init__(self, title: str, items: Sequence[Item]) -> None:
        super().__init__()
        self._title = title
        self._items = items

    def compose(self) -> ComposeResult:
        """Show the items, one a line."""
        with Vertical(id="box") as box:
            box.border_title = Content(self._title)
            pane = ItemList(flow=False)
            pane.styles.height = min(len(self._items), max(self.app.size.height - 6, 1))
            yield pane

    def on_mount(self) -> None:
        """Begin at the first item."""
        pane = self.query_one(ItemList)
        pane.show(self._items)
        pane.focus()

    def on_item_list_chosen(self, event: ItemList.Chosen) -> None:
        """Close with what was chosen."""
        self.dismiss(event.item.key)


class Asking(Dialog[str]):
    """A line to type: the name of a file."""

    DEFAULT_CSS = """
    Asking Input { border: none; height: 1; padding: 0; }
    Asking Input:focus { border: none; text-style: reverse; }
    """

    def __init__(self, title: str, value: str = "") -> None:
        super().__init__()
        self._title = title
        self._value = value

    def compose(self) -> ComposeResult:
        """Show the line."""
        with Vertical(id="box") as box:
            box.border_title = Content(self._title)
            yield Input(self._value, compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with what was typed."""
        self.dismiss(event.value.strip() or None)


class HandOver(Screen[None]):
    """The terminal goes from one person to another: nothing of the table is to be seen."""

    DEFAULT_CSS = """
    HandOver { align: center middle; background: $background; }
    HandOver Static { width: auto; text-align: center; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "take", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """Say who is to sit down."""
        yield Static(Content(self._text))

    def action_take(self) -> None:
        """Somebody has sat down."""
        self.dismiss(None)

    def on_click(self) -> None:
        """Somebody has sat down."""
        self.dismiss(None)
