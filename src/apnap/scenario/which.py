"""A choice between a few effects or costs that are not modes (FORMAT 6.1)."""

from __future__ import annotations

from apnap.scenario.answers import Answer, Cost, Mode, Pick, Picked, Say, TextPick
from apnap.scenario.options import EffectOption, WordOption, meant
from apnap.scenario.queues import Answers, Question


class OneOf(Question[int], frozen=True, kw_only=True):
    """One of several effects; the answer is the index. Two of them are answered with ``say`` too: yes is the first."""

    numbers: tuple[int, ...]
    """The place of each in printed order, from 0."""
    texts: tuple[str, ...]

    def answered(self, answers: Answers) -> int | None:
        """Take ``mode``, ``say``, ``pick``, or ``cost`` with a text."""
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
        if isinstance(answer, Cost):
            return None if answer.text is None or answer.source is not None else self._meant(TextPick(text=answer.text))
        return self._meant(answer.pick[0]) if isinstance(answer, Pick) and len(answer.pick) == 1 else None

    def _meant(self, value: Picked) -> int | None:
        """Return the first whose words are meant; "pay" in front of a cost may be left out."""
        if isinstance(value, TextPick):
            return meant(value, tuple(EffectOption(texts=_spoken(text)) for text in self.texts))
        return next(
            (
                at
                for at, text in enumerate(self.texts)
                for words in _spoken(text)
                if meant(value, (WordOption(words),)) == 0
            ),
            None,
        )


def _spoken(text: str) -> tuple[str, ...]:
    if not text:
        return ()
    return (text, text[4:]) if text[:4].lower() == "pay " else (text,)
