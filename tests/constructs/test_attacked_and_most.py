"""Who is attacked, who controls the most, what is blocked by some kind, what had no counters (102, 508, 509, 603)."""

from __future__ import annotations

import pytest

from apnap.errors import IllegalActionError
from apnap.rules.combat.block_sets import validate_block_set
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, played, spell
from tests.rules.support import FOREST, planeswalker


@pytest.mark.construct("SomeOfThoseAttackYou", "NoneOfThoseAttackedYou")
@pytest.mark.parametrize(
    ("whom", "cards", "life"), [(("B", "Wizard"), 1, 20), (("B", "C"), 0, 20), (("C", "C"), 0, 21)]
)
def test_508_1b_those_creatures_attack_you(whom: tuple[str, str], cards: int, life: int) -> None:
    law = permanent(
        "Whenever an opponent attacks with creatures, if two or more of those creatures are attacking you "
        "and/or planeswalkers you control, draw a card.\n"
        "Whenever an opponent attacks with one or more creatures, you gain 1 life if none of those creatures attacked "
        "you."
    )
    walker = planeswalker("Wizard", "{0}", 9)
    table = Table(A={"battlefield": [BEAR, OGRE]}, B={"battlefield": [law, walker]}, C={}).start()
    table.attack(("Bear", whom[0]), ("Ogre", whom[1])).settle()
    assert (len(table.names("hand", "B")), table.life("B")) == (cards, life)


@pytest.mark.construct("YoureAttackingOpponents")
def test_508_6_attacking_two_opponents() -> None:
    phoenix = beast("{0}: You gain 1 life. Activate only if you're attacking two or more opponents.")
    table = Table(A={"battlefield": [phoenix, BEAR, OGRE]}, B={}, C={}).start().attack(("Bear", "B"), ("Ogre", "C"))
    assert table.can_activate(NAME)
    table = Table(A={"battlefield": [phoenix, BEAR, OGRE]}, B={}, C={}).start().attack(("Bear", "B"), ("Ogre", "B"))
    assert not table.can_activate(NAME)


@pytest.mark.construct("IsBlockingOrBlockedBy")
def test_509_1g_blocked_by_a_goblin() -> None:
    sting = permanent(
        "Equipped creature has trample as long as it's blocking or blocked by a Goblin or Orc.\nEquip {0}",
        "Artifact — Equipment",
    )
    goblin = beast(name="Goblin", type_line="Creature — Goblin", size=(1, 1))
    for blocker, damage in ((goblin, 2), (beast(name="Cub", size=(1, 1)), 0)):
        table = Table(A={"battlefield": [OGRE, sting]}, B={"battlefield": [blocker]}).start().activate(NAME).resolve()
        table.attack("Ogre").to("declare_blockers").block((blocker.faces[0].name, "Ogre")).to("postcombat_main")
        assert table.life("B") == 20 - damage


@pytest.mark.construct("DefenderControlsTheMost")
@pytest.mark.parametrize(("theirs", "blockable"), [(1, False), (0, True)])
def test_109_4_controls_the_most_creatures(theirs: int, blockable: bool) -> None:
    horror = beast(
        "This creature can't be blocked as long as defending player controls the most creatures or is tied for the "
        "most."
    )
    mine = [horror] if theirs else [horror, BEAR]
    table = Table(A={"battlefield": mine}, B={"battlefield": [OGRE]}).start().attack(NAME).to("declare_blockers")
    assert bool([one for one in table.decision.options or () if isinstance(one, tuple)]) == blockable


@pytest.mark.construct("WhoLacksMaxSpeed")
def test_702_179_without_max_speed() -> None:
    table = played("Each player who doesn't have max speed loses 2 life.")
    assert (table.life("A"), table.life("B")) == (18, 18)


@pytest.mark.construct("ControlOneOfEachColor")
def test_105_1_a_permanent_of_each_color() -> None:
    rite = "If you control a permanent of each color, you gain 5 life."
    five = beast(name="Five", cost="{W}{U}{B}{R}{G}")
    assert played(rite, A={"battlefield": [five]}).life("A") == 25
    assert played(rite, A={"battlefield": [beast(name="Four", cost="{W}{U}{B}{R}")]}).life("A") == 20


