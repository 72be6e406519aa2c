"""When, how often and by whom abilities may be activated, how often they trigger (602.5, 603.2)."""

from __future__ import annotations

import pytest

from tests.constructs.support import FEN, NAME, WINCH, Table, beast, permanent, settle, spell


@pytest.mark.construct("ActivateOnly", "OnceEachTurn")
def test_only_once_each_turn() -> None:
    table = Table(A={"battlefield": [permanent("{0}: You gain 1 life. Activate only once each turn.")]}, B={}).start()
    settle(table.activate(NAME))
    assert not table.can_activate(NAME)
    assert table.to("upkeep", turn=3).can_activate(NAME)


@pytest.mark.construct("ActivateNoMore")
def test_no_more_than_twice_each_turn() -> None:
    text = "{0}: You gain 1 life. Activate no more than twice each turn."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start()
    settle(table.activate(NAME))
    assert table.can_activate(NAME)
    settle(table.activate(NAME))
    assert not table.can_activate(NAME)


@pytest.mark.construct("ThreeTimes")
def test_no_more_than_three_times_each_turn() -> None:
    text = "{0}: You gain 1 life. Activate no more than three times each turn."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start()
    for _ in range(3):
        settle(table.activate(NAME))
    assert not table.can_activate(NAME)
    assert table.to("precombat_main", 3).can_activate(NAME)


@pytest.mark.construct("DuringYourTurn")
def test_only_during_your_turn() -> None:
    table = Table(A={"battlefield": [permanent("{0}: You gain 1 life. Activate only during your turn.")]}, B={}).start()
    assert table.can_activate(NAME)
    assert not table.to("upkeep", turn=2).passes().can_activate(NAME)


@pytest.mark.construct("BeforeAttackers")
def test_only_before_attackers_are_declared() -> None:
    text = "{0}: You gain 1 life. Activate only during your turn, before attackers are declared."
    table = Table(A={"battlefield": [permanent(text), beast(name="Cub")]}, B={}).start()
    assert table.can_activate(NAME)
    assert not table.attack("Cub").can_activate(NAME)


@pytest.mark.construct("OnlyIf", "Controls")
def test_only_if() -> None:
    text = "{0}: You gain 1 life. Activate only if you control an artifact."
    assert not Table(A={"battlefield": [permanent(text)]}, B={"battlefield": [WINCH]}).start().can_activate(NAME)
    assert Table(A={"battlefield": [permanent(text), WINCH]}, B={}).start().can_activate(NAME)


@pytest.mark.construct("AnyPlayerMayActivate")
def test_any_player_may_activate() -> None:
    text = "{0}: You gain 1 life. Any player may activate this ability."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start().passes()
    settle(table.activate(NAME))
    assert (table.life("A"), table.life("B")) == (20, 21)


@pytest.mark.construct("TriggersOnly")
def test_triggers_only_once_each_turn() -> None:
    text = "Whenever you gain life, draw a card. This ability triggers only once each turn."
    sip = permanent("{0}: You gain 1 life.", "Artifact", name="Sip")
    table = Table(A={"battlefield": [permanent(text), sip]}, B={}).start()
    settle(table.activate("Sip"))
    settle(table.activate("Sip"))
    assert len(table.names("hand", "A")) == 1


@pytest.mark.construct("EveryTurn")
def test_the_second_spell_you_cast_each_turn() -> None:
    seal = permanent("The second spell you cast each turn costs {1} less to cast.")
    rite, song = spell("You gain 1 life.", name="Rite"), spell("You gain 1 life.", name="Song", cost="{1}")
    table = Table(A={"battlefield": [seal], "hand": [rite, song]}, B={}).start()
    assert not table.can_cast("Song")
    settle(table.cast("Rite"))
    assert table.can_cast("Song")


@pytest.mark.construct("AbilityName")
def test_equip_abilities_cost_less() -> None:
    seal = permanent("Equip abilities you activate cost {1} less to activate.", name="Seal")
    blade = permanent("Equip {1}\n{1}: You gain 1 life.", "Artifact — Equipment")
    table = Table(A={"battlefield": [seal, blade, beast(name="Cub")]}, B={}).start()
    assert [action.index for action in table.actions(NAME)] == [0]


@pytest.mark.construct("CostsInYourStep")
def test_costs_less_during_your_end_step() -> None:
    text = "This spell costs {2} less to cast during your end step.\nDraw a card."
    rite = spell(text, cost="{2}", type_line="Instant")
    table = Table(A={"hand": [rite]}, B={}).start()
    assert not table.can_cast(NAME)
    assert table.to("end").can_cast(NAME)


@pytest.mark.construct("AbilityNotOfMana")
def test_605_1_an_ability_that_isn_t_a_mana_ability() -> None:
    shaman = permanent(
        "Whenever a player activates an ability that isn't a mana ability, you gain 1 life.", name="Seal"
    )
    winch = permanent("{B}: Draw a card.", "Artifact", name="Winch")
    table = Table(A={"battlefield": [shaman, winch, FEN]}, B={}).start()
    assert settle(table.activate("Winch")).life("A") == 21  # for the Well, not for the land that paid for it
    assert table.find("Fen").tapped
