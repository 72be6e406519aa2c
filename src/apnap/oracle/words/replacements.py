"""614, 615: "if … would …, … instead", and the prevention of damage."""

from __future__ import annotations

from collections.abc import Callable

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.numbers import AThing
from apnap.oracle.phrase.roots import Noun, Player
from apnap.oracle.phrase.verb_phrases import PlayerDeeds
from apnap.oracle.pruning import pruned
from apnap.oracle.words.effects_on_players import Draw


class WouldPlayer(Clause):
    """ "If you would draw a card, … instead" (614.1a)."""

    who: Player
    deeds: PlayerDeeds
    clause: Clause
    rule = "614.1a"
    en = "if {who} would {deeds@p} , {clause}"
    es = ("si {who:OtherPlayer} fuera a {deeds@inf} , {clause}", "{who=You} si fueras a {deeds@inf} , {clause}")

    def lower(self, at: Lowering) -> effects.Effect:
        one_card = isinstance(self.deeds, Draw) and isinstance(self.deeds.count, AThing)
        clause = self.clause.what_happens_instead()
        if not at.is_static or clause is None or not one_card:
            return at.refuse(self, "something else than a card that would be drawn")
        who = self.who.lower(at)
        inner = Lowering(at.name, is_spell=False)
        inner.shared.limits["would_draw"] = True
        if not isinstance(who, objects.You):
            inner.binder.mention_players(objects.EventPlayer(), False)
        instead = pruned(inner.effect(clause))
        if inner.shared.targets:
            return at.refuse(self, "a replacement effect has no targets")
        part = static.Replacement(occurrence.Draws(who), instead)
        if isinstance(instead, effects.May):  # 614.1: who declines draws
            if instead.who not in (who, objects.EventPlayer()):
                return at.refuse(self, "whose choice it is")
            part = static.Replacement(occurrence.Draws(who), instead.effect, optional=True)
        return effects.ContinuousRule((part,), durations.Forever())


def instead_of_event(at: Lowering, clause: Clause, mention_roles: Callable[[Lowering], None]) -> effects.Effect:
    """Return what a static ability lets happen instead of an event that has an amount.

    ``mention_roles``: lets the new context remember whom and what the event is about.
    """
    happens = clause.what_happens_instead()
    if happens is None:
        return at.refuse(clause, "not instead of anything")
    inner = Lowering(at.name, is_spell=False)
    inner.shared.limits["has_event"] = True
    mention_roles(inner)
    instead = pruned(inner.effect(happens))
    if inner.shared.targets or isinstance(instead, effects.May):
        return at.refuse(clause, "a replacement effect without a choice or target")
    return instead


def described(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of what a static ability speaks of."""
    found = what.subject(at)
    return found if isinstance(found, objects.Filter) else objects.Filter((objects.IsOneOf(found),))
