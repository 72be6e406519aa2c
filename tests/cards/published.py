"""Published cards by their names, which are facts; nothing else of them is here."""

from __future__ import annotations

from apnap.cards.lookup import CardList
from apnap.cards.record import Card, Face, Wording

SPANISH = {
    "Lightning Bolt": "Relámpago",
    "Llanowar Elves": "Elfos de Llanowar",
    "Goblin Guide": "Guía trasgo",
    "Mountain": "Montaña",
    "Forest": "Bosque",
}
LAYOUTS = {
    "Fire // Ice": "split",
    "Wear // Tear": "split",
    "Bonecrusher Giant // Stomp": "adventure",
    "Delver of Secrets // Insectile Aberration": "transform",
}
NAMES = (
    *LAYOUTS,
    *SPANISH,
    "+2 Mace",
    "1996 World Champion",
    "Aether Vial",
    "Arcane Signet",
    "Balloon Stand",
    "Borrowing 100,000 Arrows",
    "Circle of Protection: Red",
    "Command Tower",
    "Eidolon of the Great Revel",
    "Gaea's Cradle",
    "Goblin Chieftain",
    "Hazmat Suit (Used)",
    "Inspiring Vantage",
    "Jace, the Mind Sculptor",
    "Juzám Djinn",
    "Jötun Grunt",
    "Kor Firewalker",
    "Krenko, Mob Boss",
    "Lava Spike",
    "Lim-Dûl's Vault",
    "Lurrus of the Dream-Den",
    "Monastery Swiftspear",
    "Momir Vig, Simic Visionary Avatar",
    "Path to Exile",
    "Rift Bolt",
    "Skirk Prospector",
    "Skullcrack",
    "Smash to Smithereens",
    "Snow-Covered Mountain",
    "Sol Ring",
    "Swords to Plowshares",
    "Wheel of Fortune",
    "X",
)


def record(name: str) -> Card:
    """Return a card with nothing but its names."""
    spanish = Wording(SPANISH[name]) if name in SPANISH else None
    faces = tuple(Face(part, spanish=spanish) for part in name.split(" // "))
    return Card(name, LAYOUTS.get(name, "normal"), faces)


POOL = CardList([record(name) for name in NAMES])
