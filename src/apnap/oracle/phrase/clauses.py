"""Clauses, by scope: what stands in front takes everything to its right; what stands behind belongs to the nearest.

Levels, loosest first: :class:`Clause` > :class:`ClauseGroup` > :class:`SuffixedClause` > :class:`SimpleClause`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import ClassVar

from apnap.abilities import ability, objects, occurrence, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.abilities.walk import substituted, walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.roots import AnyClause, Condition, Noun, OtherPlayer, Player
from apnap.oracle.phrase.tolls import can_be_bought_off, toll
from apnap.oracle.phrase.verb_phrases import ObjectDeeds, PlayerDeeds, PlayerDeedsThen
from apnap.oracle.several import are_several, done_by_each, done_by_each_object, done_by_targets


class Clause(AnyClause):
    """A clause with everything before and after it."""

    ends_in_list: ClassVar[bool] = False
    """Whether what is said of an object behind "and" belongs to it: "except it's a Spirit and it has flying"."""
    is_about_sentence_before: ClassVar[bool] = False
    """Whether it changes an instruction of an earlier sentence: "the damage can't be prevented"."""

    def lower(self, at: Lowering) -> effects.Effect:
        return at.refuse(self)

    def is_about_spell(self) -> bool:
        """Return whether it says something of the spell itself that is true while it is a spell (113.6)."""
        return False

    def amends(self, before: ability.Static) -> ability.Static | None:
        """Return the static ability of the sentence before as this one changes it ("It's still a land"), if it does."""
        return None

    def what_happens_instead(self) -> Clause | None:
        """Return what happens instead, of a clause with "instead"; None: it is not instead of anything."""
        return None

    def with_before(self, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        """Return the static abilities that the sentence before and this one are together ("The same is true for first
        strike"), or None."""
        return None

    def takes_rest(self) -> bool:
        """Return whether the sentences behind it on a line say what else happens (615.5)."""
        return False

    def lower_with(self, at: Lowering, rest: Iterable[Construct]) -> effects.Effect:
        """Return the meaning together with these sentences."""
        return at.refuse(self)


class ClauseGroup(Clause):
    """Clauses joined by "and"."""


class SuffixedClause(ClauseGroup):
    """A clause with what stands behind it."""

    def what_happens_instead(self) -> SuffixedClause | None:
        return None


class SimpleClause(SuffixedClause):
    """One subject and its verbs."""


class SubjectClause(SimpleClause):
    """A clause that says its subject."""


class Imperative(SimpleClause):
    """ "Draw two cards": the subject is you."""

    deeds: PlayerDeeds
    en = "{deeds@p}"
    es = "{deeds@imp} =2"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.effect(self.deeds)


def _are_several_targets(at: Lowering, players: objects.TargetPlayers) -> bool:
    own = at.shared.targets  # a reflexive ability speaks of the targets of the one around it
    return players.index < len(own) and own[players.index].maximum != Number(1)


def by_players(at: Lowering, who: Player, deeds: PlayerDeeds) -> effects.Effect:
    """Return what players do, several of them together or each in turn."""
    players = who.lower(at)
    if isinstance(players, objects.AnyOpponent) and not at.is_static:  # you choose which one (608.2d)
        done = at.shared.done
        slot = at.slot()
        at.shared.done = done
        at.shared.prelude.append(effects.ChoosePlayers(objects.You(), objects.EachOpponent(), slot))
        players = objects.PlayersInSlot(slot)
        at.binder.mention_players(players, False)
    found = at.with_player(players).effect(deeds)
    if isinstance(players, objects.TargetPlayers) and _are_several_targets(at, players):
        return done_by_targets(found, players)
    if not are_several(players) or at.is_static:
        return found
    at.shared.left = substituted(at.shared.left, objects.IteratedPlayer(), players)
    whole = done_by_each(found, players, at.slot_for_later)
    if any(isinstance(node, effects.RevealUntil) for node in walk(whole)):  # what each of them has found is forgotten
        at.binder.forget_slots_in(whole)
    if isinstance(whole, effects.Discard | effects.Sacrifice):
        at.shared.who_did = whole.slot, players
    return whole


class PlayerClause(SubjectClause):
    """ "Each player draws a card"."""

    who: Player
    deeds: PlayerDeeds
    en = "{who@1} {deeds@1}"
    es = (
        "{who:OtherPlayer@1} {deeds@1+ind} =to",
        "{who=You} {deeds@0+2+s+ind} =bare",
        "{who=You} tú {deeds@0+2+s+ind} =full",
        "{who=You} {deeds=NoMaximumHandSize} tu mano no tiene tamaño máximo",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return by_players(at, self.who, self.deeds)


class EachPlayerClause(SubjectClause):
    """ "You and target opponent each draw a card"."""

    who: Player
    deeds: PlayerDeeds
    en = "{who} each {deeds@p}"
    es = "{who} {deeds@p+ind} cada uno"

    def lower(self, at: Lowering) -> effects.Effect:
        return by_players(at, self.who, self.deeds)


class MayClause(SubjectClause):
    """ "You may draw a card"."""

    who: Player
    deeds: PlayerDeeds
    en = "{who@1} may {deeds@p}"
    es = ("{who:OtherPlayer@1} <poder@1+ind> {deeds@inf}", "{who=You} puedes {deeds@inf}")

    def lower(self, at: Lowering) -> effects.Effect:
        who = self.who.lower(at)
        if isinstance(who, objects.AnyOpponent) and not at.is_static:
            return at.refuse(self.who, "which of them may first?")
        return at.may(who, self.deeds)

    def is_about_spell(self) -> bool:
        return self.deeds.is_about_spell()


class ObjectClause(SubjectClause):
    """ "Target creature gets +2/+2 until end of turn"."""

    what: Noun
    deeds: ObjectDeeds
    en = "{what@1} {deeds@1}"
    es = (
        "{what@1} {deeds@1+ind} =3",
        "{what=It@1} {deeds@1+s+ind+3} =bare+plain+3",
        "{what=They@1} {deeds@1+p+ind+3} =bare+plain+3",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        each = None if at.is_static else self.what.one_by_one(at)
        if each is None:
            return at.with_object(self.what).effect(self.deeds)
        at.binder.mention(objects.Iterated(), False, 0)
        found = at.with_iterated().beside_subject().effect(self.deeds)
        at.binder.forget_object(objects.Iterated())
        done = done_by_each_object(found, each)
        return at.refuse(self, "damage that is not dealt at the same time") if done is None else done

    def is_about_spell(self) -> bool:
        return self.what.is_self() and self.deeds.are_of_spells()


class EachObjectClause(SubjectClause):
    """ "Up to two target creatures each get +1/+1"."""

    what: Noun
    deeds: ObjectDeeds
    en = "{what} each {deeds@p}"
    es = (
        "{what@1+m} {deeds@p+ind} cada uno",
        "{what@1+f} {deeds@p+ind} cada una",
        "{what=They@1} {deeds@p+ind+3} <cada uno@1>",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_object(self.what).effect(self.deeds)


class MayHaveObject(SubjectClause):
    """ "You may have ~ deal 2 damage to any target"."""

    who: Player
    what: Noun
    deeds: ObjectDeeds
    en = "{who@1} may have {what} {deeds@p}"
    es = (
        "{who=You} puedes hacer que {what@1} {deeds@1+sub}",
        "{who=You} puedes hacer que {what=It@1} {deeds@1+s+sub}",
        "{who:OtherPlayer@1} <poder@1+ind> hacer que {what@4} {deeds@4+sub}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static and isinstance(self.who.lower(at), objects.You):
            return at.may_enter_as(at.with_object(self.what).effect(self.deeds))
        return at.may_have(self.who.lower(at), at.with_object(self.what), self.deeds)


class MayHavePlayer(SubjectClause):
    """ "You may have target player mill two cards"."""

    who: Player
    whom: OtherPlayer
    deeds: PlayerDeeds
    en = "{who@1} may have {whom} {deeds@p}"
    es = "{who=You} puedes hacer que {whom@1} {deeds@1+sub}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.may_have(self.who.lower(at), at.with_player(self.whom.lower(at)), self.deeds)


# ------------------------------------------------------------------------------------------------ behind the clause


def of_the_last(
    suffix: SuffixedClause, clause: SimpleClause, at: Lowering, last: Callable[[Lowering, SimpleClause], effects.Effect]
) -> effects.Effect:
    """Return what a clause does whose suffix is said of the last thing: "discard a card, then draw a card if …"."""
    deeds = getattr(clause, "deeds", None)
    if not isinstance(deeds, PlayerDeedsThen):
        return last(at, clause)
    if not isinstance(clause, Imperative | PlayerClause) or _are_several_players(clause, at):
        return at.refuse(suffix, "of which of these things is that said?")
    first = PlayerDeedsThen(deeds.deeds[:-1]) if len(deeds.deeds) > 2 else deeds.deeds[0]
    return effects.Sequence((at.effect(replace(clause, deeds=first)), last(at, replace(clause, deeds=deeds.deeds[-1]))))


def _are_several_players(clause: Imperative | PlayerClause, at: Lowering) -> bool:
    return isinstance(clause, PlayerClause) and are_several(clause.who.lower(at))


class IfSuffix(SuffixedClause):
    """ "… if you control an artifact"."""

    clause: SimpleClause
    condition: Condition
    en = "{clause} if {condition}"
    es = "{clause} si {condition@ind}"

    def lower(self, at: Lowering) -> effects.Effect:
        return of_the_last(self, self.clause, at, self._last)

    def _last(self, at: Lowering, clause: SimpleClause) -> effects.Effect:
        first = len(at.shared.targets)
        effect = at.effect(clause)
        condition = at.condition_of(effect, self.condition)
        at.targets_only_if(condition, set(range(first, len(at.shared.targets))))
        return effects.If(condition, effect)

    def is_about_spell(self) -> bool:
        return self.clause.is_about_spell()


class UnlessSuffix(SuffixedClause):
    """ "… unless you control an artifact"."""

    clause: SimpleClause
    condition: Condition
    en = "{clause} unless {condition}"
    es = "{clause} a menos que {condition@sub}"

    def lower(self, at: Lowering) -> effects.Effect:
        return of_the_last(self, self.clause, at, self._last)

    def _last(self, at: Lowering, clause: SimpleClause) -> effects.Effect:
        effect = at.effect(clause)
        return effects.If(conditions.NotTrue(at.condition_of(effect, self.condition)), effect)


class UnlessPlayer(SuffixedClause):
    """ "… unless its controller pays {3}"."""

    clause: SimpleClause
    who: Player
    deeds: PlayerDeeds
    en = "{clause} unless {who@1} {deeds@1+either}"
    es = ("{clause} a menos que {who:OtherPlayer@1} {deeds@1+sub}", "{who=You} {clause} a menos que {deeds@2+s+sub}")

    def lower(self, at: Lowering) -> effects.Effect:
        return of_the_last(self, self.clause, at, self._last)

    def _last(self, at: Lowering, clause: SimpleClause) -> effects.Effect:
        effect = at.effect(clause)
        if can_be_bought_off(effect):
            return toll(at, effect, self.who, self.deeds)
        return at.unless(effect, self.who, self.deeds)


class WhereX(SuffixedClause):
    """ "…, where X is the number of …"."""

    clause: SimpleClause
    measured: Measured
    rule = "107.3"
    en = "{clause} , where X is {measured}"
    es = "{clause} , donde X es {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_x(self.measured).effect(self.clause)

    def is_about_spell(self) -> bool:
        return self.clause.is_about_spell()


class InsteadSuffix(SuffixedClause):
    """ "… instead"."""

    clause: SimpleClause
    en = ("{clause} instead", "instead {clause}")
    es = "en vez de eso , {clause}"
    es_old = "{clause} en vez de eso"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.refuse(self, "instead of what?")

    def what_happens_instead(self) -> SuffixedClause | None:
        return self.clause

    def is_exile_of_it(self) -> bool:
        """Return whether it is "exile it instead"."""
        return isinstance(self.clause, Imperative) and self.clause.deeds.is_exile_of_it()


class LateInstead(SuffixedClause):
    """A clause with what is said behind it, and then "instead" (614.15)."""

    def inner(self) -> SuffixedClause:
        """Return what happens instead."""
        raise NotImplementedError

    def lower(self, at: Lowering) -> effects.Effect:
        return at.refuse(self, "instead of what?")


class InsteadIfSuffix(SuffixedClause):
    """ "… instead if you control an artifact" (614.15)."""

    clause: SimpleClause
    condition: Condition
    rule = "614.15"
    en = "{clause} instead if {condition}"
    es = "en vez de eso , {clause} si {condition@ind}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.instead(at.before_it().condition(self.condition), self.clause)


class IfInsteadIfSuffix(SuffixedClause):
    """ "… if it has mana value 4 or less instead if you control an artifact" (614.15)."""

    clause: IfSuffix
    condition: Condition
    rule = "614.15"
    en = "{clause} instead if {condition}"
    es = "en vez de eso , {clause} , si {condition@ind}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.instead(at.before_it().condition(self.condition), self.clause)


class AtNextSuffix(SuffixedClause):
    """ "… at the beginning of the next end step"."""

    clause: SimpleClause
    time: NextTime
    rule = "603.7"
    en = "{clause} at the beginning of {time}"
    es = "{clause} al comienzo de {time}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.delayed(self.time, self.clause)


class EndOfCombatSuffix(SuffixedClause):
    """ "… at end of combat"."""

    clause: SimpleClause
    rule = "603.7"
    en = "{clause} at end of combat"
    es = "{clause} al final del combate"

    def lower(self, at: Lowering) -> effects.Effect:
        event = occurrence.BeginningOf(values.END_COMBAT, objects.EachPlayer())
        body = ability.Body((), at.effect(self.clause))
        return effects.DelayedTrigger(ability.Triggered(event, body))


class NextTime(Construct):
    """A coming step, for a delayed trigger."""

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        """Return the beginning of that step."""
        return at.refuse(self)


class NextEndStep(NextTime):
    """the next end step"""

    en = ("the next end step", "next end step")
    es = "el próximo paso final"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BeginningOf(values.END, objects.EachPlayer())


class NextUpkeep(NextTime):
    """the next upkeep"""

    en = ("the next upkeep", "the next turn 's upkeep")
    es = "el próximo mantenimiento"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BeginningOf(values.UPKEEP, objects.EachPlayer())


class YourNextUpkeep(NextTime):
    """your next upkeep"""

    en = "your next upkeep"
    es = "tu próximo mantenimiento"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BeginningOf(values.UPKEEP, objects.You())


class YourNextEndStep(NextTime):
    """your next end step"""

    en = "your next end step"
    es = "tu próximo paso final"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BeginningOf(values.END, objects.You())


class NextCleanup(NextTime):
    """the next cleanup step"""

    en = "the next cleanup step"
    es = "el próximo paso de limpieza"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BeginningOf(values.CLEANUP, objects.EachPlayer())


class YourNextMain(NextTime):
    """your next main phase"""

    rule = "505.1"
    en = "your next main phase"
    es = "tu próxima fase principal"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        mains = (values.PRECOMBAT_MAIN, values.POSTCOMBAT_MAIN)
        return occurrence.AnyOccurrence(tuple(occurrence.BeginningOf(step, objects.You()) for step in mains))


# ------------------------------------------------------------------------------------------------ joined


# ------------------------------------------------------------------------------------------------ before the clause
