"""613: what continuous effects change about objects, one class per kind of change, with its layer.

Layers: 1 copy, 2 control, 3 text, 4 types, 5 colours, 6 abilities, 7a–7d power and toughness.
"""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.mana import ManaCost
from apnap.abilities.node import Node
from apnap.abilities.objects import Objects, Players
from apnap.abilities.quantity import Quantity


@dataclass(frozen=True, slots=True)
class Change(Node):
    """One change to a characteristic (or to control)."""


@dataclass(frozen=True, slots=True)
class BecomeCopy(Change):
    """Layer 1: copiable values become those of the object, except for ``changes`` (707.9)."""

    of: Objects
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeValues(Change):
    """Layer 1: copiable values become those written here: what BecomeCopy is once it has begun (707.2b)."""

    definition: Node
    """A :class:`apnap.abilities.definition.CardDefinition`."""


@dataclass(frozen=True, slots=True)
class SetController(Change):
    """Layer 2: controlled by that player."""

    who: Players


@dataclass(frozen=True, slots=True)
class ReplaceWord(Change):
    """Layer 3: a colour word or land type becomes another (612)."""

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class SetName(Change):
    """Layer 3 (612.8) or a copy exception: the name becomes this."""

    name: str


@dataclass(frozen=True, slots=True)
class AddTypes(Change):
    """Layer 4: types in addition to the others."""

    card_types: int = 0
    supertypes: int = 0
    subtypes: tuple[str, ...] = ()
    chosen_subtype: bool = False
    all_creature_types: bool = False


@dataclass(frozen=True, slots=True)
class SetTypes(Change):
    """Layer 4: the types become these. Card types replace the card types (205.1a) where ``card_types`` is not 0;
    subtypes replace those of the same kind. ``keep``: "in addition" for card types only ("still a land").

    Setting a basic land type removes printed abilities (305.7)."""

    card_types: int = 0
    subtypes: tuple[str, ...] = ()
    keep_card_types: bool = False
    keep_subtypes: bool = False
    chosen_subtype: bool = False


@dataclass(frozen=True, slots=True)
class RemoveTypes(Change):
    """Layer 4: loses card types, supertypes or subtypes ("isn't a creature", "isn't legendary")."""

    card_types: int = 0
    supertypes: int = 0
    subtypes: tuple[str, ...] = ()
    all_creature_types: bool = False


@dataclass(frozen=True, slots=True)
class SetColors(Change):
    """Layer 5: the colours become these (0: colourless)."""

    colors: int
    chosen_color: bool = False


@dataclass(frozen=True, slots=True)
class AddColors(Change):
    """Layer 5: colours in addition."""

    colors: int
    chosen_color: bool = False


@dataclass(frozen=True, slots=True)
class AddAbility(Change):
    """Layer 6: has or gains an ability (an ``ability.Ability``, keyword abilities included)."""

    ability: Node


@dataclass(frozen=True, slots=True)
class AddActivatedOf(Change):
    """Layer 6: has all activated abilities that the objects, which are off the battlefield, have (113.3b)."""

    what: Objects
    once_each_turn: bool = False
    """Each of them may be activated only once each turn (602.5b)."""


@dataclass(frozen=True, slots=True)
class AddKeywordOf(Change):
    """Layer 6: has all keyword abilities of that name that the objects have, each as it is written there: "hexproof
    from white", "protection from red", and with "landwalk" each landwalk ability (702.11e, 702.14a, 702.16a).

    In a static ability the objects are off the battlefield; an effect that begins once looks at them then (611.2c)."""

    keyword: str
    what: Objects


@dataclass(frozen=True, slots=True)
class AddThisAbility(Change):
    """A copy exception: has the very ability that makes it a copy ("except it has this ability", 707.9a)."""


@dataclass(frozen=True, slots=True)
class RemoveAbility(Change):
    """Layer 6: loses the keyword ability of that name, all instances."""

    keyword: str


@dataclass(frozen=True, slots=True)
class RemoveEndable(Change):
    """Layer 6: loses the ability that began this, known by the price at which its effect ends (116.2c)."""

    price: Node


@dataclass(frozen=True, slots=True)
class RemoveAllAbilities(Change):
    """Layer 6: loses all abilities (``except_mana``: all but mana abilities)."""

    except_mana: bool = False


@dataclass(frozen=True, slots=True)
class CantHaveAbility(Change):
    """Layer 6: loses and can't have or gain the keyword ability (113.11)."""

    keyword: str


@dataclass(frozen=True, slots=True)
class SetBase(Change):
    """Layer 7b: base power and/or toughness become these. As a characteristic-defining ability: layer 7a (613.4a)."""

    power: Quantity | None
    toughness: Quantity | None


@dataclass(frozen=True, slots=True)
class Modify(Change):
    """Layer 7c: +power/+toughness (negative numbers: Minus or Number with a negative)."""

    power: Quantity
    toughness: Quantity
    doubles: bool = False
    """Power and toughness are doubled or tripled: what is added may be less than 0 (107.1b, 701.10c)."""


@dataclass(frozen=True, slots=True)
class SwitchPowerToughness(Change):
    """Layer 7d."""


@dataclass(frozen=True, slots=True)
class SetManaCost(Change):
    """A copy exception: has that mana cost, or none."""

    cost: ManaCost | None


@dataclass(frozen=True, slots=True)
class SetLoyalty(Change):
    """A copy exception: starting loyalty."""

    n: Quantity
