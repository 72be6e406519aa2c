"""Who discarded what an instruction had them discard: "if you discarded a creature card this way" (608.2c)."""

from __future__ import annotations

from typing import Any

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import A, AtLeastCounted, CountedOrMore
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import Quality, head_tests
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.players import OnePlayer
from apnap.oracle.phrase.roots import Condition, Noun, OtherPlayer


def discarded_by(at: Lowering, construct: Any, who: objects.Players) -> objects.Objects:
    """Return the cards that a player had to discard and did."""
    own = objects.Filter((objects.OwnedBy(who),), ())
    return objects.Those(at.done_to(construct, "discarded"), own)


def discarded_so_many(at: Lowering, what: Noun, who: objects.Players) -> conditions.Condition:
    """Return that a player discarded such a card, or so many of them."""
    if not isinstance(what, Determined) or not isinstance(what.determiner, A | CountedOrMore | AtLeastCounted):
        return at.refuse(what, "in a condition")
    if any(not isinstance(one, Quality) and one.participle() for one in what.modifiers):
        return at.refuse(what, "in a condition")
    cards = discarded_by(at, what, who)
    tests = (*what.determiner.tests(at), *head_tests(what.head, what.modifiers, at))
    fitting = objects.Those(cards, objects.Filter(tests, ())) if tests else cards
    one = isinstance(what.determiner, A)
    least = quantity.Number(1) if one else what.determiner.count.lower(at)  # type: ignore[union-attr]
    return conditions.Compare(quantity.CountObjects(fitting), quantity.Comparison(quantity.AT_LEAST, least))


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
        deed = discarded_so_many(at, self.what, objects.IteratedPlayer())
        return objects.PlayersWho(objects.EachPlayer(), deed)


class EachPlayerWhoDidntDiscard(OtherPlayer):
    """each player who didn't discard a creature card this way (608.2c)"""

    what: Noun
    rule = "608.2c"
    en = "each player who didn't discard {what:Determined} this way =s+3"
    es = "cada jugador que no descartó {what:Determined} de esta manera =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        deed = discarded_so_many(at, self.what, objects.IteratedPlayer())
        return objects.PlayersWho(objects.EachPlayer(), conditions.NotTrue(deed))


class EachOpponentWhoDiscarded(OtherPlayer):
    """each opponent who discarded a creature card this way (608.2c)"""

    what: Noun
    rule = "608.2c"
    en = "each opponent who discarded {what:Determined} this way =s+3"
    es = "cada oponente que descartó {what:Determined} de esta manera =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        deed = discarded_so_many(at, self.what, objects.IteratedPlayer())
        return objects.PlayersWho(objects.EachOpponent(), deed)


class EachOpponentWhoDidntDiscard(OtherPlayer):
    """each opponent who didn't discard a creature card this way (608.2c)"""

    what: Noun
    rule = "608.2c"
    en = "each opponent who didn't discard {what:Determined} this way =s+3"
    es = "cada oponente que no descartó {what:Determined} de esta manera =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        deed = discarded_so_many(at, self.what, objects.IteratedPlayer())
        return objects.PlayersWho(objects.EachOpponent(), conditions.NotTrue(deed))


class MostDiscarded(Measured):
    """the greatest number of cards a player discarded this way (608.2c)"""

    rule = "608.2c"
    en = "the greatest number of cards a player discarded this way"
    es = "la mayor cantidad de cartas que un jugador descartó de esta manera"

    def lower(self, at: Lowering) -> quantity.Quantity:
        own = quantity.CountObjects(discarded_by(at, self, objects.IteratedPlayer()))
        return quantity.GreatestOfPlayers(objects.EachPlayer(), own)
