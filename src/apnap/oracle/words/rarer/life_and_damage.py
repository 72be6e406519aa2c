"""119, 120: life that players lose in an exact amount at the same time."""

from __future__ import annotations

from apnap.abilities import objects, occurrence, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.words.events import PlayerEvent


class EachLoseExactly(PlayerEvent):
    """each lose exactly 1 life: one event for all who do (119.10, 603.2c)"""

    amount: Amount
    rule = "119.10"
    en = "each lose exactly {amount} life =p"
    es = ("<perder> cada uno exactamente {amount} vida =p", "<perder> cada uno exactamente {amount} vidas =p")

    def is_of_several(self, at: Lowering) -> bool:
        return True

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        exactly = quantity.Comparison(quantity.EQUAL, self.amount.lower(at))
        return occurrence.LosesLife(who, exactly)
