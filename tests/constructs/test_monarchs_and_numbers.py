"""The monarch as a player (725), how many are attacking, what is done X times, what can't be regenerated, cleanup."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import CAST, Action
from tests.constructs.support import (
    CUB,
    DOE,
    FEN,
    FOX,
    NAME,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)

CROWN = spell("You become the monarch.", name="Crown")


@pytest.mark.construct("Monarch")
def test_the_monarch_as_a_player() -> None:
    hedge = permanent("The monarch controls enchanted creature.\nEnchant creature", "Enchantment — Aura")
    table = Table(A={"hand": [CROWN, hedge]}, B={"battlefield": [FOX]}).start()
    settle(table.cast(NAME))
    assert characteristics(table.state, table.find("Fox")).controller == 1  # nobody is the monarch
    settle(table.cast("Crown"))
    assert characteristics(table.state, table.find("Fox")).controller == 0


@pytest.mark.construct("Monarch")
def test_the_end_step_of_the_monarch() -> None:
    clock = permanent("At the beginning of the monarch's end step, that player loses 3 life.")
    table = Table(A={"battlefield": [clock], "hand": [CROWN]}, B={}).start()
    settle(table.cast("Crown"))
    table.to("upkeep", 2)
    assert (table.life("A"), table.life("B")) == (17, 20)
    table.to("upkeep", 3)
    assert (table.life("A"), table.life("B")) == (17, 20)


@pytest.mark.construct("NoOpponent")
def test_no_opponent_controls_one() -> None:
    text = "This creature gets +3/+3 as long as no opponent controls a Beast."
    assert Table(A={"battlefield": [beast(text), CUB]}, B={}).start().size(NAME) == (5, 5)
    assert Table(A={"battlefield": [beast(text)]}, B={"battlefield": [CUB]}).start().size(NAME) == (2, 2)


@pytest.mark.construct("IsQuality", "CountedOrMore", "ExactlyCounted")
def test_how_many_are_attacking() -> None:
    for number, attackers in (("two or more creatures are", 2), ("exactly one creature is", 1)):
        trap = spell(
            f"If {number} attacking, you may pay {{0}} rather than pay this spell's mana cost.\nYou gain 1 life.",
            cost="{5}",
            type_line="Instant",
        )
        for names, can in ((["Cub"], attackers == 1), (["Cub", "Doe"], attackers == 2)):
            table = Table(A={"hand": [trap], "battlefield": [CUB, DOE]}, B={}).attack_now(*names)
            assert table.can_cast(NAME) == can


@pytest.mark.construct("ThingAttacked", "No")
def test_no_creatures_attacked_this_turn() -> None:
    text = "At the beginning of each player's end step, if no creatures attacked this turn, you gain 1 life."
    table = Table(A={"battlefield": [permanent(text), CUB]}, B={"battlefield": [FOX]})
    table.attack_now("Cub").block(("Fox", "Cub")).to("upkeep", 2)
    assert table.life("A") == 20 and table.names("graveyard") == ["Cub"]
    assert table.to("upkeep", 3).life("A") == 21


@pytest.mark.construct("CantBeTarget", "OrNouns", "FromASource")
def test_no_target_of_spells_or_abilities_of_a_color() -> None:
    veil = beast("This creature can't be the target of black spells or abilities from black sources.", size=(5, 5))
    hex_ = spell("Target creature gets -1/-1 until end of turn.", name="Hex", cost="{B}")
    bolt = spell("Target creature gets -1/-1 until end of turn.", name="Bolt")
    bat = beast("{0}: Target creature gets -1/-1 until end of turn.", name="Vampire", cost="{B}")
    sprite = beast("{0}: Target creature gets -1/-1 until end of turn.", name="Sprite")
    seats: dict[str, Any] = {"A": {"hand": [hex_, bolt], "battlefield": [FEN]}, "B": {"battlefield": [veil]}}
    table = Table(**seats).start()
    assert not table.can_cast("Hex") and table.can_cast("Bolt")
    seats["A"]["battlefield"] = [bat, sprite, FEN]
    table = Table(**seats).start()
    offered = {}
    for name in ("Vampire", "Sprite"):
        table = Table(**seats).start().activate(name)
        offered[name] = NAME in table.offered()
    assert offered == {"Vampire": False, "Sprite": True}


@pytest.mark.construct("DoneSoManyTimes", "Populate")
def test_what_is_done_x_times() -> None:
    brood = spell("Create a 1/1 green Snake creature token.", name="Brood")
    rite = spell("Populate X times.", cost="{X}")
    table = Table(A={"hand": [brood, rite], "battlefield": [FEN, FEN]}, B={}).start()
    settle(table.cast("Brood"))
    table.act(Action(CAST, table.find(NAME, "hand").ref, 0))
    settle(table, 2, "Snake Token")
    assert table.names("battlefield").count("Snake Token") == 3


@pytest.mark.construct("DoneSoManyTimes")
def test_the_next_spell_is_copied_x_times() -> None:
    echo = spell("When you next cast an instant or sorcery spell this turn, copy that spell X times.", cost="{X}")
    cup = spell("You gain 1 life.", name="Cup")
    table = Table(A={"hand": [echo, cup], "battlefield": [FEN, FEN]}, B={}).start()
    table.act(Action(CAST, table.find(NAME, "hand").ref, 0))
    settle(table, 2)
    settle(table.cast("Cup"))
    assert table.life("A") == 23


@pytest.mark.construct("CantBeRegenerated", "UnlessPlayer")
def test_what_is_destroyed_this_way_cant_be_regenerated() -> None:
    troll = beast("{0}: Regenerate this creature.", name="Troll")
    for text, gone in (
        (
            "Destroy target creature unless its controller pays {9}. A creature destroyed this way can't be "
            "regenerated.",
            True,
        ),
        ("Destroy target creature unless its controller pays {9}.", False),
        ("Destroy target creature if it's colorless. It can't be regenerated.", True),
        ("You may lose 1 life. If you do, destroy target creature and it can't be regenerated.", True),
    ):
        table = Table(A={"hand": [spell(text)], "battlefield": [troll]}, B={}).start()
        settle(table.activate("Troll"))
        table.cast(NAME)
        settle(table, *([True] if "may" in text else []))
        assert (table.names("battlefield") == []) == gone
    assert spanish("Destroy target creature if it's white. It can't be regenerated.").endswith(
        "No puede ser regenerada."
    )


@pytest.mark.construct("NextCleanup", "AtNextSuffix")
def test_at_the_beginning_of_the_next_cleanup_step() -> None:
    rite = "Create two 2/2 white Knight creature tokens. Exile them at the beginning of the next cleanup step."
    table = played(rite)
    assert table.to("end").names("battlefield") == ["Knight Token", "Knight Token"]
    assert table.to("upkeep", 2).names("battlefield") == []
