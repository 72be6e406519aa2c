"""2016:509.4, classic:410.9, 2007:309: what triggers on blocking and on becoming blocked, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Ability
from apnap.abilities.change import SetColors
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import BecomeBlocked, BlockAttacker, Continuous, CreateTokens, Entering, Token
from apnap.abilities.objects import Filter, HasColor, TargetObjects, You
from apnap.abilities.occurrence import BecomesBlocked, BecomesUnblocked, Blocks
from apnap.abilities.quantity import Number
from apnap.abilities.values import CREATURE, GREEN
from apnap.rules import decisions as dec
from apnap.rules.machine import answer
from tests.ledger.fights import (
    BEAR,
    CREATURES,
    FOG_WALL,
    IT,
    ITSELF,
    KILL,
    OGRE,
    OX,
    PULL,
    RAT,
    TWICE,
    aimed,
    deal,
    fight,
    gains,
    on_stack,
    trick,
)
from tests.rules.support import Table, creature, instant

GUARD = creature("Sentry", "3W", 2, 5, TWICE, gains(Blocks(ITSELF)))
WATCH = creature("Watcher", "3W", 2, 5, TWICE, gains(Blocks(ITSELF, CREATURES)))
ANGRY = creature("Angry", "4R", 4, 9, gains(BecomesBlocked(ITSELF)))
WARY = creature("Wary", "4R", 4, 9, gains(BecomesBlocked(ITSELF, by=CREATURES)))
JOIN = trick("Join", BlockAttacker(TargetObjects(0), TargetObjects(1)), 2)


def entering_blocking(name: str, *abilities: Ability) -> CardDefinition:
    """Return an instant that costs nothing: create a 1/1 token that is blocking."""
    token = Token(name="Wolf", card_types=CREATURE, power=Number(1), toughness=Number(1), abilities=abilities)
    return instant(name, "0", CreateTokens(You(), Number(1), token, Entering(blocking=True)))


AMBUSH = entering_blocking("Ambush")
GREENS = Filter((HasColor(GREEN),))


def settled(table: Table) -> list[str]:
    """Return whose abilities have triggered and are on the stack; orders that are asked for are given."""
    while table.decision.kind == dec.ORDER:
        answer(table.state, 0)
    return on_stack(table)


@pytest.mark.ledger("2016:509.4", "2007:309")
def test_block_triggers_are_on_the_stack_before_the_first_priority_and_after_the_orders(book: str) -> None:
    table = Table(book=book, A={"battlefield": [ANGRY]}, B={"battlefield": [BEAR, RAT]})
    fight(table, "Angry", blocks=(("Bear", "Angry"), ("Rat", "Angry")))
    if book == "2016":
        assert (table.decision.purpose, table.state.stack) == ("damage_order", [])
        table.choose("Rat")
    assert (table.decision.kind, table.decision.player, on_stack(table)) == (dec.PRIORITY, 0, ["Angry"])


@pytest.mark.ledger("2016:509.4a", "classic:410.9a")
def test_blocks_triggers_once_however_many_it_blocks(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX, RAT]}, B={"battlefield": [GUARD]})
    fight(table, "Ox", "Rat", blocks=(("Sentry", "Ox"), ("Sentry", "Rat")))
    assert settled(table) == ["Sentry"]


@pytest.mark.ledger("2016:509.4a")
def test_blocks_triggers_when_an_effect_makes_it_a_blocker_and_it_was_none(book: str) -> None:
    sides: dict[str, Any] = {"A": {"battlefield": [OX, RAT], "hand": [JOIN]}, "B": {"battlefield": [GUARD]}}
    table = Table(book=book, **sides)
    fight(table, "Ox", "Rat").cast("Join", "Sentry", "Ox").resolve()
    assert settled(table) == ["Sentry"]
    table = Table(book=book, **sides)
    fight(table, "Ox", "Rat", blocks=(("Sentry", "Rat"),)).resolve().cast("Join", "Sentry", "Ox").resolve()
    while table.decision.kind != dec.PRIORITY:
        table.choose("done")
    assert len(table.find("Sentry").blocking) == 2
    assert on_stack(table) == [], "it was a blocking creature already"


@pytest.mark.ledger("2016:509.4a", "2016:509.7", "2007:309")
@pytest.mark.also("current")
def test_what_enters_blocking_has_not_blocked(book: str) -> None:
    """Today: it is blocking but never blocked (509.4)."""
    enter = entering_blocking("Enter", gains(Blocks(ITSELF)))
    table = Table(book=book, A={"battlefield": [OX]}, B={"hand": [enter]})
    fight(table, "Ox").passes().cast("Enter").resolve()
    assert [table.named(ref) for ref in table.find("Wolf").blocking] == ["Ox"]
    assert on_stack(table) == []


@pytest.mark.ledger("2016:509.4b", "2016:509.7")
def test_what_enters_blocking_has_not_blocked_a_creature(book: str) -> None:
    enter = entering_blocking("Enter", gains(Blocks(ITSELF, CREATURES)))
    table = Table(book=book, A={"battlefield": [OX]}, B={"hand": [enter]})
    fight(table, "Ox").passes().cast("Enter").resolve()
    assert (len(table.find("Wolf").blocking), on_stack(table)) == (1, [])


@pytest.mark.ledger("2016:509.4b", "classic:410.9b")
def test_blocks_a_creature_triggers_for_each_attacker_it_blocks(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX, RAT]}, B={"battlefield": [WATCH]})
    fight(table, "Ox", "Rat", blocks=(("Watcher", "Ox"), ("Watcher", "Rat")))
    assert settled(table) == ["Watcher", "Watcher"]


@pytest.mark.ledger("2016:509.4b")
def test_blocks_a_creature_triggers_when_an_effect_makes_it_block_another(book: str) -> None:
    rejoin = trick("Rejoin", BlockAttacker(TargetObjects(0), TargetObjects(1)), 2)
    table = Table(book=book, A={"battlefield": [OX, RAT], "hand": [JOIN, rejoin]}, B={"battlefield": [WATCH]})
    fight(table, "Ox", "Rat", blocks=(("Watcher", "Rat"),)).resolve().cast("Join", "Watcher", "Ox").resolve()
    table.choose("done")
    assert on_stack(table) == ["Watcher"]
    table.resolve().cast("Rejoin", "Watcher", "Ox").resolve()
    assert on_stack(table) == [], "it blocked that one already"


@pytest.mark.ledger("2016:509.4c", "classic:410.9a", "2007:309")
def test_becomes_blocked_triggers_once_however_many_block_it(book: str) -> None:
    table = Table(book=book, A={"battlefield": [ANGRY]}, B={"battlefield": [BEAR, RAT, OGRE]})
    fight(table, "Angry", blocks=(("Bear", "Angry"), ("Rat", "Angry"), ("Ogre", "Angry")))
    assert settled(table) == ["Angry"]


@pytest.mark.ledger("2016:509.4c", "classic:410.9a")
def test_becomes_blocked_triggers_when_an_effect_blocks_it(book: str) -> None:
    table = Table(
        book=book, A={"battlefield": [ANGRY, WARY], "hand": [FOG_WALL, trick("Fog Bank", BecomeBlocked(IT))]}, B={}
    )
    fight(table, "Angry", "Wary").cast("Fog Wall", "Angry").resolve()
    assert on_stack(table) == ["Angry"]
    table.resolve().cast("Fog Bank", "Wary").resolve()
    assert on_stack(table) == []


@pytest.mark.ledger("2016:509.4c", "classic:410.9a", "2007:309")
def test_an_effect_that_blocks_what_is_blocked_already(book: str) -> None:
    """classic:410.9a lets the ability trigger whenever an effect makes the creature blocked, later books only once."""
    table = Table(book=book, A={"battlefield": [ANGRY], "hand": [FOG_WALL]}, B={"battlefield": [BEAR]})
    fight(table, "Angry", blocks=(("Bear", "Angry"),)).resolve().cast("Fog Wall", "Angry").resolve()
    assert on_stack(table) == (["Angry"] if book == "classic" else [])


@pytest.mark.ledger("2016:509.4c")
def test_a_second_blocker_does_not_make_it_become_blocked(book: str) -> None:
    table = Table(book=book, A={"battlefield": [ANGRY], "hand": [JOIN]}, B={"battlefield": [BEAR, RAT]})
    fight(table, "Angry", blocks=(("Bear", "Angry"),)).resolve().cast("Join", "Rat", "Angry").resolve()
    table.choose("done")
    assert len(table.find("Angry").blocked_by) == 2
    assert on_stack(table) == []


@pytest.mark.ledger("2016:509.4d", "classic:410.9c")
def test_becomes_blocked_by_a_creature_triggers_for_each_blocker(book: str) -> None:
    table = Table(book=book, A={"battlefield": [WARY]}, B={"battlefield": [BEAR, RAT, OGRE]})
    fight(table, "Wary", blocks=(("Bear", "Wary"), ("Rat", "Wary"), ("Ogre", "Wary")))
    assert settled(table) == ["Wary"] * 3
    table = Table(book=book, A={"battlefield": [WARY], "hand": [FOG_WALL]}, B={})
    fight(table, "Wary").cast("Fog Wall").resolve()
    assert (table.find("Wary").blocked, on_stack(table)) == (True, [])


@pytest.mark.ledger("2016:509.4d")
def test_becomes_blocked_by_a_creature_triggers_for_one_that_is_made_to_block(book: str) -> None:
    table = Table(book=book, A={"battlefield": [WARY], "hand": [JOIN]}, B={"battlefield": [BEAR, RAT]})
    fight(table, "Wary", blocks=(("Bear", "Wary"),)).resolve().cast("Join", "Rat", "Wary").resolve()
    table.choose("done")
    assert on_stack(table) == ["Wary"]


@pytest.mark.ledger("2016:509.4d", "2016:509.4c", "2016:509.7", "2007:309", "classic:410.9c")
def test_what_triggers_when_a_creature_enters_blocking(book: str) -> None:
    """2007:309.3–309.4 lets only "becomes blocked" trigger, later books "becomes blocked by a creature", too.

    The classic text does not know of entering blocking: that of 2007 decides.
    """
    scout = creature("Scout", "W", 1, 1, gains(Blocks(CREATURES)))
    table = Table(
        book=book,
        A={"battlefield": [ANGRY, WARY]},
        B={"battlefield": [scout], "hand": [AMBUSH, entering_blocking("Sortie")]},
    )
    fight(table, "Angry", "Wary").passes().cast("Ambush").resolve().choose("Angry")
    assert on_stack(table) == ["Angry"]
    table.resolve().passes().cast("Sortie").resolve().choose("Wary")
    assert on_stack(table) == (["Wary"] if book == "2016" else [])
    wolf = table.find("Wolf#2")
    assert [table.named(ref) for ref in wolf.blocking] == ["Wary"]


@pytest.mark.ledger("2016:509.4e")
@pytest.mark.also("current")
def test_triggers_on_a_number_of_blockers(book: str) -> None:
    """Today: also when an effect adds the blocker that was missing (509.3e)."""
    proud = creature("Proud", "4R", 4, 9, gains(BecomesBlocked(ITSELF, at_least=2)))
    table = Table(book=book, A={"battlefield": [proud]}, B={"battlefield": [BEAR, RAT, OGRE]})
    fight(table, "Proud", blocks=(("Bear", "Proud"), ("Rat", "Proud"), ("Ogre", "Proud")))
    assert settled(table) == ["Proud"]
    table = Table(book=book, A={"battlefield": [proud], "hand": [JOIN]}, B={"battlefield": [BEAR, RAT]})
    fight(table, "Proud", blocks=(("Bear", "Proud"),))
    assert on_stack(table) == []
    table.cast("Join", "Rat", "Proud").resolve()
    if book != "current":
        table.choose("done")  # the order of blockers
    assert on_stack(table) == ["Proud"]


@pytest.mark.ledger("2016:509.4e")
def test_triggers_on_a_number_of_blocked_creatures(book: str) -> None:
    busy = creature("Busy", "3W", 2, 5, TWICE, gains(Blocks(ITSELF, at_least=2)))
    table = Table(book=book, A={"battlefield": [OX, RAT], "hand": [JOIN]}, B={"battlefield": [busy]})
    fight(table, "Ox", "Rat", blocks=(("Busy", "Ox"),))
    assert on_stack(table) == []
    table.cast("Join", "Busy", "Rat").resolve().choose("done")
    assert on_stack(table) == ["Busy"]


@pytest.mark.ledger("2016:509.4f", "2007:309")
def test_characteristics_count_at_the_moment_of_blocking(book: str) -> None:
    paint = trick("Paint", Continuous(IT, (SetColors(GREEN),)))
    shy = creature("Shy", "4R", 4, 9, gains(BecomesBlocked(ITSELF, by=GREENS)))
    table = Table(book=book, A={"battlefield": [shy], "hand": [paint]}, B={"battlefield": [OGRE]})
    fight(table, "Shy", blocks=(("Ogre", "Shy"),)).cast("Paint", "Ogre").resolve()
    assert on_stack(table) == []
    table = Table(book=book, A={"battlefield": [shy]}, B={"battlefield": [BEAR]})
    assert on_stack(fight(table, "Shy", blocks=(("Bear", "Shy"),))) == ["Shy"]


@pytest.mark.ledger("2016:509.4g")
def test_attacks_and_is_not_blocked(book: str) -> None:
    sneak = creature("Sneak", "B", 1, 1, gains(BecomesUnblocked(ITSELF)))
    table = Table(book=book, A={"battlefield": [sneak, OX], "hand": [KILL]}, B={"battlefield": [BEAR]})
    assert on_stack(fight(table, "Sneak", "Ox", blocks=(("Bear", "Ox"),))) == ["Sneak"]
    table = Table(book=book, A={"battlefield": [sneak], "hand": [KILL]}, B={"battlefield": [BEAR]})
    fight(table, "Sneak", blocks=(("Bear", "Sneak"),)).cast("Kill", "Bear").resolve()
    assert on_stack(table) == [], "blocked once, it stays so"


@pytest.mark.ledger("2016:509.4g")
def test_a_token_that_entered_attacking_is_not_blocked_either(book: str) -> None:
    sneak = (gains(BecomesUnblocked(ITSELF)),)
    token = Token(name="Imp", card_types=CREATURE, power=Number(1), toughness=Number(1), abilities=sneak)
    call = instant("Call", "0", CreateTokens(You(), Number(1), token, Entering(attacking=True)))
    table = Table(book=book, A={"battlefield": [OX], "hand": [call]}, B={"battlefield": [BEAR]})
    table.start("begin_combat").attack("Ox").cast("Call").resolve()
    table.block(("Bear", "Ox"))
    assert on_stack(table) == ["Imp"]


# ------------------------------------------------------------------------------------- entering blocking


@pytest.mark.ledger("2016:509.7a")
@pytest.mark.also("current")
def test_what_should_block_an_attacker_that_attacks_no_more_never_blocks(book: str) -> None:
    """Today: it enters without blocking (509.4a)."""
    wolf = Token(name="Wolf", card_types=CREATURE, power=Number(1), toughness=Number(1))
    enter = instant(
        "Intercept",
        "0",
        aimed(CreateTokens(You(), Number(1), wolf, Entering(blocking_it=TargetObjects(0)))),
    )
    sides: dict[str, Any] = {"A": {"battlefield": [OX, RAT], "hand": [PULL]}, "B": {"hand": [enter]}}
    table = Table(book=book, **sides)
    fight(table, "Ox", "Rat").passes().cast("Intercept", "Ox").passes().cast("Pull", "Ox").resolve().resolve()
    assert table.find("Wolf").blocking == ()
    deal(table)
    assert (table.find("Ox").damage, table.life("B")) == (0, 19)
    table = Table(book=book, **sides)
    fight(table, "Ox", "Rat").passes().cast("Intercept", "Ox").resolve()
    assert [table.named(ref) for ref in table.find("Wolf").blocking] == ["Ox"], "otherwise it does"


@pytest.mark.ledger("2016:509.7b")
@pytest.mark.also("current")
def test_what_enters_blocking_heeds_no_restrictions(book: str) -> None:
    """Today: neither flying nor menace matters (509.4b)."""
    bird = creature("Bird", "U", 2, 2, "flying", "menace")
    table = Table(book=book, A={"battlefield": [bird]}, B={"hand": [AMBUSH]})
    fight(table, "Bird").passes().cast("Ambush").resolve()
    deal(table)
    assert (table.find("Bird").damage, table.life("B")) == (1, 20)
