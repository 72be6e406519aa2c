"""classic:100, 2007:100: what a deck must be made of."""

from __future__ import annotations

import pytest

from apnap.cards.deck import Deck, check_construction, read_deck
from apnap.cards.lookup import CardList
from apnap.cards.record import Card, Face, Wording
from apnap.rulebooks.catalogue import rulebook

POOL = CardList(
    [
        Card("Bear", "normal", (Face("Bear", "{1}{G}", "Creature — Bear", "", "2", "2", spanish=Wording("Oso")),)),
        Card("Forest", "normal", (Face("Forest", "", "Basic Land — Forest", ""),)),
        Card("Wide Road", "normal", (Face("Wide Road", "", "Land", ""),)),
    ]
)


def problems(book: str, limited: bool = False, **counts: int) -> list[tuple[str, int, int]]:
    main = {name.replace("_", " "): n for name, n in counts.items()}
    found = check_construction(Deck(main), POOL, limited=limited, book=rulebook(book))
    return [(problem.card, problem.count, problem.limit) for problem in found]


@pytest.mark.ledger("classic:100.2", "2007:100", "2007:100.2")
def test_a_constructed_deck_has_sixty_cards_and_four_of_each_but_basic_lands(book: str) -> None:
    assert problems(book, Forest=56, Bear=4) == []
    assert problems(book, Forest=55, Bear=4) == [("", 59, 60)]
    assert problems(book, Forest=55, Wide_Road=5) == [("Wide Road", 5, 4)]


@pytest.mark.ledger("2007:100.2")
def test_copies_in_two_languages_are_copies_of_one_card(book: str) -> None:
    number = rulebook(book).number("100.2a")
    for deck in (read_deck("4 Oso\n1 Bear\n55 Forest", POOL), Deck({"Oso": 4, "Bear": 1, "Forest": 55})):
        (problem,) = check_construction(deck, POOL, book=rulebook(book))
        assert (problem.card, problem.count, problem.rule) == ("Bear", 5, number) and number == "100.2"


@pytest.mark.ledger("classic:100.3", "2007:100", "2007:100.3")
def test_a_limited_deck_has_forty_cards_and_any_number_of_each(book: str) -> None:
    assert problems(book, limited=True, Forest=17, Bear=23) == []
    assert problems(book, limited=True, Forest=16, Bear=23) == [("", 39, 40)]
    assert problems(book, Forest=33, Bear=7) == [("", 40, 60), ("Bear", 7, 4)], "not in constructed play"


@pytest.mark.ledger("classic:100.4", "2007:100.4")
def test_a_deck_may_be_as_large_as_one_likes(book: str) -> None:
    assert problems(book, Forest=496, Bear=4) == []
    assert problems(book, limited=True, Forest=400, Bear=100) == []
