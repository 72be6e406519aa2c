"""702: what texts say of spells whose keyword costs were paid: bargained, escaped."""

from __future__ import annotations

from apnap.abilities import ability, change, objects, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.destinations import EnterWithCounters
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.words.keyword_lines import Grants


def paid_for(at: Lowering, what: NounPhrase, cost: str) -> conditions.Condition:
    """Return that a cost was paid for an object; "it" behind that is the spell that says so."""
    found = at.objects(what)
    if not isinstance(found, objects.This):
        return conditions.CostPaid(cost, found)
    if at.is_spell:
        at.binder.mention_spell()
    return conditions.CostPaid(cost)


class WasBargained(Condition):
    """this spell was bargained (702.166b)"""

    what: NounPhrase
    rule = "702.166b"
    en = "{what} was bargained"
    es = ("{what@1} fue <negociado@1>", "{what=It@1} fue <negociado@1+s>")

    def lower(self, at: Lowering) -> conditions.Condition:
        return paid_for(at, self.what, "bargain")


class CastUsingTeamwork(Condition):
    """this spell was cast using teamwork (702.194b)"""

    what: NounPhrase
    rule = "702.194b"
    en = "{what} was cast using teamwork"
    es = ("{what@1} fue <lanzado@1> usando trabajo en equipo", "{what=It@1} fue <lanzado@1+s> usando trabajo en equipo")

    def lower(self, at: Lowering) -> conditions.Condition:
        return paid_for(at, self.what, "teamwork")


class UsingTeamwork(After, Relative):
    """[a spell] using teamwork (702.194b)"""

    rule = "702.194b"
    en = "using teamwork"
    es = "usando trabajo en equipo"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.CAST_USING_TEAMWORK),)


class Escaped(Condition):
    """it escaped (702.138b)"""

    what: NounPhrase
    rule = "702.138b"
    en = "{what} escaped"
    es = "{what} escapó"

    def lower(self, at: Lowering) -> conditions.Condition:
        return paid_for(at, self.what, "escape")


class EscapesWithAbilities(Line):
    """ "This creature escapes with “…”" (702.138d)."""

    what: NounPhrase
    grants: Grants
    rule = "702.138d"
    en = "{what@1} escapes with {grants} ."
    es = "{what@1} escapa con {grants@inf} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self, "something else than the object itself")
        gained = tuple(change.AddAbility(one) for one in self.grants.abilities(at))
        entering = effects.Entering(changes=gained)
        part = static.EntersModified(objects.This(), entering, conditions.CostPaid("escape"))
        return (ability.Static((part,)),)


class EntersOrEscapesWith(Line):
    """ "~ enters with six +1/+1 counters on it. It escapes with twelve +1/+1 counters on it instead." (702.138c)"""

    what: NounPhrase
    entering: EnterWithCounters
    instead: EnterWithCounters
    rule = "702.138c"
    en = "{what@1} enters {entering} . it escapes {instead} instead ."
    es = "{what@1} entra {entering@1} . en vez de eso , escapa {instead@1} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self, "something else than the object itself")
        escaped = conditions.CostPaid("escape")
        usual = static.EntersModified(objects.This(), self.entering.lower(at), conditions.NotTrue(escaped))
        other = static.EntersModified(objects.This(), self.instead.lower(at), escaped)
        return ability.Static((usual,)), ability.Static((other,))


class OnlyFromGraveyard(Line):
    """ "You may cast this card from your graveyard, but not from anywhere else." (601.3)"""

    rule = "601.3"
    en = "you may cast this card from your graveyard , but not from anywhere else ."
    es = "puedes lanzar esta carta de tu cementerio , pero no desde ninguna otra parte ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        grave = (values.GRAVEYARD,)
        leave = static.MayPlay(objects.You(), objects.Filter((objects.IsSource(),), grave))
        itself = objects.Filter((objects.IsSource(), objects.Is(objects.IS_SPELL)), (values.STACK,))
        never = static.PlayerRule(static.CANT_CAST, objects.EachPlayer(), itself)
        elsewhere = (values.HAND, values.LIBRARY, values.EXILE, values.COMMAND)
        return ability.Static((leave,), zones=grave), ability.Static((never,), zones=elsewhere)


class EscapesWith(Line):
    """ "This creature escapes with two +1/+1 counters on it." (702.138c)"""

    what: NounPhrase
    entering: EnterWithCounters
    rule = "702.138c"
    en = "{what@1} escapes {entering} ."
    es = "{what@1} escapa {entering@1} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self, "something else than the object itself")
        part = static.EntersModified(objects.This(), self.entering.lower(at), conditions.CostPaid("escape"))
        return (ability.Static((part,)),)
