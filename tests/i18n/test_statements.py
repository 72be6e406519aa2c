"""The sentences of the rules: complete, in both languages, and of the seed documents' rules."""

from __future__ import annotations

import json

import pytest

from apnap.errors import RulebookError
from apnap.i18n.statements import KINDS, statement, statements
from apnap.rulebooks import switch_named
from tests.shared import shared


def test_every_statement_is_whole() -> None:
    for one in statements().values():
        assert one.kind in KINDS and one.system > 0, one.id
        assert one.en.endswith(".") and one.es.endswith(".") and one.en != one.es, one.id
        assert [switch_named(name).name for name in one.switches] == list(one.switches)
        assert bool(one.keyword) == (one.kind == "keyword"), one.id


def test_statements_are_in_the_order_of_their_numbers() -> None:
    numbers = [one.number for one in statements().values() if one.book == "classic" and one.number[0].isdecimal()]
    assert numbers.index("300.4") < numbers.index("310.1") < numbers.index("310.1a") < numbers.index("420.5e")


def test_a_statement_is_found_by_id_and_by_number() -> None:
    assert statement("classic:300.4", "current") is statement("300.4", "classic") is statement("300.4", "2001-01-01")
    with pytest.raises(RulebookError, match="no statement with the number '300.99' here; near it: 300.1"):
        statement("300.99", "classic")


def test_every_rule_of_the_seeds_has_a_statement() -> None:
    ledger = [json.loads(line) for line in shared("rules/ledger.jsonl").read_text(encoding="utf-8").splitlines()]
    wanted = {}
    for line in ledger:
        if line["kind"] == "behaviour":
            wanted[line["id"]] = "behaviour"
        elif line["kind"] == "system":
            wanted[line["id"]] = "keyword" if line["edition"] == "current" else "system"
    assert {one.id: one.kind for one in statements().values()} == wanted


def test_no_statement_is_a_sentence_of_the_ledger() -> None:
    ledger = [json.loads(line) for line in shared("rules/ledger.jsonl").read_text(encoding="utf-8").splitlines()]
    theirs = {line["requirement"].casefold() for line in ledger}
    assert [one.id for one in statements().values() if one.en.casefold() in theirs] == []
