"""714: the chapter abilities of Sagas."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence
from apnap.oracle.construct import Construct, Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Line, Title
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.sentences import Effects
from apnap.oracle.words.events import SimpleEvent


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


class TitledChapterLine(Line):
    """ "I — Frost at the Mill — Draw a card.": behind a flavor word, which has no meaning (207.2d)."""

    chapters: Chapters
    title: Title
    effects: Effects
    rule = "207.2d"
    en = "{chapters} -- {title} -- {effects}"
    es = "{chapters} -- {title} -- {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return ChapterLine(self.chapters, self.effects).abilities(at)


class Chapters(Construct):
    """The chapter numbers of a Saga: several mean one ability for each (714.2c)."""

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers."""
        raise NotImplementedError


_NUMERALS = ("I", "II", "III", "IV", "V", "VI")


class OneChapter(Chapters, Word):
    """One chapter number: II (714.2b)."""

    rule = "714.2b"
    en_words = {numeral: ((numeral, ANY),) for numeral in _NUMERALS}
    es_words = en_words

    def numbers(self) -> tuple[int, ...]:
        return (_NUMERALS.index(self.lemma) + 1,)


class SeveralChapters(Chapters):
    """I, III"""

    parts: tuple[Chapters, ...]
    rule = "714.2c"
    en = "{parts:OneChapter&,}"
    es = "{parts:OneChapter&,}"

    def numbers(self) -> tuple[int, ...]:
        return tuple(n for part in self.parts for n in part.numbers())


class FinalChapterTriggers(SimpleEvent):
    """the final chapter ability of a Saga you control triggers (714.2d)"""

    what: Noun
    rule = "714.2d"
    en = "the final chapter ability of {what:Determined} triggers"
    es = "se dispare la habilidad del capítulo final de {what:Determined}"


class FinalChapterResolves(SimpleEvent):
    """the final chapter ability of a Saga you control resolves (714.2d)"""

    what: Noun
    rule = "714.2d"
    en = "the final chapter ability of {what:Determined} resolves"
    es = "se resuelva la habilidad del capítulo final de {what:Determined}"
