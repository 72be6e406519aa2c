"""The kinds of cards that a search asks for with ``is:``, as far as a record tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.cards.commander_decks import can_be_commander
from apnap.cards.record import Card

_PERMANENTS: Final = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
_SPELLS: Final = frozenset({"Instant", "Sorcery"}) | _PERMANENTS - {"Land"}
_ARTIFACT: Final = frozenset({"Artifact"})
_CREATURE: Final = frozenset({"Creature"})
_TWO_SIDED: Final = frozenset({"transform", "modal_dfc", "meld"})


def _has_type(card: Card, types: frozenset[str]) -> bool:
    return any(not types.isdisjoint(face.types.card_types) for face in card.faces)


def _has_supertype(card: Card, word: str) -> bool:
    return any(word in face.types.supertypes for face in card.faces)


def _has_subtype(card: Card, word: str) -> bool:
    return any(word in face.types.subtypes for face in card.faces)


def _has_symbol(card: Card, phyrexian: bool) -> bool:
    """Whether a mana cost has a hybrid or a Phyrexian symbol (107.4e–f)."""
    symbols = [symbol for face in card.faces for symbol in face.mana_cost.split("}") if "/" in symbol]
    return (
        any(symbol.endswith("/P") for symbol in symbols)
        if phyrexian
        else any(not symbol.endswith("/P") or symbol.count("/") > 1 for symbol in symbols)
    )


KINDS: Final[dict[str, Callable[[Card], bool]]] = {
    "permanent": lambda card: _has_type(card, _PERMANENTS),
    "spell": lambda card: any(_SPELLS.intersection(face.types.card_types) and face.mana_cost for face in card.faces),
    "vanilla": lambda card: _has_type(card, _CREATURE) and not any(face.text for face in card.faces),
    "commander": can_be_commander,
    "historic": lambda card: (
        _has_type(card, _ARTIFACT) or _has_supertype(card, "Legendary") or _has_subtype(card, "Saga")
    ),
    "hybrid": lambda card: _has_symbol(card, phyrexian=False),
    "phyrexian": lambda card: _has_symbol(card, phyrexian=True),
    "multicolored": lambda card: any(len(face.colors) > 1 for face in card.faces),
    "colorless": lambda card: not any(face.colors for face in card.faces),
    "reserved": lambda card: card.reserved,
    "digital": lambda card: card.digital,
    "funny": lambda card: card.is_funny,
    "dfc": lambda card: card.layout in _TWO_SIDED,
    "mdfc": lambda card: card.layout == "modal_dfc",
    "transform": lambda card: card.layout == "transform",
    "meld": lambda card: card.layout == "meld",
    "split": lambda card: card.layout == "split",
    "flip": lambda card: card.layout == "flip",
    "adventure": lambda card: card.layout == "adventure",
    "saga": lambda card: card.layout == "saga",
    "class": lambda card: card.layout == "class",
    "case": lambda card: card.layout == "case",
    "leveler": lambda card: card.layout == "leveler",
    "prototype": lambda card: card.layout == "prototype",
    "mutate": lambda card: card.layout == "mutate",
}
"""By its word, what tells whether a card is of a kind."""
