"""505.1a: each main phase but the first is a postcombat main phase."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, permanent, settle, spell


@pytest.mark.construct("EachPostcombatMain")
def test_505_1a_an_additional_main_phase_is_a_postcombat_one_too() -> None:
    font = permanent("At the beginning of each of your postcombat main phases, you gain 4 life.")
    more = spell(
        "After this phase, there is an additional combat phase followed by an additional main phase.", name="More"
    )
    table = Table(A={"battlefield": [font], "hand": [more]}, B={}).start()
    settle(table.cast("More"))

    table.to("upkeep", 2)
    assert table.life("A") == 28
    table.to("upkeep", 3)
    assert table.life("A") == 28
    assert table.names("battlefield", "A") == [NAME]


@pytest.mark.construct("EndOfCombatOnYourTurn")
def test_511_2_at_the_end_of_combat_on_your_turn() -> None:
    bell = permanent("At the end of combat on your turn, you gain 4 life.")
    table = Table(A={"battlefield": [bell]}, B={}).start()

    settle(table.to("end_combat"))
    assert table.life("A") == 24
    settle(table.to("end_combat", 2))
    assert table.life("A") == 24


@pytest.mark.construct("OneBeginning")
def test_500_8_an_additional_beginning_phase() -> None:
    sun = spell("There is an additional beginning phase after this phase.", name="Sun")
    table = Table(A={"hand": [sun]}, B={}).start().to("precombat_main", 3)
    cards = len(table.names("hand", "A"))
    settle(table.cast("Sun"))
    table.to("begin_combat")

    assert table.state.turn == 3 and len(table.names("hand", "A")) == cards
    assert "Sun" not in table.names("hand", "A")
