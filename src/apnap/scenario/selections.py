"""Decisions among several things: targets, objects, words, orders, shares (FORMAT 6.1 and 7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from apnap.scenario import defaults
from apnap.scenario.answers import Amount, Answer, Divide, Lane, Order, Pick, Stop, Target
from apnap.scenario.options import Option, all_meant, meant
from apnap.scenario.queues import Answers, Question

_LANES: dict[str, tuple[Lane, ...]] = {
    "targets": ("target", "answer"),
    "listed": ("target",),
    "search": ("target", "answer"),
    "scry": ("target",),
    "objects": ("answer", "target"),
    "words": ("answer",),
}


class Choose(Question[tuple[int, ...]], frozen=True, kw_only=True):
    """A selection; the answer has the indices of the options chosen now, in the order of choosing."""

    options: tuple[Option, ...]
    """In canonical order."""
    minimum: int = 1
    maximum: int = 1
    among: Literal["targets", "listed", "search", "scry", "objects", "words"] = "objects"
    """Targets; targets beyond the required number of an action that lists its targets; cards searched for or looked at;
    other objects; words, colours, effects or abilities."""
    purpose: defaults.Purpose = "unknown"
    friends: frozenset[str] = frozenset()
    """The deciding player's side: who, besides them, gains by what helps them."""
    mode: int | None = None
    """The mode that asks for these targets, from 1."""
    taken: frozenset[int] = frozenset()
    """Options chosen before in the same selection, when it is asked one by one; they count for both limits."""

    def answered(self, answers: Answers) -> tuple[int, ...] | None:
        """Take entries until the maximum, a stop, or nothing more that fits."""
        chosen: list[int] = []
        while len(chosen) + len(self.taken) < self.maximum:
            step = answers.take(_LANES[self.among], lambda answer: self._step(answer, chosen), keep=Divide)
            if step is None:
                begun = chosen or (self.taken and len(self.taken) >= self.minimum)
                return tuple(chosen) if begun else None
            if not step:
                break
            chosen.extend(step)
        return tuple(chosen)

    def completed(self, answer: tuple[int, ...]) -> tuple[int, ...]:
        """Add what is missing to the required number."""
        missing = self.minimum - len(self.taken) - len(answer)
        if missing <= 0:
            return answer
        return answer + self._preferred({*self.taken, *answer})[:missing]

    def default(self) -> tuple[int, ...]:
        """The required number, and of “up to” as many as the purpose tells."""
        wanted = defaults.how_many(
            self.options, self.taken, self.minimum, self.maximum, self.purpose, self.friends | {self.player}
        )
        return self._preferred(set(self.taken))[:wanted]

    def _preferred(self, taken: set[int]) -> tuple[int, ...]:
        order = defaults.preferred(self.options, self.purpose, self.friends | {self.player})
        return tuple(index for index in order if index not in taken)

    def _step(self, answer: Answer, chosen: list[int]) -> tuple[int, ...] | None:
        """The options that an answer means; nothing for a stop; None when it does not fit."""
        taken = {*self.taken, *chosen}
        if isinstance(answer, Stop):
            right = answer.stop == "target" or answer.stop == "pick"
            return () if right and len(taken) >= self.minimum else None
        if isinstance(answer, Pick):
            step = all_meant(answer.pick, self.options, taken, self.mode)
        elif isinstance(answer, Target):
            step = all_meant(answer.target, self.options, taken, self.mode)
        elif isinstance(answer, Divide) and self.among in ("targets", "listed"):  # ``Shares`` takes it with its amount
            step = all_meant((answer.divide,), self.options, taken, self.mode)
        else:
            return None
        return step if step is not None and len(taken) + len(step) <= self.maximum else None


class Ordering(Question[tuple[int, ...]], frozen=True, kw_only=True):
    """A complete order: the answer is a permutation, the element that comes first in front."""

    options: tuple[Option, ...]
    """In the order that is used without an answer."""

    def answered(self, answers: Answers) -> tuple[int, ...] | None:
        """Take one ``order``, or one ``pick`` for each element but the last."""
        chosen: list[int] = []
        while len(chosen) < len(self.options) - 1:
            step = answers.take(("answer",), lambda answer: self._step(answer, chosen))
            if step is None:
                return tuple(chosen) or None
            chosen.extend(step)
        return self._filled(chosen)

    def completed(self, answer: tuple[int, ...]) -> tuple[int, ...]:
        """Leave the rest as it lies."""
        return self._filled(list(answer))

    def default(self) -> tuple[int, ...]:
        """As they lie: triggers as they triggered, cards as they are."""
        return tuple(range(len(self.options)))

    def _filled(self, chosen: list[int]) -> tuple[int, ...]:
        return (*chosen, *(index for index in range(len(self.options)) if index not in chosen))

    def _step(self, answer: Answer, chosen: list[int]) -> tuple[int, ...] | None:
        if isinstance(answer, Pick):
            return all_meant(answer.pick, self.options, chosen)
        if isinstance(answer, Order) and not chosen and len(answer.order) == len(self.options):
            return all_meant(answer.order, self.options)
        return None


