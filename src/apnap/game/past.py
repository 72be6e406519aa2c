"""The acts of a game: the position before each, how it was answered, what happened in it."""

from __future__ import annotations

from collections.abc import Sequence

from apnap.errors import IllegalActionError
from apnap.game.actions import Action
from apnap.game.refusals import game_over, not_offered
from apnap.i18n.catalogue import message
from apnap.ids import Player
from apnap.rules.decisions import DONE
from apnap.rules.events import Event
from apnap.rules.machine import answer as answer_decision
from apnap.rules.state import State
from apnap.rules.view import View


class Act:
    """One act: the position before it, how it was answered, what happened in it."""

    __slots__ = ("before", "action", "answers", "events")

    def __init__(self, before: State, action: Action | None = None) -> None:
        self.before = before
        self.action = action
        """None: the one that its only answer stands for."""
        self.answers: list[int] = []
        self.events: list[Event] = []


class Past:
    """All acts of a game, with what happened before the first one."""

    __slots__ = ("acts", "start_events", "lost", "decisions")

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.start_events: list[Event] = []
        self.lost: list[list[int]] = []
        """The answers of acts that a saved position came with; they are played again when somebody asks for them."""
        self.decisions = 0
        """How many decisions all acts have answered, those that are lost among them."""

    def __len__(self) -> int:
        return len(self.lost) + len(self.acts)

    def add(self, act: Act) -> None:
        """Put an act after all others."""
        self.acts.append(act)
        self.decisions += len(act.answers)

    def pop(self) -> Act:
        """Take the last act away and return it."""
        last = self.acts.pop()
        self.decisions -= len(last.answers)
        return last

    def lose(self, answers: list[list[int]]) -> None:
        """Begin with acts of which the answers alone are known."""
        self.lost = answers
        self.decisions += sum(len(act) for act in answers)

    def find_lost(self, again: Past) -> None:
        """Put acts that were played again in the place of those that were lost."""
        self.lost = []
        self.start_events = again.start_events
        self.acts = again.acts + self.acts

    def answers(self) -> list[list[int]]:
        """Return what each act answered."""
        return [*self.lost, *(act.answers for act in self.acts)]

    def last_answers(self) -> list[int]:
        """Return what the last act answered; nothing if there is none."""
        return self.acts[-1].answers if self.acts else self.lost[-1] if self.lost else []

    def events(self, acts: int = -1) -> tuple[Event, ...]:
        """Return what has happened since so many acts had been done; −1: since the beginning. No act may be lost."""
        first = self.start_events if acts < 0 else ()
        return (*first, *(event for act in self.acts[max(acts, 0) :] for event in act.events))

    def copy(self, acts: int | None = None) -> Past:
        """Return the first so many acts (None: all), independent of these."""
        new = Past()
        new.acts = self.acts[:acts]
        new.start_events = self.start_events
        new.lost = self.lost
        new.decisions = self.decisions - sum(len(act.answers) for act in self.acts[len(new.acts) :])
        return new


def answered(before: State, index: int, act: Act) -> State:
    """Return the position after an answer; the one before it stays as it is."""
    state = before.fork()
    state.events_log = act.events
    act.answers.append(index)
    answer_decision(state, index)
    state.events_log = None
    return state


def play_act(before: State, indexes: Sequence[int], player: Player | None = None) -> tuple[Act, State]:
    """Return the act that answers the waiting decision and those that follow from it, and the position after it.

    :param player: whose decisions are answered; None: everybody's
    :raises IllegalActionError: one of the answers is not offered when its turn comes, or to somebody else
    """
    act = Act(before, None if len(indexes) == 1 else Action("several"))
    state = before
    for index in indexes:
        asked = state.decision
        if asked is None:
            raise game_over(state)
        if player not in (None, asked.decider):
            raise IllegalActionError(message("game.others_decide", "en"), key="game.others_decide")
        if not (0 <= index < len(asked.options) or index == DONE and asked.can_finish):
            raise not_offered(str(index), View(state, asked.decider).decision)
        state = answered(state, index, act)
    return act, state
