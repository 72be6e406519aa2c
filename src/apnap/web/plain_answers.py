"""The answer that does least: what is answered for somebody who can't."""

from __future__ import annotations

from apnap.rules import decisions as dec
from apnap.rules.seen import SeenDecision


def plain_answer(asked: SeenDecision) -> int:
    """Return an answer with which as little as possible happens: pass, finish, keep the hand, no, else the first."""
    if asked.kind == dec.PRIORITY:
        return 0
    if asked.can_finish:
        return dec.DONE
    return asked.options.index(0) if asked.kind == dec.YES_NO and 0 in asked.options else 0
