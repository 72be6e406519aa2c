"""Small decks of cards defined inline, for whole games in tests."""

from __future__ import annotations

from apnap.abilities.ability import Body
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Destroy, Draw, GainLife
from apnap.abilities.objects import TargetObjects, You
from apnap.abilities.quantity import Number
from tests.rules.support import (
    FOREST,
    MOUNTAIN,
    TARGET_CREATURE,
    creature,
    damage_to_any,
    instant,
    sorcery,
)

ZAP = instant("Zap", "R", damage_to_any(3))
BLAST = sorcery("Blast", "2R", damage_to_any(4))
GOBLIN = creature("Hill Runner", "R", 1, 1, "haste")
OGRE = creature("Cave Ogre", "2R", 3, 2, "menace")
DRAKE = creature("Ember Drake", "3R", 3, 3, "flying")
BEAR = creature("Bear", "1G", 2, 2)
WOLF = creature("Pack Wolf", "2G", 3, 3)
SPIDER = creature("Branch Spider", "3G", 2, 4, "reach")
ELK = creature("Great Elk", "4G", 5, 5, "trample")
INSIGHT = sorcery("Insight", "2G", Draw(You(), Number(2)))
FEAST = sorcery("Feast", "G", GainLife(You(), Number(4)))
FELL = sorcery("Fell", "2R", Body((TARGET_CREATURE,), Destroy(TargetObjects(0))))


def deck(*cards: CardDefinition, land: CardDefinition, n: int = 4, lands: int = 17) -> list[CardDefinition]:
    """Return ``n`` of each card and some lands."""
    return [card for card in cards for _ in range(n)] + [land] * lands


RED = deck(ZAP, BLAST, GOBLIN, OGRE, DRAKE, FELL, land=MOUNTAIN)
GREEN = deck(BEAR, WOLF, SPIDER, ELK, INSIGHT, FEAST, land=FOREST)
