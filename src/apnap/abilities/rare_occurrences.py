"""603.2: occurrences that few cards speak of: permanents that phase, spells that are countered."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.objects import Filter, Players
from apnap.abilities.occurrence import Occurrence


@dataclass(frozen=True, slots=True)
class Phases(Occurrence):
    """702.26: a permanent that fits phases out (``out``) or in."""

    what: Filter
    out: bool


@dataclass(frozen=True, slots=True)
class IsCountered(Occurrence):
    """701.6: a spell that fits is countered, ``by``: by a spell or ability of these players. Subject: the spell, as it
    was on the stack (603.10e)."""

    what: Filter
    by: Players | None = None
