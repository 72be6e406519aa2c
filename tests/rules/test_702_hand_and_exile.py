"""702: keyword abilities of cards in hand, and those by which cards are exiled to be cast later."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Ability, Body, Keyword
from apnap.abilities.cost import Cost
from apnap.abilities.effect import Discard, Draw, Effect, GainControl, GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import EachPlayer, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import HASTE, STEP_NAMES
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.legal import legal_actions
from apnap.rules.machine import answer
from apnap.rules.special import SPECIAL_ACTIONS
from apnap.rules.view import View
from tests.rules.layered import seen
from tests.rules.support import FOREST, SWAMP, TARGET_CREATURE, Table, creature, damage_to_any, instant, sorcery

BEAR = creature("Bear", "1G", 2, 2)
BOLT = instant("Bolt", "0", damage_to_any(3))
WHEEL = sorcery("Wheel", "0", Discard(EachPlayer(), Number(1)))


def costing(name: str, *symbols: str, n: int | None = None) -> Keyword:
    return Keyword(name, cost=Cost(ManaCost(symbols)), n=None if n is None else Number(n))


def gain(n: int) -> Effect:
    return GainLife(You(), Number(n))


def rite(*abilities: Ability, cost: str = "9") -> Any:
    return sorcery("Rite", cost, gain(1), *abilities)


def begin(table: Table, step: str, turn: int) -> Table:
    """Go on until the active player has priority in that step, with whatever has triggered on the stack."""
    wanted = STEP_NAMES.index(step)
    while not (table.state.step == wanted and table.state.turn == turn and table.decision.kind == dec.PRIORITY):
        answer(table.state, dec.DONE if table.decision.can_finish else 0)
    return table


def specials(table: Table) -> list[str]:
    """The rules of the special actions that the player with priority may take."""
    options = table.decision.options
    return [SPECIAL_ACTIONS[a.index][0] for a in options if isinstance(a, Action) and a.kind == dec.SPECIAL]


def take(table: Table, rule: str) -> Table:
    """Take the special action of a rule."""
    wanted = [a for a in table.decision.options if isinstance(a, Action) and a.kind == dec.SPECIAL]
    return table.act(next(a for a in wanted if SPECIAL_ACTIONS[a.index][0] == rule))


# ------------------------------------------------------------------------------------------------ hand


@pytest.mark.ledger("current:702.53")
def test_702_53a_transmute_finds_a_card_of_the_same_mana_value() -> None:
    """Transmute (702.53)."""
    card = rite(costing("transmute", "1"), cost="1G")
    library = [FOREST, creature("Giant", "4", 4, 4), BEAR]
    table = Table(A={"hand": [card], "battlefield": [FOREST], "library": library}, B={}).start()
    table.activate("Rite").resolve()
    assert table.offered() == ["Bear"]
    table.choose("Bear")
    assert "Bear" in table.names("hand", "A") and table.names("graveyard", "A") == ["Rite"]


@pytest.mark.ledger("current:702.71")
def test_702_71a_transfigure_looks_at_the_permanent_as_it_was() -> None:
    """Transfigure (702.71)."""
    imp = creature("Imp", "1B", 1, 1, costing("transfigure", "1"))
    table = Table(A={"battlefield": [imp, FOREST], "library": [FOREST, BEAR]}, B={}).start()
    table.activate("Imp").resolve().choose("Bear")
    assert table.names("battlefield", "A") == ["Bear", "Forest"]


@pytest.mark.ledger("current:702.77")
def test_702_77a_reinforce_works_at_instant_speed() -> None:
    card = rite(costing("reinforce", "1", n=2))
    table = Table(A={"hand": [card], "battlefield": [BEAR, FOREST]}, B={}).start("upkeep")
    table.activate("Rite").resolve()
    assert table.size("Bear") == (4, 4) and table.names("graveyard", "A") == ["Rite"]


@pytest.mark.ledger("current:702.49")
def test_702_49_ninjutsu_swaps_an_unblocked_attacker() -> None:
    """It stays revealed (702.49b) and attacks what the returned creature attacked (702.49c)."""
    ninja = creature("Ninja", "5", 4, 4, costing("ninjutsu", "1"))
    table = Table(A={"hand": [ninja], "battlefield": [BEAR, FOREST]}, B={}, C={}).start()
    table.attack(("Bear", "C")).to("declare_blockers")
    table.activate("Ninja")
    assert "Bear" in table.names("hand", "A") and "Ninja" in table.names("hand", "A")  # it is still there
    assert "Ninja" in [card.name for card in View(table.state, 1).players[0].hand]  # 702.49b: revealed
    table.resolve()
    assert table.find("Ninja").tapped and table.find("Ninja").attacking == table.entity("C")
    table.to("postcombat_main")
    assert table.life("C") == 16


@pytest.mark.ledger("current:702.49")
def test_702_49a_ninjutsu_needs_an_unblocked_attacker() -> None:
    ninja = creature("Ninja", "5", 4, 4, costing("ninjutsu", "1"))
    wall = creature("Wall", "1", 0, 4)
    table = Table(A={"hand": [ninja], "battlefield": [BEAR, FOREST]}, B={"battlefield": [wall]}).start()
    ref = table.find("Ninja").ref
    table.attack("Bear")
    assert Action(dec.ACTIVATE, ref, 0) not in table.decision.options  # nothing is unblocked before blocks
    table.block(("Wall", "Bear"))
    assert Action(dec.ACTIVATE, ref, 0) not in table.decision.options


@pytest.mark.ledger("current:702.35")
def test_702_35a_madness_casts_the_discarded_card() -> None:
    """Madness (702.35)."""
    table = Table(A={"hand": [rite(costing("madness", "1")), WHEEL], "battlefield": [FOREST]}, B={}).start()
    table.cast("Wheel").resolve()
    assert table.names("exile", "A") == ["Rite"] and len(table.state.stack) == 1
    table.resolve().choose("Rite")
    assert table.names("stack") == ["Rite"] and table.find("Rite").costs_paid == (("madness", 1),)
    table.resolve()
    assert table.life("A") == 21 and table.find("Forest").tapped


@pytest.mark.ledger("current:702.35")
def test_702_35a_not_cast_it_goes_to_the_graveyard() -> None:
    for lands in ([FOREST], []):
        table = Table(A={"hand": [rite(costing("madness", "1")), WHEEL], "battlefield": lands}, B={}).start()
        table.cast("Wheel").resolve().resolve()
        if lands:
            table.choose("done")
        assert table.names("graveyard", "A") == ["Rite", "Wheel"]


@pytest.mark.ledger("current:702.35")
def test_702_35a_madness_does_not_look_at_cards_that_are_not_discarded() -> None:
    card = creature("Imp", "0", 2, 2, costing("madness", "1"))
    table = Table(A={"hand": [card, BOLT], "battlefield": [FOREST]}, B={}).start()
    table.cast("Imp").resolve().cast("Bolt", "Imp").resolve()
    assert table.names("graveyard", "A") == ["Bolt", "Imp"] and table.state.stack == []


@pytest.mark.ledger("current:702.94")
def test_702_94a_miracle_is_revealed_as_the_first_card_drawn_this_turn() -> None:
    """Miracle (702.94): the player looks at the card before choosing whether to reveal it (121.9), and it stays
    revealed in the hand with the ability on the stack (702.94b)."""
    wonder = rite(costing("miracle", "1"))
    table = Table(A={"battlefield": [FOREST], "library": [wonder]}, B={}).start()
    while table.decision.purpose != "miracle":
        answer(table.state, dec.DONE if table.decision.can_finish else 0)
    assert table.state.turn == 3
    asked, others = View(table.state, 0).decision, View(table.state, 1).decision
    assert asked is not None and View(table.state, 0).object(asked.source).name == "Rite"
    assert others is not None and others.source == 0, "the opponent sees nothing yet"
    table.choose(True)
    assert [card.name for card in View(table.state, 1).players[0].hand] == ["Rite"]
    table.resolve().choose("Rite").resolve()
    assert table.life("A") == 21 and "Rite" in table.names("graveyard", "A")


@pytest.mark.ledger("current:702.94")
def test_702_94a_not_a_later_card_and_not_if_it_is_not_revealed() -> None:
    wonder = rite(costing("miracle", "1"))
    tutor = sorcery("Tutor", "0", Draw(You(), Number(2)))
    table = Table(A={"hand": [tutor], "battlefield": [FOREST], "library": [FOREST, wonder]}, B={}).start()
    table.cast("Tutor").resolve()
    assert table.decision.kind == dec.PRIORITY and table.state.stack == []
    table = Table(A={"hand": [tutor], "battlefield": [FOREST], "library": [wonder]}, B={}).start()
    table.cast("Tutor").resolve().choose(False)
    assert table.state.stack == [] and not View(table.state, 1).players[0].hand


# ------------------------------------------------------------------------------------------------ exile


@pytest.mark.ledger("current:702.62")
def test_702_62a_suspend_counts_down_and_is_cast_for_nothing() -> None:
    slow = creature("Slow", "9", 4, 4, costing("suspend", "1", n=2))
    table = Table(A={"hand": [slow], "battlefield": [FOREST]}, B={}).start()
    take(table, "702.62")
    assert table.find("Slow").counters == (("time", 2),) and table.find("Forest").tapped
    begin(table, "upkeep", 3).resolve()
    assert table.find("Slow").counter("time") == 1
    begin(table, "upkeep", 5).resolve()
    assert len(table.state.stack) == 1
    table.resolve().choose("Slow").resolve()
    assert seen(table, "Slow").keywords & HASTE  # until its controller loses control of it
    table.attack("Slow").to("postcombat_main")
    assert table.life("B") == 16


@pytest.mark.ledger("current:702.62")
def test_702_62a_the_haste_ends_with_control() -> None:
    slow = creature("Slow", "9", 4, 4, costing("suspend", "0", n=1))
    theft = sorcery("Theft", "0", Body((TARGET_CREATURE,), GainControl(You(), TargetObjects(0))))
    table = Table(A={"hand": [slow]}, B={"hand": [theft]}).start()
    begin(take(table, "702.62"), "upkeep", 3).resolve().resolve().choose("Slow").resolve()
    table.to("precombat_main", 4).cast("Theft").resolve()
    assert seen(table, "Slow").controller == 1 and not seen(table, "Slow").keywords & HASTE


@pytest.mark.ledger("current:702.62")
def test_702_62a_not_cast_it_remains_exiled() -> None:
    table = Table(A={"hand": [rite(costing("suspend", "0", n=1))]}, B={}).start()
    begin(take(table, "702.62"), "upkeep", 3).resolve().resolve().choose("done")
    assert table.names("exile", "A") == ["Rite"]
    table.to("upkeep", 5)
    assert table.state.stack == []


@pytest.mark.ledger("current:702.62")
def test_702_62a_suspended_only_when_it_could_begin_to_be_cast() -> None:
    table = Table(A={"hand": [rite(costing("suspend", "0", n=1))]}, B={}).start("upkeep")
    assert specials(table) == []
    assert specials(table.to("precombat_main")) == ["702.62"]
    fast = instant("Flash", "9", gain(1), costing("suspend", "0", n=1))
    assert specials(Table(A={"hand": [fast]}, B={}).start("upkeep")) == ["702.62"]


@pytest.mark.ledger("current:702.143")
def test_702_143a_foretell_hides_the_card_and_casts_it_on_a_later_turn() -> None:
    """Foretell (702.143)."""
    seat = {"hand": [rite(costing("foretell", "1"))], "battlefield": [FOREST, SWAMP]}
    table = Table(A=seat, B={}).start("upkeep")
    take(table, "702.143")
    assert all(table.find(name).tapped for name in ("Forest", "Swamp"))
    (hidden,) = View(table.state, 1).exile
    assert not hidden.known and hidden.face_down
    assert View(table.state, 0).exile[0].name == "" and View(table.state, 0).exile[0].known
    ref = table.state.exile[0]
    assert all(a.ref != ref for a in legal_actions(table.state.fork(), 0))
    table.to("precombat_main", 3)
    table.act(Action(dec.CAST, ref, 0)).resolve()
    assert table.life("A") == 21 and table.names("graveyard", "A") == ["Rite"]


@pytest.mark.ledger("current:702.143")
def test_702_143a_foretell_only_during_your_turn() -> None:
    fast = instant("Flash", "9", gain(1), costing("foretell", "1"))
    table = Table(A={}, B={"hand": [fast], "battlefield": [FOREST, SWAMP]}).start().passes()
    assert specials(table) == []


@pytest.mark.ledger("current:702.170")
def test_702_170_a_plotted_card_is_cast_free_as_a_sorcery_on_a_later_turn() -> None:
    fast = instant("Flash", "9", gain(1), costing("plot", "1"))
    table = Table(A={"hand": [fast], "battlefield": [FOREST]}, B={}).start("upkeep")
    assert specials(table) == []
    take(table.to("precombat_main"), "702.170")
    assert not table.can_cast("Flash") and View(table.state, 1).exile[0].name == "Flash"
    table.to("upkeep", 3)
    assert not table.can_cast("Flash")
    table.to("precombat_main", 3).cast("Flash").resolve()
    assert table.life("A") == 21


@pytest.mark.ledger("current:702.88")
def test_702_88a_rebound_casts_it_again_in_the_next_upkeep() -> None:
    table = Table(A={"hand": [rite(Keyword("rebound"), cost="0")]}, B={}).start()
    table.cast("Rite").resolve()
    assert table.names("exile", "A") == ["Rite"]
    begin(table, "upkeep", 3).resolve().choose("Rite").resolve()
    assert table.life("A") == 22 and table.names("graveyard", "A") == ["Rite"]  # cast from exile: it does not rebound


@pytest.mark.ledger("current:702.88")
def test_702_88_not_from_elsewhere_not_a_copy_and_only_once() -> None:
    """Two instances rebound once (702.88c)."""
    twice = rite(Keyword("rebound"), Keyword("rebound"), cost="0")
    table = Table(A={"hand": [twice]}, B={}).start()
    begin(table.cast("Rite").resolve(), "upkeep", 3)
    assert len(table.state.stack) == 1
    back = rite(Keyword("rebound"), Keyword("retrace"), cost="0")
    table = Table(A={"graveyard": [back], "hand": [FOREST]}, B={}).start()
    table.cast("Rite").resolve()
    assert "Rite" in table.names("graveyard", "A")


@pytest.mark.ledger("current:702.88")
def test_702_88a_a_spell_that_is_countered_does_not_rebound() -> None:
    zap = instant("Zap", "0", damage_to_any(1), Keyword("rebound"))
    table = Table(A={"hand": [zap]}, B={"battlefield": [BEAR], "hand": [BOLT]}).start()
    table.cast("Zap", "Bear").passes().cast("Bolt", "Bear").resolve().resolve()
    assert table.names("graveyard", "A") == ["Zap"]
