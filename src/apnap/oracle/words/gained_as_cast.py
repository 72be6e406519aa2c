"""601.2b: abilities that spells gain as they are cast, and that the permanents which they become have, too."""

from __future__ import annotations

from apnap.abilities import change, objects, static
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.lowering_lasting import cast_from
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.keyword_lines import Grants


class GainsAsCast(ObjectVerb):
    """gain evoke {4} as you cast them (601.2b, 400.7a)"""

    grants: Grants
    rule = "601.2b"
    en = "<gain> {grants} as you cast them"
    es = "<ganar> {grants@inf} en cuanto los lanzas"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        gained = tuple(change.AddAbility(one) for one in self.grants.abilities(at))
        spells = cast_from(at.subject)
        if not isinstance(spells, objects.Filter):
            return at.refuse(self, "which spells?")
        kept = tuple(test for test in spells.tests if test != objects.Is(objects.IS_SPELL))
        cast = objects.Filter((*kept, objects.Is(objects.WAS_CAST)))
        entering = effects.Entering(changes=gained)
        parts = (static.Changes(spells, gained), static.EntersModified(cast, entering))
        return effects.Sequence(tuple(at.rule(part) for part in parts))
