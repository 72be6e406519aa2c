"""706: several dice of any kind, one result of two, natural results, dice that are ignored."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static
from apnap.oracle.construct import Construct, Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Count, NumberWord
from apnap.oracle.phrase.roots import Condition
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.dice import ResultsUnit, RowNumber
from apnap.oracle.words.events import PlayerEvent

_SIDES = (4, 6, 8, 10, 12, 20)


class DieName(Word):
    """What several dice are called by the number of their sides: d6."""

    en_words = {f"d{n}": ((f"d{n}", ANY),) for n in _SIDES}
    es_words = {f"d{n}": ((f"d{n}", ANY),) for n in _SIDES}

    @property
    def sides(self) -> int:
        """The number of sides."""
        return int(self.lemma[1:])


class RollSeveralOf(PlayerVerb):
    """Roll two d8 (706.1)."""

    count: Count
    die: DieName
    rule = "706.1"
    en = "<roll> {count@p} {die}"
    es = "<tirar> {count@p+m} {die}"

    def lower(self, at: Lowering) -> effects.Effect:
        slot = at.slot_for_later()
        at.shared.limits["total"] = quantity.AmountInSlot(slot)
        return effects.RollDie(at.who, self.die.sides, self.count.lower(at), slot)


class RollTwoAndChoose(PlayerVerb):
    """Roll two d8 and choose one result (706.2)."""

    die: DieName
    rule = "706.2"
    en = "<roll> two {die} and <choose> one result"
    es = "<tirar> dos {die} y <elegir> un resultado"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "of several players")
        chosen, other = at.slot_for_later(), at.slot_for_later()
        at.shared.limits["results"] = quantity.AmountInSlot(chosen), quantity.AmountInSlot(other)
        return effects.RollDie(at.who, self.die.sides, quantity.Number(2), chosen=chosen, other=other)


def one_of_two(at: Lowering, construct: Construct, which: int) -> quantity.Quantity:
    """Return the result that was chosen of two, or the other one."""
    found: tuple[quantity.Quantity, quantity.Quantity] | None = at.shared.limits.get("results")
    return at.unbound(construct, "no result was chosen before") if found is None else found[which]


class ThatResult(Measured):
    """that result"""

    rule = "706.2"
    en = "that result"
    es = "ese resultado"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return one_of_two(at, self, 0)


class TheOtherResult(Measured):
    """the other result"""

    rule = "706.2"
    en = "the other result"
    es = "el otro resultado"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return one_of_two(at, self, 1)


class TotalOfResults(Measured):
    """the total of those results"""

    rule = "706.2"
    en = "the total of those results"
    es = "el total de esos resultados"

    def lower(self, at: Lowering) -> quantity.Quantity:
        found: quantity.Quantity | None = at.shared.limits.get("total")
        return at.unbound(self, "no dice were rolled before") if found is None else found


class DifferentResultUnit(ResultsUnit):
    """ "different result" (706.2)."""

    rule = "706.2"
    kind = "different"
    en = "different result"
    es = "resultado diferente"


# ------------------------------------------------------------------------------------------------ events


def rolled(who: objects.Players, op: int, n: int, natural: bool = False) -> occurrence.DieRolled:
    """Return that a die is rolled whose result compares so."""
    return occurrence.DieRolled(who, quantity.Comparison(op, quantity.Number(n)), natural)


class RollsEither(PlayerEvent):
    """roll a 1 or 2 (706.2)"""

    first: RowNumber
    second: RowNumber
    rule = "706.2"
    en = "<roll> a {first} or {second}"
    es = "<obtener> un {first} o {second}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        results = tuple(rolled(who, quantity.EQUAL, number.n) for number in (self.first, self.second))
        return occurrence.AnyOccurrence(results)


class RollsAtLeast(PlayerEvent):
    """roll a 3 or higher (706.2)"""

    least: RowNumber
    rule = "706.2"
    en = "<roll> a {least} or higher"
    es = "<obtener> un {least} o más"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return rolled(who, quantity.AT_LEAST, self.least.n)


class RollsNatural(PlayerEvent):
    """roll a natural 20 (706.2)"""

    number: RowNumber
    rule = "706.2"
    en = "<roll> a natural {number}"
    es = "<obtener> un {number} natural"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return rolled(who, quantity.EQUAL, self.number.n, natural=True)


class RollsHighest(PlayerEvent):
    """roll a die's highest natural result (706.2)"""

    rule = "706.2"
    en = "<roll> a die 's highest natural result"
    es = "<obtener> el resultado natural más alto de un dado"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.DieRolled(who, highest=True)


class HasRolled(Condition):
    """you've rolled three or more dice this turn"""

    count: NumberWord
    rule = "706.1"
    en = "you've rolled {count} or more dice this turn"
    es = "<haber@0+2+s> tirado {count@m} o más dados este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        least = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        return conditions.Compare(quantity.ThisTurn(occurrence.DieRolled(objects.You())), least)


class RollsOneMore(Clause):
    """ "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll"."""

    rule = "706.6"
    en = "if you would roll one or more dice , instead roll that many dice plus one and ignore the lowest roll"
    es = (
        "si fueras a tirar uno o más dados , en vez de eso , tira esa cantidad de dados más uno y ignora la tirada más "
        "baja"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.You()).player_rule(static.ROLLS_ONE_MORE)
