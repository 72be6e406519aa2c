"""Wordings about what is made: tokens, copies, counters; and small facts that they depend on."""

from apnap.oracle.words.made import (
    copy_wordings,
    counter_wordings,
    more_counters,
    small_facts,
    suspended,
    token_wordings,
)

__all__ = ["copy_wordings", "counter_wordings", "more_counters", "small_facts", "suspended", "token_wordings"]
