"""Abilities that trigger when a state is true (603.8), and what "it" is behind an intervening if (603.4)."""

from __future__ import annotations

import pytest

from apnap.rules import codec
from tests.constructs.support import NAME, Table, beast, permanent, settle, written


def test_603_8_a_waiting_state_trigger_is_part_of_the_position() -> None:
    golem = beast("When you control no artifacts, sacrifice this creature.")
    crunch = written("Destroy target artifact.", "Sorcery", name="Crunch")
    winch = permanent("", "Artifact", name="Winch")
    table = Table(A={"battlefield": [golem, winch], "hand": [crunch]}, B={}).start()

    table.cast("Crunch").resolve()

    assert len(table.state.stack) == 1
    assert codec.digest(codec.load(codec.save(table.state))) == codec.digest(table.state)
    assert table.resolve().names("battlefield") == []


def test_603_4_behind_a_condition_about_this_permanent_it_is_this_permanent() -> None:
    veil = permanent(
        "When an opponent casts a spell, if this permanent is an enchantment, it becomes a 1/1 Bird creature."
    )
    rite = written("You gain 1 life.", "Sorcery", name="Rite")
    table = Table(A={"hand": [rite]}, B={"battlefield": [veil]}).start()

    settle(table.cast("Rite"))

    assert table.size(NAME) == (1, 1)
    assert table.life("A") == 21


def test_603_4_behind_a_condition_with_its_it_is_what_the_event_is_about() -> None:
    banner = beast(
        "Whenever another creature enters, if its power is greater than this creature's power, it gains haste."
    )
    table = Table(A={"battlefield": [banner], "hand": [beast(name="Elk", size=(3, 3))]}, B={}).start()

    settle(table.cast("Elk"))

    table.attack("Elk")
    assert table.find("Elk").tapped


@pytest.mark.construct("No")
def test_603_8_when_you_control_no_swamps() -> None:
    swamp = written("", "Basic Land — Swamp", name="Swamp")
    serpent = beast("When you control no Islands, sacrifice this creature.")
    island = written("", "Basic Land — Island", name="Island")
    assert Table(A={"battlefield": [serpent, swamp]}, B={}).start("draw").names("battlefield") == ["Swamp"]
    assert Table(A={"battlefield": [serpent, island]}, B={}).start("draw").names("battlefield") == ["Island", NAME]
