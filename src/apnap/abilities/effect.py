"""609, 610: effects as verbs with slots: what happens once, when a spell or ability resolves.

``who`` does it; ``what`` it is done to; ``n`` how many. ``slot`` remembers the result (see ``node``): the objects
that were really affected (in their new zone), the players, and an amount.
Flow (sequence, if, may, for each) is at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.change import Change
from apnap.abilities.condition import Condition
from apnap.abilities.cost import Cost
from apnap.abilities.duration import Duration, Forever, UntilEndOfTurn
from apnap.abilities.mana import ManaRestriction, ManaSpec
from apnap.abilities.node import Node
from apnap.abilities.objects import Each, Filter, Objects, Players, This, You
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.values import BATTLEFIELD, HAND


@dataclass(frozen=True, slots=True)
class Effect(Node):
    """One instruction."""


# ------------------------------------------------------------------------------------- objects: zones


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
    changes: tuple[Change, ...] = ()
    """Continuous changes that begin as it enters ("it's a Zombie in addition", "it gains haste")."""
    changes_for: Duration = Forever()


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
    """701.21: particular permanents are sacrificed by their controllers ("sacrifice it")."""

    what: Objects
    slot: int = 0


@dataclass(frozen=True, slots=True)
class CounterSpell(Effect):
    """701.6: counter spells or abilities; ``to``: zone a countered spell goes to instead of the graveyard (0: no)."""

    what: Objects
    to: int = 0
    position: int = TOP
    slot: int = 0


@dataclass(frozen=True, slots=True)
class CreateTokens(Effect):
    """701.7, 111: each player creates ``n`` tokens with these characteristics."""

    who: Players
    n: Quantity
    token: Token
    entering: Entering = Entering()
    slot: int = 0


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
class ChooseNewTargets(Effect):
    """115.7: ``who`` may choose new targets for the spells; ``change_one``: change the target (115.7a)."""

    who: Players
    what: Objects
    change_one: bool = False


# ------------------------------------------------------------------------------------- objects: states


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
class PutCounters(Effect):
    """122.1: put ``n`` counters of a kind on each object; ``who`` puts them (122.6)."""

    on: Objects
    counter: str
    n: Quantity = Number(1)
    who: Players = You()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class DistributeCounters(Effect):
    """Distribute ``n`` counters among the targets of requirement ``index`` as announced (601.2d)."""

    index: int
    counter: str
    n: Quantity


@dataclass(frozen=True, slots=True)
class RemoveCounters(Effect):
    """Remove ``n`` (None: all) counters of a kind ("" any) from the objects."""

    what: Objects
    counter: str
    n: Quantity | None = Number(1)
    slot: int = 0


@dataclass(frozen=True, slots=True)
class MoveCounters(Effect):
    """Move ``n`` (None: all) counters of a kind from objects onto another."""

    what: Objects
    to: Objects
    counter: str
    n: Quantity | None = Number(1)


@dataclass(frozen=True, slots=True)
class DoubleCounters(Effect):
    """701.10e: double the counters of a kind on the objects."""

    what: Objects
    counter: str


@dataclass(frozen=True, slots=True)
class Proliferate(Effect):
    """701.34."""

    who: Players = You()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class DealDamage(Effect):
    """120: the sources deal ``n`` damage to each object and each player."""

    n: Quantity
    objects: Objects | None = None
    players: Players | None = None
    source: Objects = This()
    unpreventable: bool = False
    slot: int = 0


@dataclass(frozen=True, slots=True)
class DealDividedDamage(Effect):
    """601.2d: ``n`` damage divided as announced among the targets of requirement ``index``."""

    n: Quantity
    index: int
    source: Objects = This()
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """701.14: two creatures deal damage equal to their power to each other."""

    a: Objects
    b: Objects


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
class TurnFaceDown(Effect):
    """708.2."""

    what: Objects


@dataclass(frozen=True, slots=True)
class TurnFaceUp(Effect):
    """708.8."""

    what: Objects


@dataclass(frozen=True, slots=True)
class Regenerate(Effect):
    """701.19: the next time each would be destroyed this turn, it is regenerated instead."""

    what: Objects


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Effect):
    """506.4."""

    what: Objects


@dataclass(frozen=True, slots=True)
class PhaseOut(Effect):
    """702.26."""

    what: Objects
    slot: int = 0


@dataclass(frozen=True, slots=True)
class ExchangeControl(Effect):
    """701.12b: exchange control of two permanents (or of all of two sets)."""

    a: Objects
    b: Objects
    duration: Duration = Forever()


# ------------------------------------------------------------------------------------- players


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """121."""

    who: Players
    n: Quantity = Number(1)
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """701.9: ``n`` None: the whole hand. ``chooser`` None: each player chooses their own cards."""

    who: Players
    n: Quantity | None = Number(1)
    what: Filter = Filter(zones=(HAND,))
    random: bool = False
    chooser: Players | None = None
    slot: int = 0


@dataclass(frozen=True, slots=True)
class DiscardThese(Effect):
    """701.9: particular cards are discarded by their owners ("discards that card")."""

    what: Objects
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Mill(Effect):
    """701.17. The slot remembers the milled cards."""

    who: Players
    n: Quantity
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Scry(Effect):
    """701.22."""

    who: Players
    n: Quantity


@dataclass(frozen=True, slots=True)
class Surveil(Effect):
    """701.25."""

    who: Players
    n: Quantity


@dataclass(frozen=True, slots=True)
class GainLife(Effect):
    """119.3."""

    who: Players
    n: Quantity
    slot: int = 0


@dataclass(frozen=True, slots=True)
class LoseLife(Effect):
    """119.3."""

    who: Players
    n: Quantity
    slot: int = 0


@dataclass(frozen=True, slots=True)
class SetLife(Effect):
    """119.5: life total becomes a number."""

    who: Players
    n: Quantity


@dataclass(frozen=True, slots=True)
class ExchangeLife(Effect):
    """701.12c: two players exchange life totals."""

    a: Players
    b: Players


@dataclass(frozen=True, slots=True)
class AddMana(Effect):
    """106.4: the players add mana."""

    who: Players
    mana: ManaSpec
    restriction: ManaRestriction | None = None
    persists: bool = False
    """"You don't lose this mana as steps and phases end" until end of turn."""


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    """701.24: the players shuffle their libraries."""

    who: Players


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """701.23: search zones of ``whose`` for up to ``n`` cards that fit; what is found is remembered in ``slot``.

    Finding nothing is allowed when the filter names a quality (701.23b). What happens to the cards and the shuffle
    are instructions of their own (Reveal, Move, Shuffle). ``different_names`` etc. are tests of the filter.
    """

    who: Players
    what: Filter
    n: Quantity | None = Number(1)
    whose: Players = You()
    must_find_all: bool = False
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """701.20: reveal objects to all players. The slot remembers them."""

    what: Objects
    slot: int = 0


@dataclass(frozen=True, slots=True)
class RevealUntil(Effect):
    """Reveal (or exile, with ``exile``) cards from the top until ``n`` that fit are there. ``slot``: the ones that
    fit; ``rest``: the others."""

    who: Players
    until: Filter
    n: Quantity = Number(1)
    exile: bool = False
    slot: int = 0
    rest: int = 0


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """701.20e: ``who`` looks at objects. The slot remembers them."""

    who: Players
    what: Objects
    slot: int = 0


@dataclass(frozen=True, slots=True)
class SetAside(Effect):
    """Remember objects in a slot without doing anything to them (for "for each", "the rest", "those creatures")."""

    what: Objects
    slot: int


@dataclass(frozen=True, slots=True)
class PutPlayerCounters(Effect):
    """122.1f: players get counters: poison, energy, experience, rad …"""

    who: Players
    counter: str
    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class RemovePlayerCounters(Effect):
    """Players lose counters (None: all)."""

    who: Players
    counter: str
    n: Quantity | None = None


@dataclass(frozen=True, slots=True)
class WinGame(Effect):
    """104.2b."""

    who: Players


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    """104.3e."""

    who: Players


@dataclass(frozen=True, slots=True)
class DrawGame(Effect):
    """104.4c."""


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """500.7: the players take ``n`` extra turns after this one."""

    who: Players
    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class ExtraPhases(Effect):
    """500.8: additional phases after this one (or after the main phase), in this order: COMBAT_PHASE …"""

    phases: tuple[int, ...]
    after_main: bool = False


@dataclass(frozen=True, slots=True)
class SkipNext(Effect):
    """614.10: the players skip their next step, phase (``phase``) or turn."""

    who: Players
    step: int = -1
    phase: int = -1
    turn: bool = False
    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class ControlPlayer(Effect):
    """723: you control the player during their next turn (or this one)."""

    who: Players
    whom: Players
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """724."""


@dataclass(frozen=True, slots=True)
class EndPhase(Effect):
    """724.2: end the combat phase."""


@dataclass(frozen=True, slots=True)
class BecomeMonarch(Effect):
    """725."""

    who: Players


@dataclass(frozen=True, slots=True)
class FlipCoin(Effect):
    """705: a player flips ``n`` coins. The slot remembers the number of flips won (heads, when nothing is called)."""

    who: Players
    n: Quantity = Number(1)
    call: bool = True
    slot: int = 0


@dataclass(frozen=True, slots=True)
class RollDie(Effect):
    """706: a player rolls ``n`` dice with ``sides`` sides. The slot's amount is the result (the sum)."""

    who: Players
    sides: int
    n: Quantity = Number(1)
    slot: int = 0


