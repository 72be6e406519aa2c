"""607.2a–b: linked abilities: one exiles cards, another refers to "the exiled card" or "cards exiled with this"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import ability, objects, values
from apnap.abilities.cost import Behold
from apnap.abilities.effect import CreateCopies, CreateTokens, Move
from apnap.abilities.node import Node
from apnap.abilities.static import GoesElsewhere
from apnap.abilities.walk import rebuilt, walk


def with_links(abilities: tuple[ability.Ability, ...]) -> tuple[ability.Ability, ...] | None:
    """Return the abilities with the exile that another refers to marked as linked; None: it is in doubt which one."""
    if not any(isinstance(node, objects.Linked) for one in abilities for node in walk(one)):
        return abilities
    exiling = [one for one in abilities if _sets_apart(one) or _exiles_cards(one)]
    if not exiling and any(isinstance(node, Move) and node.linked for one in abilities for node in walk(one)):
        return abilities
    if len(exiling) != 1:
        return None
    if _sets_apart(exiling[0]):
        return abilities
    return tuple(_marked(one) if one is exiling[0] else one for one in abilities)


def _exiles_cards(one: ability.Ability) -> bool:
    """Return whether it exiles something else than tokens that it has created."""
    made = {node.slot for node in walk(one) if isinstance(node, CreateTokens | CreateCopies)}
    exiled = [node.what if isinstance(node, Move) else None for node in walk(one) if _exiles(node)]
    return any(not isinstance(what, objects.InSlot) or what.slot not in made for what in exiled)


def _sets_apart(one: ability.Ability) -> bool:
    """Return whether it is a keyword ability that exiles a card by itself (702.75)."""
    return isinstance(one, ability.Keyword) and one.keyword == "hideaway"


def _exiles(node: Node) -> bool:
    if isinstance(node, Behold):
        return node.exile  # 701.4a: which links it by itself
    if isinstance(node, GoesElsewhere):
        return node.to == values.EXILE  # 607.2b
    if not isinstance(node, Move) or node.linked:  # what is linked already needs no other ability
        return False
    return node.to == values.EXILE and not isinstance(node.what, objects.Linked)


def _marked(node: Any) -> Any:
    found = rebuilt(node, _marked)
    return replace(found, linked=True) if isinstance(found, Move | GoesElsewhere) and _exiles(found) else found
