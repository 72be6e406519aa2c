"""608.2c, 603.10a: what was destroyed, or died, of the permanents that a player controlled."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.roots import Condition, Noun, UnitPhrase
from apnap.oracle.phrase.units import Unit

_YOURS = objects.ControlledBy(objects.You())


def yours_destroyed(at: Lowering, construct: Construct, what: Noun | UnitPhrase) -> objects.Objects:
    """Return which of those that were destroyed this way you controlled, as they last were."""
    fate = at.done_to(construct, "destroyed")
    if not isinstance(fate, objects.FormerSelf):
        return at.refuse(construct, "destroyed how?")
    return objects.Those(fate, objects.Filter((*at.filter(what).tests, _YOURS), ()))


class YoursDestroyed(Measured):
    """ "the number of creatures you controlled that were destroyed this way"."""

    what: Noun
    rule = "608.2c"
    en = "the number of {what:Plural} you controlled that were destroyed this way"
    es = "la cantidad de {what:Plural@bare} que controlabas que se destruyeron de esta manera"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountObjects(yours_destroyed(at, self, self.what))


class YoursDestroyedUnit(Unit):
    """ "nontoken creature you controlled that was destroyed this way"."""

    what: UnitPhrase
    rule = "608.2c"
    en = "{what:Singular@s} you controlled that was destroyed this way"
    es = "{what:Singular@s} que controlabas que se destruyó de esta manera"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountObjects(yours_destroyed(at, self, self.what))


class YoursWasDestroyed(Condition):
    """a creature you controlled was destroyed this way"""

    what: UnitPhrase
    rule = "608.2c"
    en = "a {what:Singular@1+s} you controlled was destroyed this way"
    es = ("se destruyó un {what:Singular@1+s+m} que controlabas de esta manera",
          "se destruyó una {what:Singular@1+s+f} que controlabas de esta manera")  # fmt: skip

    def lower(self, at: Lowering) -> conditions.Condition:
        number = quantity.CountObjects(yours_destroyed(at, self, self.what))
        return conditions.Compare(number, quantity.Comparison(quantity.AT_LEAST, quantity.Number(1)))


class YoursDiedUnit(Unit):
    """ "nontoken creature you controlled that died this turn" (603.10a)."""

    what: UnitPhrase
    rule = "700.4"
    en = "{what:Singular@s} you controlled that died this turn"
    es = "{what:Singular@s} que controlabas que murió este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        what = narrowed(at.filter(self.what), _YOURS)
        return quantity.ThisTurn(occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD,)))
