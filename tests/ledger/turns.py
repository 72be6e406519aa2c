"""Turns as tests look at them: which steps there were, what is on the stack, cards that watch for steps."""

from __future__ import annotations

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.change import Modify
from apnap.abilities.definition import CardDefinition
from apnap.abilities.duration import Duration, UntilEndOfTurn
from apnap.abilities.effect import AddMana, Continuous, Destroy, Effect, GainLife
from apnap.abilities.mana import FixedMana
from apnap.abilities.objects import AnyPlayer, Filter, HasCardType, Players, Stat, TargetObjects, You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.quantity import AT_LEAST, POWER, Comparison, Number
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, STEP_NAMES
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.machine import answer, run
from apnap.rules.starting import start_at_first_turn
from tests.rules.support import TARGET_CREATURE, Table, creature, enchantment, instant

BEAR = creature("Bear", "1G", 2, 2)
DRAKE = creature("Drake", "1U", 2, 2, "phasing")
IT = TargetObjects(0)


def rite(*mana: str) -> CardDefinition:
    """Return an instant that costs nothing and adds mana."""
    return instant("Rite", "0", AddMana(You(), FixedMana(mana)))


def growth(power: int, toughness: int, duration: Duration | None = None) -> CardDefinition:
    """Return an instant that costs nothing and gives a creature power and toughness for a while."""
    change = Modify(Number(power), Number(toughness))
    return instant("Growth", "0", Body((TARGET_CREATURE,), Continuous(IT, (change,), duration or UntilEndOfTurn())))


def at(name: str, step: int, does: Effect | Body, whose: Players | None = None) -> CardDefinition:
    """Return an enchantment with an ability that triggers at the beginning of its controller's step of that kind."""
    body = does if isinstance(does, Body) else Body(effect=does)
    return enchantment(name, "1", Triggered(BeginningOf(step, whose or You()), body))


def gain_at(name: str, step: int, n: int = 1, whose: Players | None = None) -> CardDefinition:
    """Return an enchantment whose controller gains life at the beginning of a step."""
    return at(name, step, GainLife(You(), Number(n)), whose)


def hunt_at(name: str, step: int, power: int) -> CardDefinition:
    """Return an enchantment that destroys target creature with that power or more as every such step begins."""
    prey = Filter((HasCardType(CREATURE), Stat(POWER, Comparison(AT_LEAST, Number(power)))))
    return at(name, step, Body((Target(prey),), Destroy(IT)), AnyPlayer())


def stack(table: Table) -> list[str]:
    """Return the spells and the sources of the abilities on the stack, the top last; "" is an ability without one."""
    records = [table.state.objects[ref >> 24] for ref in table.state.stack]
    return [table.named(record.source) if record.source > 0 else record.definition.name for record in records]


def here(table: Table) -> tuple[int, str]:
    """Return the turn and the step."""
    return table.state.turn, STEP_NAMES[table.state.step]


def listen(table: Table) -> list[Event]:
    """Return the list in which everything that happens from now on is noted."""
    heard: list[Event] = []
    table.state.events_log = heard
    return heard


def steps(heard: list[Event]) -> list[str]:
    """Return the names of the steps that began."""
    return [STEP_NAMES[event.amount] for event in heard if event.kind == ev.STEP_BEGAN]


def turns(heard: list[Event]) -> list[int]:
    """Return whose turns began."""
    return [event.player for event in heard if event.kind == ev.TURN_BEGAN]


def first_question(table: Table, turn: int) -> tuple[int, str]:
    """Pass until anything is asked in that turn; return its turn and step."""
    while table.state.turn < turn:
        decision = table.decision
        answer(table.state, dec.DONE if decision.can_finish else 0)
    return here(table)


def begin(table: Table) -> Table:
    """Begin the first turn and stop at the first question."""
    table.state.auto_pass = False
    start_at_first_turn(table.state)
    run(table.state)
    return table
