"""603.2: what triggers watch for: keyword actions that permanents do."""

from __future__ import annotations

from apnap.abilities import objects, occurrence, values
from apnap.oracle.lower import Lowering
from apnap.oracle.words.events import ObjectEvent


class ExploresEvent(ObjectEvent):
    """explores (701.44d)"""

    rule = "701.44d"
    en = "<explore>"
    es = "<explorar>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("explore", what=what)


class EvolvesEvent(ObjectEvent):
    """evolves (702.100d)"""

    rule = "702.100d"
    en = "<evolve>"
    es = "<evolucionar>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("evolve", what=what)


class LeavesWithoutDying(ObjectEvent):
    """leaves the battlefield without dying (700.4)"""

    rule = "700.4"
    en = "<leave> the battlefield without dying"
    es = "<dejar> el campo de batalla sin morir"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        elsewhere = (values.HAND, values.LIBRARY, values.EXILE, values.COMMAND)
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,), elsewhere)


class ConnivesEvent(ObjectEvent):
    """connives (701.50d)"""

    rule = "701.50d"
    en = "<connive>"
    es = "<confabular>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("connive", what=what)
