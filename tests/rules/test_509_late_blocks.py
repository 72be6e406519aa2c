"""509.3–509.4, 510.4, 702.19b: what today's rules say where older books say something else."""

from __future__ import annotations

from apnap.abilities.change import Modify
from apnap.abilities.effect import Continuous, CreateTokens, DealDamage, Entering, Token
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from apnap.abilities.values import ARTIFACT
from apnap.rules import decisions as dec
from tests.ledger.fights import BEAR, BEAST, FOG_WALL, IT, OGRE, OX, fight, on_stack, to_damage, trick
from tests.ledger.test_2016_509_block_triggers import AMBUSH, ANGRY, JOIN, WARY
from tests.ledger.test_2016_509_damage_order import WOLF
from tests.rules.support import Table, creature, instant


def test_509_3d_a_creature_that_enters_blocking_sets_off_becomes_blocked_by_a_creature() -> None:
    table = Table(A={"battlefield": [ANGRY, WARY]}, B={"hand": [AMBUSH]})
    fight(table, "Angry", "Wary").passes().cast("Ambush").resolve().choose("Wary")
    assert on_stack(table) == ["Wary"]
    assert table.find("Wary").blocked and not table.find("Angry").blocked


def test_509_3c_what_is_blocked_already_does_not_become_blocked() -> None:
    table = Table(A={"battlefield": [ANGRY], "hand": [FOG_WALL]}, B={"battlefield": [BEAR]})
    fight(table, "Angry", blocks=(("Bear", "Angry"),)).resolve().cast("Fog Wall", "Angry").resolve()
    assert on_stack(table) == []


def test_509_3c_an_attacker_becomes_blocked_once_by_two_that_enter_together() -> None:
    pack = instant("Pack", "0", CreateTokens(You(), Number(2), WOLF, Entering(blocking=True)))
    table = Table(A={"battlefield": [ANGRY]}, B={"hand": [pack]})
    fight(table, "Angry").passes().cast("Pack").resolve()
    assert len(table.find("Angry").blocked_by) == 2
    assert on_stack(table) == ["Angry"]


def test_506_3a_what_enters_blocking_but_is_no_creature_is_not_asked_for() -> None:
    crate = Token(name="Crate", card_types=ARTIFACT)
    drop = instant("Drop", "0", CreateTokens(You(), Number(1), crate, Entering(blocking=True)))
    table = Table(A={"battlefield": [OGRE, OX]}, B={"hand": [drop]})
    fight(table, "Ogre", "Ox").passes().cast("Drop").resolve()
    assert (table.decision.kind, table.find("Crate").blocking) == (dec.PRIORITY, ())


def test_there_is_no_order_of_damage_to_be_placed_in() -> None:
    table = Table(A={"battlefield": [OX], "hand": [JOIN]}, B={"battlefield": [BEAR, OGRE]})
    fight(table, "Ox", blocks=(("Bear", "Ox"),)).cast("Join", "Ogre", "Ox").resolve()
    assert len(table.find("Ox").blocked_by) == 2
    assert to_damage(table).decision.options == (0, 1, 2, 3, 4)


def test_702_19b_damage_that_a_blocker_has_already_counts() -> None:
    scratch = trick("Scratch", DealDamage(Number(1), objects=IT))
    table = Table(A={"battlefield": [BEAST], "hand": [scratch]}, B={"battlefield": [OGRE]})
    fight(table, "Beast", blocks=(("Ogre", "Beast"),)).cast("Scratch", "Ogre").resolve()
    assert to_damage(table).decision.options == (2, 3, 4, 5)


def test_510_4_a_first_striker_without_power_in_the_first_step_has_had_its_turn() -> None:
    growth = trick("Growth", Continuous(IT, (Modify(Number(2), Number(2)),)))
    meek = creature("Meek", "W", 0, 2, "first strike")
    table = Table(A={"battlefield": [meek, OGRE], "hand": [growth]}, B={})
    fight(table, "Meek", "Ogre").to("first_combat_damage").cast("Growth", "Meek").resolve()
    assert table.to("end_combat").life("B") == 17
