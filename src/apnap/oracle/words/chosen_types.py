"""607.2d: colors with an exception, card types and land types as the choice; mana and landwalk of what was chosen."""

from __future__ import annotations

from apnap.abilities import ability, objects, values
from apnap.abilities import effect as effects
from apnap.abilities import mana as manas
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import Color
from apnap.oracle.phrase.nouns import TypeNoun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.adding_mana import FixedMana, ManaAdded
from apnap.oracle.words.chosen_words import choose_word
from apnap.oracle.words.keywords import Keyword


class ChooseOtherColor(PlayerVerb):
    """Choose a color other than black (105.4)."""

    color: Color
    rule = "105.4"
    en = "<choose> a color other than {color}"
    es = "<elegir> un color que no sea {color@m+s}"

    def lower(self, at: Lowering) -> effects.Effect:
        others = tuple(name for name in values.COLOR_NAMES if name != self.color.lemma)
        return choose_word(at, effects.CHOOSE_COLOR, words=others)


class FixedOrChosenMana(ManaAdded):
    """{B} or one mana of the chosen color"""

    mana: FixedMana
    en = "{mana} or one mana of the chosen color"
    es = "{mana} o un maná del color elegido"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        symbols = self.mana.symbols(at)
        if len(symbols) != 1 or at.multiplier is not None:
            return at.refuse(self, "more than one mana")
        return manas.ChosenColorMana(instead=symbols[0])


class ChooseCardType(PlayerVerb):
    """Choose a card type (205.2a)."""

    rule = "205.2a"
    en = "<choose> a card type"
    es = "<elegir> un tipo de carta"

    def lower(self, at: Lowering) -> effects.Effect:
        return choose_word(at, effects.CHOOSE_CARD_TYPE)


class ChoosePermanentType(PlayerVerb):
    """Choose a permanent type (110.4)."""

    rule = "110.4"
    en = "<choose> a permanent type"
    es = "<elegir> un tipo de permanente"

    def lower(self, at: Lowering) -> effects.Effect:
        words = values.names_of(values.PERMANENT_TYPES, values.CARD_TYPE_NAMES)
        return choose_word(at, effects.CHOOSE_CARD_TYPE, words=words)


def other_card_type(at: Lowering, *kinds: TypeNoun) -> effects.Effect:
    """Return the choice of a card type that is none of these."""
    without = {kind.lemma for kind in kinds}
    others = tuple(name for name in values.CARD_TYPE_NAMES if name not in without)
    if len(others) + len(kinds) != len(values.CARD_TYPE_NAMES):
        return at.refuse(kinds[0], "something else than a card type")
    return choose_word(at, effects.CHOOSE_CARD_TYPE, words=others)


class ChooseOtherCardType(PlayerVerb):
    """Choose a card type other than creature (205.2a)."""

    kind: TypeNoun
    rule = "205.2a"
    en = "<choose> a card type other than {kind@s}"
    es = "<elegir> un tipo de carta que no sea {kind@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        return other_card_type(at, self.kind)


class ChooseThirdCardType(PlayerVerb):
    """Choose a card type other than creature or land (205.2a)."""

    kind: TypeNoun
    other: TypeNoun
    rule = "205.2a"
    en = "<choose> a card type other than {kind@s} or {other@s}"
    es = "<elegir> un tipo de carta que no sea {kind@s} ni {other@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        return other_card_type(at, self.kind, self.other)


class ChooseLandType(PlayerVerb):
    """Choose a land type (205.3i)."""

    rule = "205.3i"
    en = "<choose> a land type"
    es = "<elegir> un tipo de tierra"

    def lower(self, at: Lowering) -> effects.Effect:
        return choose_word(at, effects.CHOOSE_LAND_TYPE)


class LandwalkOfChosenType(Keyword):
    """landwalk of the chosen type (702.14a)"""

    rule = "702.14a"
    en = "landwalk of the chosen type"
    es = "cruza tierras del tipo elegido"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("landwalk", what=objects.Filter((objects.HasChosenSubtype(),), ()))


class SnowLandwalkOfChosenType(Keyword):
    """snow landwalk of the chosen type (702.14a)"""

    rule = "702.14a"
    en = "snow landwalk of the chosen type"
    es = "cruza tierras nevadas del tipo elegido"

    def ability(self, at: Lowering) -> ability.Ability:
        tests = (objects.HasSupertype(values.SNOW), objects.HasChosenSubtype())
        return ability.Keyword("landwalk", what=objects.Filter(tests, ()))
