"""What attacked, blocked or entered this turn, when it is, and whose controller controls what (508, 509, 601.3)."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, played, spell
from tests.rules.support import ISLAND


def tapped(table: Table, *names: str) -> list[str]:
    return [name for name in names if table.find(name, "battlefield").tapped]


@pytest.mark.construct("AttackedOrBlocked", "ThatAttackedOrBlocked")
def test_508_509_what_attacked_or_blocked() -> None:
    text = "Vigilance\n{0}: You gain 1 life. Activate only if this creature attacked or blocked this turn."
    rite = spell("Tap each untapped creature that attacked or blocked this turn.", type_line="Instant")
    watcher, guard = beast(text, name="Watcher", size=(1, 5)), beast(text, name="Guard", size=(1, 5))
    table = Table(A={"battlefield": [watcher, BEAR], "hand": [rite]}, B={"battlefield": [guard, OGRE]}).start()
    assert (table.can_activate("Watcher"), table.can_activate("Guard", "B")) == (False, False)
    table.attack("Watcher").to("declare_blockers").block(("Guard", "Watcher")).to("combat_damage")
    assert (table.can_activate("Watcher"), table.can_activate("Guard", "B")) == (True, True)
    table.to("postcombat_main").cast(NAME).settle()
    assert tapped(table, "Watcher", "Bear", "Guard", "Ogre") == ["Watcher", "Guard"]


@pytest.mark.construct("WasntQuality")
@pytest.mark.parametrize("blocking", [True, False])
def test_608_2h_it_was_not_blocking(blocking: bool) -> None:
    prowler = beast("When this creature dies, if it wasn't blocking, you gain 3 life.", size=(1, 1))
    if not blocking:
        assert played("Destroy all creatures.", A={"battlefield": [prowler]}).life("A") == 23
        return
    table = Table(A={"battlefield": [OGRE]}, B={"battlefield": [prowler]}).start()
    table.attack("Ogre").to("declare_blockers").block((NAME, "Ogre")).to("postcombat_main")
    assert (table.life("B"), table.names("graveyard", "B")) == (20, [NAME])


@pytest.mark.construct("ThatDidntEnterThisTurn")
def test_603_6_what_did_not_enter_this_turn() -> None:
    cub = beast(name="Cub")
    rite = spell("Tap each creature that didn't enter this turn.")
    table = Table(A={"hand": [cub, rite], "battlefield": [BEAR]}, B={}).start()
    table.cast("Cub").resolve().cast(NAME).resolve()
    assert tapped(table, "Bear", "Cub") == ["Bear"]


@pytest.mark.construct("ThatDidntAttackOrEnter")
def test_508_1_what_neither_attacked_nor_entered() -> None:
    host = permanent(
        "At the beginning of your end step, put a +1/+1 counter on each creature you control that didn't attack or "
        "enter this turn."
    )
    cub = beast(name="Cub")
    table = Table(A={"hand": [cub], "battlefield": [BEAR, OGRE, host]}, B={}).start()
    table.cast("Cub").resolve().attack("Bear").to("end")
    assert [bool(table.find(name).counters) for name in ("Bear", "Cub", "Ogre")] == [False, False, True]


@pytest.mark.construct("IsColorAndQuality", "NotDuringCombat")
def test_602_5_only_while_something_is_white_and_untapped() -> None:
    text = (
        "{0}: Tap target creature. You can't activate this ability during combat.\n"
        "{0}: You gain 1 life. Activate only if this creature is white and untapped and only once each turn."
    )
    pale = beast(text, cost="{W}")
    table = Table(A={"battlefield": [pale, beast(text, name="Grey"), BEAR]}, B={}).start()
    gains = [len(table.actions(name, "battlefield")) for name in (NAME, "Grey")]
    assert gains == [2, 1]
    table.activate(NAME, NAME, index=0).resolve()
    assert len(table.actions(NAME, "battlefield")) == 1
    table.attack("Bear").to("declare_blockers")
    assert not table.actions("Grey", "battlefield")


@pytest.mark.construct("FirstCombatOfYourTurn", "CombatThenMain")
def test_500_8_another_combat_and_main_phase_once() -> None:
    martial = beast(
        "Whenever this creature deals combat damage to a player, untap it. If it's the first combat phase of your "
        "turn, there is an additional combat phase after this phase, followed by an additional main phase."
    )
    table = Table(A={"battlefield": [martial]}, B={}).start().attack(NAME).to("postcombat_main")
    assert table.life("B") == 18
    table = Table(A={"battlefield": [martial]}, B={}).start().attack(NAME).to("combat_damage")
    table.attack(NAME).to("postcombat_main")
    assert table.life("B") == 16
    assert [step for step in table.state.agenda if step == 4] == [], "no third combat"


@pytest.mark.construct("WhoseControllerControls", "WhoDoesntControl")
def test_109_4_by_what_their_controllers_control() -> None:
    text = (
        "Tap target creature whose controller controls an Island. "
        "Each player who doesn't control an Island loses 1 life."
    )
    table = played(text, A={"battlefield": [BEAR]}, B={"battlefield": [OGRE, ISLAND]})
    assert tapped(table, "Bear", "Ogre") == ["Ogre"]
    assert (table.life("A"), table.life("B")) == (19, 20)


@pytest.mark.construct("EnchantedByThing")
def test_303_4_enchanted_by_your_aura() -> None:
    aura = permanent("Enchant creature", "Enchantment — Aura", name="Mark")
    rite = spell("Tap each creature that's enchanted by an Aura you control.")
    table = Table(A={"hand": [aura, rite], "battlefield": [BEAR, OGRE]}, B={}).start()
    table.cast("Mark", "Ogre").resolve().cast(NAME).resolve()
    assert tapped(table, "Bear", "Ogre") == ["Ogre"]


@pytest.mark.construct("DealtSoMuchDamage")
@pytest.mark.parametrize("first", [2, 1])
def test_120_3_so_much_damage_was_dealt_to_it(first: int) -> None:
    spirit = beast(
        "When this creature dies, if 4 or more damage was dealt to it this turn, you gain 5 life.", size=(3, 3)
    )
    one = spell(f"One deals {first} damage to target creature.", name="One")
    two = spell("Two deals 2 damage to target creature.", name="Two")
    table = Table(A={"battlefield": [spirit], "hand": [one, two]}, B={}).start()
    table.cast("One").resolve().cast("Two").settle()
    assert (NAME in table.names("graveyard", "A"), table.life("A")) == (True, 25 if first == 2 else 20)


@pytest.mark.construct("YouWereDealtSoMuchDamage")
@pytest.mark.parametrize("more", [1, 2])
def test_120_3_you_were_dealt_so_much_damage(more: int) -> None:
    window = permanent(
        "At the beginning of each end step, if you were dealt 4 or more damage this turn, exile this artifact.",
        "Artifact",
    )
    one, two = (spell(f"{name} deals {n} damage to you.", name=name) for name, n in (("One", 2), ("Two", more)))
    table = Table(A={"battlefield": [window], "hand": [one, two]}, B={}).start()
    table.cast("One").resolve().cast("Two").resolve().to("end")
    assert (NAME in table.names("exile")) == (more == 2)
