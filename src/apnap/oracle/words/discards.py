"""Who discarded what an instruction had them discard: "if you discarded a creature card this way" (608.2c)."""

from __future__ import annotations

from typing import Any

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.players import OnePlayer
from apnap.oracle.phrase.roots import Condition, Noun, OtherPlayer
from apnap.oracle.words.this_way import so_many


def discarded_by(at: Lowering, construct: Any, who: objects.Players) -> objects.Objects:
    """Return the cards that a player had to discard and did."""
    own = objects.Filter((objects.OwnedBy(who),), ())
    return objects.Those(at.done_to(construct, "discarded"), own)


def discarded_so_many(at: Lowering, what: Noun, who: objects.Players) -> conditions.Condition:
    """Return that a player discarded such a card, or so many of them."""
    return so_many(at, what, discarded_by(at, what, who))


def who_discarded(at: Lowering, what: Noun, who: objects.Players, did: bool) -> objects.Players:
    """Return those of the players who discarded such a card, or those who did not."""
    deed = discarded_so_many(at, what, objects.IteratedPlayer())
    return objects.PlayersWho(who, deed if did else conditions.NotTrue(deed))


class DiscardedThisWay(Condition):
    """that player discards an artifact card this way (608.2c)"""

    who: OnePlayer
    what: Noun
    rule = "608.2c"
    en = ("{who} discards {what:Determined} this way", "{who} discarded {what:Determined} this way")
    es = "{who} descartó {what:Determined} de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        return discarded_so_many(at, self.what, self.who.lower(at))


class FewerDiscarded(Condition):
    """fewer than two cards were discarded this way (608.2c)"""

    count: NumberWord
    rule = "608.2c"
    en = "fewer than {count} cards were discarded this way"
    es = "menos de {count} cartas fueron descartadas de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        cards = quantity.CountObjects(at.done_to(self, "discarded"))
        return conditions.Compare(cards, quantity.Comparison(quantity.LESS, self.count.lower(at)))


class EachPlayerWhoDiscarded(OtherPlayer):
    """each player who discarded a creature card this way (608.2c)"""

    what: Noun
    rule = "608.2c"
    en = "each player who discarded {what:Determined} this way =s+3"
    es = "cada jugador que descartó {what:Determined} de esta manera =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return who_discarded(at, self.what, objects.EachPlayer(), did=True)


class EachPlayerWhoDidntDiscard(OtherPlayer):
    """each player who didn't discard a creature card this way (608.2c)"""

    what: Noun
    rule = "608.2c"
    en = "each player who didn't discard {what:Determined} this way =s+3"
    es = "cada jugador que no descartó {what:Determined} de esta manera =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return who_discarded(at, self.what, objects.EachPlayer(), did=False)


class EachOpponentWhoDiscarded(OtherPlayer):
    """each opponent who discarded a creature card this way (608.2c)"""

    what: Noun
    rule = "608.2c"
    en = "each opponent who discarded {what:Determined} this way =s+3"
    es = "cada oponente que descartó {what:Determined} de esta manera =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return who_discarded(at, self.what, objects.EachOpponent(), did=True)


class EachOpponentWhoDidntDiscard(OtherPlayer):
    """each opponent who didn't discard a creature card this way (608.2c)"""

    what: Noun
    rule = "608.2c"
    en = "each opponent who didn't discard {what:Determined} this way =s+3"
    es = "cada oponente que no descartó {what:Determined} de esta manera =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return who_discarded(at, self.what, objects.EachOpponent(), did=False)


class MostDiscarded(Measured):
    """the greatest number of cards a player discarded this way (608.2c)"""

    rule = "608.2c"
    en = "the greatest number of cards a player discarded this way"
    es = "la mayor cantidad de cartas que un jugador descartó de esta manera"

    def lower(self, at: Lowering) -> quantity.Quantity:
        own = quantity.CountObjects(discarded_by(at, self, objects.IteratedPlayer()))
        return quantity.GreatestOfPlayers(objects.EachPlayer(), own)
