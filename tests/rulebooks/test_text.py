"""Rules by number in a text of the book, and the numbers that prose cites."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.errors import RulebookError
from apnap.rulebooks.text import RulesText, citations
from tests.shared import shared

SMALL = """1. Game Concepts

100. General

100.1. Games have players.
100.1a Two of them, often.
Example: nobody is 100.1b.
"""


def test_rules_and_subrules_are_found_by_number() -> None:
    rules = RulesText(SMALL)
    assert len(rules) == 3
    assert "100" in rules
    assert "100.1b" not in rules
    assert rules.text("100.1") == "Games have players."
    assert rules.text("100.1a") == "Two of them, often."


def test_missing_rule_is_refused_with_its_number() -> None:
    with pytest.raises(RulebookError, match=r"no rule 100\.2") as refused:
        RulesText(SMALL).text("100.2")
    assert refused.value.rule == "100.2"


def test_a_file_that_is_no_rules_text_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader,\n", encoding="utf-8")
    with pytest.raises(RulebookError, match=r"letter\.txt is no rules text"):
        RulesText.from_file(letter)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="can't be read"):
        RulesText.from_file(tmp_path / "absent.txt")
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"100.1. \xff\xfe")
    with pytest.raises(RulebookError, match="can't be read"):
        RulesText.from_file(binary)


@pytest.mark.parametrize(
    ("prose", "expected"),
    [
        ("Cast it (601.2a), then pay (601.2h).", ["601.2a", "601.2h"]),
        ("the steps 601.2a-i", ["601.2a", "601.2i"]),
        ("the steps 601.2a–i", ["601.2a", "601.2i"]),
        ("601.2a-cost", ["601.2a"]),
        ("ends with a rule 104.3.", ["104.3"]),
        ("chapter 601", []),
        ("version 3.14.100.5 and 0.123.4", []),
        ("classic:422.1 is another book's", []),
        ("613.10", ["613.10"]),
    ],
)
def test_citations(prose: str, expected: list[str]) -> None:
    assert citations(prose) == expected


def test_the_whole_current_book_is_read() -> None:
    rules = RulesText.from_file(shared("rules/comprehensive-rules-20260417.txt"))
    assert all(number in rules for number in ("100.1", "601.2a", "704.5z", "702.16b", "903.9a", "601"))
    assert rules.text("601.2b").startswith("If the spell is modal")
    assert "704.5l" not in rules  # subrules skip l and o
