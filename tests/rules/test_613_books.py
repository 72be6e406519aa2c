"""613, 2007:418.5, classic:418.5: whatever the book, objects come out the same one by one and all together."""

from __future__ import annotations

from random import Random

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import (
    AddAbility,
    AddColors,
    AddTypes,
    CantHaveAbility,
    Change,
    RemoveAbility,
    RemoveAllAbilities,
    SetColors,
    SetController,
    SetTypes,
    SwitchPowerToughness,
)
from apnap.abilities.objects import HasCardType, HasColor, HasKeyword, Stat, You
from apnap.abilities.quantity import AT_LEAST, POWER, Comparison, CountOf, Number
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, CREATURE, FLYING, LAND, RED, WHITE
from apnap.rules import continuous
from apnap.rules.characteristics import has_keyword
from apnap.rules.entering import as_it_would_enter
from apnap.rules.explaining import contributions, explained
from apnap.rules.zones import move
from tests.rules.layered import (
    CREATURES,
    YOURS,
    affect,
    base,
    defines,
    everything,
    filtered,
    plus,
    put_counters,
    rule,
    says,
)
from tests.rules.support import FOREST, Table, artifact, creature

CHANGES: tuple[Change, ...] = (
    plus(1, 1), base(0, 1), SwitchPowerToughness(), SetColors(WHITE), AddColors(RED), AddAbility(Keyword("flying")),
    RemoveAbility("flying"), RemoveAllAbilities(), AddAbility(Keyword("indestructible")), AddTypes(card_types=ARTIFACT),
    AddTypes(card_types=CREATURE), SetTypes(subtypes=("Island",)), SetController(You()),
)  # fmt: skip
FILTERS = (
    CREATURES,
    YOURS,
    filtered(HasCardType(LAND)),
    filtered(HasCardType(ARTIFACT)),
    filtered(HasCardType(CREATURE), HasColor(WHITE)),
    filtered(HasCardType(CREATURE), HasKeyword("flying")),
    filtered(HasCardType(CREATURE), Stat(POWER, Comparison(AT_LEAST, Number(3)))),
)


def position(book: str, seed: int) -> Table:
    """Return a position with a few effects of abilities and of resolved spells, drawn by the seed."""
    chance = Random(seed)
    artifacts = CountOf(filtered(HasCardType(ARTIFACT)))
    board = [
        creature("Bird", "0", chance.randint(0, 3), 2, "flying", colors=chance.choice((0, WHITE))),
        creature("Ox", "0", chance.randint(1, 3), 3),
        *([creature("Golem", "0", 0, 0, defines(base(artifacts, artifacts)))] if seed % 2 else []),
        *(rule(f"Rule {n}", says(chance.choice(FILTERS), chance.choice(CHANGES))) for n in range(1 + seed % 2)),
        artifact("Idol", "0"),
        FOREST,
    ]
    chance.shuffle(board)
    table = Table(book=book, A={"battlefield": board[:4]}, B={"battlefield": board[4:]})
    for _ in range(2):
        affect(
            table, [chance.choice(("Bird", "Ox", "Forest", "Idol"))], chance.choice(CHANGES), you=chance.choice("AB")
        )
    put_counters(table, chance.choice(("Bird", "Ox")), plus=chance.randint(1, 2))
    return table


@pytest.mark.parametrize(
    ("edition", "names"),
    [
        ("classic", ["", "", "", "", ""]),
        ("2007", ["", "6b", "6c", "6d", "6e"]),
        ("2016", ["", "7c", "7c", "7d", "7e"]),
        ("current", ["", "7c", "7c", "7c", "7d"]),
    ],
)
def test_what_makes_a_creature_as_big_as_it_is(edition: str, names: list[str]) -> None:
    """613.4, 2016:613.3, 2007:418.5a: layers by the names of the book; classic:418.5c: there are none."""
    table = Table(
        book=edition, A={"battlefield": [creature("Ox", "0", 1, 4), rule("Bonus", says(CREATURES, plus(1, 0)))]}, B={}
    )
    affect(table, ["Ox"], plus(0, 2))
    affect(table, ["Ox"], SwitchPowerToughness())
    put_counters(table, "Ox", plus=1)
    found = contributions(table.state, table.find("Ox"))
    assert [one.layer_name for one in found] == names
    assert (found[-1].power, found[-1].toughness) == table.size("Ox") == (7, 3)
    assert explained(table.state, table.find("Ox"), found)


@pytest.mark.parametrize("edition", ["classic", "2007", "2016", "current"])
def test_one_by_one_and_all_together(edition: str) -> None:
    looked_at_singly = 0
    for seed in range(60):
        table = position(edition, seed)
        found = everything(table)
        if continuous.forces_of(table.state).complex:
            continue
        looked_at_singly += 1
        table.state.disturb()
        together = continuous.gather(table.state)
        together.complex = True
        table.state.cache["forces"] = together
        assert everything(table) == found, seed
    assert looked_at_singly > 5


def test_what_it_could_not_have_it_would_not_enter_with() -> None:
    """113.11, 614.12: also where effects are applied to all objects together."""
    ground = rule("Ground", says(CREATURES, CantHaveAbility("flying")))
    wings = rule("Wings", says(CREATURES, AddAbility(Keyword("flying"))))
    table = Table(A={"battlefield": [ground, wings], "hand": [creature("Ox", "0", 1, 4)]}, B={})
    state = table.state
    for together in (False, True):
        forces = continuous.gather(state)
        forces.complex = together
        state.cache["forces"] = forces
        would = as_it_would_enter(state, move(table.find("Ox").ref, BATTLEFIELD))
        assert not has_keyword(state, would, FLYING)
