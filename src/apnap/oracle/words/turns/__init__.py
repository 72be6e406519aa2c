"""Wordings about turns, and about what players do, are given and lose in them."""

from apnap.oracle.words.turns import losing_things, numbers_of_turns, paid_by_others

__all__ = ["losing_things", "numbers_of_turns", "paid_by_others"]
