"""612: text in which one word takes another's place."""

from __future__ import annotations

from itertools import permutations

from apnap.abilities import change, objects, values
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb

_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")


class ReplacedWord(Construct):
    """Which words are replaced."""

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Return each word with each of those that may take its place."""
        raise NotImplementedError


class ColorWords(ReplacedWord):
    """one color word with another"""

    rule = "612.2"
    en = "one color word with another"
    es = "una palabra de color por otra"

    def pairs(self) -> tuple[tuple[str, str], ...]:
        return tuple(permutations(values.COLOR_NAMES, 2))


class LandTypeWords(ReplacedWord):
    """one basic land type with another"""

    rule = "612.2"
    en = "one basic land type with another"
    es = "un tipo de tierra básica por otro"

    def pairs(self) -> tuple[tuple[str, str], ...]:
        return tuple(permutations(_LAND_TYPES, 2))


class ColorOrLandTypeWords(ReplacedWord):
    """one color word with another or one basic land type with another"""

    rule = "612.2"
    en = "one color word with another or one basic land type with another"
    es = "una palabra de color por otra o un tipo de tierra básica por otro"

    def pairs(self) -> tuple[tuple[str, str], ...]:
        return (*permutations(values.COLOR_NAMES, 2), *permutations(_LAND_TYPES, 2))


def replaced(at: Lowering, what: objects.Objects, words: ReplacedWord) -> effects.Effect:
    """Return the choice of two words, one of which takes the other's place (612.1)."""
    pairs = words.pairs()
    options = tuple(
        effects.Continuous(what, (change.ReplaceWord(old, new),), at.duration_or_forever()) for old, new in pairs
    )
    return effects.ChooseMode(objects.You(), options, tuple(f"{old} > {new}" for old, new in pairs))


class ChangeText(PlayerVerb):
    """Change the text of a permanent or a spell (612)."""

    what: Noun
    words: ReplacedWord
    rule = "612.1"
    en = "<change> the text of {what} by replacing all instances of {words}"
    es = "<cambiar> el texto de {what} reemplazando todas las veces que aparece {words}"

    def lower(self, at: Lowering) -> effects.Effect:
        return replaced(at, at.objects(self.what), self.words)
