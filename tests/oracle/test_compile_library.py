"""Where a game gets its cards from: the shipped house set, what the database kept, or the grammar."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from apnap.abilities.walk import to_data
from apnap.cards import house
from apnap.cards.build import write_database
from apnap.cards.database import SCHEMA_VERSION, CardDatabase
from apnap.cards.lookup import CardList
from apnap.cards.pool import CardPool
from apnap.cards.record import Card, Face
from apnap.errors import UnsupportedCardError
from apnap.oracle import library
from apnap.oracle.cache import grammar_version
from apnap.oracle.compile import compile_card

HEN = Card("Moss Hen", "normal", (Face("Moss Hen", "{1}{G}", "Creature — Bird", "Reach", "2", "2"),))
HUMMER = Card("Moss Hummer", "normal", (Face("Moss Hummer", "{G}", "Creature — Bird", "Humming", "1", "1"),))


@pytest.fixture
def database(tmp_path: Path) -> CardDatabase:
    meta = {"schema": str(SCHEMA_VERSION), "imported_at": "2026-01-01T00:00:00", "sources": "[]", "cards": "2"}
    write_database((HEN, HUMMER), meta, tmp_path / "cards.sqlite")
    return CardDatabase(tmp_path / "cards.sqlite")


def test_the_shipped_house_set_is_what_its_cards_compile_to() -> None:
    file = Path(house.__file__).with_name(library.HOUSE_FILE)
    assert file.read_bytes() == library.compile_house(), "run scripts/compile-house"


def test_every_house_card_comes_from_the_shipped_file() -> None:
    for card in house.load_house():
        definition = library.house_definition(card.name)
        assert definition is not None
        assert definition.name == card.name


def test_a_house_card_is_found_without_building_the_grammar() -> None:
    code = (
        "import sys; from apnap.cards.pool import CardPool; from apnap.cards.lookup import CardList; "
        "from apnap.cards.house import load_house; from apnap.oracle.library import definition_for; "
        "definition_for(CardPool([CardList(load_house())]), 'Island'); "
        "sys.exit('apnap.oracle.twoway' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_compiled_card_is_kept_and_taken_from_the_database(database: CardDatabase) -> None:
    pool = CardPool([CardList(()), database])
    first = library.definition_for(pool, "moss hen")
    blob = database.compiled("Moss Hen", grammar_version())
    assert blob is not None
    assert msgspec.json.decode(blob) == msgspec.json.decode(msgspec.json.encode(to_data(first)))
    assert library.definition_for(pool, "Moss Hen") == first == compile_card(HEN)


def test_an_unsupported_card_is_refused_and_not_kept(database: CardDatabase) -> None:
    pool = CardPool([database])
    with pytest.raises(UnsupportedCardError, match="Humming"):
        library.definitions_for(pool, ("Moss Hen", "Moss Hummer"))
    assert database.compiled("Moss Hummer", grammar_version()) is None
    assert database.compiled("Moss Hen", grammar_version()) is not None


def test_a_kept_card_that_is_not_carried_out_is_refused(
    database: CardDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = CardPool([database])
    library.definition_for(pool, "Moss Hen")
    monkeypatch.setattr("apnap.oracle.support.unsupported", lambda node: ["ability.Keyword: reach"])
    with pytest.raises(UnsupportedCardError, match="not carried out: ability.Keyword: reach"):
        library.definition_for(pool, "Moss Hen")


def test_the_house_set_is_compiled_again_when_it_is_out_of_date(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = (library._house, library.house_definition)
    monkeypatch.setattr(library, "grammar_version", lambda: "another")
    for function in kept:
        function.cache_clear()
    try:
        assert library.house_definition("Island") is None
    finally:
        for function in kept:
            function.cache_clear()


def test_a_house_card_is_one_object_for_all_games() -> None:
    """What is derived of cards is kept by them, so that games that are over leave nothing behind."""
    assert library.house_definition("Island") is library.house_definition("Island")
