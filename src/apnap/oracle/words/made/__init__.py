"""Wordings about what is made: tokens, copies, counters."""

from apnap.oracle.words.made import copy_wordings, counter_wordings, suspended, token_wordings

__all__ = ["copy_wordings", "counter_wordings", "suspended", "token_wordings"]
