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


_PRISM = '{name: Cold Prism, type: Artifact, text: "{T}: Add three mana in any combination of colors."}'
_EMBER = '{name: Hot Prism, type: Artifact, text: "{T}: Add three mana in any combination of {R} and/or {G}."}'


@pytest.mark.parametrize(
    ("card", "amounts", "pool"),
    [
        ("Cold Prism", (0, 1, 0, 2, 0), {"blue": 1, "red": 2}),
        ("Cold Prism", (3, 0, 0, 0, 0), {"white": 3}),
        ("Hot Prism", (0, 0, 0, 1, 2), {"red": 1, "green": 2}),
    ],
)
def test_a_combination_of_mana_has_an_amount_for_each_colour(
    card: str, amounts: tuple[int, ...], pool: dict[str, int]
) -> None:
    """106.4: white, blue, black, red, green, also those of which none can be added."""
    expect = ", ".join(f"{{assert: mana_pool, player: A, color: {color}, value: {n}}}" for color, n in pool.items())
    result = played(
        f"""
setup: {{A: {{battlefield: [{card}]}}}}
script:
  - {{at: [1, precombat_main], player: A, do: activate_mana, card: {card}, ability: "{{T}}:"}}
  - {{at: [1, precombat_main], player: A, do: check, expect: [{expect}]}}
choices: {{A: [{", ".join(f"{{amount: {n}}}" for n in amounts)}]}}
stop: [1, end]
""",
        cards=f"{_PRISM}, {_EMBER}",
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())


_LOCK = (
    "{name: Slow Lock, type: Artifact, "
    'text: "You may choose not to untap this artifact during your untap step.\\n{T}: You gain 1 life."}'
)


@pytest.mark.parametrize(
    ("answers", "tapped"),
    [
        ("{say: no}, {say: yes}", [1]),
        ("{say: yes}, {say: no}", [2]),
        ("{say: no}, {say: no}", [1, 2]),
        ('{pick: "@lock.2"}, {stop: pick}', [2]),
        ('{pick: ["@lock.1", "@lock.2"]}', [1, 2]),
        ("{stop: pick}", []),
    ],
)
def test_each_permanent_that_may_stay_tapped_is_asked_for_or_picked(answers: str, tapped: list[int]) -> None:
    """502.3: no: it does not untap."""
    expect = ", ".join(f"{{assert: tapped, label: lock.{n}, is: {'true' if n in tapped else 'false'}}}" for n in (1, 2))
    result = played(
        f"""
setup: {{A: {{battlefield: [{{card: Slow Lock, count: 2, label: lock, tapped: true}}]}}}}
choices: {{A: [{answers}]}}
stop: [1, upkeep]
expect: [{expect}]
""",
        cards=_LOCK,
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())
