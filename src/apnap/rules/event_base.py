"""700.1: what happens: one class per kind of event, immutable, with named fields.

The same classes are proposals before they happen and records afterwards. Every event has a ``kind`` (an int, also a
bit position in masks) and the four roles that card texts refer to:

- ``subject``: the object it happens to (or that does it), a reference;
- ``player``: the player it happens to (or that does it);
- ``other``: another entity: source, recipient, attacker …;
- ``amount``: how much, how many.

A reference in an event that moved an object is the one it had *before*; :attr:`ZoneChange.became` is the new one.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, Final

from apnap.ids import NO_PLAYER, NO_REF, Player, Ref

ZONE_CHANGE: Final = 0
DESTROY: Final = 1
DRAW: Final = 2
DAMAGE: Final = 3
GAIN_LIFE: Final = 4
LOSE_LIFE: Final = 5
TAP: Final = 6
UNTAP: Final = 7
PUT_COUNTERS: Final = 8
REMOVE_COUNTERS: Final = 9
CAST: Final = 10
ACTIVATE: Final = 11
PLAY_LAND: Final = 12
ATTACK: Final = 13
ATTACKERS_DECLARED: Final = 14
BLOCK: Final = 15
BECOME_BLOCKED: Final = 16
UNBLOCKED: Final = 17
STEP_BEGAN: Final = 18
TURN_BEGAN: Final = 19
CREATE_TOKENS: Final = 20
ADD_MANA: Final = 21
TARGETED: Final = 22
KEYWORD_ACTION: Final = 23
ATTACHED: Final = 24
LOSE_GAME: Final = 25
WIN_GAME: Final = 26
COIN: Final = 27
DIE: Final = 28
TRANSFORMED: Final = 29
TURNED_FACE_UP: Final = 30
CONTROL_CHANGED: Final = 31
REGENERATED: Final = 32
REVEALED: Final = 33
COUNTERED: Final = 34
PHASED: Final = 35
SKIPPED: Final = 36
CHOSEN: Final = 37
DAMAGE_PREVENTED: Final = 38
RESOLVED: Final = 39
DREW_GAME: Final = 40
TRIGGERED: Final = 41
UNATTACHED: Final = 42
MULLIGAN: Final = 43
SEVERAL: Final = 44
DAMAGE_ASSIGNED: Final = 45

KIND_NAMES: Final = (
    "zone_change", "destroy", "draw", "damage", "gain_life", "lose_life", "tap", "untap", "put_counters",
    "remove_counters", "cast", "activate", "play_land", "attack", "attackers_declared", "block", "become_blocked",
    "unblocked", "step_began", "turn_began", "create_tokens", "add_mana", "targeted", "keyword_action", "attached",
    "lose_game", "win_game", "coin", "die", "transformed", "turned_face_up", "control_changed", "regenerated",
    "revealed", "countered", "phased", "skipped", "chosen", "damage_prevented", "resolved", "drew_game", "triggered",
    "unattached", "mulligan", "several", "damage_assigned",
)  # fmt: skip

# why an object changes zones
BY_NOTHING: Final = 0
BY_DESTRUCTION: Final = 1
BY_SACRIFICE: Final = 2
BY_DISCARD: Final = 3
BY_MILL: Final = 4
BY_DRAW: Final = 5
BY_CASTING: Final = 6
BY_RESOLVING: Final = 7
BY_PLAYING: Final = 8
BY_COUNTERING: Final = 9
BY_STATE: Final = 10
"""A state-based action (704)."""
BY_CYCLING: Final = 11
BY_COST: Final = 12
BY_CREATION: Final = 13
"""A token or copy comes into being."""
BY_SURVEIL: Final = 14
BY_LEGEND_RULE: Final = 15
BY_WORLD_RULE: Final = 16
BY_TOUGHNESS: Final = 17
"""A creature with toughness 0 or less (704.5f)."""
BY_LOYALTY: Final = 18
"""A planeswalker without loyalty (704.5i)."""
BY_HOST: Final = 19
"""An Aura that enchants nothing it may (704.5m)."""

# why a player loses (104.3)
LIFE: Final = 1
EMPTY_LIBRARY: Final = 2
POISON: Final = 3
CONCEDED: Final = 4
EFFECT: Final = 5
COMMANDER_DAMAGE: Final = 6
OPPONENT_WON: Final = 7
TEAM_LOST: Final = 8

LOSS_NAMES: Final = (
    "", "life", "empty_library", "poison", "conceded", "effect", "commander_damage", "opponent_won", "team_lost",
)  # fmt: skip


class Event:
    """What all events have. ``source`` is the object whose effect or cost this is, if any."""

    __slots__ = ("subject", "player", "other", "amount", "source", "applied")
    kind: ClassVar[int] = -1

    def __init__(self) -> None:
        self.subject: Ref = NO_REF
        self.player: Player = NO_PLAYER
        self.other = 0
        self.amount = 0
        self.source: Ref = NO_REF
        self.applied: tuple[int, ...] = ()
        """614.5: numbers of the replacement effects that have already been applied to it."""

    def copy(self) -> Event:
        """Return an equal event, to be changed before it is proposed."""
        kind = type(self)
        new = kind.__new__(kind)
        names = event_fields(kind)
        for name, value in zip(names, _GETTERS[kind](self), strict=True):
            setattr(new, name, value)
        return new


_FIELDS: Final[dict[type[Event], tuple[str, ...]]] = {}
_GETTERS: Final[dict[type[Event], Callable[[Event], tuple[Any, ...]]]] = {}


def event_fields(kind: type[Event]) -> tuple[str, ...]:
    """Return the names of an event class's fields, the common ones first."""
    found = _FIELDS.get(kind)
    if found is None:
        names: tuple[str, ...] = Event.__slots__
        if kind is not Event:
            names = names + tuple(kind.__dict__.get("__slots__", ()))
        found = _FIELDS[kind] = names
        _GETTERS[kind] = attrgetter(*names)
    return found


class Several(Event):
    """603.2c: simultaneous events that triggered one ability ("one or more"): ``amount`` is how many, ``subject``,
    ``player`` and ``other`` are those of the first. It is only remembered, it never happens."""

    __slots__ = ("events",)
    kind = SEVERAL

    def __init__(self) -> None:
        super().__init__()
        self.events: tuple[Event, ...] = ()
