"""Playing scenarios of the tests: our own cards, no database."""

from __future__ import annotations

from apnap.cards.house import load_house
from apnap.cards.lookup import CardList
from apnap.cards.pool import CardPool
from apnap.scenario.cards import Cards
from apnap.scenario.loader import loads
from apnap.scenario.report import CaseResult
from apnap.scenario.runner import run_scenario

CARDS = Cards(CardPool([CardList(load_house())]))

HOUND = '{name: Ember Hound, mana_cost: "{1}{R}", type: Creature — Elemental Dog, power: 2, toughness: 1, text: Haste}'
OX = '{name: Grey Ox, mana_cost: "{1}{W}", type: Creature — Ox, power: 2, toughness: 4}'
SPARK = '{name: Small Spark, mana_cost: "{R}", type: Instant, text: "Small Spark deals 2 damage to any target."}'
RITE = '{name: Long Rite, mana_cost: "{R}", type: Sorcery, text: "Draw a card."}'


def played(text: str, *, cards: str = "", title: str = "a test") -> CaseResult:
    """Play a scenario written in YAML without id and title; ``cards``: the custom cards."""
    head = f"id: tests/runner/case\ntitle: {title}\ncustom_cards: [{cards}]\n"
    return run_scenario(loads(head + text), CARDS)
