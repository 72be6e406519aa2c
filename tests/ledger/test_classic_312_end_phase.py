"""classic:313–314, 2016:513–514, 2016:703: the end step and the cleanup step."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.duration import UntilEndOfCombat
from apnap.abilities.effect import DelayedTrigger, GainLife
from apnap.abilities.objects import AnyPlayer, You
from apnap.abilities.occurrence import BeginningOf, Discards
from apnap.abilities.quantity import Number
from apnap.abilities.values import END
from apnap.rules import decisions as dec
from tests.ledger.turns import BEAR, DRAKE, gain_at, growth, here, listen, rite, stack, steps
from tests.rules.support import Table, creature, enchantment, instant

DUSK = Triggered(BeginningOf(END, AnyPlayer()), Body(effect=GainLife(You(), Number(1))))
MOTH = creature("Moth", "0", 1, 1, "flash", DUSK)
SOON = instant("Soon", "0", DelayedTrigger(DUSK))
"""At the beginning of the next end step, you gain 1 life."""


@pytest.mark.ledger("classic:313.1", "2007:313", "2016:513.1", "2016:513.2")
def test_end_step_triggers_are_on_the_stack_before_the_first_priority(book: str) -> None:
    table = Table(book=book, A={"battlefield": [gain_at("Dusk", END)], "hand": [rite("G"), SOON]}, B={}).start()
    table.cast("Soon").resolve().passes(1)
    while table.decision.kind != dec.ORDER:
        table.choose("done") if table.decision.can_finish else table.passes()
    table.choose(*table.choices[:1])
    assert (here(table), sorted(stack(table)), table.life("A")) == ((1, "end"), ["Dusk", "Soon"], 20)
    assert table.decision.player == table.seat("A") and table.can_cast("Rite")


@pytest.mark.ledger("classic:313.1", "2007:313", "2016:513.3")
def test_what_comes_in_the_end_step_waits_for_the_next_one(book: str) -> None:
    table = Table(book=book, A={"hand": [MOTH, SOON, growth(2, 2)]}, B={}).start("end")
    table.cast("Moth").resolve()
    table.cast("Soon").resolve()
    table.cast("Growth").resolve()
    assert (here(table), stack(table), table.size("Moth")) == ((1, "end"), [], (3, 3))
    table.to("upkeep", turn=2)
    assert (table.life("A"), table.size("Moth")) == (20, (1, 1)), "durations are not put off"
    assert table.to("upkeep", turn=3).life("A") == 22


@pytest.mark.ledger("classic:314.1a", "2007:314", "2016:514.1", "2016:703.4m")
def test_the_active_player_discards_before_damage_wears_off(book: str) -> None:
    table = Table(book=book, A={"hand": [BEAR] * 9, "battlefield": [MOTH]}, B={"hand": [BEAR] * 9}).start("end")
    table.settle()
    table.state.edit(table.find("Moth").ref).damage = 1
    table.state.check_needed = False
    table.passes(2)
    asked = table.decision
    assert (asked.purpose, asked.player, asked.minimum) == ("discard_to_hand_size", table.seat("A"), 2)
    assert table.find("Moth").damage == 1
    table.choose("Bear", "Bear")
    assert (here(table), len(table.names("hand", "A")), len(table.names("hand", "B"))) == ((2, "upkeep"), 7, 9)
    assert table.find("Moth").damage == 0


@pytest.mark.ledger("classic:314.1b", "2007:314", "2016:514.2", "2016:703.4n")
def test_damage_and_until_end_of_turn_end_together(book: str) -> None:
    table = Table(book=book, A={"hand": [growth(2, 2)], "battlefield": [BEAR]}, B={}).start("end")
    table.cast("Growth").resolve()
    table.state.edit(table.find("Bear").ref).damage = 3
    table.to("upkeep", turn=2)
    assert (table.size("Bear"), table.find("Bear").damage) == ((2, 2), 0)


@pytest.mark.ledger("2016:514.2")
def test_damage_on_phased_out_permanents_is_removed_too(book: str) -> None:
    table = Table(book=book, A={"battlefield": [DRAKE]}, B={}).start()
    drake = table.state.edit(table.find("Drake").ref)
    drake.damage = 1
    assert drake.phased_out
    assert table.to("upkeep", turn=2).find("Drake").damage == 0


@pytest.mark.ledger("classic:314.1c", "2007:314", "2016:500.3", "2016:514.3")
def test_a_quiet_cleanup_step_asks_nobody_anything(book: str) -> None:
    table = Table(book=book, A={"hand": [rite("G")]}, B={"hand": [rite("G")]}).start("end")
    heard = listen(table)
    assert here(table.passes(2)) == (2, "upkeep")
    assert steps(heard) == ["cleanup", "untap", "upkeep"]


LOSS = enchantment("Loss", "1", Triggered(Discards(You()), Body(effect=GainLife(You(), Number(1)))))


@pytest.mark.ledger("classic:314.1c", "2007:314", "2016:514.3a")
def test_a_trigger_in_cleanup_gives_priority_and_another_cleanup_step(book: str) -> None:
    table = Table(book=book, A={"battlefield": [LOSS], "hand": [*[BEAR] * 7, rite("G")]}, B={}).start("end")
    heard = listen(table)
    table.passes(2).choose("Bear")
    assert (here(table), stack(table), table.decision.player) == ((1, "cleanup"), ["Loss"], table.seat("A"))
    assert table.can_cast("Rite")
    table.resolve()
    assert (here(table), table.life("A")) == ((1, "cleanup"), 21)
    assert here(table.passes(2)) == (2, "upkeep")
    assert steps(heard) == ["cleanup", "cleanup", "untap", "upkeep"]


@pytest.mark.ledger("classic:314.1c", "2007:314", "2016:514.3a")
def test_what_the_game_does_by_itself_in_cleanup_gives_priority_too(book: str) -> None:
    weak = creature("Weak", "1", 1, 0)
    table = Table(book=book, A={"battlefield": [weak, weak], "hand": [growth(0, 1)]}, B={})
    table.state.auto_pass = False
    growing = table.find("Weak#2").ref
    table.state.edit(growing).counters = (("+1/+1", 1),)
    table.start("end").cast("Growth").resolve()
    table.state.edit(growing).counters = ()
    table.state.disturb()
    heard = listen(table)
    assert here(table.passes(2)) == (1, "cleanup")
    assert table.names("battlefield", "A") == []
    assert here(table.passes(2)) == (2, "upkeep")
    assert steps(heard) == ["cleanup", "cleanup", "untap", "upkeep"]


@pytest.mark.ledger("2016:500.5-combat")
def test_until_end_of_combat_lasts_through_the_end_of_combat_step(book: str) -> None:
    table = Table(book=book, A={"hand": [growth(2, 2, UntilEndOfCombat())], "battlefield": [BEAR]}, B={})
    table.start("begin_combat").cast("Growth").resolve()
    assert table.to("end_combat").size("Bear") == (4, 4)
    assert table.to("postcombat_main").size("Bear") == (2, 2)
