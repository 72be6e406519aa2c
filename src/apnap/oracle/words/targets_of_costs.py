"""601.2f, 602.2b: costs that depend on what is targeted: "for each creature it targets"."""

from __future__ import annotations

from apnap.abilities import objects, quantity, targeting
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.pronouns import Pronoun
from apnap.oracle.phrase.roots import UnitPhrase
from apnap.oracle.phrase.units import Unit


def targeted(at: Lowering, construct: UnitTargeted | TheTargeted) -> objects.Objects:
    """Return what of the description is targeted by what is being cast or activated."""
    if not at.is_static and not at.shared.limits.get("own_cost"):
        return at.refuse(construct, "not in what a cost is")
    return targeting.TargetedObjects(at.filter(construct.what))


class UnitTargeted(Unit):
    """ "creature it targets"."""

    what: UnitPhrase
    rule = "601.2f"
    en = "{what:Singular@s} it targets"
    es = "{what:Singular@s} que haga objetivo"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountObjects(targeted(at, self))


class TheTargeted(Pronoun):
    """the creature it targets"""

    what: UnitPhrase
    rule = "601.2f"
    en = "the {what:Singular@1+s} it targets =s"
    es = "<el@1> {what:Singular@1+s} que haga objetivo =s"

    def lower(self, at: Lowering) -> objects.Objects:
        return targeted(at, self)
