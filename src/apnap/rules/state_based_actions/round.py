"""704.3, 704.7: what one round of state-based actions is going to do, gathered before any of it happens."""

from __future__ import annotations

from apnap.abilities.values import GRAVEYARD
from apnap.ids import Ref
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.zones import move


class Round:
    """The events of one round. A permanent that several actions would move is moved once."""

    __slots__ = ("events", "leaving", "ceased")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.leaving: set[Ref] = set()
        self.ceased = False
        """Objects have ceased to exist, which is no event."""

    def bury(self, ref: Ref, cause: int = ev.BY_STATE) -> None:
        """A permanent is put into its owner's graveyard."""
        if ref not in self.leaving:
            self.leaving.add(ref)
            self.events.append(move(ref, GRAVEYARD, cause))

    def propose(self, ref: Ref, event: Event) -> None:
        """Something else happens to a permanent that makes it leave (it is destroyed)."""
        if ref not in self.leaving:
            self.leaving.add(ref)
            self.events.append(event)
