"""2016:510, 511, 703.4j–k, classic:311, 2007:311: assigning and dealing combat damage, and the end of combat."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import AddAbility, RemoveAbility
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Continuous
from apnap.abilities.objects import EachOpponent, You
from apnap.abilities.occurrence import BeginningOf, DealsDamage
from apnap.abilities.values import COMBAT_DAMAGE, END_COMBAT
from apnap.errors import InvalidActionError
from apnap.game import Game
from apnap.game.setting_up import SeatSetup, Setup
from apnap.rulebooks import rulebook
from apnap.rules import decisions as dec
from apnap.rules.combat.attacking import attackers, blockers
from tests.ledger.fights import (
    BEAR,
    DUELIST,
    IT,
    ITSELF,
    KILL,
    MARTYR,
    OGRE,
    OX,
    RAT,
    TWICE,
    deal,
    fall,
    fight,
    gains,
    marked,
    on_stack,
    to_damage,
    trick,
)
from tests.rules.support import Table, creature, enchantment, planeswalker

TITAN = creature("Titan", "6", 6, 9, TWICE)
TWIN = creature("Twin", "1W", 2, 2, "double strike")


def gaining(name: str, keyword: str) -> CardDefinition:
    """Return an instant: target creature gains a keyword ability."""
    return trick(name, Continuous(IT, (AddAbility(Keyword(keyword)),)))


def losing(name: str, keyword: str) -> CardDefinition:
    """Return an instant: target creature loses a keyword ability."""
    return trick(name, Continuous(IT, (RemoveAbility(keyword),)))


# ------------------------------------------------------------------------------------- assigning


@pytest.mark.ledger("2016:510.1", "2016:703.4j", "2016:703.4k")
def test_first_the_active_player_then_the_defender_assigns_and_nobody_acts_between(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX, OGRE]}, B={"battlefield": [TITAN, RAT], "hand": [KILL]})
    fight(table, "Ox", "Ogre", blocks=(("Titan", "Ox"), ("Titan", "Ogre"), ("Rat", "Ox")))
    table.choose("Rat", "Ox")
    to_damage(table)
    asked = [(table.decision.kind, table.decision.player)]
    table.choose(1)
    asked.append((table.decision.kind, table.decision.player))
    table.choose(4)
    assert asked == [(dec.DIVIDE, 0), (dec.DIVIDE, 1)]
    assert (fall(table, "A"), marked(table, "Ogre", "Titan")) == (["Ox"], [2, 6]), "dealt without a word between"
    assert table.decision.kind == dec.PRIORITY


@pytest.mark.ledger("2016:510.1a")
def test_a_creature_without_power_assigns_no_damage(book: str) -> None:
    wall = creature("Rampart", "2", 0, 4, TWICE)
    table = Table(book=book, A={"battlefield": [BEAR, RAT]}, B={"battlefield": [wall]})
    fight(table, "Bear", "Rat", blocks=(("Rampart", "Bear"), ("Rampart", "Rat"))).choose("Bear")
    deal(table)
    assert table.decision.kind == dec.PRIORITY
    assert (marked(table, "Bear", "Rat", "Rampart"), table.life("B")) == ([0, 0, 3], 20)


@pytest.mark.ledger("2016:510.1b")
def test_unblocked_damage_goes_to_what_is_attacked(book: str) -> None:
    walker = planeswalker("Walker", "3", 5)
    sides: dict[str, Any] = {"A": {"battlefield": [OGRE, BEAR], "hand": [KILL]}, "B": {"battlefield": [walker]}}
    table = Table(book=book, **sides).start("begin_combat").attack(("Ogre", "Walker"), ("Bear", "B"))
    deal(table)
    assert (table.find("Walker").counter("loyalty"), table.life("B")) == (2, 18)
    table = Table(book=book, **sides).start("begin_combat").attack(("Ogre", "Walker"), ("Bear", "B"))
    table.state.edit(table.find("Walker").ref).counters = ()
    table.state.check_needed = True
    deal(table)
    assert (fall(table, "B"), table.life("B")) == ([], 18), "the Ogre attacks nothing any more"


@pytest.mark.ledger("2016:510.1c")
def test_a_blocked_creature_deals_its_damage_to_its_blockers_only(book: str) -> None:
    sides: dict[str, Any] = {"A": {"battlefield": [OGRE], "hand": [KILL]}, "B": {"battlefield": [OX]}}
    table = deal(fight(Table(book=book, **sides), "Ogre", blocks=(("Ox", "Ogre"),)))
    assert (marked(table, "Ox"), table.life("B")) == ([3], 20), "all of it to the only one"
    table = fight(Table(book=book, **sides), "Ogre", blocks=(("Ox", "Ogre"),)).cast("Kill", "Ox").resolve()
    assert deal(table).life("B") == 20, "none at all without blockers"


@pytest.mark.ledger("2016:510.1d")
def test_a_blocker_deals_its_damage_to_what_it_blocks(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX, RAT], "hand": [KILL]}, B={"battlefield": [OGRE]})
    assert marked(deal(fight(table, "Ox", "Rat", blocks=(("Ogre", "Ox"),))), "Ox", "Rat") == [3, 0]
    table = Table(book=book, A={"battlefield": [OX, RAT], "hand": [KILL]}, B={"battlefield": [OGRE]})
    fight(table, "Ox", "Rat", blocks=(("Ogre", "Ox"),)).cast("Kill", "Ox").resolve()
    assert marked(deal(table), "Rat") == [0]


@pytest.mark.ledger("2016:510.1e")
def test_an_illegal_assignment_is_refused_and_the_same_player_asked_again(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX, OGRE]}, B={"battlefield": [TITAN, RAT]})
    fight(table, "Ox", "Ogre", blocks=(("Titan", "Ox"), ("Titan", "Ogre"), ("Rat", "Ox")))
    table.choose("Rat", "Ox")
    to_damage(table).choose(1)
    assert table.decision.options == (3, 4, 5, 6), "the Rat deals 1 of the 4 that the Ox can take"
    game = Game(Setup((SeatSetup(()), SeatSetup(())), 1, rulebook(book), 20, (), ()), state=table.state)
    with pytest.raises(InvalidActionError, match="it could be 3 for Ox"):
        game.act("2")
    decision = game.state.decision
    assert decision is not None and (decision.kind, decision.player) == (dec.DIVIDE, 1)
    assert fall(table, "B") == [], "nothing was dealt"


# ------------------------------------------------------------------------------------- dealing


@pytest.mark.ledger("2016:510.2", "2016:703.4k")
def test_all_damage_is_dealt_at_once_off_the_stack(book: str) -> None:
    table = Table(book=book, A={"battlefield": [MARTYR]}, B={"battlefield": [BEAR]})
    fight(table, "Martyr", blocks=(("Bear", "Martyr"),)).passes(2)
    assert (table.state.step, table.state.stack) == (COMBAT_DAMAGE, [])
    assert (fall(table, "A"), fall(table, "B")) == (["Martyr"], ["Bear"])
    assert table.life("A") == 20, "it could not be sacrificed with its damage assigned"


@pytest.mark.ledger("2016:510.3", "2016:510.4")
def test_damage_triggers_are_on_the_stack_before_the_active_players_priority(book: str) -> None:
    thief = creature("Thief", "1B", 2, 2, gains(DealsDamage(ITSELF, to_players=EachOpponent(), combat=True)))
    table = Table(book=book, A={"battlefield": [thief, RAT], "hand": [KILL]}, B={"battlefield": [BEAR]})
    fight(table, "Thief", "Rat", blocks=(("Bear", "Rat"),)).passes(2)
    assert fall(table, "A") == ["Rat"], "state-based actions come first"
    assert (on_stack(table), table.decision.kind, table.decision.player) == (["Thief"], dec.PRIORITY, 0)
    table.cast("Kill", "Bear").resolve()
    assert (table.state.step, fall(table, "B")) == (COMBAT_DAMAGE, ["Bear"])


@pytest.mark.ledger("2016:510.5")
def test_only_first_and_double_strike_deal_damage_in_a_first_step(book: str) -> None:
    table = Table(book=book, A={"battlefield": [TWIN, DUELIST, OGRE]}, B={})
    fight(table, "Twin", "Duelist", "Ogre").to("first_combat_damage")
    assert table.life("B") == 16
    table.to("end_combat")
    assert table.life("B") == 11, "Twin and Ogre: a double striker deals 4 in all"


@pytest.mark.ledger("2016:510.5")
def test_what_gains_first_strike_after_the_first_step_still_strikes(book: str) -> None:
    edge = gaining("Edge", "first strike")
    table = Table(book=book, A={"battlefield": [DUELIST, OGRE], "hand": [edge]}, B={})
    fight(table, "Duelist", "Ogre").to("first_combat_damage").cast("Edge", "Ogre").resolve()
    assert table.to("end_combat").life("B") == 15


@pytest.mark.ledger("2016:510.5", "2007:310")
def test_a_first_striker_that_had_no_damage_to_assign_in_the_first_step(book: str) -> None:
    """2007:310.5 asks who assigned damage then, later books who had first strike as that step began."""
    from apnap.abilities.change import Modify
    from apnap.abilities.quantity import Number

    meek = creature("Meek", "W", 0, 2, "first strike")
    growth = trick("Growth", Continuous(IT, (Modify(Number(2), Number(2)),)))
    table = Table(book=book, A={"battlefield": [meek, OGRE], "hand": [growth]}, B={})
    fight(table, "Meek", "Ogre").to("first_combat_damage").cast("Growth", "Meek").resolve()
    assert table.to("end_combat").life("B") == (15 if book == "2007" else 17)


@pytest.mark.ledger("2016:510.5", "2007:310")
def test_double_strike_lost_or_gained_between_the_steps(book: str) -> None:
    table = Table(book=book, A={"battlefield": [TWIN], "hand": [losing("Dull", "double strike")]}, B={})
    fight(table, "Twin").to("first_combat_damage").cast("Dull").resolve()
    assert table.to("end_combat").life("B") == 18
    table = Table(book=book, A={"battlefield": [DUELIST], "hand": [gaining("Whirl", "double strike")]}, B={})
    fight(table, "Duelist").to("first_combat_damage").cast("Whirl").resolve()
    assert table.to("end_combat").life("B") == 16


# ------------------------------------------------------------------------------------- end of combat


@pytest.mark.ledger("2016:511.1", "2016:511.2", "classic:311.1", "2007:311")
def test_end_of_combat_triggers_are_on_the_stack_before_the_first_priority(book: str) -> None:
    rest = enchantment("Rest", "1", gains(BeginningOf(END_COMBAT, You())))
    table = Table(book=book, A={"battlefield": [BEAR, rest], "hand": [KILL]}, B={})
    table = deal(fight(table, "Bear"))
    while table.state.step == COMBAT_DAMAGE:
        table.passes()
    assert (on_stack(table), table.decision.kind, table.decision.player) == (["Rest"], dec.PRIORITY, 0)
    assert attackers(table.state), "creatures are still attacking"
    assert table.can_cast("Kill")


@pytest.mark.ledger("2016:511.3", "2007:311")
def test_everything_leaves_combat_as_the_end_of_combat_step_ends(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX, RAT]}, B={"battlefield": [BEAR]})
    fight(table, "Ox", "Rat", blocks=(("Bear", "Rat"),)).to("end_combat")
    assert [table.named(ref) for ref in (*attackers(table.state), *blockers(table.state))] == ["Ox", "Bear"]
    table.to("postcombat_main")
    assert (attackers(table.state), blockers(table.state)) == ([], [])
    assert not table.find("Ox").blocked


@pytest.mark.ledger("2016:511.3")
def test_attacked_planeswalkers_leave_combat_too(book: str) -> None:
    walker = planeswalker("Walker", "3", 5)
    table = Table(book=book, A={"battlefield": [RAT]}, B={"battlefield": [walker]})
    table.start("begin_combat").attack(("Rat", "Walker")).to("end_combat")
    assert table.find("Rat").attacking == table.find("Walker").ref
    assert table.to("postcombat_main").find("Rat").attacking == 0
