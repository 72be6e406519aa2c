"""614.1a, 614.11: what happens instead of drawing: but for the first card, and only the next time."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import OtherPlayer
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.pruning import pruned
from apnap.oracle.words.conditions import StateOfGame


def instead_of_drawing(
    at: Lowering,
    clause: Clause,
    drawing: occurrence.Draws,
    lasting: durations.Duration,
    next_only: bool,
    condition: conditions.Condition | None = None,
) -> effects.Effect:
    """Return "…, draw two cards instead" of a card that you would draw."""
    instead = clause.what_happens_instead()
    if instead is None:
        return at.refuse(clause, "not instead of anything")
    inner = at.fresh()
    inner.shared.slots = at.shared.slots
    inner.shared.limits["would_draw"] = True
    if next_only and not at.is_static:  # the ability that says so has targets, chosen as it is activated (115.1)
        inner.shared.targets = at.shared.targets
    before = len(inner.shared.targets)
    if not isinstance(drawing.who, objects.You):
        inner.binder.mention_players(objects.EventPlayer(), False)
    found = inner.effect(instead)
    at.shared.slots = inner.shared.slots
    if len(inner.shared.targets) > before and inner.shared.targets is not at.shared.targets:
        return at.refuse(clause, "a replacement effect has no targets")
    part = static.Replacement(drawing, pruned(found), condition, next_only)
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


class WouldOtherDrawAnother(Clause):
    """ "If an opponent would draw a card except the first one they draw in each of their draw steps, …" (614.11)."""

    who: OtherPlayer
    clause: Clause
    rule = "614.11"
    en = "if {who} would draw a card except the first one they draw in each of their draw steps , {clause}"
    es = "si {who} fuera a robar una carta excepto la primera que roba en cada uno de sus pasos de robar , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        drawing = occurrence.Draws(self.who.lower(at), not_first_in_draw_step=True)
        return instead_of_drawing(at, self.clause, drawing, durations.Forever(), False)


class WouldDrawNothing(Clause):
    """ "If you would draw a card while your library has no cards in it, …" (614.11)."""

    clause: Clause
    rule = "614.11"
    en = "if you would draw a card while your library has no cards in it , {clause}"
    es = "si fueras a robar una carta mientras no haya cartas en tu biblioteca , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        cards = quantity.PlayerStat(objects.You(), quantity.LIBRARY_SIZE)
        empty = conditions.Compare(cards, quantity.Comparison(quantity.EQUAL, quantity.Number(0)))
        drawing = occurrence.Draws(objects.You())
        return instead_of_drawing(at, self.clause, drawing, durations.Forever(), False, empty)


class SkipThatDraw(PlayerVerb):
    """Skip that draw (614.10): what is said besides happens instead."""

    rule = "614.10"
    en = "<skip> that draw"
    es = "<saltar> ese robo"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.shared.limits.get("would_draw") or not isinstance(at.who, objects.You | objects.EventPlayer):
            return at.refuse(self, "which draw?")
        return effects.Nothing()


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


class WouldDrawWhile(Clause):
    """ "If you would draw a card while you have no cards in hand, …" (614.11)."""

    condition: StateOfGame
    clause: Clause
    rule = "614.11"
    en = "if you would draw a card while {condition} , {clause}"
    es = "si fueras a robar una carta mientras {condition@sub} , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        asked = at.condition(self.condition)
        return instead_of_drawing(at, self.clause, occurrence.Draws(objects.You()), durations.Forever(), False, asked)
