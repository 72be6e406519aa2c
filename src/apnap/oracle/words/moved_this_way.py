"""Modifiers that name objects by where an instruction moved them: "exiled from their hand this way" (608.2c)."""

from __future__ import annotations

from apnap.abilities import objects, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative


class ExiledFromHand(After, Relative):
    """exiled from their hand this way, of cards that were searched for in several zones (608.2c)"""

    rule = "608.2c"
    en = ("exiled from their hand this way", "exiled from that player 's hand this way")
    es = (
        "exiliada de su mano de esta manera =s+f",
        "exiliadas de su mano de esta manera =p+f",
        "exiliado de su mano de esta manera =s+m",
        "exiliados de su mano de esta manera =p+m",
    )

    def participle(self) -> str:
        return "exiled"

    def is_this_way(self) -> bool:
        return True

    def tests_of_done(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.CameFrom((values.HAND,)),)


class ReturnedToYourHand(After, Relative):
    """returned to your hand this way (608.2c)"""

    rule = "608.2c"
    en = "returned to your hand this way"
    es = (
        "regresada a tu mano de esta manera =s+f",
        "regresadas a tu mano de esta manera =p+f",
        "regresado a tu mano de esta manera =s+m",
        "regresados a tu mano de esta manera =p+m",
    )

    def participle(self) -> str:
        return "returned"

    def is_this_way(self) -> bool:
        return True

    def tests_of_done(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.OwnedBy(objects.You()),)


class ReturnedToOwnersHand(After, Relative):
    """returned to its owner's hand this way (608.2c)"""

    rule = "608.2c"
    en = ("returned to its owner 's hand this way =s", "returned to their owners ' hands this way =p")
    es = (
        "regresada a la mano de su propietario de esta manera =s+f",
        "regresadas a la mano de sus propietarios de esta manera =p+f",
        "regresado a la mano de su propietario de esta manera =s+m",
        "regresados a la mano de sus propietarios de esta manera =p+m",
    )

    def participle(self) -> str:
        return "returned"

    def is_this_way(self) -> bool:
        return True
