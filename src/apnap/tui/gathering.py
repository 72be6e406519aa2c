"""The people at one terminal: whose eyes it shows the game to, what they have been told, what is kept of it.

Nothing here knows the screen; the application asks for pictures and hands on what people do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from apnap.agents.agent import Agent
from apnap.errors import ApnapError, IllegalActionError
from apnap.game import Game
from apnap.i18n import message
from apnap.i18n.catalogue import LANGUAGES
from apnap.i18n.table import permanent
from apnap.ids import NO_PLAYER, Player
from apnap.rules import decisions as dec
from apnap.table.plans import ShownPlan, shown_plan
from apnap.table.printed import PrintedFace, printed
from apnap.table.settings import PassUntil, Payments, Settings
from apnap.table.shown import Shown, show
from apnap.table.sitting import Onlooker
from apnap.table.table import Table
from apnap.table.telling import told
from apnap.table.why import why_seen
from apnap.tui.keeping import Keeper
from apnap.tui.payments import words_of
from apnap.tui.seating import new_seats, pass_on, persons, seats_for, speak, take_back
from apnap.tui.story import Story

_PAUSE: Final = 0.15
"""Seconds after which the screen shows how far a computer's turn has come."""

_LAST_EVENTS: Final = 200
"""How many events before a position are told when it is looked at again."""


class Picture(NamedTuple):
    """What is shown at one moment."""

    shown: Shown
    log: Sequence[str]
    settings: Settings


class Detail(NamedTuple):
    """An object in full."""

    name: str
    faces: dict[str, tuple[PrintedFace, ...]]
    """By language."""
    now: str
    why: list[str]


