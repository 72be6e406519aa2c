"""118.6, 202.1b: costs in which an object's own mana cost is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.cost import Cost
from apnap.abilities.values import LAND
from apnap.rules.characteristics import characteristics
from apnap.rules.faces import shown_face
from apnap.rules.records import TOKEN

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def with_own_mana(state: State, cost: Cost, record: GameObject) -> Cost | None:
    """Return a cost in which the mana cost of an object stands for itself; None: it has none to pay (118.6).

    classic:g.coste-de-mana: the mana cost of a land or token counts as 0.
    """
    if not cost.own_mana:
        return cost
    mana = shown_face(record).face.node.mana_cost
    if mana is not None:
        return Cost(mana, cost.parts)
    counts_as_0 = record.kind == TOKEN or bool(characteristics(state, record).card_types & LAND)
    return Cost(parts=cost.parts) if counts_as_0 and state.rulebook.no_mana_cost == "free" else None
