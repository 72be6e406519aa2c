"""201.4: the names of cards that can be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from apnap.rules.records import CARD

if TYPE_CHECKING:
    from apnap.rules.state import State


def card_names(state: State, types: int = 0, without: int = 0) -> tuple[str, ...]:
    """Return the names of cards that may be chosen (201.4), of card types if the effect says so: of all cards at hand;
    if there are none, of those in the game. Of a card with two names one is chosen (201.4b)."""
    if state.pool is not None:
        whole: Iterable[str] = state.pool.card_names(types, without)
    else:
        faces = (face for record in state.objects if record.kind == CARD for face in record.definition.faces)
        kinds = ((face.name, face.node.card_types) for face in faces)
        whole = (name for name, kind in kinds if (not types or kind & types) and not kind & without)
    return tuple(sorted({name for names in whole for name in names.split(" // ") if name}))
