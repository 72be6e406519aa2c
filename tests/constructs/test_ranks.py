"""The greatest among others, {X} in a cost, one color or the other (105.2, 107)."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from tests.constructs.support import NAME, Table, beast, permanent, spell


@pytest.mark.construct("WithGreatestAmong")
def test_107_1_each_opponent_looks_among_their_own() -> None:
    text = "Each opponent sacrifices a creature with the greatest power among creatures they control."
    mine = [beast(name="Mine", size=(9, 9))]
    theirs = [beast(name="Small", size=(1, 1)), beast(name="Big", size=(3, 1))]
    table = Table(A={"hand": [spell(text)], "battlefield": mine}, B={"battlefield": theirs}).start()
    table.cast(NAME).resolve()
    assert table.names("graveyard", "B") == ["Big"]
    shown = tongue("es").print(tongue("en").read(text).tree)
    assert shown == "Cada oponente sacrifica una criatura con la mayor fuerza entre las criaturas que controla."


@pytest.mark.construct("WithXInCost")
def test_107_3_only_a_spell_with_x_in_its_cost() -> None:
    stop = spell("Counter target spell with {X} in its mana cost.", type_line="Instant")
    hand = [spell("Draw X cards.", name="Much", cost="{X}"), spell("Draw a card.", name="Little")]
    table = Table(A={"hand": hand}, B={"hand": [stop]}).start()
    assert not table.cast("Little").passes().can_cast(NAME, "B")
    table.passes().cast("Much")
    assert table.passes().can_cast(NAME, "B")


@pytest.mark.construct("ColorAndOr")
def test_105_2_one_color_or_the_other_or_both() -> None:
    costs = {"White": "{W}", "Both": "{W}{U}", "Red": "{R}"}
    creatures = [beast(name=name, cost=cost) for name, cost in costs.items()]
    table = Table(A={"hand": [spell("Destroy all white and/or blue creatures.")]}, B={"battlefield": creatures}).start()
    table.cast(NAME).resolve()
    assert table.names("graveyard", "B") == ["Both", "White"]


@pytest.mark.construct("AnyCounterUnit")
def test_122_1_for_each_counter_of_any_kind() -> None:
    text = (
        "This creature enters with a +1/+1 counter on it.\nWhen this creature enters, put two charge counters on it.\n"
        "{0}: You gain 1 life for each counter on this creature."
    )
    table = Table(A={"hand": [beast(text)], "battlefield": [permanent("")]}, B={}).start()
    table.cast(NAME).resolve().resolve().activate(NAME).resolve()
    assert table.life("A") == 23
