"""115.1, 115.9: what spells and abilities target, and which of them target what."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.objects import Filter, Objects, Players, Test


@dataclass(frozen=True, slots=True)
class Targets(Test):
    """A spell or ability that targets an object that fits, or one of the players."""

    what: Filter | None = None
    who: Players | None = None


@dataclass(frozen=True, slots=True)
class TargetsOnly(Test):
    """115.9c: a spell or ability all of whose targets fit; ``single``: and are one and the same object or player."""

    what: Filter | None = None
    who: Players | None = None
    single: bool = False


@dataclass(frozen=True, slots=True)
class HasTargets(Test):
    """115.9b: a spell or ability with so many targets, each time that something became its target counted."""

    n: int


@dataclass(frozen=True, slots=True)
class TargetsOf(Objects):
    """115.1: the objects that spells and abilities on the stack target."""

    what: Objects


@dataclass(frozen=True, slots=True)
class TargetedObjects(Objects):
    """601.2f: the objects that fit of those that are targets of what is being cast or activated, each once."""

    filter: Filter
