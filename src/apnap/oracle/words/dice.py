"""706: rolling dice, the result, and results tables."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import ability, objects, occurrence, quantity
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.walk import walk
from apnap.oracle.construct import Construct, Token, Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Count
from apnap.oracle.phrase.sentences import Effects, Sentence
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.events import PlayerEvent


class Die(Word):
    """A die by the number of its sides: d20."""

    en_words = {
        **{f"d{n}": ((f"d{n}", ANY),) for n in (4, 6, 8, 10, 12, 20)},
        "six-sided": (("six-sided die", ANY),),
    }
    es_words = {
        **{f"d{n}": ((f"1 d{n}", ANY),) for n in (4, 6, 8, 10, 12, 20)},
        "six-sided": (("un dado de seis caras", ANY),),
    }

    @property
    def sides(self) -> int:
        """The number of sides."""
        return 6 if self.lemma == "six-sided" else int(self.lemma[1:])


def rolled(at: Lowering, die: Die, plus: Quantity | None = None) -> effects.Effect:
    """Return the roll; "the result" is that of this roll from now on, modified as the text says (706.2)."""
    slot = at.slot()
    at.shared.limits["roll"] = quantity.AmountInSlot(slot)
    return effects.RollDie(at.who, die.sides, slot=slot, plus=plus)


class RollADie(PlayerVerb):
    """Roll a die (706.1)."""

    die: Die
    rule = "706.1"
    en = "<roll> a {die}"
    es = "<tirar> {die}"

    def lower(self, at: Lowering) -> effects.Effect:
        return rolled(at, self.die)


class RollAndAdd(PlayerVerb):
    """Roll a die and add a number (706.2)."""

    die: Die
    measured: Measured
    rule = "706.2"
    en = "<roll> a {die} and add {measured}"
    es = "<tirar> {die} y <sumar> {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return rolled(at, self.die, self.measured.lower(at))


class DieResult(Measured):
    """the result"""

    rule = "706.2"
    en = "the result"
    es = "el resultado"

    def lower(self, at: Lowering) -> Quantity:
        found: Quantity | None = at.shared.limits.get("roll")
        return at.unbound(self, "nothing was rolled before") if found is None else found


class RowNumber(Token):
    """A result in figures."""

    shape = "number"

    @property
    def n(self) -> int:
        """The number."""
        return int(self.text)


class ResultRange(Construct):
    """Which results a row of a table is for."""

    def bounds(self) -> tuple[int | None, int | None]:
        """Return the least and the greatest result; None: there is none."""
        raise NotImplementedError


class OneResult(ResultRange):
    """20"""

    number: RowNumber
    en = "{number}"
    es = "{number}"

    def bounds(self) -> tuple[int | None, int | None]:
        return self.number.n, self.number.n


class ResultsBetween(ResultRange):
    """10—19"""

    first: RowNumber
    last: RowNumber
    en = "{first} — {last}"
    es = "{first} — {last}"

    def bounds(self) -> tuple[int | None, int | None]:
        return self.first.n, self.last.n


class ResultsFrom(ResultRange):
    """15+"""

    first: RowNumber
    en = "{first} +"
    es = "{first} +"

    def bounds(self) -> tuple[int | None, int | None]:
        return self.first.n, None


class ResultsUpTo(ResultRange):
    """9 or less"""

    last: RowNumber
    en = "{last} or less"
    es = "{last} o menos"

    def bounds(self) -> tuple[int | None, int | None]:
        return None, self.last.n


class ResultRow(Construct):
    """ "10—19 | Draw two cards." (706.3a)"""

    results: ResultRange
    sentences: tuple[Sentence, ...]
    rule = "706.3a"
    en = "¶ {results} | {sentences:Sentence+}"
    es = "¶ {results} | {sentences:Sentence+}"

    def lower(self, at: Lowering) -> effects.Effect:
        result = at.shared.limits.get("roll")
        if result is None:
            return at.unbound(self, "nothing was rolled before")
        least, most = self.results.bounds()
        asked = [
            conditions.Compare(result, quantity.Comparison(op, Number(n)))
            for op, n in ((quantity.AT_LEAST, least), (quantity.AT_MOST, most))
            if n is not None
        ]
        said, targets, done = at.shared.sentences, len(at.shared.targets), at.shared.done
        before = len(said)
        at.shared.limits["in_row"] = True  # what other rows say has not happened
        for sentence in self.sentences:
            at.binder.sentence += 1
            one = at.effect(sentence)
            if not isinstance(one, effects.Nothing):
                said.append(list(one.effects) if isinstance(one, effects.Sequence) else [one])
        del at.shared.limits["in_row"]
        parts = [effect for sentence in said[before:] for effect in sentence]
        del said[before:]
        if len(at.shared.targets) > targets:
            return at.refuse(self, "a target in a row of a table")
        made = frozenset(getattr(node, "slot", 0) for one in parts for node in walk(one)) - {0}
        at.binder.forget(made)
        at.shared.done = done
        condition = asked[0] if len(asked) == 1 else conditions.AllTrue(tuple(asked))
        return effects.If(condition, parts[0] if len(parts) == 1 else effects.Sequence(tuple(parts)))


class ResultsTable(Effects):
    """A roll and what its results do (706.3)."""

    sentences: tuple[Sentence, ...]
    rows: tuple[ResultRow, ...]
    rule = "706.3"
    en = "{sentences:Sentence+} {rows:ResultRow+}"
    es = "{sentences:Sentence+} {rows:ResultRow+}"

    def body(self, at: Lowering) -> ability.Body:
        return at.body((*self.sentences, *self.rows))


class RollsDice(PlayerEvent):
    """roll one or more dice (706.1)"""

    rule = "706.1"
    en = "<roll> one or more dice"
    es = "<tirar> uno o más dados"

    def is_of_several(self, at: Lowering) -> bool:
        return True

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.DieRolled(who)


class RollsADie(PlayerEvent):
    """roll a die (706.1)"""

    rule = "706.1"
    en = "<roll> a die"
    es = "<tirar> un dado"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.DieRolled(who)


class RollSeveral(PlayerVerb):
    """Roll several six-sided dice (706.1)."""

    count: Count
    rule = "706.1"
    en = "<roll> {count@p} six-sided dice"
    es = "<tirar> {count@p+m} dados de seis caras"

    def lower(self, at: Lowering) -> effects.Effect:
        n, slot, evens = self.count.lower(at), at.slot_for_later(), at.slot_for_later()
        different = at.slot_for_later()
        even = quantity.AmountInSlot(evens)
        at.shared.limits["even"], at.shared.limits["odd"] = even, quantity.Minus(n, even)
        at.shared.limits["total"] = quantity.AmountInSlot(slot)
        at.shared.limits["different"] = quantity.AmountInSlot(different)
        return effects.RollDie(at.who, 6, n, slot, evens=evens, different=different)


class ResultsUnit(Unit):
    """The results of one kind that several dice had (706.2)."""

    kind: ClassVar[str]
    """The name under which their number is remembered."""

    def lower(self, at: Lowering) -> Quantity:
        found: Quantity | None = at.shared.limits.get(self.kind)
        return at.unbound(self, "no dice were rolled before") if found is None else found


class EvenResultUnit(ResultsUnit):
    """ "even result" (706.2)."""

    rule = "706.2"
    kind = "even"
    en = "even result"
    es = "resultado par"


class OddResultUnit(ResultsUnit):
    """ "odd result" (706.2)."""

    rule = "706.2"
    kind = "odd"
    en = "odd result"
    es = "resultado impar"
