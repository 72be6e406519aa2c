"""702.139: companion, and the conditions on a starting deck that allow one."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.ability import Keyword
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter


@dataclass(frozen=True, slots=True)
class DeckCondition(Node):
    """What must be so of the cards of a starting deck that fit ``what``."""

    what: Filter


@dataclass(frozen=True, slots=True)
class EachFits(DeckCondition):
    """Each of them fits ``fits``, too."""

    fits: Filter


@dataclass(frozen=True, slots=True)
class EachHasActivated(DeckCondition):
    """Each of them has an activated ability (602.1)."""


@dataclass(frozen=True, slots=True)
class DifferentNames(DeckCondition):
    """No two of them have the same name (201.2)."""


@dataclass(frozen=True, slots=True)
class SharedCardType(DeckCondition):
    """There is a card type that all of them have."""


@dataclass(frozen=True, slots=True)
class NoSymbolTwice(DeckCondition):
    """None of them has the same mana symbol more than once in its mana cost."""


@dataclass(frozen=True, slots=True)
class Companion(Keyword):
    """702.139a: companion with its condition."""

    deck: DeckCondition | None = None
