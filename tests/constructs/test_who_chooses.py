"""Who declares the blocks, who may activate, in which turns cards are played; mana abilities (509.1, 601.3b, 602.2)."""

from __future__ import annotations

import pytest

from apnap.rules import decisions as dec
from apnap.rules.characteristics import controller_of
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, played, spell
from tests.rules.support import FOREST


@pytest.mark.construct("YouChooseBlocks", "CastBeforeBlocksOnYourTurn")
def test_509_1_you_choose_the_blocks() -> None:
    text = (
        "Cast this spell only during combat on your turn before blockers are declared.\n"
        "You choose which creatures block this combat and how those creatures block."
    )
    melee = spell(text, type_line="Instant")
    table = Table(A={"hand": [melee], "battlefield": [OGRE]}, B={"battlefield": [BEAR]}).start()
    assert not table.can_cast(NAME)
    table.attack("Ogre").cast(NAME).resolve().to("declare_blockers")
    assert table.decision.kind == dec.BLOCKERS
    assert table.decision.player == 0
    table.choose(("Bear", "Ogre"))
    assert table.find("Bear").blocking
    assert not table.can_cast(NAME)


@pytest.mark.construct("YouChooseBlocksThisTurn", "AttackerChoosesBlocks")
def test_509_1_whoever_is_said_chooses() -> None:
    rite = spell("You choose which creatures block this turn and how those creatures block.", type_line="Instant")
    table = Table(A={"battlefield": [OGRE]}, B={"battlefield": [BEAR]}, C={"hand": [rite]}).start("begin_combat")
    table.attack(("Ogre", "B")).passes(2).cast(NAME).settle().to("declare_blockers")
    assert table.decision.player == 2
    plans = permanent("The attacking player chooses how each creature blocks each combat.")
    table = Table(A={"battlefield": [OGRE]}, B={"battlefield": [BEAR, plans]}).start().attack("Ogre")
    assert table.to("declare_blockers").decision.player == 0


@pytest.mark.construct("OnlyOwnerActivates")
def test_602_2_only_the_owner_may_activate() -> None:
    text = "{0}: You gain 1 life. Only this creature's owner may activate this ability."
    steal = spell("Gain control of target creature.", name="Steal")
    table = Table(A={"hand": [steal]}, B={"battlefield": [beast(text)]}).start()
    assert (table.can_activate(NAME, "A"), table.can_activate(NAME, "B")) == (False, True)
    table.cast("Steal").resolve()
    assert (table.can_activate(NAME, "A"), table.can_activate(NAME, "B")) == (False, True)


@pytest.mark.construct("InTurnsYouAttacked")
def test_601_3b_in_turns_in_which_you_attacked() -> None:
    text = (
        "When this creature enters, exile the top card of your library. During any turn you attacked with this "
        "creature, you may play that card."
    )
    table = Table(A={"hand": [beast(text)]}, B={}).start().cast(NAME).settle()

    exiled = table.find("Wastes", "exile").ref
    table.to("precombat_main", 3)
    assert exiled not in {action.ref for action in table.legal("A")}
    table.attack(NAME).to("postcombat_main")
    assert exiled in {action.ref for action in table.legal("A")}
    table.to("precombat_main", 5)
    assert exiled not in {action.ref for action in table.legal("A")}


@pytest.mark.construct("StatRemains")
def test_611_2b_as_long_as_its_power_remains_so() -> None:
    old = beast(
        "{T}: Gain control of target creature with power less than or equal to this creature's power for as long as "
        "this creature remains tapped and that creature's power remains less than or equal to this creature's power."
    )
    grow = spell("Put a +1/+1 counter on target creature.", name="Grow")
    table = Table(A={"battlefield": [old], "hand": [grow]}, B={"battlefield": [BEAR]}).start()
    table.activate(NAME, "Bear").resolve()
    assert controller_of(table.state, table.find("Bear")) == 0
    table.cast("Grow", "Bear").resolve()
    assert controller_of(table.state, table.find("Bear")) == 1


@pytest.mark.construct("WithManaAbility", "WithOtherAbility")
def test_605_1_with_mana_abilities_and_with_others() -> None:
    elf = beast("{T}: Add {G}.", name="Elf")
    healer = beast("{T}: You gain 1 life.", name="Healer")
    yard = {"battlefield": [elf, healer, BEAR, FOREST]}
    table = played("Tap all permanents with mana abilities.", A=yard)
    names = ("Elf", "Healer", "Bear", "Forest")
    assert [name for name in names if table.find(name).tapped] == ["Elf", "Forest"]
    table = played("Tap each creature with an activated ability that isn't a mana ability.", A=yard)
    assert [name for name in names if table.find(name).tapped] == ["Healer"]


@pytest.mark.construct("TotalOfCountersLimited")
def test_122_1_no_more_than_so_many_counters() -> None:
    toy = beast(
        "{X}, {T}: Put up to X +1/+0 counters on this creature. This ability can't cause the total number of +1/+0 "
        "counters on this creature to be greater than four.\n{0}: Put a +1/+0 counter on this creature."
    )
    double = permanent(
        "If one or more +1/+0 counters would be put on a creature you control, twice that many +1/+0 counters are put "
        "on it instead.",
        name="Season",
    )
    lands = [FOREST] * 5
    table = Table(A={"battlefield": [toy, double, *lands]}, B={}).start()
    table.activate(NAME, index=1).resolve()
    assert table.size(NAME) == (4, 2)
    table.activate(NAME)
    table.choose(3)
    table.settle() if table.decision.kind != dec.PRIORITY else table.passes(2)
    assert table.decision.options == (0, 1, 2)
    table.choose(2)
    assert table.size(NAME) == (6, 2), "not eight, though twice as many would be put there"


@pytest.mark.parametrize("paid", [True, False])
def test_608_2c_if_they_do_behind_unless_asks_whether_they_paid(paid: bool) -> None:
    counter = spell(
        "Counter target spell unless its controller pays {1}. If they do, you gain 2 life.",
        type_line="Instant",
        name="Leak",
    )
    rite = spell("You gain 1 life.", name="Rite")
    table = Table(A={"hand": [rite], "battlefield": [FOREST]}, B={"hand": [counter]}).start()
    table.cast("Rite").passes().cast("Leak").passes(2)
    table.choose(paid)
    table.settle()
    assert (table.life("A"), table.life("B")) == ((21, 22) if paid else (20, 20))
