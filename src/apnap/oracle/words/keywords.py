"""702: keyword abilities, on lines of their own and granted."""

from __future__ import annotations

from apnap.abilities import ability, objects
from apnap.oracle.construct import Construct, Word
from apnap.oracle.lexicon.keywords import (
    COSTED_EN,
    COSTED_ES,
    NUMBERED_EN,
    NUMBERED_ES,
    SIMPLE_EN,
    SIMPLE_ES,
)
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import CostList, Line, PlainLine
from apnap.oracle.phrase.modifiers import After, Color, Quality, Relative
from apnap.oracle.phrase.noun_phrases import Plural, Singular
from apnap.oracle.phrase.numbers import Digits
from apnap.oracle.phrase.roots import Quotable
from apnap.oracle.phrase.sentences import Paragraph
from apnap.oracle.words.costs import Mana


class Granted(Construct):
    """An ability as something to have, gain or lose: a keyword or a quoted ability."""

    def ability(self, at: Lowering) -> ability.Ability:
        """Return the ability."""
        return at.refuse(self)


class Keyword(Granted):
    """A keyword ability with its parameters."""


class SimpleKeyword(Keyword, Word):
    """A keyword without parameters."""

    en_words = SIMPLE_EN
    es_words = SIMPLE_ES

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword(self.lemma)


class CostedName(Word):
    """The name of a keyword that is followed by a cost."""

    en_words = COSTED_EN
    es_words = COSTED_ES


class NumberedName(Word):
    """The name of a keyword that is followed by a number."""

    en_words = NUMBERED_EN
    es_words = NUMBERED_ES


class CostedKeyword(Keyword):
    """ "Equip {2}", "Cycling {1}{U}"."""

    name: CostedName
    mana: Mana
    en = "{name} {mana}"
    es = "{name} {mana}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword(self.name.lemma, cost=at.mana_cost(self.mana.text))


class CostsKeyword(Keyword):
    """ "Cycling—Pay 2 life": a cost that is not only mana."""

    name: CostedName
    costs: CostList
    en = "{name} — {costs}"
    es = "{name}—{costs}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword(self.name.lemma, cost=at.cost_of(self.costs))


class NumberedKeyword(Keyword):
    """ "Crew 2"."""

    name: NumberedName
    number: Digits
    en = "{name} {number}"
    es = "{name} {number}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword(self.name.lemma, n=self.number.lower(at))


class NumberedXKeyword(Keyword):
    """ "Crew X"."""

    name: NumberedName
    en = "{name} X"
    es = "{name} X"


class SuspendKeyword(Keyword):
    """ "Suspend 4—{U}" (702.62), also reinforce, awaken, impending."""

    name: TimedName
    number: Digits
    mana: Mana
    en = "{name} {number}—{mana}"
    es = "{name} {number}—{mana}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword(self.name.lemma, n=self.number.lower(at), cost=at.mana_cost(self.mana.text))


class TimedName(Word):
    """The name of a keyword that is followed by a number and a cost."""

    en_words = {name: ((name, 1023),) for name in ("suspend", "reinforce", "awaken", "impending")}
    es_words = {"suspend": (("suspender", 1023),), "reinforce": (("reforzar", 1023),)}


class EquipQuality(Keyword):
    """ "Equip legendary creature {3}" (702.6c)."""

    what: Singular
    mana: Mana
    rule = "702.6c"
    en = "equip {what} {mana}"
    es = "equipar {what} {mana}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("equip", cost=at.mana_cost(self.mana.text), what=at.filter(self.what))


class KickerTwice(Keyword):
    """ "Kicker {1}{U} and/or {B}" (702.33)."""

    first: Mana
    second: Mana
    rule = "702.33"
    en = "kicker {first} and/or {second}"
    es = "estímulo {first} y/o {second}"


class Enchant(Keyword):
    """ "Enchant creature" (702.5)."""

    what: Singular
    rule = "702.5"
    en = "enchant {what}"
    es = "encantar {what}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("enchant", what=at.filter(self.what))


class EnchantPlayer(Keyword):
    """ "Enchant player" (702.5d)."""

    rule = "702.5d"
    en = "enchant player"
    es = "encantar jugador"

    def ability(self, at: Lowering) -> ability.Ability:
        return at.enchant_player(opponent=False)


class EnchantOpponent(Keyword):
    """ "Enchant opponent" (702.5d)."""

    rule = "702.5d"
    en = "enchant opponent"
    es = "encantar oponente"

    def ability(self, at: Lowering) -> ability.Ability:
        return at.enchant_player(opponent=True)


class Protection(Keyword):
    """ "Protection from black" (702.16)."""

    quality: Against
    rule = "702.16"
    en = "protection from {quality}"
    es = "protección contra {quality}"

    def ability(self, at: Lowering) -> ability.Ability:
        return at.keyword_from("protection", (self.quality,))


