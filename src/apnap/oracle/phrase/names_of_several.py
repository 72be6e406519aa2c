"""Cards that have the name of several: "When Ilo and Ila enter" (201.5)."""

from __future__ import annotations

from apnap.abilities import objects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.pronouns import SelfReference


class NameOfSeveral(SelfReference):
    """A name whose verbs are in the plural: "Ilo and Ila attack" (201.5)."""

    def lower(self, at: Lowering) -> objects.Objects:
        at.binder.source_is_several = True
        return super().lower(at)

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        at.binder.source_is_several = True
        return super().subject(at)

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        at.binder.source_is_several = True
        return super().event_subject(at)


class OwnNameOfSeveral(NameOfSeveral):
    """Its full name."""

    en = "~p =p"
    es = "~p =p"


class ShortNameOfSeveral(NameOfSeveral):
    """Its short name."""

    en = "~ps =p"
    es = "~ps =p"
