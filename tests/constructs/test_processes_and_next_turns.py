"""Processes that are repeated; what may be played, and what happens, in the next turn."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, played, spanish
from tests.rules.support import FOREST, SWAMP, Seat

LOSS = "Each opponent loses 2 life."


@pytest.mark.construct("RepeatOnce")
@pytest.mark.parametrize(("mine", "life"), [([], 18), ([CUB], 16)])
def test_608_2c_repeated_once_if(mine: list[object], life: int) -> None:
    text = f"{LOSS} If you control a creature, repeat this process once."

    assert played(text, A={"battlefield": mine}).life("B") == life
    assert spanish(f"{LOSS} Repeat this process once.") == "Cada oponente pierde 2 vidas. Repite este proceso una vez."


@pytest.mark.construct("RepeatMoreTimes")
def test_608_2c_repeated_so_often() -> None:
    assert played(f"{LOSS} You gain 1 life. Repeat this process two more times.").life("B") == 14


@pytest.mark.construct("RepeatAsYouLike")
def test_608_2c_repeated_as_often_as_you_like() -> None:
    line = f"{LOSS} You may repeat this process any number of times."

    assert played(line, True, True, False).life("B") == 14
    assert spanish(line) == "Cada oponente pierde 2 vidas. Puedes repetir este proceso cualquier cantidad de veces."


@pytest.mark.construct("DuringYourNextTurn")
def test_611_2_played_during_your_next_turn() -> None:
    line = "Exile the top card of your library. During your next turn, you may play that card."
    A: Seat = {"library": [FOREST, *[SWAMP] * 8]}
    table = played(line, A=A)

    assert not table.actions("Forest", "exile")
    assert table.to("precombat_main", 3).actions("Forest", "exile")
    assert not table.to("precombat_main", 5).actions("Forest", "exile")
    assert spanish(line) == (
        "Exilia la primera carta de tu biblioteca. Durante tu próximo turno, puedes jugar esa carta."
    )


@pytest.mark.construct("EndStepOfYourNextTurn", "EndStepOfNextTurnOf")
def test_603_7_the_end_step_of_the_next_turn() -> None:
    text = (
        "At the beginning of the end step on your next turn, you gain 3 life.\n"
        "At the beginning of the end step of target opponent's next turn, you gain 5 life."
    )
    table = played(text)

    lives = [table.to("upkeep", turn).life("A") for turn in (2, 3, 4, 6)]

    assert lives == [20, 25, 28, 28]
