"""Modes with flavor words (700.2, 207.2d), and modes that have not been chosen this turn."""

from __future__ import annotations

from apnap.abilities import ability
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Title
from apnap.oracle.phrase.sentences import BulletMode, ModalHead, Paragraph


class TitledMode(BulletMode):
    """• Buy Information — Draw a card."""

    title: Title
    effects: Paragraph
    rule = "207.2d"
    en = "• {title} -- {effects}"
    es = "• {title} -- {effects}"

    def body(self, at: Lowering) -> ability.Body:
        return self.effects.body(at)


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
