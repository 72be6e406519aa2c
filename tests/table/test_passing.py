"""117.3–117.4: where a person is asked, and what is answered in their name."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Static, Triggered
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Destroy, GainLife, May
from apnap.abilities.objects import TargetObjects, This, You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.quantity import Number
from apnap.abilities.static import ALL_MUST_BLOCK, Restriction
from apnap.abilities.values import UPKEEP
from apnap.errors import InvalidActionError
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.machine import run
from apnap.rules.paying_by_hand import AUTOMATIC
from apnap.rules.starting import start_at_first_turn
from apnap.rules.view import View
from apnap.table.passing import Passing, ability_key, question_key
from apnap.table.settings import PassUntil, Payments, Settings, options_for
from tests.rules.support import (
    FOREST,
    MOUNTAIN,
    TARGET_CREATURE,
    Table,
    artifact,
    creature,
    damage_to_any,
    instant,
)
from tests.table.support import automatic

ORB = artifact("Orb", "1")
BEAR = creature("Bear", "1G", 2, 2)
ZAP = instant("Zap", "R", damage_to_any(3))
READY = {"hand": [ZAP, ZAP], "battlefield": [MOUNTAIN, MOUNTAIN, BEAR]}
PASS = 0


def ready(**more: object) -> Table:
    """Return a position in which both players can answer with an instant."""
    return Table(A={**READY, **more}, B=READY)


def to(table: Table, step: str, letter: str) -> Table:
    """Pass until a player has priority in a step of this turn with an empty stack."""
    table.to(step)
    while table.letters[table.decision.player] != letter:
        table.passes()
    return table


# ------------------------------------------------------------------------------------- stops


@pytest.mark.parametrize("step", ["upkeep", "draw", "begin_combat", "end_combat", "end"])
def test_own_steps_without_a_stop_are_passed(step: str) -> None:
    table = ready().start("upkeep")
    assert automatic(to(table, step, "A") if step != "end_combat" else table) == PASS


@pytest.mark.parametrize("step", ["precombat_main", "postcombat_main"])
def test_main_phases_of_ones_own_turn_are_stops(step: str) -> None:
    assert automatic(to(ready().start("upkeep"), step, "A")) is None


def test_a_stop_is_set_and_taken_away_by_step_and_by_whose_turn_it_is() -> None:
    table = ready().start("upkeep")
    assert automatic(table, Settings(own_stops=("upkeep",))) is None
    assert automatic(table, Settings(their_stops=("upkeep",))) == PASS
    table.passes()
    assert automatic(table, Settings(their_stops=("upkeep",))) is None
    assert automatic(table, Settings(own_stops=("upkeep",))) == PASS
    main = to(ready().start("upkeep"), "precombat_main", "A")
    assert automatic(main, Settings(own_stops=())) == PASS


def test_only_steps_of_a_turn_can_be_stops() -> None:
    with pytest.raises(InvalidActionError, match="breakfast is no step of a turn"):
        Settings(own_stops=("breakfast",))


def test_the_stop_at_their_attack_is_one_only_if_somebody_attacks() -> None:
    table = ready().start("begin_combat").attack("Bear").passes()
    assert automatic(table) is None
    answer_attack = table.find("Bear").attacking
    table.state.edit(table.find("Bear").ref).attacking = 0
    assert answer_attack and automatic(table) == PASS


def test_their_end_step_is_a_stop() -> None:
    assert automatic(to(ready().start("upkeep"), "end", "B")) is None
    assert automatic(to(ready().start("upkeep"), "end", "A")) == PASS


# ------------------------------------------------------------------------------------- the stack


def test_an_object_of_an_opponent_on_the_stack_is_never_passed() -> None:
    table = ready().start("upkeep").cast("Zap", "B").passes()
    for until in PassUntil:
        assert automatic(table, Settings(own_stops=(), their_stops=()), Passing(until, 1)) is None
    assert automatic(table, Settings(yields=("", "Zap", "Zap|"))) is None, "a spell can't be yielded to"


def test_ones_own_object_resolves_unless_one_holds_priority() -> None:
    table = ready().start("upkeep").cast("Zap", "B")
    assert automatic(table) == PASS
    assert automatic(table, Settings(hold_priority=True)) is None


def upkeep(n: int, asks: bool = False) -> Triggered:
    """Return an ability of the upkeep that gives, or may give, so much life."""
    gain = GainLife(You(), Number(n))
    body = Body(effect=May(You(), gain) if asks else gain)
    return Triggered(BeginningOf(UPKEEP, You()), body, text=f"Gain {n}.")


def with_triggered(*abilities: Triggered, name: str = "Chapel") -> Table:
    """Return a position in the upkeep in which these abilities of A's have triggered."""
    table = Table(A={"hand": [ZAP], "battlefield": [MOUNTAIN, creature(name, "1", 1, 1, *abilities)]}, B=READY)
    table.state.auto_pass = False
    start_at_first_turn(table.state)
    run(table.state)
    return table


