"""Scenarios under another rulebook than the current one."""

from __future__ import annotations

import pytest

from tests.scenario.playing import played

LORD = "{name: Old Lord, type: Legendary Creature — Human, power: 2, toughness: 2}"
WALKER = "{name: Young Lady, type: Legendary Planeswalker — Lady, loyalty: 3}"


@pytest.mark.parametrize(("book", "left"), [("classic", 1), ("2007", 0), ("2016", 2), ("current", 2)])
def test_the_legend_rule_of_the_book(book: str, left: int) -> None:
    """704.5j: two legends of one name under two players: the newest stays, none stays, or both do."""
    result = played(
        f"""
rulebook: "{book}"
setup: {{A: {{battlefield: [Old Lord]}}, B: {{battlefield: [Old Lord]}}}}
stop: [1, precombat_main]
expect: [{{assert: count, zone: battlefield, name: Old Lord, value: {left}}}]
""",
        cards=LORD,
    )

    assert (result.status, result.why) == ("passed", "")


def test_a_card_that_the_book_can_t_know_is_wrong_in_the_scenario() -> None:
    result = played(
        """
rulebook: "2007"
setup: {A: {battlefield: [Young Lady]}}
stop: [1, precombat_main]
expect: [{assert: life, player: A, value: 20}]
""",
        cards=WALKER,
    )

    assert result.status == "error"
    assert "Young Lady: card type planeswalker, since 2007-10-12" in result.why
