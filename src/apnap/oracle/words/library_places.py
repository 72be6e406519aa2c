"""401, 701.23: where what was found is put, searches for several descriptions, and libraries that take more."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.destinations import Destination
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import Digits, NumberWord, Ordinal
from apnap.oracle.phrase.roots import Condition, NounPhrase, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import OwnedZone
from apnap.oracle.words.moving import whole_zone
from apnap.rules.subtypes import BASIC_LAND_TYPES


class IntoHandOrGraveyard(Destination):
    """into your hand or graveyard"""

    whose: Possessor
    rule = "400.7"
    en = "into {whose} hand or graveyard"
    es = "en {whose:ShortPossessor@s} mano o cementerio"

    def options(self, what: objects.Objects, at: Lowering) -> tuple[effects.Move, ...]:
        return tuple(effects.Move(what, zone) for zone in (values.HAND, values.GRAVEYARD))


class ThirdFromTop(Destination):
    """third from the top"""

    nth: Ordinal
    rule = "401.7"
    en = "{nth} from the top"
    es = "en {nth} lugar desde la parte superior"

    def move(self, what: objects.Objects, at: Lowering) -> effects.Move:
        nth = quantity.Number(self.nth.value)
        return effects.Move(what, values.LIBRARY, position=effects.NTH_FROM_TOP, nth=nth)


class ShuffleBothInto(PlayerVerb):
    """Shuffle an object and a graveyard into a library (701.24)."""

    what: NounPhrase
    zone: OwnedZone
    rule = "701.24"
    en = "<shuffle> {what} and {zone} into their owner's library"
    es = "<barajar> {what} y {zone} en la biblioteca de su propietario"

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.what.is_self():
            return at.refuse(self.what, "another object than the source")
        cards = objects.Together((at.objects(self.what), objects.Each(whole_zone(at, self.zone))))
        return effects.Move(cards, values.LIBRARY, position=effects.SHUFFLED, slot=at.slot())


class IfYouDontPutThere(Prefix):
    """If you don't put it into your hand,"""

    rule = "608.2c"
    en = "if you don't put it into your hand"
    es = "si no la pones en tu mano"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.if_not_done(clause)


class WithBasicLandType(After, Relative):
    """with a basic land type (305.6)"""

    rule = "305.6"
    en = ("with a basic land type", "that each have a basic land type =p")
    es = ("con un tipo de tierra básica", "que tengan cada una un tipo de tierra básica =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.AnyOf(tuple(objects.HasSubtype(kind) for kind in BASIC_LAND_TYPES)),)


class LibraryOrMore(Condition):
    """you have 200 or more cards in your library"""

    count: Digits
    rule = "401.1"
    en = "you have {count} or more cards in your library"
    es = "tienes {count} o más cartas en tu biblioteca"

    def lower(self, at: Lowering) -> conditions.Condition:
        held = quantity.PlayerStat(objects.You(), quantity.LIBRARY_SIZE)
        return conditions.Compare(held, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))


class HandOfEither(Condition):
    """you have exactly zero or seven cards in hand"""

    most: NumberWord
    rule = "402.1"
    en = "you have exactly zero or {most} cards in hand"
    es = "tienes exactamente cero o {most} cartas en la mano"

    def lower(self, at: Lowering) -> conditions.Condition:
        held = quantity.PlayerStat(objects.You(), quantity.HAND_SIZE)
        numbers = (quantity.Number(0), self.most.lower(at))
        return conditions.AnyTrue(
            tuple(conditions.Compare(held, quantity.Comparison(quantity.EQUAL, n)) for n in numbers)
        )
