"""101.2, 614.17: what can't happen: cards that can't enter, what opponents can't cause, votes that others cast."""

from __future__ import annotations

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.phrase.zones import Zone
from apnap.oracle.words.statics import PlayerProhibition


class GraveyardsAndLibraries(Zone):
    """graveyards and libraries"""

    rule = "400.1"
    en = ("graveyards and libraries", "graveyards or libraries")
    es = ("cementerios y bibliotecas", "cementerios o bibliotecas")

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD, values.LIBRARY)


class GraveyardsOrExile(Zone):
    """graveyards or exile"""

    rule = "400.1"
    en = ("graveyards or exile", "graveyards and exile")
    es = ("cementerios o el exilio", "cementerios y el exilio")

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD, values.EXILE)


class CantEnter(ObjectVerb):
    """can't enter the battlefield (614.17)"""

    rule = "614.17"
    en = ("can't enter the battlefield", "can't enter")
    es = ("no <poder> entrar a el campo de batalla", "no <poder> entrar")

    def lower(self, at: Lowering) -> effects.Effect:
        what = at.subject
        if not at.is_static or not isinstance(what, objects.Filter) or not what.zones:
            return at.refuse(self, "what, from where?")
        if values.BATTLEFIELD in what.zones or values.STACK in what.zones:
            return at.refuse(self, "from where?")
        return at.restrict(static.CANT_ENTER)


class CantBeMadeToSacrifice(SubjectClause):
    """ "Spells and abilities your opponents control can't cause you to sacrifice permanents" (701.21a)."""

    rule = "701.21a"
    en = "spells and abilities your opponents control can't cause you to sacrifice permanents"
    es = "los hechizos y habilidades que controlan tus oponentes no pueden hacer que sacrifiques permanentes"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.PlayerRule(static.CANT_BE_MADE_TO_SACRIFICE, objects.You()))


class CantBeMadeToDiscardOrSacrifice(SubjectClause):
    """ "… can't cause you to discard cards or sacrifice permanents" (701.9a, 701.21a)."""

    rule = "701.9a"
    en = "spells and abilities your opponents control can't cause you to discard cards or sacrifice permanents"
    es = (
        "los hechizos y habilidades que controlan tus oponentes no pueden hacer que descartes cartas "
        "o sacrifiques permanentes"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        you = objects.You()
        kinds = static.CANT_BE_MADE_TO_DISCARD, static.CANT_BE_MADE_TO_SACRIFICE
        parts = tuple(static.PlayerRule(kind, you) for kind in kinds)
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return effects.ContinuousRule(parts, durations.Forever())


class ChooseVotes(SubjectClause):
    """ "You choose how each player votes this turn" (701.38)."""

    rule = "701.38a"
    en = "you choose how each player votes this turn"
    es = "tú eliges cómo vota cada jugador este turno"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.this_turn().rule(static.PlayerRule(static.CHOOSES_VOTES, objects.You()))


class ActivateLoyaltyAbilities(PlayerProhibition):
    """activate planeswalkers' loyalty abilities (606.3)"""

    rule = "606.3"
    en = ("activate planeswalkers ' loyalty abilities", "activate loyalty abilities of planeswalkers")
    es = "activar habilidades de lealtad de planeswalkers"

    def kind(self) -> int:
        return static.CANT_ACTIVATE_LOYALTY
