"""Finding cards by what people type."""

from __future__ import annotations

import pytest

from apnap.cards.database import CardDatabase
from apnap.cards.lookup import CardList
from apnap.cards.names import fold_name
from apnap.cards.pool import CardPool
from apnap.cards.record import Card, Face
from apnap.errors import UnknownCardError


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("dellmoor brute", "Dellmoor Brute"),
        ("elan of MARROWAETH", "Élan of Marrowæth"),
        ("Quillon’s  Oath–Keeper", "Quillon's Oath-Keeper"),
        ("Gleamwort//shadowort", "Gleamwort // Shadowort"),
        ("Gleamwort / Thornwort", "Gleamwort // Thornwort"),
        ("thornwort", "Gleamwort // Thornwort"),
        ("Bramble Kiss", "Bramble Kiss // Dellmoor Brute"),
        ("Fuego fatuo de Dellmoor", "Dellmoor Wisp"),
    ],
)
def test_a_name_is_found_in_any_spelling(database: CardDatabase, typed: str, name: str) -> None:
    assert database.card(typed).name == name
    assert CardList(database).card(typed).name == name
    assert typed in database


def test_a_full_name_goes_before_the_name_of_a_part(database: CardDatabase) -> None:
    assert len(database.card("Dellmoor Brute").faces) == 1


def test_709_4a_a_part_that_two_cards_have_is_refused_naming_both(database: CardDatabase) -> None:
    with pytest.raises(UnknownCardError) as refused:
        database.card("Gleamwort")
    assert refused.value.suggestions == ("Gleamwort // Shadowort", "Gleamwort // Thornwort")
    assert "Gleamwort" not in database


def test_an_unknown_name_is_refused_with_the_nearest_names_first(database: CardDatabase) -> None:
    for source in (database, CardList(database)):
        with pytest.raises(UnknownCardError, match="did you mean Dellmoor Brute, Dellmoor Brood") as refused:
            source.card("Delmoor Brutte")
        assert len(refused.value.suggestions) <= 3


def test_a_name_like_nothing_is_refused_without_suggestions(database: CardDatabase) -> None:
    for name in ("Xyzzyx", "q", "", '"'):
        with pytest.raises(UnknownCardError) as refused:
            database.card(name)
        assert refused.value.suggestions == ()


def test_in_a_pool_the_earlier_source_has_its_own_card_of_a_name(database: CardDatabase) -> None:
    mine = Card("Dellmoor Brute", "normal", (Face("Dellmoor Brute", power="9"),))
    pool = CardPool([CardList([mine]), database])
    assert pool.card("dellmoor brute") is mine
    assert pool.card("Dellmoor Brood").front.power == "2"
    assert len(pool) == len(database) == len(list(pool)) == len(set(pool.names()))


def test_a_full_name_of_a_later_source_goes_before_a_part_in_an_earlier_one(database: CardDatabase) -> None:
    faces = (Face("Hollow Vow"), Face("Dellmoor Brood"))
    pool = CardPool([CardList([Card("Hollow Vow // Dellmoor Brood", "split", faces)]), database])
    assert pool.card("Dellmoor Brood").name == "Dellmoor Brood"


def test_folding_forgets_accents_but_not_letters() -> None:
    assert fold_name("Ñandú Œuvre") == "nandu oeuvre"
    assert fold_name("Dellmoor") != fold_name("Delmoor")
