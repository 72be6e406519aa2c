"""The question, what can be answered, a line to type in, and what was refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Static

from apnap.i18n import message
from apnap.tui.items import Item, ItemList
from apnap.tui.questions import Option, Question, found_in

WORDS: Final = "words"
NUMBER: Final = "number"
SEARCH: Final = "search"


class PromptPane(Widget):
    """What a person is asked."""

    DEFAULT_CSS = """
    PromptPane { height: 6; layout: vertical; }
    PromptPane.tall { height: 12; }
    PromptPane #question { height: auto; max-height: 3; text-style: bold; }
    PromptPane #notice { height: auto; max-height: 2; display: none; }
    PromptPane #notice.told { display: block; }
    PromptPane #options, PromptPane #options:focus { border: none; height: 1fr; min-height: 2; }
    PromptPane #typed { display: none; height: 1; border: none; padding: 0; }
    PromptPane #typed:focus { border: none; text-style: reverse; }
    PromptPane #typed.open { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "to_options", show=False),
    ]

    class Typed(Message):
        """A line was typed: in words, or a number that is asked for."""

        def __init__(self, kind: str, text: str) -> None:
            super().__init__()
            self.kind = kind
            self.text = text

    def __init__(self) -> None:
        super().__init__()
        self.question: Question | None = None
        self._kind = ""

    def compose(self) -> ComposeResult:
        """Put the question first, then the line to type in and the options, then the notice."""
        yield Static(id="question", markup=False)
        yield Input(id="typed", compact=True)
        yield ItemList(id="options")
        yield Static(id="notice", markup=False)

    @property
    def options(self) -> ItemList:
        """The pane of the options."""
        return self.query_one("#options", ItemList)

    @property
    def line(self) -> Input:
        """The line to type in."""
        return self.query_one("#typed", Input)

    # ------------------------------------------------------------------------------------ asking

    def ask(self, question: Question) -> None:
        """Ask a question; with a number to give, or many things to choose from, there is a line to type in."""
        new = self.question is None or self.question.prompt != question.prompt
        self.question = question
        if new:
            self._open_for(question)
        self._draw(stay=not new)

    def _open_for(self, question: Question) -> None:
        numbers = question.numbers()
        if numbers:
            text = message("cli.numbers", question.lang, low=min(numbers), high=max(numbers))
            self._open(NUMBER, text)
        elif question.is_long:
            self._open(SEARCH, message("tui.ask.search", question.lang))
        else:
            self.close()

    def _draw(self, stay: bool = True) -> None:
        question = self.question
        assert question is not None
        self.query_one("#question", Static).update(Content(f"» {question.text()}"))
        items = [_item(option) for option in self._found()]
        self.options.show(items, stay=stay)
        if not stay and question.usual():
            self.options.move_to(next(at for at, item in enumerate(items) if item.key == question.usual()))

    def _found(self) -> Sequence[Option]:
        assert self.question is not None
        options = self.question.options()
        return found_in(options, self.line.value) if self._kind == SEARCH else options

    def wait(self, text: str) -> None:
        """Say that somebody else decides."""
        self.question = None
        self.close()
        self.query_one("#question", Static).update(Content(text))
        self.options.show([])

    def notice(self, text: str) -> None:
        """Say what was refused or done; nothing: forget it."""
        notice = self.query_one("#notice", Static)
        notice.update(Content(text))
        notice.set_class(bool(text), "told")

    # ------------------------------------------------------------------------------------ typing

    def open_words(self, lang: str) -> None:
        """Open the line for an answer in words."""
        self._open(WORDS, message("tui.ask.in_words", lang))

    def _open(self, kind: str, placeholder: str) -> None:
        self._kind = kind
        line = self.line
        line.value = ""
        line.placeholder = placeholder
        line.restrict = "[0-9]*" if kind == NUMBER else None
        line.add_class("open")
        line.focus()

    def close(self) -> None:
        """Close the line."""
        was_here = self.line.has_focus
        self._kind = ""
        self.line.value = ""
        self.line.remove_class("open")
        if was_here:
            self.options.focus()

    def action_close(self) -> None:
        """Give up what was being typed; a number that is asked for can also be chosen from the list."""
        self.close()
        if self.question is not None:
            self._draw()

    def action_to_options(self) -> None:
        """Go from the line to the options."""
        if self.line.has_focus:
            self.options.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show only what is looked for."""
        event.stop()
        if self._kind == SEARCH and self.question is not None:
            self._draw(stay=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand on what was typed; what was looked for is chosen if it is the only one."""
        event.stop()
        if self._kind == SEARCH:
            if len(self.options.items) == 1:
                self.post_message(ItemList.Chosen(self.options, self.options.items[0]))
            else:
                self.options.focus()
        elif event.value.strip():
            kind = self._kind
            if kind == WORDS:
                self.action_close()
            self.post_message(self.Typed(kind, event.value.strip()))


def _item(option: Option) -> Item:
    return Item(option.text, option.key, option.entities, option.mark)
