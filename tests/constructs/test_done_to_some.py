"""What was done to one or more (608.2c), to another, to it; how many; none that left (603.12)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    CUB,
    DOE,
    FEN,
    FOX,
    NAME,
    OGRE,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spell,
)

MOOR = permanent("", "Land", name="Moor")


@pytest.mark.construct("WhenYouDoThisWay", "OneOrMore")
def test_when_you_sacrifice_one_or_more_this_way() -> None:
    text = (
        "You may sacrifice any number of lands. When you sacrifice one or more lands this way, ~ deals that much "
        "damage to target creature."
    )
    big = beast(name="Hulk", size=(5, 5))
    table = Table(A={"hand": [spell(text)], "battlefield": [MOOR, FEN]}, B={"battlefield": [FOX, big]}).start()
    settle(table.cast(NAME), True, "Moor", "Fen", "Hulk")
    assert table.find("Hulk").damage == 2
    table = Table(A={"hand": [spell(text)], "battlefield": [MOOR, FEN]}, B={"battlefield": [FOX, big]}).start()
    settle(table.cast(NAME), True, "done")
    assert table.find("Hulk").damage == 0


@pytest.mark.construct("OneOrMore", "WhenYouDo")
def test_you_may_do_it_to_one_or_more() -> None:
    text = "You may discard one or more land cards. When you do, ~ deals that much damage to target creature."
    big = beast(name="Hulk", size=(5, 5))
    hand = [spell(text), MOOR, FEN, CUB]
    table = Table(A={"hand": hand}, B={"battlefield": [FOX, big]}).start()
    settle(table.cast(NAME), True, "Moor", "Fen", "Hulk")
    assert table.find("Hulk").damage == 2 and table.names("hand", "A") == ["Cub"]


@pytest.mark.construct("OneOrMore", "Controls")
def test_if_you_control_one_or_more() -> None:
    text = "If you control one or more artifacts, you gain 1 life."
    assert played(text).life("A") == 20
    assert played(text, A={"battlefield": [WINCH]}).life("A") == 21


@pytest.mark.construct("DoneThisWay", "Another")
def test_another_was_returned_this_way() -> None:
    text = (
        "When this land enters, return a land you control to its owner's hand. If another Desert was returned this "
        "way, you gain 1 life."
    )
    for returned, life in (("Dune", 21), (NAME, 20), ("Moor", 20)):
        dune = permanent("", "Land — Desert", name="Dune")
        oasis = permanent(text, "Land — Desert")
        table = Table(A={"hand": [oasis], "battlefield": [dune, MOOR]}, B={}).start()
        settle(table.play(NAME), returned)
        assert table.life("A") == life and table.names("hand", "A") == [returned]


@pytest.mark.construct("DoneThisWay", "That")
def test_if_that_creature_is_destroyed_this_way() -> None:
    text = "Destroy target creature. If that creature is destroyed this way, its controller loses 2 life."
    tough = beast("Indestructible", name="Golem")
    for target, life in (("Fox", 18), ("Golem", 20)):
        assert played(text, target, B={"battlefield": [FOX, tough]}).life("B") == life


@pytest.mark.construct("LeftThisTurn", "No", "SacrificedThisTurn", "OneOrMore")
def test_none_left_and_how_many_were_sacrificed() -> None:
    calm = permanent(
        "At the beginning of your end step, if no permanents left the battlefield this turn, you gain 3 life."
    )
    debt = permanent(
        "At the beginning of your end step, if you sacrificed one or more permanents this turn, you gain that much "
        "life.",
        name="Debt",
    )
    pit = permanent("Sacrifice a creature: You gain 0 life.", name="Pit")
    table = Table(A={"battlefield": [calm, debt, pit, CUB, DOE, OGRE]}, B={}).start()
    for name in ("Cub", "Doe"):
        settle(table.activate("Pit").choose(name))
    assert table.to("upkeep", 2).life("A") == 22
    assert table.to("upkeep", 4).life("A") == 25
    table = Table(A={"battlefield": [calm, debt, pit, CUB]}, B={}).start()
    assert table.to("upkeep", 2).life("A") == 23
