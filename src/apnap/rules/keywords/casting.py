"""702.5 enchant, 702.33 kicker, 702.34 flashback: keyword abilities that are static abilities about casting."""

from __future__ import annotations

from apnap.abilities.ability import Ability, Keyword, Static
from apnap.abilities.cost import Cost
from apnap.abilities.objects import This, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import AdditionalCost, Enchant, MayPlay
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD, STACK


def enchant(node: Keyword) -> tuple[Ability, ...]:
    """702.5a: restricts what an Aura spell can target and what an Aura can enchant."""
    return (Static((Enchant(node.what, node.players),), zones=(STACK, BATTLEFIELD), text=node.text),)


def kicker(node: Keyword) -> tuple[Ability, ...]:
    """702.33a: "You may pay an additional [cost] as you cast this spell."

    The cost's id is "kicker"; that of a second kicker (``n`` 2, 702.33b) is "kicker2".
    """
    number = node.n.n if isinstance(node.n, Number) else 1
    return _additional(node, "kicker" if number == 1 else f"kicker{number}", False)


def multikicker(node: Keyword) -> tuple[Ability, ...]:
    """702.33c: "You may pay an additional [cost] any number of times as you cast this spell." It is a kicker cost."""
    return _additional(node, "kicker", True)


def _additional(node: Keyword, id: str, repeatable: bool) -> tuple[Ability, ...]:
    cost = node.cost if node.cost is not None else Cost()
    part = AdditionalCost(cost, optional=True, id=id, repeatable=repeatable)
    return (Static((part,), zones=(STACK,), text=node.text),)


def flashback(node: Keyword) -> tuple[Ability, ...]:
    """702.34a, first sentence: "You may cast this card from your graveyard by paying [cost] rather than paying its mana
    cost." That the spell is exiled is part of moving it from the stack."""
    return (Static((MayPlay(You(), This(), cost=node.cost),), zones=(GRAVEYARD,), text=node.text),)
