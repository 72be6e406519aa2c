"""Attacks for tests of the rules of the seeds: tricks that cost nothing, the steps there were, who attacks."""

from __future__ import annotations

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import STEP_NAMES
from apnap.errors import IllegalActionError
from apnap.ids import Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.combat.attack_sets import validate_attack_set
from apnap.rules.combat.attacking import attackers
from apnap.rules.machine import answer
from tests.constructs.support import beast, spell
from tests.rules.support import Table

COMBAT = ("begin_combat", "declare_attackers", "declare_blockers", "combat_damage", "end_combat")
OGRE = beast(name="Ogre", size=(3, 3))
BEAR = beast(name="Bear")


def trick(text: str, name: str = "Trick", cost: str = "{0}") -> CardDefinition:
    """Return an instant, free of cost unless one is given, with that text."""
    return spell(text, name=name, cost=cost, type_line="Instant")


def play(table: Table, name: str, *targets: str) -> Table:
    """Cast that card at these targets (asked only where there is a choice) and let everything resolve."""
    table.act(dec.Action(dec.CAST, table.find(name, "hand").ref, 0))
    for target in targets:
        if table.decision.kind == dec.TARGETS:
            table.choose(target)
    return table.settle()


def steps(table: Table) -> list[str]:
    """Return the steps of combat that have begun this turn, in order."""
    begun = (STEP_NAMES[event.amount] for event in table.state.history if event.kind == ev.STEP_BEGAN)
    return [name for name in begun if name in COMBAT or name == "first_combat_damage"]


def step(table: Table) -> str:
    """Return the step it is."""
    return STEP_NAMES[table.state.step]


def attacking(table: Table) -> list[str]:
    """Return the sorted names of the attacking creatures."""
    return sorted(table.named(ref) for ref in attackers(table.state))


def offers(table: Table) -> list[str]:
    """Return the sorted names of the creatures that may be declared next as attackers (or blockers); none: nobody is
    asked."""
    if table.decision.kind not in (dec.ATTACKERS, dec.BLOCKERS):
        return []
    return sorted({table.named(option[0]) for option in table.choices})


def attackable(table: Table) -> set[str]:
    """Return what may be attacked by some creature, by name or seat."""
    return {table.named(to) if to > 0 else table.letters[-1 - to] for _, to in table.choices}


def refusal(table: Table, *pairs: tuple[str, str]) -> str:
    """Return the number of the rule that forbids a declaration; nothing if it is legal."""
    found: list[tuple[Ref, int]] = [(table.entity(name), table.entity(to)) for name, to in pairs]
    try:
        validate_attack_set(table.state, tuple(found))
    except IllegalActionError as error:
        return error.rule
    return ""


def tap_for_mana(table: Table, *names: str) -> Table:
    """Activate mana abilities of these while a cost is paid under full control."""
    for name in names:
        ref = table.find(name, "battlefield").ref
        answer(table.state, next(i for i, action in enumerate(table.choices) if action.ref == ref))
    return table


def give_up(table: Table) -> Table:
    """Do not go on paying (733.1)."""
    answer(table.state, table.choices.index(dec.Action(dec.PASS)))
    return table
