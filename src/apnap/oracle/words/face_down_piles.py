"""701.40e: cards that are exiled in a face-down pile, which is shuffled."""

from __future__ import annotations

from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class ExileInPile(PlayerVerb):
    """Exile cards in a face-down pile."""

    what: Noun
    rule = "701.13"
    en = "<exile> {what} in a face-down pile"
    es = "<exiliar> {what} en una pila boca abajo"


class ShufflePile(PlayerVerb):
    """Shuffle that pile."""

    rule = "701.24"
    en = "<shuffle> that pile"
    es = "<barajar> esa pila"
