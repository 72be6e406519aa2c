"""A prompt as options to choose, on the table or in a list, with what each does.

An option may end the question (then there is something to tell the table) or only change what is being put together.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from apnap.i18n import message
from apnap.rules.decisions import DONE
from apnap.table.prompts import Choice, Prompt, distinct

OPEN: Final = "*"
CHOSEN: Final = "+"
NOTHING: Final = " "
_MANY: Final = 15
"""From so many words or cards on they are looked for by typing."""


class Option(NamedTuple):
    """Something that can be chosen."""

    key: str
    text: str
    entities: tuple[int, ...] = ()
    mark: str = NOTHING


class Answers(NamedTuple):
    """Tell the table these answers, one after another."""

    answers: tuple[int, ...]


class Pairs(NamedTuple):
    """Declare these attackers or blockers (508.1, 509.1)."""

    pairs: tuple[tuple[int, int], ...]


Act = Answers | Pairs


class Question:
    """A prompt whose options are answers."""

    def __init__(self, prompt: Prompt, lang: str) -> None:
        self.prompt = prompt
        self.lang = lang
        self.choices = distinct(prompt.choices)

    def say(self, key: str, **values: object) -> str:
        """Return a message about questions."""
        return message(f"tui.ask.{key}", self.lang, **values)

    def text(self) -> str:
        """Return what is asked, with what is chosen so far."""
        prompt = self.prompt
        if not prompt.chosen:
            return prompt.text
        return f"{prompt.text}; {self.say('chosen', names=', '.join(prompt.chosen))}"

    def options(self) -> list[Option]:
        """Return everything that can be chosen."""
        return [Option(f"answer {one.answer}", one.text, _entities(one)) for one in self.choices]

    def options_of(self, entities: Collection[int]) -> list[Option]:
        """Return what can be chosen about some objects that look alike, or about a player."""
        found = distinct([one for one in self.prompt.choices if one.object in entities])
        if len(found) > 1 and len({_plain(one.text) for one in found}) == 1:
            found = found[:1]  # any of the pile
        return [Option(f"answer {one.answer}", one.text, _entities(one)) for one in found]

    def mark(self, entity: int) -> str:
        """Return how an object or player is marked."""
        return OPEN if any(one.object == entity for one in self.prompt.choices) else NOTHING

    def choose(self, key: str) -> Act | None:
        """Choose an option; None: it was something that does not end the question."""
        return Answers((int(key.removeprefix("answer ")),))

    def usual(self) -> str:
        """Return the key of the option where the cursor begins, empty: the first one."""
        return f"answer {self.choices[-1].answer}" if self.prompt.purpose == "mulligan" else ""

    def confirm(self) -> Act | None:
        """Return what goes without saying here; None: something has to be chosen."""
        if self.usual():
            return self.choose(self.usual())
        if self.prompt.can_finish:
            return Answers((DONE,))
        if self.prompt.kind == "priority":
            return Answers((self.prompt.choices[0].answer,))
        return Answers((self.choices[0].answer,)) if len(self.choices) == 1 else None

    def numbers(self) -> dict[int, int]:
        """Return the answers by number if a number or a share is asked for."""
        if self.prompt.kind not in ("number", "divide"):
            return {}
        return {one.number: one.answer for one in self.prompt.choices if one.number is not None}

    @property
    def is_long(self) -> bool:
        """Whether the answer is better looked for by typing."""
        return bool(self.prompt.objects) or len(self.choices) > _MANY and self.prompt.kind in ("word", "objects")

    def answer_at(self, key: str) -> int | None:
        """Return the answer that an option is, None if it is none by itself."""
        return int(key.removeprefix("answer ")) if key.startswith("answer ") else None


def found_in(options: Sequence[Option], text: str) -> list[Option]:
    """Return the options that have every word that was typed, in any place, accents and capitals aside."""
    from apnap.game.matching import plain

    wanted = plain(text).split()
    return [one for one in options if all(word in plain(one.text) for word in wanted)]


def _entities(choice: Choice) -> tuple[int, ...]:
    return (choice.object,) if choice.object else ()


def _plain(text: str) -> str:
    """Return a text without the numbers that tell alike objects apart."""
    head, sign, tail = text.partition("#")
    return head + tail.lstrip("0123456789") if sign else head
