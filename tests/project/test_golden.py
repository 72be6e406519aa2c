"""Golden trees: digests of what cards mean; what has changed is told, and renewed only on request."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from apnap.cards.build import write_database
from apnap.cards.database import SCHEMA_VERSION, CardDatabase
from apnap.cards.record import Card, Face
from apnap.oracle.examining import Examiner
from tests.project.source import ROOT


@pytest.fixture(scope="module")
def golden() -> Iterator[ModuleType]:
    """Return ``scripts/golden.py`` as a module."""
    sys.path.insert(0, str(ROOT / "scripts"))
    yield importlib.import_module("golden")
    sys.path.remove(str(ROOT / "scripts"))


def card(name: str, text: str) -> Card:
    """Return an instant."""
    return Card(name, "normal", (Face(name, "{G}", "Instant", text),))


DRAW, AGAIN, UNREAD = card("Moss", "Draw a card."), card("Fern", "Draw two cards."), card("Reed", "Hum.")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    meta = {"schema": str(SCHEMA_VERSION), "imported_at": "2026-01-01T00:00:00", "sources": "[]", "cards": "3"}
    write_database((DRAW, AGAIN, UNREAD), meta, tmp_path / "cards.sqlite")
    return tmp_path


def test_the_digest_is_that_of_the_meaning(golden: ModuleType) -> None:
    examiner = Examiner()
    digests = [golden.digest(examiner.examine(one)) for one in (DRAW, AGAIN, UNREAD, card("Moss", "Draw a card."))]
    assert digests[0] == digests[3] != digests[1]
    assert digests[2] == ""
    assert len(digests[0]) == 16


def test_fields_that_are_as_by_default_make_no_difference(golden: ModuleType) -> None:
    (face,) = Examiner().examine(DRAW).definition.faces
    assert golden.meaning(face.abilities) == [["Spell", {"body": ["Body", {"effect": ["Draw", {"who": ["You", {}]}]}]}]]


def test_what_has_changed_is_told(golden: ModuleType, home: Path) -> None:
    examiner = Examiner()
    right = golden.digest(examiner.examine(DRAW))
    known = {"Moss": right, "Fern": "0" * 16, "Reed": "0" * 16, "Nobody": "0" * 16}
    with CardDatabase() as database:
        found = {name: what for name, what, _ in golden.differing(known, database, examiner)}
    assert set(found) == {"Fern", "Reed", "Nobody"}
    assert found["Fern"] == "means something else"
    assert found["Reed"].startswith("not supported any more: ")


def test_cards_are_chosen_for_the_constructs_that_they_use(golden: ModuleType) -> None:
    cards = [DRAW, card("Moss Two", "Draw a card."), card("Loss", "Target player loses 2 life."), UNREAD]
    assert golden.chosen(cards, Examiner(), 2) == ["Loss", "Moss Two"]


def test_renewing_writes_the_meanings_as_they_are(
    golden: ModuleType, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "golden.json"
    file.write_text(json.dumps({"Moss": "", "Fern": ""}))
    monkeypatch.setattr(golden, "GOLDEN", file)
    monkeypatch.setattr(sys, "argv", ["golden.py", "--show"])
    assert golden.main() == 1
    assert "Moss: means something else" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["golden.py", "--renew"])
    assert golden.main() == 0
    monkeypatch.setattr(sys, "argv", ["golden.py", "--json", str(home / "out.json")])
    assert golden.main() == 0
    assert json.loads((home / "out.json").read_text()) == {"cards": 2, "changed": 0}


def test_the_golden_cards_are_names_with_digests() -> None:
    known = json.loads((ROOT / "docs" / "evidence" / "golden.json").read_text(encoding="utf-8"))
    assert len(known) >= 290
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in known.values())
