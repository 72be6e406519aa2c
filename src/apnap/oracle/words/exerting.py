"""701.43: exerting permanents: as they attack, as a cost, and what triggers then."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, cost, objects, occurrence, static
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import PlainLine
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.phrase.sentences import Paragraph
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.pruning import pruned
from apnap.oracle.words.events import PlayerEvent, one_of_them

EXERT = "exert"


def exerted(what: objects.Objects) -> effects.Effect:
    """Return the exertion of an object: it does not untap during the next untap step of who exerts it (701.43a)."""
    part = static.Restriction(static.CANT_UNTAP_IN_UNTAP_STEP, objects.Iterated(), whom=objects.You())
    stays = effects.ForEachObject(what, effects.ContinuousRule((part,), durations.NextUntapStep()))
    return effects.Sequence((stays, effects.TellAction(EXERT, what)))


class Exert(PlayerVerb):
    """Exert a permanent (701.43)."""

    what: Noun
    rule = "701.43a"
    en = "<exert> {what}"
    es = "<espolear> a {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return exerted(at.objects(self.what))

    def as_cost(self, at: Lowering) -> cost.Cost:
        if not self.what.is_self():
            return at.refuse(self.what, "as a cost")
        return cost.Cost(None, (cost.EffectCost(exerted(objects.This())),))


class ExertsAsItAttacks(PlainLine):
    """ "You may exert this creature as it attacks." (701.43d)"""

    what: NounPhrase
    rule = "701.43d"
    en = (
        "you may exert {what@s} as it attacks .",
        "you may exert {what@s} as he attacks .",
        "you may exert {what@s} as she attacks .",
    )
    es = "puedes espolear a {what@s} en cuanto ataque ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (may_be_exerted(at, self.what),)


class ExertsWithTrigger(PlainLine):
    """ "You may exert this creature as it attacks. When you do, draw a card." (701.43d, 607.2h)"""

    what: NounPhrase
    effects: Paragraph
    rule = "701.43d"
    en = (
        "you may exert {what@s} as it attacks . when you do , {effects}",
        "you may exert {what@s} as he attacks . when you do , {effects}",
        "you may exert {what@s} as she attacks . when you do , {effects}",
    )
    es = "puedes espolear a {what@s} en cuanto ataque . cuando lo hagas , {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        first = may_be_exerted(at, self.what)
        at.begin_event(objects.This(), False, objects.Filter((objects.IsSource(),)))
        at.shared.limits["has_event"] = False
        itself = objects.Filter((objects.IsSource(),))
        watched = occurrence.KeywordAction(EXERT, what=itself, other=itself)
        return first, pruned(ability.Triggered(watched, self.effects.body(at)))


def may_be_exerted(at: Lowering, what: NounPhrase) -> ability.Static:
    """Return that the object may be exerted as it attacks."""
    if not what.is_self():
        return at.refuse(what, "something else than the object itself")
    return ability.Static((static.Restriction(static.MAY_BE_EXERTED, objects.This()),))


class ExertsOnceWithTrigger(PlainLine):
    """ "If this creature hasn't been exerted this turn, you may exert it as it attacks. When you do, …" (701.43d)"""

    what: NounPhrase
    effects: Paragraph
    rule = "701.43d"
    en = "if {what@s} hasn't been exerted this turn , you may exert it as it attacks . when you do , {effects}"
    es = "si no se espoleó a {what@s} este turno , puedes espolear la en cuanto ataque . cuando lo hagas , {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        itself = objects.Filter((objects.IsSource(),))
        exerted_before = conditions.ThisTurnHappened(occurrence.KeywordAction(EXERT, what=itself))
        first, *triggered = ExertsWithTrigger(self.what, self.effects).abilities(at)
        assert isinstance(first, ability.Static)
        return replace(first, condition=conditions.NotTrue(exerted_before)), *triggered


class ExertsEvent(PlayerEvent):
    """exert a creature (701.43)"""

    what: Noun
    rule = "701.43"
    en = "<exert> {what}"
    es = "<espolear> a {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction(EXERT, who, one_of_them(at, self.what))
