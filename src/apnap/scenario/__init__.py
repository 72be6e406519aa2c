"""Scenarios: short, complete descriptions of a game situation, and what must be true after it.

A scenario says who owns what, what the players do and decide, when to stop, and what must then hold. It is written as
JSON lines, JSON or YAML, read by ``loader``, judged by ``checks``, and reported by ``report``.
"""

from __future__ import annotations
