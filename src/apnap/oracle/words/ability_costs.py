"""602.2b: what abilities cost more or less to activate; 601.2f: costs by their targets, their number, their moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, static
from apnap.oracle.construct import Construct, Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause, SuffixedClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Ordinal
from apnap.oracle.phrase.roots import Condition, Noun, UnitPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.words.cost_changes import CostClause, CostDirection, CostsLess, amounts
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.steps import StepName, step_of


class ThisAbilityCosts(Clause):
    """ "This ability costs {1} less to activate for each artifact you control" (602.2b)."""

    mana: Mana
    direction: CostDirection
    unit: Unit | None = None
    measured: Measured | None = None
    condition: Condition | None = None
    rule = "602.2b"
    en = (
        "this ability costs {mana} {direction} to activate for each {unit}",
        "this ability costs {mana} {direction} to activate if {condition}",
        "this ability costs {mana} {direction} to activate , where X is {measured}",
    )
    es = (
        "te cuesta {mana} {direction} activar esta habilidad por cada {unit}",
        "te cuesta {mana} {direction} activar esta habilidad si {condition@ind}",
        "te cuesta {mana} {direction} activar esta habilidad , donde X es {measured}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        own = Lowering(at.name, at.is_spell)  # it speaks of the moment of activation: nothing has been mentioned then
        own.binder.mention(objects.This(), False, 0)
        own.shared.limits["own_cost"] = True
        if self.unit is not None:
            own = own.times(self.unit.lower(own))
        if self.measured is not None:
            own = own.with_x(self.measured)
        asked = None if self.condition is None else own.condition(self.condition)
        if own.shared.targets:
            return at.refuse(self, "a target of its cost")
        note_own_cost(at, amounts(own, self.mana, isinstance(self.direction, CostsLess)), condition=asked)
        return effects.Nothing()


def note_own_cost(
    at: Lowering,
    changed: Mapping[str, Any],
    condition: conditions.Condition | None = None,
    targeting: objects.Filter | None = None,
) -> None:
    """Note, for the activated ability that says so, how its own cost is changed (602.2b)."""
    own = objects.Filter((objects.IsSource(),), ())
    found = static.CostChange(
        objects.EachPlayer(), abilities_of=own, condition=condition, targeting=targeting, **changed
    )
    at.shared.limits["cost_changes"] = (*at.shared.limits.get("cost_changes", ()), found)


class AbilitiesOfThingsCost(SubjectClause):
    """What activating the abilities of some objects costs (602.2b)."""

    what: Noun
    mana: Mana
    direction: CostDirection
    unit: Unit | None = None

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(self.change(at))

    def change(self, at: Lowering) -> static.CostChange:
        """Return the change of the costs."""
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        found = at.filter(self.what)
        if self.unit is not None:
            at = at.times(self.unit.lower(at))
        less = isinstance(self.direction, CostsLess)
        if not less:  # they are activated abilities, too (605.1a), and would still cost nothing more
            return at.refuse(self, "mana abilities would have to cost more")
        return static.CostChange(objects.EachPlayer(), abilities_of=found, **amounts(at, self.mana, less))


class AbilitiesCost(AbilitiesOfThingsCost):
    """ "Activated abilities of creatures you control cost {2} less to activate" (602.2b)."""

    rule = "602.2b"
    en = (
        "activated abilities of {what:Plural} cost {mana} {direction} to activate",
        "activated abilities of {what:Plural} cost {mana} {direction} to activate for each {unit}",
    )
    es = (
        "te cuesta {mana} {direction} activar las habilidades activadas de {what:Plural}",
        "te cuesta {mana} {direction} activar las habilidades activadas de {what:Plural} por cada {unit}",
    )


class AbilitiesOfHostCost(AbilitiesOfThingsCost):
    """ "Enchanted artifact's activated abilities cost {2} less to activate" (602.2b)."""

    rule = "602.2b"
    en = "{what:Host} 's activated abilities cost {mana} {direction} to activate"
    es = "te cuesta {mana} {direction} activar las habilidades activadas de {what:Host}"


class AbilitiesCostAtLeastOne(SubjectClause):
    """ "… This effect can't reduce the mana in that cost to less than one mana." (118.7)"""

    clause: AbilitiesOfThingsCost
    rule = "118.7"
    en = "{clause} . this effect can't reduce the mana in that cost to less than one mana"
    es = "{clause} . este efecto no puede reducir el maná de ese coste a menos de un maná"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(replace(self.clause.change(at), minimum_one=True))


class YourAbilitiesCostAtLeastOne(SubjectClause):
    """ "Abilities you activate that aren't mana abilities cost {2} less to activate. This effect can't reduce …"."""

    mana: Mana
    rule = "118.7"
    en = (
        "abilities you activate that aren't mana abilities cost {mana} less to activate . this effect can't reduce the "
        "mana in that cost to less than one mana"
    )
    es = (
        "te cuesta {mana} menos activar habilidades que no sean habilidades de maná . este efecto no puede reducir el "
        "maná de ese coste a menos de un maná"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        anything = objects.Filter((), ())
        changed = amounts(at, self.mana, True)
        return at.rule(
            static.CostChange(objects.You(), abilities_of=anything, minimum_one=True, not_mana=True, **changed)
        )


class AbilityName(Word):
    """A keyword that names activated abilities: equip abilities, cycling abilities."""

    en_words = {name: ((name, ANY),) for name in ("equip", "cycling", "boast", "exhaust", "power-up", "ninjutsu")}
    es_words = {
        "equip": (("equipar", ANY),),
        "cycling": (("ciclo", ANY),),
        "boast": (("jactancia", ANY),),
        "exhaust": (("agotar", ANY),),
        "power-up": (("potenciar", ANY),),
        "ninjutsu": (("ninjutsu", ANY),),
    }


class KeywordAbilitiesCost(SubjectClause):
    """ "Equip abilities you activate that target this creature cost {2} less to activate" (602.2b)."""

    name: AbilityName
    mana: Mana
    direction: CostDirection
    targeted: Noun | None = None
    of: Noun | None = None
    unit: Unit | None = None
    rule = "602.2b"
    en = (
        "{name} abilities you activate cost {mana} {direction} to activate",
        "{name} abilities you activate cost {mana} {direction} to activate for each {unit}",
        "{name} abilities you activate that target {targeted} cost {mana} {direction} to activate",
        "{name} abilities you activate of {of:Plural} cost {mana} {direction} to activate",
        "{name} abilities you activate of {of:Determined} cost {mana} {direction} to activate",
        "{name} costs you pay cost {mana} {direction}",
    )
    es = (
        "te cuesta {mana} {direction} activar habilidades de {name}",
        "te cuesta {mana} {direction} activar habilidades de {name} por cada {unit}",
        "te cuesta {mana} {direction} activar habilidades de {name} que hagan objetivo a {targeted}",
        "te cuesta {mana} {direction} activar habilidades de {name} de {of:Plural@bare}",
        "te cuesta {mana} {direction} activar habilidades de {name} de {of:Determined}",
        "los costes de {name} que pagas cuestan {mana} {direction}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        if self.unit is not None:
            at = at.times(self.unit.lower(at))
        found = static.CostChange(
            objects.You(), keyword=self.name.lemma, **amounts(at, self.mana, isinstance(self.direction, CostsLess))
        )
        if self.of is not None:
            found = replace(found, abilities_of=at.filter(self.of))
        if self.targeted is not None:
            found = replace(found, targeting=at.filter(self.targeted))
        return at.rule(found)


class KeywordAbilitiesOfCost(SubjectClause):
    """ "Exhaust abilities of other permanents you control cost {2} less to activate" (602.2b)."""

    name: AbilityName
    of: Noun
    mana: Mana
    direction: CostDirection
    rule = "602.2b"
    en = (
        "{name} abilities of {of:Plural} cost {mana} {direction} to activate",
        "{name} abilities of {of:Determined} cost {mana} {direction} to activate",
    )
    es = (
        "cuesta {mana} {direction} activar habilidades de {name} de {of:Plural@bare}",
        "cuesta {mana} {direction} activar habilidades de {name} de {of:Determined}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        less = isinstance(self.direction, CostsLess)
        found = static.CostChange(objects.EachPlayer(), keyword=self.name.lemma, **amounts(at, self.mana, less))
        return at.rule(replace(found, abilities_of=at.filter(self.of)))


# ------------------------------------------------------------------------------------------------ spells


class TargetBeyondFirst(Unit):
    """ "target beyond the first" (strive)."""

    rule = "601.2f"
    en = "target beyond the first"
    es = "objetivo más allá del primero"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Minus(quantity.TargetsChosen(), quantity.Number(1))


class TargetUnit(Unit):
    """ "target": each that the spell has."""

    rule = "601.2f"
    en = "target"
    es = "objetivo"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.TargetsChosen()


class NthSpellCosts(SubjectClause):
    """ "The second spell you cast each turn costs {1} less to cast" (601.2f)."""

    ordinal: Ordinal
    what: UnitPhrase
    when: WhichTurns
    mana: Mana
    direction: CostDirection
    rule = "601.2f"
    en = "the {ordinal} {what@s} you cast {when} costs {mana} {direction} to cast"
    es = "te cuesta {mana} {direction} lanzar <el@1> {ordinal@1} {what@1+s} que lances {when}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        less = isinstance(self.direction, CostsLess)
        found = static.CostChange(objects.You(), spell_filter(at, self.what), **amounts(at, self.mana, less))
        return at.rule(replace(found, only_nth=self.ordinal.value, condition=self.when.condition()))


class WhichTurns(Construct):
    """In which turns something is counted."""

    def condition(self) -> conditions.Condition | None:
        """Return the condition that it is such a turn, or None if any turn is."""
        return None


class EveryTurn(WhichTurns):
    """each turn"""

    en = "each turn"
    es = "cada turno"


class EachOfYourTurns(WhichTurns):
    """during each of your turns"""

    en = "during each of your turns"
    es = "durante cada uno de tus turnos"

    def condition(self) -> conditions.Condition | None:
        return conditions.YourTurn(objects.You())


class CostsWhile(SuffixedClause):
    """ "This spell costs {2} less to cast as long as you've drawn two or more cards this turn"."""

    clause: CostClause
    condition: Condition
    rule = "601.2f"
    en = "{clause} as long as {condition}"
    es = "{clause} mientras {condition@sub}"

    def lower(self, at: Lowering) -> effects.Effect:
        effect = at.effect(self.clause)
        return effects.If(at.condition(self.condition), effect)

    def is_about_spell(self) -> bool:
        return self.clause.is_about_spell()


class CostsInYourTurn(SuffixedClause):
    """ "This spell costs {1} less to cast during your turn"."""

    clause: CostClause
    rule = "601.2f"
    en = "{clause} during your turn"
    es = "{clause} durante tu turno"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.If(conditions.YourTurn(objects.You()), at.effect(self.clause))

    def is_about_spell(self) -> bool:
        return self.clause.is_about_spell()


class CostsInYourStep(SuffixedClause):
    """ "This spell costs {2} less to cast during your end step"."""

    clause: CostClause
    step: StepName
    rule = "601.2f"
    en = "{clause} during your {step}"
    es = "{clause} durante tu {step}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.If(step_of(objects.You(), self.step.number()), at.effect(self.clause))

    def is_about_spell(self) -> bool:
        return self.clause.is_about_spell()
