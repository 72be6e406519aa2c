"""611, 603.7: instructions that leave something behind: continuous effects, shields, delayed triggers, casting."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.change import Change
from apnap.abilities.condition import Condition
from apnap.abilities.cost import Cost
from apnap.abilities.duration import Duration, Forever, UntilEndOfTurn
from apnap.abilities.effect_base import Effect
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Objects, Players
from apnap.abilities.quantity import Number, Quantity


@dataclass(frozen=True, slots=True)
class Continuous(Effect):
    """611.2: a continuous effect on particular objects (locked in when it begins, 611.2c)."""

    what: Objects
    changes: tuple[Change, ...]
    duration: Duration = UntilEndOfTurn()


@dataclass(frozen=True, slots=True)
class ContinuousRule(Effect):
    """611.2: a static part (restriction, permission, cost change, replacement …) that holds for a while.

    ``parts`` are of ``static``; filters in them are asked anew each time (611.2c, last sentence), objects they name
    (TargetObjects, InSlot, EventObject, Iterated) are fixed as the effect begins."""

    parts: tuple[Node, ...]
    duration: Duration = UntilEndOfTurn()


@dataclass(frozen=True, slots=True)
class GainControl(Effect):
    """613.2 layer 2: ``who`` gains control of the objects."""

    who: Players
    what: Objects
    duration: Duration = Forever()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class PreventDamage(Effect):
    """615: a shield against the next ``n`` damage (None: all) that would be dealt to the objects/players."""

    n: Quantity | None
    objects: Objects | Filter | None = None
    players: Players | None = None
    source: Objects | Filter | None = None
    combat: bool | None = None
    chosen_source: bool = False
    """609.7: "by a source of your choice" (that fits ``source``)."""
    next_time: bool = False
    """Only what is dealt the next time: all of it, or ``n`` of it."""
    duration: Duration = UntilEndOfTurn()
    then: Effect | None = None
    """Carried out when damage is prevented; EventAmount is how much."""


@dataclass(frozen=True, slots=True)
class PreventDividedDamage(Effect):
    """615.7, 601.2d: shields against the next damage this turn, ``n`` in all, divided as announced among the targets
    of requirement ``index``."""

    n: Quantity
    index: int


@dataclass(frozen=True, slots=True)
class ChooseSource(Effect):
    """609.7a: ``who`` chooses a source of damage that fits; the slot remembers it."""

    who: Players
    what: Filter
    slot: int = 0


@dataclass(frozen=True, slots=True)
class DelayedTrigger(Effect):
    """603.7: a delayed triggered ability. Objects and players named by slot, target, event are fixed now.

    ``once``: triggers only the next time; ``duration``: how long it waits (Forever: until it triggers).
    ``ability`` is an :class:`apnap.abilities.ability.Triggered`.
    """

    ability: Node
    once: bool = True
    duration: Duration = Forever()


@dataclass(frozen=True, slots=True)
class ReflexiveTrigger(Effect):
    """603.12: "when you do": triggers at once if the condition (usually Happened) holds."""

    body: Node
    """An :class:`apnap.abilities.ability.Body`."""
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class BecomeCastable(Effect):
    """702.170, 702.185: cards in exile may be cast by their owners on a later turn, as long as they remain there.

    ``manner``: "plot" (they become plotted: without paying the mana cost, as a sorcery), "warp" (as usual), "foretell"
    (for a foretell cost: one they have or, with ``less``, their mana cost reduced by so much generic mana)."""

    what: Objects
    manner: str
    less: int | None = None


@dataclass(frozen=True, slots=True)
class CastNow(Effect):
    """608.2g: ``who`` may cast objects (cards, or copies with ``copy``) while this resolves.

    ``n``: how many of them at most (None: any number). ``free``: without paying the mana cost (118.9); ``lands``:
    "play" instead of "cast"."""

    who: Players
    what: Objects
    n: Quantity | None = Number(1)
    free: bool = True
    copy: bool = False
    lands: bool = False
    slot: int = 0
    cost: Cost | None = None
    """Paid rather than the mana cost (118.9), if it is not free."""
    manner: str = ""
    """What casting it this way is called, and remembered as paid ("madness")."""
    spells: Filter | None = None
    """Only if the resulting spell fits (702.85a)."""
    copies_in: int = 0
    """The zone in which copies are created; 0: where what they are copies of is (707.12)."""
