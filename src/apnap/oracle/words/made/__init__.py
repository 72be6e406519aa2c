"""Wordings about what is made: tokens, copies, counters; and small facts that they depend on."""

from apnap.oracle.words.made import (
    as_it_enters,
    copy_wordings,
    counter_wordings,
    instead_of_tokens,
    last_wordings,
    more_counters,
    rarest_facts,
    small_facts,
    suspended,
    token_wordings,
)

__all__ = [
    "as_it_enters",
    "copy_wordings",
    "counter_wordings",
    "instead_of_tokens",
    "last_wordings",
    "more_counters",
    "rarest_facts",
    "small_facts",
    "suspended",
    "token_wordings",
]
