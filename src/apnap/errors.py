"""Every error that apnap raises on purpose, with the rule it cites.

Each carries its data as attributes, so that a face can say it in the language of the reader. The text of ``str()``
is English and is written for people; ``repr()`` is for logs.
"""

from __future__ import annotations

from typing import Any


class ApnapError(Exception):
    """The root of all of them."""

    def __init__(self, message: str, *, rule: str = "", key: str = "", **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        """The rule number behind the refusal, or an empty string."""
        self.key = key
        """The message of ``i18n`` that says the same in the language of the reader, or an empty string."""
        self.values = values
        """What fills the placeholders of that message."""

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.message!r}, rule={self.rule!r})"


class InvalidActionError(ApnapError, ValueError):
    """A text that is not an action at all."""


class IllegalActionError(ApnapError, ValueError):
    """An action that the rules forbid now."""


class AmbiguousActionError(ApnapError, ValueError):
    """A text that fits more than one legal action."""


class InvalidStateError(ApnapError, ValueError):
    """A saved or described position that cannot be one."""


class DeckLineError(ApnapError, ValueError):
    """A line of a deck list that can't be read; with the number 0, something about the list as a whole."""

    def __init__(self, message: str, *, key: str, number: int = 0, rule: str = "", **values: object) -> None:
        super().__init__(message, rule=rule, key=key, **values)
        self.number = number
        """The line in the list, from 1."""

    def __str__(self) -> str:
        return f"line {self.number}: {super().__str__()}" if self.number else super().__str__()


class DeckError(ApnapError, ValueError):
    """A deck list that cannot be read or may not be played; every problem is told, not only the first."""

    def __init__(
        self,
        message: str,
        *,
        rule: str = "",
        problems: tuple[str, ...] = (),
        lines: tuple[DeckLineError, ...] = (),
        key: str = "",
        **values: object,
    ) -> None:
        problems = problems or tuple(str(line) for line in lines)
        listed = "".join(f"\n  {problem}" for problem in problems)
        super().__init__(f"{message}:{listed}" if problems else message, rule=rule, key=key, **values)
        self.problems = problems
        """One text a problem, beginning with its line number if it has one."""
        self.lines = lines
        """The same problems as errors of their own, if it is a list that can't be read."""


class LackedCard:
    """Something of a card that a rulebook does not know."""

    def __init__(self, card: str, kind: str, name: str, since: str, rule: str) -> None:
        self.card = card
        self.kind = kind
        """What it is: "card_type", "layout", "subtype", "symbol", "keyword" or "action"."""
        self.name = name
        self.since = since
        """The first day on which it is part of the game."""
        self.rule = rule
        """Its rule in the current book."""


class BookLacksCardsError(DeckError):
    """Cards that can't be played by a rulebook because it does not know what they are."""

    def __init__(self, book: str, date: str, lacked: tuple[LackedCard, ...]) -> None:
        problems = tuple(
            f"{one.card}: {one.kind.replace('_', ' ')} {one.name}, since {one.since} (current:{one.rule})"
            for one in lacked
        )
        super().__init__(f"the rulebook {book} ({date}) does not know these cards", problems=problems)
        self.book = book
        self.date = date
        self.lacked = lacked


class ScenarioError(ApnapError, ValueError):
    """A scenario that is itself wrong: it says where, and what would be right."""

    def __init__(
        self, message: str, *, rule: str = "", file: str = "", line: int = 0, path: str = "", right: str = ""
    ) -> None:
        super().__init__(message, rule=rule)
        self.file = file
        self.line = line
        """The line in the file, from 1; 0 when it has none."""
        self.path = path
        """The place inside the scenario, such as ``$.setup.A.battlefield[2].card``."""
        self.right = right
        """What would be right there, or an empty string."""

    def __str__(self) -> str:
        place = self.file + (f":{self.line}" if self.line else "")
        parts = [part for part in (place, self.path) if part]
        text = ": ".join([*parts, super().__str__()])
        return f"{text}; {self.right}" if self.right else text


class CardDataError(ApnapError, ValueError):
    """A card file or database that cannot be read."""


class UnknownCardError(ApnapError, LookupError):
    """A card name that the database does not have."""

    def __init__(self, name: str, suggestions: tuple[str, ...] = ()) -> None:
        hint = f"; did you mean {', '.join(suggestions)}?" if suggestions else ""
        super().__init__(f"there is no card named {name!r}{hint}")
        self.name = name
        self.suggestions = suggestions


class SearchError(ApnapError, ValueError):
    """A card search that can't be understood: it says where in its text, what, and what would be right."""

    def __init__(self, message: str, *, offset: int, length: int, key: str, **values: Any) -> None:
        super().__init__(f"character {offset + 1}: {message}", key=key, place=offset + 1, **values)
        self.offset = offset
        """Where the wrong part of the text begins, from 0."""
        self.length = length
        """How many characters it has; 0 if something is missing there."""


class UnknownFormatError(ApnapError, LookupError):
    """A format of play that nothing is known of."""


class UnsupportedCardError(ApnapError, LookupError):
    """A card whose text is not understood completely, or not yet performed: it is never played without it."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name!r} can't be played yet: {reason}")
        self.name = name
        self.reason = reason


class RulebookError(ApnapError, LookupError):
    """A rulebook, switch, switch value or rule number that does not exist."""
