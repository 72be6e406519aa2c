"""103.3, 705, 706: chance, drawn from a small generator whose whole state is one int in the position.

Multiply-with-carry on 30-bit words: every intermediate value stays below 62 bits.
"""

from __future__ import annotations

from typing import Final

_WORD: Final = (1 << 30) - 1
_MULTIPLIER: Final = 1073741172
"""A multiplier with 2³⁰·a − 1 a safe prime, which gives the longest period."""


def seed_stream(seed: int) -> int:
    """Return the first state of a random stream for a seed (any int)."""
    state = (seed * 2 + 1) & ((1 << 58) - 1)
    for turn in range(8):
        state = step_stream(state ^ (turn << 7) or 1)
    return state


def step_stream(state: int) -> int:
    """Return the next state of the stream; its low 30 bits are the next random word."""
    return _MULTIPLIER * (state & _WORD) + (state >> 30)


def word_of(state: int) -> int:
    """Return the random word (30 bits) of a stream state."""
    return state & _WORD
