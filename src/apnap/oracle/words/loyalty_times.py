"""606.3: loyalty abilities that may be activated twice."""

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