def key_on_stack(table: Table) -> str:
    view = View(table.state, 0)
    return ability_key(view, view.stack[-1])


def test_a_yield_lets_one_ability_through_and_no_other() -> None:
    table = with_triggered(upkeep(1)).passes()
    key = key_on_stack(table)
    assert key == "Chapel|Gain 1."
    assert automatic(table) is None
    assert automatic(table, Settings().let_through(key)) == PASS
    assert automatic(table, Settings().let_through(key).let_through(key, False)) is None
    for other in (with_triggered(upkeep(1), name="Abbey"), with_triggered(upkeep(2))):
        assert automatic(other.passes(), Settings(yields=(key,))) is None


def test_a_yield_goes_before_holding_priority() -> None:
    table = with_triggered(upkeep(1))
    assert automatic(table, Settings(hold_priority=True)) is None
    assert automatic(table, Settings(hold_priority=True, yields=(key_on_stack(table),))) == PASS


def test_combat_damage_on_the_stack_is_asked_about() -> None:
    """classic:310.3."""
    table = Table(book="classic", A=READY, B=READY).start("begin_combat").attack("Bear")
    while not table.state.stack:
        table.choose(dec.DONE) if table.decision.kind == dec.BLOCKERS else table.passes()
    assert automatic(table) is None


# ------------------------------------------------------------------------------------- passing on


@pytest.mark.parametrize("until", [PassUntil.RESPONSE, PassUntil.END_OF_TURN, PassUntil.MY_TURN])
def test_passing_on_goes_through_stops_of_the_turn_but_not_through_firm_ones(until: PassUntil) -> None:
    table = to(ready().start("upkeep"), "postcombat_main", "A")
    assert automatic(table, passing=Passing(until, 1)) == PASS
    assert automatic(table, Settings(own_firm=("postcombat_main",)), Passing(until, 1)) is None
    theirs = to(ready().start("upkeep"), "end", "B")
    assert automatic(theirs, passing=Passing(until, 1)) == PASS
    assert automatic(theirs, Settings(their_firm=("end",)), Passing(until, 1)) is None


def test_a_firm_stop_is_a_stop_without_passing_on_too() -> None:
    table = ready().start("upkeep")
    assert automatic(table, Settings(own_firm=("upkeep",))) is None


def test_passing_on_ends_with_the_turn_except_to_ones_own() -> None:
    table = to(ready().start("upkeep"), "precombat_main", "A").to("precombat_main", 2)
    while table.letters[table.decision.player] != "A":
        table.passes()
    stop = Settings(their_stops=("precombat_main",))
    assert automatic(table, stop, Passing(PassUntil.END_OF_TURN, 1)) is None
    assert automatic(table, stop, Passing(PassUntil.RESPONSE, 1)) is None
    assert automatic(table, stop, Passing(PassUntil.MY_TURN, 1)) == PASS
    table.to("precombat_main", 3)
    assert automatic(table, passing=Passing(PassUntil.MY_TURN, 1)) is None
    assert automatic(table, passing=Passing(PassUntil.MY_TURN, 2)) is None


