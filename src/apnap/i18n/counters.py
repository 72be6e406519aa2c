"""122.1: what kinds of counters are called.

The Spanish names are those that card texts are read and printed with.
"""

from __future__ import annotations

from apnap.oracle.lexicon.nouns import COUNTERS_ES


def counter_name(kind: str, lang: str) -> str:
    """Return what a kind of counter is called by itself; one that has no name in the language keeps its English one.

    >>> counter_name("charge", "es"), counter_name("+1/+1", "es"), counter_name("charge", "en")
    ('carga', '+1/+1', 'charge')
    """
    return counter_phrase(kind, lang).removeprefix("de ")


def counter_phrase(kind: str, lang: str) -> str:
    """Return what a kind of counter is called beside the word "counter".

    >>> counter_phrase("charge", "es"), counter_phrase("charge", "en")
    ('de carga', 'charge')
    """
    return COUNTERS_ES[kind][0][0] if lang == "es" and kind in COUNTERS_ES else kind