@dataclass(frozen=True, slots=True)
class GetEmblem(Effect):
    """114: the players get an emblem with these abilities."""

    who: Players
    abilities: tuple[Node, ...]


# ------------------------------------------------------------------------------------- continuous


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
    duration: Duration = UntilEndOfTurn()
    then: Effect | None = None
    """Carried out when damage is prevented; EventAmount is how much."""


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


# ------------------------------------------------------------------------------------- casting and playing


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


# ------------------------------------------------------------------------------------- choices


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """608.2d: players choose objects that fit, from ``minimum`` to ``n``; remembered in ``slot``.

    ``among`` limits the choice to these objects (revealed cards, a slot)."""

    who: Players
    what: Filter
    n: Quantity | None = Number(1)
    slot: int = 0
    minimum: Quantity | None = None
    """None: equal to ``n``."""
    among: Objects | None = None
    random: bool = False


@dataclass(frozen=True, slots=True)
class ChoosePlayers(Effect):
    """A player chooses ``n`` players among ``among``; remembered in ``slot``."""

    who: Players
    among: Players
    slot: int
    n: Quantity = Number(1)
    random: bool = False


# kinds of words a player can be asked for
CHOOSE_COLOR: Final = 0
CHOOSE_CREATURE_TYPE: Final = 1
CHOOSE_CARD_TYPE: Final = 2
CHOOSE_CARD_NAME: Final = 3
CHOOSE_BASIC_LAND_TYPE: Final = 4
CHOOSE_PLAYER: Final = 5
CHOOSE_OPPONENT: Final = 6
CHOOSE_NUMBER: Final = 7
CHOOSE_LAND_TYPE: Final = 8
CHOOSE_ODD_OR_EVEN: Final = 9


