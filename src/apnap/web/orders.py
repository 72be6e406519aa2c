"""What is sent to the server besides a table: the bodies of calls, each checked against a class of this module."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Word = Annotated[str, Meta(max_length=60)]
Line = Annotated[str, Meta(max_length=400)]
List = Annotated[str, Meta(max_length=60_000)]


class _Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The form of all bodies."""


class DeckOrder(_Order, frozen=True):
    """A deck: the name of a house deck, or a list in any dialect."""

    house: Word = ""
    list: List = ""
    name: Word = ""


class PersonOrder(_Order, frozen=True):
    """Who sits at a seat."""

    agent: Word = ""
    """The name of an agent; empty: a person."""
    name: Annotated[str, Meta(max_length=40)] = ""
    lang: Word = "en"


class SeatOrder(PersonOrder, frozen=True):
    """A seat of a new table."""

    deck: DeckOrder = DeckOrder()


class TableOrder(_Order, frozen=True):
    """A new table."""

    seats: Annotated[list[SeatOrder], Meta(min_length=2, max_length=6)]
    lang: Word = "en"
    """In which language is told what can't be done."""
    rulebook: Word = "current"
    switches: Annotated[dict[Word, Word], Meta(max_length=200)] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    life: Annotated[int, Meta(ge=1, le=1000)] = 20
    loops: bool = True
    """Whether players are asked how often a loop goes on (732.2)."""
    ante: bool = False
    first: Annotated[int, Meta(ge=0, le=6)] = 0
    """The seat, counted from 1, that takes the first turn; 0: as the book says."""
    best_of: Literal[1, 3, 5] = 1
    clock: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    """Seconds for each player; 0: none."""
    on_time: Literal["concede", "pass"] = "concede"
    grace: Annotated[float, Meta(ge=0, le=86_400)] = 120.0
    idle: Annotated[float, Meta(ge=0, le=86_400)] = 600.0


class LoadOrder(_Order, frozen=True):
    """A table that goes on with a saved game."""

    game: Annotated[str, Meta(max_length=4_000_000)]
    seats: Annotated[list[PersonOrder], Meta(max_length=6)] = []
    """Empty: a person at the first seat, agents at the others."""
    lang: Word = "en"


class BranchOrder(_Order, frozen=True):
    """A table that goes on from an earlier position of another one."""

    act: Annotated[int, Meta(ge=0, le=2**31)]
    """The number of the position (:class:`apnap.web.protocol.Replay`)."""
    seats: Annotated[list[PersonOrder], Meta(max_length=6)] = []
    """Empty: the person who asks at their own seat, agents at the others."""
    lang: Word = "en"


class ListOrder(_Order, frozen=True):
    """A deck list to be read."""

    list: List
    lang: Word = "en"
    rulebook: Word = "current"
    format: Word = ""
    """By which it shall be judged; empty: the rules of construction alone."""
    dialect: Word = "arena"
    """In which it shall be written again."""


class SeatLink(msgspec.Struct, frozen=True):
    """The link of a person's seat."""

    seat: int
    letter: str
    name: str
    token: str
    link: str


class Opened(msgspec.Struct, frozen=True):
    """A new table."""

    seats: tuple[SeatLink, ...]
    watch: str
    """The link for those who look on."""


class Refused(msgspec.Struct, frozen=True):
    """A call that can't be answered."""

    text: str
    key: str = ""
    rule: str = ""
    seat: int = -1
    """The seat in question, from 0."""
    lines: tuple[str, ...] = ()
    """What is wrong, line by line, if it is about a list."""
