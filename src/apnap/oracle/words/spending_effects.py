"""106.6: what else happens as mana is spent: "if that mana is spent on a creature spell, it gains haste"."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, values
from apnap.abilities import change as changing
from apnap.abilities import effect as effects
from apnap.abilities.walk import walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.spending import ToCast, spend_only


def with_rider(at: Lowering, construct: Construct, what: Noun, clause: Clause, triggers: bool) -> effects.Effect:
    """Note with the mana that was added before what happens as it is spent on such a spell."""
    spells = spell_filter(at, what)
    inner = at.fresh()
    inner.shared.slots = at.shared.slots
    inner.begin_event(objects.EventObject(), False, spells)
    kinds = tuple(test for test in spells.tests if isinstance(test, objects.HasCardType))
    if kinds:  # "that creature enters with …" is what the spell becomes
        inner.binder.mention_aside(objects.EventObject(), objects.Filter(kinds))
    effect = inner.effect(clause)
    if inner.shared.targets:
        return at.refuse(construct, "targets")
    for node in walk(effect):
        if isinstance(node, changing.AddAbility):
            gained = node.ability
            if not isinstance(gained, ability.Keyword) or gained.keyword not in values.SIMPLE_KEYWORDS:
                return at.refuse(construct, "an ability that works as the permanent enters")
    rider = effects.ManaRider(spells, effect, triggers)

    def with_it(mana: effects.AddMana) -> effects.AddMana:
        return replace(mana, rider=rider) if mana.rider is None else at.refuse(construct, "two things as it is spent")

    if not at.amend(effects.AddMana, with_it):
        return at.refuse(construct, "no mana was added before")
    return effects.Nothing()


class IfSpentOn(Clause):
    """ "If that mana is spent on a creature spell, it gains haste until end of turn" (106.6)."""

    what: Noun
    clause: Clause
    rule = "106.6"
    en = (
        "if that mana is spent on {what:Determined} , {clause}",
        "if that mana is spent to cast {what:Determined} , {clause}",
        "if this mana is spent to cast {what:Determined} , {clause}",
    )
    es = (
        "si ese maná se usa en {what:Determined} , {clause}",
        "si ese maná se usa para lanzar {what:Determined} , {clause}",
        "si este maná se usa para lanzar {what:Determined} , {clause}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return with_rider(at, self, self.what, self.clause, triggers=False)


class WhenSpentOn(Clause):
    """ "When you spend this mana to cast a Dragon creature spell, scry 2" (106.6)."""

    what: Noun
    clause: Clause
    rule = "106.6"
    en = (
        "when you spend this mana to cast {what:Determined} , {clause}",
        "when that mana is spent to cast {what:Determined} , {clause}",
    )
    es = (
        "cuando uses este maná para lanzar {what:Determined} , {clause}",
        "cuando ese maná se use para lanzar {what:Determined} , {clause}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return with_rider(at, self, self.what, self.clause, triggers=True)


class SpendOnlyAnd(Clause):
    """ "Spend this mana only to cast a legendary spell, and that spell can't be countered" (106.6)."""

    purpose: ToCast
    clause: Clause
    rule = "106.6"
    en = "spend this mana only {purpose} , and {clause}"
    es = "usa este maná solo {purpose} , y {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        spend_only(at, self, self.purpose.restriction(at))
        return with_rider(at, self, self.purpose.what, self.clause, triggers=False)
