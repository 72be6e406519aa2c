"""Put a counter or gain an ability, what follows "then" together, and other small wordings about what was done."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import change, cost, objects, occurrence, quantity, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Comparison, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause, SimpleClause, SuffixedClause
from apnap.oracle.phrase.determiners import Bounds
from apnap.oracle.phrase.joined_clauses import ClausesAnd
from apnap.oracle.phrase.limits import QuantityLimit
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import CounterKind, same_number
from apnap.oracle.phrase.players import ThatPlayer
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Possessor
from apnap.oracle.phrase.target_determiners import TargetDeterminer
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.keyword_lines import GrantChoice
from apnap.oracle.words.made.small_facts import HalfOfXRounded


class PutCounterOrGain(Clause):
    """ "Put a +1/+1 counter on this creature or this creature gains flying, first strike, or trample" (608.2d)."""

    counter: CounterKind
    what: Noun
    other: NounPhrase
    choice: GrantChoice
    rule = "608.2d"
    en = "put a {counter} counter on {what} or {other@1+s} gains {choice}"
    es = "pon un contador {counter} sobre {what} o {other@1+s} gana la habilidad de {choice@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        if at.is_static or at.objects(self.other) != found:
            return at.refuse(self.other, "another object")
        gained = tuple(
            effects.Continuous(found, (change.AddAbility(one),), durations.Forever())
            for one in self.choice.abilities(at)
        )
        return effects.ChooseMode(objects.You(), (effects.PutCounters(found, self.counter.kind()), *gained))


class ThenBoth(Clause):
    """ "Put a counter on it, then you draw a card and you lose 1 life" (608.2c)."""

    first: SuffixedClause
    then: ClausesAnd
    rule = "608.2c"
    en = "{first} , then {then}"
    es = "{first} , luego {then}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence((self.first, self.then))


class CardsLookedAtWhileScrying(Measured):
    """the number of cards looked at while scrying this way (701.22)"""

    rule = "701.22"
    en = "the number of cards looked at while scrying this way"
    es = "la cantidad de cartas miradas al adivinar de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.EventAmount() if at.shared.limits.get("has_event") else at.unbound(self, "nobody scried")


class EqualOrLessThan(QuantityLimit):
    """equal to or less than the number of Robots you control"""

    op = quantity.AT_MOST
    en = "equal to or less than {measured}"
    es = "igual o menor que {measured}"


class DidntDrawThisWay(Condition):
    """you don't draw a card this way (608.2c)"""

    rule = "608.2c"
    en = "you don't draw a card this way"
    es = "no robas una carta de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        slot = at.slot()
        kept: list[int] = []

        def remembering(one: effects.Draw) -> effects.Draw:
            kept.append(one.slot or slot)
            return replace(one, slot=kept[-1])

        if not at.amend(effects.Draw, remembering):
            return at.unbound(self, "nothing was drawn before")
        return conditions.NotTrue(conditions.Happened(kept[-1]))


class SpellsButTheFirstUnit(Unit):
    """spell you've cast this turn other than the first (601.2i)"""

    rule = "601.2i"
    en = "spell you've cast this turn other than the first"
    es = "hechizo que hayas lanzado este turno que no sea el primero"

    def lower(self, at: Lowering) -> Quantity:
        cast = quantity.ThisTurn(occurrence.Casts(objects.You()))
        return quantity.Minus(cast, quantity.Number(1))


class UpToThatManyOtherTargets(TargetDeterminer):
    """up to that many other target"""

    rule = "115.1"
    en = "up to that many other target =p"
    es = "hasta esa misma cantidad de <otro@> =p"

    def bounds(self, at: Lowering) -> Bounds:
        return quantity.Number(0), same_number(at, self)

    def another(self) -> bool:
        return True


class ThatPlayerIsYou(Condition):
    """that player is you (102.1)"""

    who: ThatPlayer
    rule = "102.1"
    en = "{who:ThatPlayer} is you"
    es = "{who:ThatPlayer} eres tú"

    def lower(self, at: Lowering) -> conditions.Condition:
        others = objects.AllBut(objects.You(), self.who.lower(at))  # you, if that player is somebody else
        return conditions.Compare(quantity.CountPlayers(others), Comparison(quantity.EQUAL, quantity.Number(0)))


class ManifestNumber(PlayerVerb):
    """Manifest a number of cards from the top of your library equal to a quantity (701.40)."""

    whose: Possessor
    measured: Measured
    rule = "701.40"
    en = "<manifest> a number of cards from the top of {whose} library equal to {measured}"
    es = (
        "<manifestar> una cantidad de cartas de la parte superior de {whose:ShortPossessor@s} biblioteca igual a "
        "{measured}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        top = objects.TopOfLibrary(self.whose.of_player(at), self.measured.lower(at))
        return effects.Manifest(at.who, top, False, at.slot())


class ThenHalf(Clause):
    """ "Draw X cards, then you get half X rad counters, rounded up" (107.1a)."""

    first: SimpleClause
    then: HalfOfXRounded
    rule = "107.1a"
    en = "{first} , then {then}"
    es = "{first} , luego {then}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence((self.first, self.then))


class ThenBothWhereX(Clause):
    """ "Then each player creates X Treasure tokens and this deals X damage to each player, where X is …" (107.3)."""

    both: ClausesAnd
    measured: Measured
    rule = "107.3"
    en = "then {both} , where X is {measured}"
    es = "luego {both} , donde X es {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_x(self.measured).effect(self.both)


class SacrificeEitherThing(PlayerVerb):
    """Sacrifice another creature or a Blood token, as a cost (701.21)."""

    first: NounPhrase
    second: NounPhrase
    rule = "701.21"
    en = "<sacrifice> {first:Determined} or {second:Determined}"
    es = "<sacrificar> {first:Determined} o {second:Determined}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        one, other = (at.chosen_cost(what) for what in (self.first, self.second))
        number = quantity.Number(1)
        if one[1] != number or other[1] != number or one[0].zones != (values.BATTLEFIELD,):
            return at.refuse(self, "several of them")
        return cost.Cost(None, (cost.SacrificeObjects(at.either(one[0], other[0])),))


class MoveFromAmong(PlayerVerb):
    """Move any number of counters from among creatures you control onto that creature (122.5)."""

    what: Noun
    to: Noun
    rule = "122.5"
    en = "<move> any number of counters from among {what:Plural} onto {to}"
    es = "<mover> cualquier cantidad de contadores de entre {what:Plural} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        from_these = at.filter(self.what)
        onto = at.objects(self.to)
        several = isinstance(onto, objects.Each | objects.Together)
        if several or at.who != objects.You() or from_these.zones != (values.BATTLEFIELD,):
            return at.refuse(self, "onto several, or somebody else chooses them")
        others = narrowed(from_these, objects.Not(objects.IsOneOf(onto)))
        return effects.RemoveCountersAmong(objects.Each(others), "", slot=at.slot(), onto=onto)
