"""107.18, 700.2i: modes that are worth pawprints."""

from __future__ import annotations

from apnap.abilities import ability, quantity
from apnap.oracle.construct import Construct, Token
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import LoneNumber
from apnap.oracle.phrase.sentences import Effects, Paragraph


class Pawprints(Token):
    """Pawprint symbols in a row (107.18)."""

    shape = "pawprints"

    @property
    def number(self) -> int:
        """How many there are."""
        return self.text.count("{")


class PawMode(Construct):
    """ "{P}{P} — Draw a card.\""""

    worth: Pawprints
    effects: Paragraph
    rule = "700.2i"
    en = "¶ {worth} -- {effects}"
    es = "¶ {worth} -- {effects}"


class WorthOfModes(Effects):
    """Choose up to five {P} worth of modes. You may choose the same mode more than once."""

    most: LoneNumber
    unit: Pawprints
    modes: tuple[PawMode, ...]
    rule = "700.2i"
    en = "choose up to {most} {unit} worth of modes . you may choose the same mode more than once . {modes:PawMode+}"
    es = "elige modos por valor de hasta {most} {unit} . puedes elegir el mismo modo más de una vez . {modes:PawMode+}"

    def body(self, at: Lowering) -> ability.Body:
        if self.unit.number != 1:
            return at.refuse(self, "more than one pawprint as the unit")
        bodies = tuple(mode.effects.body(at.fresh()) for mode in self.modes)
        most = quantity.Number(self.most.value)
        worth = tuple(mode.worth.number for mode in self.modes)
        return ability.Body(modes=ability.Modes(bodies, quantity.Number(0), most, repeat=True, worth=worth))
