"""601.2h: which floating mana is spent on a cost, chosen one by one by the player who pays it.

What is left of a cost after some mana has been spent on it can be several things: the mana may have paid a symbol or
generic mana, and a monocoloured hybrid symbol (107.4e) may be paid either way. All of them stay open until one is paid.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from apnap.ids import Player
from apnap.rules.costs import spellings
from apnap.rules.mana import unit_bits
from apnap.rules.mana_supply import SACRIFICE_OTHERS, Spending, may_spend
from apnap.rules.set_up_options import FULL_CONTROL, holds_for

if TYPE_CHECKING:
    from apnap.rules.state import State

FLOATING: Final = 2
"""Actions (kind SPECIAL) with this index or a higher one spend a floating mana: see :func:`index_of_mana`."""
_KINDS: Final = 6

Rest = tuple[int, tuple[int, ...]]
"""What is left of a mana cost: generic mana and plain pips."""
PAID: Final[Rest] = (0, ())


def chooses_mana(state: State, player: Player) -> bool:
    """Tell whether what a player pays is chosen step by step, by them or by who makes their decisions (723.5)."""
    return holds_for(state, FULL_CONTROL, player)


def asks_before_giving(state: State, player: Player) -> bool:
    """Tell whether a payment of a player gives nothing up that they have not chosen (601.2g, 605.3a): full control."""
    return chooses_mana(state, player) and not state.option(SACRIFICE_OTHERS)


def index_of_mana(kind: int, tag: int) -> int:
    """Return the index of the action that spends a mana of that kind and tag.

    >>> index_of_mana(8, 0), mana_of_index(5)
    (5, (8, 0))
    """
    return FLOATING + tag * _KINDS + kind.bit_length() - 1


def mana_of_index(index: int) -> tuple[int, int]:
    """Return the kind and the tag of the mana that an action spends."""
    tag, bit = divmod(index - FLOATING, _KINDS)
    return 1 << bit, tag


def mask_of_mana(kind: int, tag: int) -> int:
    """Return the pips that a floating mana pays, as a mask."""
    return kind | unit_bits(tag)


def rests(generic: int, pips: tuple[int, ...], given: tuple[int, ...]) -> list[Rest]:
    """Return what can be left of a mana cost after mana (masks) has been spent on it; nothing if it can't have been.

    >>> rests(1, (8,), (8,))
    [(0, (8,)), (1, ())]
    """
    found: dict[Rest, None] = {}
    for plain_generic, plain, _ in spellings(generic, pips):
        left: Iterable[Rest] = [(plain_generic, plain)]
        for mask in given:
            left = dict.fromkeys(after for rest in left for after in _after(rest, mask))
        found.update(dict.fromkeys(left))
    return list(found)


def _after(rest: Rest, mask: int) -> list[Rest]:
    generic, pips = rest
    found = [(generic, pips[:at] + pips[at + 1 :]) for at, pip in enumerate(pips) if pip & mask]
    if generic:
        found.insert(0, (generic - 1, pips))
    return found


def spendable(state: State, player: Player, spending: Spending | None) -> list[tuple[int, int]]:
    """Return the floating mana, by kind and tag, that may be spent on something (106.6)."""
    return [(kind, tag) for kind, tag, _ in state.players[player].pool if not tag or may_spend(state, tag, spending)]
