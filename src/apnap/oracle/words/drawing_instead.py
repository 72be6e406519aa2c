"""614.1a, 614.11: what happens instead of drawing: but for the first card, and only the next time."""

from __future__ import annotations

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, InsteadSuffix
from apnap.oracle.pruning import pruned


def instead_of_drawing(
    at: Lowering, clause: Clause, drawing: occurrence.Draws, lasting: durations.Duration, next_only: bool
) -> effects.Effect:
    """Return "…, draw two cards instead" of a card that you would draw."""
    if not isinstance(clause, InsteadSuffix):
        return at.refuse(clause, "not instead of anything")
    inner = at.fresh()
    inner.shared.slots = at.shared.slots
    found = inner.effect(clause.clause)
    at.shared.slots = inner.shared.slots
    if inner.shared.targets:
        return at.refuse(clause, "a replacement effect has no targets")
    part = static.Replacement(drawing, pruned(found), next_only=next_only)
    if isinstance(found, effects.May):
        return at.refuse(clause, "whether it is optional")
    return effects.ContinuousRule((part,), lasting)


class WouldDrawAnother(Clause):
    """ "If you would draw a card except the first one you draw in each of your draw steps, …" (614.11)."""

    clause: Clause
    rule = "614.11"
    en = (
        "if you would draw a card except the first one you draw in each of your draw steps , {clause}",
        "if you would draw a card except the first one you draw in your draw step each turn , {clause}",
    )
    es = (
        "si fueras a robar una carta excepto la primera que robas en cada uno de tus pasos de robar , {clause}",
        "si fueras a robar una carta excepto la primera que robas en tu paso de robar cada turno , {clause}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        drawing = occurrence.Draws(objects.You(), not_first_in_draw_step=True)
        return instead_of_drawing(at, self.clause, drawing, durations.Forever(), False)


class NextDrawThisTurn(Clause):
    """ "The next time you would draw a card this turn, …" (614.11)."""

    clause: Clause
    rule = "614.11"
    en = "the next time you would draw a card this turn , {clause}"
    es = "la próxima vez que fueras a robar una carta este turno , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        drawing = occurrence.Draws(objects.You())
        return instead_of_drawing(at, self.clause, drawing, durations.UntilEndOfTurn(), True)
