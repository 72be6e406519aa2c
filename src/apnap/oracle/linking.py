"""607.2a–b: linked abilities: one exiles cards, another refers to "the exiled card" or "cards exiled with this"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import ability, objects, values
from apnap.abilities.change import AddAbility
from apnap.abilities.cost import Behold
from apnap.abilities.effect import CreateCopies, CreateTokens, Move
from apnap.abilities.node import Node
from apnap.abilities.static import GoesElsewhere
from apnap.abilities.walk import rebuilt, walk
from apnap.oracle.construct import Construct
from apnap.oracle.phrase.relatives_of_state import ExiledWith


def with_links(abilities: tuple[ability.Ability, ...], several: bool) -> tuple[ability.Ability, ...] | None:
    """Return the abilities with the exile that another refers to marked as linked; None: it is in doubt which one.

    ``several``: nothing but "exiled with" is said of them, by whichever of the abilities (607.4)."""
    if not is_linked(abilities):
        return abilities
    exiling = [one for one in abilities if _sets_apart(one) or _exiles_cards(one)]
    if not exiling and any(isinstance(node, Move) and node.linked for one in abilities for node in walk(one)):
        return abilities
    if not exiling or len(exiling) > 1 and not several:
        return None
    if any(_gives_linked(node) for one in exiling for node in walk(one)):  # it is no link of what has it then
        return None
    return tuple(_marked(one) if one in exiling and not _sets_apart(one) else one for one in abilities)


def _gives_linked(node: Node) -> bool:
    """Tell whether an ability is given to something that speaks of what another ability has exiled."""
    return isinstance(node, AddAbility) and any(isinstance(part, objects.Linked) for part in walk(node))


def says_exiled_with(tree: Any) -> bool:
    """Tell whether a reading says "exiled with" something."""
    if isinstance(tree, tuple):
        return any(says_exiled_with(one) for one in tree)
    if not isinstance(tree, Construct):
        return False
    return isinstance(tree, ExiledWith) or any(says_exiled_with(one) for one in tree.__dict__.values())


def is_linked(abilities: tuple[ability.Ability, ...]) -> bool:
    """Tell whether abilities speak of what another one has exiled."""
    return any(isinstance(node, objects.Linked) for one in abilities for node in walk(one))


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
