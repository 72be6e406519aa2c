"""205.3: which card type a subtype belongs to."""

from __future__ import annotations

from typing import Final

from apnap.abilities.values import (
    ARTIFACT,
    BATTLE,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    KINDRED,
    LAND,
    PLANESWALKER,
    SORCERY,
)

BASIC_LAND_TYPES: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""305.6, classic:214.9d, in the order of the colours W U B R G."""

ARTIFACT_TYPES: Final = frozenset(
    """
    Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander
    Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium
    """.split()
)
"""205.3g."""
ENCHANTMENT_TYPES: Final = frozenset(
    "Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine".split()
)
"""205.3h."""
LAND_TYPES: Final = frozenset(
    """
    Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's
    """.split()
)
"""205.3i."""
SPELL_TYPES: Final = frozenset("Adventure Arcane Lesson Omen Trap".split())
"""205.3k."""
PLANESWALKER_TYPES: Final = frozenset(
    """
    Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel
    Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace
    Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset
    Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha
    Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Wanderer Will Windgrace Wrenn
    Xenagos Yanggu Yanling Zariel
    """.split()
)
"""205.3j."""
BATTLE_TYPES: Final = frozenset(("Siege",))
"""205.3q."""
CREATURE_TYPES: Final = (
    *"""
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker
    Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder
    Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child
    Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops
    Dalek Dauthi Demigod Demon Deserter Detective Devil
    """.split(),
    *"""
    Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi
    Elemental Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle
    Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag
    Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena
    Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin
    Knight Kobold Kor Kraken Llama Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Lobster Manticore
    Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk
    Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph
    Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest
    Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism
    Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand
    Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman
    Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn
    Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel Starfish Surrakar Survivor
    Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll
    Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird
    Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
    """.split(),
    "Time Lord",
)
"""205.3m, the one of two words last."""

ALL_CREATURE_TYPES: Final = frozenset(CREATURE_TYPES)
LEGEND: Final = "Legend"
"""classic:215.2: a creature type of old, which legendary creatures had."""

_OTHER_TYPES: Final = (
    (LAND_TYPES, LAND),
    (ARTIFACT_TYPES, ARTIFACT),
    (ENCHANTMENT_TYPES, ENCHANTMENT),
    (PLANESWALKER_TYPES, PLANESWALKER),
    (SPELL_TYPES, INSTANT | SORCERY),
    (BATTLE_TYPES, BATTLE),
)
_CARD_TYPES: Final = {
    subtype: mask for types, mask in _OTHER_TYPES for subtype in types if subtype not in ALL_CREATURE_TYPES
}
"""The card types of every subtype that is no creature type."""
_NO_CREATURE_TYPES: Final = frozenset(_CARD_TYPES)


def card_types_of(subtype: str) -> int:
    """Return the mask of the card types a subtype belongs to (205.3, classic:212.2).

    A word of no list is a creature type that a player has thought of (classic:214.7a).

    >>> card_types_of("Equipment") == ARTIFACT
    True
    """
    return _CARD_TYPES.get(subtype, CREATURE | KINDRED)


def creature_types_among(subtypes: frozenset[str], card_types: int) -> frozenset[str]:
    """Return the creature types among the subtypes of an object (none if it is neither creature nor kindred)."""
    return subtypes - _NO_CREATURE_TYPES if card_types & (CREATURE | KINDRED) else frozenset()
