"""A choice between a few effects or costs that are not modes (FORMAT 6.1)."""

from __future__ import annotations

from apnap.scenario.answers import Answer, Mode, Pick, Say, TextPick
from apnap.scenario.options import EffectOption, WordOption, meant
from apnap.scenario.queues import Answers, Question


class OneOf(Question[int], frozen=True, kw_only=True):
    """One of several effects; the answer is the index. Two of them are answered with ``say`` too: yes is the first."""

    numbers: tuple[int, ...]
    """The place of each in printed order, from 0."""
    texts: tuple[str, ...]

    def answered(self, answers: Answers) -> int | None:
        """Take ``mode``, ``say`` or ``pick``."""
        return answers.take(("mode", "answer"), self._index)

    def default(self) -> int:
        """The first."""
        return 0

    def _index(self, answer: Answer) -> int | None:
        if isinstance(answer, Mode):
            return self.numbers.index(answer.mode - 1) if answer.mode - 1 in self.numbers else None
        if isinstance(answer, Say) and max(self.numbers) <= 1:
            wanted = 0 if answer.say else 1
            return self.numbers.index(wanted) if wanted in self.numbers else None
        if isinstance(answer, Pick) and len(answer.pick) == 1:
            (value,) = answer.pick
            words = tuple(
                EffectOption(texts=(text,)) if isinstance(value, TextPick) else WordOption(text) for text in self.texts
            )
            return meant(value, words)
        return None