class ProtectionTwice(Keyword):
    """ "Protection from black and from red" (702.16)."""

    first: Against
    second: Against
    rule = "702.16g"
    en = "protection from {first} and from {second}"
    es = ("protección contra {first} y contra {second}", "protección contra {first} y {second}")

    def ability(self, at: Lowering) -> ability.Ability:
        return at.keyword_from("protection", (self.first, self.second))


class ProtectionThrice(Keyword):
    """ "Protection from A, from B, and from C" (702.16)."""

    first: Against
    second: Against
    third: Against
    rule = "702.16g"
    en = "protection from {first} , from {second} , and from {third}"
    es = "protección contra {first} , contra {second} y contra {third}"

    def ability(self, at: Lowering) -> ability.Ability:
        return at.keyword_from("protection", (self.first, self.second, self.third))


class HexproofFrom(Keyword):
    """ "Hexproof from blue" (702.11d)."""

    quality: Against
    rule = "702.11d"
    en = "hexproof from {quality}"
    es = "antimaleficio contra {quality}"

    def ability(self, at: Lowering) -> ability.Ability:
        return at.keyword_from("hexproof", (self.quality,))


class HexproofFromTwice(Keyword):
    """ "Hexproof from blue and from black" (702.11d)."""

    first: Against
    second: Against
    rule = "702.11d"
    en = "hexproof from {first} and from {second}"

    def ability(self, at: Lowering) -> ability.Ability:
        return at.keyword_from("hexproof", (self.first, self.second))


class Against(Construct):
    """A quality that protection is from."""


class AgainstColor(Against):
    """black"""

    color: Color
    en = "{color}"
    es = "(el|lo) {color@m+s}"


class AgainstQuality(Against):
    """multicolored"""

    quality: Quality
    en = "{quality}"
    es = "lo {quality@m+s}"


class AgainstObjects(Against):
    """Dragons, artifacts, creatures"""

    what: Plural
    en = "{what}"
    es = "{what}"


class AgainstEverything(Against):
    """everything"""

    rule = "702.16j"
    en = "everything"
    es = "todo"


class AgainstAllColors(Against):
    """all colors"""

    en = ("all colors", "each color")
    es = ("todos los colores", "cada color")


class AgainstChosenColor(Against):
    """the chosen color"""

    en = "the chosen color"
    es = "el color elegido"


class AgainstColorOfChoice(Against):
    """the color of your choice"""

    en = "the color of your choice"
    es = "el color de tu elección"


class AgainstOpponents(Against):
    """each of your opponents"""

    en = "each of your opponents"
    es = "cada uno de tus oponentes"


class Affinity(Keyword):
    """ "Affinity for artifacts" (702.41)."""

    what: Plural
    rule = "702.41"
    en = "affinity for {what}"
    es = "afinidad por {what}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("affinity", what=at.filter(self.what))


class Champion(Keyword):
    """Champion a creature (702.72)."""

    what: Singular
    rule = "702.72"
    en = "champion a {what}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("champion", what=at.filter(self.what))


class Quoted(Granted):
    """An ability between quotation marks."""

    line: Quotable
    en = "“ {line} ”"
    es = "“ {line} ”"

    def ability(self, at: Lowering) -> ability.Ability:
        return at.quoted(self.line)


# ------------------------------------------------------------------------------------------------ lists and lines


class Grants(Construct):
    """Abilities to have, gain or lose."""

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        """Return the abilities."""
        return at.refuse(self)


class GrantList(Grants):
    """ "flying, vigilance, and haste"."""

    items: tuple[Granted, ...]
    en = ("{items!@}", "{items&and@}")
    es = ("{items!@}", "{items&and@}")

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return tuple(item.ability(at) for item in self.items)


class GrantChoice(Construct):
    """ "flying or first strike", to choose from."""

    items: tuple[Keyword, ...]
    en = "{items&or@}"
    es = "{items&or@}"


class KeywordLine(PlainLine):
    """ "Flying, vigilance"."""

    keywords: tuple[Keyword, ...]
    rule = "702.1"
    en = ("{keywords!}", "{keywords&,}")
    es = ("{keywords!@ind} .", "{keywords&,@ind} .")
    es_old = ("{keywords!@ind}", "{keywords&,@ind}")

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return tuple(keyword.ability(at) for keyword in self.keywords)


class KeywordSemicolonLine(Line):
    """ "Flying; protection from black"."""

    first: Keyword
    second: Keyword
    en = "{first} ; {second}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return self.first.ability(at), self.second.ability(at)


class KeywordSentences(Line):
    """ "Equip {2}. Activate only once each turn.": a keyword with further sentences on its line."""

    keyword: Keyword
    effects: Paragraph
    en = "{keyword} . {effects}"
    es = "{keyword} . {effects}"


class WithAbilities(After, Relative):
    """ "creature with flying"."""

    grants: Grants
    en = "with {grants}"
    es = "con la habilidad de {grants@inf}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return at.having(self.grants.abilities(at))


class WithoutAbilities(After, Relative):
    """ "creature without flying"."""

    grants: Grants
    en = "without {grants}"
    es = "sin la habilidad de {grants@inf}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return at.lacking(self.grants.abilities(at))
