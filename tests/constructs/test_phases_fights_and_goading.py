"""Additional phases (500.8), fights (701.14), goading (701.15), what has a name of its own (201.5)."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from apnap.rules.characteristics import characteristics
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, spell


@pytest.mark.construct("PhasesAfterThis", "OneCombat", "FirstCombatPhase")
def test_500_8_a_second_combat_phase_but_no_third() -> None:
    hour = permanent(
        "Whenever a creature you control attacks, if it's the first combat phase of the turn, untap that creature. "
        "After this phase, there is an additional combat phase."
    )
    table = Table(A={"battlefield": [hour, BEAR]}, B={}).start().attack("Bear").resolve().to("end_combat")
    table.attack("Bear").to("postcombat_main")
    assert table.life("B") == 16
    assert table.state.turn == 1


@pytest.mark.construct("PhasesAfterThisMain", "CombatAndMain", "ItsYourMainPhase")
def test_500_8_after_this_main_phase() -> None:
    fury = spell(
        "Untap all creatures you control. After this main phase, there is an additional combat phase "
        "followed by an additional main phase."
    )
    check = spell("If it's your main phase, you gain 2 life.", name="Check")
    table = Table(A={"battlefield": [BEAR], "hand": [fury, check]}, B={}).start().cast("Check").resolve()
    assert table.life("A") == 22
    table.attack("Bear").to("postcombat_main").cast(NAME).resolve().attack("Bear").to("postcombat_main")
    assert table.life("B") == 16


@pytest.mark.construct("FightEachOther")
def test_701_14_those_creatures_fight_each_other() -> None:
    duel = spell(
        "Choose target creature you control and target creature you don't control. Those creatures fight each other."
    )
    table = Table(A={"battlefield": [BEAR], "hand": [duel]}, B={"battlefield": [OGRE]}).start().cast(NAME).resolve()
    assert (table.names("graveyard"), table.find("Ogre").damage) == (["Bear", NAME], 2)
    pair = spell("Two target creatures fight each other.", name="Pair")
    table = Table(A={"battlefield": [BEAR, OGRE], "hand": [pair]}, B={}).start().cast("Pair").resolve()
    assert table.find("Ogre").damage == 2


@pytest.mark.construct("Quality", "Goad")
def test_701_15_goaded_creatures() -> None:
    goad = spell("Goad target creature.", name="Goad Spell")
    end = spell("Destroy target goaded creature.")
    table = Table(A={"hand": [goad, end]}, B={"battlefield": [BEAR, OGRE]}).start().cast("Goad Spell", "Bear").resolve()
    table.cast(NAME).resolve()
    assert table.names("battlefield") == ["Ogre"]


@pytest.mark.construct("HimOrHer", "Its", "ItsOwner")
def test_201_5_he_is_the_one_with_the_name() -> None:
    hero = beast(
        "Whenever Subject attacks, put a +1/+1 counter on him.\n"
        "{0}: Return Subject to his owner's hand.\n{0}: She deals damage equal to her power to target player.",
        type_line="Legendary Creature — Human",
    )
    table = Table(A={"battlefield": [hero]}, B={}).start().attack(NAME).resolve()
    assert table.size(NAME) == (3, 3)
    table.activate(NAME, "B", index=1).resolve()
    assert table.life("B") == 17
    table.activate(NAME).resolve()
    assert table.names("hand", "A") == [NAME]


@pytest.mark.construct("IsColor", "ItsColor", "IsOfColor")
def test_105_2_what_is_red() -> None:
    aura = permanent(
        "Enchant creature\nEnchanted creature is red.\nAs long as enchanted creature is red, it gets +1/+1.",
        "Enchantment — Aura",
    )
    blister = spell("Tap target creature. If it's red, draw a card.", name="Blister")
    table = Table(A={"hand": [aura, blister, blister], "battlefield": [BEAR, OGRE]}, B={}).start()
    table.cast(NAME, "Bear").resolve()
    assert (table.size("Bear"), characteristics(table.state, table.find("Bear")).colors) == ((3, 3), 8)
    assert table.cast("Blister", "Ogre").resolve().names("hand", "A") == ["Blister"]
    assert table.cast("Blister#2", "Bear").resolve().names("hand", "A") == ["Wastes"]


@pytest.mark.construct("Controls")
def test_611_2b_for_as_long_as_you_control_it_by_name() -> None:
    silumgar = beast(
        "When Subject enters, gain control of target creature for as long as you control Subject.", name=NAME
    )
    doom = spell("Destroy target creature.", name="Doom")
    table = Table(A={"hand": [silumgar, doom]}, B={"battlefield": [BEAR]}).start().cast(NAME).resolve()
    table.target("Bear") if table.state.decision and table.decision.purpose == "target" else None
    table.resolve()
    assert characteristics(table.state, table.find("Bear")).controller == 0
    table.cast("Doom", NAME).resolve()
    assert characteristics(table.state, table.find("Bear")).controller == 1


def test_a_line_in_spanish_and_back() -> None:
    tree = tongue("en").read("After this phase, there is an additional combat phase.").tree
    spanish = tongue("es").print(tree)
    assert spanish == "Después de esta fase, hay una fase de combate adicional."
    assert tongue("es").read(spanish).tree == tree
