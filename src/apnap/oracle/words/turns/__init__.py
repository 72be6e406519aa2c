"""Wordings about turns, and about what players do, are given and lose in them."""

from apnap.oracle.words.turns import (
    for_a_turn,
    in_that_turn,
    in_your_turn,
    losing_things,
    more_small_wordings,
    numbers_of_turns,
    of_whom,
    over_the_turn,
    paid_by_others,
    players_pay,
    portions,
    processes,
    small_wordings,
    under_opponents,
    whose_turn,
)

__all__ = [
    "for_a_turn",
    "in_that_turn",
    "in_your_turn",
    "losing_things",
    "more_small_wordings",
    "numbers_of_turns",
    "of_whom",
    "over_the_turn",
    "paid_by_others",
    "players_pay",
    "portions",
    "processes",
    "small_wordings",
    "under_opponents",
    "whose_turn",
]
