"""717.2: games with Attraction decks."""

from __future__ import annotations

import pytest

from apnap.cards.deck import Deck
from apnap.cards.house import load_house
from apnap.cards.lookup import CardList
from apnap.cards.pool import CardPool
from apnap.errors import RulebookError
from apnap.game.saving import write_save
from apnap.game.setting_up import CompiledPool, Setup, seat_of
from apnap.rulebooks.current import CURRENT
from apnap.rules.attractions import attraction_deck

POOL = CompiledPool(CardPool([CardList(load_house())]))
RIDES = {"Wheel of Lanterns": 1, "Tin Whale Ride": 1, "Sparring Booth": 1}


def test_717_2_the_attraction_deck_begins_face_down_in_the_command_zone_in_random_order() -> None:
    seat = seat_of(Deck(main={"Plains": 60}, attractions=RIDES), POOL)
    orders = set()
    for seed in range(20):
        setup = Setup((seat, seat_of(Deck(main={"Plains": 60}), POOL)), seed, CURRENT)
        state = setup.state()
        deck = attraction_deck(state, 0)
        orders.add(tuple(state.last_known(ref).definition.name for ref in deck))
        assert len(deck) == 3 and attraction_deck(state, 1) == []
        assert len(state.players[0].library) == 60
        assert len(write_save(setup, "en", [], state)["seats"][0][-1]) == 3
    assert len(orders) > 3 and {frozenset(order) for order in orders} == {frozenset(RIDES)}


def test_717_2_an_attraction_in_a_deck_is_refused_and_says_which() -> None:
    seat = seat_of(Deck(main={"Plains": 59, "Tin Whale Ride": 1}), POOL)
    with pytest.raises(RulebookError, match=r"Tin Whale Ride.*717\.2"):
        Setup((seat, seat), 1, CURRENT).state()
