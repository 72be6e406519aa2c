"""Answers to decisions, as scenarios write them (FORMAT 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from apnap.scenario.reading import Node, Reader, shown, suggestion
from apnap.scenario.references import Reference

Lane = Literal["mode", "target", "answer"]


class TextPick(Node, frozen=True, kw_only=True):
    """An ability or effect by the start of its text, and the name of its source."""

    text: str
    source: Reference | None = None


class PickValue(Node, frozen=True):
    """What one pick means: a reference, a word, or a text. A string may be read either way."""

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read a text pick where there is a text, else a reference."""
        if isinstance(value, dict) and "text" in value:
            return reader.fields(TextPick, value, path)
        return reader.value(Reference, value, path)


Picked = Reference | TextPick


class Answer(Node, frozen=True, kw_only=True):
    """An answer; the name of its kind is the name of its first field."""

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read an answer of any kind."""
        if not isinstance(value, dict):
            return reader.refuse(path, f"must be an answer such as {{say: yes}}, not {shown(value)}")
        kinds = [kind for kind in KINDS if kind in value and not (kind == "amount" and "divide" in value)]
        if not kinds:
            meant = next(iter(value), "")
            return reader.refuse(path, f"{shown(meant)} is not a kind of answer", suggestion(meant, KINDS))
        if len(kinds) > 1:
            return reader.refuse(path, f"an answer has one kind, this has {' and '.join(kinds)}", "write two answers")
        return KINDS[kinds[0]].read_fields(value, path, reader)

    @classmethod
    def read_fields(cls, value: dict[str, object], path: str, reader: Reader) -> Any:
        """Read the fields of this kind."""
        return reader.fields(cls, value, path)


class Say(Answer, frozen=True, kw_only=True):
    """Yes or no."""

    say: bool


class Pick(Answer, frozen=True, kw_only=True):
    """Objects, cards, players, colours, words, effects: one or, in a list, several together."""

    pick: tuple[Picked, ...]

    @classmethod
    def read_fields(cls, value: dict[str, object], path: str, reader: Reader) -> Any:
        """Read one pick or a list of them."""
        return several(cls, "pick", PickValue, value, path, reader)


class Target(Answer, frozen=True, kw_only=True):
    """Targets, or cards found by searching or looking."""

    target: tuple[Reference, ...]

    @classmethod
    def read_fields(cls, value: dict[str, object], path: str, reader: Reader) -> Any:
        """Read one target or a list of them."""
        return several(cls, "target", Reference, value, path, reader)


class Divide(Answer, frozen=True, kw_only=True):
    """One recipient and its share of something that is divided (601.2d)."""

    divide: Reference
    amount: int


class Mode(Answer, frozen=True, kw_only=True):
    """A mode, from 1 in printed order."""

    mode: int

    def inconsistencies(self) -> Iterator[str]:
        """Refuse counting from 0."""
        if self.mode < 1:
            yield "modes are numbered from 1"


class Amount(Answer, frozen=True, kw_only=True):
    """X, or any other number."""

    amount: int


class Cost(Answer, frozen=True, kw_only=True):
    """Which cost to pay for a spell: normal, free, alternative, or a keyword."""

    cost: str
    source: str | None = None
    """The name of the card that allows it."""
    text: str | None = None
    """The start of the text of an alternative cost."""


class Order(Answer, frozen=True, kw_only=True):
    """A complete order."""

    order: tuple[Picked, ...]

    @classmethod
    def read_fields(cls, value: dict[str, object], path: str, reader: Reader) -> Any:
        """Read the list."""
        if not isinstance(value["order"], list):
            return reader.refuse(f"{path}.order", f"must be a list, not {shown(value['order'])}")
        return several(cls, "order", PickValue, value, path, reader)


class Pay(Answer, frozen=True, kw_only=True):
    """The next part of a cost: a colour in the pool, or a special way to pay."""

    pay: str


class Coin(Answer, frozen=True, kw_only=True):
    """The result of the next coin flip (705)."""

    coin: Literal["heads", "tails"]


class Die(Answer, frozen=True, kw_only=True):
    """The natural result of the next die roll (706)."""

    die: int


class Stop(Answer, frozen=True, kw_only=True):
    """The end of a selection that could go on, or a payment given up."""

    stop: Literal["pick", "target", "mode", "payment"]


KINDS: dict[str, type[Answer]] = {
    "say": Say,
    "pick": Pick,
    "target": Target,
    "divide": Divide,
    "mode": Mode,
    "amount": Amount,
    "cost": Cost,
    "order": Order,
    "pay": Pay,
    "coin": Coin,
    "die": Die,
    "stop": Stop,
}
"""Every kind of answer by the field that marks it."""


def lane_of(answer: Answer) -> Lane:
    """Return the lane of a queue in which an answer waits (FORMAT 6.1)."""
    if isinstance(answer, Mode) or answer == Stop(stop="mode"):
        return "mode"
    if isinstance(answer, (Target, Divide)) or answer == Stop(stop="target"):
        return "target"
    return "answer"


def several(
    kind: type[Answer], field: str, part: type[Node], value: dict[str, object], path: str, reader: Reader
) -> Any:
    """Read an answer whose only field is one thing or a list of things that is not empty."""
    for key in value:
        if key != field:
            reader.refuse(f"{path}.{key}", "unknown field", suggestion(key, (field,)))
            return None
    given = value[field]
    read: tuple[Any, ...]
    if not isinstance(given, list):
        read = (reader.value(part, given, f"{path}.{field}"),)
    elif given:
        read = reader.items(part, given, f"{path}.{field}") or ()
    else:
        return reader.refuse(f"{path}.{field}", "an empty list")
    return kind(**{field: read})
