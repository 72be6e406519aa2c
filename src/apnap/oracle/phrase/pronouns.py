"""Words that stand for what was spoken of, and the ways in which the card that has the text names itself."""

from __future__ import annotations

from apnap.abilities import objects
from apnap.oracle.features import PLURAL, SINGULAR
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import NounPhrase


class Pronoun(NounPhrase):
    """A phrase that takes no modifiers, so that what follows belongs to the verb."""


class SelfReference(Pronoun):
    """A way to name the card that has the text (201.5)."""

    def filter(self, at: Lowering) -> objects.Filter:
        return objects.Filter((objects.IsSource(),))

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.This())

    def is_self(self) -> bool:
        return True

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        return objects.This()

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        return self.filter(at), False


class OwnName(SelfReference):
    """Its full name."""

    en = ("~ =s", "~ =p")
    es = ("~ =s", "~ =p")


class ShortName(SelfReference):
    """Its short name."""

    en = ("~s =s", "~s =p")
    es = ("~s =s", "~s =p")


class ThisEmblem(SelfReference):
    """this emblem (114)"""

    rule = "114.1"
    en = "this emblem =s"
    es = "este emblema =s+m"


class HimOrHer(SelfReference):
    """he, she, him, her: what has a name of its own is called so"""

    en = ("he =s", "she =s", "him =s", "her =s")
    es = ("él mismo =s+m", "ella misma =s+f")

    def lower(self, at: Lowering) -> objects.Objects:
        moved = at.binder.source_moved()
        return super().lower(at) if moved is None else moved


# ------------------------------------------------------------------------------------------------ pronouns


class It(Pronoun):
    """it"""

    mentions = False
    refers = SINGULAR
    leans = True
    en = "it =s"
    es = ("<él@> =s", "<-lo@> =s")

    def filter(self, at: Lowering) -> objects.Filter:
        return objects.Filter((objects.IsOneOf(self.lower(at)),))

    def lower(self, at: Lowering) -> objects.Objects:
        return at.binder.it(self)

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        return self.lower(at)


class Them(Pronoun):
    """them"""

    mentions = False
    refers = PLURAL
    leans = True
    en = "them =p"
    es = ("<él@> =p", "<-lo@> =p")

    def lower(self, at: Lowering) -> objects.Objects:
        return at.kept(at.binder.them(self))


class They(Pronoun):
    """they, of objects"""

    mentions = False
    refers = PLURAL
    leans = True
    en = "they =p"
    es = ("<él@> =p", "<-lo@> =p")

    def lower(self, at: Lowering) -> objects.Objects:
        return at.kept(at.binder.them(self))


class Itself(NounPhrase):
    """itself"""

    en = ("itself =s", "himself =s", "herself =s")
    es = ("sí mismo =s+m", "sí misma =s+f")

    def lower(self, at: Lowering) -> objects.Objects:
        return at.what
