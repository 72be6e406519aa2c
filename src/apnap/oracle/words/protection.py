"""Protection and hexproof from qualities (702.16, 702.11)."""

from __future__ import annotations

from apnap.abilities import ability, objects, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import Color, Quality
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.words.keywords import Keyword


class FromQuality(Keyword):
    """Protection and hexproof from a quality, which Spanish gives without "la habilidad de"."""


def keyword_from(at: Lowering, name: str, *qualities: Against) -> ability.Ability:
    """Return protection or hexproof from qualities (702.16)."""
    tests = tuple(one.test(at) for one in qualities)
    return ability.Keyword(name, what=objects.Filter((tests[0] if len(tests) == 1 else objects.AnyOf(tests),), ()))


class Protection(FromQuality):
    """ "Protection from black" (702.16)."""

    quality: Against
    rule = "702.16"
    en = "protection from {quality}"
    es = "protección contra {quality}"

    def ability(self, at: Lowering) -> ability.Ability:
        return keyword_from(at, "protection", self.quality)

    def needs_color(self) -> bool:
        return isinstance(self.quality, AgainstColorOfChoice)


class ProtectionTwice(FromQuality):
    """ "Protection from black and from red" (702.16)."""

    first: Against
    second: Against
    rule = "702.16g"
    en = "protection from {first} and from {second}"
    es = ("protección contra {first} y contra {second}", "protección contra {first} y {second}")

    def ability(self, at: Lowering) -> ability.Ability:
        return keyword_from(at, "protection", self.first, self.second)


class ProtectionThrice(FromQuality):
    """ "Protection from A, from B, and from C" (702.16)."""

    first: Against
    second: Against
    third: Against
    rule = "702.16g"
    en = "protection from {first} , from {second} , and from {third}"
    es = "protección contra {first} , contra {second} y contra {third}"

    def ability(self, at: Lowering) -> ability.Ability:
        return keyword_from(at, "protection", self.first, self.second, self.third)


class HexproofFrom(FromQuality):
    """ "Hexproof from blue" (702.11d)."""

    quality: Against
    rule = "702.11d"
    en = "hexproof from {quality}"
    es = "antimaleficio contra {quality}"

    def ability(self, at: Lowering) -> ability.Ability:
        return keyword_from(at, "hexproof", self.quality)


class HexproofFromTwice(FromQuality):
    """ "Hexproof from blue and from black" (702.11d)."""

    first: Against
    second: Against
    rule = "702.11d"
    en = "hexproof from {first} and from {second}"
    es = "antimaleficio contra {first} y contra {second}"

    def ability(self, at: Lowering) -> ability.Ability:
        return keyword_from(at, "hexproof", self.first, self.second)


class Against(Construct):
    """A quality that protection is from."""

    def test(self, at: Lowering) -> objects.Test:
        """Return the test that objects with the quality pass."""
        return at.refuse(self)


class AgainstColor(Against):
    """black"""

    color: Color
    en = "{color}"
    es = "{color@m+s}"
    es_old = "(el|lo) {color@m+s}"

    def test(self, at: Lowering) -> objects.Test:
        return self.color.tests(at)[0]


class AgainstQuality(Against):
    """multicolored"""

    quality: Quality
    en = "{quality}"
    es = "{quality@m+s}"
    es_old = "lo {quality@m+s}"

    def test(self, at: Lowering) -> objects.Test:
        return self.quality.tests(at)[0]


class AgainstObjects(Against):
    """Dragons, artifacts, creatures"""

    what: Plural
    en = "{what}"
    es = "{what@bare}"
    es_old = "{what}"

    def test(self, at: Lowering) -> objects.Test:
        return at.all_of(at.filter(self.what).tests)


class AgainstEverything(Against):
    """everything"""

    rule = "702.16j"
    en = "everything"
    es = "todo"

    def test(self, at: Lowering) -> objects.Test:
        return objects.AllOf(())


class AgainstAllColors(Against):
    """all colors"""

    en = ("all colors", "each color")
    es = ("todos los colores", "cada color")

    def test(self, at: Lowering) -> objects.Test:
        return objects.HasColor(values.ALL_COLORS)


class AgainstChosenColor(Against):
    """the chosen color"""

    en = "the chosen color"
    es = "el color elegido"

    def test(self, at: Lowering) -> objects.Test:
        return objects.HasChosenColor()


class AgainstColorOfChoice(Against):
    """the color of your choice"""

    en = "the color of your choice"
    es = "el color de tu elección"

    def test(self, at: Lowering) -> objects.Test:
        color = at.shared.limits.get("color")
        return objects.HasColor(color) if color else at.refuse(self, "chosen when?")


class AgainstOpponents(Against):
    """each of your opponents (702.16k)"""

    rule = "702.16k"
    en = "each of your opponents"
    es = "cada uno de tus oponentes"

    def test(self, at: Lowering) -> objects.Test:
        return objects.ControlledBy(objects.EachOpponent())
