"""702.103: bestowed spells and permanents: Auras for as long as they are bestowed, creatures otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Keyword
from apnap.abilities.objects import Filter, HasCardType
from apnap.abilities.values import BATTLEFIELD, CREATURE, ENCHANTMENT, STACK
from apnap.rules.definitions import Definition, define
from apnap.rules.records import with_count
from apnap.rules.subtypes import card_types_of

if TYPE_CHECKING:
    from apnap.ids import Ref
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

BESTOW: Final = "bestow"
_CEASED: Final = "ceased to be bestowed"
_ENCHANT_CREATURE: Final = Keyword("enchant", what=Filter((HasCardType(CREATURE),)), text="Enchant creature")
_BESTOWED: Final[dict[Definition, Definition]] = {}


def is_bestowed(record: GameObject) -> bool:
    """Tell whether a spell or permanent is bestowed (702.103b): its bestow cost was paid, and it has not ceased to
    be."""
    return (
        record.zone in (STACK, BATTLEFIELD)
        and not record.face_down
        and any(id == BESTOW for id, _ in record.costs_paid)
        and not any(name == _CEASED for name, _ in record.memory)
    )


def as_bestowed(definition: Definition) -> Definition:
    """702.103b: return a card as an Aura enchantment with enchant creature; made once."""
    found = _BESTOWED.get(definition)
    if found is None:
        face = definition.node.faces[0]
        face = replace(
            face,
            card_types=face.card_types & ~CREATURE | ENCHANTMENT,
            subtypes=("Aura", *(one for one in face.subtypes if not card_types_of(one) & CREATURE)),
            power=None,
            toughness=None,
            abilities=(_ENCHANT_CREATURE, *face.abilities),
        )
        found = _BESTOWED[definition] = define(replace(definition.node, faces=(face, *definition.node.faces[1:])))
    return found


def cease_to_be_bestowed(state: State, ref: Ref) -> None:
    """702.103e–f: the effect that makes it an Aura ends: it is a creature again."""
    record = state.edit(ref)
    record.memory = with_count(record.memory, _CEASED, 1)
    state.disturb()
