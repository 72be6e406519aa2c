"""What can be answered to a decision, for people and programs: by text, by name, or one of a list."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final, final, overload

from apnap.i18n.rendering import Rendering
from apnap.ids import seat_letter
from apnap.rules import decisions as dec
from apnap.rules.decisions import Option
from apnap.rules.seen import SeenDecision

KINDS: Final = {
    dec.YES_NO: "answer",
    dec.OBJECTS: "choose",
    dec.TARGETS: "target",
    dec.PLAYERS: "choose",
    dec.NUMBER: "number",
    dec.MODES: "mode",
    dec.WORD: "choose",
    dec.ORDER: "next",
    dec.ATTACKERS: "attacker",
    dec.BLOCKERS: "blocker",
    dec.DIVIDE: "share",
    dec.COST: "pay",
    dec.REPLACEMENT: "apply",
    dec.PAYMENT: "pay",
    dec.PILE: "pile",
}
"""The kind of the actions that answer each kind of decision; with priority it is what is done ("cast", "pass")."""


@final
class Action:
    """One thing a player may do or answer: hashable, equal by value; ``str()`` is the text that does the same.

    ``handle`` and ``other`` name objects as the deciding player's view does (a player is a negative number), ``index``
    is a face, an ability or a number, ``word`` an option that is a word.
    """

    __slots__ = ("kind", "handle", "other", "index", "word", "_text", "_source", "_answer")

    def __init__(
        self, kind: str, handle: int = 0, other: int = 0, index: int = 0, word: str = "", *, text: str = ""
    ) -> None:
        self.kind = kind
        self.handle = handle
        self.other = other
        self.index = index
        self.word = word
        self._text = text
        self._source: LegalActions | None = None
        self._answer = dec.DONE

    @property
    def _key(self) -> tuple[str, int, int, int, str]:
        return (self.kind, self.handle, self.other, self.index, self.word)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __str__(self) -> str:
        if not self._text and self._source is not None:
            self._text = self._source.text(self._answer)
        return self._text

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"


@final
class LegalActions(Sequence[Action]):
    """The legal answers to a decision, in a fixed order: light to make, printable, a sequence of :class:`Action`.

    ``text in actions`` and ``action in actions`` tell what is legal; :meth:`sample` takes one at random.
    """

    def __init__(self, asked: SeenDecision | None, rendering: Rendering) -> None:
        self._asked = asked
        self._rendering = rendering
        self._texts: list[str] | None = None
        self._actions: dict[int, Action] = {}

    def __len__(self) -> int:
        return 0 if self._asked is None else len(self._asked.options) + self._asked.can_finish

    @overload
    def __getitem__(self, at: int) -> Action: ...

    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...

    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        n = len(self)
        if not -n <= at < n:
            raise IndexError(f"there are only {n} legal actions")
        return self.action(self._answer_at(at % n))

    def __iter__(self) -> Iterator[Action]:
        return (self[at] for at in range(len(self)))

    def __contains__(self, item: object) -> bool:
        if isinstance(item, str):
            return any(str(action) == item for action in self)
        return isinstance(item, Action) and any(action == item for action in self)

    def __repr__(self) -> str:
        return f"<LegalActions ({len(self)}: {', '.join(str(action) for action in self)})>"

    def sample(self, seed: int | random.Random | None = None) -> Action:
        """Return one of them at random; equal seeds give the same one.

        :raises IndexError: there is none, for the game is over
        """
        chance = seed if isinstance(seed, random.Random) else random.Random(seed)
        return self[chance.randrange(len(self))] if len(self) else self[0]

    def answer_of(self, action: Action) -> int | None:
        """Return the index by which the kernel takes an action, ``decisions.DONE``, or None if it is not legal."""
        answer = action._answer
        if action._source is self or (self.is_answer(answer) and self.action(answer) == action):
            return answer
        for at in range(len(self)):
            if self[at] == action:
                return self._answer_at(at)
        return None

    def is_answer(self, answer: int) -> bool:
        """Tell whether the decision can be answered with an index (or ``decisions.DONE``)."""
        asked = self._asked
        return asked is not None and (0 <= answer < len(asked.options) or answer == dec.DONE and asked.can_finish)

    def action(self, answer: int) -> Action:
        """Return the action that an index of the decision (or ``decisions.DONE``) stands for."""
        found = self._actions.get(answer)
        if found is None:
            assert self._asked is not None
            found = Action("done") if answer == dec.DONE else _action_of(self._asked, self._asked.options[answer])
            found._source = self
            found._answer = answer
            self._actions[answer] = found
        return found

    def text(self, answer: int) -> str:
        """Return the text of an answer in the language of the game."""
        if answer == dec.DONE:
            return self._rendering.say("actions.done")
        if self._texts is None:
            assert self._asked is not None
            self._texts = self._rendering.options(self._asked)
        return self._texts[answer]

    def _answer_at(self, at: int) -> int:
        assert self._asked is not None
        return at if at < len(self._asked.options) else dec.DONE


def _action_of(asked: SeenDecision, option: Option) -> Action:
    """Return the public form of an option."""
    if isinstance(option, dec.Action):
        return Action(dec.ACTION_NAMES[option.kind], option.ref, 0, option.index)
    kind = KINDS[asked.kind]
    if isinstance(option, tuple):
        return Action(kind, option[0], option[1])
    if isinstance(option, str):
        return Action(kind, word=option)
    if asked.kind in (dec.OBJECTS, dec.TARGETS, dec.ORDER, dec.PILE, dec.PAYMENT):
        return Action(kind, option)
    if asked.kind == dec.YES_NO:
        word = ("keep", "mulligan")[option] if asked.purpose == "mulligan" else ("no", "yes")[option]
        return Action(word, index=option)
    if asked.kind == dec.PLAYERS:
        return Action(kind, word=seat_letter(option))
    return Action(kind, index=option)


@final
class Decision:
    """The decision that a game waits for. ``player`` (a letter) has to decide it by the rules; ``decider`` makes it:
    somebody else if another player controls them (723)."""

    __slots__ = ("player", "decider", "kind", "purpose", "rule", "text", "options", "_asked")

    def __init__(self, asked: SeenDecision, options: LegalActions, text: str) -> None:
        self.player = seat_letter(asked.player)
        self.decider = seat_letter(asked.decider)
        self.kind = dec.KIND_NAMES[asked.kind]
        """One of the closed list of kinds of :mod:`apnap.rules.decisions`."""
        self.purpose = asked.purpose
        """What it is for, a key such as "discard"."""
        self.rule = asked.rule
        self.text = text
        """The question in the language of the game."""
        self.options = options
        self._asked = asked

    @property
    def seen(self) -> SeenDecision:
        """The decision as the deciding player's view shows it, for agents."""
        return self._asked

    def __repr__(self) -> str:
        return f"<Decision: {self.text}>"
