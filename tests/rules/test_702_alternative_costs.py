"""702: keyword abilities that are alternative costs (118.9), and what follows when they were paid."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Ability, Body, Keyword
from apnap.abilities.change import AddTypes
from apnap.abilities.cost import Cost
from apnap.abilities.effect import Destroy, Move
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Filter, HasCardType, TargetObjects
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, HAND, HASTE, LAND
from apnap.rules import decisions as dec
from apnap.rules.commander import designate
from apnap.rules.decisions import Action
from tests.rules.layered import affect, seen
from tests.rules.support import FOREST, ISLAND, SWAMP, TARGET_CREATURE, Table, creature, damage_to_any, instant, sorcery

BEAR = creature("Bear", "1G", 2, 2)
BOLT = instant("Bolt", "0", damage_to_any(3))


def costing(name: str, *symbols: str, n: int | None = None) -> Keyword:
    """A keyword ability with a mana cost (and a number)."""
    return Keyword(name, cost=Cost(ManaCost(symbols)), n=None if n is None else Number(n))


def imp(*abilities: Ability, cost: str = "5") -> object:
    return creature("Imp", cost, 3, 2, *abilities)


@pytest.mark.ledger("current:702.74")
def test_702_74a_evoke_sacrifices_what_it_was_paid_for() -> None:
    """Evoke (702.74)."""
    table = Table(A={"hand": [imp(costing("evoke", "1"))], "battlefield": [FOREST]}, B={}).start()
    table.cast("Imp").resolve()
    assert table.names("battlefield", "A") == ["Forest", "Imp"] and len(table.state.stack) == 1
    table.resolve()
    assert table.names("graveyard", "A") == ["Imp"]


@pytest.mark.ledger("current:702.74")
def test_702_74a_with_the_mana_cost_paid_it_stays() -> None:
    table = Table(A={"hand": [imp(costing("evoke", "1"), cost="2")], "battlefield": [FOREST] * 2}, B={}).start()
    table.cast("Imp").choose("normal").resolve()
    assert table.names("battlefield", "A") == ["Forest", "Forest", "Imp"] and table.state.stack == []


@pytest.mark.ledger("current:702.109")
def test_702_109a_dash_gives_haste_and_returns_it_at_the_end() -> None:
    """Dash (702.109). The delayed ability is made as it enters (608.3g)."""
    table = Table(A={"hand": [imp(costing("dash", "1"))], "battlefield": [FOREST]}, B={}).start()
    table.cast("Imp").resolve()
    assert table.state.stack == []  # nothing has triggered
    table.attack("Imp").to("postcombat_main")
    assert table.life("B") == 17
    table.to("end").resolve()
    assert "Imp" in table.names("hand", "A")


@pytest.mark.ledger("current:702.109")
def test_702_109a_cast_as_usual_it_is_slow_and_stays() -> None:
    table = Table(A={"hand": [imp(costing("dash", "1"), cost="2")], "battlefield": [FOREST] * 2}, B={}).start()
    table.cast("Imp").choose("normal").resolve()
    assert not seen(table, "Imp").keywords & HASTE
    table.to("upkeep", 2)
    assert "Imp" in table.names("battlefield", "A")


@pytest.mark.ledger("current:702.152")
def test_702_152a_blitz_draws_a_card_as_it_dies() -> None:
    """Blitz (702.152)."""
    table = Table(A={"hand": [imp(costing("blitz", "1"))], "battlefield": [FOREST]}, B={}).start()
    table.cast("Imp").resolve()
    assert seen(table, "Imp").keywords & HASTE
    table.to("end").resolve()
    assert table.names("graveyard", "A") == ["Imp"]
    table.resolve()
    assert table.names("hand", "A") == ["Wastes"]


@pytest.mark.ledger("current:702.152")
def test_702_152b_only_the_instance_that_was_paid_counts() -> None:
    twice = imp(costing("blitz", "1"), costing("blitz", "2"))
    table = Table(A={"hand": [twice], "battlefield": [FOREST] * 2}, B={}).start()
    table.cast("Imp")
    assert table.decision.options == ("blitz", "blitz 2")
    table.choose("blitz").resolve().to("end").resolve()
    assert table.names("graveyard", "A") == ["Imp"]
    table.resolve()
    assert table.names("hand", "A") == ["Wastes"]


@pytest.mark.ledger("current:702.185")
def test_702_185a_warp_exiles_it_and_lets_it_be_cast_on_a_later_turn() -> None:
    """Warp (702.185)."""
    table = Table(A={"hand": [imp(costing("warp", "1"), cost="2")], "battlefield": [FOREST] * 2}, B={}).start()
    table.cast("Imp").choose("warp").resolve()
    table.to("end").resolve()
    assert table.names("exile", "A") == ["Imp"] and not table.can_cast("Imp")
    table.to("precombat_main", 3)
    table.cast("Imp").resolve()  # for its mana cost: warp is for the hand only
    assert table.names("battlefield", "A") == ["Forest", "Forest", "Imp"]
    table.to("upkeep", 4)
    assert "Imp" in table.names("battlefield", "A")


@pytest.mark.ledger("current:702.137")
def test_702_137a_spectacle_needs_an_opponent_to_have_lost_life() -> None:
    """Spectacle (702.137)."""
    seat = {"hand": [imp(costing("spectacle", "1")), BOLT, BOLT], "battlefield": [FOREST]}
    table = Table(A=seat, B={}).start()
    assert not table.can_cast("Imp")
    table.cast("Bolt", "A").resolve()
    assert not table.can_cast("Imp")
    table.cast("Bolt#2", "B").resolve()
    assert table.can_cast("Imp")


@pytest.mark.ledger("current:702.117")
def test_702_117a_surge_needs_another_spell_of_yours() -> None:
    """Surge (702.117)."""
    table = Table(A={"hand": [imp(costing("surge", "1")), BOLT], "battlefield": [FOREST]}, B={"hand": [BOLT]}).start()
    table.passes().cast("Bolt#2", "A").resolve()
    assert not table.can_cast("Imp")
    table.to("precombat_main").cast("Bolt", "B").resolve()
    assert table.can_cast("Imp")


@pytest.mark.ledger("current:702.119")
def test_702_119_emerge_is_less_by_the_mana_value_of_what_is_sacrificed() -> None:
    ox = creature("Ox", "4", 4, 4)
    seat = {"hand": [imp(costing("emerge", "5", "U"), cost="9")], "battlefield": [BEAR, ox, ISLAND, FOREST]}
    table = Table(A=seat, B={}).start()
    table.cast("Imp")  # sacrificing the Bear leaves {3}{U}: too much
    table.resolve()
    assert table.names("graveyard", "A") == ["Ox"] and table.names("battlefield", "A")[1:] == [
        "Forest",
        "Imp",
        "Island",
    ]
    seat["battlefield"] = [BEAR, ox, ISLAND] + [FOREST] * 3
    table = Table(A=seat, B={}).start()
    table.cast("Imp")
    assert table.decision.kind == dec.OBJECTS and len(table.decision.options) == 2
    table.choose("Bear").resolve()
    assert table.names("graveyard", "A") == ["Bear"]


@pytest.mark.ledger("current:702.119")
def test_702_119a_emerge_leaves_colored_mana() -> None:
    ox = creature("Ox", "9", 4, 4)
    table = Table(A={"hand": [imp(costing("emerge", "5", "U"), cost="9")], "battlefield": [ox]}, B={}).start()
    assert not table.can_cast("Imp")


@pytest.mark.ledger("current:702.188")
def test_702_188a_web_slinging_returns_a_tapped_creature() -> None:
    """Web-slinging (702.188)."""
    table = Table(A={"hand": [imp(costing("web-slinging", "1"))], "battlefield": [BEAR, FOREST]}, B={}).start()
    assert not table.can_cast("Imp")
    table.attack("Bear").to("postcombat_main").cast("Imp").resolve()
    assert table.names("battlefield", "A") == ["Forest", "Imp"] and "Bear" in table.names("hand", "A")


@pytest.mark.ledger("current:702.190")
def test_702_190_sneak_in_the_declare_blockers_step_enters_attacking() -> None:
    """It enters tapped and attacking (702.190b)."""
    table = Table(A={"hand": [imp(costing("sneak", "1"))], "battlefield": [BEAR, FOREST]}, B={}).start()
    assert not table.can_cast("Imp")
    table.attack("Bear")
    assert not table.can_cast("Imp")
    table.to("declare_blockers")
    table.cast("Imp").resolve()
    assert table.find("Imp").tapped and table.find("Imp").attacking == table.entity("B")
    table.to("postcombat_main")
    assert table.life("B") == 17 and "Bear" in table.names("hand", "A")


@pytest.mark.ledger("current:702.190")
def test_702_190a_a_blocked_creature_will_not_do() -> None:
    wall = creature("Wall", "1", 0, 4)
    seat = {"hand": [imp(costing("sneak", "1"))], "battlefield": [BEAR, FOREST]}
    table = Table(A=seat, B={"battlefield": [wall]}).start()
    table.attack("Bear").block(("Wall", "Bear"))
    assert not table.can_cast("Imp")


@pytest.mark.ledger("current:702.176")
def test_702_176a_impending_is_no_creature_until_its_time_counters_are_gone() -> None:
    """Impending (702.176)."""
    beast = creature("Imp", "9", 3, 2, costing("impending", "1", n=2))
    table = Table(A={"hand": [beast], "battlefield": [FOREST]}, B={}).start()
    table.cast("Imp").resolve()
    assert table.find("Imp").counters == (("time", 2),) and not seen(table, "Imp").card_types & CREATURE
    table.to("end").resolve().to("end", 2)
    assert (
        table.state.stack == [] and table.find("Imp").counter("time") == 1
    )  # only at the end of its controller's turn
    table.to("end", 3).resolve()
    assert seen(table, "Imp").card_types & CREATURE and table.size("Imp") == (3, 2)


STRIKE = Body(
    (Target(Filter((HasCardType(CREATURE),))),),
    Destroy(TargetObjects(0)),
)


@pytest.mark.ledger("current:702.96")
def test_702_96_overload_affects_each_and_has_no_targets() -> None:
    """For the overload cost each "target" is "each" (702.96a)."""
    blast = sorcery("Blast", "0", STRIKE, costing("overload", "2"))
    guard = creature("Guard", "1", 1, 1, "shroud")
    board = {"battlefield": [guard, BEAR]}
    table = Table(A={"hand": [blast], "battlefield": [BEAR, FOREST, SWAMP]}, B=board).start()
    table.cast("Blast").choose("overload")
    assert table.find("Blast").targets == ()
    table.resolve()
    assert table.names("battlefield") == ["Forest", "Swamp"]  # shroud does not help (702.96b)
    table = Table(A={"hand": [blast], "battlefield": [BEAR, FOREST, SWAMP]}, B=board).start()
    table.cast("Blast").choose("normal").target("Bear#2").resolve()
    assert table.names("battlefield", "A")[0] == "Bear" and table.names("battlefield", "B") == ["Guard"]


@pytest.mark.ledger("current:702.96")
def test_702_96b_overload_needs_no_legal_target() -> None:
    blast = sorcery("Blast", "0", STRIKE, costing("overload", "2"))
    table = Table(A={"hand": [blast], "battlefield": [FOREST, SWAMP]}, B={}).start()
    table.cast("Blast").resolve()
    assert table.names("graveyard", "A") == ["Blast"]


@pytest.mark.ledger("current:702.113")
def test_702_113_awaken_has_its_target_only_with_its_cost_paid() -> None:
    """A land becomes a 0/0 with counters (702.113a); without the cost there is no target land (702.113b)."""
    body = Body((TARGET_CREATURE,), Move(TargetObjects(0), HAND))
    wake = sorcery("Wake", "0", body, costing("awaken", "1", n=3))
    table = Table(A={"hand": [wake], "battlefield": [FOREST]}, B={"battlefield": [BEAR]}).start()
    table.cast("Wake").choose("awaken").resolve()
    forest = seen(table, "Forest")
    assert table.size("Forest") == (3, 3) and forest.card_types == LAND | CREATURE and forest.keywords & HASTE
    assert forest.subtypes == {"Forest", "Elemental"} and table.names("battlefield", "B") == []
    table = Table(A={"hand": [wake], "battlefield": [FOREST]}, B={"battlefield": [BEAR]}).start()
    table.cast("Wake").choose("normal").resolve()
    assert not seen(table, "Forest").card_types & CREATURE and table.names("battlefield", "B") == []


@pytest.mark.parametrize("name", ["evoke", "dash", "blitz", "warp"])
def test_118_9_not_with_another_alternative_cost(name: str) -> None:
    """118.9a: only one alternative cost is paid; without paying the mana cost is one."""
    beast = imp(costing(name, "1"))
    table = Table(A={"hand": [beast], "battlefield": [FOREST]}, B={}).start()
    ref = table.find("Imp").ref
    assert [a for a in table.decision.options if isinstance(a, Action) and a.ref == ref] == [Action(dec.CAST, ref, 0)]
    table.cast("Imp")
    assert table.find("Imp").costs_paid == ((name, 1),) and table.find("Forest").tapped


def rogue(*subtypes: str) -> Any:
    return creature("Rogue", "1B", 2, 2, subtypes=subtypes)


@pytest.mark.ledger("current:702.76")
def test_702_76a_prowl_needs_combat_damage_by_a_creature_of_its_types() -> None:
    """Prowl (702.76)."""
    thief = creature("Imp", "5", 3, 2, costing("prowl", "1"), subtypes=("Rogue",))
    for kinds, castable in ((("Rogue", "Goblin"), True), (("Goblin",), False)):
        table = Table(A={"hand": [thief], "battlefield": [rogue(*kinds), FOREST]}, B={}).start()
        assert not table.can_cast("Imp")
        table.attack("Rogue").to("postcombat_main")
        assert table.can_cast("Imp") == castable


@pytest.mark.ledger("current:702.76")
def test_702_76a_what_counts_is_what_it_was_as_it_dealt_the_damage() -> None:
    thief = creature("Imp", "5", 3, 2, costing("prowl", "1"), subtypes=("Rogue",))
    seat = {"hand": [thief, BOLT], "battlefield": [rogue("Rogue"), rogue("Goblin"), FOREST]}
    table = Table(A=seat, B={}).start()
    table.attack("Rogue").to("postcombat_main").cast("Bolt", "Rogue").resolve()
    assert table.can_cast("Imp")  # the creature is gone
    table = Table(A=seat, B={}).start()
    table.attack("Rogue#2").to("postcombat_main")
    affect(table, ["Rogue#2"], AddTypes(subtypes=("Rogue",)))
    assert not table.can_cast("Imp")  # it is a Rogue only now


@pytest.mark.ledger("current:702.173")
def test_702_173a_freerunning_needs_an_assassin_or_a_commander() -> None:
    """Freerunning (702.173)."""
    runner = creature("Imp", "5", 3, 2, costing("freerunning", "1"))
    for kinds, commander, castable in ((("Assassin",), False, True), (("Elf",), False, False), (("Elf",), True, True)):
        table = Table(A={"hand": [runner], "battlefield": [rogue(*kinds), FOREST]}, B={}).start()
        if commander:
            designate(table.state, table.find("Rogue").ref)
        table.attack("Rogue").to("postcombat_main")
        assert table.can_cast("Imp") == castable
