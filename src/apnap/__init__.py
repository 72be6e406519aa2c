"""The game system of Magic: The Gathering.

The public names are imported from their modules when they are first used, so that ``import apnap`` is quick.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from apnap.abilities.mana import ManaCost
    from apnap.cards.deck import Deck
    from apnap.cards.record import Card
    from apnap.cards.shelf import card, load_deck, search_cards
    from apnap.errors import (
        AmbiguousActionError,
        ApnapError,
        IllegalActionError,
        InvalidActionError,
        InvalidStateError,
        ScenarioError,
        UnknownCardError,
        UnsupportedCardError,
    )
    from apnap.game.actions import Action, Decision
    from apnap.game.game import Game
    from apnap.game.outcome import Outcome
    from apnap.game.vocabulary import Color, Phase, Step, Zone
    from apnap.rulebooks.catalogue import rulebook
    from apnap.rulebooks.switches import Rulebook
    from apnap.rules.event_base import Event
    from apnap.rules.view import View

__version__ = "0.1.0"

_HOMES = {
    "apnap.abilities.mana": ("ManaCost",),
    "apnap.cards.deck": ("Deck",),
    "apnap.cards.record": ("Card",),
    "apnap.cards.shelf": ("card", "load_deck", "search_cards"),
    "apnap.errors": (
        "AmbiguousActionError", "ApnapError", "IllegalActionError", "InvalidActionError", "InvalidStateError",
        "ScenarioError", "UnknownCardError", "UnsupportedCardError",
    ),
    "apnap.game.actions": ("Action", "Decision"),
    "apnap.game.game": ("Game",),
    "apnap.game.outcome": ("Outcome",),
    "apnap.game.vocabulary": ("Color", "Phase", "Step", "Zone"),
    "apnap.rulebooks.catalogue": ("rulebook",),
    "apnap.rulebooks.switches": ("Rulebook",),
    "apnap.rules.event_base": ("Event",),
    "apnap.rules.view": ("View",),
}  # fmt: skip
_MODULE_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "Action", "AmbiguousActionError", "ApnapError", "Card", "Color", "Decision", "Deck", "Event", "Game",
    "IllegalActionError", "InvalidActionError", "InvalidStateError", "ManaCost", "Outcome", "Phase", "Rulebook",
    "ScenarioError", "Step", "UnknownCardError", "UnsupportedCardError", "View", "Zone", "__version__", "card",
    "load_deck", "rulebook", "search_cards",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import a public name from its module (PEP 562)."""
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'apnap' has no attribute {name!r}")
    value = getattr(import_module(_MODULE_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
