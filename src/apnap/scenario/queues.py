"""Queues of answers with three lanes, and first fit (FORMAT 6.1).

Answers of one kind are not blocked by another kind: targets, modes and all other answers wait in lanes of their own.
For a decision the first entry of the lane that fits is taken; entries that do not fit stay where they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from apnap.scenario.actions import Action, Announced, Cast
from apnap.scenario.answers import Amount, Answer, Lane, Mode, Target, lane_of
from apnap.scenario.schema import Scenario

A = TypeVar("A")


class NoDefaultError(LookupError):
    """Nothing answers a decision that has no default."""


class AnswerQueue:
    """The answers that one player, or one entry of the script, still has to give."""

    def __init__(self, answers: Iterable[Answer] = ()) -> None:
        self._waiting = list(answers)

    def take(self, lane: Lane, fits: Callable[[Answer], A | None], *, keep: type[Answer] | None = None) -> A | None:
        """Remove the first answer of the lane for which ``fits`` returns something, and return that.

        Answers of the kind ``keep`` stay: they are looked at now and taken by a later question.
        """
        for index, answer in enumerate(self._waiting):
            if lane_of(answer) == lane:
                found = fits(answer)
                if found is not None:
                    if keep is None or not isinstance(answer, keep):
                        del self._waiting[index]
                    return found
        return None

    @property
    def left(self) -> tuple[Answer, ...]:
        """The answers not used yet, in the order of the list."""
        return tuple(self._waiting)


class Answers:
    """The queues that may answer one decision: first that of the entry being carried out, then the player's."""

    def __init__(self, *queues: AnswerQueue) -> None:
        self._queues = queues

    def take(
        self, lanes: Iterable[Lane], fits: Callable[[Answer], A | None], *, keep: type[Answer] | None = None
    ) -> A | None:
        """Take from the first queue, and in it from the first lane, that has something that fits."""
        for queue in self._queues:
            for lane in lanes:
                found = queue.take(lane, fits, keep=keep)
                if found is not None:
                    return found
        return None


class Question(msgspec.Struct, Generic[A], frozen=True, kw_only=True):
    """A decision as the queues see it; the kinds stand in ``questions`` and ``selections``."""

    player: str
    """Who decides (723: not always whose object it is)."""
    about: str = ""
    """What it is about, for the warning when nothing answers it."""

    def answered(self, answers: Answers) -> A | None:
        """Return what the queues say; None, with nothing taken, when they say nothing."""
        raise NotImplementedError

    def completed(self, answer: A) -> A:
        """Return an answer to which the defaults have added what it leaves open."""
        return answer

    def default(self) -> A:
        """Return what is decided when nothing answers (FORMAT 7). Raises NoDefaultError."""
        raise NotImplementedError


class Decisions:
    """Answers every question of a game from the scenario's choices, and remembers what nothing answered."""

    def __init__(self, scenario: Scenario) -> None:
        self.queues = {player: AnswerQueue(scenario.choices.get(player, ())) for player in scenario.players}
        self.unanswered: list[str] = []
        """For each question that was left to a default, whole or in part: the player and what it was about."""

    def answer(self, question: Question[A], private: AnswerQueue | None = None) -> A:
        """Answer a question; ``private`` is the queue of the entry being carried out, if there is one.

        Raises NoDefaultError when nothing answers and there is no default.
        """
        own = self.queues[question.player]
        answers = Answers(own) if private is None else Answers(private, own)
        said = question.answered(answers)
        decided = question.default() if said is None else question.completed(said)
        if decided != said:
            self.unanswered.append(f"{question.player}: {question.about or type(question).__name__}")
        return decided

    @property
    def left(self) -> list[tuple[str, Answer]]:
        """The answers that were never used, each with its player."""
        return [(player, answer) for player, queue in self.queues.items() for answer in queue.left]


def private_queue(entry: Action) -> AnswerQueue:
    """Return the answers inside an entry: what it announces (modes, X, targets, cost), then its ``choices``.

    Targets still in it when the action has been taken were not legal: they are the entry's, not anybody's choice.
    """
    announced: list[Answer] = []
    if isinstance(entry, Announced):
        announced.extend(Mode(mode=mode) for mode in entry.modes)
        if entry.x is not None:
            announced.append(Amount(amount=entry.x))
        announced.extend(Target(target=(reference,)) for reference in entry.targets)
    if isinstance(entry, Cast) and entry.cost is not None:
        announced.append(entry.cost)
    return AnswerQueue([*announced, *entry.choices])
