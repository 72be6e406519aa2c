"""606.3, 614.10: loyalty abilities that may be activated twice or not at all, and combat phases that are skipped."""

from __future__ import annotations

from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class ActivateTwiceEachTurn(PlayerVerb):
    """activate the loyalty abilities of planeswalkers you control twice each turn rather than only once"""

    what: Noun
    rule = "606.3"
    en = "<activate> the loyalty abilities of {what} twice each turn rather than only once"
    es = "<activar> las habilidades de lealtad de {what} dos veces cada turno en vez de una sola vez"


class ActivateTwiceThisTurn(PlayerVerb):
    """activate the loyalty abilities of planeswalkers you control twice this turn rather than only once"""

    what: Noun
    rule = "606.3"
    en = (
        "<activate> the loyalty abilities of {what} twice this turn rather than only once",
        "<activate> loyalty abilities of {what} twice this turn rather than only once",
    )
    es = "<activar> las habilidades de lealtad de {what} dos veces este turno en vez de una sola vez"


class CantActivateLoyalty(PlayerVerb):
    """can't activate planeswalkers' loyalty abilities (606.3)"""

    rule = "606.3"
    en = "can't activate planeswalkers ' loyalty abilities"
    es = "no <poder> activar habilidades de lealtad de planeswalkers"


class SkipAllCombats(PlayerVerb):
    """Skip all combat phases of their next turn (614.10)."""

    rule = "614.10"
    en = "<skip> all combat phases of their next turn"
    es = "se <saltar> todas las fases de combate de su próximo turno"
