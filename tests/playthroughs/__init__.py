"""Whole games that must go on being played as they were."""
