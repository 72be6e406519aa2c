"""603.2d, 603.6, 704.5j: what changes how abilities trigger, and the "legend rule"."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners import A, Another
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Noun


def _one(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description behind "a" or "another"."""
    if not isinstance(what, Determined) or not isinstance(what.determiner, A | Another):
        return at.refuse(what, "which of them?")
    return at.filter(what)


class Causing(Construct):
    """What an object does that causes abilities to trigger: "entering"."""

    def occurrences(self, what: objects.Filter) -> tuple[occurrence.Occurrence, ...]:
        """Return the events of objects that fit."""
        raise NotImplementedError


class CausedByEntering(Causing):
    """entering (603.6a)"""

    rule = "603.6a"
    en = ("entering", "entering the battlefield")
    es = ("que <entrar@n+ind>", "que <entrar@n+ind> al campo de batalla")

    def occurrences(self, what: objects.Filter) -> tuple[occurrence.Occurrence, ...]:
        return (occurrence.ZoneChanges(what, to_zones=(values.BATTLEFIELD,)),)


class CausedByLeaving(Causing):
    """leaving the battlefield (603.6c)"""

    rule = "603.6c"
    en = "leaving the battlefield"
    es = "que <dejar@n+ind> el campo de batalla"

    def occurrences(self, what: objects.Filter) -> tuple[occurrence.Occurrence, ...]:
        return (occurrence.ZoneChanges(what, (values.BATTLEFIELD,)),)


class CausedByDying(Causing):
    """dying (700.4)"""

    rule = "700.4"
    en = "dying"
    es = "que <morir@n+ind>"

    def occurrences(self, what: objects.Filter) -> tuple[occurrence.Occurrence, ...]:
        return (occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD,)),)


class CausedByAttacking(Causing):
    """attacking (508.1m)"""

    rule = "508.1m"
    en = "attacking"
    es = "que <atacar@n+ind>"

    def occurrences(self, what: objects.Filter) -> tuple[occurrence.Occurrence, ...]:
        return (occurrence.Attacks(what),)


class CausesExtraTrigger(Clause):
    """ "If a creature dying causes a triggered ability of a permanent you control to trigger, …" (603.2d)"""

    cause: Noun
    deeds: tuple[Causing, ...]
    of: Noun
    rule = "603.2d"
    en = (
        "if {cause@s} {deeds:Causing!} causes a triggered ability of {of} to trigger , "
        "that ability triggers a additional time",
        "if {cause@s} {deeds:Causing&or} causes a triggered ability of {of} to trigger , "
        "that ability triggers a additional time",
    )
    es = (
        "si {cause@1+s} {deeds:Causing!@1} hace que se dispare una habilidad disparada de {of} , "
        "esa habilidad se dispara una vez adicional",
        "si {cause@1+s} {deeds:Causing&or@1} hace que se dispare una habilidad disparada de {of} , "
        "esa habilidad se dispara una vez adicional",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        what = self.cause.filter(at)
        found = tuple(one for deed in self.deeds for one in deed.occurrences(what))
        because = found[0] if len(found) == 1 else occurrence.AnyOccurrence(found)
        return at.rule(static.TriggerExtra(_one(at, self.of), because))


class ExtraTrigger(Clause):
    """ "If a triggered ability of an Elf you control triggers, it triggers an additional time" (603.2d)"""

    of: Noun
    rule = "603.2d"
    en = (
        "if a triggered ability of {of} triggers , that ability triggers a additional time",
        "if a triggered ability of {of} triggers , it triggers a additional time",
    )
    es = (
        "si se dispara una habilidad disparada de {of} , esa habilidad se dispara una vez adicional",
        "si se dispara una habilidad disparada de {of} , se dispara una vez adicional",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.TriggerExtra(_one(at, self.of)))


class EnteringCausesNothing(Clause):
    """ "Creatures entering don't cause abilities to trigger" (603.6a)"""

    what: Noun
    rule = "603.6a"
    en = (
        "{what:Plural} entering don't cause abilities to trigger",
        "{what:Plural} entering the battlefield don't cause abilities to trigger",
    )
    es = (
        "{what:Plural} que entran no hacen que se disparen habilidades",
        "{what:Plural} que entran al campo de batalla no hacen que se disparen habilidades",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.EachPlayer()).player_rule(
            static.ENTERING_DOESNT_TRIGGER, what=at.filter(self.what)
        )


class LegendRuleOff(Clause):
    """ "The "legend rule" doesn't apply" (704.5j)"""

    rule = "704.5j"
    en = "the “ legend rule . ” doesn't apply"
    es = "la “ regla de leyendas . ” no se aplica"
    es_old = "la “ regla de las leyendas . ” no se aplica"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.EachPlayer()).player_rule(static.LEGEND_RULE_OFF)


class LegendRuleOffFor(Clause):
    """ "The "legend rule" doesn't apply to permanents you control" (704.5j)"""

    what: Noun
    rule = "704.5j"
    en = "the “ legend rule . ” doesn't apply to {what:Plural}"
    es = "la “ regla de leyendas . ” no se aplica a {what:Plural}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.EachPlayer()).player_rule(static.LEGEND_RULE_OFF, what=at.filter(self.what))
