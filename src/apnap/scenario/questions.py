"""Decisions with one small answer: yes or no, a number, a mode, a cost, a payment, chance, a free name (FORMAT 6, 7).

Decisions among objects, orders and divisions are in ``selections``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from apnap.scenario import rule_text
from apnap.scenario.answers import Amount, Answer, Coin, Cost, Die, Mode, Pay, Pick, Say, Stop
from apnap.scenario.queues import Answers, NoDefaultError, Question
from apnap.scenario.references import ObjectLike, Reference, fold, has_name, same_name


class YesNo(Question[bool], frozen=True, kw_only=True):
    """“You may …”, optional costs, and other questions with two outcomes."""

    possible: bool = True
    """Whether yes can be carried out."""
    usual: bool = True
    """What is said without an answer, when it is possible: no for an optional payment while the setup is built."""

    of_objects: bool = False
    """Whether yes means to choose objects, as for an optional cost: ``stop: pick`` then chooses none."""

    def answered(self, answers: Answers) -> bool | None:
        """Take ``say``; a yes that is impossible does not fit."""
        return answers.take(("answer",), self._said)

    def _said(self, answer: Answer) -> bool | None:
        if isinstance(answer, Stop):
            return False if self.of_objects and answer.stop == "pick" else None
        return answer.say if isinstance(answer, Say) and self._can(answer.say) else None

    def default(self) -> bool:
        """Yes, if it can be carried out."""
        return self.usual and self.possible

    def _can(self, said: bool) -> bool:
        return self.possible or not said


class Number(Question[int], frozen=True, kw_only=True):
    """X (107.3) or another number."""

    minimum: int = 0
    maximum: int | None = None
    is_x: bool = False
    """X of a mana cost; ``maximum`` is then the largest that can be paid."""

    def answered(self, answers: Answers) -> int | None:
        """Take ``amount``."""
        return answers.take(
            ("answer",), lambda answer: answer.amount if isinstance(answer, Amount) and self._can(answer) else None
        )

    def default(self) -> int:
        """The largest X that can be paid; any other number as small as possible."""
        return self.maximum if self.is_x and self.maximum is not None else self.minimum

    def _can(self, answer: Amount) -> bool:
        return self.minimum <= answer.amount and (self.maximum is None or answer.amount <= self.maximum)


class Modes(Question[tuple[int, ...]], frozen=True, kw_only=True):
    """Modes (700.2), from 1 in printed order."""

    available: tuple[int, ...]
    """The modes that are legal and have legal targets."""
    minimum: int = 1
    maximum: int = 1
    repeatable: bool = False
    """Whether a mode may be chosen more than once (700.2d)."""

    def answered(self, answers: Answers) -> tuple[int, ...] | None:
        """Take ``mode`` until the maximum, a stop, or nothing more that fits."""
        chosen: list[int] = []
        while len(chosen) < self.maximum:
            mode = answers.take(("mode",), lambda answer: self._mode(answer, chosen))
            if mode is None:
                return tuple(chosen) or None
            if mode == 0:
                break
            chosen.append(mode)
        return tuple(chosen)

    def completed(self, answer: tuple[int, ...]) -> tuple[int, ...]:
        """Add the first modes that are missing."""
        if len(answer) >= self.minimum:
            return answer
        rest = self.available if self.repeatable else tuple(mode for mode in self.available if mode not in answer)
        return answer + rest[: self.minimum - len(answer)]

    def default(self) -> tuple[int, ...]:
        """The first mode that is possible, or as many as have to be chosen."""
        return self.available[: min(max(self.minimum, 1), self.maximum)]

    def _mode(self, answer: Answer, chosen: list[int]) -> int | None:
        """The mode, 0 for a stop, None when it does not fit."""
        if isinstance(answer, Stop):
            return 0 if len(chosen) >= self.minimum else None
        if not isinstance(answer, Mode) or answer.mode not in self.available:
            return None
        return answer.mode if self.repeatable or answer.mode not in chosen else None


class CostOption(msgspec.Struct, frozen=True, kw_only=True):
    """A way to cast a card: what is paid, the card that allows it, and the half that is cast."""

    kind: str
    """``normal``, ``free``, ``alternative`` or a keyword."""
    source: ObjectLike | None = None
    texts: tuple[str, ...] = ()
    half: tuple[str, ...] = ()
    """The names of the half or face that would be cast."""


class WhichCost(Question[int], frozen=True, kw_only=True):
    """Which cost to pay, or which half to cast; the answer is the index of the option."""

    options: tuple[CostOption, ...]

    def answered(self, answers: Answers) -> int | None:
        """Take ``cost``, or ``pick`` with the name of the half or of the card that allows it."""
        return answers.take(("answer",), self._index)

    def default(self) -> int:
        """The normal cost; the first half."""
        return next((index for index, option in enumerate(self.options) if option.kind == "normal"), 0)

    def _index(self, answer: Answer) -> int | None:
        if isinstance(answer, Cost):
            return next((index for index, option in enumerate(self.options) if _is_cost(option, answer)), None)
        if not isinstance(answer, Pick) or len(answer.pick) != 1:
            return None
        (value,) = answer.pick
        if not isinstance(value, Reference) or value.name is None:
            return None
        named = value.name
        return next((index for index, option in enumerate(self.options) if _is_called(option, named)), None)


def _is_cost(option: CostOption, answer: Cost) -> bool:
    if fold(option.kind) != fold(answer.cost):
        return False
    if answer.source is not None and (option.source is None or not has_name(option.source, answer.source)):
        return False
    names = () if option.source is None else tuple(option.source.text_names)
    text = answer.text
    return text is None or any(rule_text.starts_with(own, text, names) for own in option.texts)


def _is_called(option: CostOption, name: str) -> bool:
    if any(same_name(half, name) for half in option.half):
        return True
    return option.source is not None and has_name(option.source, name)


class Payment(Question[str], frozen=True, kw_only=True):
    """The next part of a cost under ``manual_mana``: a colour or a special way to pay; "" ends or gives up."""

    ways: tuple[str, ...]
    can_stop: bool = False

    def answered(self, answers: Answers) -> str | None:
        """Take ``pay``, or ``stop: payment``."""
        return answers.take(("answer",), self._way)

    def default(self) -> str:
        """The first way: what the cost being paid needs is listed first."""
        return self.ways[0]

    def _way(self, answer: Answer) -> str | None:
        if isinstance(answer, Stop):
            return "" if answer.stop == "payment" and self.can_stop else None
        return answer.pay if isinstance(answer, Pay) and answer.pay in self.ways else None


class CoinFlip(Question[Literal["heads", "tails"]], frozen=True, kw_only=True):
    """The result of a coin flip (705)."""

    def answered(self, answers: Answers) -> Literal["heads", "tails"] | None:
        """Take ``coin``."""
        return answers.take(("answer",), lambda answer: answer.coin if isinstance(answer, Coin) else None)

    def default(self) -> Literal["heads", "tails"]:
        """Heads."""
        return "heads"


class DieRoll(Question[int], frozen=True, kw_only=True):
    """The natural result of a die roll (706)."""

    sides: int

    def answered(self, answers: Answers) -> int | None:
        """Take ``die``."""
        return answers.take(
            ("answer",),
            lambda answer: answer.die if isinstance(answer, Die) and 1 <= answer.die <= self.sides else None,
        )

    def default(self) -> int:
        """The highest number."""
        return self.sides


class FreeName(Question[str], frozen=True, kw_only=True):
    """A name that is not chosen from a list, such as a card name (201.4)."""

    accepts: Callable[[str], bool]

    def answered(self, answers: Answers) -> str | None:
        """Take ``pick`` with a name that is accepted."""
        return answers.take(("answer",), self._name)

    def default(self) -> str:
        """There is none."""
        raise NoDefaultError(f"{self.about or 'a name'} must be chosen by {self.player}, and a name has no default")

    def _name(self, answer: Answer) -> str | None:
        if not isinstance(answer, Pick) or len(answer.pick) != 1:
            return None
        (value,) = answer.pick
        if not isinstance(value, Reference) or value.name is None or value != Reference(name=value.name):
            return None
        return value.name if self.accepts(value.name) else None
