"""116.2a, 305: playing lands."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Static
from apnap.abilities.objects import EachOpponent, Filter, HasCardType, OwnedBy, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import ADDITIONAL_LANDS, CANT_PLAY_LANDS, MayPlay, PlayerRule
from apnap.abilities.values import GRAVEYARD, LAND
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from tests.rules.support import FOREST, ISLAND, Table, creature, enchantment


def lands(table: Table, letter: str = "A") -> list[str]:
    """Return the names of the lands that a player could play now."""
    found = (a.ref for a in table.legal(letter) if a.kind == dec.PLAY_LAND)
    return [table.named(ref) for ref in found]


def test_one_land_each_turn_in_a_main_phase() -> None:
    """305.1, 305.2: a special action: nothing goes on the stack, and the player keeps priority."""
    table = Table(A={"hand": [FOREST, ISLAND]}, B={}).start("upkeep")
    assert lands(table) == []
    table.to("precombat_main")
    assert lands(table) == ["Forest", "Island"]
    table.play("Forest")
    assert table.names("battlefield", "A") == ["Forest"]
    assert table.state.stack == [] and table.decision.player == 0
    assert [e.kind for e in table.state.history].count(ev.PLAY_LAND) == 1
    assert lands(table) == []


def test_not_with_something_on_the_stack() -> None:
    """305.1: the stack must be empty."""
    quick = creature("Quick", "G", 1, 1)
    table = Table(A={"battlefield": [FOREST], "hand": [ISLAND, quick]}, B={}).start()
    table.cast("Quick")
    assert lands(table) == []


@pytest.mark.parametrize("book", ["classic", "current"])
def test_additional_lands(book: str) -> None:
    """305.2a, classic:214.9b: effects add up."""
    more, much = (
        enchantment(name, "G", Static((PlayerRule(ADDITIONAL_LANDS, You(), n=Number(n)),)))
        for name, n in (("More", 1), ("Much", 2))
    )
    table = Table(book=book, A={"battlefield": [more, much], "hand": [FOREST] * 5}, B={}).start()
    for left in (4, 3, 2):
        table.play("Forest")
        assert lands(table) == ["Forest"] * left
    table.play("Forest")
    assert lands(table) == []


def test_a_player_who_can_not_play_lands() -> None:
    """101.2: "can't" wins."""
    stop = enchantment("Stop", "W", Static((PlayerRule(CANT_PLAY_LANDS, EachOpponent()),)))
    assert lands(Table(A={"hand": [FOREST]}, B={"battlefield": [stop]}).start()) == []


def test_lands_from_the_graveyard() -> None:
    """305.1, 601.3b: a permission names another zone; the land counts all the same."""
    own = Filter((HasCardType(LAND), OwnedBy(You())), (GRAVEYARD,))
    heart = enchantment("Heart", "G", Static((MayPlay(You(), own, spells=False, lands=True),)))
    table = Table(
        A={"battlefield": [heart], "hand": [ISLAND], "graveyard": [FOREST]}, B={"graveyard": [FOREST]}
    ).start()
    assert lands(table) == ["Island", "Forest"]
    table.act(table.legal("A")[-1])
    assert table.names("graveyard", "A") == [] and lands(table) == []
