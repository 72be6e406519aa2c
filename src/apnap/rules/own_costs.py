"""118.6, 202.1b: costs in which an object's own mana cost is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.cost import Cost
from apnap.abilities.mana import ManaCost
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
        return Cost(_reduced(mana, cost.less) if cost.less else mana, cost.parts)
    counts_as_0 = record.kind == TOKEN or bool(characteristics(state, record).card_types & LAND)
    return Cost(parts=cost.parts) if counts_as_0 and state.rulebook.no_mana_cost == "free" else None


def _reduced(mana: ManaCost, less: int) -> ManaCost:
    """Return a mana cost with so much less generic mana (118.7a), of which there may be nothing left."""
    symbols = tuple(str(max(0, int(one) - less)) if one.isdigit() else one for one in mana.symbols)
    left = tuple(one for one in symbols if one != "0")
    return ManaCost(left or ("0",))
