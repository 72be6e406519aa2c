"""104: ending the game; 800.4: leaving it; 732.4: loops; 723, 724: controlling players and ending turns."""

from __future__ import annotations

from apnap.abilities import static
from apnap.abilities.ability import Body, Static, Triggered
from apnap.abilities.change import SetController
from apnap.abilities.effect import (
    DrawGame,
    Effect,
    EndPhase,
    EndTurn,
    GainLife,
    LoseGame,
    LoseLife,
    May,
    Sequence,
    WinGame,
)
from apnap.abilities.objects import EachOpponent, Filter, HasCardType, You
from apnap.abilities.occurrence import BeginningOf, GainsLife, ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.static import PlayerRule
from apnap.abilities.values import BATTLEFIELD, CREATURE, END
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.effects import FloatingEffect
from apnap.rules.ending import concede, lose_game, win_game
from apnap.rules.life import lose_life
from apnap.rules.machine import answer, run
from apnap.rules.starting import start_at_first_turn
from apnap.rules.turn_control import control_player
from apnap.rules.zones import move
from tests.rules.support import (
    FOREST,
    MOUNTAIN,
    Table,
    creature,
    damage_to_any,
    enchantment,
    instant,
)
from tests.rules.test_603_triggers import let, stack_names

BEAR = creature("Bear", "1G", 2, 2)
ZAP = instant("Zap", "R", damage_to_any(3))
UP_AND_DOWN = Sequence((LoseLife(You(), Number(1)), GainLife(You(), Number(1))))
AT_END = Triggered(BeginningOf(END, You()), Body(effect=GainLife(You(), Number(1))))
CREATURES = Filter((HasCardType(CREATURE),))


def trick(effect: Effect) -> Table:
    """A table at which A has cast a spell with that effect and it has resolved."""
    table = Table(A={"battlefield": [MOUNTAIN], "hand": [instant("Trick", "R", effect)]}, B={}, C={}).start()
    return table.cast("Trick").resolve()


# ------------------------------------------------------------------------------------- winning and losing


def test_104_2a_the_last_player_left_wins_at_once() -> None:
    table = Table(A={}, B={}, C={}).start()
    let(table, lose_game(1, ev.EFFECT))
    assert not table.state.over
    let(table, lose_game(2, ev.EFFECT))
    assert table.state.over
    assert table.state.winners == (0,)
    assert [p.lost_reason for p in table.state.players] == [0, ev.EFFECT, ev.EFFECT]


def test_104_2b_an_effect_wins_the_game() -> None:
    table = trick(WinGame(You()))
    assert table.state.winners == (0,)
    assert [p.lost_reason for p in table.state.players] == [0, ev.OPPONENT_WON, ev.OPPONENT_WON]


def test_104_2b_not_for_a_player_who_cant_win() -> None:
    curse = enchantment("Curse", "B", Static((PlayerRule(static.CANT_WIN_GAME, EachOpponent()),)))
    table = Table(A={}, B={"battlefield": [curse]}).start()
    let(table, win_game(0))
    assert not table.state.over
    let(table, win_game(1))
    assert table.state.winners == (1,)


def test_104_2c_a_team_wins_together() -> None:
    table = Table(A={}, B={}, C={})
    for seat, team in enumerate((0, 1, 0)):
        table.state.edit_player(seat).team = team
    table.start()
    let(table, lose_game(2, ev.EFFECT))
    assert not table.state.over
    let(table, lose_game(1, ev.EFFECT))
    assert table.state.winners == (0, 2), "C wins with the team although C had lost"


def test_104_3f_losing_is_stronger_than_winning() -> None:
    table = Table(A={}, B={}).start()
    let(table, win_game(0), lose_game(0, ev.EFFECT))
    assert table.state.winners == (1,)


def test_104_4a_all_lose_at_the_same_time() -> None:
    table = Table(A={"life": 2}, B={"life": 2}).start()
    let(table, lose_life(0, 2), lose_life(1, 2))
    assert table.state.over
    assert table.state.winners == ()
    draws = [event for event in table.state.history if event.kind == ev.DREW_GAME]
    assert isinstance(draws[0], ev.DrewGame) and draws[0].rule == "104.4a"


def test_104_4c_an_effect_draws_the_game() -> None:
    table = trick(DrawGame())
    assert table.state.over and table.state.winners == ()


def test_104_3e_an_effect_makes_a_player_lose() -> None:
    table = trick(LoseGame(EachOpponent()))
    assert table.state.winners == (0,)


def test_101_2_cant_lose_by_an_effect() -> None:
    angel = enchantment("Angel", "W", Static((PlayerRule(static.CANT_LOSE_GAME, You()),)))
    table = Table(A={}, B={"battlefield": [angel]}).start()
    let(table, lose_game(1, ev.EFFECT))
    assert not table.state.over
    concede(table.state, 1)
    run(table.state)
    assert table.state.winners == (0,), "104.3a: conceding is always possible"


