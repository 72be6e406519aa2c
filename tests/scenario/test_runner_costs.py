"""Costs that offer a choice, permanents that may stay tapped, combinations of mana (FORMAT 6)."""

from __future__ import annotations

import pytest

from tests.scenario.playing import played

_EITHER = "As an additional cost to cast this spell, discard a land card or pay 3 life.\\nDraw two cards."
_GATE = f'{{name: Dark Toll, mana_cost: "{{B}}", type: Sorcery, text: "{_EITHER}"}}'


@pytest.mark.parametrize(
    ("answer", "life", "hand"),
    [
        ("{pick: {text: pay 3}}", 17, 3),
        ("{pick: {text: Discard a land}}", 20, 2),
        ("{pick: pay 3 life}", 17, 3),
        ("{cost: alternative, text: 3 life}", 17, 3),
        ("{cost: alternative, text: discard}", 20, 2),
        ("{mode: 2}", 17, 3),
        ("{say: no}", 17, 3),
    ],
)
def test_a_or_b_in_a_cost_is_chosen_by_its_words(answer: str, life: int, hand: int) -> None:
    """601.2b."""
    result = played(
        f"""
setup: {{A: {{battlefield: [Swamp], hand: [Dark Toll, Plains]}}}}
script: [{{at: [1, precombat_main], player: A, do: cast, card: Dark Toll}}]
choices: {{A: [{answer}]}}
stop: [1, begin_combat]
expect: [{{assert: life, player: A, value: {life}}}, {{assert: count, zone: hand, player: A, value: {hand}}}]
""",
        cards=_GATE,
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())
