"""607.2a–b: linked abilities: one exiles cards, another refers to "the exiled card" or "cards exiled with this"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import ability, bonds, objects, values
from apnap.abilities.change import AddAbility, Change
from apnap.abilities.cost import Behold
from apnap.abilities.effect import Continuous, CreateCopies, CreateTokens, Move
from apnap.abilities.node import Node
from apnap.abilities.static import GoesElsewhere
from apnap.abilities.walk import rebuilt, substituted, walk
from apnap.oracle.construct import Construct
from apnap.oracle.phrase.relatives_of_state import ExiledWith


def with_links(abilities: tuple[ability.Ability, ...], several: bool) -> tuple[ability.Ability, ...] | None:
    """Return the abilities with the exile that another refers to marked as linked; None: it is in doubt which one.

    ``several``: nothing but "exiled with" is said of them, by whichever of the abilities (607.4)."""
    abilities = tuple(map(_given_to_others, abilities))
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


def _given_to_others(one: ability.Ability) -> ability.Ability:
    """Return an ability in which the exiled card that an ability of a new token speaks of is what was exiled before the
    token was created (607.1d)."""
    exiled = [node for node in walk(one) if isinstance(node, Move) and _exiles(node)]
    if len(exiled) != 1 or not exiled[0].slot:
        return one
    found = _said_by_others(one, bonds.SetApart(exiled[0].slot))
    assert isinstance(found, ability.Ability)
    return found


def _said_by_others(node: Any, apart: bonds.SetApart) -> Any:
    if isinstance(node, CreateCopies | Continuous):
        return replace(node, changes=tuple(_given(change, apart) for change in node.changes))
    return rebuilt(node, lambda part: _said_by_others(part, apart))


def _given(change: Change, apart: bonds.SetApart) -> Change:
    """Return a change; what it gives as an ability of its own speaks of what was set apart."""
    if not isinstance(change, AddAbility):
        return change
    return AddAbility(substituted(change.ability, objects.Linked(), apart))


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
