"""609, 610: instructions that move and change objects: zones, tokens, copies, counters, damage, states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.change import Change
from apnap.abilities.duration import Duration, Forever
from apnap.abilities.effect_base import Effect
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Objects, Players, This, You
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.values import HAND

# where in a library a card is put
TOP: Final = 0
BOTTOM: Final = 1
SHUFFLED: Final = 2
"""Into the library, then it is shuffled."""
BOTTOM_RANDOM: Final = 3
NTH_FROM_TOP: Final = 4


@dataclass(frozen=True, slots=True)
class Entering(Node):
    """How objects enter the battlefield: tapped, under whose control, with counters, attacking, transformed …"""

    tapped: bool = False
    controller: Players | None = None
    """None: its owner (for a move), the creating player (for a token)."""
    counters: tuple[tuple[str, Quantity], ...] = ()
    attacking: bool = False
    transformed: bool = False
    face_down: bool = False
    attached_to: Objects | None = None
    attached_to_player: Players | None = None
    changes: tuple[Change, ...] = ()
    """Continuous changes that begin as it enters ("it's a Zombie in addition", "it gains haste")."""
    changes_for: Duration = Forever()
    attacking_like: Objects | None = None
    """Attacking what that object attacks, or attacked as it last was (702.49c)."""
    prepared: bool = False
    """722.3a, for a permanent with a prepare spell."""
    attacking_player: Players | None = None
    """Attacking that player or a planeswalker they control, if ``attacking`` (702.116a)."""
    attacking_it_only: bool = False
    """Attacking that player and no planeswalker of theirs."""
    untapped: bool = False
    """Untapped, whatever another effect would have it enter as."""
    blocking: bool = False
    """509.4: blocking an attacker that its controller chooses, …"""
    blocking_it: Objects | None = None
    """… or that one."""


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """400: put objects into a zone: return to hand, put onto the battlefield, on top, on the bottom, into exile …

    Each card goes to its owner's zone. ``position`` and ``nth`` only matter for the library; ``order`` is chosen by
    the owner (``who`` None) or by ``who``. Discarding, sacrificing, destroying and milling are verbs of their own.
    """

    what: Objects
    to: int = HAND
    position: int = TOP
    nth: Quantity = Number(1)
    entering: Entering = Entering()
    who: Players | None = None
    face_down: bool = False
    linked: bool = False
    """607.2a: "exiled with" the source: remembered for Linked."""
    until: Duration | None = None
    """610.3: returns when that duration ends (UntilThisLeaves)."""
    with_counters: tuple[tuple[str, Quantity], ...] = ()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Meld(Effect):
    """701.42a: the two cards of a meld pair are put onto the battlefield as one permanent, if they are one (701.42b):
    the one of that name."""

    what: Objects
    name: str
    entering: Entering = Entering()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """701.8."""

    what: Objects
    no_regeneration: bool = False
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Sacrifice(Effect):
    """701.21: each player sacrifices ``n`` permanents of their own that fit (chosen by them)."""

    who: Players
    what: Filter
    n: Quantity = Number(1)
    slot: int = 0


@dataclass(frozen=True, slots=True)
class SacrificeThese(Effect):
    """701.21: you sacrifice particular permanents, those that you control ("sacrifice it").

    ``each_controller``: whoever controls one sacrifices it ("its controller sacrifices it")."""

    what: Objects
    slot: int = 0
    each_controller: bool = False


@dataclass(frozen=True, slots=True)
class CounterSpell(Effect):
    """701.6: counter spells or abilities; ``to``: zone a countered spell goes to instead of the graveyard (0: no)."""

    what: Objects
    to: int = 0
    position: int = TOP
    slot: int = 0


@dataclass(frozen=True, slots=True)
class CreateTokens(Effect):
    """701.7, 111: each player creates ``n`` tokens with these characteristics.

    ``also``: other tokens that the same players create at the same time; they are remembered in the same slot."""

    who: Players
    n: Quantity
    token: Token
    entering: Entering = Entering()
    slot: int = 0
    also: tuple[CreateTokens, ...] = ()
    action: str = ""
    """The keyword action that this is, which is told of then: "investigate" (701.16a)."""


@dataclass(frozen=True, slots=True)
class Token(Node):
    """111.3: the characteristics of a token. ``name`` "": its subtypes and "Token" (111.4).

    ``predefined``: "Treasure", "Food", "Clue" … (111.10): everything else is then given by the rules.
    """

    card_types: int = 0
    supertypes: int = 0
    subtypes: tuple[str, ...] = ()
    colors: int = 0
    power: Quantity | None = None
    toughness: Quantity | None = None
    abilities: tuple[Node, ...] = ()
    name: str = ""
    predefined: str = ""


@dataclass(frozen=True, slots=True)
class CreateCopies(Effect):
    """707: each player creates ``n`` tokens that are copies of the objects, except for ``changes``."""

    who: Players
    what: Objects
    n: Quantity = Number(1)
    changes: tuple[Change, ...] = ()
    entering: Entering = Entering()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class CopySpell(Effect):
    """707.10: copy spells or abilities ``n`` times; ``new_targets``: you may choose new targets (115.7)."""

    what: Objects
    n: Quantity = Number(1)
    new_targets: bool = True
    changes: tuple[Change, ...] = ()
    who: Players = You()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class DoubleX(Effect):
    """107.3: the value of X of the spells becomes twice as great."""

    what: Objects


@dataclass(frozen=True, slots=True)
class ChooseNewTargets(Effect):
    """115.7: ``who`` may choose new targets for the spells; ``change_one``: change the target (115.7a)."""

    who: Players
    what: Objects
    change_one: bool = False


@dataclass(frozen=True, slots=True)
class ChangeATarget(Effect):
    """115.7b: ``who`` changes one target of the spells or abilities to that object, if it is another legal target."""

    who: Players
    what: Objects
    to: Objects


@dataclass(frozen=True, slots=True)
class Tap(Effect):
    """701.26a."""

    what: Objects
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Untap(Effect):
    """701.26b."""

    what: Objects
    slot: int = 0


@dataclass(frozen=True, slots=True)
class DealDamage(Effect):
    """120: the sources deal ``n`` damage to each object and each player.

    ``excess``: a slot for how much of it was excess damage (120.10). ``excess_to_controller``: excess damage is dealt
    to the controllers of the objects instead (120.4a). ``of_source``: ``n`` is found for each source, which is the
    iterated object in it, and not for each recipient."""

    n: Quantity
    objects: Objects | None = None
    players: Players | None = None
    source: Objects = This()
    unpreventable: bool = False
    slot: int = 0
    excess: int = 0
    excess_to_controller: bool = False
    of_source: bool = False


@dataclass(frozen=True, slots=True)
class DealDividedDamage(Effect):
    """601.2d: ``n`` damage divided as announced among the targets of requirement ``index``."""

    n: Quantity
    index: int
    source: Objects = This()
    slot: int = 0
    excess: int = 0


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """701.14: two creatures deal damage equal to their power to each other. ``each_other``: the two of ``a``."""

    a: Objects
    b: Objects
    each_other: bool = False


@dataclass(frozen=True, slots=True)
class Designate(Effect):
    """The objects get a designation that has no rules meaning of its own (SADDLED, RENOWNED: states of ``objects``), or
    do not have it ``not_any_more``.

    ``n``: the amount of the event that tells of it: the X of "monstrosity X" (701.37c)."""

    what: Objects
    state: int
    n: Quantity = Number(0)
    slot: int = 0
    not_any_more: bool = False


@dataclass(frozen=True, slots=True)
class Attach(Effect):
    """701.3: attach objects to an object (or a player)."""

    what: Objects
    to: Objects | None = None
    to_player: Players | None = None


@dataclass(frozen=True, slots=True)
class Unattach(Effect):
    """701.3d."""

    what: Objects


@dataclass(frozen=True, slots=True)
class Transform(Effect):
    """701.27."""

    what: Objects
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Flip(Effect):
    """710.4: flip permanents that are flip cards; what is flipped stays so."""

    what: Objects


@dataclass(frozen=True, slots=True)
class TurnFaceDown(Effect):
    """708.2."""

    what: Objects


@dataclass(frozen=True, slots=True)
class Manifest(Effect):
    """701.40, 701.58: ``who`` manifests the cards, one after another (``cloak``: cloaks them). The slot remembers the
    permanents."""

    who: Players
    what: Objects
    cloak: bool = False
    slot: int = 0


@dataclass(frozen=True, slots=True)
class TurnFaceUp(Effect):
    """708.8."""

    what: Objects


@dataclass(frozen=True, slots=True)
class Regenerate(Effect):
    """701.19: the next time each would be destroyed this turn, it is regenerated instead."""

    what: Objects


@dataclass(frozen=True, slots=True)
class RemoveDamage(Effect):
    """120.6: all damage marked on the objects is removed."""

    what: Objects


@dataclass(frozen=True, slots=True)
class GainPrintedBelow(Effect):
    """702.165a: until end of turn the objects gain the abilities that are printed on the source below its ability of
    that keyword, of several the one of that number; none of that keyword."""

    what: Objects
    keyword: str
    instance: int = 1


@dataclass(frozen=True, slots=True)
class BecomePrepared(Effect):
    """722.3a–b: permanents with a prepare spell become prepared, or (``not_any_more``) unprepared."""

    what: Objects
    not_any_more: bool = False


@dataclass(frozen=True, slots=True)
class BecomeLevel(Effect):
    """716.2a: the level of a Class becomes ``n``."""

    what: Objects
    n: int


@dataclass(frozen=True, slots=True)
class Pair(Effect):
    """702.95a: two unpaired creatures that you control are paired for as long as both stay creatures under your
    control."""

    a: Objects
    b: Objects


@dataclass(frozen=True, slots=True)
class BecomeBlocked(Effect):
    """509.1h: attacking creatures that nothing has blocked become blocked, without blockers."""

    what: Objects


@dataclass(frozen=True, slots=True)
class BlockAttacker(Effect):
    """509.3a–d: creatures on the battlefield begin to block an attacking creature."""

    what: Objects
    attacker: Objects


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Effect):
    """506.4."""

    what: Objects


@dataclass(frozen=True, slots=True)
class PhaseOut(Effect):
    """702.26. ``until``: they phase in right after that and not in an untap step (610.4)."""

    what: Objects
    slot: int = 0
    until: Duration | None = None


@dataclass(frozen=True, slots=True)
class ExchangeControl(Effect):
    """701.12b: exchange control of two permanents, or (``a`` and ``b`` are the same) of the two that it names."""

    a: Objects
    b: Objects
    duration: Duration = Forever()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class SwapAura(Effect):
    """702.65a: exchange an Aura, ``what``, with ``card``, an Aura card in its controller's hand."""

    what: Objects
    card: Objects


@dataclass(frozen=True, slots=True)
class TellAction(Effect):
    """701: the instructions before were a keyword action of the objects ("explores", "connives"); it is complete now,
    and abilities that watch for it trigger (701.44b, 701.50b). ``other``: to what they did it. ``who``: it was an
    action of these players, and of no objects (701.57b)."""

    action: str
    what: Objects | None
    other: Objects | None = None
    who: Players | None = None
