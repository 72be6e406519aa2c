"""702.34, 702.138: keywords that are given with a cost that the next sentence tells: the mana cost of the card."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, change, cost, static
from apnap.abilities import effect as effects
from apnap.oracle.construct import Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.lines import Costs
from apnap.oracle.phrase.verb_phrases import ObjectVerb


class CostToldName(Word):
    """The name of a keyword whose cost may be told by the next sentence."""

    en_words = {
        name: ((name, ANY),)
        for name in ("flashback", "escape", "scavenge", "emerge", "foretell", "blitz", "miracle")
        + ("encore", "embalm", "harmonize", "replicate")
    }
    es_words = {
        "flashback": (("retrospectiva", ANY),),
        "escape": (("escapatoria", ANY),),
        "scavenge": (("carroñar", ANY),),
        "emerge": (("emerger", ANY),),
        "foretell": (("profetizar", ANY),),
        "blitz": (("blitz", ANY),),
        "miracle": (("milagro", ANY),),
        "encore": (("bis", ANY),),
        "embalm": (("embalsamar", ANY),),
        "harmonize": (("armonizar", ANY),),
        "replicate": (("reproducir", ANY),),
    }


class GainsCostToldLater(ObjectVerb):
    """ "Gains flashback", without its cost"""

    name: CostToldName
    rule = "702.34"
    en = "<gain> {name}"
    es = "<ganar> la habilidad de {name}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddAbility(ability.Keyword(self.name.lemma)))


class HasCostToldLater(ObjectVerb):
    """ "Has flashback", without its cost"""

    name: CostToldName
    rule = "702.34"
    en = "<have> {name}"
    es = "<tener> la habilidad de {name}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddAbility(ability.Keyword(self.name.lemma)))


class KeywordCostClause(Clause):
    """What the cost of a keyword ability is that the sentence before gives."""

    def price(self, at: Lowering) -> cost.Cost:
        """Return the cost."""
        return at.refuse(self)

    def keyword(self) -> str:
        """Return the name of the keyword."""
        raise NotImplementedError

    def lower(self, at: Lowering) -> effects.Effect:
        price = self.price(at)
        given = False

        def priced(one: effects.Continuous) -> effects.Effect:
            nonlocal given
            changes = tuple(_with_price(part, self.keyword(), price) for part in one.changes)
            given = changes != one.changes
            return replace(one, changes=changes)

        if at.is_static or not at.amend(effects.Continuous, priced) or not given:
            return at.refuse(self, "the cost of which ability?")
        return effects.Nothing()

    def amends(self, before: ability.Static) -> ability.Static | None:
        price = self.price(Lowering("", is_spell=False))
        parts = tuple(
            replace(part, changes=tuple(_with_price(one, self.keyword(), price) for one in part.changes))
            if isinstance(part, static.Changes)
            else part
            for part in before.parts
        )
        return None if parts == before.parts else replace(before, parts=parts)


class CostIsItsManaCost(KeywordCostClause):
    """ "The flashback cost is equal to its mana cost." """

    name: CostToldName
    rule = "702.34"
    en = (
        "the {name} cost is equal to its mana cost",
        "its {name} cost is equal to its mana cost",
        "the {name} cost is equal to (that|the) card's mana cost",
    )
    es = (
        "el coste de {name} es igual a su coste de maná",
        "su coste de {name} es igual a su coste de maná",
        "el coste de {name} es igual a el coste de maná de esa carta",
    )

    def price(self, at: Lowering) -> cost.Cost:
        return cost.Cost(own_mana=True)

    def keyword(self) -> str:
        return self.name.lemma


class CostIsItsManaCostPlus(KeywordCostClause):
    """ "The escape cost is equal to its mana cost plus exile three other cards from your graveyard." """

    name: CostToldName
    costs: Costs
    rule = "702.138"
    en = (
        "the {name} cost is equal to its mana cost plus {costs}",
        "its {name} cost is equal to its mana cost plus {costs}",
        "the {name} cost is equal to (that|the) card's mana cost plus {costs}",
    )
    es = (
        "el coste de {name} es igual a su coste de maná más {costs}",
        "su coste de {name} es igual a su coste de maná más {costs}",
        "el coste de {name} es igual a el coste de maná de esa carta más {costs}",
    )

    def price(self, at: Lowering) -> cost.Cost:
        more = self.costs.as_cost(at)
        return replace(more, own_mana=True) if more.mana is None else at.refuse(self, "more mana")

    def keyword(self) -> str:
        return self.name.lemma


def _with_price(one: change.Change, keyword: str, price: cost.Cost) -> change.Change:
    """Return a change that gives the keyword, with its cost."""
    if isinstance(one, change.AddAbility) and one.ability == ability.Keyword(keyword):
        return change.AddAbility(ability.Keyword(keyword, cost=price))
    return one
