"""2016:506.6: spells and abilities that are cast or activated only before, after or during a point of combat."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import INSTANT, STEP_NAMES
from apnap.rules import decisions as dec
from tests.constructs.support import permanent, spell
from tests.ledger.attacks import OGRE, play, trick
from tests.rules.support import Table

AGAIN = trick("After this phase, there is an additional combat phase.", "Again")
STAY = trick("Target player skips their next combat phase.", "Stay")
EARLY = ["upkeep", "draw", "precombat_main", "begin_combat"]


def limited(limit: str) -> CardDefinition:
    """Return an instant that can be cast only then."""
    return spell(f"Cast this spell only {limit}.\nYou gain 1 life.", name="Rite", type_line="Instant")


def limited_ability(limit: str) -> CardDefinition:
    """Return an enchantment whose ability can be activated only then."""
    return permanent(f"{{0}}: You gain 1 life. Activate only {limit}.", name="Rite")


def times(book: str, rite: CardDefinition, attack: bool = True, again: bool = False, stay: bool = False) -> list[str]:
    """Return the steps of A's second turn in which A can use it: those of a second combat phase with a 2.

    :param attack: the Ogre attacks, in the first combat phase
    :param again: there is a second combat phase, after the first
    :param stay: the combat phase is skipped
    """
    spells = [rite] if rite.faces[0].card_types & INSTANT else []
    mine = {"battlefield": [OGRE, *([] if spells else [rite])], "hand": [*spells, AGAIN, STAY]}
    table = Table(book=book, A=mine, B={"battlefield": [OGRE]}).start("upkeep", 3)
    if stay:
        play(table, "Stay", "A")
    combats, found = 0, []
    while table.state.turn == 3:
        step = STEP_NAMES[table.state.step]
        if table.decision.kind == dec.ATTACKERS and attack and combats == 1:
            table.attack("Ogre")
        elif table.decision.kind != dec.PRIORITY:
            table.choose(dec.DONE)
        else:
            if step == "begin_combat" and table.decision.player == 0:
                combats += 1
                if again and combats == 1:
                    play(table, "Again")
            seen = step + "2" * (combats == 2 and step not in ("postcombat_main", "end"))
            if table.actions("Rite") and seen not in found:
                found.append(seen)
            table.passes()
    return found


@pytest.mark.ledger("2016:506.6a")
@pytest.mark.parametrize("attack", [True, False])
def test_before_attackers_are_declared_is_before_that_step_whether_any_are_or_not(book: str, attack: bool) -> None:
    assert times(book, limited("before attackers are declared"), attack) == EARLY


@pytest.mark.ledger("2016:506.6b")
def test_before_blockers_are_declared_is_until_that_step_begins(book: str) -> None:
    assert times(book, limited("before blockers are declared")) == [*EARLY, "declare_attackers"]


@pytest.mark.ledger("2016:506.6b")
def test_after_blockers_are_declared_is_from_that_step_on_though_nothing_blocks(book: str) -> None:
    late = ["declare_blockers", "combat_damage", "end_combat"]
    assert times(book, limited("during combat after blockers are declared")) == late


@pytest.mark.ledger("2016:506.6c")
def test_during_combat_is_during_any_combat_phase_of_the_turn(book: str) -> None:
    every = ["begin_combat", "declare_attackers", "declare_blockers", "combat_damage", "end_combat"]
    second = ["begin_combat2", "declare_attackers2", "end_combat2"]
    assert times(book, limited("during combat"), again=True) == [*every, *second]
    before = limited("during combat before blockers are declared")
    assert times(book, before, again=True) == [*every[:2], *second[:2]]


@pytest.mark.ledger("2016:506.6d")
def test_before_a_point_is_before_that_of_the_first_combat_phase(book: str) -> None:
    assert times(book, limited("before blockers are declared"), again=True) == [*EARLY, "declare_attackers"]
    assert times(book, limited("before attackers are declared"), again=True) == EARLY
    damage = [*EARLY, "declare_attackers", "declare_blockers"]
    assert times(book, limited("before the combat damage step"), again=True) == damage


@pytest.mark.ledger("2016:506.6d")
def test_after_combat_is_after_the_first_combat_phase(book: str) -> None:
    second = ["begin_combat2", "declare_attackers2", "end_combat2"]
    assert times(book, limited("after combat")) == ["postcombat_main", "end"]
    assert times(book, limited("after combat"), again=True) == [*second, "postcombat_main", "end"]


@pytest.mark.ledger("2016:506.6e")
def test_before_a_step_that_is_skipped_is_until_the_declare_attackers_step_ends(book: str) -> None:
    for limit in ("before blockers are declared", "before the combat damage step"):
        assert times(book, limited(limit), attack=False) == [*EARLY, "declare_attackers"]


@pytest.mark.ledger("2016:506.6e")
def test_before_a_combat_that_is_skipped_is_until_the_first_main_phase_ends(book: str) -> None:
    for limit in ("before attackers are declared", "before the combat damage step"):
        assert times(book, limited(limit), stay=True) == EARLY[:3]


@pytest.mark.ledger("2016:506.6f")
def test_after_blockers_in_a_combat_without_that_step_is_never(book: str) -> None:
    after = limited("during combat after blockers are declared")
    assert times(book, after, attack=False) == []
    late = ["declare_blockers", "combat_damage", "end_combat"]
    assert times(book, after, again=True) == late, "the second combat phase has no such step"


@pytest.mark.ledger("2016:506.6g")
def test_abilities_follow_the_same_limits(book: str) -> None:
    ability = limited_ability("before blockers are declared")
    assert times(book, ability) == [*EARLY, "declare_attackers"]
    assert times(book, ability, attack=False) == [*EARLY, "declare_attackers"]
    assert times(book, ability, again=True) == [*EARLY, "declare_attackers"]
    ability = limited_ability("during your turn, before attackers are declared")
    assert times(book, ability, again=True) == EARLY
    assert times(book, ability, stay=True) == EARLY[:3]
