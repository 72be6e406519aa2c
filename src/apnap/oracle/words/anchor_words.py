"""614.12c: anchor words: one of two is chosen as a permanent enters, and it has the ability behind that word."""

from __future__ import annotations

from apnap.abilities import ability, change, objects, static
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Line, Title
from apnap.oracle.phrase.relatives_of_state import Name
from apnap.oracle.phrase.roots import NounPhrase
from apnap.oracle.spelling import TITLE


class AnchorWords(Line):
    """ "As this enchantment enters, choose Khans or Dragons. • Khans — … • Dragons — …" (614.12c)"""

    what: NounPhrase
    first: Name
    second: Name
    title: Title
    line: Line
    other_title: Title
    other: Line
    rule = "614.12c"
    en = (
        "as {what@1} <enter@1> , choose {first} or {second} . ¶ • {title} -- {line:PlainLine} "
        "¶ • {other_title} -- {other:PlainLine}"
    )
    es = (
        "en cuanto {what@1} <entrar@1+sub> , elige {first} o {second} . ¶ • {title} -- {line:PlainLine} "
        "¶ • {other_title} -- {other:PlainLine}"
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        words = self.first.text, self.second.text
        titles = tuple(one.text.removeprefix(TITLE) for one in (self.title, self.other_title))
        if not self.what.is_self() or words != titles:
            return at.refuse(self, "other words than those chosen from")
        asked = effects.ChooseWord(objects.You(), effects.CHOOSE_ANCHOR, words=words)
        entering = ability.Static((static.EntersModified(objects.This(), effect=asked),))
        given = (
            ability.Static(
                (static.Changes(objects.This(), tuple(change.AddAbility(one) for one in line.abilities(at.fresh()))),),
                conditions.AnchorChosen(word),
            )
            for word, line in zip(words, (self.line, self.other), strict=True)
        )
        return (entering, *given)
