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

from typing import TYPE_CHECKING, ClassVar, Final

from apnap.ids import NO_PLAYER, NO_REF, Player, Ref

if TYPE_CHECKING:
    from apnap.rules.definitions import Definition

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

KIND_NAMES: Final = (
    "zone_change", "destroy", "draw", "damage", "gain_life", "lose_life", "tap", "untap", "put_counters",
    "remove_counters", "cast", "activate", "play_land", "attack", "attackers_declared", "block", "become_blocked",
    "unblocked", "step_began", "turn_began", "create_tokens", "add_mana", "targeted", "keyword_action", "attached",
    "lose_game", "win_game", "coin", "die", "transformed", "turned_face_up", "control_changed", "regenerated",
    "revealed", "countered", "phased", "skipped", "chosen", "damage_prevented", "resolved", "drew_game", "triggered",
    "unattached", "mulligan",
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
        for name in event_fields(kind):
            setattr(new, name, getattr(self, name))
        return new


class ZoneChange(Event):
    """400: an object moves. ``player``: its controller (owner outside battlefield and stack) before the move."""

    __slots__ = (
        "came_from", "to", "became", "cause", "position", "nth", "tapped", "controller", "counters", "face_down",
        "face", "attach_to", "attacking", "copied", "linked_to", "revealed",
    )  # fmt: skip
    kind = ZONE_CHANGE

    def __init__(self) -> None:
        super().__init__()
        self.came_from = 0
        self.to = 0
        self.became: Ref = NO_REF
        """The object in the new zone; NO_REF before it has happened."""
        self.cause = BY_NOTHING
        self.position = 0
        """For libraries: a constant of ``abilities.effect`` (TOP, BOTTOM …)."""
        self.nth = 0
        self.tapped = False
        self.controller: Player = NO_PLAYER
        """Under whose control it enters the battlefield or stack; NO_PLAYER: its owner."""
        self.counters: tuple[tuple[str, int], ...] = ()
        self.face_down = False
        self.face = -1
        """Which face is up in the new zone; −1: the front (or the one that was cast)."""
        self.attach_to = 0
        self.attacking = 0
        self.copied: Definition | None = None
        self.linked_to: Ref = NO_REF
        """607.2a: exiled with this object."""
        self.revealed = False


class Destroy(Event):
    """701.8: a permanent is destroyed."""

    __slots__ = ("no_regeneration",)
    kind = DESTROY

    def __init__(self) -> None:
        super().__init__()
        self.no_regeneration = False


class Draw(Event):
    """121.1: a player draws one card. ``subject`` (afterwards): the card in hand."""

    __slots__ = ()
    kind = DRAW


class Damage(Event):
    """120: ``subject`` (the source) deals ``amount`` damage to ``other``. ``player``: the player dealt damage, or the
    controller of the object dealt damage."""

    __slots__ = ("combat", "unpreventable", "excess")
    kind = DAMAGE

    def __init__(self) -> None:
        super().__init__()
        self.combat = False
        self.unpreventable = False
        self.excess = 0
        """120.10: filled when it has happened."""


class GainLife(Event):
    """119.3."""

    __slots__ = ()
    kind = GAIN_LIFE


class LoseLife(Event):
    """119.3. ``by_damage``: as a result of damage (120.3a)."""

    __slots__ = ("by_damage",)
    kind = LOSE_LIFE

    def __init__(self) -> None:
        super().__init__()
        self.by_damage = False


class Tap(Event):
    """701.26a. ``player``: its controller."""

    __slots__ = ("for_mana",)
    kind = TAP

    def __init__(self) -> None:
        super().__init__()
        self.for_mana = False


class Untap(Event):
    """701.26b."""

    __slots__ = ()
    kind = UNTAP


class PutCounters(Event):
    """122.6: ``amount`` counters are put on ``other`` (an entity; ``subject`` when it is an object). ``player`` puts
    them."""

    __slots__ = ("counter",)
    kind = PUT_COUNTERS

    def __init__(self) -> None:
        super().__init__()
        self.counter = ""


class RemoveCounters(Event):
    """122: ``amount`` counters are removed from ``other`` (an entity)."""

    __slots__ = ("counter",)
    kind = REMOVE_COUNTERS

    def __init__(self) -> None:
        super().__init__()
        self.counter = ""


class Cast(Event):
    """601.2i: ``subject`` has become cast by ``player``. ``amount``: the how-manieth of that player this turn."""

    __slots__ = ()
    kind = CAST


class Activate(Event):
    """602.2: ability ``subject`` of ``other`` is activated by ``player``; ``is_mana``: a mana ability (no object)."""

    __slots__ = ("is_mana", "is_loyalty", "keyword")
    kind = ACTIVATE

    def __init__(self) -> None:
        super().__init__()
        self.is_mana = False
        self.is_loyalty = False
        self.keyword = ""


class PlayLand(Event):
    """305.1: ``player`` played ``subject`` (on the battlefield)."""

    __slots__ = ()
    kind = PLAY_LAND


class Attack(Event):
    """508.1: ``subject`` is declared as an attacker of ``other``. ``player``: the defending player.

    ``amount``: how many attackers were declared in all (506.5)."""

    __slots__ = ()
    kind = ATTACK


class AttackersDeclared(Event):
    """508.1: ``player`` declared ``objects`` as attackers."""

    __slots__ = ("objects",)
    kind = ATTACKERS_DECLARED

    def __init__(self) -> None:
        super().__init__()
        self.objects: tuple[Ref, ...] = ()


class Block(Event):
    """509.1: ``subject`` blocks ``other``. ``player``: the blocker's controller."""

    __slots__ = ()
    kind = BLOCK


class BecomeBlocked(Event):
    """509.1h: ``subject`` becomes blocked by ``objects``. ``player``: the attacker's controller."""

    __slots__ = ("objects",)
    kind = BECOME_BLOCKED

    def __init__(self) -> None:
        super().__init__()
        self.objects: tuple[Ref, ...] = ()


class Unblocked(Event):
    """509.3g: ``subject`` attacks and isn't blocked."""

    __slots__ = ()
    kind = UNBLOCKED


class StepBegan(Event):
    """500.6: a step or main phase (``amount``: its number) of ``player``'s turn begins."""

    __slots__ = ()
    kind = STEP_BEGAN


class TurnBegan(Event):
    """500.1: ``player``'s turn begins; ``amount``: its number."""

    __slots__ = ()
    kind = TURN_BEGAN


class CreateTokens(Event):
    """111.1: ``amount`` tokens with a definition are created under ``player``'s control.

    Afterwards ``objects`` are the tokens on the battlefield. Entering details as in :class:`ZoneChange`."""

    __slots__ = ("definition", "tapped", "counters", "attach_to", "attacking", "face", "objects")
    kind = CREATE_TOKENS

    def __init__(self) -> None:
        super().__init__()
        self.definition: Definition | None = None
        self.tapped = False
        self.counters: tuple[tuple[str, int], ...] = ()
        self.attach_to = 0
        self.attacking = 0
        self.face = 0
        self.objects: tuple[Ref, ...] = ()


class AddMana(Event):
    """106.4: ``player`` adds mana: ``mana`` is (mana bit, amount) pairs; ``subject``: the source.

    ``restriction``: a key of ``mana.restrictions`` (0: none); ``tapped``: the source was tapped for it (106.12)."""

    __slots__ = ("mana", "restriction", "tapped")
    kind = ADD_MANA

    def __init__(self) -> None:
        super().__init__()
        self.mana: tuple[tuple[int, int], ...] = ()
        self.restriction = 0
        self.tapped = False


class Targeted(Event):
    """115: ``other`` (an entity; ``subject`` when an object) becomes a target of ``source``. ``player``: the source's
    controller."""

    __slots__ = ()
    kind = TARGETED


class KeywordAction(Event):
    """701: ``player`` (or ``subject``) performed a keyword action that is not an event of its own."""

    __slots__ = ("action", "objects")
    kind = KEYWORD_ACTION

    def __init__(self) -> None:
        super().__init__()
        self.action = ""
        self.objects: tuple[Ref, ...] = ()


class Attached(Event):
    """701.3: ``subject`` becomes attached to ``other`` (an entity)."""

    __slots__ = ()
    kind = ATTACHED


class Unattached(Event):
    """701.3d: ``subject`` becomes unattached from ``other``."""

    __slots__ = ()
    kind = UNATTACHED


class LoseGame(Event):
    """104.3: ``player`` loses; ``amount``: the reason (LIFE, POISON …)."""

    __slots__ = ()
    kind = LOSE_GAME


class WinGame(Event):
    """104.2: ``player`` wins."""

    __slots__ = ()
    kind = WIN_GAME


class DrewGame(Event):
    """104.4: the game is a draw."""

    __slots__ = ("rule",)
    kind = DREW_GAME

    def __init__(self) -> None:
        super().__init__()
        self.rule = ""


class Coin(Event):
    """705: ``player`` flips a coin; ``amount`` 1: heads; ``won``: −1 when nobody called."""

    __slots__ = ("won",)
    kind = COIN

    def __init__(self) -> None:
        super().__init__()
        self.won = -1


class Die(Event):
    """706: ``player`` rolls a die with ``sides`` sides; ``amount``: the result."""

    __slots__ = ("sides",)
    kind = DIE

    def __init__(self) -> None:
        super().__init__()
        self.sides = 6


class Transformed(Event):
    """701.27: ``subject`` transforms; ``amount``: the face now up."""

    __slots__ = ()
    kind = TRANSFORMED


class TurnedFaceUp(Event):
    """708.8: ``subject`` is turned face up (``amount`` 1) or face down (0)."""

    __slots__ = ()
    kind = TURNED_FACE_UP


class ControlChanged(Event):
    """613.2: ``player`` gains control of ``subject``; ``other``: the entity of the player who loses it."""

    __slots__ = ()
    kind = CONTROL_CHANGED


class Regenerated(Event):
    """701.19: ``subject`` is regenerated."""

    __slots__ = ()
    kind = REGENERATED


class Revealed(Event):
    """701.20: ``player`` reveals ``objects``; ``to``: seats that see them (empty: everybody)."""

    __slots__ = ("objects", "to")
    kind = REVEALED

    def __init__(self) -> None:
        super().__init__()
        self.objects: tuple[Ref, ...] = ()
        self.to: tuple[Player, ...] = ()


class Countered(Event):
    """701.6: ``subject`` (a spell or ability) is countered by ``source``.

    ``to``: the zone a card goes to instead of the graveyard (0: none)."""

    __slots__ = ("to", "position")
    kind = COUNTERED

    def __init__(self) -> None:
        super().__init__()
        self.to = 0
        self.position = 0


class Phased(Event):
    """702.26: ``subject`` phases out (``amount`` 0) or in (1)."""

    __slots__ = ()
    kind = PHASED


class Skipped(Event):
    """614.10: ``player`` skips the step ``amount``."""

    __slots__ = ()
    kind = SKIPPED


class Chosen(Event):
    """A choice worth telling: ``player`` chose ``word`` (or ``amount``, or ``other``) for ``subject``."""

    __slots__ = ("word", "purpose")
    kind = CHOSEN

    def __init__(self) -> None:
        super().__init__()
        self.word = ""
        self.purpose = ""


class DamagePrevented(Event):
    """615: ``amount`` damage from ``subject`` to ``other`` was prevented by ``source``."""

    __slots__ = ()
    kind = DAMAGE_PREVENTED


class Resolved(Event):
    """608: ``subject`` resolves (``amount`` 1) or does not because all its targets are illegal (0, 608.2b)."""

    __slots__ = ()
    kind = RESOLVED


class TriggeredEvent(Event):
    """603.2: an ability of ``subject`` triggered and was put on the stack as ``other``; ``player`` controls it."""

    __slots__ = ()
    kind = TRIGGERED


class Mulligan(Event):
    """103.5: ``player`` takes a mulligan (``amount``: how many so far) or keeps (−1)."""

    __slots__ = ()
    kind = MULLIGAN


EVENT_CLASSES: Final[tuple[type[Event], ...]] = (
    ZoneChange, Destroy, Draw, Damage, GainLife, LoseLife, Tap, Untap, PutCounters, RemoveCounters, Cast, Activate,
    PlayLand, Attack, AttackersDeclared, Block, BecomeBlocked, Unblocked, StepBegan, TurnBegan, CreateTokens, AddMana,
    Targeted, KeywordAction, Attached, LoseGame, WinGame, Coin, Die, Transformed, TurnedFaceUp, ControlChanged,
    Regenerated, Revealed, Countered, Phased, Skipped, Chosen, DamagePrevented, Resolved, DrewGame, TriggeredEvent,
    Unattached, Mulligan,
)  # fmt: skip

_FIELDS: Final[dict[type[Event], tuple[str, ...]]] = {}


def event_fields(kind: type[Event]) -> tuple[str, ...]:
    """Return the names of an event class's fields, the common ones first."""
    found = _FIELDS.get(kind)
    if found is None:
        names: tuple[str, ...] = Event.__slots__
        if kind is not Event:
            names = names + tuple(kind.__dict__.get("__slots__", ()))
        found = _FIELDS[kind] = names
    return found
