"""Wordings of few cards each, by theme."""

from apnap.oracle.words.rarer import (
    cast_this_way,
    caused,
    colors_and_tokens,
    drawn_and_tapped,
    each_and_all,
    first_spells,
    happened,
    having,
    hexproof_and_ward,
    life_and_damage,
    limits_in_combat,
    more_often,
    moved_and_paid,
    sentences,
    spells_cast,
    unspent_mana,
)

__all__ = [
    "cast_this_way",
    "caused",
    "colors_and_tokens",
    "drawn_and_tapped",
    "each_and_all",
    "first_spells",
    "happened",
    "having",
    "hexproof_and_ward",
    "life_and_damage",
    "limits_in_combat",
    "more_often",
    "moved_and_paid",
    "sentences",
    "spells_cast",
    "unspent_mana",
]
