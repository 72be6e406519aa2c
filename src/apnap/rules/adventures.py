"""715, 720: adventurer cards, where the spell goes and playing the rest of the card later; omen cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.definition import ADVENTURE
from apnap.abilities.values import EXILE
from apnap.ids import Player, Ref
from apnap.rules.records import CARD, with_count

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_ON_AN_ADVENTURE: Final = "adventure"
"""What a card in exile remembers: the seat plus one of the player who may play it."""


def is_adventure(record: GameObject) -> bool:
    """Tell whether a spell is a card cast as an Adventure (715.3b)."""
    return record.kind == CARD and _is_inset(record) and not is_omen(record)


def is_omen(record: GameObject) -> bool:
    """Tell whether a spell is a card cast as an Omen, or a copy of one (720.3b, c)."""
    return _is_inset(record) and "Omen" in record.definition.node.faces[1].subtypes


def _is_inset(record: GameObject) -> bool:
    return record.face == 1 and record.definition.node.layout == ADVENTURE


def go_on_adventure(state: State, ref: Ref, player: Player) -> None:
    """715.3d: for as long as the card remains exiled, the player may play it, though not as an Adventure."""
    record = state.edit(ref)
    record.memory = with_count(record.memory, _ON_AN_ADVENTURE, player + 1)
    state.touch()


def may_be_played(record: GameObject, player: Player) -> bool:
    """Tell whether a player may play a card from exile because it is on an adventure (715.3d)."""
    return record.zone == EXILE and (_ON_AN_ADVENTURE, player + 1) in record.memory
