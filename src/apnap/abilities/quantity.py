"""107: numbers that a text names: fixed, X, counted, measured, or remembered from an earlier instruction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Objects, Players


@dataclass(frozen=True, slots=True)
class Quantity(Node):
    """A whole number, found when it is needed (107.1)."""


@dataclass(frozen=True, slots=True)
class Number(Quantity):
    """A fixed number."""

    n: int


@dataclass(frozen=True, slots=True)
class X(Quantity):
    """107.3: the X announced for this spell or ability."""


@dataclass(frozen=True, slots=True)
class XOf(Quantity):
    """107.3e: the X used by the objects, of which the text speaks as having {X} in their costs."""

    what: Objects


@dataclass(frozen=True, slots=True)
class CountOf(Quantity):
    """The number of objects that fit the filter (in its zone; the battlefield unless the filter names one)."""

    what: Filter


@dataclass(frozen=True, slots=True)
class CountObjects(Quantity):
    """The number of objects that an expression yields, such as the cards in a slot."""

    what: Objects


@dataclass(frozen=True, slots=True)
class CountPlayers(Quantity):
    """The number of players that an expression yields ("for each opponent")."""

    who: Players


# what can be measured of an object
POWER: Final = 0
TOUGHNESS: Final = 1
MANA_VALUE: Final = 2
LOYALTY: Final = 3
BASE_POWER: Final = 4
COLOR_COUNT: Final = 5
DAMAGE_MARKED: Final = 6
BASE_TOUGHNESS: Final = 7
STATION_POWER: Final = 8
"""What a creature that was tapped for station counts for (702.184a, c)."""


@dataclass(frozen=True, slots=True)
class StatOf(Quantity):
    """A characteristic of an object: ``stat`` is POWER, TOUGHNESS, MANA_VALUE …; several objects: their sum."""

    what: Objects
    stat: int


@dataclass(frozen=True, slots=True)
class GreatestOf(Quantity):
    """The greatest ``stat`` among the objects that fit, or ``among`` these objects; 0 if there are none."""

    what: Filter
    stat: int
    among: Objects | None = None


@dataclass(frozen=True, slots=True)
class LeastStat(Quantity):
    """The least ``stat`` among the objects that fit; 0 if there are none."""

    what: Filter
    stat: int


# what can be measured of a player
LIFE: Final = 0
HAND_SIZE: Final = 1
GRAVEYARD_SIZE: Final = 2
LIBRARY_SIZE: Final = 3
POISON: Final = 4
STARTING_LIFE: Final = 5


@dataclass(frozen=True, slots=True)
class PlayerStat(Quantity):
    """A number of a player: ``stat`` is LIFE, HAND_SIZE …; several players: their sum."""

    who: Players
    stat: int


@dataclass(frozen=True, slots=True)
class GreatestOfPlayers(Quantity):
    """The greatest number that is measured of one of the players (inside, IteratedPlayer is each of them), or the
    ``least``; 0 if there are no players."""

    who: Players
    n: Quantity
    least: bool = False


@dataclass(frozen=True, slots=True)
class Devotion(Quantity):
    """700.5: mana symbols of the colours (mask) among mana costs of permanents you control."""

    colors: int


@dataclass(frozen=True, slots=True)
class SymbolsIn(Quantity):
    """107.4: mana symbols of the colours (mask) in the mana costs of the objects; a hybrid symbol is of both."""

    what: Objects
    colors: int


@dataclass(frozen=True, slots=True)
class PartySize(Quantity):
    """700.8: the number of creatures in the party of the players."""

    who: Players


@dataclass(frozen=True, slots=True)
class TargetsChosen(Quantity):
    """115: the number of targets that were chosen for the spell or ability."""


@dataclass(frozen=True, slots=True)
class CountersOn(Quantity):
    """The number of counters of a kind ("" counts all kinds) on the objects."""

    what: Objects
    counter: str


@dataclass(frozen=True, slots=True)
class KindsOfCounters(Quantity):
    """How many different kinds of counters are on the objects that fit (122.1)."""

    what: Filter


@dataclass(frozen=True, slots=True)
class TimesMutated(Quantity):
    """702.140: how many spells have merged with the objects."""

    what: Objects


@dataclass(frozen=True, slots=True)
class CountersOfPlayer(Quantity):
    """The number of counters of a kind on the players."""

    who: Players
    counter: str


@dataclass(frozen=True, slots=True)
class CommanderCasts(Quantity):
    """903.8: how often the players have cast commanders from the command zone this game."""

    who: Players


@dataclass(frozen=True, slots=True)
class EventAmount(Quantity):
    """ "That much", "that many": the amount of the event that triggered or is being replaced."""


@dataclass(frozen=True, slots=True)
class AmountInSlot(Quantity):
    """ "That much": how much an earlier instruction really did (cards drawn, life lost, a number chosen)."""

    slot: int


@dataclass(frozen=True, slots=True)
class CostAmount(Quantity):
    """How often an optional cost was paid (multikicker), or what was paid as X in a cost; by cost id."""

    cost: str


@dataclass(frozen=True, slots=True)
class ManaSpent(Quantity):
    """601.2h: the amount of mana spent to cast the objects, or the spells that they were: of those colours (a
    mask; 32: colourless; 0: of any type), ``snow``: from snow sources only."""

    what: Objects
    colors: int = 0
    snow: bool = False
    source: str = ""
    """Only mana that a permanent with this subtype had produced: "Treasure"."""


@dataclass(frozen=True, slots=True)
class SpentOnX(Quantity):
    """601.2h: how much mana of these colours (a mask) was spent on X in the cost of the spell itself."""

    colors: int


@dataclass(frozen=True, slots=True)
class ColorsSpent(Quantity):
    """702.44a: the number of colours of mana spent to cast the objects, or the spells that they were."""

    what: Objects


@dataclass(frozen=True, slots=True)
class LevelOf(Quantity):
    """716.2d: the level of an object: 1 unless it became another."""

    what: Objects


@dataclass(frozen=True, slots=True)
class NotedNumber(Quantity):
    """607.2d: the number kept with the source under a name; 0 if there is none."""

    name: str


@dataclass(frozen=True, slots=True)
class ThisTurn(Quantity):
    """A count over the history of this turn: how many occurrences of that kind have happened."""

    occurrence: Node
    """An :class:`apnap.abilities.occurrence.Occurrence`."""
    amounts: bool = False
    """Sum the amounts of the events (life gained) instead of counting them."""
    distinct: bool = False
    """Count the different subjects of the events."""


@dataclass(frozen=True, slots=True)
class CastBefore(Quantity):
    """702.40a: the number of spells that were cast this turn before the one whose casting triggered: of those that fit
    and that one of the players cast."""

    what: Filter | None = None
    who: Players | None = None


@dataclass(frozen=True, slots=True)
class UnspentMana(Quantity):
    """106.4: the amount of mana of those colours (a mask) in the mana pools of the players."""

    who: Players
    colors: int


@dataclass(frozen=True, slots=True)
class Quotient(Quantity):
    """A number divided evenly, rounded down; 0 if it is divided by 0."""

    a: Quantity
    b: Quantity


@dataclass(frozen=True, slots=True)
class Plus(Quantity):
    """The sum of two numbers."""

    a: Quantity
    b: Quantity


@dataclass(frozen=True, slots=True)
class Minus(Quantity):
    """The difference; may be negative, and is then 0 where a count is needed or something grows by it (107.1b)."""

    a: Quantity
    b: Quantity


@dataclass(frozen=True, slots=True)
class Times(Quantity):
    """A multiple: "twice", "three times", "2 … for each"."""

    factor: int
    of: Quantity


@dataclass(frozen=True, slots=True)
class Half(Quantity):
    """107.1a: half (or another part: one of ``parts``), rounded up or down."""

    of: Quantity
    up: bool
    parts: int = 2


@dataclass(frozen=True, slots=True)
class Least(Quantity):
    """The smaller of two numbers."""

    a: Quantity
    b: Quantity


@dataclass(frozen=True, slots=True)
class DistinctOf(Quantity):
    """How many different values the fitting objects have: "basic land types", "colors", "card types", "names"."""

    what: Filter
    of: int
    """One of the DISTINCT constants."""
    most: bool = False
    """Of how many of them the same value is, at most: "three or more lands with the same name"."""
    among: Objects | None = None
    """Only of these objects, wherever they are: "among cards discarded this way"."""


DISTINCT_COLORS: Final = 0
DISTINCT_CARD_TYPES: Final = 1
DISTINCT_BASIC_LAND_TYPES: Final = 2
DISTINCT_NAMES: Final = 3
DISTINCT_POWERS: Final = 4
DISTINCT_MANA_VALUES: Final = 5
DISTINCT_CREATURE_TYPES: Final = 6
DISTINCT_PERMANENT_TYPES: Final = 7

# how two numbers compare
EQUAL: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
LESS: Final = 3
GREATER: Final = 4
NOT_EQUAL: Final = 5
ODD: Final = 6
EVEN: Final = 7


@dataclass(frozen=True, slots=True)
class Comparison(Node):
    """ "3 or less", "greater than …": an operator (EQUAL, AT_LEAST …) and a number."""

    op: int
    n: Quantity
