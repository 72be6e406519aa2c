"""702: the abilities that keyword abilities stand for, by family.

Many keyword abilities are rules of their own that combat, damage, targeting or casting ask for by name; the others are
short for abilities written out: those are here, a function for each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.rules.keywords import activated, casting, triggered

Expand = Callable[[Keyword], tuple[Ability, ...]]

EXPANSIONS: Final[dict[str, Expand]] = {
    "cycling": activated.cycling,
    "equip": activated.equip,
    "enchant": casting.enchant,
    "flashback": casting.flashback,
    "kicker": casting.kicker,
    "multikicker": casting.multikicker,
    "prowess": triggered.prowess,
    "ward": triggered.ward,
}

RULES: Final = frozenset(
    (
        "deathtouch",  # 702.2: damage, 704.5h
        "defender",  # 702.3: declaring attackers
        "double strike",  # 702.4: combat damage steps
        "first strike",  # 702.7
        "flash",  # 702.8: casting
        "flying",  # 702.9: declaring blockers
        "haste",  # 702.10: attacking, {T}
        "hexproof",  # 702.11: targeting
        "indestructible",  # 702.12: destruction
        "lifelink",  # 702.15: damage
        "menace",  # 702.111: declaring blockers
        "protection",  # 702.16: damage, attachments, blockers, targeting
        "reach",  # 702.17
        "shroud",  # 702.18: targeting
        "trample",  # 702.19: combat damage
        "vigilance",  # 702.20: declaring attackers
    )
)
"""The keyword abilities that are rules of their own."""

PERFORMED: Final = RULES | frozenset(EXPANSIONS)
"""The names of the keyword abilities whose meaning the kernel carries out."""


def abilities_of(node: Keyword) -> tuple[Ability, ...]:
    """Return the abilities a keyword ability stands for; none if it is a rule of its own.

    >>> [type(ability).__name__ for ability in abilities_of(Keyword("prowess"))]
    ['Triggered']
    """
    expand = EXPANSIONS.get(node.keyword)
    return () if expand is None else expand(node)
