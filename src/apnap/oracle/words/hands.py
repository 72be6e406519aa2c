"""Numbers of cards in hand, what is missing to a number, and revealing or discarding so many (402, 701.9, 701.20)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Noun, Player
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import OwnedZone
from apnap.oracle.words.comparing_players import ONE
from apnap.oracle.words.conditions import StateOfGame, exists

_CARDS_IN_HAND = objects.Filter(zones=(values.HAND,))


class HandFewerThan(StateOfGame):
    """you have fewer than seven cards in hand"""

    who: Player
    count: NumberWord
    en = "{who@1} <have@1> fewer than {count} cards in hand"
    es = (
        "{who:OtherPlayer@} <tener@> menos de {count} cartas en su mano",
        "{who=You} <tener@0+2+s> menos de {count} cartas en tu mano",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.player_compare(self.who, quantity.HAND_SIZE, self.count, quantity.LESS)


class HandMoreThan(StateOfGame):
    """its controller has more than four cards in hand"""

    who: Player
    count: NumberWord
    en = "{who@1} <have@1> more than {count} cards in hand"
    es = (
        "{who:OtherPlayer@} <tener@> más de {count} cartas en su mano",
        "{who=You} <tener@0+2+s> más de {count} cartas en tu mano",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.player_compare(self.who, quantity.HAND_SIZE, self.count, quantity.GREATER)


class HandExactly(StateOfGame):
    """you have exactly seven cards in hand"""

    who: Player
    count: NumberWord
    en = "{who@1} <have@1> exactly {count} cards in hand"
    es = (
        "{who:OtherPlayer@} <tener@> exactamente {count} cartas en su mano",
        "{who=You} <tener@0+2+s> exactamente {count} cartas en tu mano",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.player_compare(self.who, quantity.HAND_SIZE, self.count, quantity.EQUAL)


class HoldsACard(StateOfGame):
    """you have a card in hand"""

    who: Player
    en = "{who@1} <have@1> a card in hand"
    es = (
        "{who:OtherPlayer@} <tener@> una carta en su mano",
        "{who=You} <tener@0+2+s> una carta en tu mano",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(at.player_compare(self.who, quantity.HAND_SIZE, None, quantity.EQUAL))


class HasCards(StateOfGame):
    """you have four or more creature cards in your graveyard (109.2)"""

    what: Noun
    rule = "109.2"
    en = "you have {what:Determined}"
    es = "<tener@0+2+s> {what:Determined}"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.filter(self.what)
        if objects.OwnedBy(objects.You()) not in found.tests or found.zones != (values.GRAVEYARD,):
            return at.refuse(self.what, "where?")
        if len(found.tests) == 1:
            return at.refuse(self.what, "cards of any kind are counted as the size of the graveyard")
        return exists(at, self.what, ())


# ------------------------------------------------------------------------------------------------ what is missing


class TheDifference(Measured):
    """ "the difference": between the two numbers that a condition before compares (107.1b)."""

    rule = "107.1b"
    en = "the difference"
    es = "la diferencia"

    def lower(self, at: Lowering) -> quantity.Quantity:
        found = at.shared.compared
        if found is None:
            return at.unbound(self, "between what?")
        if found.comparison.op == quantity.LESS:
            return quantity.Minus(found.comparison.n, found.n)
        if found.comparison.op == quantity.GREATER:
            return quantity.Minus(found.n, found.comparison.n)
        return at.refuse(self, "between numbers that may be equal")


# ------------------------------------------------------------------------------------------------ so many of them


class RevealsEqual(PlayerVerb):
    """Reveal a number of cards from a hand (701.20)."""

    zone: OwnedZone
    measured: Measured
    rule = "701.20"
    en = "<reveal> a number of cards from {zone:Hand} equal to {measured}"
    es = "<mostrar> una cantidad de cartas de {zone:Hand} igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, ONE) or self.zone.whose.of_player(at) != at.who:
            return at.refuse(self.zone, "which of them shows whose cards?")
        n = self.measured.lower(at)
        own = objects.Filter((objects.OwnedBy(at.who),), (values.HAND,))
        chosen = at.chosen(own, n, n)
        return at.showing(effects.Reveal(chosen, at.slot()), chosen)


class DiscardsEqual(PlayerVerb):
    """Discard cards equal to a quantity (701.9)."""

    measured: Measured
    rule = "701.9"
    en = ("<discard> cards equal to {measured}", "<discard> a number of cards equal to {measured}")
    es = "<descartar> una cantidad de cartas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Discard(at.who, self.measured.lower(at), _CARDS_IN_HAND, slot=at.slot())
