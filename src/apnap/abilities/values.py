"""The closed vocabularies of the game as small ints: colours, card types, zones, steps, keywords.

Sets of colours, card types, supertypes and simple keywords are bit masks (below 62 bits), everything else is a
plain number. Subtypes and counter kinds are open vocabularies and stay strings ("Elf", "+1/+1").
"""

from __future__ import annotations

from typing import Final

# 105.1: the five colours, as bits of a mask
WHITE: Final = 1
BLUE: Final = 2
BLACK: Final = 4
RED: Final = 8
GREEN: Final = 16
ALL_COLORS: Final = 31
COLORLESS_MANA: Final = 32
"""106.1b: the sixth type of mana (not a colour)."""

COLOR_LETTERS: Final = "WUBRG"
MANA_LETTERS: Final = "WUBRGC"
COLOR_NAMES: Final = ("white", "blue", "black", "red", "green")

# 205.2a: card types
ARTIFACT: Final = 1
BATTLE: Final = 2
CREATURE: Final = 4
ENCHANTMENT: Final = 8
INSTANT: Final = 16
LAND: Final = 32
PLANESWALKER: Final = 64
SORCERY: Final = 128
KINDRED: Final = 256
DUNGEON: Final = 512
CONSPIRACY: Final = 1024
PHENOMENON: Final = 2048
PLANE: Final = 4096
SCHEME: Final = 8192
VANGUARD: Final = 16384
PERMANENT_TYPES: Final = ARTIFACT | BATTLE | CREATURE | ENCHANTMENT | LAND | PLANESWALKER

CARD_TYPE_NAMES: Final = (
    "artifact", "battle", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery", "kindred",
    "dungeon", "conspiracy", "phenomenon", "plane", "scheme", "vanguard",
)  # fmt: skip

# 205.4a: supertypes
BASIC: Final = 1
LEGENDARY: Final = 2
ONGOING: Final = 4
SNOW: Final = 8
WORLD: Final = 16

SUPERTYPE_NAMES: Final = ("basic", "legendary", "ongoing", "snow", "world")

# 400.1: zones
NOWHERE: Final = 0
"""Outside the game, or ceased to exist."""
LIBRARY: Final = 1
HAND: Final = 2
BATTLEFIELD: Final = 3
GRAVEYARD: Final = 4
STACK: Final = 5
EXILE: Final = 6
COMMAND: Final = 7
SIDEBOARD: Final = 8
ANTE: Final = 9
"""407: only in games played for ante."""
ALL_ZONES: Final = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
"""The zones of the game."""

ZONE_NAMES: Final = (
    "nowhere", "library", "hand", "battlefield", "graveyard", "stack", "exile", "command", "sideboard",
    "ante",
)  # fmt: skip

# 500.1: steps and main phases, in the order of a turn
UNTAP: Final = 0
UPKEEP: Final = 1
DRAW: Final = 2
PRECOMBAT_MAIN: Final = 3
BEGIN_COMBAT: Final = 4
DECLARE_ATTACKERS: Final = 5
DECLARE_BLOCKERS: Final = 6
FIRST_COMBAT_DAMAGE: Final = 7
COMBAT_DAMAGE: Final = 8
END_COMBAT: Final = 9
POSTCOMBAT_MAIN: Final = 10
END: Final = 11
CLEANUP: Final = 12

STEP_NAMES: Final = (
    "untap", "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers", "declare_blockers",
    "first_combat_damage", "combat_damage", "end_combat", "postcombat_main", "end", "cleanup",
)  # fmt: skip

# 500.1: phases
BEGINNING_PHASE: Final = 0
PRECOMBAT_MAIN_PHASE: Final = 1
COMBAT_PHASE: Final = 2
POSTCOMBAT_MAIN_PHASE: Final = 3
ENDING_PHASE: Final = 4

# 702: keyword abilities without parameters, as bits of a mask
DEATHTOUCH: Final = 1 << 0
DEFENDER: Final = 1 << 1
DOUBLE_STRIKE: Final = 1 << 2
FIRST_STRIKE: Final = 1 << 3
FLASH: Final = 1 << 4
FLYING: Final = 1 << 5
HASTE: Final = 1 << 6
HEXPROOF: Final = 1 << 7
INDESTRUCTIBLE: Final = 1 << 8
LIFELINK: Final = 1 << 9
MENACE: Final = 1 << 10
PROWESS: Final = 1 << 11
REACH: Final = 1 << 12
SHROUD: Final = 1 << 13
TRAMPLE: Final = 1 << 14
VIGILANCE: Final = 1 << 15

SIMPLE_KEYWORDS: Final = {
    "deathtouch": DEATHTOUCH,
    "defender": DEFENDER,
    "double strike": DOUBLE_STRIKE,
    "first strike": FIRST_STRIKE,
    "flash": FLASH,
    "flying": FLYING,
    "haste": HASTE,
    "hexproof": HEXPROOF,
    "indestructible": INDESTRUCTIBLE,
    "lifelink": LIFELINK,
    "menace": MENACE,
    "prowess": PROWESS,
    "reach": REACH,
    "shroud": SHROUD,
    "trample": TRAMPLE,
    "vigilance": VIGILANCE,
}


def names_of(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a mask, in the order of ``names``.

    >>> names_of(CREATURE | ARTIFACT, CARD_TYPE_NAMES)
    ('artifact', 'creature')
    """
    return tuple(name for bit, name in enumerate(names) if mask >> bit & 1)


def mask_of(words: tuple[str, ...], names: tuple[str, ...]) -> int:
    """Return the mask of the given words; the inverse of :func:`names_of`.

    :raises ValueError: a word is not one of ``names``
    """
    mask = 0
    for word in words:
        mask |= 1 << names.index(word)
    return mask
