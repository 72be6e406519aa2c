"""Some of the objects spoken of: one of them, the rest, the other."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.oracle.features import PLURAL
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import (
    ONE_ONLY,
    Bounds,
)
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import NounPhrase


class PartOfThem(NounPhrase):
    """Some of those that were mentioned, chosen by the subject."""

    def bounds(self, at: Lowering) -> Bounds:
        """Return how many are chosen."""
        return ONE_ONLY

    def lower(self, at: Lowering) -> objects.Objects:
        done = at.shared.by_slot.get(at.shared.done)
        # "draw two cards, then discard one of them"
        drawn = isinstance(done, effects.Draw) and done.n != quantity.Number(1)
        among = objects.InSlot(at.shared.done) if drawn else at.binder.them(self)
        return at.mention(self, at.chosen(objects.Filter(zones=()), *self.bounds(at), among))


class JustOne(PartOfThem):
    """one, of those that were just found: "put one into your hand and the other into your graveyard" """

    refers = PLURAL
    en = "one =s"
    es = ("uno =s+m", "una =s+f")


class OneOfThem(PartOfThem):
    """one of them"""

    refers = PLURAL
    en = "one of them =s"
    es = ("uno de ellos =s+m", "una de ellas =s+f")


class SomeOfThem(PartOfThem):
    """two of them"""

    refers = PLURAL
    count: Cardinal
    en = "{count@} of them =p"
    es = ("{count@} de ellos =m", "{count@} de ellas =f")

    def bounds(self, at: Lowering) -> Bounds:
        number = self.count.lower(at)
        return number, number


class AnyOfThem(PartOfThem):
    """any number of them"""

    refers = PLURAL
    en = "any number of them =p"
    es = ("cualquier cantidad de ellos =p+m", "cualquier cantidad de ellas =p+f")

    def bounds(self, at: Lowering) -> Bounds:
        return quantity.Number(0), None


class UpToOfThem(PartOfThem):
    """up to two of them"""

    refers = PLURAL
    count: Cardinal
    en = "up to {count@} of them"
    es = ("hasta {count@} de ellos =m", "hasta {count@} de ellas =f")

    def bounds(self, at: Lowering) -> Bounds:
        return quantity.Number(0), self.count.lower(at)


class EachOfThem(NounPhrase):
    """each of them"""

    refers = PLURAL
    en = "each of them =s"
    es = ("cada uno de ellos =s+m", "cada una de ellas =s+f")

    def lower(self, at: Lowering) -> objects.Objects:
        return at.binder.them(self)


class TheRest(NounPhrase):
    """the rest"""

    en = (
        "the rest =p",
        "the rest of the revealed cards =p",
        "the rest of those cards =p",
        "the rest of the cards =p",
        "the rest of the exiled cards =p",
        "the rest of the cards revealed this way =p",
        "the rest of the cards exiled this way =p",
    )
    es = (
        "el resto =s+m+bare",
        "el resto de las cartas mostradas =s+m+bare",
        "el resto de esas cartas =s+m+bare",
        "el resto de las cartas =s+m+bare",
        "el resto de las cartas exiliadas =s+m+bare",
        "el resto de las cartas mostradas de esta manera =s+m+bare",
        "el resto de las cartas exiliadas de esta manera =s+m+bare",
    )

    def lower(self, at: Lowering) -> objects.Objects:
        return at.binder.rest(self)


class TheOtherOne(NounPhrase):
    """the other"""

    en = "the other =s"
    es = ("el otro =s+m", "la otra =s+f")

    def lower(self, at: Lowering) -> objects.Objects:
        return at.binder.rest(self)