class Gathering:
    """A table with the people who share a terminal."""

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.table = table
        self.keeper = keeper
        self.viewer: Player = next(iter(persons(table)), 0)
        """Whose eyes the screen is for."""
        self.score = [0] * len(table.seats)
        """Games won in this match, by seat."""
        self.refusal: ApnapError | None = None
        self._stories = [Story() for _ in table.seats]

    @classmethod
    def of(cls, game: Game, agents: Sequence[Agent | None], keeper: Keeper) -> Gathering:
        """Return people who begin a game, or go on with one that was saved, at one terminal."""
        return cls(keeper.table(game, seats_for(game, agents, Payments.WHEN_IT_MATTERS)), keeper)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.game

    @property
    def lang(self) -> str:
        """The language of the terminal."""
        return self.table.seats[self.viewer].lang

    @property
    def settings(self) -> Settings:
        """What the person who looks has set."""
        return self.table.seats[self.viewer].settings

    # ------------------------------------------------------------------------------------ going on

    def go_on(self) -> Iterator[Picture]:
        """Go on until a person is asked or the game is over, with a picture now and then and one at the end."""
        shown = monotonic()
        while self.table.step():
            if monotonic() - shown > _PAUSE:
                yield self.picture()
                shown = monotonic()
        if self.game.is_over():
            self._count()
        yield self.picture()

    def picture(self) -> Picture:
        """Return what the person at the screen sees."""
        story = self._stories[self.viewer]
        story.catch_up(self.table, self.viewer)
        return Picture(self.table.shown(self.viewer), story.lines(), self.settings)

    def next_person(self) -> Player:
        """Return the seat of the person who is asked, NO_PLAYER if none is."""
        decider = self.table.decider
        return decider if decider in persons(self.table) else NO_PLAYER

    def _count(self) -> None:
        self.keeper.finish()
        ending = self.table.ending(self.viewer)
        assert ending is not None
        for winner in ending.winners:
            self.score[winner] += 1

    # ------------------------------------------------------------------------------------ what people do

    @contextmanager
    def _acting(self) -> Iterator[int]:
        """What is done inside is a person's answer; what is refused is remembered for ``why``."""
        self.keeper.asked = True
        try:
            yield self.table.number(self.viewer)
        except ApnapError as error:
            self.refusal = error
            raise
        finally:
            self.keeper.asked = False

    def answer_all(self, answers: Sequence[int]) -> None:
        """Answer the question, and those that follow from it.

        :raises ApnapError: it is no answer; then nothing has changed. The same holds for the following methods.
        """
        with self._acting() as number:
            if len(answers) == 1:
                self.table.answer(self.viewer, number, answers[0])
            else:
                self.table.answer_all(self.viewer, number, answers)

    def declare(self, pairs: Sequence[tuple[int, int]]) -> None:
        """508.1, 509.1: declare attackers or blockers."""
        with self._acting() as number:
            self.table.declare(self.viewer, number, pairs)

    def say(self, text: str) -> None:
        """Answer in words."""
        with self._acting():
            self.table.say(self.viewer, text)

    def pass_until(self, until: PassUntil) -> None:
        """Pass, and go on passing."""
        with self._acting():
            pass_on(self.table, self.viewer, until)

    def remember(self, answer: int) -> None:
        """Answer, and give the same answer from now on."""
        with self._acting() as number:
            self.table.remember(self.viewer, number, answer)
        self.keeper.keep_settings(self.viewer, self.settings)

    def undo(self) -> None:
        """Take back the last answer of anybody here."""
        with self._acting():
            take_back(self.table, self.viewer)

    def concede(self) -> None:
        """104.3a."""
        with self._acting():
            self.table.concede(self.viewer)

    def set(self, settings: Settings) -> None:
        """Change what the person who looks has set."""
        self.table.seats[self.viewer].settings = settings
        self.keeper.keep_settings(self.viewer, settings)

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        speak(self.table, lang)
        for story in self._stories:
            story.forget()

    # ------------------------------------------------------------------------------------ looking closer

    def can_declare(self, pairs: Sequence[tuple[int, int]]) -> bool:
        """Tell whether these attackers or blockers may stand in one declaration, whatever is missing in it."""
        trial = self.game.fork()
        left = [pair for pair in pairs if pair not in self._chosen(trial)]
        while left:
            asked = trial.view(self.viewer).decision
            if asked is None or asked.kind not in (dec.ATTACKERS, dec.BLOCKERS):
                return False
            pair = next((pair for pair in left if pair in asked.options), None)
            if pair is None:
                return False
            left.remove(pair)
            trial.answer(asked.options.index(pair))
        return True

    def _chosen(self, game: Game) -> Collection[object]:
        asked = game.view(self.viewer).decision
        return () if asked is None else asked.chosen

    def plan(self, without: Collection[int]) -> ShownPlan | None:
        """Return how the waiting payment would be made without some permanents."""
        return shown_plan(self.table.view(self.viewer), without)

    def plan_words(self, plan: ShownPlan) -> str:
        """Return a plan in words."""
        return words_of(self.table.rendering(self.viewer), plan)

    def onlooker(self) -> Onlooker:
        """Return the person who looks, as what is asked for reasons wants it."""
        return Onlooker(self.game, self.viewer, self.lang, self.refusal)

    def detail(self, handle: int) -> Detail | None:
        """Return an object in full: printed in every language, as it is now, and why; None: there is no such object."""
        onlooker = self.onlooker()
        rendering = onlooker.rendering()
        try:
            seen = rendering.view.object(handle)
        except KeyError:
            return None
        node = seen.definition.node if seen.definition is not None else None
        faces = {lang: printed(node, lang) for lang in LANGUAGES} if node is not None else {}
        return Detail(rendering.seen(seen), faces, permanent(rendering, seen), why_seen(onlooker, seen))

    # ------------------------------------------------------------------------------------ other games

    def at_act(self, act: int) -> tuple[Shown, list[str]]:
        """Return what the person who looks saw before an act, without what could be answered, and what had happened
        last."""
        game = self.game.back_to(act)
        names = tuple(seat.name for seat in self.table.seats)
        rendering = game.rendering(self.viewer, self.lang)
        events = game.events
        lines = told(events, rendering, self.viewer, max(len(events) - _LAST_EVENTS, 0))
        return msgspec.structs.replace(show(rendering, 0, names), prompt=None), lines

    def play_on_from(self, act: int) -> Gathering:
        """Return the same people at the position before an act: what followed is forgotten."""
        return self._again(self.game.back_to(act))

    def rematch(self, seed: int | None = None) -> Gathering:
        """Return the same people at the next game of the match (103.1)."""
        return self._again(self.game.next_of_match(seed=seed))

    def with_game(self, game: Game) -> Gathering:
        """Return the same people at a game that was saved.

        :raises IllegalActionError: it has another number of seats
        """
        if len(game.players) != len(self.table.seats):
            saved, here = len(game.players), len(self.table.seats)
            text = message("cli.other_seats", "en", count=saved, seats=here)
            raise IllegalActionError(text, key="cli.other_seats", count=saved, seats=here)
        game.lang = self.lang
        return self._again(game)

    def _again(self, game: Game) -> Gathering:
        new = Gathering(self.keeper.table(game, new_seats(self.table.seats)), self.keeper)
        new.score = self.score
        return new
