"""109.3: the characteristics that objects have after all continuous effects (613)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import NO_PLAYER, Player
from apnap.rules.mana_costs import NO_COST, ParsedCost

if TYPE_CHECKING:
    from apnap.abilities.ability import Keyword
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


class Characteristics:
    """What an object is now. Shared between records: never written once it has been returned."""

    __slots__ = (
        "name", "cost", "mana_value", "colors", "supertypes", "card_types", "subtypes", "power", "toughness", "loyalty",
        "defense", "keywords", "abilities", "controller", "trigger_mask", "has_statics", "has_activated",
        "base_power", "base_toughness",
    )  # fmt: skip

    def __init__(self) -> None:
        self.name = ""
        self.cost: ParsedCost = NO_COST
        self.mana_value = 0
        self.colors = 0
        self.supertypes = 0
        self.card_types = 0
        self.subtypes: frozenset[str] = frozenset()
        self.power = 0
        self.toughness = 0
        self.loyalty = 0
        self.defense = 0
        self.keywords = 0
        self.abilities: tuple[CompiledAbility, ...] = ()
        self.controller: Player = NO_PLAYER
        self.trigger_mask = 0
        self.has_statics = False
        self.has_activated = False
        self.base_power = 0
        self.base_toughness = 0


def characteristics(state: State, record: GameObject) -> Characteristics:
    """Return the characteristics of an object in any zone, or of a last known record."""
    raise NotImplementedError


def controller_of(state: State, record: GameObject) -> Player:
    """Return who controls an object (108.4; its owner outside the battlefield and the stack)."""
    return characteristics(state, record).controller


def has_keyword(state: State, record: GameObject, bit: int) -> bool:
    """Tell whether an object has a simple keyword ability (a bit of ``values``)."""
    return characteristics(state, record).keywords & bit != 0


def keyword_nodes(state: State, record: GameObject, name: str) -> list[Keyword]:
    """Return the keyword abilities of that name that an object has, one per instance."""
    raise NotImplementedError
