"""702.5 enchant, 702.33 kicker, 702.34 flashback: keyword abilities that are static abilities about casting."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword, Static
from apnap.abilities.objects import EachPlayer, This, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import (
    CANT_ACTIVATE_BUT_MANA,
    CANT_CAST,
    AdditionalCost,
    Enchant,
    MayPlay,
    PlayerRule,
)
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD, STACK
from apnap.rules.keywords.shape import Shape, cost_of


def enchant(node: Keyword) -> tuple[Ability, ...]:
    """702.5a: restricts what an Aura spell can target and what an Aura can enchant."""
    return (Static((Enchant(node.what, node.players),), zones=(STACK, BATTLEFIELD), text=node.text),)


def kicker(node: Keyword) -> tuple[Ability, ...]:
    """702.33a: "You may pay an additional [cost] as you cast this spell."

    The cost's id is "kicker"; those of two kickers (``n`` 1 and 2, 702.33b) are "kicker1" and "kicker2".
    """
    number = str(node.n.n) if isinstance(node.n, Number) else ""
    return _additional(node, f"kicker{number}", False)


def multikicker(node: Keyword) -> tuple[Ability, ...]:
    """702.33c: "You may pay an additional [cost] any number of times as you cast this spell." It is a kicker cost."""
    return _additional(node, "kicker", True)


def _additional(node: Keyword, id: str, repeatable: bool) -> tuple[Ability, ...]:
    part = AdditionalCost(cost_of(node), optional=True, id=id, repeatable=repeatable)
    return (Static((part,), zones=(STACK,), text=node.text),)


def flashback(node: Keyword) -> tuple[Ability, ...]:
    """702.34a, first sentence: "You may cast this card from your graveyard by paying [cost] rather than paying its mana
    cost." That the spell is exiled is part of moving it from the stack."""
    return (Static((MayPlay(You(), This(), cost=node.cost),), zones=(GRAVEYARD,), text=node.text),)


def split_second(node: Keyword) -> tuple[Ability, ...]:
    """702.61a: "As long as this spell is on the stack, players can't cast other spells or activate abilities that
    aren't mana abilities." """
    parts = (PlayerRule(CANT_CAST, EachPlayer()), PlayerRule(CANT_ACTIVATE_BUT_MANA, EachPlayer()))
    return (Static(parts, zones=(STACK,), text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "enchant": Shape(enchant, takes=("what", "players")),
    "flashback": Shape(flashback, needs=("cost",)),
    "kicker": Shape(kicker, needs=("cost",), takes=("n",)),
    "disguise": Shape(needs=("cost",)),  # 702.168: face_down, turning_up
    "megamorph": Shape(needs=("cost",)),  # 702.37b: likewise
    "morph": Shape(needs=("cost",)),  # 702.37: likewise
    "fuse": Shape(),  # 702.102: casting, joining
    "assist": Shape(),  # 702.132: casting, assisting
    "epic": Shape(),  # 702.50: written into the spell ability
    "paradigm": Shape(),  # 702.192: likewise
    "offering": Shape(needs=("what",)),  # 702.48: casting_ways, casting_for_objects
    "splice": Shape(needs=("what", "cost")),  # 702.47: splicing
    "split second": Shape(split_second),
    "multikicker": Shape(multikicker, needs=("cost",)),
}
