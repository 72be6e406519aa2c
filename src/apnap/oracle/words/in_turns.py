"""509.1b, 615: what an opponent can't block with, and damage that is prevented in your turn only."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, static
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.roots import Noun, OtherPlayer
from apnap.oracle.words.harm import DamageKind
from apnap.oracle.words.prevention import AllHarm, Dealt, Prevented


class AllHarmInYourTurn(Prevented):
    """all damage that would be dealt to this permanent during your turn"""

    kind: DamageKind
    which: Dealt
    rule = "615.1"
    en = "all {kind} {which@s} during your turn"
    es = "todo el {kind} {which@s} durante tu turno"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return effects.If(conditions.YourTurn(objects.You()), AllHarm(self.kind, self.which).lower(at))


class CantBlockWith(SubjectClause):
    """ "Your opponents can't block with creatures with even mana values" (509.1b)."""

    who: OtherPlayer
    what: Noun
    rule = "509.1b"
    en = "{who} can't block with {what:Plural}"
    es = "{who@1} no <poder@1+ind> bloquear con {what:Plural}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        what = narrowed(at.filter(self.what), objects.ControlledBy(self.who.lower(at)))
        return at.rule(static.Restriction(static.CANT_BLOCK, what))
