"""Wordings about what is made: tokens, copies, counters."""

from apnap.oracle.words.made import counter_wordings, token_wordings

__all__ = ["counter_wordings", "token_wordings"]
