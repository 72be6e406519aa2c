"""609, 610: instructions to players: cards, life, mana, searching, winning, turns, chance."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.mana import ManaRestriction, ManaSpec
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Objects, Players, You
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.values import HAND


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
    """701.22. ``whose``: fateseal, scrying in the library of that player (701.29)."""

    who: Players
    n: Quantity
    slot: int = 0
    whose: Players | None = None


@dataclass(frozen=True, slots=True)
class Surveil(Effect):
    """701.25. The slot remembers the cards that went into graveyards."""

    who: Players
    n: Quantity
    slot: int = 0


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
class LoseMana(Effect):
    """106.4: the players lose all unspent mana."""

    who: Players


@dataclass(frozen=True, slots=True)
class SetLife(Effect):
    """119.5: life total becomes a number."""

    who: Players
    n: Quantity


@dataclass(frozen=True, slots=True)
class ExchangeLife(Effect):
    """701.12c: two players exchange life totals; ``a`` and ``b`` are the same if one expression yields both."""

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
    this_combat: bool = False
    """The same until end of combat."""
    rider: ManaRider | None = None
    """What else happens as the mana is spent on something."""


@dataclass(frozen=True, slots=True)
class ManaRider(Node):
    """106.6: what happens if mana is spent to cast a spell that fits; EventObject is the spell.

    ``triggers``: it is a delayed triggered ability; else it is carried out as the spell has been paid for."""

    spells: Filter
    effect: Effect
    triggers: bool = False


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    """701.24: the players shuffle their libraries."""

    who: Players


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """701.23: search zones of ``whose`` for up to ``n`` cards that fit; what is found is remembered in ``slot``.

    Finding nothing is allowed when the filter names a quality (701.23b). What happens to the cards and the shuffle
    are instructions of their own (Reveal, Move, Shuffle).
    """

    who: Players
    what: Filter
    n: Quantity | None = Number(1)
    whose: Players = You()
    must_find_all: bool = False
    slot: int = 0
    every: bool = False
    """"All cards": what fits in a public zone is found without a choice."""
    also: tuple[Filter, ...] = ()
    """One more card for each of these ("a Forest card and a Plains card")."""
    different_names: bool = False
    """The cards found must have different names."""
    total: Node | None = None
    """"With total mana value 6 or less": a StatTotal over the cards found."""
    either_zone: bool = False
    """"Library and/or graveyard": the player may leave the library out."""
    searched: int = 0
    """The slot that remembers whether a library was searched ("if you search your library this way")."""


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
    total: bool = False
    """Until the total mana value of those that fit is ``n`` or greater."""


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
    """Players lose counters (None: all; ``counter`` "": of every kind). The slot remembers who lost how many."""

    who: Players
    counter: str
    n: Quantity | None = None
    slot: int = 0


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
class PlaySubgame(Effect):
    """729: players play a subgame with their libraries as decks. ``slot``: the players who did not win it."""

    slot: int = 0


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """500.7: the players take ``n`` extra turns after this one. The slot remembers which turns those of the last of
    them are."""

    who: Players
    n: Quantity = Number(1)
    slot: int = 0


@dataclass(frozen=True, slots=True)
class ExtraPhases(Effect):
    """500.8: additional phases after this one (or after a main phase), in this order: COMBAT_PHASE …"""

    phases: tuple[int, ...]
    after_main: bool = False
    after_second_main: bool = False
    """After the second main phase of the turn, if that is still to come or going on."""


@dataclass(frozen=True, slots=True)
class ExtraSteps(Effect):
    """500.9: the players get ``n`` additional steps of that kind after this step, in whatever turn it is (500.10a);
    ``after_phase``: after this phase (500.10)."""

    who: Players
    step: int
    n: Quantity = Number(1)
    after_phase: bool = False


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
    extra_turn: bool = False
    """After that turn, the player takes an extra turn."""


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
class BecomeDay(Effect):
    """731.1: it becomes day, or ``night``."""

    night: bool = False


@dataclass(frozen=True, slots=True)
class FlipCoin(Effect):
    """705: a player flips ``n`` coins. The slot remembers the number of flips won (heads, when nothing is called)."""

    who: Players
    n: Quantity = Number(1)
    call: bool = True
    slot: int = 0
    until_lost: bool = False
    """And again after each flip that is won."""


@dataclass(frozen=True, slots=True)
class RollDie(Effect):
    """706: a player rolls ``n`` dice with ``sides`` sides. The slot's amount is the result (the sum).

    ``plus``: what is added to the result (706.2), found as it is rolled."""

    who: Players
    sides: int
    n: Quantity = Number(1)
    slot: int = 0
    plus: Quantity | None = None
    evens: int = 0
    """A slot for how many of the results are even."""
    different: int = 0
    """A slot for how many different results there are."""
    chosen: int = 0
    """A slot for the one of two results that the player chooses, if not zero."""
    other: int = 0
    """A slot for the other one."""


@dataclass(frozen=True, slots=True)
class GetEmblem(Effect):
    """114: the players get an emblem with these abilities."""

    who: Players
    abilities: tuple[Node, ...]
