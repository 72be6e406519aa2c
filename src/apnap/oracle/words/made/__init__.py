"""Wordings about what is made: tokens, copies, counters; and small facts that they depend on."""
