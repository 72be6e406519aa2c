"""117: priority."""

from __future__ import annotations

from apnap.rules import decisions as dec
from apnap.rules.machine import answer, run
from apnap.rules.starting import start_at_first_turn
from tests.rules.support import FOREST, MOUNTAIN, Table, creature, damage_to_any, instant

ZAP = instant("Zap", "R", damage_to_any(3))
BEAR = creature("Bear", "1G", 2, 2)


def test_117_3a_the_active_player_receives_priority_first() -> None:
    table = Table(A={}, B={}).start("upkeep")
    assert table.decision.player == table.seat("A")
    table.passes()
    assert table.decision.player == table.seat("B")


def test_117_3c_who_acts_receives_priority_again() -> None:
    table = Table(A={"hand": [ZAP], "battlefield": [MOUNTAIN]}, B={}).start()
    table.cast("Zap", "B")
    assert table.decision.kind == dec.PRIORITY
    assert table.decision.player == table.seat("A")


def test_117_4_all_must_pass_in_succession() -> None:
    table = Table(A={"hand": [ZAP], "battlefield": [MOUNTAIN]}, B={"hand": [ZAP], "battlefield": [MOUNTAIN]}).start()
    table.cast("Zap", "B").passes()
    table.cast("Zap#2", "A")  # B answers: the passes begin anew
    table.passes()
    assert (table.life("A"), table.life("B")) == (20, 20)
    table.passes()
    assert (table.life("A"), table.life("B")) == (17, 20)
    assert table.decision.player == table.seat("A"), "117.3b: the active player, not the caster"
    table.passes(2)
    assert (table.life("A"), table.life("B")) == (17, 17)


def test_117_4_passing_with_an_empty_stack_ends_the_step() -> None:
    table = Table(A={}, B={}).start("upkeep")
    step = table.state.step
    table.passes(2)
    assert table.state.step == step + 2, "A's first draw step is skipped (103.8a)"


def test_117_5_state_based_actions_come_before_priority() -> None:
    table = Table(A={"hand": [ZAP], "battlefield": [MOUNTAIN]}, B={"battlefield": [BEAR]}).start()
    table.cast("Zap", "Bear").resolve()
    assert table.names("battlefield", "B") == []
    assert table.names("graveyard", "B") == ["Bear"]
    assert table.decision.player == table.seat("A")


def test_windows_in_which_only_passing_is_possible_are_not_asked_but_counted() -> None:
    table = Table(A={"hand": [ZAP]}, B={"hand": [ZAP], "battlefield": [MOUNTAIN]})
    start_at_first_turn(table.state)
    run(table.state)
    assert table.decision.player == table.seat("B"), "A can't pay for anything"
    assert table.state.windows == 2


def test_117_3d_three_players_pass_in_turn_order() -> None:
    table = Table(A={}, B={}, C={}).start("upkeep")
    seen = []
    for _ in range(3):
        seen.append(table.decision.player)
        table.passes()
    assert seen == [0, 1, 2]
    assert table.state.step == 2


def test_117_1a_lands_and_sorcery_speed_only_in_the_own_main_phase() -> None:
    table = Table(A={"hand": [FOREST]}, B={"hand": [FOREST]}).start("upkeep")
    assert [a.kind for a in table.legal("A")] == [dec.PASS]
    table.to("precombat_main")
    assert [a.kind for a in table.legal("A")] == [dec.PASS, dec.PLAY_LAND]
    assert [a.kind for a in table.legal("B")] == [dec.PASS]


def test_a_fork_at_priority_goes_its_own_way() -> None:
    table = Table(A={"hand": [ZAP], "battlefield": [MOUNTAIN]}, B={}).start()
    twin = table.state.fork()
    table.cast("Zap", "B").resolve()
    assert twin.players[1].life == 20
    answer(twin, 0)
    assert twin.stack == [] and table.life("B") == 17
