"""500–505, 512–514: turns, phases and steps."""

from __future__ import annotations

from apnap.abilities import static
from apnap.abilities.ability import Body, Static, Triggered
from apnap.abilities.change import Modify
from apnap.abilities.condition import Compare
from apnap.abilities.duration import UntilYourNextTurn
from apnap.abilities.effect import Continuous, ExtraSteps, GainLife
from apnap.abilities.objects import EachPlayer, Filter, HasCardType, TargetObjects, This, You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.quantity import AT_LEAST, HAND_SIZE, Comparison, Number, PlayerStat
from apnap.abilities.static import PlayerRule, Restriction
from apnap.abilities.values import (
    BEGINNING_PHASE,
    CLEANUP,
    COMBAT_PHASE,
    CREATURE,
    DRAW,
    POSTCOMBAT_MAIN_PHASE,
    STEP_NAMES,
    UPKEEP,
)
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.extra_turns import add_extra_turns, add_phases, skip_next
from apnap.rules.machine import answer
from tests.ledger.turns import begin, hunt_at
from tests.rules.layered import affect, plus
from tests.rules.support import (
    FOREST,
    MOUNTAIN,
    TARGET_CREATURE,
    Table,
    artifact,
    creature,
    damage_to_any,
    enchantment,
    instant,
)

BEAR = creature("Bear", "1G", 2, 2)


def steps_of_turn(table: Table, turn: int) -> list[str]:
    """Pass until the turn is over; return the steps in which anything was asked, in order."""
    seen: list[str] = []
    while table.state.turn <= turn and not table.state.over:
        name = STEP_NAMES[table.state.step]
        if table.state.turn == turn and (not seen or seen[-1] != name):
            seen.append(name)
        d = table.decision
        answer(table.state, dec.DONE if d.can_finish else 0)
    return seen


def test_513_1_in_the_end_step_the_active_player_gets_priority_and_nothing_is_done_before() -> None:
    """The eighth card of a hand is discarded in the next step (514.1)."""
    table = Table(A={"hand": [FOREST] * 8}, B={}).start().to_step("end", 1)

    assert (table.decision.player, len(table.names("hand", "A"))) == (0, 8)


def test_500_1_the_steps_in_order_without_attackers() -> None:
    table = Table(A={}, B={}).start("upkeep")
    table.to("upkeep", 2)
    assert steps_of_turn(table, 2) == [
        "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers", "end_combat", "postcombat_main", "end",
    ]  # fmt: skip


def test_500_5_unspent_mana_empties_as_each_step_ends() -> None:
    """A turn-based action (703.4q)."""
    table = Table(A={"battlefield": [MOUNTAIN], "hand": [instant("Zap", "R", damage_to_any(1))]}, B={})
    table.start("upkeep", turn=3)
    table.state.edit_player(0).pool = ((8, 0, 1),)
    table.state.touch()
    assert table.can_cast("Zap")
    table.to("draw")
    assert (table.state.players[0].pool, table.life("A")) == ((), 20)


def test_500_7_extra_turns_come_next_the_newest_first() -> None:
    table = Table(A={}, B={}, C={}).start()
    add_extra_turns(table.state, 2)
    add_extra_turns(table.state, 0)
    order = []
    for turn in range(2, 6):
        table.to("upkeep", turn)
        order.append(table.state.active)
    assert order == [0, 2, 1, 2]


def test_500_8_an_additional_combat_and_main_phase_follow_this_phase() -> None:
    table = Table(A={}, B={}).start("postcombat_main")
    add_phases(table.state, (COMBAT_PHASE, POSTCOMBAT_MAIN_PHASE))
    assert steps_of_turn(table, 1) == [
        "postcombat_main", "begin_combat", "declare_attackers", "end_combat", "postcombat_main", "end",
    ]  # fmt: skip


def test_500_8_added_during_combat_the_phase_comes_after_this_combat() -> None:
    table = Table(A={}, B={}).start("declare_attackers")
    add_phases(table.state, (COMBAT_PHASE,))
    assert steps_of_turn(table, 1) == [
        "declare_attackers", "end_combat", "begin_combat", "declare_attackers", "end_combat", "postcombat_main", "end",
    ]  # fmt: skip


def test_500_10a_you_get_a_step_in_your_own_turn_only() -> None:
    haze = instant("Haze", "0", ExtraSteps(You(), UPKEEP))
    for caster, seen in (("A", ["upkeep", "upkeep", "draw"]), ("B", ["upkeep", "draw"])):
        table = Table(A={"hand": [haze]}, B={"hand": [haze]}).start("upkeep", turn=3)
        table.passes(caster == "B").cast("Haze" if caster == "A" else "Haze#2").resolve()
        begun = [STEP_NAMES[event.amount] for event in table.to("draw").state.history if event.kind == ev.STEP_BEGAN]
        assert begun[1:] == seen, caster


