"""109.3: the characteristics that objects have after all continuous effects (613).

They are cached in the object's record by the state's epoch. A record that is not the object's newest any more is last
known information (608.2h): it keeps the characteristics it left with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.abilities.ability import Keyword
from apnap.ids import NO_PLAYER, REF_SHIFT, Player
from apnap.rules.mana_costs import NO_COST, ParsedCost

if TYPE_CHECKING:
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


class Characteristics:
    """What an object is now. May be shared between records: never written once it has been returned."""

    __slots__ = (
        "name", "cost", "mana_value", "colors", "supertypes", "card_types", "subtypes", "power", "toughness", "loyalty",
        "defense", "keywords", "abilities", "controller", "has_triggered", "has_statics", "has_activated",
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
        """Printed loyalty (306.5a); how much it has now is its counters."""
        self.defense = 0
        """310.4a, likewise."""
        self.keywords = 0
        """Mask of the simple keyword abilities."""
        self.abilities: tuple[CompiledAbility, ...] = ()
        self.controller: Player = NO_PLAYER
        """The owner outside the battlefield and the stack (108.4a)."""
        self.has_triggered = False
        self.has_statics = False
        self.has_activated = False
        self.base_power = 0
        """613.4b: before modifications and counters."""
        self.base_toughness = 0

    def copy(self) -> Characteristics:
        """Return equal characteristics that nobody shares."""
        new = Characteristics.__new__(Characteristics)
        new.name = self.name
        new.cost = self.cost
        new.mana_value = self.mana_value
        new.colors = self.colors
        new.supertypes = self.supertypes
        new.card_types = self.card_types
        new.subtypes = self.subtypes
        new.power = self.power
        new.toughness = self.toughness
        new.loyalty = self.loyalty
        new.defense = self.defense
        new.keywords = self.keywords
        new.abilities = self.abilities
        new.controller = self.controller
        new.has_triggered = self.has_triggered
        new.has_statics = self.has_statics
        new.has_activated = self.has_activated
        new.base_power = self.base_power
        new.base_toughness = self.base_toughness
        return new

    def set_abilities(self, abilities: tuple[CompiledAbility, ...]) -> None:
        """Set the abilities and everything that follows from them."""
        self.abilities = abilities
        keywords = 0
        triggered = statics = activated = False
        for ability in abilities:
            keywords |= ability.keyword_bit
            kind = ability.kind
            if kind == TRIGGERED:
                triggered = True
            elif kind == ACTIVATED:
                activated = True
            elif kind == STATIC:
                statics = True
        self.keywords = keywords
        self.has_triggered = triggered
        self.has_statics = statics
        self.has_activated = activated


def characteristics(state: State, record: GameObject) -> Characteristics:
    """Return the characteristics of an object in any zone, or of a last known record."""
    chars = record.chars
    if chars is not None and (
        record.chars_epoch == state.epoch or state.objects[record.ref >> REF_SHIFT] is not record
    ):
        return chars
    return record.left_with or compute(state, record)


def values_of(chars: Characteristics) -> tuple[Any, ...]:
    """Return everything that characteristics consist of, as plain values and abilities; see :func:`from_values`."""
    cost = chars.cost
    return (
        chars.name,
        (cost.generic, cost.pips, cost.x, cost.exists, cost.mana_value, cost.colors),
        chars.mana_value,
        chars.colors,
        chars.supertypes,
        chars.card_types,
        tuple(sorted(chars.subtypes)),
        chars.power,
        chars.toughness,
        chars.loyalty,
        chars.defense,
        chars.controller,
        chars.base_power,
        chars.base_toughness,
        chars.abilities,
    )


def from_values(values: tuple[Any, ...]) -> Characteristics:
    """Return the characteristics that :func:`values_of` took apart."""
    chars = Characteristics()
    (
        chars.name,
        cost,
        chars.mana_value,
        chars.colors,
        chars.supertypes,
        chars.card_types,
        subtypes,
        chars.power,
        chars.toughness,
        chars.loyalty,
        chars.defense,
        chars.controller,
        chars.base_power,
        chars.base_toughness,
        abilities,
    ) = values
    chars.cost = ParsedCost(*cost)
    chars.subtypes = frozenset(subtypes)
    chars.set_abilities(abilities)
    return chars


def controller_of(state: State, record: GameObject) -> Player:
    """Return who controls an object (108.4); its owner outside the battlefield and the stack."""
    return characteristics(state, record).controller


def has_keyword(state: State, record: GameObject, bit: int) -> bool:
    """Tell whether an object has a simple keyword ability (a bit of ``values``)."""
    return characteristics(state, record).keywords & bit != 0


def keyword_nodes(state: State, record: GameObject, name: str) -> list[Keyword]:
    """Return the keyword abilities of that name that an object has, one per instance."""
    found: list[Keyword] = []
    for ability in characteristics(state, record).abilities:
        node = ability.node
        if ability.kind == KEYWORD and isinstance(node, Keyword) and node.keyword == name:
            found.append(node)
    return found


from apnap.rules.definitions import ACTIVATED, KEYWORD, STATIC, TRIGGERED  # noqa: E402  (records name this module)
from apnap.rules.layers import compute  # noqa: E402
