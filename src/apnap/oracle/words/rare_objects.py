"""109, 115: rarer phrases for objects: either of two, of an opponent's choice, owned but not controlled, odd values."""

from __future__ import annotations

from apnap.abilities import objects, quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import Bounds, Choice
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.pronouns import Pronoun
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.units import Unit


class EitherOfThose(Pronoun):
    """either of those creatures, as the subject of an event: each of them"""

    what: Noun
    rule = "603.7"
    en = "either of those {what:Plural@p} =s"
    es = ("cualquiera de esas {what:Plural@p+f+bare} =s+f", "cualquiera de esos {what:Plural@p+m+bare} =s+m")

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        kind = at.filter(self.what)
        those = at.binder.find(self, kind, plural=True)
        return objects.Filter((objects.IsOneOf(those), *kind.tests), kind.zones), False


class YouOwnAndControl(After, Relative):
    """you own and control"""

    rule = "108.3"
    en = "you own and control"
    es = (
        "del que eres propietario y que controlas =m+s",
        "de la que eres propietario y que controlas =f+s",
        "de los que eres propietario y que controlas =m+p",
        "de las que eres propietario y que controlas =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.OwnedBy(objects.You()), objects.ControlledBy(objects.You()))


class Parity(Construct):
    """Odd or even."""

    def operator(self) -> int:
        """Return the operator of a comparison."""
        raise NotImplementedError


class OddParity(Parity):
    """odd"""

    en = ("odd", "a odd")
    es = "impar"

    def operator(self) -> int:
        return quantity.ODD


class EvenParity(Parity):
    """even"""

    en = ("even", "a even")
    es = "par"

    def operator(self) -> int:
        return quantity.EVEN


class WithParity(After, Relative):
    """with an odd mana value (202.3)"""

    parity: Parity
    stat: Stat
    rule = "202.3"
    en = ("with {parity} {stat}", "with {parity} mana values {stat=ManaValue}")
    es = "con {stat} {parity}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        comparison = quantity.Comparison(self.parity.operator(), quantity.Number(0))
        return (objects.Stat(self.stat.number(), comparison),)


class EachOfAnyNumber(Choice):
    """each of any number of"""

    en = "each of any number of =p"
    es = ("cada uno de cualquier cantidad de =p+m", "cada una de cualquier cantidad de =p+f")

    def bounds(self, at: Lowering) -> Bounds:
        return quantity.Number(0), None


class AttachedToAny(After, Relative):
    """that's attached to a creature you control (701.3)"""

    host: NounPhrase
    rule = "701.3"
    en = ("that's attached to {host:Determined} =s", "that are attached to {host:Determined} =p")
    es = ("que esté <anexado@> a {host:Determined} =s", "que estén <anexado@> a {host:Determined} =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        one_of_many = getattr(self.host, "is_one_of_many", None)
        if one_of_many is None or not one_of_many():
            return at.refuse(self.host, "which one?")
        return (objects.AttachedTo(at.filter(self.host)),)

    def ends_with_noun(self) -> bool:
        return True


class ManaSpentUnit(Unit):
    """ "mana spent to cast it"."""

    what: Noun
    rule = "601.2h"
    en = "mana spent to cast {what}"
    es = "maná usado para <lanzar@inf> {what}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        found = at.objects(self.what)
        return at.refuse(self.what, "of several") if isinstance(found, objects.Each) else quantity.ManaSpent(found)