@dataclass(frozen=True, slots=True)
class ChooseWord(Effect):
    """A player chooses a colour, creature type, name, number …: a CHOOSE constant.

    ``remember``: kept with the source permanent (607.2d) for HasChosenColor, ChosenPlayer …"""

    who: Players
    kind: int
    slot: int = 0
    remember: bool = True
    minimum: int = 0
    maximum: int = 20
    words: tuple[str, ...] = ()
    """Non-empty: only these may be chosen."""


@dataclass(frozen=True, slots=True)
class ChooseMode(Effect):
    """A choice made on resolution between effects ("choose one at random", "villainous choice", "A or B")."""

    who: Players
    options: tuple[Effect, ...]
    labels: tuple[str, ...] = ()
    random: bool = False


# ------------------------------------------------------------------------------------- flow


@dataclass(frozen=True, slots=True)
class Nothing(Effect):
    """No instruction."""


@dataclass(frozen=True, slots=True)
class Sequence(Effect):
    """608.2c: instructions in the order written."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class If(Effect):
    """The condition is looked at when this is reached."""

    condition: Condition
    then: Effect
    otherwise: Effect = Nothing()


@dataclass(frozen=True, slots=True)
class May(Effect):
    """``who`` may have the effect happen; the slot remembers whether they did (Happened)."""

    who: Players
    effect: Effect
    slot: int = 0
    otherwise: Effect = Nothing()


@dataclass(frozen=True, slots=True)
class MayPay(Effect):
    """``who`` may pay the cost; if they do, ``then``; else ``otherwise`` ("unless" has only ``otherwise``).

    Several players: each in turn order may; ``then`` happens once if anyone did (``anyone``) or for each who did.
    """

    who: Players
    cost: Cost
    then: Effect = Nothing()
    otherwise: Effect = Nothing()
    slot: int = 0
    x_cost: Quantity | None = None
    """"{1} for each …": the generic mana is multiplied by this."""


@dataclass(frozen=True, slots=True)
class ForEachPlayer(Effect):
    """Each of the players in turn order carries it out; inside they are IteratedPlayer."""

    who: Players
    effect: Effect


@dataclass(frozen=True, slots=True)
class ForEachObject(Effect):
    """For each of the objects; inside it is Iterated."""

    what: Objects
    effect: Effect


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """Carry it out ``n`` times."""

    n: Quantity
    effect: Effect


@dataclass(frozen=True, slots=True)
class RepeatWhile(Effect):
    """Repeat the process as long as the condition holds after each time."""

    effect: Effect
    condition: Condition


@dataclass(frozen=True, slots=True)
class InsteadIf(Effect):
    """614.15 style "if …, instead": when the condition holds as it is reached, the second replaces the first."""

    condition: Condition
    instead: Effect
    normally: Effect


ALL_PERMANENTS: Final = Each(Filter(zones=(BATTLEFIELD,)))
