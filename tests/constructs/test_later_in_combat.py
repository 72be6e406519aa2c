"""What creatures can't do later, must do, do as though something were otherwise, and when (500.8, 508, 509, 603.7)."""

from __future__ import annotations

import pytest

from apnap.rules.combat.attack_sets import attack_problem
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, played, spanish, spell


def attackers_of(table: Table, turn: int) -> set[str]:
    table.to("declare_attackers", turn)
    return {table.named(ref) for ref in attack_problem(table.state).allowed}


@pytest.mark.construct("CantAttackInNextTurn")
def test_508_1c_cant_attack_in_its_controllers_next_turn() -> None:
    rite = spell("Target creature can't attack during its controller's next turn.")
    table = Table(A={"hand": [rite], "battlefield": [BEAR]}, B={"battlefield": [OGRE]}).start()
    table.cast(NAME, "Ogre").resolve()
    assert "Ogre" not in attackers_of(table, 2)
    assert "Ogre" in attackers_of(table, 4)


@pytest.mark.construct("AttacksOrBlocksThisTurn")
def test_508_1d_attacks_or_blocks_this_turn() -> None:
    rite = spell("Target creature attacks or blocks this turn if able.")
    again = spell("Target creature attacks or blocks this turn if able.", name="Again")
    table = Table(A={"hand": [rite, again], "battlefield": [BEAR]}, B={"battlefield": [OGRE]}).start()
    table.cast(NAME, "Bear").resolve().cast("Again", "Ogre").resolve().to("declare_attackers")
    assert not table.decision.can_finish
    table.attack("Bear").to("declare_blockers")
    assert not table.decision.can_finish


@pytest.mark.construct("CantActivateWithTap")
def test_602_5_abilities_with_the_tap_symbol() -> None:
    tapper = beast("{T}: You gain 1 life.\n{0}: You gain 2 life.", name="Healer")
    aura = permanent(
        "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities with {T} in their "
        "costs can't be activated.",
        "Enchantment — Aura",
    )
    table = Table(A={"hand": [aura], "battlefield": [tapper]}, B={}).start()
    assert len(table.actions("Healer", "battlefield")) == 2
    table.cast(NAME).resolve()
    assert len(table.actions("Healer", "battlefield")) == 1


@pytest.mark.construct("CanAttackAsThoughHaste")
def test_609_4_attacks_as_though_it_had_haste() -> None:
    quick = beast("This creature can attack as though it had haste.\n{T}: You gain 1 life.")
    table = Table(A={"hand": [quick, beast(name="Slow")]}, B={}).start()
    table.cast(NAME).resolve().cast("Slow").resolve()
    assert not table.can_activate(NAME)
    assert attackers_of(table, 1) == {NAME}


@pytest.mark.construct("CanBlockAsThoughUntapped")
def test_609_4_blocks_as_though_it_were_untapped() -> None:
    lord = permanent("Tapped creatures you control can block as though they were untapped.")
    table = Table(A={"battlefield": [OGRE]}, B={"battlefield": [BEAR, lord]}).start()
    table.state.edit(table.find("Bear").ref).tapped = True
    table.state.disturb()
    table.attack("Ogre").to("declare_blockers").block(("Bear", "Ogre"))
    assert table.find("Bear").blocking


@pytest.mark.construct("UntapAndGoad")
def test_701_15_untapped_and_goaded() -> None:
    table = Table(A={"hand": [spell("Tap target creature. Untap and goad that creature.")]}, B={"battlefield": [OGRE]})
    table.start().cast(NAME).resolve()
    assert not table.find("Ogre").tapped
    table.to("declare_attackers", 2)
    assert not table.decision.can_finish
    assert spanish("Untap and goad that creature.") == "Endereza e incita a esa criatura."


@pytest.mark.construct("AtCombatThisTurn", "AtEachCombatThisTurn", "TwoMoreCombats")
def test_603_7_at_the_beginning_of_combat_this_turn() -> None:
    text = (
        "After this main phase, there are two additional combat phases. At the beginning of combat this turn, you gain "
        "5 life. At the beginning of each combat this turn, draw a card."
    )
    table = played(text)
    before = len(table.names("hand", "A"))
    table.to("end")
    assert (table.life("A"), len(table.names("hand", "A")) - before) == (25, 3)
    table.to("end", 2)
    assert (table.life("A"), len(table.names("hand", "A")) - before) == (25, 3)


@pytest.mark.construct("WheneverThisCombat", "WhenBecomesBlockedThisTurn")
def test_603_7_in_this_combat_and_when_it_becomes_blocked() -> None:
    text = (
        "Target creature gains trample until end of turn. When that creature becomes blocked this turn, you gain 2 "
        "life. Whenever that creature deals combat damage to a player this combat, you draw a card."
    )
    rite = spell(text, type_line="Instant")
    table = Table(A={"hand": [rite], "battlefield": [OGRE]}, B={"battlefield": [beast(size=(1, 1), name="Cub")]})
    table.start("begin_combat").cast(NAME, "Ogre").resolve()
    table.attack("Ogre").to("declare_blockers").block(("Cub", "Ogre")).to("postcombat_main")
    assert (table.life("A"), len(table.names("hand", "A"))) == (22, 1)
    assert [one.once for one in table.state.delayed] == [], "the combat is over"


@pytest.mark.construct("EventInCombat")
@pytest.mark.parametrize("in_combat", [True, False])
def test_506_1_dies_during_combat(in_combat: bool) -> None:
    pack = beast("When this creature dies during combat, you gain 3 life.", name="Pack")
    bolt = spell("Destroy target creature.", type_line="Instant")
    table = Table(A={"hand": [bolt], "battlefield": [pack, BEAR]}, B={}).start()
    if in_combat:
        table.attack("Bear")
    table.cast(NAME, "Pack").settle()
    assert table.life("A") == (23 if in_combat else 20)


@pytest.mark.construct("EnterAttackingThem")
def test_508_4_attacking_each_opponent() -> None:
    captain = beast(
        "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking "
        "that player or a planeswalker they control."
    )
    table = Table(A={"battlefield": [captain]}, B={}, C={}).start().attack((NAME, "B")).to("postcombat_main")
    assert (table.life("B"), table.life("C")) == (17, 19)
