"""700.1: events that happen to objects: moves, damage, counters, casting, combat, states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules.event_base import (
    ACTIVATE,
    ATTACHED,
    ATTACK,
    ATTACKERS_DECLARED,
    BECOME_BLOCKED,
    BLOCK,
    BY_NOTHING,
    CAST,
    CONTROL_CHANGED,
    COUNTERED,
    CREATE_TOKENS,
    DAMAGE,
    DAMAGE_ASSIGNED,
    DAMAGE_PREVENTED,
    DESTROY,
    PHASED,
    PUT_COUNTERS,
    REGENERATED,
    REMOVE_COUNTERS,
    RESOLVED,
    TAP,
    TARGETED,
    TRANSFORMED,
    TRIGGERED,
    TURNED_FACE_UP,
    UNATTACHED,
    UNBLOCKED,
    UNTAP,
    ZONE_CHANGE,
    Event,
)

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.definitions import Definition


TO_BE_CHOSEN: Final = 1 << 60
"""508.4, 509.4: what something enters attacking or blocking, until its controller chooses it."""


class ZoneChange(Event):
    """400: an object moves. ``player``: its controller (owner outside battlefield and stack) before the move."""

    __slots__ = (
        "came_from", "to", "became", "cause", "position", "nth", "tapped", "controller", "counters", "face_down",
        "face", "manner", "attach_to", "attacking", "attacked_player", "blocking", "copied", "linked_to", "prepared",
        "revealed", "parts", "commander_apart",
        "melded_with", "excepted",
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
        self.manner = ""
        """How it enters face down: "manifest", "cloak" (701.40a, 701.58a)."""
        self.attach_to = 0
        self.attacking = 0
        """What it enters attacking; TO_BE_CHOSEN: that is chosen as it enters (508.4)."""
        self.attacked_player: Player = NO_PLAYER
        """Whom that must be, or be a planeswalker of; NO_PLAYER: anybody."""
        self.blocking = 0
        """Which attacker it enters blocking; TO_BE_CHOSEN: that is chosen as it enters (509.4)."""
        self.copied: Definition | None = None
        self.excepted: tuple[tuple[str, int], ...] = ()
        """707.9e: those of its counters that an exception of this copy effect gives it."""
        self.prepared = False
        """722.3a: it enters prepared."""
        self.linked_to: Ref = NO_REF
        """607.2a: exiled with this object."""
        self.revealed = False
        self.parts: tuple[ZoneChange, ...] = ()
        """730.3: the moves of the other components of a permanent that left."""
        self.melded_with: Ref = NO_REF
        """712.14c: the card that enters together with it as one permanent, which is what ``copied`` says."""
        self.commander_apart = False
        """903.9c: of several components, those that are commanders go to the command zone."""

    def all_became(self) -> tuple[Ref, ...]:
        """400.7, 730.3c: return the new objects that the object, with all its components, has become."""
        return (self.became, *(part.became for part in self.parts))


class Destroy(Event):
    """701.8: a permanent is destroyed."""

    __slots__ = ("no_regeneration",)
    kind = DESTROY

    def __init__(self) -> None:
        super().__init__()
        self.no_regeneration = False


class Damage(Event):
    """120: ``subject`` (the source) deals ``amount`` damage to ``other``. ``player``: the player dealt damage, or the
    controller of the object dealt damage."""

    __slots__ = ("combat", "unpreventable", "dealer", "excess")
    kind = DAMAGE

    def __init__(self) -> None:
        super().__init__()
        self.combat = False
        self.unpreventable = False
        self.dealer: Characteristics | None = None
        """What the source was as it dealt the damage, and whose: "a Spirit you controlled" looks back (702.76a)."""
        self.excess = 0
        """120.10: filled when it has happened."""


class DamageAssigned(Event):
    """classic:310.2, 2007:310.1: ``assigned`` combat damage (source, recipient, how much) is put on the stack as the
    object ``subject``. ``amount``: all of it."""

    __slots__ = ("assigned",)
    kind = DAMAGE_ASSIGNED

    def __init__(self) -> None:
        super().__init__()
        self.assigned: tuple[tuple[Ref, int, int], ...] = ()


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
    them; ``by_effect``: because an effect says so, and not a cost or a rule. ``total``: no more than make so many."""

    __slots__ = ("by_effect", "counter", "total")
    kind = PUT_COUNTERS

    def __init__(self) -> None:
        super().__init__()
        self.counter = ""
        self.by_effect = False
        self.total = 0


class RemoveCounters(Event):
    """122: ``amount`` counters are removed from ``other`` (an entity)."""

    __slots__ = ("counter",)
    kind = REMOVE_COUNTERS

    def __init__(self) -> None:
        super().__init__()
        self.counter = ""


