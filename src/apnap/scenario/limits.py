"""How long a scenario may take before it is given up."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

DECISIONS = 20_000
"""Decisions after which a game is taken to go on for ever."""
SECONDS = 60.0


class LimitError(RuntimeError):
    """A scenario that takes too long."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise LimitError inside the block when it takes longer; only in a main thread, and where there are timers."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise LimitError(f"more than {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
