"""The scenario itself: who owns what, what is done, when to stop, what must be true (FORMAT 2 and 4).

Actions, answers, assertions and references have modules of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from apnap.scenario.actions import Action
from apnap.scenario.answers import Answer
from apnap.scenario.assertions import Assertion
from apnap.scenario.moments import Moment
from apnap.scenario.reading import Node, Reader, shown
from apnap.scenario.references import Reference

Format = Literal["duel", "free_for_all", "commander", "two_headed_giant"]
RulebookName = Literal["classic", "2007", "2016", "current"]

MOST_COPIES = 10_000
"""The largest ``count`` of one entry."""
DEFAULT_LIBRARY = ("Mountain", 71)
"""What a library is when nothing is said about it: the name of the card and how many."""

_ID = re.compile(r"[a-z0-9-]+(/[a-z0-9-]+)+\Z")
_PLAYER = re.compile(r"[A-Z]\Z")


class Printed(Node, frozen=True):
    """A printed number such as a power: written as a number, kept as text because it may be ``*``."""

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read a number or a text."""
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        return reader.text(value, path)


class CustomCard(Node, frozen=True, kw_only=True):
    """A card defined by the scenario; it hides a real card of the same name."""

    name: str
    type: str
    text: str = ""
    mana_cost: str = ""
    power: Annotated[str, Printed] | None = None
    toughness: Annotated[str, Printed] | None = None
    loyalty: Annotated[str, Printed] | None = None
    defense: Annotated[str, Printed] | None = None
    colors: tuple[str, ...] | None = None


class Options(Node, frozen=True, kw_only=True):
    """What differs from the format's habit."""

    starting_life: int | None = None
    first_player_draws: bool | None = None
    range_of_influence: int | None = None
    attack: Literal["left", "right", "multiple"] = "multiple"
    max_hand_size: int | None = None

    def inconsistencies(self) -> Iterator[str]:
        """Refuse numbers that no game can start with."""
        if self.starting_life is not None and self.starting_life < 1:
            yield "'starting_life' must be at least 1"
        if self.range_of_influence is not None and self.range_of_influence < 1:
            yield "'range_of_influence' must be at least 1 (801.2)"
        if self.max_hand_size is not None and self.max_hand_size < 0:
            yield "'max_hand_size' can't be negative"


class Entry(Node, frozen=True, kw_only=True):
    """A card that someone has at the start; written as its name alone where nothing else is said."""

    card: str
    count: int = 1
    label: str | None = None

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read a name or the fields."""
        if isinstance(value, str) and value:
            return reader.fields(cls, {"card": value}, path)
        if not isinstance(value, dict):
            return reader.refuse(path, f"must be a card name or an object with 'card', not {shown(value)}")
        return reader.fields(cls, value, path)

    def inconsistencies(self) -> Iterator[str]:
        """Refuse none, and more than any game has."""
        if not 1 <= self.count <= MOST_COPIES:
            yield f"'count' must be from 1 to {MOST_COPIES}"
        if self.card.startswith("@"):
            yield f"{self.card!r} is a label; a card is set up by its name"

    @property
    def labels(self) -> tuple[str | None, ...]:
        """The label of each copy: ``bear``, or ``bear.1``, ``bear.2`` … when there are several."""
        if self.label is None or self.count == 1:
            return (self.label,) * self.count
        return tuple(f"{self.label}.{number}" for number in range(1, self.count + 1))


class Words(Node, frozen=True):
    """One word or a list of words."""

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read both as a tuple."""
        if isinstance(value, list):
            return reader.items(str, value, path)
        return (reader.text(value, path),)


class PermanentEntry(Entry, frozen=True, kw_only=True):
    """A permanent at the start."""

    tapped: bool | None = None
    """None: as the permanent enters."""
    counters: dict[str, int] | None = None
    attached_to: Reference | None = None
    face_down: bool = False
    summoning_sick: bool = False
    controller: str | None = None
    transformed: bool = False
    damage: int = 0
    chosen: Annotated[tuple[str, ...], Words] = ()
    """What is chosen as it enters."""
    token: bool = False

    def inconsistencies(self) -> Iterator[str]:
        """Refuse negative damage and counters."""
        yield from super().inconsistencies()
        if self.damage < 0:
            yield "'damage' can't be negative"
        if any(number < 0 for number in (self.counters or {}).values()):
            yield "a number of counters can't be negative"


