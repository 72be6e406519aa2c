"""106.6, 601.3b, 603.6c: objects that have a tap ability, spells from two zones, dying or being exiled."""

from __future__ import annotations

from apnap.abilities import objects, occurrence, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.words.events import ObjectEvent


class WithTapAbility(After, Relative):
    """that has an activated ability with {T} in its cost (602.1)"""

    rule = "602.1"
    en = "that has a activated ability with {T} in its cost"
    es = "que tenga una habilidad activada con {T} en su coste"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.HAS_TAP_ABILITY),)


class DiesOrExiled(ObjectEvent):
    """dies or is put into exile (603.6c)"""

    rule = "603.6c"
    en = "<die> or is put into exile"
    es = "<morir> o va a el exilio"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        if what.zones != (values.BATTLEFIELD,) and objects.IsSource() not in what.tests:
            return at.refuse(self, "what is not on the battlefield")
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD, values.EXILE))
