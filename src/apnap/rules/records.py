"""The records a position is made of: objects (109) and players (102).

Records are shared between forks and copied on write: only :meth:`State.edit` and :meth:`State.edit_player` hand out
records that may be written. Values inside records are ints, strings, tuples and interned definitions; lists occur
only in :class:`PlayerRecord` and are copied with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import NO_PLAYER, NO_REF, Player, Ref

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.context import Slot
    from apnap.rules.definitions import CompiledAbility, Definition
    from apnap.rules.events import Event

# 109.1: what kind of object a record is
CARD: Final = 0
"""A real card (classic:200.1)."""
TOKEN: Final = 1
"""What is no card and stands for a permanent (111.1, classic:g.contador.1)."""
COPY: Final = 2
"""A copy of a spell (707.10)."""
ABILITY: Final = 3
"""An activated or triggered ability on the stack (113.1c)."""
EMBLEM: Final = 4
COMBAT_DAMAGE: Final = 5
"""classic:310.2, 2007:310.1: assigned combat damage on the stack: neither spell nor ability, and nobody's."""
NO_SPELLS: Final = (ABILITY, COMBAT_DAMAGE)
"""What may be on the stack besides spells."""

BEARER: Final = "ring-bearer"
"""In an object's memory: whose Ring-bearer it is, their seat counted from 1 (701.54a)."""


