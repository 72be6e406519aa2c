"""Wordings about turns, and about what players do, are given and lose in them."""
