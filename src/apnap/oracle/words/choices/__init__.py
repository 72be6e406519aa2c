"""Wordings about what is chosen: different values, one player's targets, abilities, coins; what was theirs."""

from apnap.oracle.words.choices import (
    chosen_abilities,
    different_values,
    friends,
    in_turn,
    numbers,
    of_one_player,
    rarer_choices,
    rivals,
    rolls,
    what_was_theirs,
)

__all__ = [
    "chosen_abilities",
    "different_values",
    "friends",
    "in_turn",
    "numbers",
    "of_one_player",
    "rarer_choices",
    "rivals",
    "rolls",
    "what_was_theirs",
]
