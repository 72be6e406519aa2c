"""A game with its people and agents: who is asked when, what they answer, what is taken back.

The table knows no medium. It goes on step by step (:meth:`Table.step`), so that a server can do other things between
two decisions of an agent; whoever draws asks :meth:`Table.shown` for what a person sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from apnap.agents.agent import Agent
from apnap.errors import ApnapError, IllegalActionError
from apnap.game import Game
from apnap.i18n import message
from apnap.i18n.rendering import Rendering
from apnap.ids import NO_PLAYER, Player, seat_letter
from apnap.rules import decisions as dec
from apnap.rules.seen import SeenDecision
from apnap.table.names import expanded
from apnap.table.passing import NOT_PASSING, Passing, answer_words, automatic_answer, question_key
from apnap.table.settings import PassUntil, Settings
from apnap.table.shown import Ending, Shown, show
from apnap.table.telling import told

ACT: Final = "act"
UNDO: Final = "undo"

Note = Callable[[str, Player, list[int]], None]
"""Told of everything that changes the game: (``act``, seat, answers) or (``undo``, seat, [acts taken back])."""


class Seat:
    """A place at the table."""

    __slots__ = ("name", "agent", "lang", "settings", "passing", "refusal")

    def __init__(self, name: str, agent: Agent | None = None, lang: str = "en") -> None:
        self.name = name
        self.agent = agent
        """Who decides; None: a person."""
        self.lang = lang
        self.settings = Settings()
        self.passing: Passing = NOT_PASSING
        self.refusal: ApnapError | None = None
        """What was refused last."""


class Table:
    """A game, its seats, and who has been asked what."""

    def __init__(self, game: Game, seats: Sequence[Seat], note: Note | None = None) -> None:
        self.game = game
        self.seats = list(seats)
        self._note = note
        self._asked: list[tuple[int, Player]] = []
        """(acts before it, seat) of every answer that a person gave."""
        self._came_with = len(game.answers)
        """How many acts had been done when people sat down: who was asked for them is found when it is needed."""
        self._held = -1
        """The decision, by its number, at which a person is asked whatever they have set: what they took back."""
        self.taking_back: Player = NO_PLAYER
        """The seat that has asked the others to agree to an undo."""

    # ------------------------------------------------------------------------------------ who decides

    @property
    def decider(self) -> Player:
        """The seat that makes the waiting decision, NO_PLAYER when the game is over."""
        decision = self.game.state.decision
        return NO_PLAYER if decision is None else decision.decider

    def is_waiting(self) -> bool:
        """Tell whether a person has to decide now."""
        seat = self.decider
        return seat != NO_PLAYER and self.seats[seat].agent is None and self._automatic() is None

    def step(self) -> bool:
        """Make one decision for an agent, or in a person's name; False: a person is asked, or the game is over."""
        seat = self.decider
        if seat == NO_PLAYER:
            return False
        agent = self.seats[seat].agent
        if agent is None:
            answer = self._automatic()
            if answer is None:
                self.seats[seat].passing = NOT_PASSING
                return False
        else:
            view = self.game.view(seat)
            asked = view.decision
            assert asked is not None
            answer = agent.choose(view, asked)
        self._do(lambda: self.game.answer(answer), seat)
        return True

    def advance(self) -> bool:
        """Go on until a person is asked or the game is over; tell whether a person is asked."""
        while self.step():
            pass
        return not self.game.is_over()

    def _automatic(self) -> int | None:
        if self.game.decisions_made == self._held:
            return None
        seat = self.seats[self.decider]
        view = self.game.view(self.decider)
        asked = view.decision
        assert asked is not None
        return automatic_answer(view, asked, seat.settings, seat.passing)

    # ------------------------------------------------------------------------------------ answering

    def answer(self, player: Player, n: int, answer: int) -> None:
        """Answer the waiting decision.

        :param n: the number of the decision (:attr:`~apnap.table.shown.Shown.n`), so that nothing late is taken
        :raises IllegalActionError: it is not this player's to decide, not this decision, or not one of the answers
        """
        self._check(player, n)
        self._person_acts(player, lambda: self.game.answer(answer))

    def say(self, player: Player, text: str) -> None:
        """Answer in words: ``cast Throw the Embers targeting B``. Names may be shortened while they are clear.

        :raises ApnapError: it is no answer, or not a legal one; then nothing has changed
        """
        self._check(player, self.game.decisions_made)
        try:
            self._person_acts(player, lambda: self.game.act(text))
        except ApnapError as error:
            longer = expanded(text, self.game)
            if longer == text:
                raise
            try:
                self._person_acts(player, lambda: self.game.act(longer))
            except ApnapError as better:
                raise better from error

    def answer_all(self, player: Player, n: int, answers: Sequence[int]) -> None:
        """Answer the waiting decision and those that follow from it, all or nothing.

        :raises IllegalActionError: as :meth:`answer`, or one of them is not offered when its turn comes
        """
        self._check(player, n)
        trial = self.game.fork()
        for answer in answers:
            decision = trial.state.decision
            if decision is None or decision.decider != player:
                raise self._refused("sitting.not_offered", answer=answer)
            trial.answer(answer)
        for answer in answers:
            self._person_acts(player, lambda answer=answer: self.game.answer(answer))  # type: ignore[misc]

    def declare(self, player: Player, n: int, pairs: Sequence[tuple[int, int]]) -> None:
        """508.1, 509.1: declare all attackers or blockers at once, all or nothing.

        :param pairs: (attacker, what it attacks) or (blocker, attacker), as handles and entities of the player's view;
            those declared already count
        :raises IllegalActionError: the set is not legal as a whole; then nothing has changed
        """
        self._check(player, n)
        answers = []
        trial = self.game.fork()
        asked = self._asked_of(trial, player)
        left = [pair for pair in pairs if pair not in asked.chosen]
        while left:
            options = {option: index for index, option in enumerate(asked.options)}
            pair = next((pair for pair in left if pair in options), None)
            if pair is None:
                name = self.game.rendering(player, self.seats[player].lang).object(left[0][0])
                raise self._refused("sitting.cant_declare", what=name)
            left.remove(pair)
            answers.append(options[pair])
            trial.answer(answers[-1])
            asked = self._asked_of(trial, player)
        if not asked.can_finish:
            raise self._refused("sitting.cant_finish")
        self.answer_all(player, n, [*answers, dec.DONE])

    def _asked_of(self, game: Game, player: Player) -> SeenDecision:
        asked = game.view(player).decision
        if asked is None or asked.decider != player or asked.kind not in (dec.ATTACKERS, dec.BLOCKERS):
            raise self._refused("sitting.cant_finish")
        return asked

    def pass_until(self, player: Player, until: PassUntil) -> None:
        """Pass now and go on passing (117.3d); where nothing can be passed, nothing happens but the setting.

        :raises IllegalActionError: it is not this player's to decide
        """
        self._check(player, self.game.decisions_made)
        self.seats[player].passing = Passing(until, self.game.turn)
        decision = self.game.state.decision
        assert decision is not None
        if decision.kind == dec.PRIORITY:
            self._person_acts(player, lambda: self.game.answer(0), keep_passing=True)

    def remember(self, player: Player, n: int, answer: int) -> None:
        """Answer, and give the same answer to the same question from now on.

        :raises IllegalActionError: as :meth:`answer`, or no answer to this question can be remembered
        """
        self._check(player, n)
        view = self.game.view(player)
        asked = view.decision
        assert asked is not None
        question = question_key(view, asked)
        if not question:
            raise self._refused("sitting.not_remembered")
        legal = self.game.legal_actions
        if not legal.is_answer(answer):
            raise self._refused("sitting.not_offered", answer=answer)
        words = answer_words(view, asked, answer)
        self.answer(player, n, answer)
        self.seats[player].settings = self.seats[player].settings.remember(question, words)

    def concede(self, player: Player) -> None:
        """104.3a: a player leaves the game, whoever has to decide now."""
        self._do(lambda: self.game.concede(player), player)

    # ------------------------------------------------------------------------------------ taking back

    def undo(self, player: Player) -> None:
        """Take back the last answer of a person, with everything after it; where other persons play, ask them first.

        :raises IllegalActionError: the person has answered nothing yet
        """
        if not any(seat == player for _, seat in self._asked):
            self._recall(player)
        if self._others(player):
            self.taking_back = player
        else:
            self._take_back(player)

    def agree(self, player: Player, yes: bool) -> None:
        """Agree to what another person wants to take back, or not.

        :raises IllegalActionError: nobody has asked for it, or this player themself has
        """
        asking = self.taking_back
        if asking in (NO_PLAYER, player):
            raise self._refused("sitting.nothing_asked")
        self.taking_back = NO_PLAYER
        if yes:
            self._take_back(asking)

    def last_to_answer(self) -> Player:
        """Return the seat of the person who answered last since they sat down, NO_PLAYER if nobody has."""
        return self._asked[-1][1] if self._asked else NO_PLAYER

    def _recall(self, player: Player) -> None:
        """Find the last answer that a person was asked for in the acts that the game came with.

        :raises IllegalActionError: there is none
        """
        settings = self.seats[player].settings
        for act in reversed(range(self._came_with)):
            view = self.game.back_to(act).view(player)
            asked = view.decision
            if asked is not None and asked.decider == player and automatic_answer(view, asked, settings) is None:
                self._came_with = act
                self._asked.insert(0, (act, player))
                return
        raise self._refused("game.nothing_to_undo")

    def _take_back(self, player: Player) -> None:
        while self._asked:
            acts, seat = self._asked.pop()
            if seat == player:
                count = len(self.game.answers) - acts
                for _ in range(count):
                    self.game.undo()
                self._held = self.game.decisions_made
                for one in self.seats:
                    one.passing = NOT_PASSING
                if self._note is not None:
                    self._note(UNDO, player, [count])
                return

    def _others(self, player: Player) -> bool:
        return any(seat.agent is None for number, seat in enumerate(self.seats) if number != player)

    # ------------------------------------------------------------------------------------ showing

    def shown(self, player: Player, lang: str | None = None) -> Shown:
        """Return what a person (or NO_PLAYER: somebody who looks on) sees."""
        names = tuple(seat.name for seat in self.seats)
        return show(self.rendering(player, lang), self.game.decisions_made, names, self.ending(player, lang))

    def rendering(self, player: Player, lang: str | None = None) -> Rendering:
        """Return the words for what a person sees, in their language or another."""
        own = self.seats[player].lang if player != NO_PLAYER else self.game.lang
        return self.game.rendering(player, lang or own)

    def log(self, player: Player, acts: int = 0, lang: str | None = None) -> list[str]:
        """Return what has happened since that many acts, as a person has seen it; 0: since the beginning."""
        events = self.game.events if acts == 0 else self.game.events_since(acts)
        lines = told(events, self.rendering(player, lang), None if player == NO_PLAYER else player)
        return [self.game.state.rulebook.cited(line) for line in lines]

    def ending(self, player: Player, lang: str | None = None) -> Ending | None:
        """Return how the game ended, in words; None while it goes on."""
        outcome = self.game.outcome()
        if outcome is None:
            return None
        own = lang or (self.seats[player].lang if player != NO_PLAYER else self.game.lang)
        winners = tuple(self.game.state.winners)
        if not winners:
            return Ending((), message("table.drawn", own))
        reason = message(f"table.reason.{outcome.reason.value}", own)
        names = ", ".join(self.seats[seat].name for seat in winners)
        return Ending(winners, message("table.won", own, player=names, reason=reason))

    # ------------------------------------------------------------------------------------ inner

    def _check(self, player: Player, n: int) -> None:
        if self.game.is_over():
            raise self._refused("game.over", rule="104.1")
        if player != self.decider or self.seats[player].agent is not None:
            raise self._refused("sitting.not_your_decision", player=seat_letter(player))
        if n != self.game.decisions_made:
            raise self._refused("sitting.late")

    def _refused(self, key: str, rule: str = "", **values: object) -> IllegalActionError:
        number = self.game.state.rulebook.number(rule) if rule else ""
        return IllegalActionError(message(key, "en", **values), rule=number, key=key, **values)

    def _person_acts(self, player: Player, act: Callable[[], None], keep_passing: bool = False) -> None:
        before = len(self.game.answers)
        self._do(act, player)
        self._asked.append((before, player))
        if not keep_passing:
            self.seats[player].passing = NOT_PASSING

    def _do(self, act: Callable[[], None], player: Player) -> None:
        act()
        self.taking_back = NO_PLAYER
        if self._note is not None:
            self._note(ACT, player, self.game.answers[-1])
