"""Cards and creatures of one kind or another, where the kinds have words of their own: "a creature or basic
land card"."""

from __future__ import annotations

from apnap.abilities import objects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import Adjective, After, Before, Color, Modifier, Quality, Relative
from apnap.oracle.phrase.nouns import Kind, SingleKind


class QualityAndKind(Before, Adjective):
    """ "snow and Zombie" creatures: those that are snow and those that are Zombies (205.4)."""

    quality: Quality
    kind: SingleKind
    rule = "205.4a"
    en = "{quality@} and {kind@s}"
    es = "{quality@} y {kind@s}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.AnyOf((*self.quality.tests(at), self.kind.test(at))),)


class KindAndColor(Before, Adjective):
    """ "Mountain and red" card, behind "for each": each that is a Mountain or red counts once (205.3, 105.2)."""

    kind: SingleKind
    color: Color
    rule = "105.2"
    en = "{kind@s} and {color@}"
    es = "de {kind@s} y {color@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.AnyOf((self.kind.test(at), *self.color.tests(at))),)


class MixedKind(Kind):
    """ "creature or basic land" card: kinds of which the last has modifiers of its own (205.4)."""

    kinds: tuple[SingleKind, ...]
    last: DescribedKind
    rule = "205.4a"
    en = ("{kinds!@s} or {last@s}", "{kinds&,@s} , or {last@s}", "{kinds!@s} and/or {last@s}")
    es = ("{kinds!@s} o de {last@s}", "{kinds&,@s} o de {last@s}", "{kinds!@s} y/o de {last@s}")

    def test(self, at: Lowering) -> objects.Test:
        return objects.AnyOf((*(one.test(at) for one in self.kinds), self.last.test(at)))


class DescribedKind(Construct):
    """basic land"""

    modifiers: tuple[Modifier, ...]
    kind: SingleKind
    rule = "205.4a"
    en = "{modifiers:Before+@} {kind@s}"
    es = ("{kind@1+s} {modifiers:Adjective+-@1+s}", "{kind@1+s} {modifiers:Denial+@1+s}")

    def test(self, at: Lowering) -> objects.Test:
        """Return the test for the kind with its modifiers."""
        own = tuple(test for one in self.modifiers for test in one.tests(at))
        return at.all_of((*own, self.kind.test(at)))


class InIt(After, Relative):
    """in it: in the hand that was revealed"""

    rule = "701.20a"
    en = "in it"
    es = "que haya ahí"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()

    def is_among(self) -> bool:
        return True

    def among(self, at: Lowering) -> objects.Objects:
        found = at.shared.zone
        return at.unbound(self, "nothing was revealed before") if found is None else found
