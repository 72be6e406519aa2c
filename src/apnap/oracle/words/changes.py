"""613: what objects become, have, gain and lose."""

from __future__ import annotations

from apnap.abilities import change, objects, values
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Change
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.keyword_lines import GrantChoice, Grants, plain_keyword


class Gets(ObjectVerb):
    """Get +N/+N (613.4c)."""

    change: Change
    rule = "613.4c"
    en = "<get> {change}"
    es = "<obtener> {change}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(at.modify(self.change.text))


class GetsAdditional(ObjectVerb):
    """Get an additional +N/+N."""

    change: Change
    rule = "613.4c"
    en = "<get> a additional {change}"
    es = "<obtener> {change} adicional"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(at.modify(self.change.text))


class Gains(ObjectVerb):
    """Gain abilities (613.1f)."""

    grants: Grants
    rule = "613.1f"
    en = "<gain> {grants}"
    es = "<ganar> la habilidad de {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.grants.needs_color():
            return at.change(*(change.AddAbility(one) for one in self.grants.abilities(at)))
        options = []
        for bit in range(len(values.COLOR_NAMES)):
            at.shared.limits["color"] = 1 << bit
            options.append(at.change(*(change.AddAbility(one) for one in self.grants.abilities(at))))
        del at.shared.limits["color"]
        return effects.ChooseMode(objects.You(), tuple(options), values.COLOR_NAMES)


class GainsChoice(ObjectVerb):
    """Gain your choice of abilities."""

    choice: GrantChoice
    rule = "613.1f"
    en = "<gain> your choice of {choice}"
    es = "<ganar> tu elección de {choice}"


class Has(ObjectVerb):
    """Have abilities (613.1f)."""

    grants: Grants
    rule = "613.1f"
    en = "<have> {grants}"
    es = "<tener> la habilidad de {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(*(change.AddAbility(one) for one in self.grants.abilities(at)))


class Loses(ObjectVerb):
    """Lose abilities (613.1f)."""

    grants: Grants
    rule = "613.1f"
    en = "<lose> {grants}"
    es = "<perder> la habilidad de {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(*(change.RemoveAbility(plain_keyword(one)) for one in self.grants.abilities(at)))


class LosesAllAbilities(ObjectVerb):
    """Lose all abilities (613.1f)."""

    rule = "613.1f"
    en = "<lose> all abilities"
    es = "<perder> todas las habilidades"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveAllAbilities())


class HasBaseSize(ObjectVerb):
    """Have base power and toughness (613.4b)."""

    size: Construct
    rule = "613.4b"
    en = "<have> base power and toughness {size:Size}"
    es = "<tener> una fuerza y resistencia base de {size:Size}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(at.base_size(str(self.size)))


class BecomesCopy(ObjectVerb):
    """Become a copy (707)."""

    what: Noun
    rule = "707.1"
    en = "<become> a copy of {what}"
    es = "<convertirse> en una copia de {what}"


class BecomesThing(ObjectVerb):
    """Become a creature with these characteristics."""

    what: Noun
    rule = "613.1d"
    en = "<become> {what:Determined}"
    es = "<convertirse> en {what:Determined}"


class BecomesInAddition(ObjectVerb):
    """Become a creature in addition to its other types."""

    what: Noun
    rule = "205.1b"
    en = (
        "<become> {what:Determined} in addition to its other types",
        "<become> {what:Determined} in addition to their other types",
        "<become> {what:Determined} in addition to its other colors and types",
    )


class IsThing(ObjectVerb):
    """Is a 1/1 creature, is an artifact."""

    what: Noun
    rule = "613.1d"
    en = "<be> {what:NounPhrase}"
    es = "<ser> {what:NounPhrase}"


class IsInAddition(ObjectVerb):
    """Is an artifact in addition to its other types."""

    what: Noun
    rule = "205.1b"
    en = (
        "<be> {what:NounPhrase} in addition to its other types",
        "<be> {what:NounPhrase} in addition to their other types",
    )


class IsEqual(ObjectVerb):
    """Is equal to a quantity, of power and toughness."""

    measured: Measured
    en = ("<be> equal to {measured}", "<be> each equal to {measured}")
    es = ("<ser> igual a {measured}",)
