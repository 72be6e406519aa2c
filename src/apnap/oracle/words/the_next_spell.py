"""What further is said of "the next creature spell you cast this turn" (611.2c)."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.destinations import Entering


def the_next_spell(at: Lowering, construct: SubjectClause) -> objects.Filter:
    """Return the description of the next spell, of which an earlier sentence speaks."""
    found = {
        node for node in at.said() if isinstance(node, objects.Filter) and any(_is_next(test) for test in node.tests)
    }
    return found.pop() if len(found) == 1 else at.unbound(construct, "no next spell was spoken of")


def _is_next(test: objects.Test) -> bool:
    return isinstance(test, objects.NthSpell) and test.n == 0


class ThatNextSpellCantBeCountered(SubjectClause):
    """ "That spell can't be countered", of the next spell (701.6)."""

    rule = "701.6"
    en = "that spell can't be countered"
    es = "ese hechizo no puede ser contrarrestado"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.this_turn().rule(static.Restriction(static.CANT_BE_COUNTERED, the_next_spell(at, self)))


class ThatNextCreatureEnters(SubjectClause):
    """ "That creature enters with an additional +1/+1 counter on it", of the next spell (614.1c)."""

    entering: Entering
    rule = "614.1c"
    en = "that creature enters {entering}"
    es = "esa criatura entra {entering@f+s}"

    def lower(self, at: Lowering) -> effects.Effect:
        spell = the_next_spell(at, self)
        tests = tuple(test for test in spell.tests if test != objects.Is(objects.IS_SPELL))
        was_it = objects.Filter((*tests, objects.Is(objects.WAS_CAST)))
        part = static.EntersModified(was_it, self.entering.lower(at))
        return at.this_turn().rule(part)
