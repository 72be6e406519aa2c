"""702.1: the shape of a keyword ability: what it stands for, and which parameters it has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.condition import Exists
from apnap.abilities.cost import Cost
from apnap.abilities.objects import Filter, IsSource
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.values import HAND

Expand = Callable[[Keyword], tuple[Ability, ...]]


@dataclass(frozen=True, slots=True)
class Shape:
    """What is known of a keyword ability by its name.

    ``expand``: returns the abilities it stands for (None: it is a rule of its own, which other places ask for by
    name). ``needs``: parameters (fields of the node) that it can't be without; ``takes``: others that it may have.
    ``refuse``: returns what of their values is not carried out.
    """

    expand: Expand | None = None
    needs: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    refuse: Callable[[Keyword], str] | None = None
    with_x: bool = False
    """Its number may be X, which then means something of its own (702.54b)."""
    apart: bool = False
    """Several on one object are paid for each by itself, or stand for different things: they are told apart by their
    ``instance``."""


def cost_of(node: Keyword) -> Cost:
    """Return the cost of a keyword ability that has one."""
    return node.cost if node.cost is not None else Cost()


def number_of(node: Keyword) -> int:
    """Return the number of a keyword ability ("crew 2"); 1 if it has none."""
    return node.n.n if isinstance(node.n, Number) else 1


def measure_of(node: Keyword) -> Quantity:
    """Return the number of a keyword ability that may be measured ("annihilator X, where X is …"); 1 if it has none."""
    return Number(1) if node.n is None else node.n


FROM_HAND: Final = Exists(Filter((IsSource(),), (HAND,)))
"""Such a keyword is for the hand (702.185a), unless something lets a card be cast from elsewhere using it."""


CONVERTED: Final = "more than meets the eye"
"""702.162: the keyword ability whose cost lets a card be cast converted."""


def paid_id(node: Keyword) -> str:
    """Return the id under which the cost of this instance is paid: "squad", "squad 2" …"""
    return node.keyword if node.instance == 1 else f"{node.keyword} {node.instance}"