def test_500_11_a_skipped_turn_step_or_phase_does_not_exist() -> None:
    table = Table(A={}, B={}).start()
    skip_next(table.state, 1, turn=True)
    skip_next(table.state, 0, step=UPKEEP)
    skip_next(table.state, 0, phase=COMBAT_PHASE)
    assert steps_of_turn(table, 1) == ["precombat_main", "postcombat_main", "end"]
    table.to("draw", 2)
    assert table.state.active == 0, "B's turn is skipped"
    assert steps_of_turn(table, 2)[:2] == ["draw", "precombat_main"]
    assert "upkeep" in steps_of_turn(table, 3)


def test_614_10_skipping_the_beginning_phase_skips_all_its_steps() -> None:
    table = Table(A={}, B={}).start()
    skip_next(table.state, 1, phase=BEGINNING_PHASE)
    table.to("precombat_main", 2)
    assert len(table.state.players[1].hand) == 0


def test_614_10_a_static_ability_skips_every_such_step() -> None:
    no_draw = enchantment("Drought", "1", Static((PlayerRule(static.SKIP_STEP, You(), step=DRAW),)))
    table = Table(A={}, B={"battlefield": [no_draw]}).start()
    table.to("precombat_main", 2)
    assert len(table.state.players[1].hand) == 0
    table.to("precombat_main", 3)
    assert len(table.state.players[0].hand) == 1


def test_502_3_permanents_of_the_active_player_untap() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [BEAR]}).start()
    for ref in table.state.battlefield:
        table.state.edit(ref).tapped = True
    table.to("upkeep", 2)
    assert [o.tapped for o in table.objects("battlefield")] == [True, False]


def test_502_3_some_permanents_dont_untap_and_some_may_stay_tapped() -> None:
    frozen = creature("Frozen", "1", 1, 1, Static((Restriction(static.CANT_UNTAP_IN_UNTAP_STEP, This()),)))
    sleepy = artifact("Sleeper", "1", Static((Restriction(static.MAY_STAY_TAPPED, This()),)))
    table = Table(A={}, B={"battlefield": [frozen, sleepy, sleepy]}).start()
    for ref in table.state.battlefield:
        table.state.edit(ref).tapped = True
    table.to("end")
    while table.decision.purpose != "stay_tapped":
        answer(table.state, 0)
    table.choose("Sleeper#2", "done")
    assert [o.tapped for o in table.objects("battlefield")] == [True, False, True]


def test_502_3_a_limit_lets_the_player_choose_what_untaps() -> None:
    creatures = Filter((HasCardType(CREATURE),))
    winter = enchantment("Winter", "1", Static((PlayerRule(static.UNTAP_LIMIT, EachPlayer(), creatures, Number(1)),)))
    table = Table(A={"battlefield": [winter]}, B={"battlefield": [BEAR, BEAR, FOREST]}).start()
    for ref in table.state.battlefield:
        table.state.edit(ref).tapped = True
    table.to("end")
    while table.decision.purpose != "untap":
        answer(table.state, 0)
    table.choose("Bear#2")
    assert [o.tapped for o in table.objects("battlefield")[1:]] == [True, False, False]


def test_504_1_the_active_player_draws() -> None:
    """It draws as the step begins, before anybody has priority (703.4d)."""
    table = Table(A={}, B={}).start()
    table.to_step("draw", 2)
    assert ([len(p.hand) for p in table.state.players], table.state.stack) == ([0, 1], [])


def test_302_6_summoning_sickness_ends_as_the_next_own_turn_begins() -> None:
    table = Table(A={"hand": [BEAR], "battlefield": [FOREST, FOREST]}, B={}).start()
    table.cast("Bear").resolve()
    assert table.find("Bear").sick
    table.to("upkeep", 2)
    assert table.find("Bear").sick, "the turn of another player does not help"
    table.to("upkeep", 3)
    assert not table.find("Bear").sick


def test_514_1_the_active_player_discards_down_to_seven() -> None:
    """A turn-based action of the active player (703.4n)."""
    table = Table(A={"hand": [BEAR] * 9}, B={"hand": [BEAR] * 9}).start("end")
    table.passes(2)
    assert (table.decision.purpose, table.decision.minimum) == ("discard_to_hand_size", 2)
    answer(table.state, 0)
    answer(table.state, 0)
    assert [len(p.hand) for p in table.state.players] == [7, 9]
    assert len(table.names("graveyard", "A")) == 2


