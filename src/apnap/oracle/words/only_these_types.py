"""205.1a, 613.1: what loses its other card types and abilities; types and life totals that are chosen or noted."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, change, objects, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import ClauseGroup, ObjectClause
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.nouns import TypeNoun
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Possessor
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.changes import become
from apnap.oracle.words.chosen_words import choose_word
from apnap.rules.subtypes import PLANESWALKER_TYPES


def only_these_types(at: Lowering, what: Noun) -> effects.Effect:
    """Return the change of the subject into what a noun phrase says, without its other card types (205.1a)."""
    found = become(at, what, in_addition=False)
    part = found.parts[0] if isinstance(found, effects.ContinuousRule) and len(found.parts) == 1 else None
    if not isinstance(part, static.Changes):
        return at.refuse(what, "outside a static ability")
    changes = tuple(
        replace(one, keep_card_types=False) if isinstance(one, change.SetTypes) else one for one in part.changes
    )
    return at.rule(replace(part, changes=changes))


class IsOnlyThing(ObjectVerb):
    """is an enchantment and loses all other card types (205.1a)"""

    what: Noun
    rule = "205.1a"
    en = "<be> {what:Determined} and <lose> all other card types"
    es = "<ser> {what:Determined} y <perder> todos los demás tipos de carta"

    def lower(self, at: Lowering) -> effects.Effect:
        return only_these_types(at, self.what)


class LosesAllElse(ClauseGroup):
    """ "… , and it loses all other abilities, card types, and creature types" (205.1a, 613.1f)."""

    clause: ObjectClause
    rule = "205.1a"
    en = "{clause:ObjectClause} , and it loses all other abilities , card types , and creature types"
    es = "{clause:ObjectClause} y pierde todas las demás habilidades , tipos de carta y tipos de criatura"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.effect(self.clause)
        parts = found.effects if isinstance(found, effects.Sequence) else (found,)
        changes: list[change.Change] = [change.RemoveAllAbilities()]
        whose: objects.Objects | objects.Filter | None = None
        for one in parts:
            for part in one.parts if isinstance(one, effects.ContinuousRule) else ():
                if isinstance(part, static.Changes) and whose in (None, part.what):
                    whose = part.what
                    changes += part.changes
                    continue
                return at.refuse(self, "something else besides")
        if whose is None or not at.is_static:
            return at.refuse(self, "outside a static ability")
        own = (replace(one, keep_card_types=False) if isinstance(one, change.SetTypes) else one for one in changes)
        return at.rule(static.Changes(whose, tuple(own)))


class NoteLifeTotal(PlayerVerb):
    """Note a life total (607.2e)."""

    whose: Possessor
    rule = "607.2e"
    en = "<note> {whose:Your} life total"
    es = "<anotar> tu total de vidas {whose=Your}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.NoteNumber("life total", _LIFE)


_LIFE = quantity.PlayerStat(objects.You(), quantity.LIFE)


class AsEntersNote(Line):
    """ "As this enchantment enters, note your life total." (614.1c, 607.2e)"""

    what: NounPhrase
    deed: NoteLifeTotal
    rule = "614.1c"
    en = "as {what@1} <enter@1> , {deed@p} ."
    es = "en cuanto {what@1} <entrar@1+sub> , {deed@imp} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "another object")
        return (ability.Static((static.EntersModified(objects.This(), effect=self.deed.lower(at)),)),)


class LifeAtLeastNoted(Condition):
    """your life total is greater than or equal to the last noted life total for this enchantment (607.2e)"""

    what: NounPhrase
    rule = "607.2e"
    en = "your life total is greater than or equal to the last noted life total for {what}"
    es = "tu total de vidas es mayor o igual que el último total de vidas anotado para {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not self.what.is_self():
            return at.refuse(self.what, "another object")
        noted = quantity.Comparison(quantity.AT_LEAST, quantity.NotedNumber("life total"))
        return conditions.Compare(_LIFE, noted)


class ChooseTypeOf(PlayerVerb):
    """Choose one of some card types (607.2d)."""

    kinds: tuple[TypeNoun, ...]
    rule = "607.2d"
    en = "<choose> {kinds&or@s}"
    es = "<elegir> {kinds&or@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        words = tuple(kind.lemma for kind in self.kinds)
        if any(word not in values.CARD_TYPE_NAMES for word in words):
            return at.refuse(self, "something else than a card type")
        return choose_word(at, effects.CHOOSE_CARD_TYPE, words=words)


class ChoosePlaneswalkerType(PlayerVerb):
    """Choose a planeswalker type (205.3j, 607.2d)."""

    rule = "205.3j"
    en = "<choose> a planeswalker type"
    es = "<elegir> un tipo de planeswalker"

    def lower(self, at: Lowering) -> effects.Effect:
        return choose_word(at, effects.CHOOSE_PLANESWALKER_TYPE, words=tuple(sorted(PLANESWALKER_TYPES)))
