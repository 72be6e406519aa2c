"""603.7: delayed triggered abilities that wait for something to happen this turn."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, values
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.durations import Duration
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.lines import Event, spell_with_x
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.player_events import spell_filter


def delayed(
    at: Lowering,
    found: occurrence.Occurrence,
    clause: Clause,
    once: bool,
    lasting: durations.Duration,
    subject: objects.Objects | None = None,
) -> effects.Effect:
    """Return a delayed triggered ability with its own event, targets and referents.

    ``subject``: what the event is about, which is spoken of as that of the event from then on.
    """
    inner = at.fresh()
    inner.shared.slots = at.shared.slots
    inner.begin_later_event()
    inner.shared.x_of = spell_with_x(found)
    if subject is not None:
        inner.binder.objects = [one for one in inner.binder.objects if one.node != subject]
        inner.shared.moves_itself = isinstance(subject, objects.This)
    base = at.shared.slots
    effect = inner.effect(clause)
    body = ability.Body(tuple(inner.shared.targets), effect)
    at.shared.slots = inner.shared.slots
    later = effects.DelayedTrigger(ability.Triggered(found, body), once, lasting)
    at.shared.limits["later_text"] = later, inner, base
    return later


def whenever(at: Lowering, event: Event, clause: Clause, lasting: durations.Duration) -> effects.Effect:
    """Return a delayed triggered ability that triggers as often as its event happens for a while."""
    inner, found, effect = _later(at, event, clause, keeps=True)
    if inner.shared.targets:  # which take the place of those before, so that nothing can speak of these
        inner, found, effect = _later(at, event, clause, keeps=False)
    each = isinstance(found.occurrence, occurrence.CountersPut) and found.occurrence.each
    if found.first_each_turn or each or found.only_if is not None or found.condition is not None:
        return at.refuse(event, "later")
    base = at.shared.slots
    body = ability.Body(tuple(inner.shared.targets), effect)
    at.shared.slots = inner.shared.slots
    trigger = ability.Triggered(found.occurrence, body, one_or_more=found.one_or_more, together=found.together)
    later = effects.DelayedTrigger(trigger, False, lasting)
    at.shared.limits["later_text"] = later, inner, base
    return later


def _later(
    at: Lowering, event: Event, clause: Clause, keeps: bool
) -> tuple[Lowering, ability.Triggered, effects.Effect]:
    """Return what happens later in its own context; behind an event of no object, "that creature" was named before.

    ``keeps``: whether it was.
    """
    inner = at.fresh()
    inner.shared.slots = at.shared.slots
    inner.binder.forget_event()
    before = list(inner.binder.objects)
    found = event.triggered(inner)
    if isinstance(found.occurrence, occurrence.GainsLife | occurrence.LosesLife):
        inner.binder.objects.clear()
    if keeps and not inner.binder.objects:
        inner.binder.objects = before
        inner.binder.sentence = at.binder.sentence + 1
    return inner, found, inner.effect(clause)


class WhenNextCast(Prefix):
    """When you next cast an instant or sorcery spell this turn, (603.7)"""

    what: Noun
    rule = "603.7"
    en = "when you next cast {what} this turn"
    es = "cuando lances tu próximo {what} este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        found = occurrence.Casts(objects.You(), spell_filter(at, self.what))
        return delayed(at, found, clause, True, durations.UntilEndOfTurn())


class WhenDiesThisTurn(Prefix):
    """When that creature dies this turn, (603.7)"""

    what: Noun
    rule = "603.7"
    en = "when {what} dies this turn"
    es = "cuando {what} muera este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        what = at.objects(self.what)
        that = objects.Filter((objects.IsOneOf(what),))
        dies = occurrence.ZoneChanges(that, (values.BATTLEFIELD,), (values.GRAVEYARD,))
        return delayed(at, dies, clause, True, durations.UntilEndOfTurn(), what)


class WheneverUntil(Prefix):
    """Until end of turn, whenever you cast a spell, (603.7)"""

    duration: Duration
    event: Event
    rule = "603.7"
    en = ("{duration} , whenever {event}",)
    es = ("{duration} , siempre que {event}",)

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return whenever(at, self.event, clause, self.duration.lower(at))


class WheneverThisTurn(Prefix):
    """Whenever a creature dies this turn, (603.7)"""

    event: Event
    rule = "603.7"
    en = "whenever {event} this turn"
    es = "siempre que {event} este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return whenever(at, self.event, clause, durations.UntilEndOfTurn())


class WhenThatLeaves(Prefix):
    """When that creature leaves the battlefield this turn, (603.7)"""

    what: Noun
    rule = "603.7"
    en = "when {what} leaves the battlefield this turn"
    es = "cuando {what} deje el campo de batalla este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        what = at.objects(self.what)
        that = objects.Filter((objects.IsOneOf(what),))
        leaves = occurrence.ZoneChanges(that, (values.BATTLEFIELD,))
        return delayed(at, leaves, clause, True, durations.UntilEndOfTurn(), what)
