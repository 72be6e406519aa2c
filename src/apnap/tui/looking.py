"""What a person can look at from the table, and what there is besides playing: files, settings, replay, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.screen import Screen

from apnap.errors import ApnapError
from apnap.game import Game
from apnap.i18n import error_text, message
from apnap.i18n.catalogue import LANGUAGES
from apnap.table.printed import PrintedFace
from apnap.table.why import why_lines
from apnap.tui.dialogs import Asking, Menu, Reading
from apnap.tui.drawing import Drawing
from apnap.tui.files import expanded_path, read_game, write_text
from apnap.tui.gathering import Gathering, Picture
from apnap.tui.items import Item, ItemList
from apnap.tui.replay import Replay
from apnap.tui.settings_screen import SettingsScreen

_HELP: Final = (
    "moving", "acting", "marks", "passing", "f_keys", "stops", "combat", "payments", "numbers", "undo", "looking",
    "words", "settings", "files",
)  # fmt: skip
_MENU: Final = ("settings", "zones", "log", "why", "replay", "save", "load", "export", "concede", "help", "leave")
_AFTER: Final = ("rematch", "replay", "log", "export", "save", "table", "leave")


class TableScreen(Screen[Game]):
    """A table with everything that changes nothing in its game by itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", show=False),
        Binding("i", "detail", show=False),
        Binding("l", "log", show=False),
        Binding("s", "settings", show=False),
        Binding("z", "zones", show=False),
        Binding("w", "why", show=False),
        Binding("m,f10", "menu", show=False),
        Binding("ctrl+r", "replay", show=False),
        Binding("ctrl+s", "save", show=False),
        Binding("ctrl+o", "load", show=False),
    ]

    def __init__(self, gathering: Gathering) -> None:
        super().__init__()
        self.gathering = gathering
        self.busy = False
        """Whether the computer is deciding: nobody else can do anything meanwhile."""
        self.picture: Picture | None = None

    # ------------------------------------------------------------------------------------ what a table can do

    def draw(self) -> None:
        """Draw everything."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Go on until a person is asked."""
        raise NotImplementedError

    def notice(self, text: str) -> None:
        """Tell something in passing."""
        raise NotImplementedError

    def who(self) -> list[str]:
        """Return what each player is called beside their letter."""
        raise NotImplementedError

    def on_object(self, item: Item) -> None:
        """Do what can be done with an object."""
        raise NotImplementedError

    @property
    def lang(self) -> str:
        """The language of the terminal."""
        return self.gathering.lang

    def say(self, key: str, **values: object) -> str:
        """Return a message of the catalogue ``tui``."""
        return message(f"tui.{key}", self.lang, **values)

    def do(self, act: Callable[[], None]) -> None:
        """Do something and go on; what is refused is told with its rule, and nothing has changed."""
        if self._tries(act):
            self.notice("")
            self.go_on()

    def _tries(self, act: Callable[[], None]) -> bool:
        if self.busy:
            return False
        try:
            act()
        except ApnapError as error:
            self.gathering.refusal = error
            self.notice(error_text(error, self.lang).replace("\n", " "))
            return False
        return True

    # ------------------------------------------------------------------------------------ looking

    def action_help(self) -> None:
        """Show what keys there are."""
        self._read(self.say("help.title"), [self.say(f"help.{key}") for key in _HELP])

    def action_log(self) -> None:
        """Show the whole log."""
        if self.picture is not None:
            self.app.push_screen(Reading(self.say("board.log"), self.picture.log, at_end=True))

    def action_why(self) -> None:
        """Show the reason of the last refusal or event."""
        if not self.busy:
            self._read(self.say("why"), why_lines(self.gathering.onlooker(), ""))

    def action_detail(self) -> None:
        """Show the object at the cursor in full."""
        item = self.focused.current if isinstance(self.focused, ItemList) else None
        if item is not None:
            self.look_at(item)

    def on_item_list_looked_at(self, event: ItemList.LookedAt) -> None:
        """Show an object in full."""
        self.look_at(event.item)

    def look_at(self, item: Item) -> None:
        """Show an object: its card in every language, what it is now, and why."""
        entity = item.entities[0] if item.entities else 0
        detail = self.gathering.detail(entity) if entity > 0 and not self.busy else None
        if detail is None:
            return
        lines: list[str] = []
        for lang in sorted(LANGUAGES, key=lambda lang: lang != self.lang):
            lines += _printed(detail.faces.get(lang, ()))
        lines += [self.say("detail.now", text=detail.now), self.say("detail.why"), *detail.why]
        self._read(detail.name, lines)

    def action_zones(self) -> None:
        """Show graveyards, exile and what is known of hidden zones; a card there can be chosen like any other."""
        if self.picture is None:
            return
        items = []
        for heading, cards in Drawing(self.picture.shown, self.lang).zones():
            items.append(Item(f"{heading}:"))
            items += [card._replace(text=f"  {card.text}") for card in cards]
        if not items:
            self.notice(self.say("zones.empty"))
            return
        keyed = {item.key: item for item in items if item.key}

        def chosen(key: str | None) -> None:
            if key:
                self.on_object(keyed[key])

        self.app.push_screen(Menu(self.say("zones.title"), items), chosen)

    def _read(self, title: str, lines: Sequence[str]) -> None:
        self.app.push_screen(Reading(title, lines))

    # ------------------------------------------------------------------------------------ settings, files

    def action_settings(self) -> None:
        """Change settings, and go on by them."""
        if not self.busy:
            self.app.push_screen(SettingsScreen(self.gathering), lambda _: self._settings_changed())

    def _settings_changed(self) -> None:
        self.notice("")
        self.go_on()

    def action_menu(self) -> None:
        """Show everything that there is besides playing."""
        self._menu(self.say("bar.menu"), _MENU)

    def _menu(self, title: str, keys: Sequence[str]) -> None:
        items = [Item(self.say(f"menu.{key}"), key) for key in keys]

        async def chosen(key: str | None) -> None:
            if key not in (None, "table"):
                await self.run_action(str(key))

        self.app.push_screen(Menu(title, items), chosen)

    def action_save(self) -> None:
        """Write the game to a file."""
        self._ask_file("save", lambda text: self.gathering.game.to_json())

    def action_export(self) -> None:
        """Write the log to a file."""
        self._ask_file("export", lambda text: "\n".join(self.gathering.picture().log) + "\n")

    def _ask_file(self, key: str, content: Callable[[str], str]) -> None:
        def chosen(text: str | None) -> None:
            path = expanded_path(text) if text else None
            if path is not None and self._tries(lambda: write_text(path, content(str(path)))):
                self.notice(message("cli.saved", self.lang, file=path))

        if not self.busy:
            self.app.push_screen(Asking(self.say(f"file.{key}")), chosen)

    def action_load(self) -> None:
        """Go on with a game from a file."""

        def chosen(text: str | None) -> None:
            if text:
                self._tries(lambda: self.play_at(self.gathering.with_game(read_game(expanded_path(text)))))

        if not self.busy:
            self.app.push_screen(Asking(self.say("file.load")), chosen)

    # ------------------------------------------------------------------------------------ other games, the end

    def play_at(self, gathering: Gathering) -> None:
        """Go on at another game."""
        self.app.switch_screen(type(self)(gathering))

    def action_replay(self) -> None:
        """Look at the game again, and play on from another position if that is wanted."""

        def chosen(act: int | None) -> None:
            if act is not None:
                self.play_at(self.gathering.play_on_from(act))
            elif self.gathering.game.is_over():
                self.end()

        if not self.busy:
            self.app.push_screen(Replay(self.gathering, self.who()), chosen)

    def action_concede(self) -> None:
        """104.3a: give up, after a question."""
        self._question("concede", lambda: self.do(self.gathering.concede))

    def action_leave(self) -> None:
        """Leave, after a question unless the game is over."""
        if self.gathering.game.is_over():
            self.leave()
        else:
            self._question("leave", self.leave)

    def _question(self, key: str, yes: Callable[[], None]) -> None:
        def chosen(answer: str | None) -> None:
            if answer == "yes":
                yes()

        items = [Item(self.say(f"question.{key}_{word}"), word) for word in ("no", "yes")]
        self.app.push_screen(Menu(self.say(f"question.{key}"), items), chosen)

    def leave(self) -> None:
        """Leave; a game that is not over can be resumed."""
        self.gathering.keeper.close()
        self.app.exit(self.gathering.game)

    def end(self) -> None:
        """Say how the game ended, and ask what now."""
        ending = self.gathering.table.ending(self.gathering.viewer)
        assert ending is not None
        players = zip(self.gathering.game.players, self.gathering.score, strict=True)
        score = " – ".join(f"{letter} {won}" for letter, won in players)
        self._menu(f"{ending.text} {score}", _AFTER)

    def action_rematch(self) -> None:
        """Play the next game of the match (103.1)."""
        self._tries(lambda: self.play_at(self.gathering.rematch(getattr(self.app, "next_seed", None))))


def _printed(faces: Sequence[PrintedFace]) -> list[str]:
    """Return a card as it is printed, and an empty line after it."""
    lines = []
    for face in faces:
        lines += [f"{face.name} {face.cost}".rstrip(), face.type_line, *face.text.splitlines()]
        if face.power:
            lines.append(f"{face.power}/{face.toughness}")
        lines += [number for number in (face.loyalty, face.defense) if number]
    return [*(line for line in lines if line), ""] if faces else []
