"""702: bloodthirst, graft, amplify, devour, unleash, ravenous, fabricate, evolve, squad, offspring."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import RemoveTypes
from apnap.abilities.cost import Cost
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Filter, HasCardType
from apnap.abilities.quantity import Number, X
from apnap.abilities.values import ARTIFACT, CREATURE
from apnap.rules import decisions as dec
from apnap.rules.combat.evasion import can_block
from tests.rules.layered import affect, put_counters
from tests.rules.support import FOREST, Table, artifact, creature, damage_to_any, instant

BEAR = creature("Bear", "0", 2, 2)
ELF = creature("Elf", "0", 1, 1, subtypes=("Elf",))
GIANT = creature("Giant", "0", 4, 4)
ZAP = instant("Zap", "0", damage_to_any(3))
ONE = Cost(ManaCost(("1",)))


def n(name: str, number: int) -> Keyword:
    return Keyword(name, n=Number(number))


def cast(table: Table, name: str) -> Table:
    return table.cast(name).settle()


@pytest.mark.ledger("current:702.54")
def test_702_54_bloodthirst_needs_damage_to_an_opponent_this_turn() -> None:
    """Counters if an opponent was dealt damage (702.54a), for each instance (702.54c)."""
    brute = creature("Brute", "0", 1, 1, n("bloodthirst", 2), n("bloodthirst", 1))
    table = Table(A={"hand": [brute, ZAP]}, B={}).start()
    table.cast("Zap", "B").settle()
    assert cast(table, "Brute").size("Brute") == (4, 4)  # 702.54c
    table = Table(A={"hand": [brute, ZAP]}, B={}).start()
    table.cast("Zap", "A").settle()
    assert cast(table, "Brute").size("Brute") == (1, 1)


@pytest.mark.ledger("current:702.54")
def test_702_54b_bloodthirst_x_is_the_total_damage() -> None:
    brute = creature("Brute", "0", 1, 1, Keyword("bloodthirst", n=X()))
    again = instant("Bolt", "0", damage_to_any(2))
    table = Table(A={"hand": [brute, ZAP, again]}, B={}, C={}).start()
    table.cast("Zap", "B").settle().cast("Bolt", "C").settle()
    assert cast(table, "Brute").size("Brute") == (6, 6)


@pytest.mark.ledger("current:702.58")
def test_702_58_graft_moves_counters_onto_other_creatures_that_enter() -> None:
    """Counters to give away (702.58a); each instance works by itself (702.58b)."""
    spider = creature("Spider", "0", 0, 0, n("graft", 1), n("graft", 2))
    table = Table(A={"hand": [spider, BEAR, ELF]}, B={}).start()
    assert cast(table, "Spider").size("Spider") == (3, 3)  # 702.58b; its own entering does not count
    cast(table, "Bear").choose(True).settle().choose(False)
    assert table.size("Bear") == (3, 3) and table.size("Spider") == (2, 2)


@pytest.mark.ledger("current:702.58")
def test_702_58_graft_without_counters_does_not_trigger() -> None:
    husk = creature("Husk", "0", 1, 1, n("graft", 1))
    table = Table(A={"battlefield": [husk], "hand": [BEAR]}, B={}).start()
    assert cast(table, "Bear").decision.kind == dec.PRIORITY and table.size("Bear") == (2, 2)


@pytest.mark.ledger("current:702.38")
def test_702_38_amplify_counts_revealed_cards_of_its_types() -> None:
    """N counters for each card that is revealed (702.38a)."""
    lord = creature("Lord", "0", 1, 1, n("amplify", 2), subtypes=("Elf", "Soldier"))
    table = Table(A={"hand": [lord, lord, ELF, BEAR]}, B={}).start()
    table.cast("Lord").resolve()
    assert len(table.decision.options) == 2  # the other Lord and the Elf
    table.choose("Elf", "Lord")
    assert table.size("Lord") == (5, 5) and "Elf" in table.names("hand", "A")
    table.cast("Lord#2" if table.find("Lord#2").zone == 2 else "Lord").resolve().choose(dec.DONE)
    assert sorted(table.size(name)[0] for name in ("Lord", "Lord#2")) == [1, 5]


@pytest.mark.ledger("current:702.82")
def test_702_82_devour_sacrifices_any_number_of_creatures() -> None:
    """Any number of creatures is sacrificed as it enters (702.82a)."""
    maw = creature("Maw", "0", 1, 1, n("devour", 2))
    table = Table(A={"hand": [maw], "battlefield": [BEAR, ELF, FOREST]}, B={"battlefield": [GIANT]}).start()
    table.cast("Maw").resolve()
    assert len(table.decision.options) == 2
    table.choose("Bear", "Elf")
    assert table.size("Maw") == (5, 5) and table.names("graveyard", "A") == ["Bear", "Elf"]
    table = Table(A={"hand": [maw], "battlefield": [BEAR]}, B={}).start().cast("Maw").resolve().choose(dec.DONE)
    assert table.size("Maw") == (1, 1)


@pytest.mark.ledger("current:702.82")
def test_702_82c_devour_another_quality() -> None:
    forge = Keyword("devour", n=Number(1), what=Filter((HasCardType(ARTIFACT),)))
    maw = creature("Maw", "0", 1, 1, forge)
    table = Table(A={"hand": [maw], "battlefield": [BEAR, artifact("Cup", "1"), artifact("Jug", "1")]}, B={}).start()
    table.cast("Maw").resolve().choose("Cup", dec.DONE)
    assert table.size("Maw") == (2, 2) and table.names("battlefield") == ["Bear", "Jug", "Maw"]


@pytest.mark.ledger("current:702.98")
@pytest.mark.parametrize("wild", [True, False])
def test_702_98_unleash_is_a_counter_or_the_right_to_block(wild: bool) -> None:
    """The counter may be had, and whoever has one can't block (702.98a)."""
    imp = creature("Imp", "0", 2, 2, "unleash")
    table = Table(A={"hand": [imp]}, B={}).start().cast("Imp").resolve().choose(wild)
    assert table.size("Imp") == ((3, 3) if wild else (2, 2))
    assert can_block(table.state, table.find("Imp")) is not wild
    put_counters(table, "Imp", plus=1)
    assert not can_block(table.state, table.find("Imp"))  # whatever put the counter


