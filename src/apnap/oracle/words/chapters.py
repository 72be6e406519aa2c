"""714: the chapter abilities of Sagas."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.sentences import Effects


class ChapterLine(Line):
    """ "I, II — Draw a card." (714.2)"""

    chapters: Chapters
    effects: Effects
    rule = "714.2"
    en = "{chapters} -- {effects}"
    es = "{chapters} -- {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        at.binder.mention(objects.This(), False, 0)
        body = self.effects.body(at)
        this = objects.Filter((objects.IsSource(),))
        return tuple(
            ability.Triggered(occurrence.CountersPut("lore", this, reaching=n), body, keyword=f"chapter {n}")
            for n in self.chapters.numbers()
        )


class Chapters(Construct):
    """The chapter numbers of a Saga: several mean one ability for each (714.2c)."""

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers."""
        raise NotImplementedError


class Chapter1(Chapters):
    """I"""

    en = "I"
    es = "I"

    def numbers(self) -> tuple[int, ...]:
        return (1,)


class Chapter2(Chapters):
    """II"""

    en = "II"
    es = "II"

    def numbers(self) -> tuple[int, ...]:
        return (2,)


class Chapter3(Chapters):
    """III"""

    en = "III"
    es = "III"

    def numbers(self) -> tuple[int, ...]:
        return (3,)


class Chapter4(Chapters):
    """IV"""

    en = "IV"
    es = "IV"

    def numbers(self) -> tuple[int, ...]:
        return (4,)


class Chapter5(Chapters):
    """V"""

    en = "V"
    es = "V"

    def numbers(self) -> tuple[int, ...]:
        return (5,)


class Chapter6(Chapters):
    """VI"""

    en = "VI"
    es = "VI"

    def numbers(self) -> tuple[int, ...]:
        return (6,)


class Chapter12(Chapters):
    """I, II"""

    en = "I , II"
    es = "I , II"

    def numbers(self) -> tuple[int, ...]:
        return (1, 2)


class Chapter23(Chapters):
    """II, III"""

    en = "II , III"
    es = "II , III"

    def numbers(self) -> tuple[int, ...]:
        return (2, 3)


class Chapter34(Chapters):
    """III, IV"""

    en = "III , IV"
    es = "III , IV"

    def numbers(self) -> tuple[int, ...]:
        return (3, 4)


class Chapter123(Chapters):
    """I, II, III"""

    en = "I , II , III"
    es = "I , II , III"

    def numbers(self) -> tuple[int, ...]:
        return (1, 2, 3)


class Chapter234(Chapters):
    """II, III, IV"""

    en = "II , III , IV"
    es = "II , III , IV"

    def numbers(self) -> tuple[int, ...]:
        return (2, 3, 4)


class Chapter1234(Chapters):
    """I, II, III, IV"""

    en = "I , II , III , IV"
    es = "I , II , III , IV"

    def numbers(self) -> tuple[int, ...]:
        return (1, 2, 3, 4)
