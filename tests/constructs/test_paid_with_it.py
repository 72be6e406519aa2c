"""What was spoken of before as a cost (118.1), everything as a cost, what is chosen and paid for, how long for both."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import (
    BEAR,
    CUB,
    DOE,
    FEN,
    FOX,
    NAME,
    SEAL,
    WINCH,
    Table,
    beast,
    played,
    settle,
    spell,
)


@pytest.mark.construct("Sacrifice", "UnlessPlayer", "It")
def test_unless_that_player_sacrifices_it() -> None:
    text = "Target artifact deals 3 damage to its controller unless that player sacrifices it."
    for pays, life, left in ((True, 20, []), (False, 17, ["Winch"])):
        table = played(text, pays, B={"battlefield": [WINCH]})
        assert table.life("B") == life and table.names("battlefield", "B") == left


@pytest.mark.construct("RemoveCounters", "UnlessPlayer", "It")
def test_unless_you_remove_a_counter_from_it() -> None:
    text = (
        "This creature enters with a +1/+1 counter on it.\nWhen this creature enters, return this creature to its "
        "owner's hand unless you remove a +1/+1 counter from it."
    )
    table = Table(A={"hand": [beast(text)]}, B={}).start()
    settle(table.cast(NAME), True)
    assert table.size(NAME) == (2, 2)
    table = Table(A={"hand": [beast(text)]}, B={}).start()
    settle(table.cast(NAME), False)
    assert table.names("hand", "A") == [NAME]


@pytest.mark.construct("Exile", "It", "MayClause")
def test_you_may_pay_and_exile_it() -> None:
    text = "Whenever another creature you control dies, you may pay 2 life and exile it. If you do, draw a card."
    slay = spell("Destroy target creature.", name="Slay")
    table = Table(A={"hand": [slay], "battlefield": [beast(text), CUB]}, B={}).start()
    settle(table.cast("Slay", "Cub"), True)
    assert table.names("exile") == ["Cub"] and table.life("A") == 18 and table.names("hand", "A") == ["Wastes"]


@pytest.mark.construct("Sacrifice")
def test_all_creatures_are_sacrificed_as_a_cost() -> None:
    rite = spell("As an additional cost to cast this spell, sacrifice all creatures you control.\nYou gain 1 life.")
    for mine in ([CUB, DOE, SEAL], [SEAL]):
        table = Table(A={"hand": [rite], "battlefield": mine}, B={"battlefield": [FOX]}).start()
        table.cast(NAME)
        assert table.names("battlefield") == ["Fox", "Seal"]
        assert settle(table).life("A") == 21


@pytest.mark.construct("Exile", "UnlessPlayer")
def test_unless_they_exile_all_cards_from_their_graveyard() -> None:
    text = "Destroy target artifact unless its controller exiles all cards from their graveyard."
    table = played(text, True, B={"battlefield": [WINCH], "graveyard": [CUB, DOE]})
    assert table.names("exile") == ["Cub", "Doe"] and table.names("battlefield", "B") == ["Winch"]
    table = played(text, False, B={"battlefield": [WINCH], "graveyard": [CUB]})
    assert table.names("graveyard", "B") == ["Cub", "Winch"]


@pytest.mark.construct("ChooseObject", "PlayerForEach")
def test_any_number_are_chosen_and_paid_for() -> None:
    text = (
        "You may choose any number of tapped creatures you control and pay {1} for each creature chosen this way. If "
        "you do, untap those creatures."
    )
    seats: dict[str, Any] = {"A": {"hand": [spell(text)], "battlefield": [CUB, DOE, BEAR, FEN, FEN]}, "B": {}}
    for pays, untapped in ((True, {"Cub", "Doe"}), (False, set())):
        table = Table(**seats).start("begin_combat").attack("Cub", "Doe", "Bear")
        table.to("postcombat_main")
        settle(table.cast(NAME), "Cub", "Doe", "done", pays)
        creatures = [one for one in table.objects("battlefield") if one.definition.name in ("Cub", "Doe", "Bear")]
        assert {one.definition.name for one in creatures if not one.tapped} == untapped


@pytest.mark.construct("ClausesAnd", "Gets", "Gains")
def test_a_duration_at_the_end_is_that_of_both() -> None:
    text = "Beasts you control get +2/+0 and Beasts you control gain vigilance until end of turn."
    table = played(text, A={"battlefield": [CUB]})
    assert table.size("Cub") == (4, 2)
    assert table.to("upkeep", 2).size("Cub") == (2, 2)


@pytest.mark.construct("ObjectDeedsAnd", "Gets", "Gains")
def test_without_a_duration_it_is_for_good() -> None:
    table = played("Target creature gets +2/+2 and gains vigilance.", A={"battlefield": [CUB]})
    assert table.to("upkeep", 3).size("Cub") == (4, 4)
