"""Every cited rule number exists in the current book, and the kernel says which rules it carries out."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from apnap.rulebooks.text import RulesText, citations
from tests.project.source import SOURCE, bare_strings, comments, modules, name_of, strings
from tests.shared import shared

KERNEL_MODULES = (
    [path for path in modules("rules") if path.name != "__init__.py"] if (SOURCE / "rules").is_dir() else []
)
CHAPTER = re.compile(r"(?<![\w.])[1-9]\d{2}(?![\w.]*\w)")
"""A whole section, as in "601: casting"."""


@cache
def current_book(*texts: Path) -> RulesText:
    """Return the rules of the current book with its additions."""
    return RulesText("\n".join(path.read_text(encoding="utf-8-sig") for path in texts))


def rules() -> RulesText:
    """Return the current book; the test is skipped where it is absent."""
    return current_book(
        shared("rules/comprehensive-rules-20260417.txt"), shared("rules/comprehensive-rules-20260807-additions.txt")
    )


def cited(path: Path) -> set[str]:
    """Return the rule numbers in docstrings, comments, and strings that are nothing but a rule number."""
    found = {number for prose in (*bare_strings(path), *comments(path)) for number in citations(prose)}
    for node in strings(path):
        text = str(node.value)
        if citations(text) == [text]:
            found.add(text)
    return found


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_cited_rules_exist(path: Path) -> None:
    book = rules()
    assert sorted(number for number in cited(path) if number not in book) == []


OLDER = re.compile(r"\b(classic|2007|2016):(\d{3}\.\d+[a-z]?)")
"""A rule of an older book, as in ``classic:310.2``."""


@cache
def older_book(name: str) -> frozenset[str]:
    """Return the numbers of the rules of an older book: of its seed document and of the English text of its day."""
    dates = {"classic": "19990423", "2007": "20070201", "2016": "20160722"}
    text = RulesText.from_file(shared(f"rules/comprehensive-rules-{dates[name]}.txt"))
    ledger = shared("rules/ledger.jsonl").read_text(encoding="utf-8").splitlines()
    seed = [json.loads(line)["id"] for line in ledger]
    return frozenset(text.numbers()) | {one.partition(":")[2] for one in seed if one.startswith(f"{name}:")}


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_cited_rules_of_older_books_exist(path: Path) -> None:
    prose = "\n".join((*bare_strings(path), *comments(path)))
    assert [f"{book}:{number}" for book, number in OLDER.findall(prose) if number not in older_book(book)] == []


@pytest.mark.parametrize("path", KERNEL_MODULES, ids=name_of)
def test_every_kernel_module_cites_a_rule(path: Path) -> None:
    assert cited(path) or any(CHAPTER.search(prose) for prose in bare_strings(path))


def test_citations_are_found_in_every_place(tmp_path: Path) -> None:
    module = tmp_path / "sample.py"
    module.write_text('"""Damage (120.3)."""\n\nRULE = "704.5g"  # as 510.2 says\nRATE = 100.5\nTEXT = "at 1.5"\n')
    assert cited(module) == {"120.3", "704.5g", "510.2"}