def test_passing_on_to_ones_own_turn_does_not_go_on_behind_it() -> None:
    table = to(ready().start("upkeep"), "precombat_main", "A").to("precombat_main", 4)
    while table.letters[table.decision.player] != "A":
        table.passes()
    stop = Settings(their_stops=("precombat_main",))
    assert automatic(table, stop, Passing(PassUntil.MY_TURN, 3)) == PASS
    assert automatic(table, stop, Passing(PassUntil.MY_TURN, 2)) is None, "turn 3 was their own"


def test_waiting_for_a_response_ends_when_one_is_attacked() -> None:
    table = ready().start("begin_combat").attack("Bear").passes()
    assert automatic(table, passing=Passing(PassUntil.END_OF_TURN, 1)) == PASS
    assert automatic(table, passing=Passing(PassUntil.RESPONSE, 1)) is None


# ------------------------------------------------------------------------------------- other questions


def attackers() -> Table:
    table = ready().start("begin_combat")
    while table.decision.kind == dec.PRIORITY:
        table.passes()
    assert table.decision.kind == dec.ATTACKERS
    return table


def test_who_passes_the_turn_attacks_with_nothing() -> None:
    table = attackers()
    assert automatic(table, passing=Passing(PassUntil.END_OF_TURN, 1)) == dec.DONE
    assert automatic(table, passing=Passing(PassUntil.MY_TURN, 1)) == dec.DONE
    assert automatic(table, passing=Passing(PassUntil.RESPONSE, 1)) is None
    assert automatic(table) is None


@pytest.mark.parametrize("until", list(PassUntil))
def test_blockers_are_asked_for_where_something_could_block(until: PassUntil) -> None:
    table = ready().start("begin_combat").attack("Bear")
    while table.decision.kind == dec.PRIORITY:
        table.passes()
    assert table.decision.kind == dec.BLOCKERS
    assert automatic(table, passing=Passing(until, 1)) is None


def test_one_possible_target_is_asked_for() -> None:
    fell = instant("Fell", "R", Body((TARGET_CREATURE,), Destroy(TargetObjects(0))))
    table = Table(A={"hand": [fell], "battlefield": [MOUNTAIN, BEAR]}, B={}, options=options_for([0]).items()).start()
    table.cast("Fell")
    assert (table.decision.kind, len(table.decision.options), table.decision.can_finish) == (dec.TARGETS, 1, False)
    assert automatic(table) is None


def test_one_possible_block_that_has_to_be_made_is_asked_for() -> None:
    """509.1c: a requirement; still no block comes as a surprise."""
    lure = creature("Lure", "1", 2, 2, Static((Restriction(ALL_MUST_BLOCK, This()),)))
    table = Table(A={"battlefield": [lure]}, B={"battlefield": [BEAR]}).start("begin_combat").attack("Lure")
    while table.decision.kind == dec.PRIORITY:
        table.passes()
    assert (table.decision.kind, len(table.decision.options), table.decision.can_finish) == (dec.BLOCKERS, 1, False)
    assert automatic(table) is None


def test_the_only_answer_to_another_question_is_given() -> None:
    table = ready().start()
    decision = dec.make_decision(dec.NUMBER, 0, (4,), "number")
    table.state.decision = decision
    assert automatic(table) == 0
    decision.can_finish = True
    assert automatic(table) is None
    decision.options = ()
    assert automatic(table) == dec.DONE


def test_a_search_is_always_shown() -> None:
    """701.23: whoever searches looks, though there be nothing to find."""
    table = ready().start()
    table.state.decision = dec.make_decision(dec.OBJECTS, 0, (), "search")
    table.state.decision.can_finish = True
    assert automatic(table) is None


