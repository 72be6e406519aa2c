"""613.4b: base power and toughness that are changed to, or become, what is measured as it happens."""

from __future__ import annotations

from apnap.abilities import change, objects, quantity
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import Size
from apnap.oracle.phrase.roots import Noun, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.refusals import Refusal


def based(
    at: Lowering, what: objects.Objects, power: quantity.Quantity | None, toughness: quantity.Quantity | None
) -> effects.Effect:
    """Return the change of base power and toughness of particular objects; None: that one stays."""
    if at.is_static:
        raise Refusal("ChangeBaseSize", "in a static ability")
    return effects.Continuous(what, (change.SetBase(power, toughness),), at.duration_or_forever())


class NewSize(Construct):
    """What base power and toughness become."""

    def sizes(self, at: Lowering) -> tuple[quantity.Quantity, quantity.Quantity]:
        """Return both."""
        return at.refuse(self)


def _own(found: objects.Objects) -> tuple[quantity.Quantity, quantity.Quantity]:
    """Return the power and toughness that an object has."""
    return quantity.StatOf(found, quantity.POWER), quantity.StatOf(found, quantity.TOUGHNESS)


class SizeOf(NewSize):
    """this creature's power and toughness"""

    whose: Possessor
    en = "{whose} power and toughness"
    es = ("la fuerza y resistencia de {whose:OfObject}", "{whose:Its@0+s} fuerza y resistencia")

    def sizes(self, at: Lowering) -> tuple[quantity.Quantity, quantity.Quantity]:
        return _own(self.whose.of_object(at))


class TheSizeOf(NewSize):
    """the power and toughness of target creature"""

    what: Noun
    en = "the power and toughness of {what}"
    es = "el valor de fuerza y de resistencia de {what}"

    def sizes(self, at: Lowering) -> tuple[quantity.Quantity, quantity.Quantity]:
        return _own(at.objects(self.what))


class WrittenSize(NewSize):
    """0/2"""

    size: Size
    en = "{size}"
    es = "{size}"

    def sizes(self, at: Lowering) -> tuple[quantity.Quantity, quantity.Quantity]:
        found = at.base_size(str(self.size))
        assert isinstance(found, change.SetBase) and found.power is not None and found.toughness is not None
        return found.power, found.toughness


class OnBasePower(PlayerVerb):
    """What makes a creature's base power a number."""

    whose: Possessor
    measured: Measured

    def lower(self, at: Lowering) -> effects.Effect:
        return based(at, self.whose.of_object(at), self.measured.lower(at), None)


class OnBaseSize(PlayerVerb):
    """What gives a creature a base power and toughness."""

    whose: Possessor
    size: NewSize

    def lower(self, at: Lowering) -> effects.Effect:
        return based(at, self.whose.of_object(at), *self.size.sizes(at))


class OnBaseSizesOf(PlayerVerb):
    """What gives creatures a base power and toughness."""

    what: Noun
    size: NewSize

    def lower(self, at: Lowering) -> effects.Effect:
        return based(at, at.objects(self.what), *self.size.sizes(at))


class ChangeBasePower(OnBasePower):
    """Change a creature's base power (613.4b)."""

    rule = "613.4b"
    en = "<change> {whose} base power to {measured}"
    es = (
        "<cambiar> la fuerza base de {whose:OfObject} a {measured}",
        "<cambiar> {whose:Its@0+s} fuerza base a {measured}",
    )


class ChangeBaseToughness(PlayerVerb):
    """Change a creature's base toughness (613.4b)."""

    whose: Possessor
    measured: Measured
    rule = "613.4b"
    en = "<change> {whose} base toughness to {measured}"
    es = (
        "<cambiar> la resistencia base de {whose:OfObject} a {measured}",
        "<cambiar> {whose:Its@0+s} resistencia base a {measured}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return based(at, self.whose.of_object(at), None, self.measured.lower(at))


class ChangeBaseSize(OnBaseSize):
    """Change a creature's base power and toughness (613.4b)."""

    rule = "613.4b"
    en = "<change> {whose} base power and toughness to {size}"
    es = (
        "<cambiar> la fuerza y resistencia base de {whose:OfObject} a {size}",
        "<cambiar> {whose:Its@0+s} fuerza y resistencia base a {size}",
    )


class ChangeBaseSizeOf(OnBaseSizesOf):
    """Change the base power and toughness of creatures (613.4b)."""

    rule = "613.4b"
    en = "<change> the base power and toughness of {what} to {size}"
    es = "<cambiar> los valores base de fuerza y resistencia de {what} a {size}"


class HaveBasePowerBecome(OnBasePower):
    """have a creature's base power become equal to a quantity (613.4b)"""

    rule = "613.4b"
    en = "have {whose} base power become equal to {measured}"
    es = "hacer que la fuerza base de {whose:OfObject} sea igual a {measured} =inf"


class HaveBaseSizeBecome(OnBaseSizesOf):
    """have the base power and toughness of creatures become a size (613.4b)"""

    rule = "613.4b"
    en = (
        "have the base power and toughness of {what} become {size:WrittenSize}",
        "have the base power and toughness of {what} become equal to {size}",
    )
    es = (
        "hacer que la fuerza y resistencia base de {what} se conviertan en {size:WrittenSize} =inf",
        "hacer que la fuerza y resistencia base de {what} sean iguales a {size} =inf",
    )


class HaveBaseSizeEqual(PlayerVerb):
    """have the base power and toughness of creatures become equal to a quantity (613.4b)"""

    what: Noun
    measured: Measured
    rule = "613.4b"
    en = "have the base power and toughness of {what} become equal to {measured}"
    es = "hacer que la fuerza y resistencia base de {what} sean iguales a {measured} =inf"

    def lower(self, at: Lowering) -> effects.Effect:
        what = at.objects(self.what)
        number = self.measured.lower(at)
        return based(at, what, number, number)


class HaveThatSizeBecome(OnBaseSize):
    """have that creature's base power and toughness become a size (613.4b)"""

    rule = "613.4b"
    en = "have {whose} base power and toughness become {size:WrittenSize}"
    es = "hacer que la fuerza y resistencia base de {whose:OfObject} se conviertan en {size:WrittenSize} =inf"


class BasePowerBecomes(SubjectClause):
    """ "this creature's base power becomes equal to the number of Towns you control" (613.4b)."""

    whose: Possessor
    measured: Measured
    rule = "613.4b"
    en = "{whose} base power becomes equal to {measured}"
    es = "la fuerza base de {whose:OfObject} se vuelve igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.duration is None:
            return at.refuse(self, "how long?")
        return based(at, self.whose.of_object(at), self.measured.lower(at), None)
