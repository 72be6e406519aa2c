"""400.2, 402.3, 701.20: what a seat sees, knows, and does not see."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from apnap.abilities.values import HAND, LIBRARY
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import Action
from apnap.rules.happen import happen
from apnap.rules.knowledge import knows, show
from apnap.rules.libraries import action
from apnap.rules.state import State
from apnap.rules.view import View
from apnap.rules.zones import move
from tests.rules.support import FOREST, MOUNTAIN, Table, creature, damage_to_any, instant

BEAR = creature("Bear", "1G", 2, 2)
WOLF = creature("Wolf", "2G", 3, 3)
ZAP = instant("Zap", "R", damage_to_any(3))


@pytest.fixture
def table() -> Table:
    return Table(
        A={"hand": [ZAP, BEAR], "library": [WOLF, MOUNTAIN], "fill": 5},
        B={"hand": [WOLF, FOREST], "battlefield": [BEAR], "graveyard": [ZAP], "library": [BEAR], "fill": 5},
    ).start()


def names(state: State, seat: int, of: int) -> list[str]:
    """Return the names in a hand as far as a seat knows them."""
    return sorted(card.name for card in View(state, seat).players[of].hand)


def test_own_hand_is_seen_and_others_are_counted(table: Table) -> None:
    view = View(table.state, 0)
    assert [card.name for card in view.hand] == ["Zap", "Bear"]
    assert names(table.state, 0, 1) == []
    assert view.players[1].hand_size == 2
    assert view.players[0].library == view.players[1].library == ()
    assert view.players[1].graveyard[0].name == "Zap"


def test_public_objects_have_their_characteristics(table: Table) -> None:
    seen = View(table.state, 0).battlefield[0]
    assert (seen.name, seen.power, seen.toughness, seen.controller, seen.known) == ("Bear", 2, 2, 1, True)


def test_no_reference_of_the_kernel_is_shown(table: Table) -> None:
    text = json.dumps(View(table.state, 0).to_data())
    refs = [record.ref for record in table.state.objects[1:]]
    assert not any(str(ref) in text for ref in refs)


def test_handles_lead_back_to_what_they_name(table: Table) -> None:
    view = View(table.state, 0)
    for seen in (*view.hand, *view.battlefield, *view.players[1].graveyard):
        assert View(table.state, 0).object(seen.handle).name == seen.name
    with pytest.raises(KeyError):
        view.object(99_999)


def test_options_are_handles() -> None:
    table = Table(A={"hand": [MOUNTAIN]}, B={}).start()
    view = View(table.state, 0)
    asked = view.decision
    assert asked is not None
    play = asked.options[1]
    assert isinstance(play, Action)
    assert play.ref == view.hand[0].handle != table.find("Mountain", "hand").ref


def test_others_see_that_a_decision_waits_and_not_its_options(table: Table) -> None:
    asked = View(table.state, 1).decision
    assert asked is not None
    assert (asked.decider, asked.options) == (0, ())


def test_revealed_cards_are_known_until_the_library_is_shuffled(table: Table) -> None:
    """Then they stop being revealed (701.20d)."""
    state = table.state
    top = state.players[0].library[-1]
    show(state, (top,), (1,))
    assert [(place, card.name) for place, card in View(state, 1).players[0].library] == [(0, "Wolf")]
    assert View(state, 0).players[0].library == ()
    happen(state, action("shuffle", 0))
    assert View(state, 1).players[0].library == ()


def test_a_card_that_returns_to_hand_is_known(table: Table) -> None:
    state = table.state
    happen(state, move(table.find("Bear", "battlefield").ref, HAND))
    assert names(state, 0, 1) == ["Bear"]


def test_a_hidden_card_leaving_the_hand_ends_what_others_know_of_it(table: Table) -> None:
    state = table.state
    happen(state, move(table.find("Bear", "battlefield").ref, HAND))
    happen(state, move(table.find("Forest", "hand").ref, LIBRARY))
    assert names(state, 0, 1) == []
    assert not knows(state, 0, state.last_known(state.players[1].library[-1]))
    assert knows(state, 1, state.last_known(state.players[1].library[-1]))


def test_a_drawn_card_is_not_known_to_others(table: Table) -> None:
    state = table.state
    draw = ev.Draw()
    draw.player = 1
    happen(state, draw)
    assert names(state, 0, 1) == []
    assert len(names(state, 1, 1)) == 3


def test_determinizing_keeps_what_is_known_and_the_cards_of_each_owner(table: Table) -> None:
    state = table.state
    for seed in range(5):
        other = View(state, 0).determinize(seed)
        assert View(other, 0).to_data() == View(state, 0).to_data()
        for seat in (0, 1):
            assert owned(other, seat) == owned(state, seat)


def owned(state: State, seat: int) -> Counter[str]:
    """Return the names of all cards that a player owns."""
    return Counter(characteristics(state, o).name for o in state.objects[1:] if o.owner == seat and o.zone != 0)


def test_determinizing_changes_hidden_cards_and_only_them(table: Table) -> None:
    state = table.state
    hands = {tuple(sorted(hand(View(state, 0).determinize(seed), 1))) for seed in range(20)}
    assert len(hands) > 1
    assert all(hand(View(state, 0).determinize(seed), 0) == ["Zap", "Bear"] for seed in range(5))


def hand(state: State, seat: int) -> list[str]:
    """Return the names in a hand."""
    return [state.last_known(ref).definition.name for ref in state.players[seat].hand]


def test_determinizing_is_decided_by_the_seed_and_the_knowledge_alone(table: Table) -> None:
    state = table.state
    once, again = View(state, 0).determinize(3), View(state, 0).determinize(3)
    assert hand(once, 1) == hand(again, 1)
    from_other = View(View(state, 0).determinize(9), 0).determinize(3)
    assert hand(from_other, 1) == hand(once, 1)


def test_with_closed_decks_hidden_cards_are_among_those_seen(table: Table) -> None:
    state = table.state
    seen = {"Zap", "Bear", "Wolf", "Mountain", "Wastes"}
    for seed in range(10):
        assert set(hand(View(state, 0).determinize(seed, open_decks=False), 1)) <= seen
