"""613, 603, 704.3: what is kept for speed goes stale exactly when it must."""

from __future__ import annotations

from apnap.abilities.ability import Activated, Body, Triggered
from apnap.abilities.change import AddAbility
from apnap.abilities.condition import DuringStep, YourTurn
from apnap.abilities.cost import Cost, TapThis
from apnap.abilities.effect import AddMana, GainLife
from apnap.abilities.mana import FixedMana
from apnap.abilities.objects import ATTACKING, TAPPED, Filter, HasCardType, Is, IsSource, This, You
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.values import BATTLEFIELD, CREATURE, END, GRAVEYARD
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.damage import damage_event
from apnap.rules.permanents import about, destroy
from apnap.rules.zones import move
from tests.rules.layered import CREATURES, plus, rule, says
from tests.rules.support import Table, artifact, creature
from tests.rules.test_603_triggers import ZAP, let

GAIN_1 = Body(effect=GainLife(You(), Number(1)))
DIES = Triggered(ZoneChanges(Filter((IsSource(),)), (BATTLEFIELD,), (GRAVEYARD,)), GAIN_1)
ADD_RED = Body(effect=AddMana(You(), FixedMana(("R",))))
BEAR = creature("Bear", "1G", 2, 2)
RUNT = creature("Runt", "G", 1, 1)


def test_603_2_a_creature_that_enters_has_the_triggered_ability_that_others_give_it() -> None:
    table = Table(A={"battlefield": [rule("Rites", says(CREATURES, AddAbility(DIES)))], "hand": [BEAR]}, B={}).start()
    let(table, move(table.find("Bear").ref, BATTLEFIELD))
    let(table, destroy(table.find("Bear").ref))
    table.resolve()
    assert table.life("A") == 21


def test_602_1_a_creature_that_enters_has_the_activated_ability_that_others_give_it() -> None:
    ability = Activated(Cost(parts=(TapThis(),)), GAIN_1)
    lender = rule("School", says(CREATURES, AddAbility(ability)))
    table = Table(A={"battlefield": [lender], "hand": [BEAR]}, B={}).start()
    let(table, move(table.find("Bear").ref, BATTLEFIELD))
    table.to("precombat_main", 3)
    assert any(action.kind == dec.ACTIVATE for action in table.legal("A"))


def test_603_10_tapped_creatures_lose_what_only_tapped_creatures_have() -> None:
    tapped = Filter((HasCardType(CREATURE), Is(TAPPED)))
    table = Table(A={"battlefield": [rule("Rites", says(tapped, AddAbility(DIES))), BEAR]}, B={}).start()
    let(table, about(ev.Tap, table.find("Bear").ref))
    let(table, destroy(table.find("Bear").ref))
    table.resolve()
    assert table.life("A") == 21


def test_704_5f_attacking_can_be_deadly() -> None:
    attacking = Filter((HasCardType(CREATURE), Is(ATTACKING)))
    table = Table(A={"battlefield": [RUNT]}, B={"battlefield": [rule("Mire", says(attacking, plus(0, -1)))]}).start()
    table.attack("Runt")
    assert table.names("graveyard", "A") == ["Runt"]


def test_704_5f_not_attacking_any_more_can_be_deadly() -> None:
    """511.3: a creature is removed from combat as the end of combat step ends."""
    attacking = Filter((HasCardType(CREATURE), Is(ATTACKING)))
    march = rule("March", says(attacking, plus(0, 1)))
    table = Table(A={"battlefield": [BEAR, march]}, B={}).start()
    table.attack("Bear")
    let(table, damage_event(table.find("March").ref, table.find("Bear").ref, 2))
    assert table.names("battlefield", "A") == ["Bear", "March"]
    table.to("postcombat_main")
    assert table.names("graveyard", "A") == ["Bear"]


def test_613_what_holds_during_your_turn_ends_with_it() -> None:
    knight = creature("Knight", "1W", 2, 2, says(This(), plus(1, 1), condition=YourTurn(You())))
    table = Table(A={"battlefield": [knight]}, B={}).start()
    assert table.size("Knight") == (3, 3)
    table.to("upkeep", 2)
    assert table.size("Knight") == (2, 2)


def test_602_5_what_may_be_done_in_one_step_only_is_offered_in_that_step() -> None:
    ability = Activated(Cost(parts=(TapThis(),)), GAIN_1, condition=DuringStep((END,)))
    table = Table(A={"battlefield": [artifact("Lamp", "1", ability)]}, B={}).start("postcombat_main")
    assert [action.kind for action in table.legal("A")] == [dec.PASS]
    table.to("end")
    assert [action.kind for action in table.legal("A")] == [dec.PASS, dec.ACTIVATE]
    assert [action.kind for action in table.to("upkeep", 2).legal("A")] == [dec.PASS]


def test_106_mana_that_can_be_made_in_one_step_only_counts_in_that_step() -> None:
    ability = Activated(Cost(parts=(TapThis(),)), ADD_RED, condition=DuringStep((END,)))
    table = Table(A={"battlefield": [artifact("Lamp", "1", ability)], "hand": [ZAP]}, B={}).start("postcombat_main")
    assert not table.can_cast("Zap")
    assert table.to("end").can_cast("Zap")
