"""The settings of the person who looks: stops, control, payments, yields, remembered answers, language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content

from apnap.abilities.values import STEP_NAMES
from apnap.i18n import message
from apnap.i18n.catalogue import LANGUAGES
from apnap.table.settings import Payments, Settings
from apnap.tui.dialogs import Dialog
from apnap.tui.gathering import Gathering
from apnap.tui.items import Item, ItemList
from apnap.tui.setting_commands import remembered_text
from apnap.tui.stops import next_stop, stop_at, with_stop

_SWITCHES: Final = ("full_control", "hold_priority")


class SettingsScreen(Dialog[None]):
    """A list of settings: Enter changes the one at the cursor, or forgets it."""

    DEFAULT_CSS = """
    SettingsScreen ItemList, SettingsScreen ItemList:focus { border: none; height: 18; }
    """

    def __init__(self, gathering: Gathering) -> None:
        super().__init__()
        self._gathering = gathering

    def compose(self) -> ComposeResult:
        """Show the list."""
        with Vertical(id="box"):
            yield ItemList(flow=False)

    def on_mount(self) -> None:
        """Fill the list."""
        self._draw()
        self.query_one(ItemList).focus()

    def _draw(self) -> None:
        self.query_one("#box").border_title = Content(self._say("title"))
        self.query_one(ItemList).show(self._items())

    def _say(self, key: str, **values: object) -> str:
        return message(f"tui.settings.{key}", self._gathering.lang, **values)

    def _items(self) -> list[Item]:
        lang, settings = self._gathering.lang, self._gathering.settings
        items = [Item(self._say("language", name=message("tui.language.name", lang)), "language")]
        for name in _SWITCHES:
            state = self._say("on" if getattr(settings, name) else "off")
            items.append(Item(self._say(name, state=state), name))
        when = message(f"tui.payments.{settings.payments.value}", lang)
        items.append(Item(self._say("payments", when=when), "payments"))
        for side, own in (("own", True), ("theirs", False)):
            for step in STEP_NAMES:
                state = self._say(f"stop_{stop_at(settings, step, own).value}")
                text = self._say(f"stop_{side}", step=message(f"words.step.{step}", lang), state=state)
                items.append(Item(text, f"{side} {step}"))
        for key in settings.yields:
            items.append(Item(self._say("yield", ability=key.replace("|", ": ")), f"yield {key}"))
        for question, answer in settings.remembered:
            text = remembered_text(question, answer, lang)
            items.append(Item(self._say("remembered", text=text), f"remembered {question}"))
        return items

    def on_item_list_chosen(self, event: ItemList.Chosen) -> None:
        """Change a setting."""
        event.stop()
        key = event.item.key
        if key == "language":
            other = LANGUAGES[(LANGUAGES.index(self._gathering.lang) + 1) % len(LANGUAGES)]
            self._gathering.speak(other)
        else:
            self._gathering.set(_changed(self._gathering.settings, key))
        self._draw()


def _changed(settings: Settings, key: str) -> Settings:
    """Return the settings after Enter at the item with a key."""
    kind, _, rest = key.partition(" ")
    changes: dict[str, Callable[[], Settings]] = {
        "own": lambda: with_stop(settings, rest, True, next_stop(settings, rest, True)),
        "theirs": lambda: with_stop(settings, rest, False, next_stop(settings, rest, False)),
        "yield": lambda: settings.let_through(rest, False),
        "remembered": lambda: settings.forget(rest),
        "payments": lambda: msgspec.structs.replace(settings, payments=_next(settings.payments)),
    }
    if kind in _SWITCHES:
        return msgspec.structs.replace(settings, **{kind: not getattr(settings, kind)})
    return changes[kind]()


def _next(payments: Payments) -> Payments:
    kinds = list(Payments)
    return kinds[(kinds.index(payments) + 1) % len(kinds)]
