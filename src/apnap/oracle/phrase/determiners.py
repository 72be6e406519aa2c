"""Determiners: "a", "each", "target", "up to two other target"."""

from __future__ import annotations

from apnap.abilities import bonds, objects, values
from apnap.abilities import condition as conditions
from apnap.abilities.quantity import Number, Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Cardinal

Bounds = tuple[Quantity | None, Quantity | None]
"""The least and greatest number; a greatest of None is any number."""

ONE_ONLY: Bounds = (Number(1), Number(1))


class Determiner(Construct):
    """What stands before a noun and does not target."""

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        """Return what the determiner adds to the description ("other")."""
        return ()

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        """Return the objects that the noun phrase yields, given its description."""
        return at.refuse(self)

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        """Return the condition that there are so many objects of the description."""
        return at.refuse(self, "in a condition")

    def choose_among(self, at: Lowering, what: objects.Filter, among: objects.Objects) -> objects.Objects:
        """Return the objects that the noun phrase yields, of those named."""
        return at.refuse(self, "among")


class Choice(Determiner):
    """A determiner by which somebody chooses: "a", "two", "up to three"."""

    def bounds(self, at: Lowering) -> Bounds:
        """Return how many are chosen."""
        return ONE_ONLY

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        return at.chosen(what, *self.bounds(at))

    def choose_among(self, at: Lowering, what: objects.Filter, among: objects.Objects) -> objects.Objects:
        return at.chosen(what, *self.bounds(at), among)


class All(Determiner):
    """A determiner that takes all that fit."""

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        return objects.Each(what)

    def choose_among(self, at: Lowering, what: objects.Filter, among: objects.Objects) -> objects.Objects:
        found = objects.Those(among, what)
        at.shared.left = objects.Those(among, objects.Filter((objects.Not(at.all_of(what.tests)),), ()))
        return found


class Pointing(Determiner):
    """A determiner that refers back: "that", "those", "the"."""


class A(Choice):
    """The indefinite article."""

    en = "a =s"
    es = "<un@> =s"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return conditions.Exists(what)


class Each(All):
    """each"""

    en = "each =s"
    es = "cada =s"


class Every(All):
    """all"""

    en = "all =p+into"
    es = "<todo@> <el@> =p"


class EveryThe(All):
    """all the"""

    en = "all the =p"
    es = "<todo@> <el@> =p"


class Another(Choice):
    """another"""

    en = "another =s"
    es = "<otro@> =s"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (at.other(),)

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return conditions.Exists(what)


class This(Pointing):
    """this: the source itself"""

    en = "this =s"
    es = "<este@> =s"

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        if objects.Is(objects.IS_ABILITY) in what.tests:
            return at.refuse(self, "the ability and not its source")
        return objects.This()


def _narrowed(found: objects.Objects, what: objects.Filter) -> objects.Objects:
    """Return those of the objects spoken of that the words behind the noun fit: "those creatures you control"."""
    if all(isinstance(test, objects.HasCardType | objects.HasSubtype) or test == _TOKEN for test in what.tests):
        return found
    return objects.Those(found, objects.Filter(what.tests, ()))


_TOKEN = objects.Is(objects.TOKEN)
_CRAFTED = objects.IsOneOf(bonds.CraftedFrom())


def crafted_from(what: objects.Filter) -> objects.Objects:
    """Return what the source was crafted from, of that description (702.167c)."""
    tests = tuple(test for test in what.tests if test != _CRAFTED)
    return objects.Those(bonds.CraftedFrom(), objects.Filter(tests, ())) if tests else bonds.CraftedFrom()


class That(Pointing):
    """that"""

    en = "that =s"
    es = "<ese@> =s"

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        return at.binder.find(self, what, plural=False)


class Those(Pointing):
    """those"""

    en = "those =p"
    es = "<ese@> =p"

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        return _narrowed(at.kept(at.binder.find(self, what, plural=True)), what)


class The(Pointing):
    """the"""

    en = "the =s"
    es = "<el@> =s"

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        """Point back with the noun alone, or at the only target so described: "the creature you control"."""
        if what.tests == (_TOKEN,):
            return at.binder.made(self, several=True)
        if _CRAFTED in what.tests:
            return crafted_from(what)
        named = objects.HasCardType | objects.HasSubtype
        if any(not isinstance(test, named) and test != objects.Is(objects.IS_SPELL) for test in what.tests):
            return at.target_described(self, what)
        return at.binder.find(self, what, plural=False)