def test_full_control_is_asked_whatever_can_be_done() -> None:
    table = Table(A={}, B={}).start("upkeep")
    assert len(table.decision.options) == 1
    assert automatic(table, Settings(own_stops=("upkeep",))) == PASS, "nothing can be done"
    assert automatic(table, Settings(full_control=True)) is None


def test_who_decides_for_another_player_is_asked() -> None:
    """723.5."""
    table = to(ready().start("upkeep"), "precombat_main", "A")
    table.decision.decider = 1
    assert automatic(table, Settings(own_stops=(), their_stops=())) is None


# ------------------------------------------------------------------------------------- payments


def paying(*lands: CardDefinition) -> Table:
    """Return a position in which A pays {1} from these lands under full control."""
    options = (("full_control 0", 1),)
    table = Table(A={"hand": [ORB], "battlefield": list(lands)}, B={}, options=options).start().cast("Orb")
    assert table.decision.kind == dec.PAYMENT
    return table


def test_payments_are_shown_when_it_matters() -> None:
    """601.2g."""
    matters, settled = paying(MOUNTAIN, FOREST), paying(MOUNTAIN, MOUNTAIN)
    assert automatic(matters) is None
    answer = automatic(settled)
    assert answer is not None and settled.decision.options[answer] == Action(dec.SPECIAL, 0, AUTOMATIC)


def test_payments_are_shown_always_or_never() -> None:
    matters, settled = paying(MOUNTAIN, FOREST), paying(MOUNTAIN, MOUNTAIN)
    assert automatic(settled, Settings(payments=Payments.ALWAYS)) is None
    answer = automatic(matters, Settings(payments=Payments.NEVER))
    assert answer is not None and matters.decision.options[answer] == Action(dec.SPECIAL, 0, AUTOMATIC)


# ------------------------------------------------------------------------------------- remembered answers


def asking(*gains: int) -> Table:
    """Return a position in which the last of these abilities of a creature asks its controller yes or no."""
    table = with_triggered(*(upkeep(n, asks=True) for n in gains))
    while table.decision.kind == dec.ORDER:
        table.choose(table.choices[0])
    while table.decision.kind != dec.YES_NO:
        table.passes()
    return table


def question(table: Table) -> str:
    view = View(table.state, table.decision.decider)
    assert view.decision is not None
    return question_key(view, view.decision)


def test_a_remembered_answer_is_given_and_forgotten() -> None:
    table = asking(1)
    yes = Settings().remember(question(table), "yes")
    assert automatic(table) is None
    answer = automatic(table, yes)
    assert answer is not None and table.decision.options[answer] == 1
    answer = automatic(table, yes.remember(question(table), "no"))
    assert answer is not None and table.decision.options[answer] == 0
    assert automatic(table, yes.forget(question(table))) is None
    assert automatic(table, yes.forget("another")) is not None
    assert automatic(table, yes.forget()) is None


def test_full_control_goes_before_remembered_answers() -> None:
    table = asking(1)
    settings = Settings(full_control=True).remember(question(table), "yes")
    assert automatic(table, settings) is None


def test_another_ability_of_the_same_creature_asks_another_question() -> None:
    assert question(asking(1)) != question(asking(2)) == question(asking(1, 2))
    assert question(asking(1)) == question(asking(1))


def test_an_answer_that_is_not_offered_is_not_given() -> None:
    table = asking(1)
    assert automatic(table, Settings().remember(question(table), "perhaps")) is None


@pytest.mark.parametrize("step", ["upkeep", "precombat_main"])
def test_with_priority_nothing_is_remembered(step: str) -> None:
    assert question(ready().start(step)) == ""


def test_what_goes_on_with_a_selection_is_not_remembered() -> None:
    table = ready().start()
    bear, mountain = table.find("Bear", "battlefield").ref, table.find("Mountain", "battlefield").ref
    decision = dec.make_decision(dec.OBJECTS, 0, (bear,), "sacrifice")
    table.state.decision = decision
    assert question(table) != ""
    decision.chosen = (mountain,)
    assert question(table) == ""
