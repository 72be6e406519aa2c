"""608.2c, 611.2: processes that are repeated so often or as often as you like; what happens in the next turn."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static, values
from apnap.abilities.walk import walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import Possessor
from apnap.oracle.words.turns.in_your_turn import Beginning


def process(at: Lowering, construct: Construct) -> effects.Sequence:
    """Return the instructions so far; nothing behind may speak of what one of several times did."""
    before = tuple(one for said in at.shared.sentences for one in said)
    if at.is_static or not before:
        return at.refuse(construct, "what is repeated?")
    if any(isinstance(node, effects.RepeatWhile) for one in before for node in walk(one)):
        return at.refuse(construct, "a process in a process")
    if any(isinstance(one, effects.If) and isinstance(one.condition, conditions.Happened) for one in before):
        return at.refuse(construct, "is it repeated only if that was done?")
    return effects.Sequence(before)


def forget(at: Lowering) -> None:
    """Forget what was done and found so far."""
    at.shared.done = at.shared.searched = 0
    at.shared.deeds.clear()
    at.shared.amounts.clear()
    at.shared.left = at.shared.zone = at.shared.who_did = None
    at.binder.forget(frozenset(range(1, at.shared.slots + 1)))


class RepeatOnce(Clause):
    """ "Repeat this process once" (608.2c)."""

    rule = "608.2c"
    en = "repeat this process once"
    es = "repite este proceso una vez"

    def lower(self, at: Lowering) -> effects.Effect:
        found = process(at, self)
        forget(at)
        return found


class RepeatMoreTimes(Clause):
    """ "Repeat this process X more times" (608.2c)."""

    count: Cardinal
    rule = "608.2c"
    en = ("repeat this process {count@p} more times", "then repeat this process {count@p} more times")
    es = "repite este proceso {count@p+f} veces más"

    def lower(self, at: Lowering) -> effects.Effect:
        found = effects.Repeat(self.count.lower(at), process(at, self))
        forget(at)
        return found


class RepeatAsYouLike(Clause):
    """ "You may repeat this process any number of times" (608.2c)."""

    rule = "608.2c"
    en = "you may repeat this process any number of times"
    es = "puedes repetir este proceso cualquier cantidad de veces"

    def lower(self, at: Lowering) -> effects.Effect:
        before = process(at, self)
        if at.shared.under is not None:
            return at.refuse(self, "under a condition")
        at.shared.sentences.clear()
        marked = at.slot()
        again = effects.May(objects.You(), effects.SetAside(objects.This(), marked))
        forget(at)
        some = quantity.Comparison(quantity.AT_LEAST, quantity.Number(1))
        wanted = conditions.Compare(quantity.CountObjects(objects.InSlot(marked)), some)
        return effects.RepeatWhile(effects.Sequence((*before.effects, again)), wanted)


class DuringYourNextTurn(Prefix):
    """During your next turn, you may play that card (611.2)"""

    rule = "611.2"
    en = "during your next turn"
    es = "durante tu próximo turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        found = at.lasting(durations.DuringNextTurnOf(objects.You())).effect(clause)
        parts = found.parts if isinstance(found, effects.ContinuousRule) else ()
        if not parts or not all(isinstance(one, static.MayPlay) for one in parts):
            return at.refuse(clause, "something else than a card that may be played")
        return found


def in_next_turn(at: Lowering, clause: Clause, whose: objects.Players) -> effects.Effect:
    """Return what happens at the beginning of the end step of a player's next turn (603.7)."""
    if at.is_static:
        return at.refuse(clause, "in a static ability")
    found = at.delayed(Beginning(occurrence.BeginningOf(values.END, whose)), clause)
    if not isinstance(found, effects.DelayedTrigger):
        return at.refuse(clause, "later")
    return replace(found, duration=durations.DuringNextTurnOf(whose))


class EndStepOfYourNextTurn(Prefix):
    """At the beginning of the end step on your next turn, (603.7)"""

    rule = "603.7"
    en = "at the beginning of the end step on your next turn"
    es = "al comienzo del paso final de tu próximo turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return in_next_turn(at, clause, objects.You())


class EndStepOfNextTurnOf(Prefix):
    """At the beginning of the end step of that player's next turn, (603.7)"""

    whose: Possessor
    rule = "603.7"
    en = "at the beginning of the end step of {whose:OfPlayer} next turn"
    es = "al comienzo del paso final del próximo turno de {whose:OfPlayer}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return in_next_turn(at, clause, self.whose.of_player(at))
