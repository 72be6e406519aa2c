"""510.1e: the assignments of damage that can be made are those that are legal as a whole, and no others."""

from __future__ import annotations

from itertools import product

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.definition import CardDefinition
from apnap.rulebooks import CURRENT
from apnap.rules import decisions as dec
from apnap.rules.combat.dividing import Dealer, can_complete
from apnap.rules.machine import answer
from apnap.rules.state import State
from tests.ledger.fights import TWICE, damage_on_stack, to_damage
from tests.rules.support import Table, creature

Shares = tuple[tuple[str, str, int], ...]
"""Who deals how much to whom; zeros are left out."""


def fighter(name: str, power: int, toughness: int, *keywords: str) -> CardDefinition:
    """Return a creature that may block two attackers."""
    return creature(name, "3", power, toughness, TWICE, *(Keyword(one) for one in keywords))


def made(table: Table, state: State) -> set[Shares]:
    """Return all assignments to which answers lead."""
    found: set[Shares] = set()
    waiting = [state]
    while waiting:
        state = waiting.pop()
        assert state.decision is not None
        if state.decision.kind == dec.DIVIDE:
            for at in range(len(state.decision.options)):
                fork = state.fork()
                answer(fork, at)
                waiting.append(fork)
            continue
        assigned = state.objects[state.stack[-1] >> 24].assigned
        named = [(table.named(source), "B" if to < 0 else table.named(to), n) for source, to, n in assigned]
        found.add(tuple(sorted(one for one in named if table.find(one[0]).attacking)))
    return found


def legal(table: Table, ordered: bool) -> set[Shares]:
    """Return the legal assignments of the attackers by trying all of them."""
    attacking = [one for one in table.objects("battlefield") if one.attacking]
    names = [one.definition.name for one in attacking]
    faces = {one.definition.name: one.definition.faces[0].node for one in table.objects("battlefield")}
    words = {name: {a.keyword for a in face.abilities if isinstance(a, Keyword)} for name, face in faces.items()}
    blockers = [[table.named(ref) for ref in one.blocked_by] for one in attacking]
    ways = []
    for name, among in zip(names, blockers, strict=True):
        to = [*among, "B"] if "trample" in words[name] else among
        power = faces[name].power or 0
        ways.append(
            [dict(zip(to, n, strict=True)) for n in product(range(power + 1), repeat=len(to)) if sum(n) == power]
        )
    found: set[Shares] = set()
    for whole in product(*ways):
        dealt = [(name, to, n) for name, shares in zip(names, whole, strict=True) for to, n in shares.items() if n]
        hit = {to for _, to, _ in dealt}

        def has_lethal(one: str, dealt: list[tuple[str, str, int]] = dealt) -> bool:
            got = [(name, n) for name, to, n in dealt if to == one]
            if any("deathtouch" in words[name] for name, _ in got):
                return True
            return sum(n for _, n in got) >= (faces[one].toughness or 0) - table.find(one).damage

        assert hit
        fine = True
        for among, shares in zip(blockers, whole, strict=True):
            if shares.get("B"):
                fine = fine and all(has_lethal(one) for one in among)
            if ordered:
                reached = max((at for at, one in enumerate(among) if shares[one]), default=0)
                fine = fine and all(has_lethal(one) for one in among[:reached])
        if fine:
            found.add(tuple(sorted(dealt)))
    return found


@pytest.mark.parametrize("ordered", [False, True])
@pytest.mark.parametrize(
    ("attackers", "blockers", "marked"),
    [
        ([fighter("Boar", 4, 4, "trample"), fighter("Elk", 4, 4, "trample")], [(1, 2), (1, 3)], 0),
        ([fighter("Boar", 3, 4, "trample"), fighter("Elk", 2, 4)], [(1, 3), (1, 2)], 1),
        ([fighter("Adder", 2, 2, "trample", "deathtouch"), fighter("Elk", 3, 4, "trample")], [(1, 3), (1, 2)], 0),
        ([fighter("Elk", 3, 4), fighter("Ox", 3, 4)], [(1, 3), (1, 2)], 0),
    ],
)
def test_what_can_be_assigned_is_what_is_legal(
    ordered: bool, attackers: list[CardDefinition], blockers: list[tuple[int, int]], marked: int
) -> None:
    standing = [fighter(name, *size) for name, size in zip(("Post", "Gate"), blockers, strict=True)]
    table = Table(A={"battlefield": attackers}, B={"battlefield": standing})
    division = "ordered" if ordered else "free"
    table.state.rulebook = CURRENT.with_switches({"damage_on_stack": True, "damage_division": division})
    names = [one.name for one in attackers]
    table.start("begin_combat").attack(*names)
    table.block(*((blocker, attacker) for blocker in ("Post", "Gate") for attacker in names))
    while table.decision.purpose == "damage_order":
        answer(table.state, 1)
    table.state.edit(table.find("Gate").ref).damage = marked
    to_damage(table)
    assert not damage_on_stack(table)
    assert made(table, table.state) == legal(table, ordered)


def test_creatures_that_fight_elsewhere_are_left_out_of_the_search() -> None:
    """510.1e: with them there would be 31 ways for each of the dealers, all of them in vain."""
    fights = [tuple(range(first, first + 3)) for first in range(0, 60, 3)]
    dealers = tuple(Dealer(12, False, among, True) for among in fights)
    needs = dict.fromkeys(range(60), 4)
    assert can_complete(needs, frozenset((0, 4)), dealers)
    assert not can_complete(needs, frozenset((0,)), dealers[1:])
