"""700.2, 602.5: modal activated abilities that say when they may be activated before the modes."""

from __future__ import annotations

from apnap.abilities import ability, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.sentences import ModalHead, ModeCount
from apnap.oracle.words.activation import ActivationLimit, limited


class ChooseActivatingOnly(ModalHead):
    """Choose one. Activate only as a sorcery."""

    count: ModeCount
    limit: ActivationLimit
    rule = "602.5"
    en = "choose {count} . activate only {limit} ."
    es = "elige {count} . activa esto solo {limit} ."

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        least, most = self.count.bounds(at, len(bodies))
        limited(at, self.limit.limits(at))
        return ability.Modes(bodies, quantity.Number(least), quantity.Number(most))
