"""702.11, 702.21: hexproof that does not count, ward abilities that don't trigger; other things that can't be."""

from __future__ import annotations

from apnap.abilities import ability, bonds, objects, static
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Noun, Player
from apnap.oracle.phrase.verb_phrases import ObjectVerb


class TargetsDespiteHexproof(SubjectClause):
    """ "Creatures your opponents control can be the targets … as though they didn't have hexproof" (609.4)."""

    what: Noun
    rule = "609.4"
    en = "{what:Plural} can be the targets of spells and abilities as though they didn't have hexproof"
    es = "{what:Plural} pueden ser objetivo de hechizos y habilidades como si no tuvieran la habilidad de antimaleficio"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.AsThough(static.IGNORE_HEXPROOF, at.filter(self.what), objects.EachPlayer()))


class WardDoesntTrigger(Clause):
    """ "Ward abilities of those creatures don't trigger" (702.21)."""

    rule = "702.21"
    en = "ward abilities of those creatures don't trigger"
    es = "las habilidades de rebatir de esas criaturas no se disparan"

    def with_before(self, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        part = before.parts[0] if len(before.parts) == 1 else None
        if not isinstance(part, static.AsThough) or before.condition is not None:
            return at.refuse(self, "of which creatures?")
        return before, ability.Static((static.Restriction(static.WARD_DOESNT_TRIGGER, part.what),))


class CantTransform(ObjectVerb):
    """can't transform (701.27)"""

    rule = "701.27"
    en = "can't transform"
    es = "no <poder> transformarse"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_TRANSFORM)


class AttachedToPlayer(After, Relative):
    """attached to you (303.4)"""

    who: Player
    rule = "303.4"
    en = "attached to {who}"
    es = "<anexado@> a {who}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (bonds.AttachedToPlayer(self.who.lower(at)),)
