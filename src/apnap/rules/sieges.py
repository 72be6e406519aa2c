"""310.11b: what every Siege does as it is defeated."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.effect import CastNow, Move, Sequence
from apnap.abilities.objects import Filter, InSlot, IsSource, This, You
from apnap.abilities.occurrence import CountersRemoved
from apnap.abilities.values import EXILE

SIEGE: Final = "Siege"
DEFEATED: Final = "defeated"
"""How a card is cast that is cast transformed: only its back face can be (712.11a)."""
_EXILED: Final = 1
"""The slot of the card that has been exiled."""

INTRINSIC: Final = Triggered(
    CountersRemoved("defense", Filter((IsSource(),)), last=True),
    Body(effect=Sequence((Move(This(), EXILE, slot=_EXILED), CastNow(You(), InSlot(_EXILED), manner=DEFEATED)))),
    keyword=DEFEATED,
)
"""310.11b: when the last defense counter is removed from it, it is exiled, then the ability's controller may cast it
transformed without paying its mana cost."""
