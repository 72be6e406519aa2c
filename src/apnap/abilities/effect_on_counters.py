"""122, 701.34: instructions that put, move, remove and double counters."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.objects import Objects, Players, You
from apnap.abilities.quantity import Number, Quantity


@dataclass(frozen=True, slots=True)
class PutCounters(Effect):
    """122.1: put ``n`` counters of a kind on each object; ``who`` puts them (122.6)."""

    on: Objects
    counter: str
    n: Quantity = Number(1)
    who: Players = You()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class PutUpTo(Effect):
    """122.1: you choose a number up to ``most``, and put so many counters of a kind on the object; with ``total`` no
    more than make that many of the kind on it."""

    on: Objects
    counter: str
    most: Quantity
    total: int = 0


@dataclass(frozen=True, slots=True)
class DistributeCounters(Effect):
    """Distribute ``n`` counters among the targets of requirement ``index`` as announced (601.2d)."""

    index: int
    counter: str
    n: Quantity


@dataclass(frozen=True, slots=True)
class RemoveCounters(Effect):
    """Remove ``n`` (None: all) counters of a kind ("" any) from the objects."""

    what: Objects
    counter: str
    n: Quantity | None = Number(1)
    slot: int = 0


@dataclass(frozen=True, slots=True)
class MoveCounters(Effect):
    """122.5: move ``n`` (None: all) counters of a kind ("": of all kinds) from objects onto another; ``same``, 122.8:
    they have left the battlefield, and so many of each kind as they had there are put on the other."""

    what: Objects
    to: Objects
    counter: str
    n: Quantity | None = Number(1)
    same: bool = False
    slot: int = 0


@dataclass(frozen=True, slots=True)
class MoveChosenCounters(Effect):
    """122.5: move between ``least`` and ``most`` (None: any number of) counters of any kinds, as you choose, from one
    object onto another; ``missing``: instead one of each kind that the other has none of."""

    what: Objects
    to: Objects
    least: int = 1
    most: int | None = None
    missing: bool = False
    slot: int = 0


@dataclass(frozen=True, slots=True)
class DoubleCounters(Effect):
    """701.10e: double the counters of a kind on the objects."""

    what: Objects
    counter: str


@dataclass(frozen=True, slots=True)
class DoublePlayerCounters(Effect):
    """701.10e: double the counters of each kind that the players have."""

    who: Players


@dataclass(frozen=True, slots=True)
class AddEachKind(Effect):
    """122.1: one more counter of each kind that there is already, on each of the objects and players."""

    what: Objects
    who: Players


@dataclass(frozen=True, slots=True)
class Proliferate(Effect):
    """701.34."""

    who: Players = You()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class RemoveCountersAmong(Effect):
    """122.1: remove between ``least`` and ``most`` (None: any number of) counters of a kind ("": of any kinds) from the
    objects taken together, as you choose."""

    what: Objects
    counter: str
    least: Quantity = Number(0)
    most: Quantity | None = None
    slot: int = 0
    onto: Objects | None = None
    """122.5: they are moved onto this object, and so removed only if it can have them."""


@dataclass(frozen=True, slots=True)
class AdjustEachKind(Effect):
    """122.1: for each kind of counter on the object, put another one on it or remove one from it, as you choose."""

    what: Objects


@dataclass(frozen=True, slots=True)
class PutSameCounters(Effect):
    """122.1: ``who`` puts as many counters, and of the same kind, as in the event on the objects."""

    on: Objects
    who: Players = You()


@dataclass(frozen=True, slots=True)
class DistributeAmong(Effect):
    """608.2d: ``who`` distributes ``n`` counters among any number of the objects, as it is carried out."""

    what: Objects
    counter: str
    n: Quantity
    who: Players = You()
