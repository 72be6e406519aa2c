"""``apnap cards search``, ``deck`` and ``import-formats`` from the outside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from apnap.cards.build import write_database
from apnap.cards.database import SCHEMA_VERSION, CardDatabase
from apnap.cards.record import Card, Face
from apnap.cli import main
from apnap.cli.searching import line_of

TYPES = {
    "Legendary Creature — Human": "Criatura legendaria — Humano",
    "Ongoing Scheme": "Ongoing Scheme",
    "Stickers": "Stickers",
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["cards", *map(str, words)])


def test_a_search_shows_a_card_a_line() -> None:
    result = run("search", "t:goblin", "name:headlong")
    assert result.stdout == "Headlong Goblin  {1}{R}  Creature — Goblin  3/2\n1 card.\n"
    assert run("search", "!zzz").stdout == "No card is like that.\n"


def test_a_search_in_spanish_cut_off() -> None:
    lines = run("search", "t:trasgo order:mv", "--lang", "es", "--limit", "2").stdout.splitlines()
    assert len(lines) == 3
    assert "Criatura — " in lines[0]
    assert lines[2].startswith("Las primeras 2 de ")


def test_a_card_without_spanish_words_has_its_types_in_spanish_as_far_as_there_are_words() -> None:
    shown = {types: line_of(Card("Moss", "normal", (Face("Moss", type_line=types),)), "es") for types in TYPES}
    assert shown == {types: f"Moss  {spanish}" for types, spanish in TYPES.items()}


def test_a_search_that_is_none_is_refused_in_the_language_of_the_reader() -> None:
    result = run("search", 'o:"draw', "--lang", "es")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "apnap: Carácter 3: estas comillas no se cierran.\n"


def test_a_minus_comes_after_two_hyphens() -> None:
    assert "Headlong Goblin" not in run("search", "--limit", "999", "--", "-t:creature", "c:r").stdout


def test_a_deck_is_counted_and_checked() -> None:
    result = run("deck", "burn", "--format", "house")
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert lines[0] == "60 cards, lands among them: 21"
    assert lines[-1] == "The format allows this deck."
    assert "Lands that make mana: {R} 21" in lines


def test_a_deck_that_a_format_does_not_allow(home: Path, tmp_path: Path) -> None:
    lists = tmp_path / "formats.json"
    lists.write_text(json.dumps({"formats": {"old": {"name": "Old Days", "sets": ["abc"]}}}), encoding="utf-8")
    kept = run("import-formats", lists)
    assert kept.stdout == f"Formats: old. Sets: 0. Kept in {home / 'formats.json'}.\n"
    deck = tmp_path / "deck.txt"
    deck.write_text("58 Mountain\n1 Kiln Hound\n", encoding="utf-8")
    result = run("deck", deck, "--format", "old", "--lang", "es")
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-2:] == [
        "Kiln Hound: Old Days no la tiene (100.6)",
        "El mazo tiene 59 cartas, se necesitan al menos 60 (100.2a)",
    ]
    assert run("deck", deck, "--format", "new").stderr == "apnap: There is no format “new”; there are house, old.\n"


def test_a_bad_file_of_formats_is_one_line(tmp_path: Path) -> None:
    result = run("import-formats", tmp_path / "none")
    assert result.exit_code == 2
    assert result.stderr.startswith("apnap: ")
    assert result.stderr.count("\n") == 1


def test_the_group_has_the_commands_that_it_brings_in_late() -> None:
    assert {"coverage", "spanish", "search"} <= set(run("--help").stdout.split())
    assert run("coverage", "--help").exit_code == 0


def test_supported_cards_are_read_once_and_kept(home: Path) -> None:
    cards = (
        Card("Moss Hen", "normal", (Face("Moss Hen", "{G}", "Creature — Bird", "Reach", "1", "1"),)),
        Card("Moss Hummer", "normal", (Face("Moss Hummer", "{G}", "Creature — Bird", "Humming", "1", "1"),)),
    )
    meta = {"schema": str(SCHEMA_VERSION), "imported_at": "2026-01-01T00:00:00", "sources": "[]", "cards": "2"}
    write_database(cards, meta, home / "cards.sqlite")
    from apnap.oracle.cache import grammar_version

    assert run("search", "moss is:supported").stdout.startswith("Moss Hen")
    assert run("search", "moss not:supported").stdout.startswith("Moss Hummer")
    with CardDatabase(home / "cards.sqlite") as database:
        assert database.compiled("Moss Hen", grammar_version()) is not None
        assert database.compiled("Moss Hummer", grammar_version()) is None


def test_no_search_reads_the_whole_pool(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apnap.game.supported_cards.MOST_READ", 0)
    cards = (Card("Moss Hen", "normal", (Face("Moss Hen", "{G}", "Creature — Bird", "Reach", "1", "1"),)),)
    meta = {"schema": str(SCHEMA_VERSION), "imported_at": "2026-01-01T00:00:00", "sources": "[]", "cards": "1"}
    write_database(cards, meta, home / "cards.sqlite")
    assert run("search", "moss hen is:supported").stderr.startswith("apnap: More than 0 cards would have to be read")
    assert run("search", "kiln is:supported").stdout.startswith("Kiln Hound")
