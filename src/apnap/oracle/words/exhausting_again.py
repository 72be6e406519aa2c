"""702.177b: exhaust abilities that may be activated once more."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Condition
from apnap.oracle.phrase.verb_phrases import PlayerVerb

_YOURS = objects.Filter((objects.ControlledBy(objects.You()),), (values.BATTLEFIELD,))


class HaveNotExhausted(Condition):
    """you haven't activated an exhaust ability this turn (702.177b)"""

    rule = "702.177b"
    en = "you haven't activated an exhaust ability this turn"
    es = "no activaste ninguna habilidad de agotar este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        activated = occurrence.Activates(objects.You(), mana=None, keyword="exhaust")
        return conditions.NotTrue(conditions.ThisTurnHappened(activated))


class ActivateExhaustAgain(PlayerVerb):
    """activate exhaust abilities as though they haven't been activated (702.177b)"""

    rule = "702.177b"
    en = "<activate> exhaust abilities as though they haven't been activated"
    es = "<activar> habilidades de agotar como si no hubieran sido activadas"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or not isinstance(at.who, objects.You):
            return at.refuse(self, "outside a static ability, or of others")
        return at.rule(static.AsThough(static.EXHAUST_AGAIN, _YOURS))
