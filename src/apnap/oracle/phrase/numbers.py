"""Numbers: cardinals, counts before a noun, amounts, comparisons, measured quantities (107)."""

from __future__ import annotations

from apnap.abilities import quantity
from apnap.abilities.quantity import Number, Quantity
from apnap.oracle.construct import Construct, Token, Word
from apnap.oracle.features import ANY
from apnap.oracle.lexicon.nouns import (
    COUNTERS_EN,
    COUNTERS_ES,
    LONE_NUMBERS_ES,
    NUMBER_VALUES,
    NUMBERS_EN,
    NUMBERS_ES,
    ORDINAL_VALUES,
    ORDINALS_EN,
    ORDINALS_ES,
)
from apnap.oracle.lower import Lowering


class Count(Construct):
    """How many of the noun that follows: "a", "two", "up to three"."""

    def lower(self, at: Lowering) -> Quantity:
        return at.refuse(self)


class Cardinal(Count):
    """A plain number word, or X."""


class NumberWord(Cardinal, Word):
    """one, two, three."""

    en_words = NUMBERS_EN
    es_words = NUMBERS_ES

    def lower(self, at: Lowering) -> Quantity:
        return Number(NUMBER_VALUES[self.lemma])


class LoneNumber(Word):
    """one, two, three, without a noun behind."""

    en_words = NUMBERS_EN
    es_words = LONE_NUMBERS_ES

    @property
    def value(self) -> int:
        """The number."""
        return NUMBER_VALUES[self.lemma]


class XCount(Cardinal):
    """X (107.3)."""

    en = "X =p"
    es = "X =p"

    def lower(self, at: Lowering) -> Quantity:
        return at.x()


class TwiceXCount(Cardinal):
    """ "twice X" cards (107.3)."""

    rule = "107.3"
    en = "twice X =p"
    es = "el doble de X =p"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Times(2, at.x())


class AThing(Count):
    """The article as a number."""

    en = "a =s"
    es = "<un@> =s"

    def lower(self, at: Lowering) -> Quantity:
        return Number(1)


class ThatManyCount(Count):
    """ "that many": bound by the binder."""

    en = "that many =p"
    es = "esa misma cantidad de =p"

    def lower(self, at: Lowering) -> Quantity:
        found = at.that_many(self)
        at.shared.limits["that many"] = at.binder.sentence, found
        return found


def same_number(at: Lowering, construct: Construct) -> Quantity:
    """Return "that many" behind another "that many" of the same sentence: the same number, which is known as targets
    are chosen, and not how many of it were then put or drawn."""
    many = at.that_many(construct)
    if not isinstance(many, quantity.AmountInSlot) or many.slot in {getattr(one, "slot", 0) for one in at.said()}:
        return many
    sentence, same = at.shared.limits.get("that many", (0, many))
    return same if sentence == at.binder.sentence else many


class AdditionalOne(Count):
    """ "an additional"."""

    en = "a additional =s"
    es = "<un@> adicional =s"

    def lower(self, at: Lowering) -> Quantity:
        return Number(1)


class AdditionalSome(Count):
    """ "two additional"."""

    count: Cardinal
    en = "{count@} additional"
    es = "{count@} adicionales"

    def lower(self, at: Lowering) -> Quantity:
        return self.count.lower(at)


class UpToCount(Count):
    """ "up to three"."""

    count: Cardinal
    en = "up to {count@}"
    es = "hasta {count@}"


class AnyNumberCount(Count):
    """ "any number of"."""

    en = "any number of =p"
    es = "cualquier cantidad de =p"


class TwiceThatMany(Count):
    """ "twice that many"."""

    en = "twice that many =p"
    es = "el doble de esa cantidad de =p"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Times(2, at.that_many(self))


# ------------------------------------------------------------------------------------------------ amounts


class Amount(Construct):
    """A number of points: of life, damage, an amount of scrying."""

    def lower(self, at: Lowering) -> Quantity:
        return at.refuse(self)


class Digits(Amount, Token):
    """A number in figures."""

    shape = "number"

    def lower(self, at: Lowering) -> Quantity:
        return Number(int(self.text))


class XAmount(Amount):
    """X (107.3)."""

    en = "X"
    es = "X =p"

    def lower(self, at: Lowering) -> Quantity:
        return at.x()


class ThatMuch(Amount):
    """ "that much": bound by the binder."""

    en = ("that much", "that amount of")
    es = ("esa misma cantidad de =p", "esa cantidad de =p")

    def lower(self, at: Lowering) -> Quantity:
        return at.that_many(self)


class TwiceX(Amount):
    """ "twice X"."""

    en = "twice X"
    es = "el doble de X"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Times(2, at.x())


class TwoTimesX(Amount):
    """ "two times X"."""

    rule = "107.3"
    en = "two times X"
    es = "dos veces X"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Times(2, at.x())


class TwiceThatMuch(Amount):
    """ "twice that much"."""

    en = "twice that much"
    es = "el doble de esa cantidad de"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Times(2, at.that_many(self))


# ------------------------------------------------------------------------------------------------ statistics


# ------------------------------------------------------------------------------------------------ quantities


# ------------------------------------------------------------------------------------------------ "for each …"


# ------------------------------------------------------------------------------------------------ counters, order


class CounterKind(Construct):
    """The kind of a counter (122.1): "+1/+1" or a word."""

    def kind(self) -> str:
        """Return the kind as the kernel writes it."""
        raise NotImplementedError


class Change(Token):
    """+N/+N as written."""

    shape = "change"


class SizeCounter(CounterKind):
    """A +1/+1 or -1/-1 counter."""

    change: Change
    en = "{change}"
    es = "{change}"

    def kind(self) -> str:
        return self.change.text


class CounterWord(CounterKind, Word):
    """A charge, time, loyalty … counter."""

    en_words = COUNTERS_EN
    es_words = COUNTERS_ES

    def kind(self) -> str:
        return self.lemma


class Ordinal(Word):
    """first, second, third."""

    en_words = ORDINALS_EN
    es_words = ORDINALS_ES

    @property
    def value(self) -> int:
        """The number, from 1."""
        return ORDINAL_VALUES[self.lemma]


class ColorName(Word):
    """A colour as a noun."""

    en_words = {name: ((name, ANY),) for name in ("white", "blue", "black", "red", "green")}
    es_words = {
        "white": (("blanco", ANY),),
        "blue": (("azul", ANY),),
        "black": (("negro", ANY),),
        "red": (("rojo", ANY),),
        "green": (("verde", ANY),),
    }

    @property
    def mask(self) -> int:
        """The colour's bit."""
        return 1 << ("white", "blue", "black", "red", "green").index(self.lemma)
