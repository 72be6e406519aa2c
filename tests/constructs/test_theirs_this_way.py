"""What each player did this way to cards of their own, and counters removed in exile (608.2c, 122.1)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    CUB,
    DOE,
    ELK,
    FEN,
    FOX,
    NAME,
    OGRE,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
)

MASS = (
    "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts "
    "all cards they exiled this way onto the battlefield."
)


@pytest.mark.construct("TheyExiledThisWay", "DeedsThenThen")
def test_608_2c_each_player_puts_what_they_exiled_onto_the_battlefield() -> None:
    mine = {"graveyard": [CUB, FEN], "battlefield": [DOE], "exile": [ELK]}
    table = played(MASS, A=mine, B={"graveyard": [FOX], "battlefield": [OGRE]})
    assert (table.names("battlefield", "A"), table.names("battlefield", "B")) == (["Cub"], ["Fox"])
    assert (table.names("graveyard", "A"), table.names("graveyard", "B")) == (["Doe", "Fen", NAME], ["Ogre"])
    assert spanish(MASS).endswith("luego pone todas las cartas que exilió de esta manera en el campo de batalla.")


@pytest.mark.construct("TheyExiledThisWay")
def test_608_2c_each_player_may_play_the_card_they_exiled() -> None:
    text = (
        "At the beginning of your end step, each player exiles the top card of their library. Until your next end "
        "step, each player may play the card they exiled this way."
    )
    flash = {name: beast("Flash", name=name) for name in ("Bat", "Rat")}
    table = Table(
        A={"battlefield": [permanent(text)], "library": [flash["Bat"]]}, B={"library": [flash["Rat"]]}
    ).start()
    settle(table.to_step("end", turn=1))

    def castable(letter: str) -> set[str]:
        assert table.decision.player == table.seat(letter)
        return {table.named(one.ref) for one in table.legal(letter) if one.ref}

    assert castable("A") == {"Bat"}
    table.to("precombat_main", turn=2)
    assert castable("B") == {"Rat", "Wastes"}  # and what B drew


@pytest.mark.construct("LastRemovedInExile")
def test_122_1_the_last_counter_is_removed_in_exile() -> None:
    text = "Suspend 2—{0}\nWhen the last time counter is removed from this card while it's exiled, you gain 3 life."
    table = Table(A={"hand": [beast(text, cost="{9}")]}, B={}).start()
    suspended(table)
    settle(table.to_step("upkeep", turn=3))
    assert table.life("A") == 20
    settle(table.to_step("upkeep", turn=5), 0, NAME)
    assert table.life("A") == 23


@pytest.mark.construct("RemovedInExile")
def test_122_1_each_counter_is_removed_in_exile() -> None:
    text = "Suspend 2—{0}\nWhenever a time counter is removed from this card while it's exiled, you gain 3 life."
    table = Table(A={"hand": [beast(text, cost="{9}")]}, B={}).start()
    suspended(table)
    settle(table.to_step("upkeep", turn=3))
    assert table.life("A") == 23
    assert "mientras esté exiliada" in spanish(text.split("\n")[1])


def suspended(table: Table) -> None:
    """Suspend the card in hand."""
    (suspend,) = table.actions(NAME, "hand")
    settle(table.act(suspend))
    assert table.names("exile") == [NAME]
