"""The root of everything that a card text can mean.

Nodes are frozen dataclasses without behaviour: they can be compared, hashed, printed, walked and stored. What a node
*does* is written in ``rules/performing``; how it is *said* is written in ``oracle``.

Results between instructions: an effect that produces something other parts refer to ("destroy it … its controller",
"create a token … that token", "if you do") carries a slot number in ``slot`` (0: nobody asks). The references
``objects.InSlot``, ``quantity.AmountInSlot``, ``condition.Happened`` name the same number. Slots are local to one
spell or ability; slot 0 is never read.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Node:
    """Any piece of meaning."""
