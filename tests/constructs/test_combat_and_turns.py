"""What was done to whom this turn, phases of your turn, skipped steps, damage without loss (502, 508, 510, 701)."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, played, spanish, spell
from tests.rules.support import FOREST


@pytest.mark.construct("CantActivateThisTurn")
def test_602_5_cant_be_activated_this_turn() -> None:
    healer = beast("{0}: You gain 1 life.", name="Healer")
    trap = spell("Tap target creature. Its activated abilities can't be activated this turn.")
    table = Table(A={"hand": [trap], "battlefield": [healer]}, B={}).start().cast(NAME).resolve()
    assert not table.can_activate("Healer")
    assert table.to("upkeep", 2).can_activate("Healer")


@pytest.mark.construct("DamageCostsNoLife")
def test_120_3a_damage_costs_no_life() -> None:
    crown = permanent("Damage doesn't cause you to lose life.\nWhenever you're dealt damage, draw a card.")
    text = "Subject deals 3 damage to you and 2 damage to target player."
    table = Table(A={"hand": [spell(text)], "battlefield": [crown]}, B={}).start().cast(NAME, "B").settle()
    assert (table.life("A"), table.life("B"), len(table.names("hand", "A"))) == (20, 18, 1)


@pytest.mark.construct("TheDamage", "TwiceThatMuchMana")
def test_120_3_as_many_as_the_damage() -> None:
    poppet = beast(
        "Whenever this creature deals combat damage to a player, that player discards cards equal to the damage.\n"
        "Whenever one or more creatures you control attack, add twice that much {G}."
    )
    table = Table(A={"battlefield": [poppet, BEAR]}, B={"hand": [FOREST, FOREST, FOREST]}).start()
    table.attack(NAME, "Bear").settle()
    assert table.pool("A") == {"G": 4}
    table.to("postcombat_main")
    assert len(table.names("hand", "B")) == 1


@pytest.mark.construct("DidntDealCombatDamage", "DealtDamageToThing")
@pytest.mark.parametrize("blocked", [True, False])
def test_510_2_combat_damage_to_a_creature(blocked: bool) -> None:
    axe = beast(
        "At the beginning of your end step, if this creature didn't deal combat damage to a creature this turn, you "
        "gain 1 life.\nAt the beginning of each end step, if this creature dealt damage to another creature this turn, "
        "draw a card.",
        size=(1, 9),
    )
    table = Table(A={"battlefield": [axe]}, B={"battlefield": [OGRE]}).start().attack(NAME).to("declare_blockers")
    if blocked:
        table.block(("Ogre", NAME))
    table.to("end")
    assert (table.life("A"), len(table.names("hand", "A"))) == ((20, 1) if blocked else (21, 0))


@pytest.mark.construct("DidntAttackOrCome", "CameUnderYourControl")
def test_110_2_came_under_your_control() -> None:
    dog = beast(
        "At the beginning of your end step, if this creature didn't attack or come under your control this turn, "
        "sacrifice it.\nAt the beginning of your end step, draw a card unless this creature came under your control "
        "this turn."
    )
    table = Table(A={"hand": [dog]}, B={}).start().cast(NAME).resolve().to("end")
    assert (table.names("battlefield", "A"), len(table.names("hand", "A"))) == ([NAME], 0)
    table.to("end", 3)
    assert NAME in table.names("graveyard", "A")
    steal = spell("Gain control of target creature.", name="Steal")
    table = Table(A={"hand": [steal]}, B={"battlefield": [dog]}).start().cast("Steal").resolve().to("end")
    assert NAME not in table.names("graveyard", "B")


@pytest.mark.construct("ThatDealtCombatDamageToYou", "ThatAttackedYou")
def test_508_510_what_attacked_you_and_dealt_damage_to_you() -> None:
    tap = spell("Untap each creature that attacked you this turn.", name="Tap", type_line="Instant")
    kill = spell("Destroy each creature that dealt combat damage to you this turn.", name="Kill", type_line="Instant")
    table = Table(A={"battlefield": [BEAR, OGRE]}, B={"hand": [tap, kill], "battlefield": [beast(size=(0, 9))]})
    table.start().attack("Bear", "Ogre").to("declare_blockers").block((NAME, "Ogre")).to("end_combat")
    table.passes().cast("Tap").settle()
    assert not table.find("Bear").tapped
    table.to("postcombat_main").passes().cast("Kill").settle()
    assert (table.names("graveyard", "A"), table.names("battlefield", "A")) == (["Bear"], ["Ogre"])


@pytest.mark.construct("YouReturnToHandThisWay")
@pytest.mark.parametrize("land", [True, False])
def test_608_2c_what_you_return_this_way(land: bool) -> None:
    text = (
        "Return target card from your graveyard to your hand. If you return a nonland card to your hand this way, you "
        "gain 3 life."
    )
    table = played(text, A={"graveyard": [FOREST if land else BEAR]})
    assert (table.names("hand", "A"), table.life("A")) == ((["Forest"], 20) if land else (["Bear"], 23))


@pytest.mark.construct("YourCombatPhase", "OpponentsBeingAttacked")
def test_506_1_your_combat_phase() -> None:
    guard = beast(
        "{0}: You gain X life, where X is the number of opponents being attacked. Activate only if it's your combat "
        "phase."
    )
    table = Table(A={"battlefield": [guard, BEAR, OGRE]}, B={}, C={}).start()
    assert not table.can_activate(NAME)
    table.attack(("Bear", "B"), ("Ogre", "C")).activate(NAME).resolve()
    assert table.life("A") == 22


@pytest.mark.construct("AttacksOrBlocksThisCombat", "CantAttackOrBlockThisCombat", "TapAndGoad")
def test_508_1_in_this_combat() -> None:
    text = (
        "Target creature attacks or blocks this combat if able. Another target creature can't attack or block this "
        "combat."
    )
    table = Table(A={"hand": [spell(text, type_line="Instant")], "battlefield": [BEAR, OGRE]}, B={})
    table.start("begin_combat").cast(NAME, "Bear").resolve().to("declare_attackers")
    assert not table.decision.can_finish
    assert {one for one, _ in table.choices} == {table.find("Bear").ref}
    table = played("Tap and goad target creature.", B={"battlefield": [OGRE]})
    assert table.find("Ogre").tapped
    table.to("declare_attackers", 2)
    assert not table.decision.can_finish
    assert spanish("Tap and goad target creature.") == "Gira e incita a la criatura objetivo."


@pytest.mark.construct("ThenWhereX")
def test_107_3_then_where_x() -> None:
    text = (
        "Create two 1/1 red Hamster creature tokens, then Subject deals X damage to target player, where X is the "
        "number of Hamsters you control."
    )
    assert played(text, "B").life("B") == 18


@pytest.mark.construct("SkipUntapSteps")
def test_614_10_untap_steps_are_skipped() -> None:
    table = Table(A={"battlefield": [permanent("Players skip their untap steps."), BEAR]}, B={}).start()
    table.attack("Bear").to("end", 3)
    assert table.find("Bear").tapped


@pytest.mark.construct("SaddlesAndCrewsByToughness")
def test_702_122_by_toughness() -> None:
    ace = beast(
        "This creature saddles Mounts and crews Vehicles using its toughness rather than its power.", size=(0, 3)
    )
    mount = beast("Saddle 3", name="Pony", type_line="Creature — Horse Mount")
    table = Table(A={"battlefield": [ace, mount]}, B={}).start()
    assert table.can_activate("Pony")
