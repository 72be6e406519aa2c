"""Wordings of few cards each, by theme."""
