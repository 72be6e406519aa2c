"""Determiners of targets whose number is that of the event: "up to that many target creatures" (115.1)."""

from __future__ import annotations

from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import Bounds
from apnap.oracle.phrase.numbers import same_number
from apnap.oracle.phrase.target_determiners import TargetDeterminer


class UpToThatManyTargets(TargetDeterminer):
    """up to that many target"""

    rule = "115.1"
    en = "up to that many target =p"
    es = "hasta esa misma cantidad de =p"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), same_number(at, self)


class ThatManyTargets(TargetDeterminer):
    """that many target"""

    rule = "115.1"
    en = "that many target =p"
    es = "esa misma cantidad de =p"

    def bounds(self, at: Lowering) -> Bounds:
        number = at.that_many(self)
        return number, number


class ASecondTarget(TargetDeterminer):
    """a second target"""

    rule = "115.3"
    en = "a second target =s"
    es = ("un segundo =s+m", "una segunda =s+f")

    def another(self) -> bool:
        return True


class OneOrMoreTargets(TargetDeterminer):
    """one or more target"""

    rule = "115.1"
    en = "one or more target =p"
    es = ("uno o más =p+m", "una o más =p+f")

    def bounds(self, at: Lowering) -> Bounds:
        return Number(1), None
