"""702.160, 718: the frame inset in a prototype card."""

from __future__ import annotations

from apnap.abilities import ability
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import Size
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.keywords import Keyword


class PrototypeFrame(Keyword):
    """ "Prototype {1}{U}{U} — 2/1" (702.160)."""

    mana: Mana
    size: Size
    rule = "702.160"
    en = "prototype {mana} -- {size}"
    es = "prototipo {mana} -- {size}"

    def ability(self, at: Lowering) -> ability.Ability:
        power, _, toughness = self.size.text.partition("/")
        if not power.isdigit() or not toughness.isdigit():
            return at.refuse(self, "power and toughness that are not numbers")
        return ability.Prototype("prototype", cost=self.mana.as_cost(), power=int(power), toughness=int(toughness))
