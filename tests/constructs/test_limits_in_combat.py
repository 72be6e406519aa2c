"""Limits on how many attack whom and untap, who must block, and what was attacked (502.3, 508, 509)."""

from __future__ import annotations

import pytest

from apnap.errors import IllegalActionError
from apnap.rules import decisions as dec
from apnap.rules.combat.attack_sets import attack_problem, validate_attack_set
from apnap.rules.machine import answer
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, spanish
from tests.rules.support import planeswalker


def ref(table: Table, name: str) -> int:
    return table.find(name, "battlefield").ref


@pytest.mark.construct("FewCanAttackYou")
def test_508_1c_so_few_creatures_can_attack_one_player() -> None:
    space = permanent("No more than one creature can attack you each combat.")
    walker = planeswalker("Wizard", "{0}", 3)
    table = Table(A={"battlefield": [BEAR, OGRE]}, B={"battlefield": [space, walker]}, C={}).start("declare_attackers")
    bear, ogre = ref(table, "Bear"), ref(table, "Ogre")
    with pytest.raises(IllegalActionError, match=r"508\.1c"):
        validate_attack_set(table.state, ((bear, -2), (ogre, -2)))
    validate_attack_set(table.state, ((bear, -2), (ogre, -3)))
    validate_attack_set(table.state, ((bear, -2), (ogre, ref(table, "Wizard"))))
    table.choose(("Bear", "B"))
    assert {entity for _, entity in table.choices} == {-3, ref(table, "Wizard")}
    lure = permanent("Creatures attack each combat if able.")
    table = Table(A={"battlefield": [BEAR, OGRE]}, B={"battlefield": [space, lure]}).start("declare_attackers")
    assert attack_problem(table.state).most == 1


@pytest.mark.construct("CanOnlyAttackAlone")
def test_508_1c_a_creature_that_can_only_attack_alone() -> None:
    table = Table(A={"battlefield": [beast("This creature can only attack alone."), BEAR]}, B={}).start(
        "declare_attackers"
    )
    lone, bear = ref(table, NAME), ref(table, "Bear")
    with pytest.raises(IllegalActionError, match=r"508\.1c"):
        validate_attack_set(table.state, ((lone, -2), (bear, -2)))
    validate_attack_set(table.state, ((lone, -2),))
    validate_attack_set(table.state, ((bear, -2),))
    table.choose(("Bear", "B"))
    assert lone not in {one for one, _ in attack_options(table)}


def attack_options(table: Table) -> list[tuple[int, int]]:
    options = table.decision.options if "attack" in str(table.decision.purpose) else ()
    return [one for one in options if isinstance(one, tuple)]


@pytest.mark.construct("AllSuchMustBlock")
def test_509_1c_all_of_a_kind_able_to_block_do_so() -> None:
    flyer = beast("Flying", name="Bird")
    piper = beast("All creatures with flying able to block this creature do so.")
    table = Table(A={"battlefield": [piper]}, B={"battlefield": [flyer, BEAR]}).start().attack(NAME)
    table.to("declare_blockers")
    assert not table.decision.can_finish
    table.choose(("Bird", NAME))
    assert table.decision.can_finish, "the Bear need not block"
    assert spanish("All Walls able to block this creature do so.").startswith("Todos los Muros que puedan bloquear")


@pytest.mark.construct("MustBeBlockedEachCombat")
def test_509_1c_must_be_blocked_each_combat() -> None:
    mole = beast("{0}: This creature must be blocked each combat this turn if able.")
    table = Table(A={"battlefield": [mole]}, B={"battlefield": [BEAR]}).start()
    table.activate(NAME).resolve().attack(NAME).to("declare_blockers")
    assert not table.decision.can_finish


@pytest.mark.construct("UntapsFewOnly")
def test_502_3_two_permanents_untap() -> None:
    orb = permanent("Players can't untap more than two permanents during their untap steps.")
    table = Table(A={"battlefield": [BEAR, OGRE, beast(name="Cub")]}, B={"battlefield": [orb]}).start()
    for name in ("Bear", "Ogre", "Cub"):
        table.state.edit(ref(table, name)).tapped = True
    table.state.disturb()
    while table.decision.kind != dec.OBJECTS:
        answer(table.state, 0 if table.decision.kind == dec.PRIORITY else dec.DONE)
    table.choose("Bear", "Cub")
    assert [name for name in ("Bear", "Ogre", "Cub") if table.find(name).tapped] == ["Ogre"]


@pytest.mark.construct("OnlyAfterBlocks", "OnlyBeforeDamage")
def test_506_7_activated_only_so_late_or_so_early() -> None:
    late = beast("{0}: Draw a card. Activate only during combat after blockers are declared.", name="Late")
    early = beast("{0}: Draw a card. Activate only before the combat damage step.", name="Early")
    table = Table(A={"battlefield": [late, early, BEAR]}, B={}).start()
    assert (table.can_activate("Late"), table.can_activate("Early")) == (False, True)
    table.attack("Bear").to("declare_blockers")
    assert (table.can_activate("Late"), table.can_activate("Early")) == (True, True)
    table.to("end_combat")
    assert (table.can_activate("Late"), table.can_activate("Early")) == (True, False)
    table.to("postcombat_main")
    assert (table.can_activate("Late"), table.can_activate("Early")) == (False, False)


@pytest.mark.construct("EventsWhile")
@pytest.mark.parametrize("with_bear", [True, False])
def test_603_2_attacks_or_blocks_while_something_is_so(with_bear: bool) -> None:
    rider = beast("Whenever this creature attacks or blocks while you control a Bear, you gain 1 life.")
    others = [beast(name="Cub", type_line="Creature — Bear")] if with_bear else []
    table = Table(A={"battlefield": [rider, *others]}, B={}).start().attack(NAME)
    assert table.to("postcombat_main").life("A") == 20 + with_bear


@pytest.mark.construct("ThingAttackedWhat", "ItsAttackingWhat")
@pytest.mark.parametrize("whom", ["B", "Wizard"])
def test_508_1_what_it_attacked(whom: str) -> None:
    text = (
        "This creature has indestructible as long as it attacked a planeswalker this turn.\n"
        "Whenever this creature attacks, if it's attacking a planeswalker, you gain 1 life."
    )
    walker = planeswalker("Wizard", "{0}", 3)
    table = Table(A={"battlefield": [beast(text)]}, B={"battlefield": [walker]}).start().attack((NAME, whom))
    attacked = whom == "Wizard"
    table.to("postcombat_main")
    assert table.life("A") == 20 + attacked
    table.state.edit(ref(table, NAME)).damage = 2
    table.state.disturb()
    table.to("end")
    assert (NAME in table.names("battlefield", "A")) == attacked
