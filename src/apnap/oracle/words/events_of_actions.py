"""603.2: what triggers watch for: keyword actions that players and permanents do."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import objects, occurrence, values
from apnap.oracle.lower import Lowering
from apnap.oracle.words.events import ObjectEvent, PlayerEvent


class DoesAction(PlayerEvent):
    """What a player does that is known by its name only: a keyword action, a crime (701.1)."""

    action: ClassVar[str] = ""

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction(self.action, who)


class ActsEvent(ObjectEvent):
    """What a permanent does, or is done to it, that is known by its name only (701.1)."""

    action: ClassVar[str] = ""

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction(self.action, what=what)


class ExploresEvent(ActsEvent):
    """explores (701.44d)"""

    rule = "701.44d"
    en = "<explore>"
    es = "<explorar>"
    action = "explore"


class EvolvesEvent(ActsEvent):
    """evolves (702.100d)"""

    rule = "702.100d"
    en = "<evolve>"
    es = "<evolucionar>"
    action = "evolve"


class LeavesWithoutDying(ObjectEvent):
    """leaves the battlefield without dying (700.4)"""

    rule = "700.4"
    en = "<leave> the battlefield without dying"
    es = "<dejar> el campo de batalla sin morir"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        elsewhere = (values.HAND, values.LIBRARY, values.EXILE, values.COMMAND)
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,), elsewhere)


class ConnivesEvent(ActsEvent):
    """connives (701.50d)"""

    rule = "701.50d"
    en = "<connive>"
    es = "<confabular>"
    action = "connive"
