"""603.2: what triggers watch for: keyword actions that permanents do."""

from __future__ import annotations

from apnap.abilities import objects, occurrence
from apnap.oracle.lower import Lowering
from apnap.oracle.words.events import ObjectEvent


class ExploresEvent(ObjectEvent):
    """explores (701.44d)"""

    rule = "701.44d"
    en = "<explore>"
    es = "<explorar>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("explore", what=what)


class ConnivesEvent(ObjectEvent):
    """connives (701.50d)"""

    rule = "701.50d"
    en = "<connive>"
    es = "<confabular>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("connive", what=what)