# ------------------------------------------------------------------------------------- leaving


def test_800_4a_objects_of_the_player_leave_with_them() -> None:
    """Who loses the game leaves it (104.5)."""
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [BEAR, FOREST], "hand": [ZAP]}, C={}).start()
    concede(table.state, 1)
    run(table.state)
    assert table.names("battlefield") == ["Bear"]
    assert table.state.players[1].hand == [] and table.state.players[1].library == []
    assert table.state.players[1].lost_reason == ev.CONCEDED
    assert table.decision.player == 0


def test_800_4a_what_they_controlled_returns_or_is_exiled() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={}, C={"hand": [BEAR]}).start()
    effect = FloatingEffect()
    effect.objects = (table.find("Bear", "battlefield").ref,)
    effect.changes = (SetController(You()),)
    effect.you = 1
    table.state.effects = (effect,)
    table.state.disturb()
    event = move(table.find("Bear", "hand").ref, BATTLEFIELD)
    event.controller = 1
    let(table, event)
    concede(table.state, 1)
    run(table.state)
    left = table.objects("battlefield")
    assert [(o.owner, o.controller) for o in left] == [(0, 0)]
    assert len(table.state.effects) == 0
    assert [o.owner for o in table.objects("exile")] == [2], "it entered under the control of B"


def test_800_4a_priority_passes_on_and_their_spells_are_gone() -> None:
    table = Table(A={}, B={"battlefield": [MOUNTAIN], "hand": [ZAP]}, C={}).start().passes()
    table.cast("Zap", "A")
    assert table.decision.player == 1
    concede(table.state, 1)
    run(table.state)
    assert table.state.stack == []
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 2)


def test_800_4a_conceding_in_the_middle_of_casting() -> None:
    table = Table(A={}, B={"battlefield": [MOUNTAIN], "hand": [ZAP]}, C={}).start().passes()
    table.cast("Zap")
    assert table.decision.kind == dec.TARGETS
    concede(table.state, 1)
    run(table.state)
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 2)
    assert table.state.stack == []


def test_800_4a_conceding_instead_of_declaring_attackers_or_blockers() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [BEAR]}, C={}).start("declare_attackers")
    concede(table.state, 0)
    run(table.state)
    assert (table.decision.kind, table.decision.player, table.state.step) == (dec.PRIORITY, 1, 5)
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [BEAR]}, C={}).start().attack(("Bear", "B"))
    table.to("declare_blockers")
    assert table.decision.kind == dec.BLOCKERS
    concede(table.state, 1)
    run(table.state)
    assert (table.decision.kind, table.decision.player, table.state.step) == (dec.PRIORITY, 0, 6)


def test_800_4a_conceding_instead_of_dividing_damage() -> None:
    giant = creature("Giant", "5", 5, 5)
    table = Table(A={"battlefield": [giant]}, B={"battlefield": [BEAR, BEAR]}, C={}).start().attack(("Giant", "B"))
    table.block(("Bear", "Giant"), ("Bear#2", "Giant")).passes(3)
    assert table.decision.kind == dec.DIVIDE
    concede(table.state, 0)
    run(table.state)
    assert table.decision.kind == dec.PRIORITY
    assert table.names("battlefield") == ["Bear", "Bear"]


def test_800_4a_conceding_instead_of_discarding() -> None:
    table = Table(A={"hand": [BEAR] * 9}, B={}, C={}).start("end").passes(3)
    assert table.decision.purpose == "discard_to_hand_size"
    concede(table.state, 0)
    run(table.state)
    assert (table.state.turn, table.decision.player) == (2, 1)


def test_800_4j_the_turn_of_a_player_who_left_goes_on_without_them() -> None:
    table = Table(A={}, B={}, C={}).start()
    concede(table.state, 0)
    run(table.state)
    assert table.decision.player == 1
    assert table.state.active == 0
    while table.state.turn == 1:
        answer(table.state, 0)
    assert table.state.active == 1


def test_800_4k_no_turn_begins_for_a_player_who_has_left() -> None:
    table = Table(A={}, B={}, C={}).start()
    concede(table.state, 1)
    run(table.state)
    table.to("upkeep", 2)
    assert table.state.active == 2


def test_603_6c_leaving_the_game_triggers_leaves_the_battlefield_abilities() -> None:
    sad = enchantment(
        "Sad", "1", Triggered(ZoneChanges(CREATURES, (BATTLEFIELD,)), Body(effect=GainLife(You(), Number(1))))
    )
    table = Table(A={"battlefield": [sad]}, B={"battlefield": [BEAR]}, C={}).start()
    concede(table.state, 1)
    run(table.state)
    let(table)
    assert stack_names(table) == ["Sad"]


def test_104_3a_conceding_ends_a_two_player_game() -> None:
    table = Table(A={}, B={}).start()
    concede(table.state, 0)
    run(table.state)
    assert table.state.over and table.state.winners == (1,)


