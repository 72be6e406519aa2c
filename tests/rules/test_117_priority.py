"""117: priority."""

from __future__ import annotations

from apnap.abilities.ability import Activated, Body
from apnap.abilities.cost import Cost, TapThis
from apnap.abilities.effect import Discard, GainLife
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from apnap.ids import NO_PLAYER
from apnap.rules import decisions as dec
from apnap.rules.machine import answer, run
from apnap.rules.starting import start_at_first_turn
from apnap.rules.view import View
from tests.rules.support import FOREST, MOUNTAIN, Table, artifact, creature, damage_to_any, instant

ZAP = instant("Zap", "R", damage_to_any(3))
BEAR = creature("Bear", "1G", 2, 2)


def test_117_1_who_has_priority_casts_activates_and_takes_special_actions() -> None:
    lamp = artifact("Lamp", "", Activated(Cost(parts=(TapThis(),)), Body(effect=GainLife(You(), Number(1)))))
    both = {"hand": [ZAP, FOREST], "battlefield": [MOUNTAIN, lamp]}
    table = Table(A=both, B=both).start()

    def possible() -> tuple[int, set[int]]:
        return table.decision.player, {action.kind for action in table.choices} - {dec.PASS}

    assert possible() == (0, {dec.CAST, dec.ACTIVATE, dec.PLAY_LAND})
    table.passes()
    assert possible() == (1, {dec.CAST, dec.ACTIVATE})


def test_117_2e_nobody_has_priority_while_a_spell_resolves() -> None:
    drop = instant("Drop", "", Discard(You(), Number(1)))
    table = Table(A={"hand": [drop, ZAP, ZAP], "battlefield": [MOUNTAIN]}, B={"hand": [ZAP]}).start()
    table.cast("Drop").resolve()
    assert table.decision.kind != dec.PRIORITY and table.offered() == ["Zap", "Zap"]
    assert View(table.state, 0).priority_player == View(table.state, 1).priority_player == NO_PLAYER
    table.choose("Zap")
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 0)


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
    """After a spell resolves the active player receives priority, whoever cast it (117.3b)."""
    table = Table(A={"hand": [ZAP], "battlefield": [MOUNTAIN]}, B={"hand": [ZAP], "battlefield": [MOUNTAIN]}).start()
    table.cast("Zap", "B").passes()
    table.cast("Zap#2", "A")  # B answers: the passes begin anew
    table.passes()
    assert (table.life("A"), table.life("B")) == (20, 20)
    table.passes()
    assert (table.life("A"), table.life("B")) == (17, 20)
    assert table.decision.player == table.seat("A"), "the active player, not the caster"
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
