"""708, 702.37, 702.168, 701.40: casting cards face down, and turning face-down permanents face up (116.2b)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Keyword
from apnap.abilities.cost import Cost
from apnap.abilities.mana import ManaCost
from apnap.abilities.values import CREATURE
from apnap.ids import REF_SHIFT, Ref
from apnap.rules.characteristics import characteristics, keyword_nodes

if TYPE_CHECKING:
    from apnap.ids import Player
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

FACE_DOWN: Final = 100
"""The number of the face with which a card is cast face down."""
CASTING_COST: Final = Cost(ManaCost(("3",)))
"""702.37a, 702.168a: what casting a card face down costs."""
MORPHING: Final = ("morph", "megamorph", "disguise")
MANIFESTED: Final = "manifested"
"""What a face-down permanent that was manifested or cloaked remembers (701.40a, 701.58a)."""


def can_be_cast_face_down(state: State, record: GameObject) -> str:
    """Return by which keyword ability a card could be cast face down; empty: by none (702.37a, 702.168a)."""
    for name in MORPHING:
        if keyword_nodes(state, record, name):
            return "disguise" if name == "disguise" else "morph"
    return ""


def has_face_down(state: State) -> bool:
    """Tell whether a permanent or a card in the command zone is face down; cached until permanents come or go, or are
    turned over."""
    found: bool | None = state.cache.get("face_down")
    if found is None:
        found = any(state.objects[ref >> REF_SHIFT].face_down for ref in (*state.battlefield, *state.command))
        state.cache["face_down"] = found
    return found


def as_face_up(state: State, record: GameObject) -> GameObject:
    """Return a face-down permanent as it would be face up (702.37e, 730.2f)."""
    would = record.copy()
    would.face_down = False
    if would.components:
        turn_down_or_up(state, would, False)
    return would


def costs_of_turning_up(state: State, player: Player, ref: Ref) -> list[tuple[str, Cost]]:
    """Return the costs for which a player could turn a permanent face up, each with the ability that it comes from.

    Its morph, megamorph or disguise costs as it would be face up (702.37e, 702.168d); the mana cost of a manifested or
    cloaked creature card (701.40b).
    """
    record = state.current(ref)
    if record is None or not record.face_down or record.phased_out:
        return []
    if characteristics(state, record).controller != player:
        return []
    would = as_face_up(state, record)
    nodes = [node for name in MORPHING for node in keyword_nodes(state, would, name)]
    found = [(node.keyword, node.cost) for node in nodes if isinstance(node, Keyword) and node.cost is not None]
    if any(name == MANIFESTED for name, _ in record.memory):
        face = record.definition.faces[0].node
        if face.card_types & CREATURE and face.mana_cost is not None:
            found.append((MANIFESTED, Cost(face.mana_cost)))
    return found


def without_x(cost: Cost, x: int) -> Cost:
    """Return a cost with its X settled (107.3a).

    >>> without_x(Cost(ManaCost(("X", "U"))), 2).mana.symbols
    ('2', 'U')
    """
    if cost.mana is None:
        return cost
    symbols = tuple(str(x) if symbol == "X" else symbol for symbol in cost.mana.symbols)
    return replace(cost, mana=ManaCost(symbols))


from apnap.rules.merging import turn_down_or_up  # noqa: E402  (permanents of several cards are put together from faces)
