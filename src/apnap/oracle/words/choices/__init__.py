"""Wordings about what is chosen: different values, one player's targets, abilities, coins; what was theirs."""