@pytest.mark.ledger("current:702.156")
def test_702_156_ravenous_with_the_x_of_the_spell() -> None:
    """X counters, and a card if X is 5 or more (702.156a)."""
    shark = creature("Shark", "{X}", 0, 0, "ravenous")
    for x, cards in ((4, 0), (5, 1)):
        table = Table(A={"hand": [shark], "battlefield": [FOREST] * 6}, B={}).start()
        table.cast("Shark").choose(x).settle()
        assert table.size("Shark") == (x, x) and len(table.names("hand", "A")) == cards


@pytest.mark.ledger("current:702.123")
@pytest.mark.parametrize("counters", [True, False])
def test_702_123_fabricate(counters: bool) -> None:
    """Counters, or else Servos (702.123a)."""
    smith = creature("Smith", "0", 1, 1, n("fabricate", 2))
    table = cast(Table(A={"hand": [smith]}, B={}).start(), "Smith").choose(counters)
    assert table.size("Smith") == ((3, 3) if counters else (1, 1))
    assert len(table.objects("battlefield")) == (1 if counters else 3)


@pytest.mark.ledger("current:702.100")
def test_702_100_evolve_compares_power_or_toughness_twice() -> None:
    """Greater power or greater toughness is enough (702.100a)."""
    hatchling = creature("Hatchling", "0", 1, 3, "evolve")
    tall, equal = creature("Tall", "0", 0, 5), creature("Equal", "0", 1, 3)
    table = Table(A={"battlefield": [hatchling], "hand": [tall, equal, BEAR, ZAP]}, B={"hand": [GIANT]}).start()
    assert cast(table, "Equal").size("Hatchling") == (1, 3)
    table.cast("Bear").resolve()
    assert len(table.state.stack) == 1  # its power is greater
    put_counters(table, "Hatchling", plus=1)
    assert table.settle().size("Hatchling") == (2, 4)  # 603.4: on resolution it is not any more
    assert cast(table, "Tall").size("Hatchling") == (3, 5)  # only its toughness is greater


@pytest.mark.ledger("current:702.100")
def test_702_100_evolve_uses_what_the_creature_last_was() -> None:
    hatchling = creature("Hatchling", "0", 1, 1, "evolve", "evolve")
    table = Table(A={"battlefield": [hatchling], "hand": [BEAR, ZAP]}, B={}).start()
    table.cast("Bear").resolve()
    while table.decision.kind == dec.ORDER:
        table.choose(table.decision.options[0])
    table.cast("Zap", "Bear").resolve()
    assert table.names("graveyard", "A") == ["Bear", "Zap"]
    assert table.settle().size("Hatchling") == (2, 2)  # 702.100d: the second finds it as big as the Bear was


@pytest.mark.ledger("current:702.100")
def test_702_100c_a_permanent_that_is_no_creature_does_not_evolve() -> None:
    table = Table(A={"battlefield": [creature("Egg", "0", 0, 1, "evolve")], "hand": [BEAR]}, B={}).start()
    affect(table, ["Egg"], RemoveTypes(CREATURE))
    table.cast("Bear").resolve()
    assert table.state.stack == [] and table.find("Egg").counters == ()


@pytest.mark.ledger("current:702.157")
def test_702_157_squad_makes_a_copy_for_each_time_it_was_paid() -> None:
    """Each instance is paid and triggers for itself (702.157b)."""
    troop = creature("Troop", "0", 2, 2, Keyword("squad", cost=ONE), Keyword("squad", cost=Cost(ManaCost(("2",)))))
    table = Table(A={"hand": [troop], "battlefield": [FOREST] * 4}, B={}).start()
    table.cast("Troop").choose(2, 1).settle()
    assert table.names("battlefield").count("Troop") == 1 + 3  # 702.157b: 2 for {1}{1}, 1 for {2}


@pytest.mark.ledger("current:702.175")
def test_702_175_offspring_is_a_small_copy_even_of_what_has_left() -> None:
    mouse = creature("Mouse", "0", 3, 3, Keyword("offspring", cost=ONE))
    table = Table(A={"hand": [mouse, ZAP], "battlefield": [FOREST]}, B={}).start()
    table.cast("Mouse").choose(True).resolve().cast("Zap", "Mouse").resolve().settle()
    assert table.names("graveyard", "A") == ["Mouse", "Zap"] and table.size("Mouse") == (1, 1)
    table = Table(A={"hand": [mouse], "battlefield": [FOREST]}, B={}).start().cast("Mouse").choose(False).settle()
    assert table.names("battlefield") == ["Forest", "Mouse"]
