"""Lines with several readings: in what they differ first, and what becomes of it."""

from __future__ import annotations

from importlib import resources

import pytest

from apnap.cards.record import Card, Face
from apnap.oracle import ambiguity
from apnap.oracle.ambiguity import (
    ALL_REFUSED,
    DIFFERENT,
    REFUSED,
    REFUSED_RIGHTLY,
    REVIEWED,
    SAME,
    Ambiguities,
    differences,
)
from apnap.oracle.construct import Construct
from apnap.oracle.corpus import corpus_coverage
from apnap.oracle.reviewed import is_reviewed_pair
from apnap.oracle.twoway import Reading, tongue
from apnap.oracle.usage import Usage


def tree(line: str) -> Construct:
    """Return the preferred reading of a line."""
    return tongue("en").read(line).tree


ONE, TWO = "Draw a card.", "Draw two cards."
REFUSABLE = "Return target creature to the command zone."


def test_trees_of_one_meaning_do_no_harm() -> None:
    same = tree(ONE), tree(ONE)

    assert {kind for _, kind in differences(same, ONE, "Moss", True)} == {SAME}


def test_different_meanings_are_told_by_their_first_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    trees = tree(ONE), tree(TWO)

    ((pair, kind),) = differences(trees, ONE, "Moss", True)
    assert kind == DIFFERENT
    assert " | " in pair

    monkeypatch.setattr(ambiguity, "is_reviewed", lambda line: line == ONE)
    assert differences(trees, ONE, "Moss", True) == ((pair, REVIEWED),)


def test_a_reading_without_meaning_loses_and_is_told() -> None:
    trees = tree(REFUSABLE), tree(ONE), tree(TWO)

    (refused, kind), (_, other) = differences(trees, ONE, "Moss", True)

    assert (kind, other) == (REFUSED, DIFFERENT)
    assert refused.endswith("(ToCommandZone)")
    assert [kind for _, kind in differences((tree(REFUSABLE),) * 2, REFUSABLE, "Moss", True)] == [ALL_REFUSED]


def test_a_refusal_that_was_reviewed_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    trees = tree(REFUSABLE), tree(ONE)
    ((pair, _),) = differences(trees, ONE, "Moss", True)

    monkeypatch.setattr(ambiguity, "is_reviewed_pair", lambda found: found == pair)

    assert differences(trees, ONE, "Moss", True) == ((pair, REFUSED_RIGHTLY),)


def test_reviewed_pairs_are_written_as_pairs() -> None:
    text = resources.files("apnap.oracle").joinpath("reviewed_pairs.txt").read_text(encoding="utf-8")
    rows = [row for row in text.splitlines() if row and not row.startswith("#")]

    assert rows and all(is_reviewed_pair(row) for row in rows)
    assert all("(" in row and row.endswith(")") for row in rows)
    assert len(set(rows)) == len(rows)


def test_lines_are_counted_and_those_on_supported_cards_come_first() -> None:
    found = Ambiguities()
    rivals = [Reading(ONE, (tree(ONE), tree(TWO)))]

    found.add(rivals, "Moss", False, supported=False)
    found.add(rivals, "Fern", False, supported=True)
    found.add([Reading(TWO, (tree(TWO),))], "Reed", False, supported=True)

    (one,) = found.ranked()
    assert (one.lines, one.supported, one.example) == (2, 1, f"Fern: {ONE}")


def test_constructs_are_counted_once_a_card() -> None:
    usage = Usage()

    usage.add([tree(ONE), tree(ONE)])
    usage.add([tree(TWO)])

    assert usage.cards["Draw"] == 2
    assert sum(usage.sizes.values()) == 2
    assert usage.per_card["most"] >= usage.per_card["median"] > 3
    assert Usage().per_card["mean"] == 0


def test_the_counts_of_a_corpus_have_both() -> None:
    hen = Card("Moss Hen", "normal", (Face("Moss Hen", "{1}{G}", "Creature — Bird", "Reach", "2", "2"),))

    report = corpus_coverage([hen.name], {hen.name: hen}.get)

    assert report.differences == []
    assert report.usage.cards == {"KeywordLine": 1, "SimpleKeyword": 1}