class GameObject:
    """An object in some zone. A zone change makes a new record; the old one stays behind as ``was`` (400.7, 608.2h)."""

    __slots__ = (
        "ref", "owner_game", "kind", "owner", "controller", "zone", "definition", "face", "timestamp",
        "tapped", "flipped", "face_down", "phased_out", "sick", "counters", "damage", "deathtouched",
        "attached_to", "attachments", "attacking", "blocking", "blocked_by", "blocked",
        "choices", "linked", "copied", "components", "merged", "memory",
        "ability", "source", "event", "targets", "modes", "division", "x", "costs_paid", "paid_objects",
        "cast_from", "cast_by", "mana_spent", "convoked_by", "slots", "assigned", "was", "left_with", "arrived",
        "seen_by", "chars", "chars_epoch", "code",
    )  # fmt: skip

    def __init__(self) -> None:
        self.ref: Ref = NO_REF
        self.owner_game = 0
        """The game that may write this record; any other copies it first."""
        self.kind = CARD
        self.owner: Player = NO_PLAYER
        self.controller: Player = NO_PLAYER
        """The player under whose control it came; layer 2 may say otherwise (``characteristics``)."""
        self.zone = 0
        self.definition: Definition = NO_DEFINITION
        """What is printed on it, or the copiable values it was created with (tokens, copies)."""
        self.face = 0
        """Index of the face that is up, or was cast."""
        self.timestamp = 0
        self.tapped = False
        self.flipped = False
        self.face_down = False
        self.phased_out = False
        self.sick = False
        """302.6: not yet controlled continuously since its controller's most recent turn began."""
        self.counters: tuple[tuple[str, int], ...] = ()
        """122: kinds and numbers, sorted by kind; no zeros."""
        self.damage = 0
        """120.6: damage marked."""
        self.deathtouched = False
        """704.5h: dealt damage by a source with deathtouch since the last check."""
        self.attached_to = 0
        """An entity: the object or player it is attached to (301.5, 303.4)."""
        self.attachments: tuple[Ref, ...] = ()
        self.attacking = 0
        """506.3: the entity it attacks; 0 is not attacking."""
        self.blocking: tuple[Ref, ...] = ()
        self.blocked_by: tuple[Ref, ...] = ()
        self.blocked = False
        """509.1h: stays true when its blockers leave."""
        self.choices: tuple[tuple[str, int | str], ...] = ()
        """607.2d: what was chosen for it: ("color", 4), ("subtype", "Elf"), ("player", 1), ("name", "…") …"""
        self.linked: tuple[Ref, ...] = ()
        """607.2a: cards exiled (or set apart) with it."""
        self.copied: Definition | None = None
        """707: copiable values it took on as it entered as a copy; None: its own."""
        self.components: tuple[tuple[Ref, int], ...] = ()
        """730.2, 712.4a: what represents a merged or melded permanent, topmost first, with marks of ``merging``; empty:
        one card or token."""
        self.merged: Definition | None = None
        """What a permanent of several components is (730.2a)."""
        self.memory: tuple[tuple[str, int], ...] = ()
        """Counts it carries: times an ability was activated or triggered this turn, modes chosen …"""
        self.ability: CompiledAbility | None = None
        """For an ability on the stack: which one."""
        self.source: Ref = NO_REF
        """For an ability or a copy on the stack: where it comes from (113.7)."""
        self.event: Event | None = None
        """For a triggered ability: the event that triggered it."""
        self.targets: tuple[tuple[int, ...], ...] = ()
        """115: chosen entities, one tuple per target requirement, in printed order over all chosen modes."""
        self.modes: tuple[int, ...] = ()
        """700.2: indexes of the chosen modes, in printed order."""
        self.division: tuple[int, ...] = ()
        """601.2d: shares, in the order of the targets of the divided requirement."""
        self.x = 0
        self.costs_paid: tuple[tuple[str, int], ...] = ()
        """Ids of optional and alternative costs paid and how often ("kicker", 1)."""
        self.paid_objects: tuple[Ref, ...] = ()
        """What was sacrificed, discarded, exiled, tapped to pay."""
        self.cast_from = 0
        """The zone it was cast from; 0: it was not cast. A permanent keeps it from its spell (400.7d)."""
        self.cast_by: Player = NO_PLAYER
        self.mana_spent: tuple[tuple[int, int], ...] = ()
        """The mana spent to cast it, sorted: kind (a W U B R G C bit, with ``mana_costs.FROM_SNOW``) and how much."""
        self.convoked_by: tuple[Ref, ...] = ()
        """702.51c: the creatures that were tapped for its convoke ability."""
        self.slots: tuple[tuple[int, Slot], ...] = ()
        """Slots that a delayed or reflexive trigger brings along."""
        self.assigned: tuple[tuple[Ref, int, int], ...] = ()
        """Of combat damage on the stack: sources, what they deal damage to (entities), and how much."""
        self.was: GameObject | None = None
        self.left_with: Characteristics | None = None
        """608.2h: for a last known record of a permanent, spell or ability: its characteristics as it left."""
        self.arrived = 0
        """The timestamp counter when it became this object: a name that everybody may know (``view``)."""
        self.seen_by = 0
        """401.5, 701.20: mask of the seats that know which card this is although its zone is hidden."""
        self.chars: Characteristics | None = None
        """Cache, not part of the position, like the next ones."""
        self.chars_epoch = 0
        self.code: bytes | None = None
        """Its encoding for ``codec.digest``."""

    def copy(self) -> GameObject:
        """Return a record equal to this one that nobody shares."""
        new = GameObject.__new__(GameObject)
        new.ref = self.ref
        new.owner_game = 0
        new.kind = self.kind
        new.owner = self.owner
        new.controller = self.controller
        new.zone = self.zone
        new.definition = self.definition
        new.face = self.face
        new.timestamp = self.timestamp
        new.tapped = self.tapped
        new.flipped = self.flipped
        new.face_down = self.face_down
        new.phased_out = self.phased_out
        new.sick = self.sick
        new.counters = self.counters
        new.damage = self.damage
        new.deathtouched = self.deathtouched
        new.attached_to = self.attached_to
        new.attachments = self.attachments
        new.attacking = self.attacking
        new.blocking = self.blocking
        new.blocked_by = self.blocked_by
        new.blocked = self.blocked
        new.choices = self.choices
        new.linked = self.linked
        new.copied = self.copied
        new.components = self.components
        new.merged = self.merged
        new.memory = self.memory
        new.ability = self.ability
        new.source = self.source
        new.event = self.event
        new.targets = self.targets
        new.modes = self.modes
        new.division = self.division
        new.x = self.x
        new.costs_paid = self.costs_paid
        new.paid_objects = self.paid_objects
        new.cast_from = self.cast_from
        new.cast_by = self.cast_by
        new.mana_spent = self.mana_spent
        new.convoked_by = self.convoked_by
        new.slots = self.slots
        new.assigned = self.assigned
        new.was = self.was
        new.left_with = self.left_with
        new.arrived = self.arrived
        new.seen_by = self.seen_by
        new.chars = None
        new.chars_epoch = 0
        new.code = None
        return new

    @property
    def values(self) -> Definition:
        """What it is by what represents it: merged, as it entered, or as printed."""
        return self.merged or self.copied or self.definition

    def counter(self, kind: str) -> int:
        """Return how many counters of that kind are on it."""
        for name, n in self.counters:
            if name == kind:
                return n
        return 0

    def choice(self, kind: str) -> int | str | None:
        """Return what was chosen for it under that name, or None."""
        for name, value in self.choices:
            if name == kind:
                return value
        return None

    def remembered(self, kind: str) -> int:
        """Return the number in its memory under that name; 0: none."""
        for name, n in self.memory:
            if name == kind:
                return n
        return 0


