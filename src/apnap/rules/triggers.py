"""603: triggered abilities: which abilities watch for which events, and what waits to be put on the stack.

Putting them there (603.3) is :mod:`apnap.rules.stacking`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import NO_PLAYER, NO_REF, Player, Ref

if TYPE_CHECKING:
    from apnap.abilities.ability import Body, Triggered
    from apnap.abilities.duration import Duration
    from apnap.rules.context import Context, Slot
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.events import Event
    from apnap.rules.state import State


class WaitingTrigger:
    """603.3: an ability that has triggered and waits to be put on the stack. Immutable."""

    __slots__ = ("ability", "source", "controller", "event", "slots", "targets", "x", "optional_origin")

    def __init__(self) -> None:
        self.ability: CompiledAbility | None = None
        self.source: Ref = NO_REF
        self.controller: Player = NO_PLAYER
        self.event: Event | None = None
        self.slots: tuple[tuple[int, Slot], ...] = ()
        """What a delayed or reflexive ability brings along (603.7, 603.12)."""
        self.targets: tuple[tuple[int, ...], ...] = ()
        self.x = 0
        self.optional_origin = False


class DelayedTriggerRecord:
    """603.7: a delayed triggered ability that waits for its event. Immutable."""

    __slots__ = ("ability", "context", "once", "duration", "timestamp", "turn")


class Watchers:
    """Which triggered abilities watch for which kinds of events, for one epoch. Never saved."""

    __slots__ = ("by_kind", "mask")

    def __init__(self) -> None:
        self.by_kind: dict[int, list[tuple[Ref, CompiledAbility]]] = {}
        self.mask = 0


def watchers(state: State) -> Watchers:
    """Return the index of the abilities that function now, by kind of event; cached by epoch."""
    return Watchers()


def notice(state: State, performed: list[Event], before: Watchers) -> None:
    """603.2: let abilities trigger on events that have just happened together."""


def add_delayed(state: State, ability: Triggered, context: Context, once: bool, duration: Duration) -> None:
    """603.7: let a delayed triggered ability begin to wait. ``context`` is kept (copied)."""
    raise NotImplementedError


def add_reflexive(state: State, body: Body, context: Context) -> None:
    """603.12: a reflexive ability ("when you do") triggers at once."""
    raise NotImplementedError
