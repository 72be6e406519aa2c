"""702: keyword abilities that are additional costs of a spell, and what follows when they were paid."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Ability, Body, Keyword, Modes, Static
from apnap.abilities.change import AddAbility
from apnap.abilities.condition import CostPaid
from apnap.abilities.cost import Cost
from apnap.abilities.effect import Draw, Effect, GainLife, If
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import IS_SPELL, Filter, Is, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import Changes
from apnap.abilities.values import STACK
from apnap.rules import decisions as dec
from tests.rules.layered import seen
from tests.rules.support import FOREST, Table, artifact, creature, damage_to_any, enchantment, instant, sorcery

BEAR = creature("Bear", "1G", 2, 2)
BOLT = instant("Bolt", "0", damage_to_any(3))


def costing(name: str, *symbols: str) -> Keyword:
    return Keyword(name, cost=Cost(ManaCost(symbols)))


def gain(n: int) -> Effect:
    return GainLife(You(), Number(n))


def rite(*abilities: Ability, cost: str = "0") -> Any:
    return sorcery("Rite", cost, gain(1), *abilities)


@pytest.mark.ledger("current:702.27")
def test_702_27a_buyback_returns_the_spell_as_it_resolves() -> None:
    """Buyback (702.27)."""
    for pays, zone in ((True, "hand"), (False, "graveyard")):
        table = Table(A={"hand": [rite(costing("buyback", "1"))], "battlefield": [FOREST]}, B={}).start()
        table.cast("Rite").choose(pays).resolve()
        assert "Rite" in table.names(zone, "A") and table.life("A") == 21


@pytest.mark.ledger("current:702.27")
def test_702_27a_a_spell_that_does_not_resolve_is_not_bought_back() -> None:
    zap = instant("Zap", "0", damage_to_any(1), costing("buyback", "1"))
    table = Table(A={"hand": [zap], "battlefield": [FOREST]}, B={"battlefield": [BEAR], "hand": [BOLT]}).start()
    table.cast(
        "Zap",
    ).choose(True).target("Bear")
    table.passes().cast("Bolt", "Bear").resolve().resolve()
    assert table.names("graveyard", "A") == ["Zap"]


@pytest.mark.ledger("current:702.56")
def test_702_56a_replicate_copies_for_each_payment() -> None:
    """Replicate (702.56)."""
    table = Table(A={"hand": [rite(costing("replicate", "1"))], "battlefield": [FOREST] * 2}, B={}).start()
    table.cast("Rite")
    assert table.decision.options == (0, 1, 2)
    table.choose(2).resolve()
    assert len(table.state.stack) == 3
    table.resolve().resolve().resolve()
    assert table.life("A") == 23


@pytest.mark.ledger("current:702.56")
def test_702_56a_without_payment_nothing_triggers() -> None:
    table = Table(A={"hand": [rite(costing("replicate", "1"))], "battlefield": [FOREST]}, B={}).start()
    table.cast("Rite").choose(0)
    assert len(table.state.stack) == 1


@pytest.mark.ledger("current:702.56")
def test_702_56b_each_instance_of_replicate_is_paid_and_counted_by_itself() -> None:
    twice = rite(costing("replicate", "1"), costing("replicate", "1"))
    table = Table(A={"hand": [twice], "battlefield": [FOREST] * 3}, B={}).start()
    table.cast("Rite").choose(2, 1)
    assert table.settle().life("A") == 24  # the spell and three copies


@pytest.mark.ledger("current:702.56")
def test_702_56b_an_instance_that_is_gained_is_another_one() -> None:
    gives = AddAbility(costing("replicate", "1"))
    spells = Filter((Is(IS_SPELL),), (STACK,))
    teacher = enchantment("Teacher", "1", Static((Changes(spells, (gives,)),)))
    seat = {"hand": [rite(costing("replicate", "1"))], "battlefield": [teacher, FOREST, FOREST]}
    table = Table(A=seat, B={}).start()
    table.cast("Rite").choose(1)
    assert table.decision.purpose == "replicate 2"
    table.choose(1)
    assert table.find("Rite").costs_paid == (("replicate", 1), ("replicate 2", 1))


@pytest.mark.ledger("current:702.78")
def test_702_78_conspire_taps_two_creatures_that_share_a_color() -> None:
    """An optional cost, and a copy if it was paid (702.78a)."""
    spell = sorcery("Rite", "0", gain(1), Keyword("conspire"))
    green = sorcery("Rite", "G", gain(1), Keyword("conspire"))
    table = Table(A={"hand": [green], "battlefield": [BEAR, BEAR, FOREST]}, B={}).start()
    table.cast("Rite").choose(True)
    assert all(table.find(name).tapped for name in ("Bear", "Bear#2"))
    table.resolve().resolve().resolve()
    assert table.life("A") == 22
    red = creature("Goblin", "R", 1, 1)
    table = Table(A={"hand": [green], "battlefield": [BEAR, red, FOREST]}, B={}).start()
    assert table.cast("Rite").decision.kind == dec.PRIORITY
    table = Table(A={"hand": [spell], "battlefield": [BEAR, BEAR]}, B={}).start()
    assert table.cast("Rite").decision.kind == dec.PRIORITY  # a colorless spell shares no color


@pytest.mark.ledger("current:702.153")
def test_702_153_casualty_needs_a_creature_of_that_power() -> None:
    """A creature of that power may be sacrificed for a copy (702.153a)."""
    spell = rite(Keyword("casualty", n=Number(2)))
    table = Table(A={"hand": [spell], "battlefield": [BEAR, creature("Imp", "B", 1, 1)]}, B={}).start()
    table.cast("Rite").choose(True)
    assert table.names("graveyard", "A") == ["Bear"]
    table.resolve().resolve().resolve()
    assert table.life("A") == 22
    table = Table(A={"hand": [spell], "battlefield": [creature("Imp", "B", 1, 1)]}, B={}).start()
    assert table.cast("Rite").decision.kind == dec.PRIORITY


@pytest.mark.ledger("current:702.157")
def test_702_157_squad_makes_a_token_for_each_payment() -> None:
    knight = creature("Knight", "0", 2, 2, costing("squad", "1"))
    table = Table(A={"hand": [knight], "battlefield": [FOREST] * 3}, B={}).start()
    table.cast("Knight").choose(2).resolve().resolve()
    assert table.names("battlefield", "A").count("Knight") == 3
    assert table.state.stack == []  # the tokens were not cast, so nothing was paid for them


@pytest.mark.ledger("current:702.157")
def test_702_157a_squad_looks_at_what_it_was_if_it_is_gone() -> None:
    knight = creature("Knight", "0", 2, 2, costing("squad", "1"))
    table = Table(A={"hand": [knight, BOLT], "battlefield": [FOREST]}, B={}).start()
    table.cast("Knight").choose(1).resolve()
    table.cast("Bolt", "Knight").resolve().resolve()
    assert table.names("battlefield", "A").count("Knight") == 1


@pytest.mark.ledger("current:702.175")
def test_702_175_offspring_makes_a_one_one() -> None:
    """For the offspring cost there is a copy that is 1/1 (702.175a)."""
    mouse = creature("Mouse", "0", 3, 3, costing("offspring", "1"), "flying")
    table = Table(A={"hand": [mouse], "battlefield": [FOREST]}, B={}).start()
    table.cast("Mouse").choose(True).resolve().resolve()
    sizes = sorted(
        (one.power, one.toughness, bool(one.keywords)) for one in (seen(table, "Mouse"), seen(table, "Mouse#2"))
    )
    assert sizes == [(1, 1, True), (3, 3, True)]


@pytest.mark.ledger("current:702.175")
def test_702_175b_each_instance_of_offspring_counts_its_own_payment() -> None:
    mouse = creature("Mouse", "0", 3, 3, costing("offspring", "1"), costing("offspring", "1"))
    table = Table(A={"hand": [mouse], "battlefield": [FOREST]}, B={}).start()
    table.cast("Mouse").choose(True).resolve()
    assert len(table.state.stack) == 1
    table.resolve()
    assert table.names("battlefield", "A").count("Mouse") == 2


@pytest.mark.ledger("current:702.166")
def test_702_166_bargain_takes_an_artifact_enchantment_or_token() -> None:
    """No other nontoken permanent will do (702.166a)."""
    body = If(CostPaid("bargain"), gain(5), gain(1))
    deal = sorcery("Deal", "0", body, Keyword("bargain"))
    for given, life in ((artifact("Cup", "1"), 25), (enchantment("Aria", "1"), 25), (BEAR, 21)):
        table = Table(A={"hand": [deal], "battlefield": [given]}, B={}).start()
        table.cast("Deal")
        if table.decision.kind != dec.PRIORITY:
            table.choose(True)
        table.resolve()
        assert table.life("A") == life


CHOICE = Body(
    modes=Modes((Body(effect=gain(1)), Body(effect=gain(10)), Body(effect=Draw(You()))), Number(1), Number(1))
)


@pytest.mark.ledger("current:702.42")
def test_702_42_entwine_chooses_all_modes() -> None:
    """All modes for the entwine cost, else one (702.42a)."""
    charm = sorcery("Charm", "0", CHOICE, costing("entwine", "1"))
    table = Table(A={"hand": [charm], "battlefield": [FOREST]}, B={}).start()
    table.cast("Charm").choose(True).resolve()
    assert table.life("A") == 31 and table.names("hand", "A") == ["Wastes"]
    table = Table(A={"hand": [charm], "battlefield": [FOREST]}, B={}).start()
    table.cast("Charm").choose(False, 1).resolve()
    assert table.life("A") == 30 and table.names("hand", "A") == []


@pytest.mark.ledger("current:702.42")
def test_702_42b_the_modes_are_followed_in_printed_order() -> None:
    table = Table(
        A={"hand": [sorcery("Charm", "0", CHOICE, costing("entwine", "1"))], "battlefield": [FOREST]}, B={}
    ).start()
    assert table.cast("Charm").choose(True).find("Charm").modes == (0, 1, 2)


@pytest.mark.ledger("current:702.120")
def test_702_120_escalate_is_paid_for_each_mode_beyond_the_first() -> None:
    """One cost for each mode beyond the first (702.120a)."""
    modes = CHOICE.modes
    assert modes is not None
    several = Body(modes=Modes(modes.modes, Number(1), Number(3)))
    charm = sorcery("Charm", "1", several, costing("escalate", "1"))
    table = Table(A={"hand": [charm], "battlefield": [FOREST] * 2}, B={}).start()
    table.cast("Charm").choose(0, 1)
    assert table.decision.kind == dec.PRIORITY  # a third mode could not be paid
    table.resolve()
    assert table.life("A") == 31


@pytest.mark.ledger("current:702.174")
def test_702_174_gift_comes_first_and_goes_to_the_chosen_opponent() -> None:
    present = sorcery("Present", "0", gain(1), Keyword("gift a card"))
    table = Table(A={"hand": [present]}, B={}, C={}).start()
    table.cast("Present").choose(True, "C").resolve()
    assert (table.names("hand", "B"), table.names("hand", "C")) == ([], ["Wastes"]) and table.life("A") == 21
    table = Table(A={"hand": [present]}, B={}).start()
    table.cast("Present").choose(False).resolve()
    assert table.names("hand", "B") == [] and table.life("A") == 21


@pytest.mark.ledger("current:702.174")
def test_702_174b_the_gift_of_a_permanent_is_a_triggered_ability() -> None:
    knight = creature("Knight", "0", 2, 2, Keyword("gift a tapped fish"))
    table = Table(A={"hand": [knight]}, B={}).start()
    table.cast("Knight").choose(True).resolve()
    assert table.names("battlefield", "B") == []
    table.resolve()
    assert table.names("battlefield", "B") == ["Fish Token"] and table.find("Fish Token").tapped
    table = Table(A={"hand": [knight]}, B={}).start()
    table.cast("Knight").choose(False).resolve()
    assert table.state.stack == []


@pytest.mark.ledger("current:702.174")
def test_702_174j_no_gift_is_given_by_a_spell_that_does_not_resolve() -> None:
    zap = instant("Zap", "0", damage_to_any(1), Keyword("gift a treasure"))
    table = Table(A={"hand": [zap]}, B={"battlefield": [BEAR], "hand": [BOLT]}).start()
    table.cast("Zap").choose(True).target("Bear").passes().cast("Bolt", "Bear").resolve().resolve()
    assert table.names("battlefield", "B") == []