NORMAL_LIFE: Final = 20
"""103.4: the starting life total unless the format or an option says otherwise."""

STARTING_LIFE: Final = "starting life"
"""The set-up option for another starting life total."""


class PlayerRecord:
    """What a player has, is and has done (102, 119, 122, 402)."""

    __slots__ = (
        "owner_game", "seat", "team", "life", "library", "hand", "graveyard", "sideboard", "pool", "counters",
        "lands_played", "in_game", "won", "lost_reason", "mulligans", "drew_from_empty", "controlled_by",
        "cards_drawn", "spells_cast", "life_gained", "life_lost", "attacked", "marks",
    )  # fmt: skip

    def __init__(self) -> None:
        self.owner_game = 0
        self.seat: Player = NO_PLAYER
        self.team = 0
        self.life = 20
        self.library: list[Ref] = []
        """401: top card last (drawing is a pop)."""
        self.hand: list[Ref] = []
        self.graveyard: list[Ref] = []
        """404: oldest first."""
        self.sideboard: list[Ref] = []
        self.pool: tuple[tuple[int, int, int], ...] = ()
        """106.4: unspent mana: (mana bit, restriction id or 0, amount), see ``mana``."""
        self.counters: tuple[tuple[str, int], ...] = ()
        self.lands_played = 0
        self.in_game = True
        self.won = False
        self.lost_reason = 0
        """0 while in the game, else one of the reasons of ``events`` (104.3)."""
        self.mulligans = 0
        self.drew_from_empty = False
        """704.5b: tried to draw from an empty library since the last check."""
        self.controlled_by: Player = NO_PLAYER
        """723: who makes this player's decisions; NO_PLAYER: they do."""
        self.cards_drawn = 0
        """This turn, like the next ones."""
        self.spells_cast = 0
        self.life_gained = 0
        self.life_lost = 0
        self.attacked = False
        self.marks: tuple[tuple[str, int], ...] = ()
        """Designations and lasting marks: ("monarch", 1), ("skip_turn", 1) …"""

    def copy(self) -> PlayerRecord:
        """Return a record equal to this one that nobody shares."""
        new = PlayerRecord.__new__(PlayerRecord)
        new.owner_game = 0
        new.seat = self.seat
        new.team = self.team
        new.life = self.life
        new.library = self.library[:]
        new.hand = self.hand[:]
        new.graveyard = self.graveyard[:]
        new.sideboard = self.sideboard[:]
        new.pool = self.pool
        new.counters = self.counters
        new.lands_played = self.lands_played
        new.in_game = self.in_game
        new.won = self.won
        new.lost_reason = self.lost_reason
        new.mulligans = self.mulligans
        new.drew_from_empty = self.drew_from_empty
        new.controlled_by = self.controlled_by
        new.cards_drawn = self.cards_drawn
        new.spells_cast = self.spells_cast
        new.life_gained = self.life_gained
        new.life_lost = self.life_lost
        new.attacked = self.attacked
        new.marks = self.marks
        return new

    def counter(self, kind: str) -> int:
        """Return how many counters of that kind the player has."""
        for name, n in self.counters:
            if name == kind:
                return n
        return 0

    def mark(self, kind: str) -> int:
        """Return the value of a mark, 0 if the player does not have it."""
        for name, n in self.marks:
            if name == kind:
                return n
        return 0


MOVED_ITSELF: Final = "moved itself"
"""In the memory of a card that an ability of its own has put from exile into the graveyard: madness (400.7k)."""


def with_count(counts: tuple[tuple[str, int], ...], kind: str, n: int) -> tuple[tuple[str, int], ...]:
    """Return sorted counts with the number of ``kind`` set to ``n`` (0 or less: removed).

    >>> with_count((("charge", 1),), "+1/+1", 2)
    (('+1/+1', 2), ('charge', 1))
    """
    kept = [pair for pair in counts if pair[0] != kind]
    if n > 0:
        kept.append((kind, n))
        kept.sort()
    return tuple(kept)


from apnap.rules.definitions import NO_DEFINITION  # noqa: E402  (records and definitions name each other)
