"""121: one more card, and cards drawn by an earlier instruction."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, played, spanish


@pytest.mark.construct("DrawAnother")
@pytest.mark.parametrize(("mine", "cards"), [([CUB], 2), ([], 1)])
def test_121_1_another_card(mine: list[object], cards: int) -> None:
    text = "Draw a card. Draw another card if you control a creature."
    assert len(played(text, A={"battlefield": mine}).names("hand", "A")) == cards


@pytest.mark.construct("DrawnThisWayUnit")
def test_608_2c_for_each_card_that_was_drawn() -> None:
    text = "Each opponent draws two cards. You gain 1 life for each card drawn this way."
    table = played(text)
    assert table.life("A") == 22
    assert played(text, B={"fill": 1}).life("A") == 21
    assert spanish(text).endswith("por cada carta robada de esta manera.")
