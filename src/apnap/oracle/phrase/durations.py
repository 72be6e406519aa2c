"""How long an effect lasts, as an adjunct of a verb phrase or in front of a sentence (611.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import condition as conditions
from apnap.abilities import duration, objects
from apnap.abilities import effect as effects
from apnap.abilities.walk import substituted, walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.refusals import Unbound


class Duration(Construct):
    """How long."""

    def lower(self, at: Lowering) -> duration.Duration:
        return at.refuse(self)

    def around(self, construct: Construct, at: Lowering) -> effects.Effect:
        """Return the effect of a construct that lasts so long; what happens once and for all lasts no time."""
        found = at.lasting(self.lower(at)).effect(construct)
        return found if _lasts(found) else at.refuse(self, "of what happens at once")

    def before(self, construct: Construct, at: Lowering) -> effects.Effect:
        """Return the same of a construct that follows: "it" there can be what this speaks of."""
        return self.around(construct, at)


def _lasts(effect: effects.Effect) -> bool:
    """Tell whether a duration means anything for an effect, or for the one before that it changes."""
    if isinstance(effect, effects.Nothing | effects.Designate):  # "you don't lose this mana", "becomes saddled"
        return True
    return any(hasattr(node, "duration") or getattr(node, "until", None) for node in walk(effect))


class UntilEndOfTurn(Duration):
    """until end of turn"""

    rule = "514.2"
    en = "until end of turn"
    es = "hasta el final del turno"

    def lower(self, at: Lowering) -> duration.Duration:
        return duration.UntilEndOfTurn()


class ThisTurn(Duration):
    """this turn"""

    rule = "514.2"
    en = "this turn"
    es = "este turno"

    def lower(self, at: Lowering) -> duration.Duration:
        return duration.UntilEndOfTurn()


class UntilYourNextTurn(Duration):
    """until your next turn"""

    rule = "611.2"
    en = "until your next turn"
    es = "hasta tu próximo turno"

    def lower(self, at: Lowering) -> duration.Duration:
        return duration.UntilYourNextTurn()


class UntilYourNextEndStep(Duration):
    """until your next end step"""

    rule = "513.1"
    en = "until your next end step"
    es = "hasta tu próximo paso final"

    def lower(self, at: Lowering) -> duration.Duration:
        return duration.UntilYourNextEndStep()


class UntilYourNextUpkeep(Duration):
    """until your next upkeep"""

    rule = "503.1"
    en = ("until your next upkeep", "until the beginning of your next upkeep")
    es = ("hasta tu próximo mantenimiento", "hasta el comienzo de tu próximo mantenimiento")

    def lower(self, at: Lowering) -> duration.Duration:
        return duration.UntilYourNextUpkeep()


class UntilEndOfYourNextTurn(Duration):
    """until the end of your next turn"""

    rule = "611.2"
    en = "until the end of your next turn"
    es = "hasta el final de tu próximo turno"

    def lower(self, at: Lowering) -> duration.Duration:
        return duration.UntilEndOfYourNextTurn()


class UntilEndOfCombat(Duration):
    """until end of combat"""

    rule = "511.3"
    en = "until end of combat"
    es = "hasta el final del combate"

    def lower(self, at: Lowering) -> duration.Duration:
        return duration.UntilEndOfCombat()


class ThisCombat(Duration):
    """this combat"""

    en = "this combat"
    es = "este combate"

    def lower(self, at: Lowering) -> duration.Duration:
        return duration.UntilEndOfCombat()


def _each_of_several(effect: effects.Effect) -> bool:
    """Tell whether a static ability says something about each of the objects that fit a description."""
    parts = effect.parts if isinstance(effect, effects.ContinuousRule) else ()
    return bool(parts) and all(isinstance(getattr(one, "what", None), objects.Filter) for one in parts)


def _about_each(condition: conditions.Condition) -> tuple[objects.Test, ...] | None:
    """Return what a condition says of "it", as a description of those it is true of: "as long as it's a creature"."""
    if isinstance(condition, conditions.Fits) and condition.what == objects.Iterated():
        return condition.filter.tests
    if isinstance(condition, conditions.NotTrue):
        inner = _about_each(condition.condition)
        if inner:
            return (objects.Not(inner[0] if len(inner) == 1 else objects.AllOf(inner)),)
    return None


class AsLongAs(Duration):
    """as long as …"""

    condition: Condition
    en = "as long as {condition}"
    es = "mientras {condition@sub}"
    es_old = "mientras {condition@ind}"

    def around(self, construct: Construct, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        effect = at.effect(construct)
        each = _each_of_several(effect)
        if each:
            at.binder.mention(objects.Iterated(), False, 0)
        condition = at.condition(self.condition)
        if not any(isinstance(node, objects.Iterated) for node in walk(condition)):
            return effects.If(condition, effect)
        tests = _about_each(condition)
        if tests is None or not each:
            return at.refuse(self, "such a condition about each of them")
        assert isinstance(effect, effects.ContinuousRule)
        parts: Any = effect.parts
        return replace(effect, parts=tuple(replace(one, what=narrowed(one.what, *tests)) for one in parts))

    def before(self, construct: Construct, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        condition = at.condition(self.condition)
        return effects.If(condition, at.effect(construct))


class ForAsLongAs(Duration):
    """for as long as …"""

    condition: Condition
    rule = "611.2b"
    en = "for as long as {condition}"
    es = "mientras {condition@sub}"
    es_old = "mientras {condition@ind}"

    def lower(self, at: Lowering) -> duration.Duration:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return duration.ForAsLongAs(at.condition(self.condition))

    def around(self, construct: Construct, at: Lowering) -> effects.Effect:
        unknown: duration.Duration = duration.ForAsLongAs(conditions.Happened(0))
        try:
            lasting = self.lower(at)
        except Unbound:  # it speaks of what stands before it: "of target creature for as long as it's enchanted"
            lasting = unknown
        found = at.lasting(lasting).effect(construct)
        if lasting == unknown:
            known = substituted(found, unknown, self.lower(at))
            if known == found:
                return at.refuse(self, "of what happens at once")
            found = known
        return found if _lasts(found) else at.refuse(self, "of what happens at once")


class UntilLeaves(Duration):
    """until ~ leaves the battlefield"""

    what: NounPhrase
    rule = "610.3"
    en = "until {what@1} <leave@1> the battlefield"
    es = "hasta que {what@1} <dejar@1+sub> el campo de batalla"

    def lower(self, at: Lowering) -> duration.Duration:
        found = at.objects(self.what)
        if found != objects.This() and not (found == objects.EventObject() and at.shared.moves_itself):
            return at.refuse(self, "something else than the source")
        return duration.UntilThisLeaves()


class UntilCastFromExile(Duration):
    """until this card is cast from exile (400.7)"""

    rule = "400.7"
    en = "until this card is cast from exile"
    es = "hasta que esta carta sea lanzada desde el exilio"

    def lower(self, at: Lowering) -> duration.Duration:
        return at.refuse(self, "of a static ability") if at.is_static else duration.UntilCastFromExile()


class AsLongAsExiled(Duration):
    """for as long as it remains exiled (what leaves exile is another object, 400.7)"""

    def lower(self, at: Lowering) -> duration.Duration:
        return duration.Forever()


class AsLongAsItIsExiled(AsLongAsExiled):
    """for as long as it remains exiled"""

    rule = "611.2b"
    en = ("for as long as it remains exiled", "for as long as that card remains exiled")
    es = "mientras permanezca exiliada"


class AsLongAsTheyAreExiled(AsLongAsExiled):
    """for as long as they remain exiled"""

    rule = "611.2b"
    en = "for as long as they remain exiled"
    es = "mientras permanezcan exiliadas"
