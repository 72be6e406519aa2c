"""Wordings of few cards each, by theme."""

from apnap.oracle.words.rarer import (
    cast_this_way,
    first_spells,
    life_and_damage,
    unspent_mana,
)

__all__ = [
    "cast_this_way",
    "first_spells",
    "life_and_damage",
    "unspent_mana",
]
