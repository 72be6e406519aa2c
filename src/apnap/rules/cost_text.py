"""113.2b, classic:402.4: whether what a card says of its own additional or alternative cost is one of its abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.ability import Static
from apnap.abilities.static import AdditionalCost, AlternativeCost
from apnap.rules.definitions import CompiledAbility

if TYPE_CHECKING:
    from apnap.rules.state import State


def is_an_ability(state: State, ability: CompiledAbility) -> bool:
    """Tell whether a line of text is an ability at all: in the classic book a cost of the card itself is none."""
    if state.rulebook.cost_text_is_ability:
        return True
    node = ability.node
    return not isinstance(node, Static) or not all(
        isinstance(part, AdditionalCost) or (isinstance(part, AlternativeCost) and part.spells is None)
        for part in node.parts
    )
