"""Determiners that target: "target", "up to two other target" (115.1)."""

from __future__ import annotations

from apnap.abilities import objects
from apnap.abilities.quantity import Number, Times
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import ONE_ONLY, Bounds
from apnap.oracle.phrase.numbers import Cardinal


class TargetDeterminer(Construct):
    """What stands before a noun and targets (115.1)."""

    def bounds(self, at: Lowering) -> Bounds:
        """Return how many targets are chosen."""
        return ONE_ONLY

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        """Return what it adds to the description."""
        return ()

    def another(self) -> bool:
        """Return whether the targets must differ from the earlier ones (115.3)."""
        return False


class Target(TargetDeterminer):
    """target"""

    en = "target =s"
    es = "<el@> =s"


class AnotherTarget(TargetDeterminer):
    """another target"""

    en = "another target =s"
    es = "<otro@> =s"

    def another(self) -> bool:
        return True


class CountedTarget(TargetDeterminer):
    """two target"""

    count: Cardinal
    en = "{count@} target"
    es = "{count@}"

    def bounds(self, at: Lowering) -> Bounds:
        number = self.count.lower(at)
        return number, number


class CountedOtherTarget(TargetDeterminer):
    """two other target"""

    count: Cardinal
    en = "{count@} other target"
    es = "<otro@> {count@}"

    def bounds(self, at: Lowering) -> Bounds:
        number = self.count.lower(at)
        return number, number

    def another(self) -> bool:
        return True


class UpToTarget(TargetDeterminer):
    """up to two target"""

    count: Cardinal
    en = "up to {count@} target"
    es = "hasta {count@}"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), self.count.lower(at)


class UpToTwiceXTarget(TargetDeterminer):
    """up to twice X target (107.3)"""

    rule = "107.3"
    en = "up to twice X target =p"
    es = "hasta el doble de X =p"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), Times(2, at.x())


class UpToOtherTarget(TargetDeterminer):
    """up to two other target"""

    count: Cardinal
    en = "up to {count@} other target"
    es = ("hasta {count@} <otro@> =s", "hasta <otro@> {count@} =p")

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), self.count.lower(at)

    def another(self) -> bool:
        return True


class AnyNumberTarget(TargetDeterminer):
    """any number of target"""

    en = "any number of target =p"
    es = "cualquier cantidad de =p"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), None


class AnyNumberOtherTarget(TargetDeterminer):
    """any number of other target"""

    en = "any number of other target =p"
    es = "cualquier cantidad de <otro@> =p"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), None

    def another(self) -> bool:
        return True


class OneOrTwoTarget(TargetDeterminer):
    """one or two target"""

    en = "one or two target =p"
    es = ("uno o dos =p+m", "una o dos =p+f")

    def bounds(self, at: Lowering) -> Bounds:
        return Number(1), Number(2)


class UpToThreeTarget(TargetDeterminer):
    """one, two, or three target"""

    en = "one , two , or three target =p"
    es = ("uno , dos o tres =p+m", "una , dos o tres =p+f")

    def bounds(self, at: Lowering) -> Bounds:
        return Number(1), Number(3)


class EachOfTarget(TargetDeterminer):
    """each of up to two target"""

    inner: TargetDeterminer
    en = "each of {inner@} =p"
    es = ("cada uno de {inner@} =p+m", "cada una de {inner@} =p+f")

    def bounds(self, at: Lowering) -> Bounds:
        return self.inner.bounds(at)

    def another(self) -> bool:
        return self.inner.another()
