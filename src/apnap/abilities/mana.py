"""106, 107.4: mana costs and mana to add, as written."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Objects
from apnap.abilities.quantity import Number, Quantity


@dataclass(frozen=True, slots=True)
class ManaCost(Node):
    """202.1: mana symbols without braces, in printed order.

    For example ``("X", "2", "W", "W/U", "2/B", "G/P", "G/U/P", "S", "C")``.
    An empty tuple is the cost {0} only when written so; a card without mana cost has ``None`` instead (202.1b).
    """

    symbols: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ManaSpec(Node):
    """Mana that an effect adds (106.4)."""


@dataclass(frozen=True, slots=True)
class FixedMana(ManaSpec):
    """Exactly these symbols (W U B R G C, or S-less snow is a property of the source): ``("G", "G")``."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RepeatedMana(ManaSpec):
    """ "Add {G} for each …": one symbol, so many times."""

    symbol: str
    n: Quantity


@dataclass(frozen=True, slots=True)
class OneOf(ManaSpec):
    """ "Add {R} or {G}": one of several fixed choices; each choice is a tuple of symbols."""

    choices: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class AnyColor(ManaSpec):
    """ "N mana of any one color": a choice among the colours of the mask."""

    n: Quantity = Number(1)
    colors: int = 31


@dataclass(frozen=True, slots=True)
class AnyCombination(ManaSpec):
    """ "N mana in any combination of colors": each freely chosen among the colours of the mask (32 = colourless)."""

    n: Quantity
    colors: int = 31


@dataclass(frozen=True, slots=True)
class ChosenColorMana(ManaSpec):
    """Mana of the colour chosen for the source (607.2d); or, if its player would rather, one mana ``instead``."""

    n: Quantity = Number(1)
    instead: str = ""
    """Empty, or a symbol, beside one mana of the chosen colour."""


@dataclass(frozen=True, slots=True)
class CommanderColors(ManaSpec):
    """903.4: so much mana of one color in the color identity of your commanders."""

    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class CouldProduce(ManaSpec):
    """106.7: one mana of any color (or type, with ``types``) that a permanent that fits could produce."""

    what: Filter
    types: bool = False


@dataclass(frozen=True, slots=True)
class ProducedMana(ManaSpec):
    """106.12a: one mana of a type that was produced as the permanent of the event was tapped for mana."""


@dataclass(frozen=True, slots=True)
class ColorsAmong(ManaSpec):
    """One mana of a color that one of the objects has; ``each``: one of each color that they have."""

    what: Objects
    each: bool = False


@dataclass(frozen=True, slots=True)
class DevotionMana(ManaSpec):
    """700.5: as much mana of one color as your devotion to that color."""


@dataclass(frozen=True, slots=True)
class ManaRestriction(Node):
    """106.6: what the mana may be spent on: spells that fit, and/or abilities of sources that fit; ``otherwise``: and
    on everything that is neither; ``with_x``: only on costs that contain {X}."""

    spells: Filter | None = None
    abilities: Filter | None = None
    otherwise: bool = False
    with_x: bool = False
