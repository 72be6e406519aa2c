"""702.172, 702.183: modes that cost more each (spree, tiered)."""

from __future__ import annotations

from apnap.abilities import ability, quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import PlainLine, Title
from apnap.oracle.phrase.sentences import Paragraph
from apnap.oracle.words.costs import Mana


class SpreeMode(Construct):
    """ "+ {2} — Destroy target artifact." (702.172a)"""

    mana: Mana
    effects: Paragraph
    rule = "702.172a"
    en = "¶ + {mana} -- {effects}"
    es = "¶ + {mana} -- {effects}"


class TieredMode(Construct):
    """ "• Fira — {2} — ~ deals 2 damage to each creature." (702.183a)"""

    title: Title
    mana: Mana
    effects: Paragraph
    rule = "702.183a"
    en = "¶ • {title} -- {mana} -- {effects}"
    es = "¶ • {title} -- {mana} -- {effects}"


def _with_costs(
    keyword: str, modes: tuple[SpreeMode, ...] | tuple[TieredMode, ...], most: int, at: Lowering
) -> tuple[ability.Ability, ...]:
    bodies = tuple(mode.effects.body(at.fresh()) for mode in modes)
    costs = tuple(mode.mana.as_cost() for mode in modes)
    choice = ability.Modes(bodies, quantity.Number(1), quantity.Number(most), costs=costs)
    return ability.Keyword(keyword), ability.Spell(ability.Body(modes=choice))


class SpreeLine(PlainLine):
    """ "Spree" and its modes: one or more, each for its own additional cost."""

    modes: tuple[SpreeMode, ...]
    rule = "702.172a"
    en = "spree {modes:SpreeMode+}"
    es = "frenesí delictivo {modes:SpreeMode+}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return _with_costs("spree", self.modes, len(self.modes), at)


class TieredLine(PlainLine):
    """ "Tiered" and its modes: one, for its own additional cost."""

    modes: tuple[TieredMode, ...]
    rule = "702.183a"
    en = "tiered {modes:TieredMode+}"
    es = "escalonado {modes:TieredMode+}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return _with_costs("tiered", self.modes, 1, at)
