"""614.1c: how permanents enter: with a number of counters, tapped and with a choice; what else decides about it."""

from __future__ import annotations

from apnap.abilities import ability, change, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.nouns import Subtype
from apnap.oracle.phrase.numbers import CounterKind, NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.events import ObjectEvent


class EnterWithNumber(Entering):
    """with a number of +1/+1 counters on it equal to a quantity"""

    counter: CounterKind
    measured: Measured
    rule = "122.6"
    en = (
        "with a number of {counter} counters on (it|them|him|her) equal to {measured}",
        "with a number of additional {counter} counters on (it|them|him|her) equal to {measured}",
    )
    es = (
        "con una cantidad de contadores {counter} sobre <él@> igual a {measured}",
        "con una cantidad adicional de contadores {counter} sobre <él@> igual a {measured}",
    )

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(counters=((self.counter.kind(), self.measured.lower(at)),))


class EnterWithNumberAndAs(Entering):
    """with a number of additional +1/+1 counters on it equal to a quantity and as a Mutant in addition to its types"""

    counter: CounterKind
    measured: Measured
    kind: Subtype
    rule = "122.6"
    en = (
        "with a number of additional {counter} counters on it equal to {measured} and as a {kind} in addition to its "
        "other types"
    )
    es = (
        "con una cantidad adicional de contadores {counter} sobre <él@> igual a {measured} y como {kind} además de sus "
        "otros tipos"
    )

    def lower(self, at: Lowering) -> effects.Entering:
        counters = ((self.counter.kind(), self.measured.lower(at)),)
        return effects.Entering(counters=counters, changes=(change.AddTypes(subtypes=(self.kind.lemma,)),))


class EntersThenAs(Line):
    """ "This land enters tapped. As it enters, choose a color." (614.1c)"""

    what: NounPhrase
    entering: Entering
    clause: Clause
    rule = "614.1c"
    en = "{what@1} <enter@1> {entering} . as it enters , {clause} ."
    es = "{what@1} <entrar@1+ind> {entering@1} . en cuanto entre , {clause} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        found = at.effect(self.clause)
        if not self.what.is_self() or not isinstance(found, effects.ChooseWord):
            return at.refuse(self, "something else than the choice of a word")
        part = static.EntersModified(objects.This(), self.entering.lower(at), effect=found)
        return (ability.Static((part,)),)


class WouldEnterSacrifice(Line):
    """ "If this land would enter, sacrifice a Forest instead. If you do, …": else it goes to the graveyard (614.1a)."""

    paid: Noun
    rule = "614.1a"
    en = (
        "if this land would enter , sacrifice {paid:Determined} instead . if you do , put this land onto the "
        "battlefield . if you don't , put it into its owner 's graveyard ."
    )
    es = (
        "si esta tierra fuera a entrar , en vez de eso , sacrifica {paid:Determined} . si lo haces , pon esta tierra "
        "en el campo de batalla . si no lo haces , va a el cementerio de su propietario ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        """Return how it enters: what can't be paid in full is not paid at all (118.12)."""
        choice = self.paid.choice(at)
        if choice is None or choice[1] != choice[2]:
            return at.refuse(self.paid, "how many?")
        found, n, _ = choice
        yours = narrowed(found, objects.ControlledBy(objects.You()))
        enough = conditions.Compare(quantity.CountOf(yours), quantity.Comparison(quantity.AT_LEAST, n))
        slot = at.slot()
        paid = effects.If(enough, effects.Sacrifice(objects.You(), found, n, slot=slot))
        done = conditions.Happened(slot)
        part = static.EntersModified(objects.This(), condition=done, effect=paid, otherwise_to=values.GRAVEYARD)
        return (ability.Static((part,)),)


class HasOpponents(Condition):
    """you have two or more opponents"""

    count: NumberWord
    rule = "102.3"
    en = "you have {count} or more opponents"
    es = "<tener@0+2+s> {count} o más oponentes"

    def lower(self, at: Lowering) -> conditions.Condition:
        least = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        return conditions.Compare(quantity.CountPlayers(objects.EachOpponent()), least)


class RemainsOnBattlefield(Condition):
    """this creature remains on the battlefield"""

    what: NounPhrase
    rule = "611.2b"
    en = "{what@1} <remain@1> on the battlefield"
    es = "{what@} <permanecer@> en el campo de batalla"

    def lower(self, at: Lowering) -> conditions.Condition:
        if self.what.is_self():
            return conditions.Exists(objects.Filter((objects.IsSource(),)))
        return conditions.Exists(objects.Filter((objects.IsOneOf(at.objects(self.what)),)))


class EntersUntapped(ObjectVerb):
    """enter untapped (614.1d)"""

    rule = "614.1d"
    en = "<enter> untapped"
    es = "<entrar> <enderezado@>"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.rule(static.EntersModified(at.subject, effects.Entering(untapped=True)))


class EntersUntappedEvent(ObjectEvent):
    """enters untapped (603.6a)"""

    rule = "603.6a"
    en = "<enter> untapped"
    es = "<entrar> <enderezado@>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        untapped = narrowed(what, objects.Is(objects.UNTAPPED))
        return occurrence.ZoneChanges(untapped, to_zones=(values.BATTLEFIELD,))


class EntersUnderOpponent(ObjectVerb):
    """enter under the control of an opponent of your choice (614.1c)"""

    rule = "614.1c"
    en = "<enter> under the control of a opponent of your choice"
    es = "<entrar> bajo el control de un oponente de tu elección"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or at.subject != objects.This():
            return at.refuse(self, "of something else than the source")
        slot = at.slot()
        asked = effects.ChoosePlayers(objects.You(), objects.EachOpponent(), slot)
        entering = effects.Entering(controller=objects.PlayersInSlot(slot))
        return at.rule(static.EntersModified(at.subject, entering, effect=asked))
