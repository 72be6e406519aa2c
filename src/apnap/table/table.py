"""A game with its people and agents: who is asked when, what they answer, what is taken back.

The table knows no medium. It goes on step by step (:meth:`Table.step`), so that a server can do other things between
two decisions of an agent; whoever draws asks :meth:`Table.shown` for what a person sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from apnap.agents.agent import Agent
from apnap.errors import ApnapError, IllegalActionError
from apnap.game import Game
from apnap.i18n import listed, message
from apnap.i18n.rendering import Rendering
from apnap.ids import NO_PLAYER, Player, seat_letter
from apnap.rules import decisions as dec
from apnap.rules.state import State
from apnap.rules.view import View
from apnap.table.names import expanded
from apnap.table.passing import NOT_PASSING, Passing, answer_words, automatic_answer, goes_on, question_key
from apnap.table.settings import PassUntil, Settings
from apnap.table.shown import Ending, Shown, show
from apnap.table.telling import told

ACT: Final = "act"
UNDO: Final = "undo"

Note = Callable[[str, Player, list[int]], None]
"""Told of everything that changes the game: (``act``, seat, answers) or (``undo``, seat, [acts taken back])."""


class Done(NamedTuple):
    """An act that has been done at a table."""

    seat: Player
    """Whose; NO_PLAYER: it was done before people sat down."""
    answers: list[int]
    asked: bool
    """Whether a person gave it to a question; else an agent did, or it was given in the person's name."""


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
        self._numbers = [0] * len(self.seats)
        self._held: State | None = None
        """The position in which a person is asked whatever they have set: they took back what they did in it."""
        self.taking_back: Player = NO_PLAYER
        """The seat that has asked the others to agree to an undo; nothing goes on by itself meanwhile."""
        self._agreed: set[Player] = set()
        self._views: dict[Player, View] = {}
        """How the seats see the present position, as far as somebody has looked at it."""

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

    def number(self, player: Player) -> int:
        """Return the number of the question that a player is asked now, or next.

        It grows with each of the player's own answers, and when something is taken back or somebody concedes: with
        nothing that the player may not know, as would be how often another player could have done something.
        """
        return self._numbers[player] if player != NO_PLAYER else 0

    def step(self) -> bool:
        """Make one decision for an agent, or in a person's name; False: a person is asked, or the game is over."""
        seat = self.decider
        if seat == NO_PLAYER or self.taking_back != NO_PLAYER:
            return False
        agent = self.seats[seat].agent
        if agent is None:
            self._end_passing()
            answer = self._automatic()
            if answer is None:
                self.seats[seat].passing = NOT_PASSING
                return False
        else:
            view = self.view(seat)
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
        if self.game.state is self._held:
            return None
        seat = self.seats[self.decider]
        view = self.view(self.decider)
        asked = view.decision
        assert asked is not None
        return automatic_answer(view, asked, seat.settings, seat.passing)

    def _end_passing(self) -> None:
        """Let nobody go on passing for whom that is over: another time it is another turn."""
        for player, seat in enumerate(self.seats):
            if seat.passing is not NOT_PASSING and not goes_on(self.view(player), seat.passing):
                seat.passing = NOT_PASSING

    # ------------------------------------------------------------------------------------ answering

    def answer(self, player: Player, n: int, answer: int) -> None:
        """Answer the waiting decision.

        :param n: the number of the question (:meth:`number`), so that nothing late is taken
        :raises IllegalActionError: it is not this player's to decide, not this decision, or not one of the answers
        """
        self._check(player, n)
        self._person_acts(player, lambda: self.game.answer(answer))

    def say(self, player: Player, text: str) -> None:
        """Answer in words: ``cast Throw the Embers targeting B``. Names may be shortened while they are clear.

        :raises ApnapError: it is no answer, or not a legal one; then nothing has changed
        """
        self._check(player)
        try:
            self._person_acts(player, lambda: self.game.act(text, player))
        except ApnapError as error:
            longer = expanded(text, self.game)
            if longer == text:
                raise
            try:
                self._person_acts(player, lambda: self.game.act(longer, player))
            except ApnapError as better:
                raise better from error

    def answer_all(self, player: Player, n: int, answers: Sequence[int]) -> None:
        """Answer the waiting decision and those that follow from it, all or nothing.

        :raises IllegalActionError: as :meth:`answer`, or one of them is not offered when its turn comes
        """
        self._check(player, n)
        self._person_acts(player, lambda: self.game.answer_all(answers, player))

    def declare(self, player: Player, n: int, pairs: Sequence[tuple[int, int]]) -> None:
        """508.1, 509.1: declare all attackers or blockers at once, all or nothing.

        :param pairs: (attacker, what it attacks) or (blocker, attacker), as handles and entities of the player's view;
            those declared already count
        :raises IllegalActionError: the set is not legal as a whole; then nothing has changed
        """
        self._check(player, n)
        trial = self.game.fork()
        asked = self.view(player).decision
        if asked is None or asked.kind not in (dec.ATTACKERS, dec.BLOCKERS):
            raise self._refused("sitting.cant_finish")
        number = asked.rule
        kind, declared = asked.kind, list(asked.chosen)
        left = [pair for pair in pairs if pair not in declared]
        while left:
            options = {option: index for index, option in enumerate(asked.options)} if asked is not None else {}
            pair = next((pair for pair in left if pair in options), None)
            if pair is None:
                raise self._refused("sitting.cant_declare", number=number, what=self._name(player, left[0][0]))
            left.remove(pair)
            declared.append(pair)
            trial.answer(options[pair])
            asked = trial.view(player).decision
            if asked is not None and (asked.decider, asked.kind, list(asked.chosen)) != (player, kind, declared):
                asked = None  # nothing more could be declared
        if asked is not None:
            if not asked.can_finish:
                raise self._refused("sitting.cant_finish", number=number)
            trial.answer(dec.DONE)
        self._person_acts(player, lambda: self.game.follow(trial))

    def _name(self, player: Player, handle: int) -> str:
        rendering = self.rendering(player)
        try:
            return rendering.object(handle)
        except KeyError:
            return rendering.say("actions.unknown_card")

    def pass_until(self, player: Player, until: PassUntil) -> None:
        """Pass now and go on passing (117.3d); where nothing can be passed, nothing happens but the setting.

        :raises IllegalActionError: it is not this player's to decide
        """
        self._check(player)
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
        view = self.view(player)
        asked = view.decision
        assert asked is not None
        question = question_key(view, asked)
        if not question:
            raise self._refused("sitting.not_remembered")
        self.answer(player, n, answer)
        words = answer_words(view, asked, answer)
        self.seats[player].settings = self.seats[player].settings.remember(question, words)

    def concede(self, player: Player) -> None:
        """104.3a: a player leaves the game, whoever has to decide now; nothing happens if they have left it already.

        :raises IllegalActionError: the game is over
        """
        if not self.game.is_over() and not self.game.state.players[player].in_game:
            return
        self._do(lambda: self.game.concede(player), player)
        self._next_question()

    # ------------------------------------------------------------------------------------ taking back

    def undo(self, player: Player) -> None:
        """Take back the last answer of a person, with everything after it; where other persons play, ask them first.

        An answer in words and a whole declaration are taken back whole.

        :raises IllegalActionError: the person has answered nothing yet
        """
        if not any(seat == player for _, seat in self._asked) and not self._recall((player,)):
            raise self._refused("game.nothing_to_undo")
        self.taking_back, self._agreed = player, {player}
        self._taken_back()

    def agree(self, player: Player, yes: bool) -> None:
        """Agree to what another person wants to take back, or not; it is taken back when all the others agree.

        :raises IllegalActionError: nobody has asked for it, or this player is no person that has to agree; who has
            asked may only give it up
        """
        asking = self.taking_back
        if asking == NO_PLAYER or yes and player not in self._others(asking):
            raise self._refused("sitting.nothing_asked")
        if yes:
            self._agreed.add(player)
            self._taken_back()
        elif player == asking or player in self._others(asking):
            self.taking_back = NO_PLAYER

    def _taken_back(self) -> None:
        """Take back what has been asked for if everybody agrees."""
        asking = self.taking_back
        if self._agreed.issuperset(self._others(asking)):
            self.taking_back = NO_PLAYER
            self._take_back(asking)

    def can_undo(self, player: Player) -> bool:
        """Tell whether there may be an answer of a person to take back."""
        return self._came_with > 0 or any(seat == player for _, seat in self._asked)

    def last_to_answer(self) -> Player:
        """Return the seat of the person who answered last, NO_PLAYER if nobody has."""
        people = [player for player, seat in enumerate(self.seats) if seat.agent is None]
        if not self._asked and not self._recall(people):
            return NO_PLAYER
        return self._asked[-1][1]

    def _recall(self, people: Sequence[Player]) -> bool:
        """Find the last answer that somebody was asked for in the acts that the game came with."""
        for act in reversed(range(self._came_with)):
            game = self.game.back_to(act)
            decision = game.state.decision
            if decision is None or decision.decider not in people:
                continue
            view = game.view(decision.decider)
            asked = view.decision
            assert asked is not None
            if automatic_answer(view, asked, self.seats[asked.decider].settings) is None:
                self._came_with = act
                self._asked.insert(0, (act, asked.decider))
                return True
        return False

    def _take_back(self, player: Player) -> None:
        while self._asked:
            acts, seat = self._asked.pop()
            if seat == player:
                count = self.game.acts_done - acts
                self.game.undo_to(acts)
                self._held = self.game.state
                self._next_question()
                for one in self.seats:
                    one.passing = NOT_PASSING
                if self._note is not None:
                    self._note(UNDO, player, [count])
                return

    def resume(self, acts: Sequence[Done], held: bool = False) -> None:
        """Go on where a table stood of which all acts are known; the game may have some of them behind it already.

        :param held: whether an answer was taken back last, so that the person is asked whatever they have set
        :raises InvalidStateError: an act is not possible any more
        """
        there = self.game.answers
        pairs = zip(there, acts, strict=False)
        same = next((at for at, (one, other) in enumerate(pairs) if one != other.answers), min(len(there), len(acts)))
        self.game.undo_to(same)
        self.game.replay([act.answers for act in acts[same:]])
        self._numbers = [sum(act.seat == seat for act in acts) for seat in range(len(self.seats))]
        self._asked = [(at, act.seat) for at, act in enumerate(acts) if act.asked]
        self._came_with = next((at for at, act in enumerate(acts) if act.seat != NO_PLAYER), len(acts))
        if held:
            self._held = self.game.state

    def _others(self, player: Player) -> list[Player]:
        """Return the other persons who are still in the game."""
        players = self.game.state.players
        return [
            other
            for other, seat in enumerate(self.seats)
            if other != player and seat.agent is None and (players[other].in_game or self.game.is_over())
        ]

    # ------------------------------------------------------------------------------------ showing

    def shown(self, player: Player, lang: str | None = None) -> Shown:
        """Return what a person (or NO_PLAYER: somebody who looks on) sees."""
        names = tuple(seat.name for seat in self.seats)
        return show(self.rendering(player, lang), self.number(player), names, self.ending(player, lang))

    def view(self, player: Player) -> View:
        """Return what a player may know of the present position; with NO_PLAYER, what everybody knows."""
        found = self._views.get(player)
        if found is None or not found.is_of(self.game.state):
            found = self._views[player] = self.game.view(player)
        return found

    def rendering(self, player: Player, lang: str | None = None) -> Rendering:
        """Return the words for what a person sees, in their language or another."""
        own = self.seats[player].lang if player != NO_PLAYER else self.game.lang
        return self.game.rendering(self.view(player), lang or own)

    def log(self, player: Player, acts: int = 0, lang: str | None = None) -> list[str]:
        """Return what has happened since that many acts, as a person has seen it; 0: since the beginning."""
        events = self.game.events
        start = len(events) - len(self.game.events_since(acts)) if acts else 0
        lines = told(events, self.rendering(player, lang), None if player == NO_PLAYER else player, start)
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
        names = listed([self.seats[seat].name for seat in winners], own)
        return Ending(winners, message("table.won", own, player=names, reason=reason, count=len(winners)))

    # ------------------------------------------------------------------------------------ inner

    def _check(self, player: Player, n: int | None = None) -> None:
        if self.game.is_over():
            raise self._refused("game.over", rule="104.1")
        if player != self.decider or self.seats[player].agent is not None:
            raise self._refused("sitting.not_your_decision", player=seat_letter(player))
        if n not in (None, self._numbers[player]):
            raise self._refused("sitting.late")

    def _refused(self, key: str, rule: str = "", number: str = "", **values: object) -> IllegalActionError:
        """Return a refusal, with a rule of the current book or the number that it has in the book in force."""
        number = self.game.state.rulebook.number(rule) if rule else number
        return IllegalActionError(message(key, "en", **values), rule=number, key=key, **values)

    def _person_acts(self, player: Player, act: Callable[[], None], keep_passing: bool = False) -> None:
        before = self.game.acts_done
        self._do(act, player)
        self._asked.append((before, player))
        if not keep_passing:
            self.seats[player].passing = NOT_PASSING

    def _do(self, act: Callable[[], None], player: Player) -> None:
        act()
        self.taking_back = NO_PLAYER
        self._numbers[player] += 1
        if self._note is not None:
            self._note(ACT, player, self.game.last_answers)

    def _next_question(self) -> None:
        """Whatever is asked now is another question, for everybody."""
        self._numbers = [number + 1 for number in self._numbers]
