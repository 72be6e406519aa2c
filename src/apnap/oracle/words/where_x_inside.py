"""107.3: "where X is …" in the middle of what a player does: X is the same in all of it."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerDeed, PlayerDeedGroup, PlayerDeeds


class DeedsWhereX(PlayerDeeds):
    """ "Search your library for X cards, where X is …, put them onto the battlefield, then shuffle"."""

    first: PlayerDeed
    measured: Measured
    deeds: tuple[PlayerDeedGroup, ...]
    rule = "107.3"
    en = "{first@} , where X is {measured} , {deeds&then@}"
    es = "{first@} , donde X es {measured} , {deeds&then@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_x(self.measured).sequence((self.first, *self.deeds))


class DeedWhereXThen(PlayerDeeds):
    """ "Look at the top X cards of your library, where X is …, then put them back in any order"."""

    first: PlayerDeed
    measured: Measured
    deed: PlayerDeedGroup
    rule = "107.3"
    en = "{first@} , where X is {measured} , then {deed@}"
    es = "{first@} , donde X es {measured} , luego {deed@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_x(self.measured).sequence((self.first, self.deed))


class DeedWhereXAnd(PlayerDeeds):
    """ "Search target player's library for up to X cards, where X is …, and exile them"."""

    first: PlayerDeed
    measured: Measured
    deed: PlayerDeed
    rule = "107.3"
    en = "{first@} , where X is {measured} , and {deed@}"
    es = "{first@} , donde X es {measured} , y {deed@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_x(self.measured).sequence((self.first, self.deed))


class XIsCardsInAHand(Clause):
    """ "X is the number of cards in an opponent's hand", of the X in an activation cost (107.3c)."""

    rule = "107.3c"
    en = "X is the number of cards in a opponent 's hand"
    es = "X es la cantidad de cartas en la mano de un oponente"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.x_is is not None:
            return at.refuse(self, "an X that nobody announces")
        cards = quantity.PlayerStat(objects.IteratedPlayer(), quantity.HAND_SIZE)
        at.shared.limits["x_is"] = cards, objects.EachOpponent()
        return effects.Nothing()


class XCantBeZero(Clause):
    """ "X can't be 0" (107.3a)."""

    rule = "107.3a"
    en = "X can't be 0"
    es = "X no puede ser 0"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.x_is is not None:
            return at.refuse(self, "an X that nobody announces")
        at.shared.limits["x_not_zero"] = True
        return effects.Nothing()


class XIsManaValueOf(Clause):
    """ "X is the mana value of the exiled card", of the X in an activation cost (107.3c)."""

    what: Noun
    rule = "107.3c"
    en = "X is the mana value of {what}"
    es = "X es el valor de maná de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        it = at.objects(self.what)
        if at.is_static or at.x_is is not None or not isinstance(it, objects.Linked):
            return at.refuse(self, "an X that nobody announces, or of something else")
        at.shared.limits["x_is"] = quantity.StatOf(it, quantity.MANA_VALUE), objects.You()
        return effects.Nothing()
