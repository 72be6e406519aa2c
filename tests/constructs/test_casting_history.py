"""Conditions about how, when and by whom spells were cast, and how often an ability has resolved (601, 608)."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from tests.constructs.support import ELK, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.layered import seen


@pytest.mark.construct("YouCastItFrom", "YouCastIt")
def test_603_4_only_what_was_cast_from_the_hand_triggers() -> None:
    drawn = beast("When this creature enters, if you cast it from your hand, draw a card.")
    raised = spell("Return target creature card from your graveyard to the battlefield.", name="Rite")
    other = beast("When this creature enters, if you cast it, you gain 3 life.", name="Other")
    table = Table(A={"hand": [drawn, raised, other], "graveyard": [beast(name="Old")]}, B={}).start()

    table.cast(NAME).resolve()
    assert len(table.state.stack) == 1
    table.resolve()
    table.cast("Other").resolve().resolve()

    assert table.names("hand", "A") == ["Rite", "Wastes"]
    assert table.life("A") == 23


@pytest.mark.construct("YouCastIt")
def test_601_2_what_another_player_cast_you_did_not_cast() -> None:
    watcher = permanent("Whenever a creature enters, if you cast it, draw a card.", name="Watcher")
    bear = beast("Flash", name="Bear")
    table = Table(A={"battlefield": [watcher], "hand": [beast()]}, B={"hand": [bear]}).start()

    table.passes().cast("Bear").resolve()
    assert not table.state.stack
    table.cast(NAME).resolve()
    assert len(table.state.stack) == 1


@pytest.mark.construct("CastInMainPhase")
def test_505_cast_during_your_main_phase() -> None:
    text = "You gain 1 life. If you cast this spell during your main phase, draw a card."
    hand = [spell(text, type_line="Instant"), spell(text, name="Later", type_line="Instant")]
    table = Table(A={"hand": hand}, B={}).start()

    table.cast(NAME).resolve()
    assert table.names("hand", "A") == ["Later", "Wastes"]
    table.to("end").cast("Later").resolve()

    assert table.names("hand", "A") == ["Wastes"]


@pytest.mark.construct("CastLastTurn")
def test_one_player_casts_two_spells_last_turn() -> None:
    watcher = permanent(
        "At the beginning of each upkeep, if a player cast two or more spells last turn, you gain 5 life."
    )
    spells = [spell("Draw a card.", name=name, type_line="Instant") for name in ("One", "Two", "Three")]
    table = Table(
        A={"battlefield": [watcher], "hand": spells},
        B={"hand": [spell("Draw a card.", name="Theirs", type_line="Instant")]},
    ).start()

    table.cast("One").passes().cast("Theirs").resolve().resolve()
    table.to("upkeep", 2)
    assert table.life("A") == 20
    table.passes().cast("Two").resolve().passes().cast("Three").resolve()
    table.to("draw", 3)

    assert table.life("A") == 25


@pytest.mark.construct("NthResolution", "ItsTheNthTime")
def test_the_second_and_third_time_an_ability_resolves() -> None:
    text = (
        "{0}: You gain 1 life. If this is the second time this ability has resolved this turn, draw a card. "
        "If it's the third time, you lose 10 life."
    )
    twin = permanent(text, name="Twin")
    table = Table(A={"battlefield": [permanent(text), twin]}, B={}).start()

    table.activate(NAME).resolve().activate("Twin").resolve()
    assert table.names("hand", "A") == []
    table.activate(NAME).resolve()
    assert table.names("hand", "A") == ["Wastes"]
    table.activate(NAME).resolve()
    assert table.life("A") == 14
    table.to("upkeep", 2).to("precombat_main", 3)
    cards = len(table.names("hand", "A"))
    table.activate(NAME).resolve()

    assert len(table.names("hand", "A")) == cards


@pytest.mark.construct("HaventCast")
def test_you_have_not_cast_a_spell_this_turn() -> None:
    calm = permanent("At the beginning of your end step, if you haven't cast a spell this turn, you gain 2 life.")
    table = Table(A={"battlefield": [calm], "hand": [spell("Draw a card.", name="Any")]}, B={}).start()

    table.cast("Any").resolve().to("upkeep", 2)
    assert table.life("A") == 20
    table.to("upkeep", 4)

    assert table.life("A") == 22


def test_in_spanish() -> None:
    assert spanish("When this creature enters, if you cast it from your hand, draw a card.") == (
        "Cuando esta criatura entre, si la lanzaste desde tu mano, roba una carta."
    )
    assert spanish("If you cast this spell during your main phase, draw a card.") == (
        "Si lanzas este hechizo durante tu fase principal, roba una carta."
    )


@pytest.mark.construct("WasCast")
def test_as_long_as_it_was_cast() -> None:
    proud = beast("This creature has flying as long as it was cast.")
    back = spell("Return target creature card from your graveyard to the battlefield.", name="Back")
    table = Table(A={"hand": [proud, back]}, B={}).start()
    settle(table.cast(NAME))
    assert seen(table, NAME).keywords == values.FLYING
    table = Table(A={"hand": [back], "graveyard": [proud]}, B={}).start()
    settle(table.cast("Back"))
    assert seen(table, NAME).keywords == 0


@pytest.mark.parametrize(
    ("condition", "life"),
    [
        pytest.param("it's not their turn", 20, marks=pytest.mark.construct("NotTheirTurn")),
        pytest.param("it's that player's turn", 21, marks=pytest.mark.construct("TheirTurn")),
    ],
)
def test_whose_turn_it_is_as_a_spell_is_cast(condition: str, life: int) -> None:
    seal = permanent(f"Whenever a player casts a spell, if {condition}, you gain 1 life.", name="Seal")
    assert played("Draw a card.", A={"battlefield": [seal]}).life("A") == life
    hand = [spell("Draw a card.", type_line="Instant")]
    table = Table(A={"battlefield": [seal]}, B={"hand": hand}).start().passes()
    assert settle(table.cast(NAME)).life("A") == 41 - life


@pytest.mark.construct("LeftThisTurn")
@pytest.mark.parametrize("slain", [True, False])
def test_603_4_if_a_creature_left_the_battlefield_this_turn(slain: bool) -> None:
    seal = permanent(
        "At the beginning of your end step, if a creature left the battlefield this turn, you gain 1 life.", name="Seal"
    )
    crunch = spell("Destroy target creature.", name="Crunch")
    table = Table(A={"battlefield": [seal], "hand": [crunch]}, B={"battlefield": [ELK]}).start()
    if slain:
        settle(table.cast("Crunch"))
    assert settle(table.to_step("end", turn=1)).life("A") == 20 + slain


@pytest.mark.construct("SpellWarped")
def test_702_185c_a_spell_that_was_cast_for_its_warp_cost_was_warped() -> None:
    disc = permanent(
        "At the beginning of your end step, if a spell was warped this turn, you gain 4 life.", name="Disc"
    )
    star = beast("Warp {0}", name="Star")
    for cost, life in (("warp", 24), ("normal", 20)):
        table = Table(A={"battlefield": [disc], "hand": [star]}, B={}).start()
        table.cast("Star").choose(cost).resolve().to("end")
        while table.state.stack:
            table.resolve()
        assert table.life("A") == life
