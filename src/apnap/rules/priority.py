"""117: who may act, passing in succession, when the top of the stack resolves."""

from __future__ import annotations

from apnap.rules.machine import Procedure


class PriorityRound(Procedure):
    """117.3–117.5: players get priority until all pass in succession with an empty stack."""

    __slots__ = ()
