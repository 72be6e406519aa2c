"""717.2: Attraction decks in deck lists."""

from __future__ import annotations

import pytest

from apnap.cards.deck import Deck, check_construction, read_deck, write_deck
from apnap.cards.house import load_house
from apnap.cards.lookup import CardList
from apnap.cards.pool import CardPool

POOL = CardPool([CardList(load_house())])
PLAIN = {"Plains": 60}


def test_717_2_an_attraction_deck_stands_apart_from_the_deck() -> None:
    deck = read_deck("Deck\n60 Plains\n\nAttractions\n1 Wheel of Lanterns\n1 Tin Whale Ride\n", POOL)
    assert len(deck) == 60 and deck.attractions == {"Wheel of Lanterns": 1, "Tin Whale Ride": 1}
    assert read_deck(write_deck(deck), POOL) == deck


@pytest.mark.parametrize(
    ("attractions", "limited", "problems"),
    [
        ({}, False, []),
        ({f"Ride {n}": 1 for n in range(10)}, False, []),
        ({f"Ride {n}": 1 for n in range(9)}, False, [("717.2a", 9, 10, "")]),
        ({"Ride": 2, **{f"Ride {n}": 1 for n in range(9)}}, False, [("717.2a", 2, 1, "Ride")]),
        ({"Ride": 3}, True, []),
        ({"Ride": 2}, True, [("717.2b", 2, 3, "")]),
    ],
)
def test_717_2a_and_717_2b_how_many_attractions_there_must_be(
    attractions: dict[str, int], limited: bool, problems: list[tuple[str, int, int, str]]
) -> None:
    found = check_construction(Deck(main=PLAIN, attractions=attractions), POOL, limited=limited)
    assert [(one.rule, one.count, one.limit, one.card) for one in found] == problems
    assert all("Attraction deck" in str(one) for one in found if not one.card)
