"""Scenarios that need something that is refused say which card and which rule."""

from __future__ import annotations

import pytest

from tests.scenario.playing import played

WALKER = (
    '{name: Tide Sage, mana_cost: "{3}", type: Legendary Planeswalker — Edda, loyalty: 3, text: "[+1]: Draw a card."}'
)
DREAM = (
    '{name: Long Dream, mana_cost: "{W}", type: Sorcery, text: "Players play a Magic subgame, using their libraries as '
    "their decks. Each player who doesn't win the subgame loses half their life, rounded up.\"}"
)
STICKY = '{name: Glue Pot, mana_cost: "{W}", type: Instant, text: "Put a name sticker on target creature."}'


@pytest.mark.parametrize(
    ("cards", "hand", "book", "status", "rule"),
    [
        (WALKER, "Tide Sage", "2007", "error", "306.1"),
        (DREAM, "Long Dream", "classic", "error", "729.1"),
        (STICKY, "Glue Pot", "current", "unsupported", "123.1"),
    ],
)
def test_what_is_refused_names_the_card_and_the_rule(cards: str, hand: str, book: str, status: str, rule: str) -> None:
    result = played(
        f"rulebook: {book}\nsetup: {{A: {{hand: [{hand}]}}}}\nexpect: [{{assert: turn, value: 2}}]\n", cards=cards
    )
    assert result.status == status
    assert hand in result.why and rule in result.why
