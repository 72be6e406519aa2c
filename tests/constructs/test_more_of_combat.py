"""Whom creatures can't attack or block, what blocks something, counters, players by what they do (508, 509, 122)."""

from __future__ import annotations

import pytest

from apnap.errors import IllegalActionError
from apnap.rules.combat.attack_sets import attack_problem
from apnap.rules.combat.block_sets import validate_block_set
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, played, spanish, spell
from tests.rules.support import FOREST, ISLAND


def ref(table: Table, name: str) -> int:
    return table.find(name, "battlefield").ref


@pytest.mark.construct("CantAttackYouOrBlockThing")
def test_508_1c_cant_attack_you_or_block_yours() -> None:
    storm = permanent("Creatures with flying can't attack you or block creatures you control.")
    bird = beast("Flying", name="Bird")
    table = Table(A={"battlefield": [bird]}, B={"battlefield": [storm]}, C={}).start("declare_attackers")
    assert attack_problem(table.state).allowed[ref(table, "Bird")] == [-3]
    table = Table(A={"battlefield": [storm, BEAR]}, B={"battlefield": [bird, OGRE]}).start().attack("Bear")
    table.to("declare_blockers")
    with pytest.raises(IllegalActionError, match=r"509\.1b"):
        validate_block_set(table.state, 1, ((ref(table, "Bird"), ref(table, "Bear")),))


@pytest.mark.construct("CantAttackOwner")
def test_508_1c_cant_attack_its_owner() -> None:
    agent = beast("This creature can't attack its owner or planeswalkers its owner controls.")
    steal = spell("Gain control of target creature.", name="Steal")
    table = Table(A={"battlefield": [agent]}, B={"hand": [steal]}, C={}).start("declare_attackers")
    assert attack_problem(table.state).allowed[ref(table, NAME)] == [-2, -3]
    table.to("precombat_main", 2).cast("Steal").resolve().to("declare_attackers", 5)
    assert attack_problem(table.state).allowed[ref(table, NAME)] == [-3]


@pytest.mark.construct("CantBlockWithMore")
def test_509_1b_cant_block_with_more_than_one() -> None:
    duelist = beast(
        "Whenever this creature attacks, each opponent can't block with more than one creature this combat."
    )
    table = Table(A={"battlefield": [duelist]}, B={"battlefield": [BEAR, OGRE]}).start().attack(NAME)
    table.settle().to("declare_blockers")
    with pytest.raises(IllegalActionError, match=r"509\.1b"):
        validate_block_set(table.state, 1, tuple((ref(table, one), ref(table, NAME)) for one in ("Bear", "Ogre")))
    validate_block_set(table.state, 1, ((ref(table, "Bear"), ref(table, NAME)),))


@pytest.mark.construct("AreBlocking", "AtLeastOneIsBlocking")
def test_509_1g_so_many_creatures_are_blocking_it() -> None:
    cyclops = beast(
        "This creature gets -1/-0 as long as two or more creatures are blocking it.\n"
        "{0}: Draw a card. Activate only if at least one creature is blocking this creature.",
        size=(2, 9),
    )
    table = Table(A={"battlefield": [cyclops]}, B={"battlefield": [BEAR, OGRE]}).start().attack(NAME)
    table.to("declare_blockers")
    assert not table.can_activate(NAME)
    table.choose(("Bear", NAME), "done")
    assert (table.size(NAME), table.can_activate(NAME)) == ((2, 9), True)
    table = Table(A={"battlefield": [cyclops]}, B={"battlefield": [BEAR, OGRE]}).start().attack(NAME)
    table.to("declare_blockers").block(("Bear", NAME), ("Ogre", NAME))
    assert table.size(NAME) == (1, 9)
    line = "This creature gets -2/-0 as long as two or more creatures are blocking it."
    assert "dos o más criaturas bloqueen a ella" in spanish(line)


@pytest.mark.construct("IsntBeingDeclared")
def test_508_1f_tapped_but_not_to_attack() -> None:
    circle = permanent(
        "Whenever a creature becomes tapped, if it isn't being declared as an attacker, you gain 1 life."
    )
    tap = spell("Tap target creature.", name="Tap")
    table = Table(A={"battlefield": [circle, BEAR, OGRE], "hand": [tap]}, B={}).start()
    table.cast("Tap", "Ogre").settle()
    assert table.life("A") == 21
    table.attack("Bear").settle()
    assert (table.find("Bear").tapped, table.life("A")) == (True, 21)


@pytest.mark.construct("ThatLacksCounter")
def test_122_1_without_a_counter() -> None:
    rite = spell("Put a +1/+1 counter on target creature that doesn't have a +1/+1 counter on it.")
    again = spell("Put a +1/+1 counter on each creature that doesn't have a +1/+1 counter on it.", name="Again")
    table = Table(A={"battlefield": [BEAR, OGRE], "hand": [rite, again]}, B={}).start()
    table.cast(NAME, "Bear").resolve().cast("Again").resolve()
    assert (table.size("Bear"), table.size("Ogre")) == ((3, 3), (4, 4))


@pytest.mark.construct("WasColor")
@pytest.mark.parametrize("cost", ["{R}", "{B}"])
def test_608_2h_the_sacrificed_creature_was_red(cost: str) -> None:
    witch = permanent("Sacrifice a creature: Draw a card if the sacrificed creature was red.")
    table = Table(A={"battlefield": [witch, beast(name="Cub", cost=cost)]}, B={}).start().activate(NAME).settle()
    assert len(table.names("hand", "A")) == (cost == "{R}")


@pytest.mark.construct("APlayerOfWhom")
@pytest.mark.parametrize("lands", [0, 2])
def test_102_1_a_player_of_whom_something_is_true(lands: int) -> None:
    hawk = beast("When this creature deals combat damage to a player who controls more lands than you, draw a card.")
    table = Table(A={"battlefield": [hawk, FOREST]}, B={"battlefield": [FOREST] * lands}).start().attack(NAME)
    table.to("postcombat_main")
    assert len(table.names("hand", "A")) == (lands == 2)


@pytest.mark.construct("UnlessPrefix")
@pytest.mark.parametrize("paid", [True, False])
def test_118_12a_unless_stands_in_front(paid: bool) -> None:
    text = "Unless you sacrifice an Island, you lose 3 life and draw a card."
    table = played(text, *([True, "Island"][: 1 + paid] if paid else [False]), A={"battlefield": [ISLAND, ISLAND]})
    assert (table.life("A"), len(table.names("graveyard", "A"))) == ((20, 2) if paid else (17, 1))


@pytest.mark.construct("WhenYouNextAttack")
def test_603_7_when_you_next_attack() -> None:
    rite = spell("When you next attack this turn, you gain 2 life.")
    table = Table(A={"hand": [rite], "battlefield": [BEAR]}, B={}).start().cast(NAME).resolve().attack("Bear").settle()
    assert table.life("A") == 22
    table.to("declare_attackers", 3).choose(("Bear", "B")).to("end")
    assert table.life("A") == 22