@pytest.mark.construct("HadNoCounters", "ItDidntDie")
@pytest.mark.parametrize("with_counter", [True, False])
def test_608_2h_it_had_no_counters(with_counter: bool) -> None:
    slasher = beast("When this creature dies, if it had no counters on it, you gain 3 life.")
    watch = permanent(
        "Whenever a creature you control leaves the battlefield, if it didn't die, draw a card.", name="Watch"
    )
    grow, kill = (
        spell("Put a +1/+1 counter on target creature.", name="Grow"),
        spell("Destroy target creature.", name="Kill"),
    )
    table = Table(A={"battlefield": [slasher, watch], "hand": [grow, kill]}, B={}).start()
    if with_counter:
        table.cast("Grow").resolve()
    table.cast("Kill").settle()
    assert table.life("A") == (20 if with_counter else 23)
    assert len(table.names("hand", "A")) == (0 if with_counter else 1), "it died: no card is drawn"
    bounce = spell("Return target creature to its owner's hand.", name="Bounce")
    table = Table(A={"battlefield": [BEAR, watch], "hand": [bounce]}, B={}).start().cast("Bounce").settle()
    assert sorted(table.names("hand", "A")) == ["Bear", "Wastes"]


@pytest.mark.construct("YouveSurveilled")
def test_701_25_you_have_surveilled() -> None:
    agent = beast("As long as you've surveilled this turn, this creature gets +3/+0.")
    look = spell("Surveil 1.", name="Look")
    table = Table(A={"battlefield": [agent], "hand": [look]}, B={}).start()
    assert table.size(NAME) == (2, 2)
    table.cast("Look").resolve().choose("done")
    assert table.size(NAME) == (5, 2)
    assert table.to("upkeep", 2).size(NAME) == (2, 2)


@pytest.mark.construct("YouAmassed")
def test_701_47_the_army_you_amassed() -> None:
    text = "Amass Zombies 2, then the Army you amassed deals damage equal to its power to each non-Army creature."
    table = played(text, B={"battlefield": [OGRE, beast(name="Cub", size=(2, 3))]})
    assert table.find("Cub").damage == 2


@pytest.mark.construct("DoubleToughnessOf")
def test_701_10a_double_the_toughness() -> None:
    table = played("Double the toughness of each creature you control until end of turn.", A={"battlefield": [BEAR]})
    assert table.size("Bear") == (2, 4)


@pytest.mark.construct("HarmChangedX")
def test_614_1a_that_much_plus_x() -> None:
    law = permanent(
        "If a source you control would deal damage to an opponent, instead it deals that much damage plus X, where X "
        "is the number of lands you control."
    )
    bolt = spell("Bolt deals 1 damage to target player.", name="Bolt")
    table = Table(A={"battlefield": [law, FOREST, FOREST], "hand": [bolt]}, B={}).start().cast("Bolt", "B").resolve()
    assert table.life("B") == 17


@pytest.mark.construct("MustBeBlockedBy")
@pytest.mark.parametrize(
    ("whom", "good", "bad"),
    [
        ("a Goblin", ["Goblin"], ["Ogre"]),
        ("two or more creatures", ["Goblin", "Ogre"], ["Ogre"]),
        ("exactly one creature", ["Ogre"], ["Goblin", "Ogre"]),
    ],
)
def test_509_1c_must_be_blocked_so(whom: str, good: list[str], bad: list[str]) -> None:
    goblin = beast(name="Goblin", type_line="Creature — Goblin")
    attacker = beast(f"This creature must be blocked by {whom} if able.")
    table = Table(A={"battlefield": [attacker]}, B={"battlefield": [goblin, OGRE]}).start()
    table.attack(NAME).to("declare_blockers")
    me = table.find(NAME, "battlefield").ref
    pairs = {side: tuple((table.find(one).ref, me) for one in names) for side, names in (("good", good), ("bad", bad))}
    validate_block_set(table.state, 1, pairs["good"])
    for wrong in (pairs["bad"], ()):
        with pytest.raises(IllegalActionError, match=r"509\.1c"):
            validate_block_set(table.state, 1, wrong)


@pytest.mark.construct("OpponentsDealtCombatDamage")
def test_510_2_opponents_that_were_dealt_combat_damage() -> None:
    weaver = permanent(
        "At the beginning of each of your postcombat main phases, you gain X life, where X is the number of opponents "
        "that were dealt combat damage this turn."
    )
    table = Table(A={"battlefield": [weaver, BEAR, OGRE]}, B={}, C={}, D={}).start()
    table.attack(("Bear", "B"), ("Ogre", "C")).to("postcombat_main").settle()
    assert table.life("A") == 22
