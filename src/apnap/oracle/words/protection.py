"""Protection and hexproof from qualities (702.16, 702.11)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, change, objects, static, values
from apnap.abilities.walk import substituted
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.modifiers import Color, Quality
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.roots import Noun
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
        return self.quality.is_chosen() or self.controller_chooses()

    def controller_chooses(self) -> bool:
        return self.quality.is_chosen_by_controller()


class ProtectionOrColor(FromQuality):
    """ "Protection from artifacts or from the color of your choice" (702.16)."""

    quality: Against
    rule = "702.16a"
    en = "protection from {quality} or from the color of your choice"
    es = "protección contra {quality} o contra el color de tu elección"

    def ability(self, at: Lowering) -> ability.Ability:
        color = at.shared.limits.get("color")
        if color is None or not self.other_choice():
            return at.refuse(self, "chosen when, or from what?")
        return keyword_from(at, "protection", AgainstColorOfChoice() if color else self.quality)

    def needs_color(self) -> bool:
        return True

    def other_choice(self) -> str:
        what = self.quality
        head = what.what.head if isinstance(what, AgainstObjects) else getattr(what, "quality", None)
        return getattr(head, "lemma", "")


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

    def is_chosen(self) -> bool:
        """Return whether it is a color that you choose as the ability is given."""
        return False

    def is_chosen_by_controller(self) -> bool:
        """Return whether it is a color that the controller of what gains the ability chooses then."""
        return False


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


class AgainstChosenName(Against):
    """the chosen card name (702.16a)"""

    rule = "702.16a"
    en = "the chosen card name"
    es = "el nombre de carta elegido"

    def test(self, at: Lowering) -> objects.Test:
        return objects.HasChosenName()


class AgainstColorOfChoice(Against):
    """the color of your choice"""

    en = "the color of your choice"
    es = "el color de tu elección"

    def is_chosen(self) -> bool:
        return True

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


class AgainstChosenPlayer(Against):
    """the chosen player (702.16k)"""

    rule = "702.16k"
    en = "the chosen player"
    es = "el jugador elegido"

    def test(self, at: Lowering) -> objects.Test:
        return objects.ControlledBy(objects.ChosenPlayer())


# ------------------------------------------------------------------------------------------------ what stays attached


class Removed(Construct):
    """What protection would remove and does not."""

    def filter(self, at: Lowering) -> objects.Filter:
        """Return the description of the attachments."""
        return at.refuse(self)


class ThisAttachment(Removed):
    """this Aura"""

    what: Noun
    rule = "702.16n"
    en = "{what:Determined@s}"
    es = "{what:Determined@s}"

    def filter(self, at: Lowering) -> objects.Filter:
        if not self.what.is_self():
            return at.refuse(self.what, "another one")
        return objects.Filter((objects.IsOneOf(objects.Giver()),), ())


class AllAttachments(Removed):
    """Auras"""

    what: Plural
    rule = "702.16n"
    en = "{what:Plural}"
    es = "{what:Plural}"

    def filter(self, at: Lowering) -> objects.Filter:
        return _described(at, self.what)


class PresentAttachments(Removed):
    """Auras and Equipment you control that are already attached to it"""

    what: Plural
    rule = "702.16p"
    en = "{what:Plural@1} that are already attached to it"
    es = "{what:Plural@1} que ya están <anexado@1> a él"

    def filter(self, at: Lowering) -> objects.Filter:
        return _described(at, self.what)


def _described(at: Lowering, what: Plural) -> objects.Filter:
    """Return the description, in which "you" is the controller of what gives the protection."""
    tests = substituted(at.filter(what), objects.You(), objects.ControllerOf(objects.Giver())).tests
    return objects.Filter(tests, ())


class DoesntRemove(Clause):
    """ "This effect doesn't remove this Aura" (702.16n)."""

    what: Removed
    rule = "702.16n"
    en = "this effect doesn't remove {what}"
    es = "este efecto no remueve {what}"

    def amends(self, before: ability.Static) -> ability.Static | None:
        at = Lowering("", is_spell=False)
        at.is_static = True
        kept = self.what.filter(at)
        parts = tuple(_keeping(part, kept) for part in before.parts)
        return None if parts == before.parts else replace(before, parts=parts)


def _keeping(part: static.StaticPart, kept: objects.Filter) -> static.StaticPart:
    """Return a part with what the protection that it gives does not remove."""
    if not isinstance(part, static.Changes):
        return part
    changes = []
    for one in part.changes:
        given = one.ability if isinstance(one, change.AddAbility) else None
        if isinstance(given, ability.Keyword) and given.keyword == "protection":
            one = change.AddAbility(replace(given, keeps=kept))
        changes.append(one)
    return replace(part, changes=tuple(changes))
