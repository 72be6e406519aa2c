"""Formats and dialects, as the deck editor is told of them."""

from __future__ import annotations

import pytest

from apnap.cards.deck import DIALECTS, read_deck
from apnap.cards.legality import load_formats
from apnap.cards.pool import open_pool
from apnap.web.orders import ListOrder
from apnap.web.reading import forms, read_list_in

LIST = "Deck\n4 Kiln Hound\n56 Mountain\n\nSideboard\n2 Cinder Reproach"


def test_every_dialect_is_offered_with_the_suffix_of_its_files() -> None:
    told = forms(load_formats())
    assert [one["key"] for one in told["dialects"]] == list(DIALECTS)
    assert all(one["suffix"].startswith(".") for one in told["dialects"])
    assert {"key": "house", "name": "House"} in told["formats"]


@pytest.mark.parametrize("dialect", list(DIALECTS))
def test_a_deck_is_written_in_the_dialect_that_is_asked_for(dialect: str) -> None:
    written = read_list_in(ListOrder(LIST, dialect=dialect)).list
    with open_pool() as pool:
        again = read_deck(written, pool)
    assert again.main == {"Kiln Hound": 4, "Mountain": 56}
    assert again.sideboard == {"Cinder Reproach": 2}
