"""711, 716, 719, 721: level bars, station symbols and Cases: what is so only with enough counters or once solved."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, quantity, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Construct, Token
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.modifiers import Size
from apnap.oracle.phrase.numbers import Digits
from apnap.oracle.phrase.roots import Condition
from apnap.oracle.striating import CLASS, Striation
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.events import ObjectEvent

LEVEL = "level"
CHARGE = "charge"


class RangeEnd(Token):
    """The end of a range as it stands in a level symbol: -3."""

    shape = "signed"


class LevelRange(Construct):
    """Which numbers of level counters a symbol is for."""

    def bounds(self) -> tuple[int, int | None]:
        """Return the least and the greatest number (None: there is none)."""
        raise NotImplementedError


class LevelsBetween(LevelRange):
    """1-3"""

    least: Digits
    most: RangeEnd
    en = "{least} {most}"
    es = "{least} {most}"

    def bounds(self) -> tuple[int, int | None]:
        return int(self.least.text), int(self.most.text.lstrip("-−"))


class LevelsFrom(LevelRange):
    """4+"""

    least: Digits
    en = "{least} +"
    es = "{least} +"

    def bounds(self) -> tuple[int, int | None]:
        return int(self.least.text), None


class LevelSymbol(Line):
    """ "LEVEL 1-3" (711.2)"""

    levels: LevelRange
    rule = "711.2"
    en = "LEVEL {levels}"
    es = "NIVEL {levels}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (Striation(LEVEL, *self.levels.bounds()),)


class LevelSize(Line):
    """ "4/4" below a level symbol (711.2)"""

    size: Size
    rule = "711.2"
    en = "{size}"
    es = "{size}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        power, _, toughness = self.size.text.partition("/")
        if not power.isdigit() or not toughness.isdigit():
            return at.refuse(self, "power and toughness that are not numbers")
        return (Striation(LEVEL, 0, None, int(power), int(toughness)),)


class StationSymbol(Line):
    """ "8+ | Flying" (721.2)"""

    least: Digits
    line: Line
    rule = "721.2"
    en = "{least} + | {line:PlainLine}"
    es = "{least} + | {line:PlainLine}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (Striation(CHARGE, int(self.least.text)), *self.line.abilities(at))


class ClassLevelBar(Line):
    """ "{1}{R}: Level 2" (716.2)"""

    mana: Mana
    level: Digits
    rule = "716.2a"
    en = "{mana} : level {level}"
    es = "{mana} : nivel {level}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        n = int(self.level.text)
        below = conditions.Compare(quantity.LevelOf(objects.This()), quantity.Comparison(quantity.EQUAL, Number(n - 1)))
        body = ability.Body(effect=effects.BecomeLevel(objects.This(), n))
        gain = ability.Activated(self.mana.as_cost(), body, sorcery=True, condition=below, keyword="class level")
        return (Striation(CLASS, n, beside=gain),)


class BecomesLevelEvent(ObjectEvent):
    """becomes level 2 (716.2a)"""

    level: Digits
    rule = "716.2a"
    en = "<become> level {level}"
    es = "<volverse> de nivel {level}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction(f"level {self.level.text}", what=what)


class ToSolve(Line):
    """ "To solve — You control no untapped lands." (719.3a)"""

    condition: Condition
    rule = "719.3a"
    en = "to solve -- {condition} ."
    es = "para resolver -- {condition@ind} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        solved = conditions.Exists(objects.Filter((objects.IsSource(), objects.Not(objects.Is(objects.SOLVED)))))
        both = conditions.AllTrue((at.condition(self.condition), solved))
        body = ability.Body(effect=effects.Designate(objects.This(), objects.SOLVED))
        return (ability.Triggered(occurrence.BeginningOf(values.END, objects.You()), body, both),)


class SolvedLine(Line):
    """ "Solved — Creatures you control get +1/+1." (702.169)"""

    line: Line
    rule = "702.169a"
    en = "solved -- {line:PlainLine}"
    es = "resuelto -- {line:PlainLine}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return tuple(self._solved(at, one) for one in self.line.abilities(at))

    def _solved(self, at: Lowering, one: ability.Ability) -> ability.Ability:
        solved = conditions.Exists(objects.Filter((objects.IsSource(), objects.Is(objects.SOLVED))))
        if not isinstance(one, ability.Activated | ability.Triggered | ability.Static):
            return at.refuse(self.line, "not an ability that can have a condition")
        return replace(one, condition=solved if one.condition is None else conditions.AllTrue((solved, one.condition)))
