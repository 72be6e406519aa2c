"""508: details of declaring attackers in which the rulebooks differ, by the current one."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Static
from apnap.abilities.condition import Exists
from apnap.abilities.cost import Cost
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import TAPPED, Filter, HasCardType, Is, You
from apnap.abilities.static import AttackTax
from apnap.abilities.values import BATTLE, CREATURE, PLANESWALKER
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from tests.constructs.support import beast, permanent
from tests.ledger.attacks import OGRE, attackable, attacking, offers, play, steps, tap_for_mana, trick
from tests.rules.support import FOREST, Table, card, enchantment

TOLL = permanent(
    "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
    name="Toll",
)


def test_702_3b_a_wall_without_defender_attacks() -> None:
    wall = beast(name="Palisade", type_line="Creature — Wall")
    table = Table(A={"battlefield": [wall]}, B={}).start("declare_attackers")
    assert offers(table) == ["Palisade"]


def test_508_1f_attackers_are_tapped_before_their_costs_are_paid() -> None:
    seat = {"battlefield": [OGRE, FOREST, FOREST]}
    table = Table(A=seat, B={"battlefield": [TOLL]}, options=(("full_control", 1),)).start("begin_combat")
    table.to("declare_attackers").choose(("Ogre", "B"))
    assert (table.decision.kind, table.find("Ogre").tapped) == (dec.PAYMENT, True)
    tap_for_mana(table, "Forest", "Forest#2").choose(dec.DONE)
    assert attacking(table) == ["Ogre"]


@pytest.mark.parametrize(("lands", "offered"), [(1, []), (2, ["Ogre"])])
def test_508_1h_what_the_tapped_attackers_bring_about_is_paid_too(lands: int, offered: list[str]) -> None:
    tapped = Filter((HasCardType(CREATURE), Is(TAPPED)))
    tax = AttackTax(Filter((HasCardType(CREATURE),)), You(), Cost(ManaCost(("2",))))
    gate = enchantment("Gate", "1", Static((tax,), condition=Exists(tapped)))
    seat = {"battlefield": [OGRE, *[FOREST] * lands]}
    table = Table(A=seat, B={"battlefield": [gate]}, options=(("full_control", 1),)).start("begin_combat")
    assert offers(table.to("declare_attackers")) == offered
    if offered:
        table.choose(("Ogre", "B")).choose(Action(dec.PASS))
        assert (table.decision.kind, table.find("Ogre").tapped) == (dec.ATTACKERS, False)


def test_508_8_what_enters_attacking_lets_blocks_and_damage_take_place() -> None:
    horn = trick("Create a 2/2 green Bear creature token that's tapped and attacking.", "Horn")
    table = play(Table(A={"hand": [horn]}, B={}).start("begin_combat"), "Horn").to("postcombat_main")
    assert steps(table)[-3:] == ["declare_blockers", "combat_damage", "end_combat"]
    assert table.life("B") == 18


def test_508_8_what_enters_but_does_not_attack_is_no_attacker() -> None:
    """506.3b."""
    horn = trick("Create a 2/2 green Bear creature token that's tapped and attacking.", "Horn")
    table = Table(A={"battlefield": [OGRE]}, B={"hand": [horn]}).start("begin_combat").passes()
    play(table, "Horn").to("postcombat_main")
    assert (table.names("battlefield", "B"), steps(table)[-1]) == (["Bear Token"], "end_combat")
    assert "declare_blockers" not in steps(table)


def test_506_2_players_planeswalkers_and_battles_are_attacked() -> None:
    siege = card("Siege", "3", BATTLE, subtypes=("Siege",), defense=4)
    walker = card("Walker", "3", PLANESWALKER, loyalty=3)
    table = Table(A={"battlefield": [OGRE, siege]}, B={"battlefield": [walker]}).start("upkeep")
    assert attackable(table.to("declare_attackers")) == {"B", "Walker", "Siege"}