class Cast(Event):
    """601.2i: ``subject`` has become cast by ``player``. ``amount``: the how-manieth of that player this turn.

    ``mana``: how much mana was spent to cast it."""

    __slots__ = ("mana",)
    kind = CAST

    def __init__(self) -> None:
        super().__init__()
        self.mana = 0


class Activate(Event):
    """602.2: ability ``subject`` of ``other`` is activated by ``player``; ``is_mana``: a mana ability (no object), the
    ``amount``-th of its source, from 0."""

    __slots__ = ("is_mana", "is_loyalty", "keyword")
    kind = ACTIVATE

    def __init__(self) -> None:
        super().__init__()
        self.is_mana = False
        self.is_loyalty = False
        self.keyword = ""


class Attack(Event):
    """508.1: ``subject`` is declared as an attacker of ``other``. ``player``: the defending player.

    ``amount``: how many attackers were declared in all (506.5)."""

    __slots__ = ()
    kind = ATTACK


class AttackersDeclared(Event):
    """508.1: ``player`` declared ``objects`` as attackers, with that total ``power``."""

    __slots__ = ("objects", "power")
    kind = ATTACKERS_DECLARED

    def __init__(self) -> None:
        super().__init__()
        self.objects: tuple[Ref, ...] = ()
        self.power = 0


class Block(Event):
    """509.1: ``subject`` blocks ``other``. ``player``: the blocker's controller. ``amount``: of how many that is the
    last; ``nth``: the how-manieth blocker of that attacker it is. ``entered``: it entered the battlefield blocking, and
    never "blocked" (509.4)."""

    __slots__ = ("entered", "nth")
    kind = BLOCK

    def __init__(self) -> None:
        super().__init__()
        self.entered = False
        self.nth = 0


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


class CreateTokens(Event):
    """111.1: ``player`` creates ``amount`` tokens with a definition; ``controller``: under whose control if not theirs.

    Afterwards ``objects`` are the tokens on the battlefield. Entering details as in :class:`ZoneChange`."""

    __slots__ = (
        "definition",
        "controller",
        "effect_of",
        "tapped",
        "counters",
        "attach_to",
        "attacking",
        "attacked_player",
        "blocking",
        "face",
        "objects",
    )
    kind = CREATE_TOKENS

    def __init__(self) -> None:
        super().__init__()
        self.definition: Definition | None = None
        self.controller: Player = NO_PLAYER
        self.effect_of: Player = NO_PLAYER
        """Who controls the spell or ability that makes them."""
        self.tapped = False
        self.counters: tuple[tuple[str, int], ...] = ()
        self.attach_to = 0
        self.attacking = 0
        self.attacked_player: Player = NO_PLAYER
        self.blocking = 0
        self.face = 0
        self.objects: tuple[Ref, ...] = ()


class Targeted(Event):
    """115: ``other`` (an entity; ``subject`` when an object) becomes a target of ``source``. ``player``: the source's
    controller."""

    __slots__ = ()
    kind = TARGETED


class Attached(Event):
    """701.3: ``subject`` becomes attached to ``other`` (an entity)."""

    __slots__ = ()
    kind = ATTACHED


class Unattached(Event):
    """701.3d: ``subject`` becomes unattached from ``other``."""

    __slots__ = ()
    kind = UNATTACHED


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


class Countered(Event):
    """701.6: ``subject`` (a spell or ability) is countered by ``source``.

    ``to``: the zone a card goes to instead of the graveyard (0: none). ``by_rules``: nobody counters it; all its
    targets are illegal as it resolves (classic:413.2a)."""

    __slots__ = ("to", "position", "by_rules")
    kind = COUNTERED

    def __init__(self) -> None:
        super().__init__()
        self.to = 0
        self.position = 0
        self.by_rules = False


class Phased(Event):
    """702.26: ``subject`` phases out (``amount`` 0) or in (1)."""

    __slots__ = ()
    kind = PHASED


class DamagePrevented(Event):
    """615: ``amount`` damage from ``subject`` to ``other`` was prevented by ``source``."""

    __slots__ = ()
    kind = DAMAGE_PREVENTED


class Resolved(Event):
    """608: ``subject`` resolves (``amount`` 1) or does not because all its targets are illegal (0, 608.2b)."""

    __slots__ = ()
    kind = RESOLVED


class TriggeredEvent(Event):
    """603.2: an ability of ``subject`` triggered and was put on the stack as ``other``; ``player`` controls it.

    ``amount`` 1: it will do nothing, as was chosen then (classic:410.5)."""

    __slots__ = ()
    kind = TRIGGERED
