"""Connective tissue: noun phrases, players, numbers, zones, durations, clauses, sentences and lines."""

from apnap.oracle.phrase import (
    clauses,
    determiners,
    durations,
    lines,
    modifiers,
    noun_phrases,
    nouns,
    numbers,
    players,
    relatives,
    sentences,
    verb_phrases,
    zones,
)

__all__ = [
    "clauses",
    "determiners",
    "durations",
    "lines",
    "modifiers",
    "noun_phrases",
    "nouns",
    "numbers",
    "players",
    "relatives",
    "sentences",
    "verb_phrases",
    "zones",
]
