"""702.139: the conditions that companions put on a starting deck."""

from __future__ import annotations

from apnap.abilities import ability, companions, objects, values
from apnap.abilities.quantity import AT_MOST, MANA_VALUE, Comparison
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import PlainLine
from apnap.oracle.phrase.noun_phrases import Plural, Singular
from apnap.oracle.phrase.numbers import Digits


def cards_of_deck(at: Lowering, what: Singular | Plural) -> objects.Filter:
    """Return the description of cards in a deck."""
    return objects.Filter(at.filter(what).tests, (values.LIBRARY,))


class DeckRule(Construct):
    """What must be so of a starting deck."""

    def condition(self, at: Lowering) -> companions.DeckCondition:
        """Return the condition."""
        return at.refuse(self)


class OnlySuchCards(DeckRule):
    """your starting deck contains only cards with mana value 3 or greater"""

    what: Plural
    rule = "702.139b"
    en = "your starting deck contains only {what}"
    es = "tu mazo inicial contiene solo {what@bare}"

    def condition(self, at: Lowering) -> companions.DeckCondition:
        return companions.EachFits(objects.Filter((), (values.LIBRARY,)), cards_of_deck(at, self.what))


class OnlyCardsOfTwoKinds(DeckRule):
    """your starting deck contains only cards with mana value 3 or greater and land cards"""

    first: Plural
    second: Plural
    rule = "702.139b"
    en = "your starting deck contains only {first} and {second}"
    es = "tu mazo inicial contiene solo {first@bare} y {second@bare}"

    def condition(self, at: Lowering) -> companions.DeckCondition:
        kinds = tuple(objects.AllOf(cards_of_deck(at, one).tests) for one in (self.first, self.second))
        fits = objects.Filter((objects.AnyOf(kinds),), (values.LIBRARY,))
        return companions.EachFits(objects.Filter((), (values.LIBRARY,)), fits)


class EachIsSuch(DeckRule):
    """each creature card in your starting deck is a Cat or Beast card"""

    what: Singular
    kind: Singular
    rule = "702.139b"
    en = "each {what} in your starting deck is a {kind}"
    es = "cada {what} en tu mazo inicial es <un@2> {kind@2}"

    def condition(self, at: Lowering) -> companions.DeckCondition:
        return companions.EachFits(cards_of_deck(at, self.what), cards_of_deck(at, self.kind))


class EachHasManaValue(DeckRule):
    """each permanent card in your starting deck has mana value 2 or less"""

    what: Singular
    most: Digits
    rule = "702.139b"
    en = "each {what} in your starting deck has mana value {most} or less"
    es = "cada {what} en tu mazo inicial tiene un valor de maná de {most} o menos"

    def condition(self, at: Lowering) -> companions.DeckCondition:
        cheap = objects.Stat(MANA_VALUE, Comparison(AT_MOST, self.most.lower(at)))
        return companions.EachFits(cards_of_deck(at, self.what), objects.Filter((cheap,), (values.LIBRARY,)))


class EachHasActivatedAbility(DeckRule):
    """each permanent card in your starting deck has an activated ability"""

    what: Singular
    rule = "702.139b"
    en = "each {what} in your starting deck has a activated ability"
    es = "cada {what} en tu mazo inicial tiene una habilidad activada"

    def condition(self, at: Lowering) -> companions.DeckCondition:
        return companions.EachHasActivated(cards_of_deck(at, self.what))


class EachHasDifferentName(DeckRule):
    """each nonland card in your starting deck has a different name"""

    what: Singular
    rule = "702.139b"
    en = "each {what} in your starting deck has a different name"
    es = "cada {what} en tu mazo inicial tiene un nombre diferente"

    def condition(self, at: Lowering) -> companions.DeckCondition:
        return companions.DifferentNames(cards_of_deck(at, self.what))


class EachSharesType(DeckRule):
    """each nonland card in your starting deck shares a card type"""

    what: Singular
    rule = "702.139b"
    en = "each {what} in your starting deck shares a card type"
    es = "cada {what} en tu mazo inicial comparte un tipo de carta"

    def condition(self, at: Lowering) -> companions.DeckCondition:
        return companions.SharedCardType(cards_of_deck(at, self.what))


class NoSymbolRepeated(DeckRule):
    """no card in your starting deck has more than one of the same mana symbol in its mana cost"""

    rule = "702.139b"
    en = "no card in your starting deck has more than one of the same mana symbol in its mana cost"
    es = "ninguna carta en tu mazo inicial tiene más de un mismo símbolo de maná en su coste de maná"

    def condition(self, at: Lowering) -> companions.DeckCondition:
        return companions.NoSymbolTwice(objects.Filter((), (values.LIBRARY,)))


class CompanionLine(PlainLine):
    """ "Companion — Each nonland card in your starting deck has a different name." (702.139a)"""

    deck: DeckRule
    rule = "702.139a"
    en = "companion -- {deck} ."
    es = "compañero -- {deck} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (companions.Companion("companion", deck=self.deck.condition(at)),)