class TheSeveral(Pointing):
    """the (several)"""

    en = "the =p"
    es = "<el@> =p"

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        """Point back with the noun alone: "the creatures you control" are all of them, not those spoken of.

        "The cards in your hand" are all of them; "the tokens" are those that each player has just created.
        """
        if what.tests == (_TOKEN,):
            return at.binder.made(self, several=True)
        if _CRAFTED in what.tests:
            return crafted_from(what)
        if what.zones in (((values.HAND,), (values.GRAVEYARD,))) and all(
            isinstance(test, objects.OwnedBy) for test in what.tests
        ):
            return objects.Each(what)
        if any(not isinstance(one, objects.HasCardType | objects.HasSubtype) for one in what.tests):
            return at.refuse(self, "with a description of its own")
        return at.binder.find(self, what, plural=True)


class EachOther(All):
    """each other"""

    en = "each other =s"
    es = "cada <otro@> =s"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (at.other(),)


class AllOther(All):
    """all other"""

    en = "all other =p"
    es = "<todo@> <el@> demás =p"
    es_old = "<todo@> <el@> <otro@> =p"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (at.other(),)


class Other(All):
    """other (in the plural without article)"""

    en = "other =p"
    es = ("<el@> <otro@> =p+full", "<otro@> =p+bare")
    es_old = "<el@> demás =p"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (at.other(),)


class TheOther(Pointing):
    """the other"""

    en = ("the other =s", "the other =p")
    es = "<el@> <otro@>"

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        """Return the object that the event is about besides its subject: "whenever enchanted creature blocks or
        becomes blocked by a creature, destroy the other creature"."""
        besides = {one.node for one in at.binder.objects if one.aside and not isinstance(one.node, objects.EventObject)}
        if besides != {objects.EventOther()} or what.tests != (objects.HasCardType(values.CREATURE),):
            return at.unbound(self, "other than which?")
        return objects.EventOther()


class Counted(Choice):
    """two, X"""

    count: Cardinal
    en = "{count@}"
    es = "{count@}"

    def bounds(self, at: Lowering) -> Bounds:
        number = self.count.lower(at)
        return number, number


class CountedOther(Choice):
    """two other"""

    count: Cardinal
    en = "{count@} other"
    es = "<otro@> {count@}"

    def bounds(self, at: Lowering) -> Bounds:
        number = self.count.lower(at)
        return number, number

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (at.other(),)


class ThatManyThings(Choice):
    """that many"""

    en = "that many =p"
    es = "esa misma cantidad de =p"

    def bounds(self, at: Lowering) -> Bounds:
        number = at.that_many(self)
        return number, number


class UpToThatMany(Choice):
    """up to that many"""

    en = "up to that many =p"
    es = "hasta esa misma cantidad de =p"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), at.that_many(self)


class UpTo(Choice):
    """up to two"""

    count: Cardinal
    en = "up to {count@}"
    es = "hasta {count@}"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), self.count.lower(at)


class EachOfUpTo(Choice):
    """each of up to two"""

    count: Cardinal
    en = "each of up to {count@p} =p"
    es = ("cada uno de hasta {count@p+m} =p+m", "cada una de hasta {count@p+f} =p+f")

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), self.count.lower(at)


class AnyNumberOf(Choice):
    """any number of"""

    en = "any number of =p"
    es = "cualquier cantidad de =p"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), None


class AnyNumberOfOther(Choice):
    """any number of other"""

    en = "any number of other =p"
    es = "cualquier cantidad de <otro@> =p"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), None

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (at.other(),)


class YourThing(Determiner):
    """your, of cards and spells: "your commander", "your opponents' creatures" is a possessor"""

    en = ("your =s", "your =p")
    es = "<tu@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.OwnedBy(objects.You()),)

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return conditions.Exists(what)


class Both(Pointing):
    """both"""

    en = "both =p"
    es = ("ambos =p+m", "ambas =p+f")

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        return at.binder.both(self, what)


class TheChosen(Pointing):
    """the chosen"""

    en = ("the chosen =s", "the chosen =p")
    es = "<el@> <elegido@>"

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        """Return what "choose …" chose before, in this spell or ability."""
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return _narrowed(at.done_to(self, "chosen"), what)


class EachOfThose(Pointing):
    """each of those"""

    en = "each of those =p"
    es = ("cada uno de <ese@> =p+m", "cada una de <ese@> =p+f")

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        return _narrowed(at.binder.find(self, what, plural=True), what)


class OneOfThose(Pointing):
    """one of those"""

    en = "one of those =p"
    es = ("uno de <ese@> =p+m", "una de <ese@> =p+f")

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        among = at.binder.find(self, what, plural=True)
        return at.chosen(objects.Filter(what.tests, ()), *ONE_ONLY, among)


class CountedOfThose(Pointing):
    """two of those"""

    count: Cardinal
    en = "{count@} of those =p"
    es = "{count@} de <ese@> =p"

    def choose(self, at: Lowering, what: objects.Filter) -> objects.Objects:
        among = at.binder.find(self, what, plural=True)
        return at.chosen(objects.Filter(what.tests, ()), *(self.count.lower(at),) * 2, among)


# ------------------------------------------------------------------------------------------------ targets