class Shares(Question[tuple[int, ...]], frozen=True, kw_only=True):
    """A division among targets (601.2d): the answer has the share of each recipient.

    An answer ``divide`` also chooses its target. To be asked for one recipient too, so that its answer is used up.
    """

    recipients: tuple[Option, ...]
    total: int
    least: int = 1

    def answered(self, answers: Answers) -> tuple[int, ...] | None:
        """Take one ``divide`` for each recipient."""
        shares: dict[int, int] = {}
        while len(shares) < len(self.recipients):
            share = answers.take(("target",), lambda answer: self._share(answer, shares))
            if share is None:
                break
            shares[share[0]] = share[1]
        if not shares:
            return None
        return defaults.divided(self.total, len(self.recipients), self.least, shares)

    def default(self) -> tuple[int, ...]:
        """Everything to the first, as far as the others need none."""
        return defaults.divided(self.total, len(self.recipients), self.least, {})

    def _share(self, answer: Answer, shares: dict[int, int]) -> tuple[int, int] | None:
        if not isinstance(answer, Divide):
            return None
        index = meant(answer.divide, self.recipients, shares)
        others = len(self.recipients) - len(shares) - 1
        most = self.total - sum(shares.values()) - others * self.least
        least = self.least if others else most
        return (index, answer.amount) if index is not None and least <= answer.amount <= most else None


class Amounts(Question[tuple[int, ...]], frozen=True, kw_only=True):
    """Several numbers with a given sum, such as a combination of mana in the order W, U, B, R, G."""

    most: tuple[int, ...]
    """The largest that each number can be; the smallest is 0."""
    total: int

    def answered(self, answers: Answers) -> tuple[int, ...] | None:
        """Take one ``amount`` for each number; ``stop: pick`` accepts the default."""
        return _amounts(answers, len(self.most), self._can, self.default, self._rest)

    def default(self) -> tuple[int, ...]:
        """As much as possible to the first."""
        return self._rest(())

    def _can(self, begun: tuple[int, ...]) -> bool:
        left = self.total - sum(begun)
        return begun[-1] <= self.most[len(begun) - 1] and 0 <= left <= sum(self.most[len(begun) :])

    def _rest(self, begun: tuple[int, ...]) -> tuple[int, ...]:
        left = self.total - sum(begun)
        whole = list(begun)
        for most in self.most[len(begun) :]:
            whole.append(min(most, left))
            left -= whole[-1]
        return tuple(whole)


class CombatDamage(Question[tuple[int, ...]], frozen=True, kw_only=True):
    """The combat damage of one creature, divided among others in the order of their declaration (510.1c–e).

    With trample what is left goes to the defender; the answer then has one number less than there are recipients.
    """

    lethal: tuple[int, ...]
    """What is lethal for each creature, less what is marked and being assigned already (702.19b)."""
    total: int
    trample: bool = False

    def answered(self, answers: Answers) -> tuple[int, ...] | None:
        """Take one ``amount`` for each creature; ``stop: pick`` accepts the default."""
        return _amounts(answers, len(self.lethal), self._can, self.default, self._rest)

    def default(self) -> tuple[int, ...]:
        """Lethal damage to each in order; the rest to the first, with trample to the defender."""
        return defaults.combat_damage(self.total, self.lethal, self.trample)

    def _can(self, begun: tuple[int, ...]) -> bool:
        left = self.total - sum(begun)
        if left < 0:
            return False
        if len(begun) < len(self.lethal) or left == 0:
            return True
        return self.trample and all(share >= need for share, need in zip(begun, self.lethal, strict=True))

    def _rest(self, begun: tuple[int, ...]) -> tuple[int, ...]:
        left = self.total - sum(begun)
        return begun + defaults.combat_damage(left, self.lethal[len(begun) :], self.trample)


def _amounts(
    answers: Answers,
    numbers: int,
    can: Callable[[tuple[int, ...]], bool],
    default: Callable[[], tuple[int, ...]],
    rest: Callable[[tuple[int, ...]], tuple[int, ...]],
) -> tuple[int, ...] | None:
    """Take one amount for each number. ``can`` says whether a beginning can be continued, ``rest`` continues it."""
    begun: tuple[int, ...] = ()
    while len(begun) < numbers:
        amount = answers.take(("answer",), partial(_amount, begun=begun, can=can))
        if amount is None:
            return rest(begun) if begun else None
        if amount == _STOPPED:
            return rest(begun) if begun else default()
        begun = (*begun, amount)
    return begun


_STOPPED = -1


def _amount(answer: Answer, *, begun: tuple[int, ...], can: Callable[[tuple[int, ...]], bool]) -> int | None:
    if isinstance(answer, Stop):
        return _STOPPED if answer.stop == "pick" else None
    if isinstance(answer, Amount) and answer.amount >= 0 and can((*begun, answer.amount)):
        return answer.amount
    return None
