"""The deck that a list is of."""

from __future__ import annotations

import msgspec

from apnap.cards.decks.writing import write_deck


class Deck(msgspec.Struct, frozen=True):
    """A deck list: names of cards with how many there are of each, in the order of the list."""

    main: dict[str, int] = {}
    sideboard: dict[str, int] = {}
    commander: tuple[str, ...] = ()
    """The card or cards designated as commander (903.3, 702.124a), apart from ``main``."""
    companion: str = ""
    """The companion (702.139a); a list may have the same card in the sideboard."""
    name: str = ""
    avatar: str = ""
    """The vanguard card (902)."""
    attractions: dict[str, int] = {}
    """The Attraction deck (717.2)."""
    sets: dict[str, tuple[str, ...]] = {}
    """By card of ``main``, the codes of the sets that its copies are from (206.1), "" if the list does not tell."""

    def __str__(self) -> str:
        return write_deck(self)

    def __len__(self) -> int:
        """The number of cards that start the game: those of ``main`` and the commanders."""
        return sum(self.main.values()) + len(self.commander)
