"""723: controlling another player during their next turn, and the turn that they take after it (500.7)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.roots import OtherPlayer
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class ControlNextTurn(PlayerVerb):
    """Control a player during that player's next turn (723.1)."""

    who: OtherPlayer
    rule = "723.1"
    en = ("<control> {who} during that player 's next turn", "<gain> control of {who} during that player 's next turn")
    es = (
        "<controlar> a {who} durante el próximo turno de ese jugador",
        "<ganar> el control de {who} durante el próximo turno de ese jugador",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return effects.ControlPlayer(at.who, self.who.lower(at))


class ExtraTurnAfterThat(SubjectClause):
    """ "After that turn, that player takes an extra turn" (500.7)."""

    who: OtherPlayer
    rule = "500.7"
    en = "after that turn , {who@s} takes a extra turn"
    es = "después de ese turno , {who@s} juega un turno adicional"

    def lower(self, at: Lowering) -> effects.Effect:
        who = self.who.lower(at)

        def with_extra(one: effects.ControlPlayer) -> effects.Effect:
            return replace(one, extra_turn=True) if one.whom == who else at.refuse(self, "of whom?")

        if not at.amend(effects.ControlPlayer, with_extra):
            return at.refuse(self, "after which turn?")
        return effects.Nothing()
