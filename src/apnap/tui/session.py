"""One sitting line by line: a table, what has been told of it so far, and whoever types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from apnap.abilities.values import STEP_NAMES
from apnap.agents.agent import LONGEST, Agent, HangError
from apnap.errors import ApnapError, IllegalActionError
from apnap.game import Game
from apnap.i18n import error_text, message
from apnap.i18n.rendering import Rendering
from apnap.i18n.table import table_text
from apnap.ids import Player
from apnap.rules import decisions as dec
from apnap.table.prompts import choices_of, distinct
from apnap.table.settings import OWN_STOPS, THEIR_STOPS, PassUntil, Payments, Settings
from apnap.table.table import Table
from apnap.table.telling import told
from apnap.tui.keeping import Keeper
from apnap.tui.payments import plan_text
from apnap.tui.seating import new_seats, pass_on, persons, seats_for, speak, take_back

Write = Callable[[str], None]
_NEVER: Final[tuple[object, ...]] = ()
NUMBERS: Final = (dec.NUMBER, dec.DIVIDE)
"""Decisions answered with a number: there a bare number is the answer itself, not the place in a list."""


class Session:
    """A table at the terminal. Seats without an agent are played by whoever types."""

    def __init__(self, table: Table, write: Write, keeper: Keeper | None = None) -> None:
        self.table = table
        self.write = write
        self.keeper = keeper or Keeper()
        self.refusal: ApnapError | None = None
        """The last thing that was refused."""
        self.told = 0
        """How many events have been told."""
        self.shown = _NEVER
        """The moment for which the table was last shown."""
        self.closed = False

    @classmethod
    def of(cls, game: Game, agents: Sequence[Agent | None], write: Write, keeper: Keeper | None = None) -> Session:
        """Return people and agents who sit down at a game; with a keeper it is kept while it is played."""
        seats = seats_for(game, agents, Payments.NEVER)
        if keeper is None:
            return cls(Table(game, seats), write)
        return cls(keeper.table(game, seats), write, keeper)

    @property
    def game(self) -> Game:
        """The game at the table."""
        return self.table.game

    @property
    def lang(self) -> str:
        """The language of everybody at the terminal."""
        return self.game.lang

    @property
    def seat(self) -> Player:
        """The seat that is looked from: whoever decides now if a person does, else the first person's."""
        people = persons(self.table)
        decider = self.table.decider
        return decider if decider in people else next(iter(people), 0)

    # ------------------------------------------------------------------------------------ saying

    def say(self, key: str, **values: object) -> None:
        """Write a message of the catalogues."""
        self.write(self.game.state.rulebook.cited(message(key, self.lang, **values)))

    def number(self, key: str) -> str:
        """Return the number of a rule in the rulebook that is played by."""
        return self.game.state.rulebook.number(key)

    def rendering(self) -> Rendering:
        """Return the words for what the person at the terminal sees."""
        return self.table.rendering(self.seat)

    def tell(self, everybody: bool = False) -> None:
        """Write what has happened since the last time, as the person (or everybody at the table) has seen it."""
        events = self.game.events
        new = events[min(self.told, len(events)) :]
        for line in told(new, self.rendering(), None if everybody else self.seat):
            self.write(line)
        self.told = len(events)

    def show_table(self) -> None:
        """Write the table in words."""
        self.shown = self._moment()
        self.write(table_text(self.rendering()))

    def _moment(self) -> tuple[object, ...]:
        """Return what the table is shown anew for: another step or seat, and another opening hand (103.5)."""
        state = self.game.state
        opening = tuple(state.players[self.seat].hand) if state.turn == 0 else ()
        return (state.turn, state.step, self.seat, opening)

    def refuse(self, error: ApnapError) -> None:
        """Write why something is refused, in one line."""
        self.refusal = error
        self.write(error_text(error, self.lang).replace("\n", " "))

    # ------------------------------------------------------------------------------------ going on

    def watch(self) -> None:
        """Let agents play to the end, and write turn after turn what everybody at the table has seen.

        :raises HangError: the game does not end
        """
        made = 0
        while not self.game.is_over():
            turn = self.game.turn
            while not self.game.is_over() and self.game.turn == turn:
                self.table.step()
                made += 1
                if made > LONGEST:
                    raise HangError(f"the game has not ended after {LONGEST} decisions")
            self.tell(everybody=True)

    def ask(self) -> None:
        """Write the question and the numbered answers."""
        decision = self.game.decision
        assert decision is not None
        if self._moment() != self.shown:
            self.show_table()  # the question is its last line
        else:
            self.write(self.rendering().decision(decision.seen))
        if decision.seen.kind in NUMBERS:
            numbers = [option for option in decision.seen.options if isinstance(option, int)]
            self.say("cli.numbers", low=numbers[0], high=numbers[-1])
            return
        if decision.seen.kind == dec.PAYMENT:
            self.write(plan_text(self.rendering()))
        for number, (text, _) in enumerate(self.answers(), 1):
            self.write(f"{number}. {text}")

    def answers(self) -> list[tuple[str, int]]:
        """Return the texts of the answers with what the game takes for them, in the order of their numbers.

        Of answers between which there is no difference ("play Forest", "play Forest#2") the first is enough.
        """
        rendering = self.rendering()
        asked = rendering.view.decision
        if asked is None:
            return []
        return [(choice.text, choice.answer) for choice in distinct(choices_of(rendering, asked))]

    # ------------------------------------------------------------------------------------ answering

    def answer(self, text: str) -> None:
        """Answer the waiting decision with a number or with words.

        :raises ApnapError: it is no answer, or not a legal one; then nothing has changed
        """
        decision = self.game.state.decision
        if decision is not None and text.isdecimal() and decision.kind not in NUMBERS:
            self.table.answer(self.seat, self.table.number(self.seat), self.nth(int(text)))
        else:
            self.table.say(self.seat, text)

    def nth(self, number: int) -> int:
        """Return what the game takes for the answer with a number, counted from 1.

        :raises IllegalActionError: there is no such answer
        """
        answers = self.answers()
        if not 1 <= number <= len(answers):
            text = message("cli.no_such_number", "en", number=number, most=len(answers))
            raise IllegalActionError(text, key="cli.no_such_number", number=number, most=len(answers))
        return answers[number - 1][1]

    def pass_until(self, until: PassUntil) -> None:
        """Pass, and go on passing.

        :raises IllegalActionError: nobody can pass now
        """
        pass_on(self.table, self.seat, until)

    def undo(self) -> None:
        """Take back the last answer of a person, with what followed from it.

        :raises IllegalActionError: nothing has been done yet
        """
        take_back(self.table, self.seat)
        self.told = min(self.told, len(self.game.events))
        self.shown = _NEVER

    def concede(self) -> None:
        """104.3a: the person who looks concedes."""
        self.table.concede(self.seat)

    # ------------------------------------------------------------------------------------ settings

    @property
    def settings(self) -> Settings:
        """What the person who looks has set."""
        return self.table.seats[self.seat].settings

    def set(self, **values: object) -> None:
        """Change settings of the person who looks."""
        self.table.seats[self.seat].settings = msgspec.structs.replace(self.settings, **values)

    @property
    def stops_everywhere(self) -> bool:
        """Whether the person is asked whenever they have priority and could do something."""
        return set(self.settings.own_stops) == set(self.settings.their_stops) == set(STEP_NAMES)

    def stop_everywhere(self, yes: bool) -> None:
        """Ask the person in every step, or only in the usual ones."""
        own, theirs = (STEP_NAMES, STEP_NAMES) if yes else (OWN_STOPS, THEIR_STOPS)
        self.set(own_stops=own, their_stops=theirs, hold_priority=yes)

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        speak(self.table, lang)
        self.shown = _NEVER

    # ------------------------------------------------------------------------------------ the game itself

    def replace_game(self, game: Game) -> None:
        """Go on with another game, which has been loaded.

        :raises IllegalActionError: it has another number of seats
        """
        old = self.table
        if len(game.players) != len(old.seats):
            saved, here = len(game.players), len(old.seats)
            text = message("cli.other_seats", "en", count=saved, seats=here)
            raise IllegalActionError(text, key="cli.other_seats", count=saved, seats=here)
        game.lang = old.game.lang
        seats = new_seats(old.seats)
        self.table = self.keeper.table(game, seats) if self.keeper.is_keeping else Table(game, seats)
        self.told = len(game.events)
        self.shown = _NEVER

    def ending(self) -> str:
        """Return how the game ended, in a sentence."""
        ending = self.table.ending(self.seat)
        assert ending is not None
        return ending.text
