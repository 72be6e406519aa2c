"""702.174: gifts: what is promised to an opponent, and whether it was."""

from __future__ import annotations

from apnap.abilities import ability
from apnap.abilities import condition as conditions
from apnap.oracle.construct import Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Condition
from apnap.oracle.words.events_of_actions import DoesAction
from apnap.oracle.words.keywords import Keyword

_GIFTS = {
    "gift a card": ("a card", "una carta"),
    "gift a food": ("a Food", "una Comida"),
    "gift a tapped fish": ("a tapped Fish", "un Pez girado"),
    "gift a treasure": ("a Treasure", "un Tesoro"),
    "gift an extra turn": ("a extra turn", "un turno extra"),
    "gift an octopus": ("a Octopus", "un Pulpo"),
}
"""By the name of the keyword ability: what is given, in English and in Spanish."""


class GiftName(Word):
    """What is given (702.174d–i)."""

    en_words = {name: ((words[0], ANY),) for name, words in _GIFTS.items()}
    es_words = {name: ((words[1], ANY),) for name, words in _GIFTS.items()}


class Gift(Keyword):
    """Gift a card (702.174)"""

    gift: GiftName
    rule = "702.174"
    en = "gift {gift}"
    es = "regalar {gift}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword(self.gift.lemma)


class GivesAGift(DoesAction):
    """gives a gift (702.174c)"""

    rule = "702.174c"
    en = "<give> a gift"
    es = "<dar> un regalo"
    action = "gift"


class GiftPromised(Condition):
    """the gift was promised (702.174k)"""

    rule = "702.174k"
    en = "the gift was promised"
    es = "se prometió el regalo"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.CostPaid("gift")


class GiftNotPromised(Condition):
    """the gift wasn't promised (702.174k)"""

    rule = "702.174k"
    en = "the gift wasn't promised"
    es = "no se prometió el regalo"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(conditions.CostPaid("gift"))
