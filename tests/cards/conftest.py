"""Cards that nobody ever printed, as records and as files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from apnap.cards.build import import_files
from apnap.cards.database import CardDatabase


def oracle(name: str, **fields: Any) -> dict[str, Any]:
    """Return a record in the oracle-cards shape; what is not given is that of a plain 2/2 creature."""
    record = {
        "object": "card",
        "name": name,
        "layout": "normal",
        "cmc": 2.0,
        "mana_cost": "{1}{G}",
        "type_line": "Creature — Beast",
        "oracle_text": "",
        "power": "2",
        "toughness": "2",
        "colors": ["G"],
        "color_identity": ["G"],
        "keywords": [],
    }
    return record | fields


def halves(left: str, right: str, **fields: Any) -> dict[str, Any]:
    """Return the record of a split card, its halves red and blue."""
    record = oracle(f"{left} // {right}", layout="split", type_line="Instant // Instant", mana_cost="{R} // {U}")
    del record["power"], record["toughness"]
    record["card_faces"] = [
        {"object": "card_face", "name": left, "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Scry 1."},
        {"object": "card_face", "name": right, "mana_cost": "{U}", "type_line": "Instant", "oracle_text": "Scry 2."},
    ]
    return record | fields


def write_lines(path: Path, records: list[dict[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return path


ATOMIC_FACE: dict[str, Any] = {
    "name": "Dellmoor Wisp",
    "layout": "normal",
    "type": "Creature — Spirit",
    "manaCost": "{W}",
    "manaValue": 1.0,
    "colors": ["W"],
    "colorIdentity": ["W"],
    "power": "1",
    "toughness": "1",
    "foreignData": [
        {"language": "German", "name": "Dellmoorgeist"},
        {"language": "Spanish", "name": "Fuego fatuo de Dellmoor", "type": "Criatura — Espíritu", "text": "Vuela."},
    ],
}


@pytest.fixture
def database(tmp_path: Path) -> Iterator[CardDatabase]:
    records = [
        oracle("Dellmoor Brute"),
        oracle("Dellmoor Brood"),
        oracle("Élan of Marrowæth", type_line="Sorcery"),
        oracle("Quillon's Oath-Keeper"),
        halves("Gleamwort", "Shadowort"),
        halves("Gleamwort", "Thornwort"),
        halves("Bramble Kiss", "Dellmoor Brute"),
        oracle("Forest", type_line="Basic Land — Forest", mana_cost=""),
    ]
    cards = write_lines(tmp_path / "cards.jsonl", records)
    atomic = tmp_path / "atomic.json"
    atomic.write_text(json.dumps({"meta": {}, "data": {"Dellmoor Wisp": [ATOMIC_FACE]}}), encoding="utf-8")
    import_files([cards, atomic], tmp_path / "home" / "cards.sqlite")
    with CardDatabase(tmp_path / "home" / "cards.sqlite") as opened:
        yield opened
