"""Modes with flavor words (700.2, 207.2d), and modes that have not been chosen this turn."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Title
from apnap.oracle.phrase.sentences import BulletMode, ModalHead, ModeCount, Paragraph


class TitledMode(BulletMode):
    """• Buy Information — Draw a card."""

    title: Title
    effects: Paragraph
    rule = "207.2d"
    en = "• {title} -- {effects}"
    es = "• {title} -- {effects}"

    def body(self, at: Lowering) -> ability.Body:
        return self.effects.body(at)


class ChooseApart(ModalHead):
    """ "Choose one or both. Each mode must target a different player." (115.3)"""

    count: ModeCount
    rule = "700.2"
    en = "choose {count} . each mode must target a different player ."
    es = "elige {count} . cada modo debe hacer objetivo a un jugador diferente ."

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        least, most = self.count.bounds(at, len(bodies))
        targets = {body.targets for body in bodies}
        if len(targets) > 1 or any(len(one) != 1 or one[0].objects is not None for one in targets):
            return at.refuse(self, "modes with different targets")
        if at.is_spell or least > 1:
            return at.refuse(self, "there may be too few players for so many modes")
        apart = tuple(replace(body, targets=(replace(body.targets[0], apart=True),)) for body in bodies)
        return ability.Modes(apart, quantity.Number(least), quantity.Number(most))


class ChooseNotChosenThisTurn(ModalHead):
    """Choose one that hasn't been chosen this turn —"""

    rule = "700.2"
    en = ("choose one that hasn't been chosen this turn --", "choose one that hasn't been chosen this turn .")
    es = (
        "elige uno que no haya sido elegido este turno :",
        "elige uno que no haya sido elegido este turno --",
        "elige uno que no haya sido elegido este turno .",
    )

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        return ability.Modes(bodies, not_chosen_before=True, this_turn=True)
