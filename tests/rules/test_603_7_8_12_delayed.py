"""603.7, 603.8, 603.12: state triggers, delayed and reflexive triggered abilities."""

from __future__ import annotations

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.condition import Compare
from apnap.abilities.duration import Forever, UntilEndOfTurn
from apnap.abilities.effect import Destroy
from apnap.abilities.objects import EachPlayer, InSlot, You
from apnap.abilities.occurrence import BeginningOf, WhenTrue
from apnap.abilities.quantity import AT_MOST, LIFE, Comparison, Number, PlayerStat
from apnap.abilities.values import END
from apnap.rules import decisions as dec
from apnap.rules.context import Context, make_slot
from apnap.rules.delayed_triggers import add_delayed, add_reflexive
from apnap.rules.life import lose_life
from apnap.rules.permanents import destroy
from tests.rules.support import Table, damage_to_any, enchantment
from tests.rules.test_603_triggers import BEAR, CREATURES, dies, gain, let, stack_names


def test_603_8_state_triggers_do_not_trigger_again_while_on_the_stack() -> None:
    alone = WhenTrue(Compare(PlayerStat(You(), LIFE), Comparison(AT_MOST, Number(10))))
    panic = enchantment("Panic", "1", Triggered(alone, gain(1)))
    table = Table(A={"battlefield": [panic], "life": 12}, B={}).start("upkeep")
    let(table, lose_life(0, 3))
    assert stack_names(table) == ["Panic"]
    let(table, lose_life(0, 1))
    assert stack_names(table) == ["Panic"], "it waits for the first one to leave the stack"
    table.resolve()
    assert table.life("A") == 9
    assert stack_names(table) == ["Panic"], "it is still true"
    table.resolve().resolve()
    assert (table.life("A"), table.state.stack) == (11, [])


def context_of_a(table: Table) -> Context:
    context = Context()
    context.source = table.find("Bear").ref
    context.you = 0
    return context


def test_603_7b_a_delayed_ability_triggers_once() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={}).start()
    add_delayed(table.state, Triggered(BeginningOf(END, EachPlayer()), gain()), context_of_a(table), True, Forever())
    table.to("postcombat_main").passes(2).resolve()
    assert table.life("A") == 21
    table.to("end", 2)
    assert table.state.stack == [] and table.life("A") == 21


def test_603_7b_a_delayed_ability_with_a_duration_triggers_each_time() -> None:
    table = Table(A={"battlefield": [BEAR, BEAR, BEAR]}, B={}).start()
    ability = Triggered(dies(CREATURES), gain())
    add_delayed(table.state, ability, context_of_a(table), False, UntilEndOfTurn())
    for name in ("Bear", "Bear"):
        let(table, destroy(table.find(name, "battlefield").ref)).resolve()
    assert table.life("A") == 22
    table.to("upkeep", 2)
    let(table, destroy(table.find("Bear", "battlefield").ref))
    assert table.state.stack == []


def test_603_7c_a_delayed_ability_brings_its_objects_along() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={}).start()
    context = context_of_a(table)
    context.slots[1] = make_slot(objects=(table.find("Bear").ref,))
    add_delayed(
        table.state,
        Triggered(BeginningOf(END, EachPlayer()), Body(effect=Destroy(InSlot(1)))),
        context,
        True,
        Forever(),
    )
    table.to("postcombat_main").passes(2).resolve()
    assert table.names("graveyard", "A") == ["Bear"]


def test_603_12_a_reflexive_ability_triggers_at_once_with_targets_of_its_own() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={}).start()
    add_reflexive(table.state, damage_to_any(2), context_of_a(table))
    table.passes()
    let(table)
    assert table.decision.kind == dec.TARGETS
    table.choose("B").resolve()
    assert table.life("B") == 18