def test_402_2_the_maximum_hand_size_can_change() -> None:
    endless = enchantment("Endless", "1", Static((PlayerRule(static.NO_MAXIMUM_HAND_SIZE, You()),)))
    table = Table(A={"hand": [BEAR] * 9, "battlefield": [endless]}, B={}).start("end")
    table.to("upkeep", 2)
    assert len(table.state.players[0].hand) == 9
    small = enchantment("Small", "1", Static((PlayerRule(static.HAND_SIZE_CHANGE, EachPlayer(), n=Number(-2)),)))
    table = Table(A={"hand": [BEAR] * 7, "battlefield": [small]}, B={}).start("end")
    table.passes(2)
    assert table.decision.minimum == 2


def test_514_2_damage_and_until_end_of_turn_end_together() -> None:
    """The 5/5 with 4 damage does not die: both end at the same time (703.4p)."""
    grow = instant("Grow", "G", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (Modify(Number(3), Number(3)),))))
    table = Table(A={"hand": [grow], "battlefield": [FOREST, BEAR]}, B={}).start()
    table.cast("Grow").resolve()  # the only target is taken without asking
    assert table.size("Bear") == (5, 5)
    table.state.edit(table.find("Bear").ref).damage = 4
    table.to("upkeep", 2)
    assert table.size("Bear") == (2, 2)
    assert table.find("Bear").damage == 0


def test_514_3_nobody_receives_priority_in_a_quiet_cleanup_step() -> None:
    table = Table(A={}, B={}).start("end")
    table.passes(2)
    assert (table.state.turn, STEP_NAMES[table.state.step]) == (2, "upkeep")


def test_514_3a_a_trigger_in_the_cleanup_step_gives_priority_and_another_cleanup_step() -> None:
    tidy = enchantment(
        "Tidy", "1", Triggered(BeginningOf(CLEANUP, You()), Body(effect=GainLife(You(), Number(1))), limit=1)
    )
    table = Table(A={"battlefield": [tidy]}, B={}).start("end")
    table.passes(2)
    assert STEP_NAMES[table.state.step] == "cleanup"
    table.resolve()
    assert table.life("A") == 21
    table.passes(2)
    assert (table.state.turn, STEP_NAMES[table.state.step]) == (2, "upkeep")


def test_500_6_beginning_of_step_abilities_wait_for_priority() -> None:
    hungry = Compare(PlayerStat(You(), HAND_SIZE), Comparison(AT_LEAST, Number(1)))
    gain = Body(effect=GainLife(You(), Number(2)))
    draws = enchantment("Feast", "1", Triggered(BeginningOf(DRAW, You()), gain, condition=hungry))
    table = Table(A={}, B={"battlefield": [draws]}).start("end")
    table.to("end")
    while (table.state.turn, table.state.step) != (2, DRAW):
        table.passes()
    assert len(table.state.stack) == 0, "603.4: the hand was empty as the step began, before the draw"


def test_503_1a_state_based_actions_come_before_the_triggers_of_the_upkeep() -> None:
    table = Table(A={"battlefield": [creature("Frail", "1", 3, 0), hunt_at("Hunter", UPKEEP, power=3)]}, B={})
    affect(table, ["Frail"], plus(0, 1)).duration = UntilYourNextTurn()
    begin(table)
    assert (table.names("graveyard", "A"), table.state.stack) == (["Frail"], [])


def test_phasing_702_26a() -> None:
    from apnap.abilities.ability import Keyword

    ghost = creature("Ghost", "1", 2, 2, Keyword("phasing"))
    table = Table(A={}, B={"battlefield": [ghost]}).start()
    ref = table.find("Ghost").ref
    table.to("upkeep", 2)
    assert table.state.objects[ref >> 24].phased_out
    table.to("upkeep", 3)
    assert table.state.objects[ref >> 24].phased_out, "not in the untap step of another player"
    table.to("upkeep", 4)
    assert not table.state.objects[ref >> 24].phased_out
    assert table.state.objects[ref >> 24].ref == ref, "702.26d: it is the same object"


def test_history_of_the_turn_starts_anew() -> None:
    table = Table(A={"hand": [BEAR], "battlefield": [FOREST, FOREST]}, B={}).start()
    table.cast("Bear").resolve()
    assert table.state.players[0].spells_cast == 1
    first = list(table.state.history)
    table.to("upkeep", 2)
    assert table.state.players[0].spells_cast == 0
    assert list(table.state.last_turn_history[: len(first)]) == first
    assert len(table.state.history) < len(first)
