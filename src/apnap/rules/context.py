"""What "it", "you", "X" and "that player" mean while an instruction is carried out or a static ability is asked.

A context is made for each spell or ability that resolves (and for each question a static ability answers). Frames own
their context; everything in it is an int, a tuple, an interned definition or an immutable event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import NO_PLAYER, NO_REF, Player, Ref

if TYPE_CHECKING:
    from apnap.rules.events import Event


class Slot:
    """The remembered result of an instruction: immutable; a new result is a new slot."""

    __slots__ = ("objects", "players", "amount", "happened", "word")

    def __init__(self) -> None:
        self.objects: tuple[Ref, ...] = ()
        self.players: tuple[Player, ...] = ()
        self.amount = 0
        self.happened = False
        self.word = ""


REVEALED_CARDS: Final = "revealed cards"
"""The word of a slot with objects that were revealed: of a face-down permanent it is the card that counts (708.12)."""


def make_slot(
    objects: tuple[Ref, ...] = (),
    players: tuple[Player, ...] = (),
    amount: int = 0,
    happened: bool = False,
    word: str = "",
) -> Slot:
    """Return a slot with these results."""
    slot = Slot()
    slot.objects = objects
    slot.players = players
    slot.amount = amount
    slot.happened = happened
    slot.word = word
    return slot


class Context:
    """The source, its controller, the targets, the event, X and the slots of one spell or ability."""

    __slots__ = (
        "source", "you", "stack_object", "targets", "illegal", "division", "event", "x", "slots", "iterated",
        "iterated_player", "costs_paid", "paid_objects", "modes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.source: Ref = NO_REF
        """The object whose ability this is; for a spell, the spell itself."""
        self.you: Player = NO_PLAYER
        self.stack_object: Ref = NO_REF
        """The spell or ability on the stack; NO_REF for static abilities and delayed bits of rules."""
        self.targets: tuple[tuple[int, ...], ...] = ()
        """Entities per target requirement; illegal ones (608.2b) have been taken out."""
        self.illegal: tuple[tuple[int, ...], ...] = ()
        """Those, where something is still known of them (2007:413.2a)."""
        self.division: tuple[int, ...] = ()
        self.event: Event | None = None
        self.x = 0
        self.slots: dict[int, Slot] = {}
        self.iterated: Ref = NO_REF
        self.iterated_player: Player = NO_PLAYER
        self.costs_paid: tuple[tuple[str, int], ...] = ()
        self.paid_objects: tuple[Ref, ...] = ()
        self.modes: tuple[int, ...] = ()

    def copy(self) -> Context:
        """Return a context equal to this one that nobody shares."""
        new = Context()
        new.source = self.source
        new.you = self.you
        new.stack_object = self.stack_object
        new.targets = self.targets
        new.illegal = self.illegal
        new.division = self.division
        new.event = self.event
        new.x = self.x
        new.slots = self.slots.copy()
        new.iterated = self.iterated
        new.iterated_player = self.iterated_player
        new.costs_paid = self.costs_paid
        new.paid_objects = self.paid_objects
        new.modes = self.modes
        return new


def context_for(source: Ref, you: Player) -> Context:
    """Return a context with only a source and its controller, as static abilities need it."""
    context = Context()
    context.source = source
    context.you = you
    return context
