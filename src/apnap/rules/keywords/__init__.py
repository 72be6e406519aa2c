"""702: the abilities that keyword abilities stand for, by family.

Many keyword abilities are rules of their own that combat, damage, targeting or casting ask for by name; the others are
short for abilities written out: those are here, a function for each.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Activated, Keyword
from apnap.abilities.quantity import Number, X
from apnap.rules.keywords import (
    activated,
    additional,
    alternative,
    attaching,
    attacking,
    binding,
    casting,
    day,
    defining,
    designating,
    dying,
    entering,
    evasion,
    exile,
    fighting,
    giving,
    graveyard,
    hand,
    hiding,
    lessening,
    pairing,
    partnering,
    repeating,
    tapping,
    triggered,
    upkeep,
)
from apnap.rules.keywords.shape import Shape
from apnap.rules.keywords.spells import refusal as refusal_of_spell
from apnap.rules.keywords.spells import written_into

RULES: Final[dict[str, Shape]] = {
    "banding": Shape(),  # 702.22: declaring attackers and blockers, combat damage
    "bands with other": Shape(needs=("what",)),  # 702.22b
    "compleated": Shape(),  # 702.150: paying, how planeswalkers enter
    "deathtouch": Shape(),  # 702.2: damage, 704.5h
    "defender": Shape(),  # 702.3: declaring attackers
    "double strike": Shape(),  # 702.4: combat damage steps
    "enlist": Shape(),  # 702.154: an optional cost to attack
    "first strike": Shape(),  # 702.7
    "flash": Shape(),  # 702.8: casting
    "flying": Shape(),  # 702.9: declaring blockers
    "hidden agenda": Shape(),  # 702.106: conspiracies
    "haste": Shape(),  # 702.10: attacking, {T}
    "hexproof": Shape(takes=("what",)),  # 702.11: targeting
    "indestructible": Shape(),  # 702.12: destruction
    "infect": Shape(),  # 702.90: damage
    "lifelink": Shape(),  # 702.15: damage
    "menace": Shape(),  # 702.111: declaring blockers
    "more than meets the eye": Shape(needs=("cost",)),  # 702.162: casting
    "phasing": Shape(),  # 702.26: the untap step
    "protection": Shape(takes=("what", "players")),  # 702.16: damage, attachments, blockers, targeting
    "prototype": Shape(needs=("cost",)),  # 702.160: casting
    "reach": Shape(),  # 702.17
    "shroud": Shape(),  # 702.18: targeting
    "space sculptor": Shape(),  # 702.158: sectors
    "toxic": Shape(needs=("n",)),  # 702.164: damage
    "trample": Shape(),  # 702.19: combat damage
    "trample over planeswalkers": Shape(),  # 702.19c
    "vigilance": Shape(),  # 702.20: declaring attackers
    "wither": Shape(),  # 702.80: damage
}
"""The keyword abilities that are rules of their own."""

SHAPES: Final[dict[str, Shape]] = {
    **RULES,
    **activated.SHAPES,
    **additional.SHAPES,
    **alternative.SHAPES,
    **attaching.SHAPES,
    **attacking.SHAPES,
    **binding.SHAPES,
    **casting.SHAPES,
    **day.SHAPES,
    **defining.SHAPES,
    **designating.SHAPES,
    **dying.SHAPES,
    **entering.SHAPES,
    **evasion.SHAPES,
    **exile.SHAPES,
    **fighting.SHAPES,
    **giving.SHAPES,
    **graveyard.SHAPES,
    **hand.SHAPES,
    **hiding.SHAPES,
    **lessening.SHAPES,
    **pairing.SHAPES,
    **partnering.SHAPES,
    **repeating.SHAPES,
    **tapping.SHAPES,
    **triggered.SHAPES,
    **upkeep.SHAPES,
}

_MEASURED: Final = ("annihilator", "bushido", "firebending", "mobilize", "soulshift", "ward")
"""Keywords whose number may be measured: it is only looked at by their triggered ability."""

_OWN_MANA: Final = ("escape", "flashback", "scavenge", "emerge", "foretell", "blitz", "miracle",
    "encore", "embalm", "harmonize", "replicate",
)  # fmt: skip
"""Keywords whose cost may be the mana cost of the card itself."""

PERFORMED: Final = frozenset(SHAPES)
"""The names of the keyword abilities whose meaning the kernel carries out."""


def abilities_of(node: Keyword) -> tuple[Ability, ...]:
    """Return the abilities a keyword ability stands for; none if it is a rule of its own.

    >>> [type(ability).__name__ for ability in abilities_of(Keyword("prowess"))]
    ['Triggered']
    """
    shape = SHAPES.get(node.keyword)
    found = () if shape is None or shape.expand is None else shape.expand(node)
    if not node.limit and not node.cost_changes:
        return found
    return tuple(
        replace(one, limit=node.limit, cost_changes=(*one.cost_changes, *node.cost_changes))
        if isinstance(one, Activated)
        else one
        for one in found
    )


def refusal(node: Keyword) -> str:
    """Return what of a keyword ability and its parameters the kernel does not carry out; empty: all of it."""
    shape = SHAPES.get(node.keyword)
    if shape is None:
        return f"the keyword ability {node.keyword!r}"
    for field in ("cost", "n", "what", "players"):
        if getattr(node, field) is None:
            if field in shape.needs:
                return f"{node.keyword} without a {field}"
        elif field not in shape.needs and field not in shape.takes:
            return f"{node.keyword} with that parameter"
    if node.cost is not None and node.cost.own_mana and node.keyword not in _OWN_MANA:
        return f"{node.keyword} for the mana cost of the card"
    if node.n is not None and not isinstance(node.n, Number | X) and node.keyword not in _MEASURED:
        return f"{node.keyword} with a number that varies"
    if isinstance(node.n, X) and not shape.with_x:
        return f"{node.keyword} X"
    if (node.limit or node.cost_changes) and not any(isinstance(one, Activated) for one in abilities_of(node)):
        return f"{node.keyword} with something said of its activation"
    return "" if shape.refuse is None else shape.refuse(node)


def told_apart(nodes: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return abilities in which several instances of a keyword whose cost is paid for each by itself are numbered."""
    seen: dict[str, int] = {}
    found: list[Ability] = []
    for node in nodes:
        shape = SHAPES.get(node.keyword) if isinstance(node, Keyword) else None
        if shape is not None and shape.apart and isinstance(node, Keyword):
            seen[node.keyword] = seen.get(node.keyword, 0) + 1
            node = replace(node, instance=seen[node.keyword])
        found.append(node)
    return tuple(found)


__all__ = [
    "PERFORMED", "RULES", "SHAPES", "abilities_of", "refusal", "refusal_of_spell", "told_apart", "written_into",
]  # fmt: skip
