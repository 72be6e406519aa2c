"""classic:103, 2007:103: cards before rules, "can't" before "can", impossible things, and who chooses first."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body, Keyword, Static, Triggered
from apnap.abilities.change import AddAbility, RemoveAbility
from apnap.abilities.effect import Continuous, Destroy, Discard, Effect, GainLife, Sacrifice, Sequence
from apnap.abilities.objects import EachPlayer, Filter, HasCardType, TargetObjects, You
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.static import ADDITIONAL_LANDS, CANT_PLAY_LANDS, PlayerRule
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, FLYING, GRAVEYARD, LAND, LEGENDARY
from apnap.rules import decisions as dec
from apnap.rules.characteristics import has_keyword
from apnap.rules.machine import run
from apnap.rules.starting import start_at_first_turn
from apnap.rules.view import View
from tests.rules.support import CREATURES, FOREST, TARGET_CREATURE, Table, creature, enchantment, instant, sorcery

BEAR, OX, CAT = creature("Bear", "1G", 2, 2), creature("Ox", "3W", 2, 4), creature("Cat", "W", 1, 1)
LOSE_A_CREATURE = Sacrifice(EachPlayer(), CREATURES)
MORE_LANDS = enchantment("More", "G", Static((PlayerRule(ADDITIONAL_LANDS, You(), n=Number(1)),)))
NO_LANDS = enchantment("Stop", "W", Static((PlayerRule(CANT_PLAY_LANDS, EachPlayer()),)))


def lands(table: Table) -> int:
    """How many lands A could play now."""
    return sum(action.kind == dec.PLAY_LAND for action in table.legal("A"))


@pytest.mark.ledger("classic:103.1", "2007:103.1")
def test_a_card_beats_the_rule_it_contradicts_and_no_other(book: str) -> None:
    table = Table(book=book, A={"battlefield": [MORE_LANDS], "hand": [FOREST] * 3}, B={}).start("upkeep")
    assert lands(table) == 0, "when a land may be played is another rule"
    table.to("precombat_main")
    for _ in range(2):
        table.play("Forest")
        while table.decision.kind == dec.YES_NO:  # 2007:305.2: whether the effect allows it or the rule
            table.choose(True)
    assert table.names("battlefield", "A") == ["Forest", "Forest", "More"]
    assert lands(table) == 0


@pytest.mark.ledger("2007:103", "2007:103.2")
def test_cant_beats_can(book: str) -> None:
    for order in ([MORE_LANDS, NO_LANDS], [NO_LANDS, MORE_LANDS]):
        assert lands(Table(book=book, A={"battlefield": order, "hand": [FOREST]}, B={}).start()) == 0


@pytest.mark.ledger("2007:103.2")
def test_losing_an_ability_is_no_cant(book: str) -> None:
    bird = creature("Bird", "1W", 1, 1, "flying")
    tricks = [
        instant(name, "0", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (change,))))
        for name, change in (("Fall", RemoveAbility("flying")), ("Rise", AddAbility(Keyword("flying"))))
    ]
    table = Table(book=book, A={"battlefield": [bird], "hand": tricks}, B={}).start()
    for name, flies in (("Fall", False), ("Rise", True)):
        table.cast(name).resolve()
        assert has_keyword(table.state, table.find("Bird"), FLYING) == flies


@pytest.mark.ledger("classic:103.1", "2007:103", "2007:103.3")
def test_what_is_impossible_is_ignored_and_the_rest_done(book: str) -> None:
    razing = Sequence((Destroy(TargetObjects(0)), Sacrifice(You(), CREATURES), GainLife(You(), Number(1))))
    raze = instant("Raze", "G", Body((Target(Filter((HasCardType(LAND),))),), razing))
    table = Table(book=book, A={"battlefield": [FOREST], "hand": [raze]}, B={"battlefield": [FOREST]}).start()
    table.cast("Raze", "Forest#2").resolve()
    assert (table.names("battlefield", "B"), table.life("A")) == ([], 21)
    assert table.decision.kind == dec.PRIORITY


# ------------------------------------------------------------------------------------- who chooses first


def rite(book: str, effect: Effect, *seats: dict[str, Any]) -> Table:
    """A table at which A has cast a sorcery with that effect for nothing and it resolves."""
    mine = {**seats[0], "hand": [sorcery("Rite", "0", effect), *seats[0].get("hand", [])]}
    others: dict[str, Any] = dict(zip("BCD", seats[1:], strict=False))
    table = Table(book=book, A=mine, **others).start()
    return table.cast("Rite").resolve()


@pytest.mark.ledger("classic:413.2d", "2007:103.4a")
def test_the_second_player_knows_what_the_first_has_chosen_and_it_happens_at_once(book: str) -> None:
    table = rite(book, LOSE_A_CREATURE, {"battlefield": [BEAR, CAT]}, {"battlefield": [BEAR, OX]})
    assert (table.decision.player, table.offered(), table.decision.earlier) == (0, ["Bear", "Cat"], ())
    table.choose("Cat")
    assert (table.decision.player, table.offered()) == (1, ["Bear", "Ox"])
    view = View(table.state, 1)
    assert view.decision is not None
    assert [view.object(handle).name for handle in view.decision.earlier] == ["Cat"]
    assert table.names("battlefield") == ["Bear", "Bear", "Cat", "Ox"], "nothing has happened yet"
    table.choose("Ox")
    assert table.names("battlefield") == ["Bear", "Bear"]


def test_a_choice_in_a_hidden_zone_stays_hidden() -> None:
    table = rite("current", Discard(EachPlayer(), Number(1)), {"hand": [BEAR, CAT]}, {"hand": [OX, OX]})
    table.choose("Cat")
    view = View(table.state, 1)
    assert (table.decision.player, table.decision.earlier) == (1, ())
    assert view.decision is not None and view.decision.earlier == ()


@pytest.mark.ledger("2007:103", "2007:103.4")
def test_all_choose_in_turn_order_and_everything_happens_together(book: str) -> None:
    mourning = Triggered(ZoneChanges(CREATURES, (BATTLEFIELD,), (GRAVEYARD,)), Body(effect=GainLife(You(), Number(1))))
    mourner = creature("Mourner", "W", 1, 1, mourning)
    hand = [sorcery("Rite", "0", LOSE_A_CREATURE)]
    two = [BEAR, CAT]
    seats: dict[str, Any] = {
        "A": {"battlefield": [mourner, BEAR]},
        "B": {"battlefield": two, "hand": hand},
        "C": {"battlefield": two},
    }
    table = Table(book=book, **seats).start("precombat_main", 2)
    table.cast("Rite").resolve()
    for letter, choice in (("B", "Bear"), ("C", "Cat"), ("A", "Mourner")):
        assert table.decision.player == table.seat(letter)
        table.choose(choice)
    assert table.names("battlefield") == ["Bear", "Bear", "Cat"]
    table.settle()
    assert table.life("A") == 23, "the mourner saw the two that died with it, and itself"


@pytest.mark.ledger("2007:103.4b")
def test_a_player_chooses_in_the_order_written_or_in_any_order_if_there_is_none(book: str) -> None:
    written = Sequence((Sacrifice(You(), CREATURES), Discard(You(), Number(1))))
    table = rite(book, written, {"battlefield": [BEAR, CAT], "hand": [OX, OX]}, {})
    assert table.decision.purpose == "sacrifice"
    table.choose("Cat")
    assert table.decision.purpose == "discard"
    dying = ZoneChanges(CREATURES, (BATTLEFIELD,), (GRAVEYARD,))
    wakes = [
        enchantment(f"Wake {n}", "1", Triggered(dying, Body((TARGET_CREATURE,), Destroy(TargetObjects(0)))))
        for n in (1, 2)
    ]
    for at, order in ((0, ["Wake 1", "Wake 2"]), (1, ["Wake 2", "Wake 1"])):
        table = rite(book, Sacrifice(You(), CREATURES), {"battlefield": [BEAR, CAT, OX, *wakes]}, {}).choose("Cat")
        first = table.decision
        assert first.kind == dec.ORDER and len(first.options) == 2, "which of two abilities first is for A to say"
        table.choose(first.options[at])
        aiming = []
        while table.decision.kind == dec.TARGETS:
            source = table.state.last_known(table.decision.source).source
            aiming.append(table.named(source))
            table.choose("Bear")
        assert aiming == order, "A chooses for the one that A named before the other"


def test_whose_legend_stays_is_open_to_the_next_player() -> None:
    hero = creature("Hero", "1W", 2, 2, supertypes=LEGENDARY)
    table = Table(A={"battlefield": [hero, hero]}, B={"battlefield": [hero, hero]})
    start_at_first_turn(table.state)
    run(table.state)
    kept = table.choices[0]
    table.choose("Hero")
    assert (table.decision.player, table.decision.earlier) == (1, (kept,))
