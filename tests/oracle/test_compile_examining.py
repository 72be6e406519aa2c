"""What read, proved and supported mean, and what the counts of a corpus are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap.cards.build import write_database
from apnap.cards.database import SCHEMA_VERSION
from apnap.cards.record import Card, Face
from apnap.cli.cards import cards as cards_command
from apnap.oracle.corpus import construct_counts, corpus_coverage
from apnap.oracle.examining import Examiner

HEN = Card("Moss Hen", "normal", (Face("Moss Hen", "{1}{G}", "Creature — Bird", "Reach", "2", "2"),))
HUMMER = Card("Moss Hummer", "normal", (Face("Moss Hummer", "{G}", "Creature — Bird", "Reach\nHumming", "1", "1"),))
DELVER = Card(
    "Moss Delver", "normal", (Face("Moss Delver", "{G}", "Sorcery", "Return target creature to the command zone."),)
)


def test_a_plain_card_is_read_proved_and_supported() -> None:
    found = Examiner().examine(HEN)
    assert (found.read, found.proved, found.supported) == (True, True, True)
    assert found.problems == ()


def test_a_card_with_an_unread_line_is_none_of_the_three() -> None:
    found = Examiner().examine(HUMMER)
    assert (found.read, found.proved, found.supported) == (False, False, False)
    assert [line.read for line in found.faces[0].lines] == [True, False]


def test_a_card_without_meaning_is_read_and_proved_but_not_supported() -> None:
    found = Examiner().examine(DELVER)
    assert (found.read, found.proved, found.supported) == (True, True, False)


def test_letter_case_and_the_short_name_make_no_difference_to_the_proof() -> None:
    text = "Whenever Ila or Ila, Keeper of Moss attacks, draw a card."
    ila = Card(
        "Ila, Keeper of Moss", "normal", (Face("Ila, Keeper of Moss", "{1}", "Legendary Creature — Bird", text),)
    )
    found = Examiner().examine(ila)
    assert found.read == found.proved


@pytest.mark.parametrize(
    "text",
    [
        "{T}, Sacrifice a Goblin: Goblin creatures get +2/+0 until end of turn.",
        "{T}: You may put an Aura or Equipment card from your hand onto the battlefield.",
        'Creatures you control have "{T}: Add {G}" and ward {2}.',
        "When ~ enters, the Ring tempts you.",
        "{T}: Put an hourglass counter on ~.",
    ],
)
def test_a_line_of_one_meaning_has_one_in_spanish_too(text: str) -> None:
    shop = Card("Moss Shop", "normal", (Face("Moss Shop", "{1}", "Artifact", text.replace("~", "this artifact")),))
    assert Examiner().examine(shop).proved


def test_the_counts_of_a_corpus() -> None:
    records = {card.name: card for card in (HEN, HUMMER, DELVER)}
    done: list[int] = []
    report = corpus_coverage([*records, "Moss Nobody"], records.get, done.append)
    assert (report.core, report.missing, report.read, report.proved, report.supported) == (4, 1, 2, 2, 1)
    assert (report.lines, report.lines_read, report.lines_proved, report.spanish_printed) == (4, 3, 3, 3)
    assert done == [1, 2, 3, 4]
    (stop,) = report.front
    assert (stop.cards, stop.alone, stop.example) == (1, 1, "Moss Hummer: Humming")
    assert [one.cards for one in report.hindrances] == [1, 1]


def test_constructs_with_a_test_of_behaviour_are_those_that_tests_name(tmp_path: Path) -> None:
    (tmp_path / "test_scry.py").write_text('@pytest.mark.construct("Scry", "Hum")\ndef test() -> None: ...\n')
    counts = construct_counts(tmp_path)
    assert counts.with_behaviour_test == 1
    assert 0 < counts.with_spanish <= counts.total


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    monkeypatch.setenv("APNAP_SHARED", str(tmp_path / "absent"))
    meta = {"schema": str(SCHEMA_VERSION), "imported_at": "2026-01-01T00:00:00", "sources": "[]", "cards": "3"}
    write_database((HEN, HUMMER, DELVER), meta, tmp_path / "cards.sqlite")
    return tmp_path


def test_coverage_writes_the_figures_of_a_pool(home: Path) -> None:
    (home / "pools.json").write_text(
        json.dumps({"_note": "", "core": ["Moss Hen", "Moss Hummer"], "hens": ["Moss Hen"]})
    )
    result = CliRunner().invoke(cards_command, ["coverage", "--json", str(home / "out.json")])
    assert result.exit_code == 0, result.output
    figures = json.loads((home / "out.json").read_text())
    assert list(figures) == [
        "cards", "core", "read", "proved", "supported", "lines", "lines_read", "lines_proved", "ambiguous_lines",
        "unbound_lines", "spanish_printed", "constructs", "ms_per_card", "ambiguity", "cards_per_construct",
        "constructs_per_card", "front",
    ]  # fmt: skip
    assert figures["ambiguity"] == {"unreviewed_on_supported": 0, "refused_on_supported": 0, "pairs": []}
    assert figures["cards_per_construct"] == {"KeywordLine": 1, "SimpleKeyword": 1}
    assert figures["constructs_per_card"] == {"mean": 2, "median": 2, "most": 2, "cards": {"2": 1}}
    assert (figures["cards"], figures["core"], figures["read"], figures["supported"]) == (3, 2, 1, 1)
    assert figures["front"][0]["cards"] == 1
    assert "cards supported" in result.output
    assert "why cards are not supported" in result.output
    assert "constructs a card: 2 on average" in result.output
    assert "cards a construct: KeywordLine 1" in result.output
    assert CliRunner().invoke(cards_command, ["coverage", "--pool", "hens"]).exit_code == 0


def test_where_reading_stops_is_shown_on_request(home: Path) -> None:
    result = CliRunner().invoke(cards_command, ["coverage", "--front", "5", "--reasons", "0", "--constructs", "0"])
    assert "where reading stops" in result.output
    assert "why cards" not in result.output
    assert "constructs a card" not in result.output


def test_without_pools_all_imported_cards_are_counted_and_it_is_said(home: Path) -> None:
    result = CliRunner().invoke(cards_command, ["coverage", "--json", str(home / "out.json")])
    assert "all 3 imported cards are counted" in result.output
    assert json.loads((home / "out.json").read_text())["core"] == 3


@pytest.mark.parametrize(
    ("arguments", "content", "what"),
    [
        (["--pool", "geese"], "{}", "there is no pool 'geese'"),
        ([], "[", "the card pools can't be read"),
    ],
)
def test_bad_pools_are_one_error(home: Path, arguments: list[str], content: str, what: str) -> None:
    (home / "pools.json").write_text(content)
    result = CliRunner().invoke(cards_command, ["coverage", *arguments])
    assert result.exit_code != 0
    assert what in str(result.exception)


def test_show_says_a_card_in_spanish_and_as_a_tree(home: Path) -> None:
    spanish = CliRunner().invoke(cards_command, ["show", "Moss Hen", "--lang", "es"])
    assert "Alcance." in spanish.output
    tree = CliRunner().invoke(cards_command, ["show", "Moss Hen", "--tree"])
    assert "KeywordLine" in tree.output
    assert "Keyword(keyword='reach', text='Reach')" in tree.output
    data = json.loads(CliRunner().invoke(cards_command, ["show", "Moss Hummer", "--tree", "--json"]).output)
    assert (data["name"], data["read"], data["supported"]) == ("Moss Hummer", False, False)
    assert "Humming" in data["problems"][0]
