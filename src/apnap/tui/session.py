"""One sitting: a game, who decides for each seat, and what has been told so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from apnap.abilities.values import DECLARE_ATTACKERS, DECLARE_BLOCKERS, END, POSTCOMBAT_MAIN, PRECOMBAT_MAIN
from apnap.agents.agent import LONGEST, Agent, HangError
from apnap.errors import ApnapError, IllegalActionError
from apnap.game import Game
from apnap.i18n import error_text, message
from apnap.i18n.rendering import Rendering
from apnap.i18n.table import table_text
from apnap.ids import NO_PLAYER, Player
from apnap.rules import decisions as dec
from apnap.rules.decisions import Decision
from apnap.table.names import expanded
from apnap.table.telling import told

Write = Callable[[str], None]
_OWN_STOPS: Final = (PRECOMBAT_MAIN, DECLARE_BLOCKERS, POSTCOMBAT_MAIN)
_THEIR_STOPS: Final = (DECLARE_BLOCKERS, END)
_NEVER: Final[tuple[object, ...]] = ()
NUMBERS: Final = (dec.NUMBER, dec.DIVIDE)
"""Decisions answered with a number: there a bare number is the answer itself, not the place in a list."""


class Session:
    """A game at the terminal. Seats without an agent are played by whoever types."""

    def __init__(self, game: Game, agents: Sequence[Agent | None], write: Write) -> None:
        self.game = game
        self.agents = list(agents)
        self.write = write
        self.lang = game.lang
        self.refusal: ApnapError | None = None
        """The last thing that was refused."""
        self.told = 0
        """How many events have been told."""
        self.shown = _NEVER
        """The moment for which the table was last shown."""
        self.passing = -1
        """The turn that is being passed to its end; −1: none."""
        self.stops_everywhere = False
        """Whether a person is asked whenever they have priority and could do something."""
        self.closed = False

    # ------------------------------------------------------------------------------------ saying

    def say(self, key: str, **values: object) -> None:
        """Write a message of the catalogues."""
        self.write(self.game.state.rulebook.cited(message(key, self.lang, **values)))

    def number(self, key: str) -> str:
        """Return the number of a rule in the rulebook that is played by."""
        return self.game.state.rulebook.number(key)

    def rendering(self) -> Rendering:
        """Return the words for what the person at the terminal sees."""
        return self.game.rendering(self.seat, self.lang)

    @property
    def seat(self) -> Player:
        """The seat that is looked from: whoever decides now if a person does, else the first person's."""
        decision = self.game.state.decision
        if decision is not None and self.agents[decision.decider] is None:
            return decision.decider
        return next((seat for seat, agent in enumerate(self.agents) if agent is None), 0)

    def tell(self, everybody: bool = False) -> None:
        """Write what has happened since the last time, as the person (or everybody at the table) has seen it."""
        events = self.game.events
        new = events[min(self.told, len(events)) :]
        for line in told(new, self.rendering(), None if everybody else self.seat):
            self.write(line)
        self.told = len(events)

    def table(self) -> None:
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

    def advance(self) -> bool:
        """Let the agents decide until a person has to, or the game is over; tell whether a person has to."""
        while not self.game.is_over():
            decision = self.game.state.decision
            assert decision is not None
            if self.agents[decision.decider] is not None:
                self._let_agent_decide()
            elif self._passes_on():
                self.game.answer(0 if decision.kind == dec.PRIORITY else dec.DONE)
            else:
                return True
        return False

    def watch(self) -> None:
        """Let agents play to the end, and write turn after turn what everybody at the table has seen.

        :raises HangError: the game does not end
        """
        made = 0
        while not self.game.is_over():
            turn = self.game.turn
            while not self.game.is_over() and self.game.turn == turn:
                self._let_agent_decide()
                made += 1
                if made > LONGEST:
                    raise HangError(f"the game has not ended after {LONGEST} decisions")
            self.tell(everybody=True)

    def _let_agent_decide(self) -> None:
        decision = self.game.state.decision
        assert decision is not None
        agent = self.agents[decision.decider]
        assert agent is not None
        view = self.game.view(decision.decider)
        asked = view.decision
        assert asked is not None
        self.game.answer(agent.choose(view, asked))

    def _passes_on(self) -> bool:
        """Whether the waiting decision of a person is passed without asking."""
        decision = self.game.state.decision
        assert decision is not None
        if self.passing == self.game.state.turn and self._passes_turn(decision):
            return True
        self.passing = -1
        return decision.kind == dec.PRIORITY and not self.stops_everywhere and not self._is_stop(decision.player)

    def _passes_turn(self, decision: Decision) -> bool:
        """Whether passing the whole turn covers the decision: not when an opponent has done something."""
        if decision.kind == dec.ATTACKERS:
            return decision.can_finish
        return decision.kind == dec.PRIORITY and self._on_top() in (NO_PLAYER, decision.player)

    def _on_top(self) -> Player:
        """Return who controls the top of the stack; NO_PLAYER: it is empty, or combat damage (classic:310.2)."""
        state = self.game.state
        return state.last_known(state.stack[-1]).controller if state.stack else NO_PLAYER

    def _is_stop(self, player: Player) -> bool:
        """Whether a person is usually asked here: when an opponent has done something, in their own main phases, in
        combat once there are attackers, and at the end of an opponent's turn."""
        state = self.game.state
        if state.stack:
            return self._on_top() != player
        if state.active == player:
            return state.step in _OWN_STOPS
        if state.step == DECLARE_ATTACKERS:
            return any(state.last_known(ref).attacking for ref in state.battlefield)
        return state.step in _THEIR_STOPS

    def ask(self) -> None:
        """Write the question and the numbered answers."""
        decision = self.game.decision
        assert decision is not None
        if self._moment() != self.shown:
            self.table()  # the question is its last line
        else:
            self.write(self.rendering().decision(decision.seen))
        if decision.seen.kind in NUMBERS:
            numbers = [option for option in decision.seen.options if isinstance(option, int)]
            self.say("cli.numbers", low=numbers[0], high=numbers[-1])
            return
        for number, (text, _) in enumerate(self.answers(), 1):
            self.write(f"{number}. {text}")

    def answers(self) -> list[tuple[str, int]]:
        """Return the texts of the answers with what the game takes for them, in the order of their numbers.

        Of answers between which there is no difference ("play Forest", "play Forest#2") the first is enough.
        """
        decision = self.game.decision
        if decision is None:
            return []
        rendering = self.rendering()
        texts = rendering.options(decision.seen)
        found = [(text, at) for at, text in enumerate(texts) if not _is_another(text, texts)]
        return [*found, (rendering.say("actions.done"), dec.DONE)] if decision.seen.can_finish else found

    # ------------------------------------------------------------------------------------ answering

    def answer(self, text: str) -> None:
        """Answer the waiting decision with a number or with words.

        :raises ApnapError: it is no answer, or not a legal one; then nothing has changed
        """
        decision = self.game.decision
        if decision is None:
            raise IllegalActionError(message("game.over", "en"), rule=self.number("104.1"), key="game.over")
        if text.isdecimal() and decision.seen.kind not in NUMBERS:
            self._answer_nth(int(text))
            return
        try:
            self.game.act(text)
        except ApnapError as error:
            longer = expanded(text, self.game)
            if longer == text:
                raise
            try:
                self.game.act(longer)
            except ApnapError as better:
                raise better from error

    def _answer_nth(self, number: int) -> None:
        answers = self.answers()
        if not 1 <= number <= len(answers):
            text = message("cli.no_such_number", "en", number=number, most=len(answers))
            raise IllegalActionError(text, key="cli.no_such_number", number=number, most=len(answers))
        self.game.answer(answers[number - 1][1])

    def pass_turn(self) -> None:
        """Pass priority until the turn ends, something is asked, or an opponent does something.

        :raises IllegalActionError: nobody can pass now
        """
        decision = self.game.state.decision
        passable = decision is not None and (
            decision.kind == dec.PRIORITY or (decision.kind == dec.ATTACKERS and decision.can_finish)
        )
        if not passable:
            raise IllegalActionError(message("cli.cant_pass", "en"), rule=self.number("117.3d"), key="cli.cant_pass")
        self.passing = self.game.state.turn

    def undo(self) -> None:
        """Take back the last act of a person, with what the agents did after it.

        :raises IllegalActionError: nothing has been done yet
        """
        self.passing = -1
        while True:
            self.game.undo()
            decision = self.game.state.decision
            if decision is not None and self.agents[decision.decider] is None and not self._passes_on():
                break
        self.told = min(self.told, len(self.game.events))
        self.shown = _NEVER

    def concede(self) -> None:
        """104.3a: the person who looks concedes."""
        self.game.concede(self.seat)

    def replace_game(self, game: Game) -> None:
        """Go on with another game, which has been loaded.

        :raises IllegalActionError: it has another number of seats
        """
        if len(game.players) != len(self.agents):
            saved, here = len(game.players), len(self.agents)
            text = message("cli.other_seats", "en", count=saved, seats=here)
            raise IllegalActionError(text, key="cli.other_seats", count=saved, seats=here)
        self.game = game
        self.told = len(game.events)
        self.shown = _NEVER
        self.passing = -1

    def ending(self) -> str:
        """Return how the game ended, in a sentence."""
        outcome = self.game.outcome()
        assert outcome is not None
        if not outcome.winners:
            return message("table.drawn", self.lang)
        reason = message(f"table.reason.{outcome.reason.value}", self.lang)
        return message("table.won", self.lang, player=", ".join(outcome.winners), reason=reason)


def _is_another(text: str, texts: Sequence[str]) -> bool:
    """Whether a text is one of several that mean the same: ``Forest#2`` where there is a ``Forest`` without number."""
    place = text.find("#")
    return place >= 0 and text[:place] + text[place:].lstrip("#0123456789") in texts
