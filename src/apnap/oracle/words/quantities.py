"""107: more quantities in words: sums, differences, halves, parties, names, how often something is done."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.abilities.quantity import Comparison, Number, Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SuffixedClause, UnlessPlayer
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Amount, Count, CounterKind, Digits, NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Possessor, ShortPossessor
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerDeed, PlayerVerb
from apnap.oracle.several import are_several
from apnap.oracle.words.activation import Times
from apnap.oracle.words.face_down import ManifestDread
from apnap.oracle.words.keyword_actions import Populate


class SumOfMeasured(Measured):
    """ "the number of Elves you control plus the number of Elf cards in your graveyard"."""

    measured: Measured
    second: Measured
    rule = "107.1"
    en = "{measured} plus {second}"
    es = "{measured} más {second}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Plus(self.measured.lower(at), self.second.lower(at))


class WordPlusMeasured(Measured):
    """ "one plus the number of cards named ~ in all graveyards"."""

    count: NumberWord
    measured: Measured
    rule = "107.1"
    en = "{count} plus {measured}"
    es = "{count@m} más {measured}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Plus(self.count.lower(at), self.measured.lower(at))


class AmountMinusMeasured(Measured):
    """ "7 minus the number of cards in your hand"."""

    amount: Amount
    measured: Measured
    rule = "107.1"
    en = "{amount} minus {measured}"
    es = "{amount} menos {measured}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Minus(self.amount.lower(at), self.measured.lower(at))


class MeasuredMinusAmount(Measured):
    """ "the number of cards in your hand minus 4"."""

    measured: Measured
    amount: Amount
    rule = "107.1"
    en = "{measured} minus {amount}"
    es = "{measured} menos {amount}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Minus(self.measured.lower(at), self.amount.lower(at))


class MeasuredMinusMeasured(Measured):
    """ "the number of cards in your hand minus the number of cards in that player's hand"."""

    measured: Measured
    second: Measured
    rule = "107.1"
    en = "{measured} minus {second}"
    es = "{measured} menos {second}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Minus(self.measured.lower(at), self.second.lower(at))


class TotalNumberOf(Measured):
    """ "the total number of instant and sorcery cards in your graveyard"."""

    what: Noun
    en = "the total number of {what@p}"
    es = "la cantidad total de {what@p+bare}"

    def lower(self, at: Lowering) -> Quantity:
        return self.what.how_many(at)


class DifferentlyNamed(Measured):
    """ "the number of differently named lands you control"."""

    what: Noun
    rule = "201.2"
    en = "the number of differently named {what:Plural}"
    es = "la cantidad de {what:Plural@bare} con nombres distintos"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.DistinctOf(at.filter(self.what), quantity.DISTINCT_NAMES)


class DifferentlyNamedUnit(Unit):
    """ "differently named land you control"."""

    what: NounPhrase
    rule = "201.2"
    en = "differently named {what:Singular}"
    es = "{what:Singular} con nombre distinto"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.DistinctOf(at.filter(self.what), quantity.DISTINCT_NAMES)


class AllCountersCount(Measured):
    """ "the number of counters on it": of all kinds."""

    what: Noun
    rule = "122.1"
    en = "the number of counters on {what}"
    es = "la cantidad de contadores (sobre|en) {what}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountersOn(at.beside_subject(False).objects(self.what), "")


class TimesHasMutated(Measured):
    """ "the number of times this creature has mutated" (702.140)."""

    what: Noun
    rule = "702.140"
    en = "the number of times {what} has mutated"
    es = "la cantidad de veces que {what} ha mutado"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.TimesMutated(at.beside_subject(False).objects(self.what))


class TimesKicked(Measured):
    """ "the number of times it was kicked" (702.33d)."""

    what: NounPhrase
    rule = "702.33d"
    en = "the number of times {what} was kicked"
    es = "la cantidad de veces que se pagó el estímulo de {what}"

    def lower(self, at: Lowering) -> Quantity:
        found = at.objects(self.what)
        if not isinstance(found, objects.This | objects.EventObject):
            return at.refuse(self.what, "kicked another object")
        return quantity.CostAmount("kicker")


class PartyNumber(Measured):
    """ "the number of creatures in your party" (700.8)."""

    rule = "700.8"
    en = "the number of creatures in your party"
    es = "la cantidad de criaturas en tu grupo"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.PartySize(objects.You())


class PartyUnit(Unit):
    """ "creature in your party" (700.8)."""

    rule = "700.8"
    en = "creature in your party"
    es = "criatura en tu grupo"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.PartySize(objects.You())


class FullParty(Condition):
    """you have a full party (700.8c)"""

    rule = "700.8c"
    en = "you have a full party"
    es = "<tener@0+2+s> un grupo completo"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Compare(quantity.PartySize(objects.You()), Comparison(quantity.AT_LEAST, Number(4)))


# ------------------------------------------------------------------------------------------------ halves


class Rounding(Construct):
    """How halves are rounded (107.1a)."""

    def is_up(self) -> bool:
        """Return whether up."""
        raise NotImplementedError


class RoundedUp(Rounding):
    """rounded up"""

    rule = "107.1a"
    en = "rounded up"
    es = "redondeando hacia arriba"

    def is_up(self) -> bool:
        return True


class RoundedDown(Rounding):
    """rounded down"""

    rule = "107.1a"
    en = "rounded down"
    es = "redondeando hacia abajo"

    def is_up(self) -> bool:
        return False


class TopHalf(NounPhrase):
    """ "the top half of your library, rounded up" (107.1a)."""

    whose: Possessor
    rounding: Rounding
    rule = "107.1a"
    en = "the top half of {whose} library , {rounding} =p"
    es = (
        "la mitad superior de {whose:ShortPossessor@s} biblioteca , {rounding} =p+f",
        "la mitad superior de la biblioteca de {whose:OfPlayer} , {rounding} =p+f",
    )

    def lower(self, at: Lowering) -> objects.Objects:
        who = self.whose.of_player(at)
        half = quantity.Half(quantity.PlayerStat(who, quantity.LIBRARY_SIZE), self.rounding.is_up())
        return at.refuse(self, "of several") if are_several(who) else at.mention(self, objects.TopOfLibrary(who, half))


def own_number(at: Lowering, verb: Construct, whose: ShortPossessor) -> objects.Players:
    """Return the subject as the players whose own number is measured."""
    own = objects.IteratedPlayer() if are_several(at.who) else at.who
    return own if whose.of_player(at) == own else at.refuse(verb, "half of another player's")


class MillHalf(PlayerVerb):
    """Mill half of their library (701.17)."""

    whose: ShortPossessor
    rounding: Rounding
    rule = "701.17"
    en = "<mill> half {whose} library , {rounding}"
    es = "<moler> la mitad de {whose@s} biblioteca , {rounding}"

    def lower(self, at: Lowering) -> effects.Effect:
        cards = quantity.PlayerStat(own_number(at, self, self.whose), quantity.LIBRARY_SIZE)
        return at.producing(effects.Mill(at.who, quantity.Half(cards, self.rounding.is_up()), slot=at.slot()))


class HalfX(Measured):
    """ "half X, rounded down"."""

    rounding: Rounding
    rule = "107.1a"
    en = "half X , {rounding}"
    es = "la mitad de X , {rounding}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Half(at.x(), self.rounding.is_up())


class DoneTimes(PlayerDeed):
    """ "proliferate twice": carried out so often, one time after the other."""

    verb: PlayerVerb
    times: Times
    rule = "701.1"
    en = "{verb@} {times}"
    es = "{verb@} {times}"

    def lower(self, at: Lowering) -> effects.Effect:
        return _repeated(at, self, self.verb, Number(self.times.number()), copies=True)


class DoneSoManyTimes(PlayerDeed):
    """ "investigate X times": carried out so often, one time after the other."""

    verb: PlayerVerb
    count: Count
    rule = "701.1"
    en = ("{verb@} {count:Cardinal@p} times", "{verb@} {count:ThatManyCount@p} times")
    es = ("{verb@} {count:Cardinal@p+f} veces", "{verb@} {count:ThatManyCount@p+f} veces")

    def lower(self, at: Lowering) -> effects.Effect:
        return _repeated(at, self, self.verb, self.count.lower(at), copies=True)


_REPEATED = effects.Proliferate | effects.CreateTokens | effects.Surveil | effects.Scry
"""Keyword actions that texts tell to do several times (investigating creates a token)."""


def _repeated(
    at: Lowering, construct: Construct, verb: PlayerVerb, number: Quantity, copies: bool = False
) -> effects.Effect:
    """Return that something is done so often; ``copies``: a spell may be copied so often, too."""
    targets = len(at.shared.targets)
    effect = at.effect(verb)
    if copies and isinstance(effect, effects.CopySpell):
        return replace(effect, n=number)
    known = isinstance(effect, _REPEATED) or isinstance(verb, ManifestDread | Populate)
    if len(at.shared.targets) > targets or not known:
        return at.refuse(construct, "repeated")
    return effects.Repeat(number, effect)


# ------------------------------------------------------------------------------------------------ "where X is"


class WhereXUnless(SuffixedClause):
    """ "Counter target spell unless its controller pays {X}, where X is the number of Wizards you control"."""

    clause: UnlessPlayer
    measured: Measured
    rule = "107.3"
    en = "{clause} , where X is {measured}"
    es = "{clause} , donde X es {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_x(self.measured).effect(self.clause)


class XPlus(Amount):
    """ "X plus 2"."""

    amount: Digits
    rule = "107.3"
    en = "X plus {amount}"
    es = "X más {amount} =p"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Plus(at.x(), self.amount.lower(at))


class DrawThatManyPlus(PlayerVerb):
    """Draw that many cards plus one (121.1)."""

    count: NumberWord
    rule = "121.1"
    en = "<draw> that many cards plus {count}"
    es = "<robar> esa misma cantidad de cartas más {count@f}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = quantity.Plus(at.that_many(self), self.count.lower(at))
        return effects.Draw(at.who, n, slot=at.slot())


class DrawThatManyMinus(PlayerVerb):
    """Draw that many cards minus one (121.1)."""

    count: NumberWord
    rule = "121.1"
    en = "<draw> that many cards minus {count}"
    es = "<robar> esa misma cantidad de cartas menos {count@f}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = quantity.Minus(at.that_many(self), self.count.lower(at))
        return effects.Draw(at.who, n, slot=at.slot())


# ------------------------------------------------------------------------------------------------ counters of players


class PlayerCounterUnit(Unit):
    """ "experience counter you have" (122.1)."""

    counter: CounterKind
    rule = "122.1"
    en = "{counter} counter you have"
    es = "contador {counter} que tengas"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountersOfPlayer(objects.You(), self.counter.kind())


class PlayerCountersNumber(Measured):
    """ "the number of experience counters you have" (122.1)."""

    counter: CounterKind
    rule = "122.1"
    en = "the number of {counter} counters you have"
    es = "la cantidad de contadores {counter} que tienes"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountersOfPlayer(objects.You(), self.counter.kind())


class ItEnteredThisTurn(Condition):
    """this land entered this turn"""

    what: NounPhrase
    rule = "603.6"
    en = "{what} entered this turn"
    es = "{what} entró este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        if isinstance(found, objects.Each):
            return at.refuse(self.what, "any of them")
        return conditions.Fits(found, objects.Filter((objects.Is(objects.ENTERED_THIS_TURN),), ()))
