"""115.9c: spells that target only one thing; 115.1: players as targets; what an ability costs by its target."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, targeting, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.ability_costs import note_own_cost
from apnap.oracle.words.cost_changes import CostDirection, CostsLess, amounts
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.events import PlayerEvent, SimpleEvent, one_of_them


class TargetingOnly(After, Relative):
    """that targets only this creature (115.9c)"""

    what: Noun
    rule = "115.9c"
    en = ("that targets only {what} =s", "that target only {what} =p")
    es = ("que haga objetivo solo a {what} =s", "que hagan objetivo solo a {what} =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if self.what.is_self() and not isinstance(self.what, Determined):
            return (targeting.TargetsOnly(objects.Filter((objects.IsSource(),))),)
        return (targeting.TargetsOnly(self.what.filter(at), single=self.what.choice(at) is not None),)

    def ends_with_noun(self) -> bool:
        return not self.what.is_self()


class BecomesTargetOf(PlayerEvent):
    """become the target of a spell or ability (115.1)"""

    by: Noun
    rule = "115.1"
    en = "<become> the target of {by}"
    es = "<ser> objetivo de {by}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesTarget(None, who, one_of_them(at, self.by))


class YouOrYoursTargeted(SimpleEvent):
    """ "you or a permanent you control becomes the target of a spell" (115.1)."""

    what: Noun
    by: Noun
    rule = "115.1"
    en = "you or {what:Determined@s} becomes the target of {by}"
    es = "tú o {what:Determined@s} sean objetivo de {by}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        own, by = at.filter(self.what), one_of_them(at, self.by)
        at.begin_event(objects.EventObject(), False)
        at.binder.objects.clear()
        at.binder.mention_aside(objects.EventOther(), at.filter(self.by))
        at.mention_player_of(self.by, objects.EventOther())
        found = occurrence.BecomesTarget(own, objects.You(), by)
        return ability.Triggered(found, ability.Body(), zones=(values.BATTLEFIELD,))


class ThisAbilityCostsIfTargets(Clause):
    """ "This ability costs {1} less to activate if it targets a creature with power 3 or less" (602.2b)."""

    mana: Mana
    direction: CostDirection
    targeted: Noun
    rule = "602.2b"
    en = "this ability costs {mana} {direction} to activate if it targets {targeted}"
    es = "te cuesta {mana} {direction} activar esta habilidad si hace objetivo a {targeted}"

    def lower(self, at: Lowering) -> effects.Effect:
        own = Lowering(at.name, at.is_spell)  # nothing has been mentioned as its cost is determined
        changed = amounts(own, self.mana, isinstance(self.direction, CostsLess))
        note_own_cost(at, changed, targeting=own.filter(self.targeted))
        return effects.Nothing()
