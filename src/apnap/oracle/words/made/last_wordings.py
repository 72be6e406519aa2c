"""Put a counter or gain an ability, what follows "then" together, and other small wordings about what was done."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import change, objects, occurrence, quantity
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Comparison, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SuffixedClause
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
