"""603.3, 603.7: what triggered abilities are while they wait: data in the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.duration import Duration, Forever
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules.context import Context, Slot
from apnap.rules.event_base import ACTIVATE

if TYPE_CHECKING:
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.events import Event
    from apnap.rules.state import State


class WaitingTrigger:
    """603.3: an ability that has triggered and waits to be put on the stack. Immutable."""

    __slots__ = ("ability", "source", "controller", "event", "slots", "targets", "x", "offered_to")

    def __init__(self) -> None:
        self.ability: CompiledAbility | None = None
        self.source: Ref = NO_REF
        self.controller: Player = NO_PLAYER
        self.event: Event | None = None
        self.slots: tuple[tuple[int, Slot], ...] = ()
        """What a delayed or reflexive ability brings along (603.7, 603.12)."""
        self.targets: tuple[tuple[int, ...], ...] = ()
        """The targets of what created it, for an ability without targets of its own."""
        self.x = 0
        self.offered_to: Player = NO_PLAYER
        """classic:410.2: the player whose choice this one is for, where each player gets a pseudospell of their own."""

    def offered_to_player(self, player: Player) -> WaitingTrigger:
        """Return one like this for the choice of that player, who controls it."""
        new = WaitingTrigger()
        new.ability = self.ability
        new.source = self.source
        new.controller = player
        new.event = self.event
        new.slots = self.slots
        new.targets = self.targets
        new.x = self.x
        new.offered_to = player
        return new


class DelayedTriggerRecord:
    """603.7: a delayed triggered ability that waits for its event. Immutable; ``context`` is never written."""

    __slots__ = ("ability", "context", "once", "duration", "timestamp", "turn")

    def __init__(self) -> None:
        self.ability: CompiledAbility | None = None
        self.context = Context()
        self.once = True
        self.duration: Duration = Forever()
        self.timestamp = 0
        self.turn = 0
        """The turn in which it was created."""


def context_of(state: State, waiting: WaitingTrigger) -> Context:
    """Return the context in which the conditions and targets of a waiting ability are looked at."""
    context = Context()
    context.source = waiting.source
    context.you = waiting.controller
    context.event = waiting.event
    context.targets = waiting.targets
    context.slots = dict(waiting.slots)
    context.x = waiting.x
    if waiting.x == 0:
        context.x = state.last_known(waiting.source).x if waiting.source > 0 else 0
    event = waiting.event
    if waiting.x == 0 and event is not None and event.kind == ACTIVATE and event.other > 0:
        context.x = max(context.x, state.last_known(event.other).x)  # "when you cycle this card": the X paid for it
    return context
