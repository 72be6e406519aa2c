"""Formats: which cards each allows, and why it does not allow a deck."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from apnap.cards.commander_decks import can_be_commander, can_be_together
from apnap.cards.deck import Deck
from apnap.cards.format_files import import_formats
from apnap.cards.formats import check_format
from apnap.cards.house import load_house, load_house_decks
from apnap.cards.importers import CardFile
from apnap.cards.legality import Format, FormatData, Formats, PrintedSet, load_formats
from apnap.cards.lookup import CardList
from apnap.cards.record import Card, Face
from apnap.errors import CardDataError, UnknownFormatError
from apnap.i18n import LANGUAGES, error_text, message
from apnap.i18n.catalogue import topic_messages
from tests.shared import shared


def card(name: str, types: str = "Creature — Elf", text: str = "", colors: str = "", **fields: object) -> Card:
    layout = str(fields.pop("layout", "normal"))
    faces = tuple(Face(part, type_line=types, text=text) for part in name.split(" // "))
    return Card(name, layout, faces, colors, **fields)  # type: ignore[arg-type]


CARDS = [
    card("Forest", "Basic Land — Forest", colors="G"),
    card("Snow Forest", "Basic Snow Land — Forest", colors="G", set="abc"),
    card("Old Elf", set="abc", set_type="core"),
    card("New Elf", set="xyz", set_type="expansion"),
    card("Reprint", set="xyz"),
    card("Strong", set="abc"),
    card("Best", set="abc"),
    card("Day // Night", layout="transform", set="abc"),
    card("Strong // Weak", layout="split", set="abc"),
    card("Joke", set_type="funny"),
    card("Pixel", digital=True, set="dig"),
    card("Far World", "Plane — Far"),
    card("Swarm", text="A deck can have any number of cards named Swarm.", set="abc"),
    card("Unlisted", set_type="expansion"),
]
POOL = CardList(CARDS)
OLD = Format("old", "Old Days", ("abc",), banned=("Best", "Day"), restricted=("Strong",))
ALL = Format("all", "Everything", None)
POOR = Format("poor", "Poor", None, rarities=("common",))
TURNING = Format("turning", "Turning", None, sets_known=False, banned=("Best",))
_COMMON = ("Old Elf", "Strong", "Best", "Day // Night", "Reprint", "Strong // Weak", "Swarm")
SETS = (
    PrintedSet("abc", "", "core", False, {"common": _COMMON, "rare": ("Snow Forest",)}),
    PrintedSet("xyz", "", "expansion", False, {"rare": ("New Elf", "Old Elf")}),
    PrintedSet("fun", "", "funny", False, {"common": ("Joke",)}),
    PrintedSet("dig", "", "arena", True, {"common": ("Pixel",)}),
)
KNOWN = Formats(FormatData("2026", (OLD, ALL, POOR, TURNING), SETS))


def statuses(key: str, formats: Formats = KNOWN) -> dict[str, str]:
    return {one.name: formats.status(one, key) for one in CARDS}


def test_what_a_format_with_sets_says_of_each_card() -> None:
    assert statuses("old") == {
        "Forest": "legal",
        "Snow Forest": "legal",
        "Old Elf": "legal",
        "New Elf": "not_in_sets",
        "Reprint": "legal",
        "Strong": "restricted",
        "Best": "banned",
        "Day // Night": "banned",
        "Strong // Weak": "legal",
        "Joke": "not_in_sets",
        "Pixel": "not_in_sets",
        "Far World": "not_for_decks",
        "Swarm": "legal",
        "Unlisted": "not_in_sets",
    }


def test_a_format_of_all_sets_leaves_jokes_and_digital_cards_out() -> None:
    told = statuses("all")
    refused = {name for name, status in told.items() if status != "legal"}
    assert refused == {"Joke", "Pixel", "Far World"}
    assert {KNOWN.status(one, "all") for one in load_house() if one.name != "Forest"} - {"legal"} == {"not_in_sets"}


def test_a_rarity_must_have_been_printed() -> None:
    told = statuses("poor")
    assert (told["Old Elf"], told["New Elf"], told["Forest"]) == ("legal", "other_rarity", "legal")


def test_what_is_not_known_is_told_as_unknown() -> None:
    assert statuses("turning")["Old Elf"] == "unknown"
    assert statuses("turning")["Best"] == "banned"
    without_sets = Formats(FormatData(formats=(OLD, ALL)))
    assert statuses("old", without_sets)["Old Elf"] == "legal"
    assert statuses("old", without_sets)["New Elf"] == "unknown"
    assert statuses("all", without_sets)["New Elf"] == "legal"


def test_a_record_tells_of_formats_that_no_list_tells_of() -> None:
    told = card("Told", legalities=(("modern", "banned"), ("vintage", "restricted"), ("old", "legal")))
    formats = Formats(KNOWN.data, of_records={"modern", "vintage", "old"})
    assert [formats.status(told, key) for key in ("modern", "vintage", "old")] == [
        "banned",
        "restricted",
        "not_in_sets",
    ]
    assert formats.status(CARDS[0], "modern") == "legal"
    assert formats.status(CARDS[2], "modern") == "not_in_sets"
    assert formats.format("Vintage").key == "vintage"


def test_an_unknown_format_is_refused_with_those_like_it() -> None:
    assert KNOWN.format("OLD DAYS") is KNOWN.format("old") is OLD
    with pytest.raises(UnknownFormatError, match="there are turning") as refused:
        KNOWN.format("turnin")
    assert error_text(refused.value, "es") == "No hay ningún formato «turnin»; hay turning."


def problems(deck: Deck, name: str, pool: CardList = POOL, formats: Formats = KNOWN) -> list[tuple[str, str, int, int]]:
    found = check_format(deck, name, pool, formats)
    for problem in found:
        for lang in LANGUAGES:
            assert message(problem.key, lang, **problem.values)
    return [(problem.key.removeprefix("formats."), problem.card, problem.count, problem.limit) for problem in found]


def test_a_deck_that_a_format_allows() -> None:
    deck = Deck(main={"Forest": 30, "Old Elf": 4, "Strong": 1, "Swarm": 25}, sideboard={"Reprint": 4})
    assert problems(deck, "old") == []


def test_100_6_every_card_that_is_not_allowed_is_told() -> None:
    deck = Deck(
        main={"Forest": 54, "New Elf": 2, "Strong": 1, "Best": 1, "Far World": 1}, sideboard={"Strong": 1, "Joke": 1}
    )
    assert problems(deck, "old") == [
        ("not_in_sets", "New Elf", 2, 0),
        ("restricted", "Strong", 2, 1),
        ("banned", "Best", 1, 0),
        ("not_for_decks", "Far World", 1, 0),
        ("not_in_sets", "Joke", 1, 0),
        ("too_few_cards", "", 59, 60),
    ]
    assert problems(Deck(main={"Forest": 59, "Old Elf": 1}), "turning") == [("printings_unknown", "Old Elf", 1, 0)]
    assert problems(Deck(main={"Forest": 59, "New Elf": 1}), "poor") == [("other_rarity", "New Elf", 1, 0)]


def test_100_2a_100_4a_copies_and_sideboard() -> None:
    deck = Deck(main={"Forest": 60, "Old Elf": 3}, sideboard={"Old Elf": 2, "Forest": 14}, attractions={"Joke": 1})
    assert problems(deck, "old") == [
        ("too_few_attractions", "", 1, 10),
        ("too_many_copies", "Old Elf", 5, 4),
        ("sideboard_too_large", "", 16, 15),
    ]


def test_a_companion_is_looked_at_too() -> None:
    assert problems(Deck(main={"Forest": 60}, companion="Best"), "old") == [("banned", "Best", 1, 0)]


def test_the_house_decks_are_house() -> None:
    pool = CardList([*load_house(), card("Stranger")])
    for deck in load_house_decks().values():
        assert problems(deck, "house", pool, Formats()) == []
    assert problems(Deck(main={"Forest": 59, "Stranger": 1}), "house", pool) == [("not_in_sets", "Stranger", 1, 0)]


LEADERS = CardList(
    [
        card("Queen", "Legendary Creature — Elf", colors="GW"),
        card("Walker", "Legendary Planeswalker — Elf", colors="G"),
        card("Cook", "Legendary Planeswalker — Elf", "Cook can be your commander.", "B"),
        card("Left", "Legendary Creature — Elf", "Flying, partner (You can have two.)", "W"),
        card("Right", "Legendary Creature — Elf", "Partner", "U"),
        card("Pal", "Legendary Creature — Elf", "Partner with Friend, of Old (Find it.)"),
        card("Friend, of Old", "Legendary Creature — Elf", "Partner with Pal (Find it.)"),
        card("Sage", "Legendary Creature — Elf", "Choose a Background (You can have one.)", "R"),
        card("Past", "Legendary Enchantment — Background", colors="G"),
        card("Aide", "Legendary Creature — Human", "Doctor's companion"),
        card("Healer", "Legendary Creature — Time Lord Doctor"),
        card("Chum", "Legendary Creature — Elf", "Partner—Friends forever (You can have two.)"),
        card("Mate", "Legendary Creature — Elf", "Partner—Friends forever (You can have two.)"),
        card("Cart", "Legendary Artifact — Vehicle"),
        card("Elf"),
        card("Imp", colors="B"),
        card("Forest", "Basic Land — Forest", colors="G"),
        card("Waste", "Basic Land"),
    ]
)
TABLE = Formats(
    FormatData(
        formats=(Format("edh", "Commander", None, deck="commander"), Format("brawl", "Brawl", None, deck="brawl"))
    )
)


def leading(count: int, *commander: str, name: str = "edh", more: dict[str, int] | None = None) -> list[str]:
    main = {"Waste": count - sum((more or {}).values())} | (more or {})
    return [found[0] for found in problems(Deck(main=main, commander=commander), name, LEADERS, TABLE)]


def test_903_5a_a_commander_deck_has_exactly_a_hundred_cards() -> None:
    assert leading(99, "Queen") == leading(98, "Left", "Right") == []
    assert leading(98, "Queen") == leading(100, "Queen") == ["not_exactly"]


def test_903_5b_5c_5e_singletons_identity_and_no_sideboard() -> None:
    assert leading(99, "Queen", more={"Elf": 2}) == ["too_many_copies"]
    assert leading(99, "Queen", more={"Queen": 1}) == ["too_many_copies"]
    assert leading(99, "Queen", more={"Forest": 5, "Elf": 1}) == []
    assert leading(99, "Queen", more={"Imp": 1}) == ["other_colors"]
    assert leading(99, "Cook", more={"Forest": 5}) == ["other_colors"]
    deck = Deck(main={"Waste": 99}, commander=("Queen",), sideboard={"Elf": 1})
    assert [found[0] for found in problems(deck, "edh", LEADERS, TABLE)] == ["no_sideboard"]


def test_903_3_who_can_be_a_commander() -> None:
    able = {one.name for one in LEADERS if can_be_commander(one)}
    assert able == {
        "Queen",
        "Cook",
        "Left",
        "Right",
        "Pal",
        "Friend, of Old",
        "Sage",
        "Aide",
        "Healer",
        "Chum",
        "Mate",
        "Cart",
    }
    assert leading(100) == ["no_commander"]
    assert leading(99, "Walker") == ["no_commander_card"]


def test_903_3_a_spacecraft_needs_power_and_toughness() -> None:
    hull = Face("Hull", type_line="Legendary Artifact — Spacecraft")
    crewed = Face("Hull", type_line="Legendary Artifact — Spacecraft", power="3", toughness="3")
    assert [can_be_commander(Card("Hull", "normal", (face,))) for face in (hull, crewed)] == [False, True]


def test_702_124_who_can_be_commanders_together() -> None:
    pairs = {
        (one.name, other.name)
        for one in LEADERS
        for other in LEADERS
        if one.name < other.name and can_be_together(one, other)
    }
    assert pairs == {
        ("Left", "Right"), ("Friend, of Old", "Pal"), ("Past", "Sage"), ("Aide", "Healer"), ("Chum", "Mate")
    }  # fmt: skip
    assert leading(98, "Queen", "Left") == ["no_commanders_together"]
    assert leading(98, "Sage", "Past", more={"Forest": 3}) == []


def test_903_12_brawl_decks() -> None:
    assert leading(59, "Walker", name="brawl") == []
    assert leading(99, "Queen", name="brawl") == ["not_exactly"]
    assert leading(59, "Cart", name="brawl", more={"Forest": 9}) == []
    assert leading(99, "Cart", more={"Forest": 9}) == ["other_colors"]


FORMATS_FILE = {
    "as_of": "2026-08",
    "formats": {
        "old": {"name": "Old Days", "sets": ["ABC"], "banned": ["Best"]},
        "legacy": {"name": "Legacy", "sets": "all sets but jokes"},
        "standard": {"name": "Standard", "sets": "by rotation"},
        "commander": {"name": "Commander", "sets": "all"},
    },
}
A_SET = {"code": "ABC", "name": "A", "cards": [["Old Elf", "1", "rare"], ["Old Elf", "2", "common"]], "more": 1}


def test_imported_formats_and_sets_are_kept_and_replaced_kind_by_kind(tmp_path: Path) -> None:
    place = tmp_path / "home" / "formats.json"
    formats, sets = tmp_path / "f", tmp_path / "s"
    formats.write_text(json.dumps(FORMATS_FILE, indent=1), encoding="utf-8")
    sets.write_bytes(gzip.compress(json.dumps(A_SET).encode() + b"\n"))
    import_formats([sets], place)
    kept = import_formats([formats], place)
    assert [one.key for one in kept.formats] == ["old", "legacy", "standard", "commander"]
    assert [(one.sets, one.sets_known, one.deck) for one in kept.formats] == [
        (("abc",), True, "constructed"),
        (None, True, "constructed"),
        (None, False, "constructed"),
        (None, True, "commander"),
    ]
    assert kept.sets == (PrintedSet("abc", "A", "", False, {"rare": ("Old Elf",), "common": ("Old Elf",)}),)
    assert load_formats(path=place).data == kept
    assert load_formats(path=place).sets_of(POOL.card("Old Elf")) == {"abc"}


def test_bad_files_are_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    place = tmp_path / "formats.json"
    bad = tmp_path / "bad"
    for content in (b"", b"[1]", b'{"formats": {"old": {"name": 1}}}', b'{"code": "abc"}', b"\x1f\x8b\x08", b"\xff"):
        bad.write_bytes(content)
        with pytest.raises(CardDataError) as refused:
            import_formats([bad], place)
        assert refused.value.key == "formats.bad_file"
    with pytest.raises(CardDataError):
        import_formats([tmp_path / "none"], place)
    assert not place.exists()
    place.write_bytes(b"[]")
    with pytest.raises(CardDataError, match="import them again"):
        load_formats(path=place)


def test_every_problem_of_the_catalogue_can_be_told() -> None:
    """Each message about a deck is told by one of the tests above, which all go through :func:`problems`."""
    source = Path(__file__).read_text(encoding="utf-8")
    told = [key for key, texts in topic_messages("formats").items() if "{rule}" in str(texts["en"])]
    assert [key for key in told if f'"{key.removeprefix("formats.")}"' not in source] == []


def test_the_shared_lists_allow_as_many_cards_as_they_say(tmp_path: Path) -> None:
    """The number of legal cards stands in the lists themselves, for the formats whose cards are all known by name."""
    lists = shared("cards/formats.json")
    kept = import_formats([lists, shared("cards/sets.jsonl.gz")], tmp_path / "formats.json")
    records = tuple(CardFile(shared("cards/oracle-cards.jsonl.gz")))
    counts = {key: one.get("legal_count") for key, one in json.loads(lists.read_text())["formats"].items()}
    formats = Formats(kept)
    for key in ("oldschool9394", "oldschool_ec", "oldschool_cfb", "oldschool_eg", "oldschool_it", "premodern"):
        allowed = sum(formats.status(one, key) in ("legal", "restricted") for one in records)
        assert allowed == counts[key], key
