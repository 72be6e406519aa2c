"""Type lines and symbols (205, 202, 107.4)."""

from __future__ import annotations

import pytest

from apnap.cards.record import TypeLine, parse_type_line
from apnap.cards.symbols import colors_of_text, is_known_mana_cost, mana_value_of


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("Instant", ((), ("Instant",), ())),
        ("Basic Snow Land — Forest", (("Basic", "Snow"), ("Land",), ("Forest",))),
        ("Legendary Artifact Creature — Golem", (("Legendary",), ("Artifact", "Creature"), ("Golem",))),
        ("Creature — Time Lord Doctor", ((), ("Creature",), ("Time Lord", "Doctor"))),
        ("Creature — Human Time", ((), ("Creature",), ("Human", "Time"))),
        ("Plane — The Long Shore", ((), ("Plane",), ("The Long Shore",))),
        ("Land — Urza's Power-Plant", ((), ("Land",), ("Urza's", "Power-Plant"))),
    ],
)
def test_205_type_line_falls_into_its_parts_and_back(line: str, parts: tuple[tuple[str, ...], ...]) -> None:
    assert parse_type_line(line) == TypeLine(*parts)
    assert str(parse_type_line(line)) == line


@pytest.mark.parametrize(
    ("cost", "value"),
    [("", 0), ("{0}", 0), ("{X}{X}{R}", 1), ("{12}{W}{W}", 14), ("{2/B}{G/U}", 3), ("{W/P}{G/U/P}{S}{C}", 4)],
)
def test_202_3_mana_value_counts_x_as_0_and_a_hybrid_symbol_as_its_largest_part(cost: str, value: float) -> None:
    assert mana_value_of(cost) == value


def test_107_4_a_symbol_that_the_book_does_not_have_is_not_known() -> None:
    assert is_known_mana_cost("{X}{10}{C}{S}{2/W}{W/U}{C/G}{R/P}{G/W/P}")
    for cost in ("{K}", "{W", "2W", "{2/X}", "{W/U/B}"):
        assert not is_known_mana_cost(cost)


def test_903_4c_reminder_text_does_not_count_for_color_identity() -> None:
    assert colors_of_text("{R}, {T}: Add {G/U}. ({W} may be paid with 2 life.)") == "URG"
