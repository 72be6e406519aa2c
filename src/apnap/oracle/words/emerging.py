"""702.119b: emerge from another quality than a creature."""

from __future__ import annotations

from apnap.abilities import ability, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.noun_phrases import Singular
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.keywords import Keyword


class EmergeQuality(Keyword):
    """ "Emerge from artifact {5}{B}{B}" (702.119b)."""

    what: Singular
    mana: Mana
    rule = "702.119b"
    en = "emerge from {what} {mana}"
    es = "emerger de {what} {mana}"

    def ability(self, at: Lowering) -> ability.Ability:
        found = at.filter(self.what)
        if found.zones != (values.BATTLEFIELD,):
            return at.refuse(self, "from something else than a permanent")
        return ability.Keyword("emerge", cost=self.mana.as_cost(), what=found)
