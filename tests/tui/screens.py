"""The full-screen application in tests: keys are pressed, what is seen is clicked at, the screen is read as text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

from apnap.game import Game
from apnap.table.settings import Payments, options_for
from apnap.table.table import Table
from apnap.tui.app import ApnapApp
from apnap.tui.gathering import Gathering
from apnap.tui.items import ItemList
from apnap.tui.keeping import Keeper
from apnap.tui.looking import TableScreen
from apnap.tui.play_screen import PlayScreen
from apnap.tui.seating import seats, seats_for
from tests.properties.decks import GREEN, RED
from tests.rules.support import Table as Position
from tests.table.support import game_at

SIZE = (80, 24)


class Sight:
    """A terminal under test."""

    def __init__(self, app: ApnapApp, pilot: Pilot[Game]) -> None:
        self.app = app
        self.pilot = pilot

    # ------------------------------------------------------------------------------------ doing

    async def settle(self) -> None:
        """Wait until the computer has decided and everything is drawn."""
        await self.pilot.pause()
        while self.screen.busy:
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def type(self, text: str) -> None:
        """Type a line."""
        await self.pilot.press(*text, "enter")
        await self.settle()

    async def say(self, text: str) -> None:
        """Answer in words."""
        await self.press("slash")
        await self.type(text)

    async def click(self, text: str, button: int = 1) -> None:
        """Click where a text is to be seen, the lowest if there are several."""
        lines = self.lines()
        at = next((at for at, line in reversed([*enumerate(lines)]) if text in line), None)
        assert at is not None, f"{text!r} is not to be seen:\n{self.text()}"
        await self.pilot.click(offset=(lines[at].index(text), at), button=button)
        await self.settle()

    async def choose(self, text: str) -> None:
        """Move the cursor of the options to the one with that text, and press Enter."""
        pane = self.screen.prompt.options
        pane.focus()
        texts = [item.text for item in pane.items]
        assert text in texts, f"{text!r} is not offered; offered are {texts}"
        await self.press("home", *["right"] * texts.index(text), "enter")

    async def go_to(self, pane: str) -> None:
        """Press Tab until a pane has the focus."""
        for _ in range(20):
            if self.app.focused is not None and self.app.focused.id == pane:
                return
            await self.press("tab")
        raise AssertionError(f"Tab never comes to {pane}")

    # ------------------------------------------------------------------------------------ reading

    @property
    def screen(self) -> PlayScreen:
        """The table, whatever lies over it."""
        found = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
        assert isinstance(found[-1], PlayScreen)
        return found[-1]

    @property
    def gathering(self) -> Gathering:
        """Who plays."""
        return self.screen.gathering

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.gathering.game

    @property
    def kind(self) -> str:
        """The kind of question that is asked, empty if none is."""
        return "" if self.screen.question is None else self.screen.question.prompt.kind

    @property
    def log(self) -> tuple[str, ...]:
        """The lines of the log."""
        return () if self.screen.picture is None else tuple(self.screen.picture.log)

    def options(self) -> list[str]:
        """Return the options of the question."""
        return [item.text for item in self.screen.prompt.options.items]

    def pane(self, name: str) -> list[str]:
        """Return the items of a pane with their marks."""
        pane = self.screen.query_one(f"#{name}", ItemList)
        return [f"{item.mark}{item.text}" for item in pane.items]

    def lines(self) -> list[str]:
        """Return what is to be seen, line by line."""
        strips = self.app.screen._compositor.render_strips()
        return [strip.text.rstrip() for strip in strips]

    def text(self) -> str:
        """Return what is to be seen."""
        return "\n".join(self.lines())

    def flat(self) -> str:
        """Return what is to be seen with single spaces: sentences that go over several lines are whole in it."""
        return " ".join(self.text().split())


def small_game(lang: str = "en", seed: int = 3, life: int = 20, people: int = 1) -> Game:
    """Return a game of the small decks in which A begins and may see payments."""
    options = options_for(range(people))
    game = Game.from_definitions(RED, GREEN, seed=seed, lang=lang, life=life, options=options)
    while game.decision is not None and game.decision.purpose == "first_player":
        game.answer(0)
    return game


def people_at(game: Game, agents: str = "", folder: Path | None = None) -> Gathering:
    """Return the first seat's person and the computer (or others) at a game; with a folder it is kept there."""
    players = seats(game, agents)
    if folder is not None:
        return Gathering.of(game, players, Keeper(folder))
    return Gathering(Table(game, seats_for(game, players, Payments.WHEN_IT_MATTERS)), Keeper())


def people_at_position(position: Position, lang: str = "en", agents: str = "human,human") -> Gathering:
    """Return people at a position of the kernel."""
    game = game_at(position)
    game.lang = lang
    return people_at(game, agents)


def on_screen(
    gathering: Gathering, play: Callable[[Sight], Awaitable[None]], size: tuple[int, int] = SIZE, seed: int = 1
) -> ApnapApp:
    """Show a table on a terminal and let somebody play at it."""

    async def run() -> ApnapApp:
        app = ApnapApp(gathering, next_seed=seed)
        async with app.run_test(size=size) as pilot:
            sight = Sight(app, pilot)
            await sight.settle()
            await play(sight)
        return app

    return asyncio.run(run())
