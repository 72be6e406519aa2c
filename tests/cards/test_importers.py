"""The two bulk shapes, and what is refused of them."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from apnap.cards.importers import CardFile, source
from apnap.cards.record import Card, RelatedCard, Wording
from apnap.errors import CardDataError

from .conftest import ATOMIC_FACE, halves, oracle, write_lines

TRICKY = [
    oracle("Braces } ] { Keeper", oracle_text='Say "}{", \\ or [].\n{T}: Add {G}.'),
    halves("Gleamwort", "Shadowort"),
    oracle("Ünder the Hill"),
]


def read(path: Path) -> list[Card]:
    return list(CardFile(path))


@pytest.fixture
def lines(tmp_path: Path) -> list[Card]:
    return read(write_lines(tmp_path / "lines.jsonl", TRICKY))


def test_json_lines_are_read_with_blank_lines_and_a_byte_order_mark(tmp_path: Path, lines: list[Card]) -> None:
    text = "\ufeff\n" + "\n\n".join(json.dumps(record) for record in TRICKY)
    (tmp_path / "other").write_text(text, encoding="utf-8")
    assert [card.name for card in lines] == [record["name"] for record in TRICKY]
    assert read(tmp_path / "other") == lines


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("chunk", [7, 1 << 20])
def test_an_array_reads_like_lines_however_it_is_broken(
    tmp_path: Path, lines: list[Card], indent: int | None, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(source, "CHUNK", chunk)
    path = tmp_path / "array.json"
    path.write_text("\n " + json.dumps(TRICKY, indent=indent, ensure_ascii=False) + "\n", encoding="utf-8")
    assert read(path) == lines


def test_gzip_is_known_by_its_content_not_its_name(tmp_path: Path, lines: list[Card]) -> None:
    path = tmp_path / "array.json"
    path.write_bytes(gzip.compress(json.dumps(TRICKY).encode()))
    assert read(path) == lines


def test_progress_ends_at_the_size_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "lines.jsonl.gz"
    path.write_bytes(gzip.compress(json.dumps(TRICKY[0]).encode()))
    told: list[tuple[int, int]] = []
    file = CardFile(path, lambda done, total: told.append((done, total)))
    list(file)
    assert told[-1] == (path.stat().st_size, path.stat().st_size)
    assert len(file.sha256) == 64


def test_faces_without_colors_get_those_of_their_cost_and_a_flipped_face_those_of_the_card(tmp_path: Path) -> None:
    flip = halves("Dusk Page", "Dusk Prince", layout="flip", colors=["W"])
    flip["card_faces"][1]["mana_cost"] = ""
    split, flipped = read(write_lines(tmp_path / "cards", [halves("Gleamwort", "Shadowort"), flip]))
    assert [face.colors for face in split.faces] == ["R", "U"]  # 202.2
    assert [face.colors for face in flipped.faces] == ["W", "W"]  # 710.1c


def test_every_kind_of_face_value_is_kept_as_printed(tmp_path: Path) -> None:
    record = oracle("Odd One", power="1+*", toughness="*²", loyalty="X", defense="4", hand_modifier="+1", cmc=0.5)
    record |= {"reserved": True, "digital": True, "legalities": {"vintage": "restricted", "modern": "not_legal"}}
    (card,) = read(write_lines(tmp_path / "cards", [record]))
    face = card.front
    printed = (face.power, face.toughness, face.loyalty, face.defense, face.hand_modifier, face.life_modifier)
    assert printed == ("1+*", "*²", "X", "4", "+1", None)
    assert (card.mana_value, card.reserved, card.digital) == (0.5, True, True)
    assert card.legalities == (("vintage", "restricted"),)


def test_tokens_and_the_like_are_skipped_and_told(tmp_path: Path) -> None:
    file = CardFile(write_lines(tmp_path / "cards", [oracle("Beast", layout="token"), oracle("Real Beast")]))
    assert [card.name for card in file] == ["Real Beast"]
    assert [(skipped.name, skipped.reason) for skipped in file.skipped] == [("Beast", "a token")]


def without(field: str) -> dict[str, Any]:
    record = oracle("Broken One")
    del record[field]
    return record


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (oracle("Broken One", power=2), "field `power`: expected `str | null`, got `int`"),
        (oracle("Broken One", colors=["Q"]), "field `colors[0]`: invalid enum value 'Q'"),
        (oracle("Broken One", mana_cost="1G"), "field `mana_cost`: '1G' is not a mana cost"),
        (oracle("Broken One", type_line=""), "field `type_line`: a card needs one"),
        (oracle("Broken One", card_faces=[]), "field `card_faces`: expected `array` of length >= 2"),
        (without("layout"), "missing required field `layout`"),
        (without("color_identity"), "missing required field `color_identity`"),
    ],
)
@pytest.mark.parametrize("form", ["lines", "array"])
def test_a_broken_record_is_refused_with_file_line_card_and_field(
    tmp_path: Path, record: dict[str, Any], told: str, form: str
) -> None:
    path = write_lines(tmp_path / "cards.jsonl", [oracle("Whole One"), record])
    if form == "array":
        path.write_text(f"[{json.dumps(oracle('Whole One'))},\n{json.dumps(record)}]", encoding="utf-8")
    with pytest.raises(CardDataError) as refused:
        read(path)
    assert f"{path}: line 2, card number 2, card 'Broken One': " in str(refused.value)
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "not a card file"),
        (b"name,cost\n", "not a card file"),
        (b'{"object": "set", "name": "Some Set"}', "the shape is that of the public oracle-cards file"),
        (b'{"object": "card",\n "name": "Pretty"}', "line 1, card number 1: not whole JSON"),
        (b"[]", "there is no card in this file"),
        (b"[1, 2]", "line 1: expected a card"),
        (b'[{"object": "card"', "ends in the middle of its array"),
        (b'{"meta": {}, "data": {}}', "there is no card in this file"),
        (b'{"meta": {}, "data": {"ABC": {"cards": []}}}', "card number 1, 'ABC': expected `array`, got `object`"),
        (b'{"meta": {}, "data": {"X": [{"name": "X"}]}}', "missing required field `layout`"),
        (b'{"meta": {}, "data": {"X', "the whole file: not whole JSON"),
        (b"\xff\xfe[", "not a card file"),
        (b'[{"object": "card", "name": "\xff"}]', "line 1, card number 1: not whole JSON"),
    ],
)
def test_a_file_of_another_shape_is_refused(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(CardDataError) as refused:
        read(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert told in str(refused.value)


def test_something_after_the_array_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "array"
    path.write_text(json.dumps(TRICKY) + "\n[]", encoding="utf-8")
    with pytest.raises(CardDataError, match="follows the end of the array"):
        read(path)


def test_a_cut_off_gzip_file_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    cut = tmp_path / "cut.gz"
    cut.write_bytes(gzip.compress(json.dumps(TRICKY).encode())[:-20])
    for path, told in ((cut, "cut off or damaged"), (tmp_path / "none", "No such file"), (tmp_path, "directory")):
        with pytest.raises(CardDataError, match=told):
            read(path)


def atomic(tmp_path: Path, data: dict[str, list[dict[str, Any]]]) -> list[Card]:
    path = tmp_path / "atomic.json"
    path.write_text(json.dumps({"meta": {"version": "1"}, "data": data}), encoding="utf-8")
    return read(path)


def test_atomic_cards_bring_the_spanish_wording(tmp_path: Path) -> None:
    (card,) = atomic(tmp_path, {"Dellmoor Wisp": [ATOMIC_FACE]})
    assert card.front.spanish == Wording("Fuego fatuo de Dellmoor", "Criatura — Espíritu", "Vuela.")
    assert (card.front.colors, card.mana_value, card.spanish_name) == ("W", 1.0, "Fuego fatuo de Dellmoor")


def test_atomic_faces_come_in_the_order_of_their_sides_with_their_own_colors(tmp_path: Path) -> None:
    both = ATOMIC_FACE | {"name": "Ebb // Tide", "layout": "aftermath", "colors": ["U", "B"], "foreignData": []}
    right = both | {"faceName": "Tide", "side": "b", "manaCost": "{B}"}
    left = both | {"faceName": "Ebb", "side": "a", "manaCost": "{U}"}
    (card,) = atomic(tmp_path, {"Ebb // Tide": [right, left]})
    assert [(face.name, face.colors) for face in card.faces] == [("Ebb", "U"), ("Tide", "B")]
    assert card.layout == "split"


def test_712_4_atomic_meld_cards_are_three_cards(tmp_path: Path) -> None:
    def pair(part: str) -> list[dict[str, Any]]:
        name = f"{part} // Joined Giant"
        face = ATOMIC_FACE | {"name": name, "layout": "meld"}
        return [face | {"faceName": part, "side": "a"}, face | {"faceName": "Joined Giant", "side": "b"}]

    cards = atomic(tmp_path, {"Upper // Joined Giant": pair("Upper"), "Lower // Joined Giant": pair("Lower")})
    assert [card.name for card in cards] == ["Upper", "Lower", "Joined Giant"]
    parts = [RelatedCard("meld_part", "Upper"), RelatedCard("meld_part", "Lower")]
    assert cards[2].all_parts == (*parts, RelatedCard("meld_result", "Joined Giant"))
