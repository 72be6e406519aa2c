"""Costs that are paid rather than the mana cost (118.9)."""

from __future__ import annotations

import pytest

from tests.constructs.support import FEN, NAME, Table, beast, spanish, spell


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


@pytest.mark.construct("AlternativeForOthers")
def test_118_9_an_opponent_may_gain_life_instead() -> None:
    text = "If you control a land, rather than pay this spell's mana cost, you may have an opponent gain 3 life."
    rite = spell(f"{text}\nDraw a card.", cost="{5}")
    for lands, able in (([], False), ([FEN], True)):
        table = Table(A={"battlefield": lands, "hand": [rite]}, B={}).start()
        assert table.can_cast(NAME) is able
    table.cast(NAME)
    assert table.life("B") == 23  # as it is paid for
    assert table.resolve().names("hand", "A") == ["Wastes"]
    assert spanish(text) == (
        "Si controlas una tierra, en vez de pagar el coste de maná de este hechizo, "
        "puedes hacer que un oponente gane 3 vidas."
    )
