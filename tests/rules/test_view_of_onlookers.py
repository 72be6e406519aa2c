"""400.2: what somebody who only looks on may know: what all players know."""

from __future__ import annotations

import json
import random

import pytest

from apnap.agents.random_ import random_answer
from apnap.game.setting_up import SeatSetup, Setup
from apnap.ids import NO_PLAYER
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import decisions as dec
from apnap.rules.knowledge import knows, show
from apnap.rules.machine import answer, run
from apnap.rules.state import State
from apnap.rules.view import View
from tests.properties.decks import GREEN, RED
from tests.rules.support import FOREST, MOUNTAIN, Table, creature, damage_to_any, instant

BEAR = creature("Bear", "1G", 2, 2)
ZAP = instant("Zap", "R", damage_to_any(3))


@pytest.fixture
def table() -> Table:
    return Table(
        A={"hand": [ZAP, BEAR], "battlefield": [MOUNTAIN], "graveyard": [BEAR]}, B={"hand": [FOREST]}, C={}
    ).start()


def looking_on(table: Table) -> View:
    return View(table.state, NO_PLAYER)


def test_public_zones_are_seen_and_hands_are_counted(table: Table) -> None:
    view = looking_on(table)
    assert [seen.name for seen in view.battlefield] == ["Mountain"]
    assert [seen.name for seen in view.players[0].graveyard] == ["Bear"]
    assert [player.hand_size for player in view.players] == [3, 1, 0], "A has drawn a card"
    assert not any(player.hand or player.library for player in view.players)
    assert view.hand == [] and view.opponents == []


def test_what_every_player_has_seen_is_known(table: Table) -> None:
    zap, bear = (table.find(name, "hand") for name in ("Zap", "Bear"))
    assert not knows(table.state, NO_PLAYER, zap)
    show(table.state, (zap.ref,))
    show(table.state, (bear.ref,), (1,))
    assert knows(table.state, NO_PLAYER, table.find("Zap", "hand"))
    assert not knows(table.state, NO_PLAYER, table.find("Bear", "hand")), "C has not seen it"
    assert [seen.name for seen in looking_on(table).players[0].hand] == ["Zap"]


def test_that_a_decision_waits_is_seen_and_not_its_options(table: Table) -> None:
    asked = looking_on(table).decision
    assert asked is not None and (asked.decider, asked.kind, asked.options) == (0, dec.PRIORITY, ())


def test_a_card_that_somebody_searches_for_is_theirs_to_see(table: Table) -> None:
    """701.23."""
    library = tuple(table.state.players[0].library)
    table.state.decision = dec.make_decision(dec.OBJECTS, 0, library, "search")
    assert View(table.state, 0).players[0].library
    assert looking_on(table).players[0].library == ()


def test_what_is_seen_has_handles_that_lead_back(table: Table) -> None:
    view = looking_on(table)
    for seen in (*view.battlefield, *view.players[0].graveyard):
        assert looking_on(table).object(seen.handle).name == seen.name
    own = View(table.state, 0).hand[0]
    with pytest.raises(KeyError):
        looking_on(table).object(own.handle)


@pytest.mark.parametrize("seed", [1, 2])
def test_an_onlooker_never_knows_more_than_a_player(seed: int) -> None:
    state = Setup((SeatSetup(tuple(RED)), SeatSetup(tuple(GREEN))), seed, rulebook("current")).state()
    run(state)
    chance = random.Random(seed)
    for made in range(300):
        if state.over:
            break
        if made % 20 == 0:
            assert_less(state, seed)
        assert state.decision is not None
        answer(state, random_answer(state.decision, chance))


def assert_less(state: State, seed: int) -> None:
    for record in state.objects[1:]:
        if knows(state, NO_PLAYER, record):
            assert all(knows(state, seat, record) for seat in range(len(state.players)))
    first = View(state, NO_PLAYER).to_data()
    for seat in range(len(state.players)):
        other = View(state, seat).determinize(seed)
        assert json.dumps(View(other, NO_PLAYER).to_data()) == json.dumps(first), "it tells no player anything"
