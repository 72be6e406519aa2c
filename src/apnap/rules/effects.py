"""611.2: continuous effects that resolved spells and abilities created, as data in the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.duration import Duration, Forever, UntilPaid
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref

if TYPE_CHECKING:
    from apnap.abilities.change import Change
    from apnap.abilities.static import StaticPart
    from apnap.rules.context import Context
    from apnap.rules.state import State


class FloatingEffect:
    """One continuous effect, immutable: what it affects, what it changes, how long.

    Exactly one of ``changes`` (on the fixed ``objects``, 611.2c) and ``part`` (a static part asked anew each time)
    is set. ``context`` is never written after creation.
    """

    __slots__ = (
        "source", "you", "context", "objects", "changes", "part", "duration", "timestamp", "number", "turn", "uses",
    )  # fmt: skip

    def __init__(self) -> None:
        self.source: Ref = NO_REF
        self.you: Player = NO_PLAYER
        self.context: Context | None = None
        self.objects: tuple[Ref, ...] = ()
        self.changes: tuple[Change, ...] = ()
        self.part: StaticPart | None = None
        self.duration: Duration = Forever()
        self.timestamp = 0
        self.number = 0
        """Its identity: the timestamp counter at its creation."""
        self.turn = 0
        """The turn in which it began."""
        self.uses = -1
        """How often it can still be used (a shield: how much it still prevents); −1: no limit."""

    def copy(self) -> FloatingEffect:
        """Return an equal effect, to be changed before it replaces this one in the state."""
        new = FloatingEffect()
        new.source = self.source
        new.you = self.you
        new.context = self.context
        new.objects = self.objects
        new.changes = self.changes
        new.part = self.part
        new.duration = self.duration
        new.timestamp = self.timestamp
        new.number = self.number
        new.turn = self.turn
        new.uses = self.uses
        return new


def has_endable(state: State) -> bool:
    """Tell whether some effect is there that somebody may pay to end (116.2c)."""
    for effect in state.effects:  # noqa: SIM110  (asked very often: no generator)
        if effect.duration.__class__ is UntilPaid:
            return True
    return False