# ------------------------------------------------------------------------------------- loops


def test_104_4b_a_loop_of_mandatory_actions_is_a_draw() -> None:
    wheel = enchantment("Wheel", "1", Triggered(GainsLife(You()), Body(effect=UP_AND_DOWN)), AT_END)
    table = Table(A={"battlefield": [wheel]}, B={})
    table.state.auto_pass = True
    start_at_first_turn(table.state)
    run(table.state)
    assert table.state.over and table.state.winners == ()
    draws = [event for event in table.state.history if event.kind == ev.DREW_GAME]
    assert isinstance(draws[0], ev.DrewGame) and draws[0].rule == "104.4b"


def test_104_4b_a_loop_that_only_grows_is_a_draw() -> None:
    more = Triggered(GainsLife(You()), Body(effect=GainLife(You(), Number(1))))
    table = Table(A={"battlefield": [enchantment("Fountain", "1", more, AT_END)]}, B={})
    start_at_first_turn(table.state)
    run(table.state)
    assert table.state.over and table.state.winners == ()
    assert table.life("A") > 600


def test_704_5a_a_loop_that_kills_is_carried_out() -> None:
    both = Sequence((GainLife(You(), Number(1)), LoseLife(EachOpponent(), Number(1))))
    more = Triggered(GainsLife(You()), Body(effect=both))
    table = Table(A={"battlefield": [enchantment("Siphon", "1", more, AT_END)]}, B={"life": 1300})
    start_at_first_turn(table.state)
    run(table.state)
    assert table.state.winners == (0,)


def test_104_4b_a_loop_that_somebody_breaks_is_no_draw() -> None:
    wheel = enchantment("Wheel", "1", Triggered(GainsLife(You()), Body(effect=May(You(), UP_AND_DOWN))), AT_END)
    table = Table(A={"battlefield": [wheel]}, B={})
    start_at_first_turn(table.state)
    run(table.state)
    for _ in range(60):
        assert table.decision.kind == dec.YES_NO
        answer(table.state, table.decision.options.index(1))
    assert not table.state.over
    assert table.state.turn == 1


# ------------------------------------------------------------------------------------- controlling and ending


def test_723_5_the_controller_makes_the_decisions_of_the_controlled_player_for_one_turn() -> None:
    table = Table(A={}, B={"battlefield": [FOREST]}).start()
    control_player(table.state, 0, 1)
    assert table.decision.decider == 0
    table.passes()
    assert (table.decision.player, table.decision.decider) == (1, 1), "not before the next turn of B"
    table.to("upkeep", 2)
    assert table.state.active == 1
    assert (table.decision.player, table.decision.decider) == (1, 0)
    table.to("upkeep", 3)
    table.passes()
    assert (table.decision.player, table.decision.decider) == (1, 1)


def test_723_1a_the_last_effect_counts_and_723_1b_waits_for_a_real_turn() -> None:
    from apnap.rules.extra_turns import skip_next

    table = Table(A={}, B={}, C={}).start()
    control_player(table.state, 2, 1)
    control_player(table.state, 0, 1)
    skip_next(table.state, 1, turn=True)
    table.to("upkeep", 2)
    assert table.state.active == 2
    table.to("upkeep", 4)
    assert table.state.active == 1
    assert table.decision.decider == 0


def test_724_1_ending_the_turn_exiles_the_stack_and_goes_to_cleanup() -> None:
    stop = instant("Stop", "R", EndTurn())
    late = enchantment("Late", "1", Triggered(BeginningOf(END, You()), Body(effect=GainLife(You(), Number(1)))))
    table = Table(A={"battlefield": [MOUNTAIN, MOUNTAIN, late, BEAR], "hand": [ZAP, stop]}, B={}).start().attack("Bear")
    table.cast("Zap", "B").cast("Stop").resolve()
    assert (table.state.turn, table.state.active) == (2, 1)
    assert table.names("exile", "A") == ["Stop", "Zap"]
    assert (table.life("A"), table.life("B")) == (20, 20)
    assert not table.find("Bear").attacking


def test_724_2_ending_the_combat_phase() -> None:
    stop = instant("Peace", "R", EndPhase())
    table = Table(A={"battlefield": [MOUNTAIN, BEAR], "hand": [stop]}, B={}).start().attack("Bear")
    table.cast("Peace").resolve()
    assert table.state.step == 10
    assert table.state.turn == 1
    assert table.names("exile", "A") == ["Peace"]
    assert not table.state.in_combat


def test_724_2g_outside_combat_nothing_ends() -> None:
    stop = instant("Peace", "R", EndPhase())
    table = Table(A={"battlefield": [MOUNTAIN], "hand": [stop]}, B={}).start()
    table.cast("Peace").resolve()
    assert table.state.step == 3
    assert table.names("graveyard", "A") == ["Peace"]
