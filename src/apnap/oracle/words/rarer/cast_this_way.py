"""601.3b: what is said of a spell that is cast by leave of a static ability: "if you cast a spell this way"."""

from __future__ import annotations

from apnap.abilities import ability
from apnap.oracle.lower import Lowering
from apnap.oracle.permission_riders import with_rider
from apnap.oracle.phrase.clauses import Clause


class IfCastThisWay(Clause):
    """ "If you cast a spell this way, that creature enters with a finality counter on it" (614.1c)."""

    clause: Clause
    rule = "614.1c"
    en = "if you cast a spell this way , {clause}"
    es = "si lanzas un hechizo de esta manera , {clause}"

    def with_before(self, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        return with_rider(at, self, before, self.clause)
