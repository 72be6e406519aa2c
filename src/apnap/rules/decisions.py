"""What must be chosen: the closed list of decisions.

Every decision is answered by **one int**: the index of one of its options, or ``DONE`` where ``can_finish`` says that
a selection may end. Selections of several things are asked one after another, so that the legal answers are always a
short exact list. ``chosen`` shows what this selection holds so far. Version of the list: ``VERSION``.
"""

from __future__ import annotations

from typing import Final

from apnap.ids import NO_PLAYER, NO_REF, Player, Ref

VERSION: Final = 1

DONE: Final = -1
"""The answer that ends a selection."""

# kinds of decisions
PRIORITY: Final = 0
"""117: options are :class:`Action` objects; the first is to pass."""
YES_NO: Final = 1
"""Options are 1 (yes) and 0 (no)."""
OBJECTS: Final = 2
"""Choose objects: options are references."""
TARGETS: Final = 3
"""601.2c: options are entities."""
PLAYERS: Final = 4
"""Options are seats."""
NUMBER: Final = 5
"""Options are the numbers."""
MODES: Final = 6
"""700.2: options are mode indexes (from 0)."""
WORD: Final = 7
"""A colour, type, name …: options are strings."""
ORDER: Final = 8
"""Which comes next: options are references (or indexes of waiting triggers)."""
ATTACKERS: Final = 9
"""508.1: options are pairs (attacker, entity attacked)."""
BLOCKERS: Final = 10
"""509.1: options are pairs (blocker, attacker)."""
DIVIDE: Final = 11
"""A share for the entity in ``subject``: options are the numbers."""
COST: Final = 12
"""601.2b: which way to pay: options are cost ids."""
REPLACEMENT: Final = 13
"""616.1: which effect applies first: options are indexes; ``labels`` name the sources."""
PAYMENT: Final = 14
"""601.2g–h under full control: options are payment steps."""
PILE: Final = 15

KIND_NAMES: Final = (
    "priority", "yes_no", "objects", "targets", "players", "number", "modes", "word", "order", "attackers", "blockers",
    "divide", "cost", "replacement", "payment", "pile",
)  # fmt: skip

# what a player does with priority (kinds of Action)
PASS: Final = 0
PLAY_LAND: Final = 1
CAST: Final = 2
ACTIVATE: Final = 3
SPECIAL: Final = 4

ACTION_NAMES: Final = ("pass", "play", "cast", "activate", "special")


class Action:
    """One thing a player may do with priority: hashable, equal by value.

    ``ref`` is the card or the source; ``index`` the face to cast or play, the ability (in the object's list of
    activated abilities) or the special action.
    """

    __slots__ = ("kind", "ref", "index")

    def __init__(self, kind: int = PASS, ref: Ref = NO_REF, index: int = 0) -> None:
        self.kind = kind
        self.ref = ref
        self.index = index

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.kind == other.kind
            and self.ref == other.ref
            and self.index == other.index
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.ref, self.index))

    def __repr__(self) -> str:
        return f"Action({ACTION_NAMES[self.kind]}, {self.ref}, {self.index})"


Option = int | str | tuple[int, int] | Action
"""What an option can be, by kind of decision."""


class Decision:
    """Who chooses what among which options. Immutable once asked; kept in the state while it waits.

    ``player``: whose decision it is by the rules; ``decider``: who makes it (723). ``purpose`` is a key such as
    "discard", "sacrifice", "kicker", "search": faces have words for it, defaults depend on it. ``rule`` is the
    number behind it.
    """

    __slots__ = (
        "kind", "player", "decider", "options", "purpose", "source", "subject", "chosen", "earlier", "minimum",
        "maximum", "can_finish", "labels", "rule",
    )  # fmt: skip

    def __init__(self) -> None:
        self.kind = PRIORITY
        self.player: Player = NO_PLAYER
        self.decider: Player = NO_PLAYER
        self.options: tuple[Option, ...] = ()
        self.purpose = ""
        self.source: Ref = NO_REF
        """The object that asks (last known when it has gone)."""
        self.subject = 0
        """An entity the question is about: the recipient of a share, the attacker that assigns damage …"""
        self.chosen: tuple[Option, ...] = ()
        self.earlier: tuple[Ref, ...] = ()
        """What players before this one chose for the same instruction, as far as it lies open (101.4b)."""
        self.minimum = 1
        self.maximum = 1
        self.can_finish = False
        self.labels: tuple[str, ...] = ()
        self.rule = ""

    def is_free(self, index: int) -> bool:
        """Tell whether that answer is an optional action for 104.4b: there was a choice, and it was not to pass."""
        return len(self.options) + self.can_finish > 1 and not (self.kind == PRIORITY and index == 0)


def make_decision(
    kind: int,
    player: Player,
    options: tuple[Option, ...],
    purpose: str,
    source: Ref = NO_REF,
    rule: str = "",
) -> Decision:
    """Return a decision for one of ``options``; the caller may fill in the rest before asking."""
    decision = Decision()
    decision.kind = kind
    decision.player = player
    decision.decider = player
    decision.options = options
    decision.purpose = purpose
    decision.source = source
    decision.rule = rule
    return decision
