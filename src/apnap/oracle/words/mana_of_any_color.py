"""609.4b: mana that may be spent as though it were mana of any color, as long as a static ability says so."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.roots import Noun


def of_any_color(
    at: Lowering, construct: SubjectClause, what: objects.Filter, who: objects.Players = objects.You()
) -> effects.Effect:
    """Return that players may spend mana of any color on spells, and on abilities of objects, that fit."""
    if not at.is_static:
        return at.refuse(construct, "outside a static ability")
    return at.rule(static.AsThough(static.SPEND_ANY_COLOR, what, who))


class SpendAnyColor(SubjectClause):
    """ "You may spend mana as though it were mana of any color" (609.4b)."""

    rule = "609.4b"
    en = "you may spend mana as though it were mana of any color"
    es = "puedes usar maná como si fuera maná de cualquier color"

    def lower(self, at: Lowering) -> effects.Effect:
        return of_any_color(at, self, objects.Filter((), ()))


class PlayersSpendAnyColor(SubjectClause):
    """ "Players may spend mana as though it were mana of any color" (609.4b)."""

    rule = "609.4b"
    en = "players may spend mana as though it were mana of any color"
    es = "los jugadores pueden usar maná como si fuera maná de cualquier color"

    def lower(self, at: Lowering) -> effects.Effect:
        return of_any_color(at, self, objects.Filter((), ()), objects.EachPlayer())


class SpendAnyColorToActivate(SubjectClause):
    """ "You may spend mana as though it were mana of any color to activate abilities of creatures you control"
    (609.4b)."""

    what: Noun
    rule = "609.4b"
    en = "you may spend mana as though it were mana of any color to activate abilities of {what:Plural}"
    es = "puedes usar maná como si fuera maná de cualquier color para activar habilidades de {what:Plural@bare}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.filter(self.what)
        if found.zones != (values.BATTLEFIELD,):
            return at.refuse(self.what, "abilities of cards elsewhere")
        there = objects.Is(objects.ON_BATTLEFIELD)  # not the spells that are going to be such permanents
        return of_any_color(at, self, objects.Filter((*found.tests, there), ()))
