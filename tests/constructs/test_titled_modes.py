"""Modes with flavor words (207.2d), and modes chosen once each turn (700.2)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, settle, spell


@pytest.mark.construct("TitledMode")
@pytest.mark.parametrize(("mode", "life", "cards"), [(0, 22, 0), (1, 20, 1)])
def test_207_2d_the_words_in_front_of_a_mode_mean_nothing(mode: int, life: int, cards: int) -> None:
    rite = spell("Choose one —\n• Rest a While — You gain 2 life.\n• Buy a Map — Draw a card.")
    table = Table(A={"hand": [rite]}, B={}).start()

    table.cast(NAME).choose(mode).resolve()

    assert (table.life("A"), len(table.names("hand", "A"))) == (life, cards)


@pytest.mark.construct("ChooseNotChosenThisTurn")
def test_700_2_a_mode_is_chosen_once_each_turn() -> None:
    altar = permanent(
        "Sacrifice a creature: Choose one that hasn't been chosen this turn —\n• You gain 2 life.\n• Draw a card.",
        "Artifact",
    )
    herd = [beast(name="Elk"), beast(name="Wolf"), beast(name="Bear")]
    table = Table(A={"battlefield": [altar, *herd]}, B={}).start()

    settle(table.activate(NAME).choose(0).choose("Elk"))
    assert table.life("A") == 22
    settle(table.activate(NAME).choose("Wolf"))

    assert table.life("A") == 22
    assert len(table.names("hand", "A")) == 1
    assert not table.can_activate(NAME)
    assert table.to("precombat_main", 3).can_activate(NAME)
