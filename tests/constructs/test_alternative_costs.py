"""Costs that are paid rather than the mana cost (118.9)."""

from __future__ import annotations

from tests.constructs.support import NAME, Table, beast, spell


def test_601_2b_x_may_only_be_possible_in_another_way() -> None:
    shoal = spell(
        "You may exile a green card with mana value X from your hand rather than pay this spell's mana cost.\n"
        "You gain X life.",
        cost="{X}{G}{G}",
        type_line="Instant",
    )
    table = Table(A={"hand": [shoal, beast(name="Fern", cost="{2}{G}")]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == 23
    assert table.names("exile") == ["Fern"]
