"""711, 721: level and station symbols: what is so only with enough counters."""

from __future__ import annotations

from apnap.abilities import ability
from apnap.oracle.construct import Construct, Token
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.modifiers import Size
from apnap.oracle.phrase.numbers import Digits

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
        return (ability.Striation(LEVEL, *self.levels.bounds()),)


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
        return (ability.Striation(LEVEL, 0, None, int(power), int(toughness)),)


class StationSymbol(Line):
    """ "8+ | Flying" (721.2)"""

    least: Digits
    line: Line
    rule = "721.2"
    en = "{least} + | {line:PlainLine}"
    es = "{least} + | {line:PlainLine}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (ability.Striation(CHARGE, int(self.least.text)), *self.line.abilities(at))
