"""614.6: a card that something makes you discard goes elsewhere."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import PlainLine
from apnap.oracle.phrase.roots import NounPhrase


class DiscardedOntoBattlefield(PlainLine):
    """ "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead
    of putting it into your graveyard." (614.6)"""

    what: NounPhrase
    rule = "614.6"
    en = (
        "if a spell or ability a opponent controls causes you to discard {what} , put it onto the battlefield instead "
        "of putting it into your graveyard ."
    )
    es = (
        "si un hechizo o habilidad que controla un oponente hace que descartes {what@1} , <poner@0+2+s+imp> "
        "<-lo@1> en el campo "
        "de batalla en vez de <poner@inf> <-lo@1> en tu cementerio ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        """It is discarded all the same (701.9c)."""
        if not self.what.is_self():
            return at.refuse(self.what, "another card")
        itself = objects.Filter((objects.IsSource(),), ())
        discarded = occurrence.Discards(objects.You(), itself, objects.EachOpponent())
        return (ability.Static((static.GoesElsewhere(discarded, values.BATTLEFIELD),), zones=(values.HAND,)),)
