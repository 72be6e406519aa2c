"""A deck written in a dialect and read again is the same, as far as the dialect can say it."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.cards.deck import DIALECTS, Deck, load_deck_file, read_deck, read_list, write_deck
from apnap.errors import DeckError
from apnap.i18n import error_text
from tests.cards.published import NAMES, POOL
from tests.cards.test_deck_dialects import LISTS

NAMED = {"arena", "forge", "xmage", "cockatrice", "dec", "mwdeck"}
WITH_COMMANDER = {"arena", "forge", "moxfield", "archidekt"}
WITH_COMPANION = {"arena", "moxfield", "archidekt"}
WITH_ATTRACTIONS = {"arena", "forge", "moxfield", "archidekt"}
WITH_AVATAR = {"arena", "forge"}
WITH_SETS = {"arena", "forge", "xmage", "cockatrice", "mwdeck", "moxfield", "archidekt"}

_names = st.sampled_from(NAMES) | st.builds(
    lambda words: " ".join(f"Q{words}q".split()), st.text(st.sampled_from("abcXé',-&\" "), min_size=1, max_size=9)
)
_counts = st.dictionaries(_names, st.integers(1, 300), max_size=4)
_codes = st.sampled_from(["", "", "M10", "2X2", "PLST", "ABC"])


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Return a deck without cards that stand beside it."""
    main = draw(st.dictionaries(_names, st.integers(1, 300), min_size=1, max_size=4))
    sets = {
        name: tuple(draw(st.lists(_codes, min_size=count, max_size=count))) for name, count in main.items() if count < 5
    }
    return Deck(
        main,
        draw(_counts),
        tuple(draw(st.lists(_names, max_size=2, unique=True))),
        draw(st.just("") | _names),
        draw(st.just("") | _names),
        sets={name: codes for name, codes in sets.items() if any(codes)},
    )


def said_by(deck: Deck, dialect: str) -> Deck:
    """Return what a dialect can say of a deck."""
    aside = dict(deck.sideboard)
    if dialect not in WITH_COMPANION and deck.companion:
        aside.setdefault(deck.companion, 1)
    if dialect not in WITH_COMMANDER:
        for name in deck.commander:
            aside[name] = aside.get(name, 0) + 1
    return msgspec.structs.replace(
        deck,
        sideboard=aside,
        commander=deck.commander if dialect in WITH_COMMANDER else (),
        companion=deck.companion if dialect in WITH_COMPANION else "",
        name=deck.name if dialect in NAMED else "",
        sets=deck.sets if dialect in WITH_SETS else {},
    )


@pytest.mark.parametrize("dialect", DIALECTS)
@given(deck=decks())
def test_round_trip(dialect: str, deck: Deck) -> None:
    written = write_deck(deck, dialect)
    read = read_deck(written, dialect=dialect)
    assert read == said_by(deck, dialect)
    assert list(read.main) == list(deck.main)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_what_is_written_is_recognized_and_read_with_the_cards(dialect: str) -> None:
    burn = load_deck_file(LISTS / "arena.txt", POOL)
    reading = read_list(write_deck(burn, dialect), POOL)
    assert reading.dialect == dialect
    assert reading.deck == said_by(burn, dialect)


@pytest.mark.parametrize("dialect", sorted(WITH_ATTRACTIONS))
def test_attractions_where_there_is_a_place_for_them(dialect: str) -> None:
    deck = Deck({"Mountain": 60}, attractions={"Balloon Stand": 1})
    assert read_deck(write_deck(deck, dialect), dialect=dialect) == deck


@pytest.mark.parametrize("dialect", sorted(WITH_AVATAR))
def test_an_avatar_where_there_is_a_place_for_it(dialect: str) -> None:
    deck = Deck({"Mountain": 60}, avatar="Momir Vig, Simic Visionary Avatar")
    assert read_deck(write_deck(deck, dialect), POOL, dialect=dialect) == deck


@pytest.mark.parametrize("dialect", DIALECTS)
def test_what_a_dialect_has_no_place_for_is_refused(dialect: str) -> None:
    for deck, able in (
        (Deck({"X": 1}, avatar="Momir Vig, Simic Visionary Avatar"), WITH_AVATAR),
        (Deck({"X": 1}, attractions={"Balloon Stand": 1}), WITH_ATTRACTIONS),
    ):
        if dialect not in able:
            with pytest.raises(DeckError, match=f"a list for {dialect} has no place for "):
                write_deck(deck, dialect)


def test_a_refusal_to_write_is_said_in_both_languages() -> None:
    with pytest.raises(DeckError) as refused:
        write_deck(Deck({"X": 1}, attractions={"Balloon Stand": 1}), "mtgo")
    assert error_text(refused.value, "en") == "A list for Magic Online has no place for this: Attraction deck."
    assert (
        error_text(refused.value, "es") == "Una lista para Magic Online no tiene sitio para esto: mazo de atracciones."
    )
    with pytest.raises(DeckError) as refused:
        write_deck(Deck({"X": 1}), "octgn")
    assert error_text(refused.value, "es").endswith("mwdeck, moxfield o archidekt.")


def test_a_sideboard_without_a_deck_is_written_too() -> None:
    for dialect in DIALECTS:
        assert read_deck(write_deck(Deck({}, {"X": 2}), dialect), dialect=dialect) == Deck({}, {"X": 2})
