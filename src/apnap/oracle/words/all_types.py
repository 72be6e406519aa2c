"""205.3m, 613.4b: all creature types gained and lost; base power alone."""

from __future__ import annotations

from apnap.abilities import change
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.verb_phrases import ObjectVerb


class GainsAllTypes(ObjectVerb):
    """gain all creature types (205.3m)"""

    rule = "205.3m"
    en = ("<gain> all creature types", "<have> all creature types")
    es = ("<ganar> todos los tipos de criatura", "<tener> todos los tipos de criatura")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(all_creature_types=True))


class LosesAllTypes(ObjectVerb):
    """lose all creature types (205.3m)"""

    rule = "205.3m"
    en = "<lose> all creature types"
    es = "<perder> todos los tipos de criatura"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveTypes(all_creature_types=True))


class AndAllTypes(After, Relative):
    """a 3/3 creature with all creature types (205.3m)"""

    rule = "205.3m"
    en = ("with all creature types", "and all creature types")
    es = ("con todos los tipos de criatura", "y todos los tipos de criatura")

    def all_types(self) -> bool:
        return True


class HasBasePower(ObjectVerb):
    """have base power 8 (613.4b)"""

    amount: Amount
    rule = "613.4b"
    en = "<have> base power {amount}"
    es = "<tener> una fuerza base de {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.SetBase(self.amount.lower(at), None))


class HasBaseToughness(ObjectVerb):
    """have base toughness 1 (613.4b)"""

    amount: Amount
    rule = "613.4b"
    en = "<have> base toughness {amount}"
    es = "<tener> una resistencia base de {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.SetBase(None, self.amount.lower(at)))