class Fill(Node, frozen=True, kw_only=True):
    """The cards below the listed ones."""

    card: str
    count: int

    def inconsistencies(self) -> Iterator[str]:
        """Refuse fewer than none, and more than any game has."""
        if not 0 <= self.count <= MOST_COPIES:
            yield f"'count' must be from 0 to {MOST_COPIES}"


class Library(Node, frozen=True, kw_only=True):
    """A library, top card first."""

    cards: tuple[Entry, ...] = ()
    fill: Fill | None = None
    shuffle: bool = False
    """The order is unspecified: the scenario must hold for every order."""

    @property
    def is_list(self) -> bool:
        """Whether the listed cards are the whole library, in order."""
        return self.fill is None and not self.shuffle

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read a list of entries or the fields."""
        if isinstance(value, list):
            return cls(cards=reader.items(Entry, value, path) or ())
        return reader.fields(cls, value, path)


class Side(Node, frozen=True, kw_only=True):
    """What one player starts with."""

    life: int | None = None
    counters: dict[str, int] = {}
    battlefield: tuple[PermanentEntry, ...] = ()
    hand: tuple[Entry, ...] = ()
    graveyard: tuple[Entry, ...] = ()
    exile: tuple[Entry, ...] = ()
    command: tuple[Entry, ...] = ()
    library: Library | None = None
    """None: ``DEFAULT_LIBRARY``."""
    manual_mana: bool = False

    def zones(self) -> Iterator[tuple[str, tuple[Entry, ...]]]:
        """Yield every zone with its entries, and the place of the list inside the side."""
        yield "battlefield", self.battlefield
        yield "hand", self.hand
        yield "graveyard", self.graveyard
        yield "exile", self.exile
        yield "command", self.command
        if self.library is not None:
            yield "library", self.library.cards


class Scenario(Node, frozen=True, kw_only=True):
    """A complete scenario."""

    id: str
    title: str
    area: str = ""
    tags: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    level: Literal[1, 2, 3, 4, 5] | None = None
    cards: tuple[str, ...] | None = None
    rulebook: RulebookName = "current"
    format: Format = "duel"
    options: Options = Options()
    players: tuple[str, ...] = ("A", "B")
    """In turn order; the first one takes turn 1."""
    custom_cards: tuple[CustomCard, ...] = ()
    setup: dict[str, Side] = {}
    strict: bool = True
    script: tuple[Action, ...] = ()
    choices: dict[str, tuple[Answer, ...]] = {}
    stop: Moment = Moment(2, "untap")
    expect: tuple[Assertion, ...] = ()
    notes: str = ""

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read a scenario; fields that start with ``x-`` are ignored."""
        if not isinstance(value, dict):
            return reader.refuse(path, f"a scenario must be an object, not {shown(value)}")
        return reader.fields(cls, value, path, besides=tuple(key for key in value if key.startswith("x-")))

    def inconsistencies(self) -> Iterator[str]:
        """Refuse an id or players that are not well formed, and a scenario that asserts nothing."""
        if not _ID.match(self.id):
            yield f"the id {self.id!r} must look like area/topic/case, in lower case letters, digits and hyphens"
        if len(set(self.players)) != len(self.players) or not all(map(_PLAYER.match, self.players)):
            yield "players must be different single capital letters"
        if self.cards is not None and list(self.cards) != sorted(set(self.cards)):
            yield "'cards' must be sorted and without repeats"

    def side(self, player: str) -> Side:
        """Return what a player starts with."""
        return self.setup.get(player, Side())


def with_defaults(scenario: Scenario) -> Scenario:
    """Return the scenario with the area that its id names."""
    return scenario if scenario.area else msgspec.structs.replace(scenario, area=scenario.id.split("/")[0])
