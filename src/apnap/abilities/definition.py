"""What a card is to the kernel: printed characteristics and compiled abilities, one per face.

Built by ``oracle/compile`` from a card record; the kernel never sees the record. Tokens, emblems and copies are
described by the same classes.
"""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.ability import Ability
from apnap.abilities.mana import ManaCost
from apnap.abilities.node import Node

NORMAL = "normal"
SPLIT = "split"
FLIP = "flip"
TRANSFORM = "transform"
MODAL = "modal_dfc"
ADVENTURE = "adventure"
MELD = "meld"
PREPARE = "prepare"
COMBINED = "combined"
"""Of no card: the first face is what a merged or melded permanent is; the others tell its mana value together."""
PROTOTYPE = "prototype"
"""718: its second face is the first with the mana cost, power and toughness of the inset frame."""


@dataclass(frozen=True, slots=True)
class FaceDefinition(Node):
    """One face (or half, or part) as printed. ``mana_cost`` None: no mana cost (202.1b).

    ``colors`` includes colour indicators (204). ``power``/``toughness`` None: not printed; "*" is 0 here and defined
    by a Defining ability; ``loyalty``/``defense`` likewise (−1: "X" or "*").
    """

    name: str
    mana_cost: ManaCost | None = None
    colors: int = 0
    supertypes: int = 0
    card_types: int = 0
    subtypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class CardDefinition(Node):
    """A whole card: its name (``A // B`` for two parts), layout and faces (the first is the front)."""

    name: str
    faces: tuple[FaceDefinition, ...]
    layout: str = NORMAL
    color_identity: int = 0


@dataclass(frozen=True, slots=True)
class PrintedCard(CardDefinition):
    """A card of which the printing matters: ``set`` is the code of the set whose symbol it bears (206.1)."""

    set: str = ""


@dataclass(frozen=True, slots=True)
class VanguardCard(CardDefinition):
    """311: an avatar: by how much it changes its owner's hand size (211) and starting life total (212)."""

    hand_modifier: int = 0
    life_modifier: int = 0
