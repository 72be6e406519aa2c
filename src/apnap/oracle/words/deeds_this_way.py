"""603.12, 608.2c, 615.5: what was done this way as the reason for something else, and spells that were cast so."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, static, values
from apnap.oracle.consequences import SOME
from apnap.oracle.construct import Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.determiners import A
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.modifiers import Quality
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.players import OnePlayer
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.phrase.verb_phrases import PlayerDeed, PlayerDeeds
from apnap.oracle.reflexive import reflexive
from apnap.oracle.words.done_this_way import when_done
from apnap.oracle.words.going_elsewhere import of_spell_cast
from apnap.oracle.words.harm import WouldHarm
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.prevention import PreventedPart, how_much, prevention
from apnap.oracle.words.this_way import so_many, the_one_card


class DeedNow(Word):
    """What you do to cards, behind "if": reveal, discard, exile."""

    en_words = {
        "revealed": (("reveal", ANY),),
        "discarded": (("discard", ANY),),
        "exiled": (("exile", ANY),),
        "milled": (("mill", ANY),),
        "sacrificed": (("sacrifice", ANY),),
    }
    es_words = {
        "revealed": (("muestras", ANY),),
        "discarded": (("descartas", ANY),),
        "exiled": (("exilias", ANY),),
        "milled": (("mueles", ANY),),
        "sacrificed": (("sacrificas", ANY),),
    }


class YouDoThisWay(Condition):
    """you reveal a creature card this way (608.2c)"""

    deed: DeedNow
    what: Noun
    rule = "608.2c"
    en = "you {deed} {what:Determined} this way"
    es = "{deed} {what:Determined} de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        done = at.done_to(self, self.deed.lemma)
        found = so_many(at, self.what, done)
        if self.deed.lemma == "discarded":
            the_one_card(at, self.what, done)
        return found


class WhenDoneThisWay(Prefix):
    """When a creature card is exiled this way, (603.12)"""

    what: Noun
    deed: Quality
    rule = "603.12"
    en = "when {what:Determined@1+s} is {deed} this way"
    es = "cuando {what:Determined@1+s} sea {deed@1+s} de esta manera"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return when_done(at, self, clause, self.what, self.deed.lemma)


class IfPreventedFrom(Prefix):
    """If damage from a black source is prevented this way, (615.5)"""

    source: Noun
    of_prevented = True
    rule = "615.5"
    en = "if damage from {source:Determined} is prevented this way"
    es = "si se previene daño de {source:Determined} de esta manera"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        how_much(at, self)
        kind = objects.Filter(at.filter(self.source).tests, ())
        asked = conditions.AllTrue((SOME, conditions.Fits(objects.EventObject(), kind)))
        return effects.If(asked, at.effect(clause))


class SpellOfKindWouldGraveyard(Clause):
    """ "If an instant or sorcery spell cast this way would be put into your graveyard, exile it instead" (614.6)."""

    what: Noun
    clause: Clause
    rule = "614.6"
    en = "if {what:Determined} cast this way would be put into your graveyard , {clause}"
    es = "si {what:Determined@1} <lanzado@1> de esta manera fuera a ir a tu cementerio , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        kinds = spell_filter(at, self.what).tests
        if kinds == (objects.Is(objects.IS_SPELL),):
            return at.refuse(self.what, "a spell of no kind")
        return of_spell_cast(self, at, self.clause, (objects.OwnedBy(objects.You()), *kinds))


class EachOpponentWhoDidntDoSo(OnePlayer):
    """each opponent who didn't sacrifice a permanent or discard a card this way (608.2c)"""

    deeds: PlayerDeeds
    rule = "608.2c"
    en = "each opponent who didn't {deeds} this way =s+3"
    es = "cada oponente que no haya podido o querido {deeds@inf} de esta manera =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        if at.shared.who_did is None:
            return at.unbound(self, "who did what?")
        slot, _ = at.shared.who_did
        meant = [type(one) for one in _ways(at.fresh().with_player(objects.IteratedPlayer()).effect(self.deeds))]
        asked = [
            one for said in at.shared.sentences for one in said if isinstance(one, effects.May) and one.slot == slot
        ]
        if len(asked) != 1 or [type(one) for one in _ways(asked[0].effect)] != meant:
            return at.refuse(self, "something else than what they might do")
        return objects.AllBut(objects.EachOpponent(), objects.PlayersInSlot(slot))


def _ways(effect: effects.Effect) -> tuple[effects.Effect, ...]:
    """Return what a player may choose from, or the one thing to do."""
    return effect.options if isinstance(effect, effects.ChooseMode) else (effect,)


class WhenCountersRemoved(Prefix):
    """When one or more counters are removed from this creature this way, (603.12)"""

    what: Noun
    rule = "603.12"
    en = "when one or more counters are removed from {what} this way"
    es = "cuando uno o más contadores se remuevan de {what} de esta manera"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        removed = at.shared.limits.get("removed")
        if not isinstance(removed, quantity.AmountInSlot) or at.objects(self.what) != objects.This():
            return at.unbound(self, "none were removed before")
        some = conditions.Compare(removed, quantity.Comparison(quantity.AT_LEAST, quantity.Number(1)))
        return reflexive(at, clause, some, amount=removed.slot)


class HarmPreventedThen(Clause):
    """ "If damage would be dealt to this creature, prevent that damage, remove …, then …" (615.5)."""

    harm: WouldHarm
    part: PreventedPart
    first: PlayerDeed
    second: PlayerDeed
    rule = "615.5"
    en = "if {harm} , prevent {part} , {first@p} , then {second@p}"
    es = "si {harm} , prevén {part} , {first@imp} , luego {second@imp}"

    def lower(self, at: Lowering) -> effects.Effect:
        return prevention(at, self.harm, self.part, (self.first, self.second))


class IfEntersThisWay(Clause):
    """ "If a Hero enters this way, it enters with an additional +1/+1 counter on it" (614.12): it is looked at as it
    would exist on the battlefield."""

    what: Noun
    entering: Entering
    rule = "614.12"
    en = "if {what:Determined@1} enters this way , it enters {entering}"
    es = "si {what:Determined@1} entra de esta manera , entra {entering@1}"

    def lower(self, at: Lowering) -> effects.Effect:
        sentence = at.shared.sentences[-1] if at.shared.sentences else []
        last = sentence[-1] if sentence else None
        if not isinstance(last, effects.Move) or last.to != values.BATTLEFIELD:
            return at.refuse(self, "nothing was put onto the battlefield just before")
        if not isinstance(self.what, Determined) or not isinstance(self.what.determiner, A):
            return at.refuse(self.what, "how many of them?")
        kind = at.filter(self.what)
        fits = objects.Filter((objects.IsOneOf(last.what), *kind.tests))
        part = static.EntersModified(fits, self.entering.lower(at))
        sentence.insert(len(sentence) - 1, effects.ContinuousRule((part,), durations.UntilEndOfTurn()))
        return effects.Nothing()
