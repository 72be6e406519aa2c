"""classic:404, 406.2, 408.1f, 2007:404: triggered abilities wait for priority; delayed ones follow what they name."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Triggered
from apnap.abilities.change import SetTypes
from apnap.abilities.condition import Compare
from apnap.abilities.cost import Cost
from apnap.abilities.definition import CardDefinition
from apnap.abilities.duration import Forever, UntilEndOfTurn
from apnap.abilities.effect import (
    Continuous,
    DelayedTrigger,
    Destroy,
    Draw,
    Effect,
    LoseLife,
    Move,
    SacrificeThese,
    Sequence,
    Tap,
    Untap,
)
from apnap.abilities.objects import AnyPlayer, Filter, InSlot, You
from apnap.abilities.occurrence import BecomesUntapped, BeginningOf, Discards, GainsLife, Occurrence
from apnap.abilities.quantity import AT_LEAST, LIFE, Comparison, Number, PlayerStat
from apnap.abilities.values import BATTLEFIELD, BEGIN_COMBAT, CLEANUP, CREATURE, END, EXILE, GRAVEYARD, HAND, LAND
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from tests.ledger.moments import BEAR, IT, KILL, THIS, aimed, dies, gain, gained, now, stack, watching
from tests.rules.support import Table, creature, enchantment

AT_END = BeginningOf(END, AnyPlayer())


def later(occurrence: Occurrence, effect: Effect, once: bool = True) -> DelayedTrigger:
    return DelayedTrigger(Triggered(occurrence, Body(effect=effect)), once=once)


# ------------------------------------------------------------------------------------- triggering and the stack


@pytest.mark.ledger("classic:404.2", "classic:408.1f", "2007:404")
def test_a_trigger_during_a_resolution_waits_for_its_end(book: str) -> None:
    """classic:404.2, 408.1f: it triggers at each event, and goes on the stack as a player next gets priority."""
    bell = watching("Bell", GainsLife(You()), Body(effect=Draw(You(), Number(1))))
    twice = now("Twice", Sequence((gain(1).effect, gain(2).effect)))
    table = Table(book=book, A={"battlefield": [bell], "hand": [twice]}, B={}).start()
    before = len(table.names("hand", "A")) - 1
    table.cast("Twice")
    assert stack(table) == ["Twice"]
    table.resolve()
    assert (gained(table), stack(table)) == ([1, 2], ["Bell", "Bell"])
    assert len(table.names("hand", "A")) == before
    table.settle()
    assert len(table.names("hand", "A")) == before + 2


@pytest.mark.ledger("classic:404.2", "2007:404")
def test_it_is_not_played(book: str) -> None:
    """classic:404.2: nobody is offered it, and nobody is asked whether it triggers."""
    bell = watching("Bell", GainsLife(You()))
    table = Table(book=book, A={"battlefield": [bell], "hand": [now("Sip", gain(1))]}, B={}).start()
    assert table.actions("Bell") == []
    table.cast("Sip").resolve()
    assert stack(table) == ["Bell"]


@pytest.mark.ledger("classic:408.1f")
def test_a_trigger_in_the_cleanup_step_waits_for_the_priority_of_that_step(book: str) -> None:
    """classic:408.1f: what triggers on a discard in the cleanup step is put on the stack in that step."""
    mourner = watching("Mourner", Discards(You()))
    table = Table(book=book, A={"battlefield": [mourner], "hand": [BEAR] * 9}, B={}).start("end")
    table.passes(2)
    while table.decision.kind != dec.PRIORITY:
        table.choose(table.decision.options[0])
    waiting = stack(table)
    assert (set(waiting), table.state.step, table.state.turn) == ({"Mourner"}, CLEANUP, 1)
    table.settle()
    assert table.life("A") == 20 + len(waiting)


RICH = Compare(PlayerStat(You(), LIFE), Comparison(AT_LEAST, Number(21)))


@pytest.mark.ledger("2007:404")
def test_the_condition_after_the_trigger_is_looked_at_twice(book: str) -> None:
    """2007:404.3: the intervening "if" must be true both as it triggers and as it resolves."""
    bell = enchantment("Bell", "1", Triggered(BeginningOf(BEGIN_COMBAT, You()), gain(5), condition=RICH))
    seat = {"battlefield": [bell], "hand": [now("Bleed", LoseLife(You(), Number(2)))]}
    assert stack(Table(book=book, A=seat, B={}).start().to_step("begin_combat", 1)) == []
    table = Table(book=book, A=seat | {"life": 21}, B={}).start().to_step("begin_combat", 1)
    assert stack(table) == ["Bell"]
    table.cast("Bleed").settle()
    assert table.life("A") == 19


# ------------------------------------------------------------------------------------- delayed abilities


@pytest.mark.ledger("classic:406.2a", "2007:404")
def test_a_delayed_ability_acts_once(book: str) -> None:
    """classic:406.2a, 2007:404.4b: "at end of turn, sacrifice it" triggers in that step, and in no later one."""
    doom = now("Doom", aimed(later(AT_END, SacrificeThese(IT))))
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [doom]}, B={}).start().cast("Doom").resolve()
    assert table.names("battlefield", "A") == ["Bear"]
    table.to_step("end", 1)
    assert stack(table) == ["Doom"]
    table.resolve()
    assert table.names("battlefield", "A") == []
    table.to_step("end", 2)
    assert stack(table) == []


@pytest.mark.ledger("2007:404")
def test_without_a_duration_it_triggers_the_next_time_only(book: str) -> None:
    """2007:404.4b: with a duration, every time while it lasts."""
    once = now("Once", later(GainsLife(You()), Draw(You(), Number(1))))
    table = Table(book=book, A={"hand": [once, now("Sip", gain(1)), now("Gulp", gain(1))]}, B={}).start()
    table.cast("Once").resolve().cast("Sip").resolve()
    assert stack(table) == ["Once"]
    table.settle().cast("Gulp").resolve()
    assert stack(table) == []
    each = DelayedTrigger(Triggered(GainsLife(You()), Body(effect=Draw(You(), Number(1)))), False, UntilEndOfTurn())
    table = Table(book=book, A={"hand": [now("Each", each), *(now(f"Sip {n}", gain(1)) for n in range(3))]}, B={})
    table.start().cast("Each").resolve()
    for n in range(2):
        table.cast(f"Sip {n}").resolve()
        assert stack(table) == ["Each"]
        table.settle()
    table.to("upkeep", 2).passes()
    assert stack(table.cast("Sip 2").resolve()) == [], "the turn is over"


def at_will(name: str, effect: Effect) -> CardDefinition:
    return creature(name, "0", 1, 1, Activated(Cost(), Body(effect=effect)))


@pytest.mark.ledger("classic:406.2b", "2007:404")
@pytest.mark.also("current")
def test_what_happened_before_it_existed_is_none_of_its_business(book: str) -> None:
    """classic:406.2b: the creature left play before the ability resolved: "when it leaves play" never triggers.

    Today: it does not trigger before it was created (603.7a).
    """
    ghost = at_will("Ghost", Sequence((gain(1).effect, later(dies(THIS), gain(3).effect))))
    table = Table(book=book, A={"battlefield": [ghost], "hand": [KILL]}, B={}).start()
    table.activate("Ghost").cast("Kill").settle()
    assert (table.names("battlefield", "A"), gained(table)) == ([], [1])
    table = Table(book=book, A={"battlefield": [ghost], "hand": [KILL]}, B={}).start()
    table.activate("Ghost").settle().cast("Kill").settle()
    assert gained(table) == [1, 3]


@pytest.mark.ledger("classic:406.2b", "2007:404")
def test_it_waits_for_the_next_time(book: str) -> None:
    """classic:406.2b: the creature untapped before the ability existed, so it waits for the next time."""
    sleeper = at_will("Sleeper", later(BecomesUntapped(THIS), gain(3).effect))
    spells = [now("Rest", aimed(Tap(IT))), now("Rouse", aimed(Untap(IT)))]
    spells += [now("Sleep", aimed(Tap(IT))), now("Wake", aimed(Untap(IT)))]
    table = Table(book=book, A={"battlefield": [sleeper], "hand": spells}, B={}).start()
    table.cast("Rest").settle().activate("Sleeper").cast("Rouse").settle()
    assert gained(table) == []
    table.cast("Sleep").settle().cast("Wake").settle()
    assert gained(table) == [3]


@pytest.mark.ledger("classic:406.2c", "2007:404")
def test_it_follows_a_permanent_whatever_becomes_of_it(book: str) -> None:
    """classic:406.2c: "at end of turn destroy that creature" destroys it though it is only a land by then."""
    doom = now("Doom", aimed(later(AT_END, Destroy(IT))))
    turn = now("Turn", aimed(Continuous(IT, (SetTypes(LAND),), Forever())))
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [doom, turn]}, B={}).start()
    table.cast("Doom").resolve().cast("Turn").resolve()
    assert not characteristics(table.state, table.find("Bear")).card_types & CREATURE
    table.to_step("end", 1).resolve()
    assert table.names("battlefield", "A") == []


@pytest.mark.ledger("classic:406.2d", "2007:404")
def test_it_fails_if_the_permanent_left_play_and_came_back(book: str) -> None:
    """classic:406.2d: the card that has returned is no longer what it was told of."""
    doom = now("Doom", aimed(later(AT_END, Destroy(IT))))
    blink = now("Blink", aimed(Sequence((Move(IT, EXILE, slot=1), Move(InSlot(1), BATTLEFIELD)))))
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [doom, blink]}, B={}).start()
    table.cast("Doom").resolve().cast("Blink").resolve().to_step("end", 1)
    table.settle()
    assert table.names("battlefield", "A") == ["Bear"]


@pytest.mark.ledger("classic:406.2d", "2007:404")
def test_it_fails_if_the_card_left_its_zone(book: str) -> None:
    """classic:406.2d: it was to return from the graveyard, and was taken out of it meanwhile."""
    buried = Filter((), (GRAVEYARD,))
    promise = now("Promise", aimed(later(AT_END, Move(IT, BATTLEFIELD)), buried))
    fetch = now("Fetch", aimed(Move(IT, HAND), buried))
    seat = {"graveyard": [BEAR], "hand": [promise, fetch]}
    table = Table(book=book, A=seat, B={}).start().cast("Promise").resolve().cast("Fetch", "Bear").resolve()
    table.to_step("end", 1).settle()
    assert table.names("battlefield", "A") == []
    table = Table(book=book, A=seat, B={}).start().cast("Promise").resolve().to_step("end", 1).settle()
    assert table.names("battlefield", "A") == ["Bear"]
