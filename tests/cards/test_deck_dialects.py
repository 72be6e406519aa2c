"""Deck lists as the programs and sites write them, and as people do; each file below ``lists`` is one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from apnap.cards.deck import Deck, decode_list, load_deck_file, read_deck, read_list
from apnap.errors import DeckError
from tests.cards.published import POOL

LISTS = Path(__file__).parent / "lists"

MAIN = {
    "Goblin Guide": 4,
    "Monastery Swiftspear": 4,
    "Eidolon of the Great Revel": 4,
    "Lightning Bolt": 4,
    "Lava Spike": 4,
    "Rift Bolt": 4,
    "Skullcrack": 4,
    "Bonecrusher Giant // Stomp": 4,
    "Fire // Ice": 2,
    "Inspiring Vantage": 4,
    "Mountain": 22,
}
SIDEBOARD = {
    "Smash to Smithereens": 3,
    "Kor Firewalker": 2,
    "Path to Exile": 4,
    "Wear // Tear": 3,
    "Lim-Dûl's Vault": 2,
    "Lurrus of the Dream-Den": 1,
}
CODES = {
    "Goblin Guide": "ZEN",
    "Monastery Swiftspear": "KTK",
    "Eidolon of the Great Revel": "JOU",
    "Lightning Bolt": "M10",
    "Lava Spike": "CHK",
    "Rift Bolt": "TSP",
    "Skullcrack": "GTC",
    "Bonecrusher Giant // Stomp": "ELD",
    "Fire // Ice": "APC",
    "Inspiring Vantage": "KLD",
    "Mountain": "ZEN",
}
SETS = {name: (CODES[name],) * count for name, count in MAIN.items()}


@pytest.mark.parametrize(
    ("file", "dialect", "name", "companion", "sets"),
    [
        ("arena.txt", "arena", "Burn", "Lurrus of the Dream-Den", SETS),
        ("mtgo.txt", "mtgo", "", "", {}),
        ("magic_online.dek", "dek", "", "", {}),
        ("forge.dck", "forge", "Burn", "", SETS),
        ("xmage.dck", "xmage", "Burn", "", SETS),
        ("cockatrice.cod", "cockatrice", "Burn", "", SETS),
        ("apprentice.dec", "dec", "Burn", "", {}),
        ("workstation.mwDeck", "mwdeck", "Burn", "", SETS),
        ("moxfield.txt", "moxfield", "", "", SETS),
        ("archidekt.txt", "archidekt", "", "", SETS),
    ],
)
def test_one_deck_in_ten_dialects(file: str, dialect: str, name: str, companion: str, sets: dict[str, object]) -> None:
    reading = read_list(decode_list((LISTS / file).read_bytes()), POOL, source=file)
    deck = reading.deck
    assert reading.dialect == dialect
    assert deck is not None, reading.problems
    assert (deck.main, deck.sideboard) == (MAIN, SIDEBOARD)
    assert (deck.name, deck.companion, deck.sets) == (name, companion, sets)
    assert len(deck) == 60


def small(main: dict[str, int] | None = None, aside: dict[str, int] | None = None, **fields: object) -> Deck:
    """Return a deck of twenty Mountains and what else is given."""
    return Deck({**(main or {}), "Mountain": 20}, aside or {}, **fields)  # type: ignore[arg-type]


BOLTS = {"Lightning Bolt": 4}
CRACKS = {"Skullcrack": 2}
LEADERS = {"commander": ("Krenko, Mob Boss",), "companion": "Lurrus of the Dream-Den"}
BOLTS_AND_CRACKS = small(BOLTS, CRACKS)
GOBLINS = small({"Goblin Guide": 4}, CRACKS, **LEADERS)

AWKWARD = {
    "accents.txt": small({"Aether Vial": 2, "Lim-Dûl's Vault": 1, "Juzám Djinn": 1, "Jötun Grunt": 1}),
    "archidekt_commander.txt": Deck(
        {"Sol Ring": 1, "Skirk Prospector": 1, "Mountain": 96},
        commander=("Krenko, Mob Boss",),
        companion="Lurrus of the Dream-Den",
        sets={"Sol Ring": ("C21",), "Skirk Prospector": ("DOM",)},
    ),
    "byte_order_mark.txt": BOLTS_AND_CRACKS,
    "carriage_returns_only.txt": BOLTS_AND_CRACKS,
    "categories.txt": small(
        {"Goblin Guide": 4, "Monastery Swiftspear": 4, "Lightning Bolt": 4, "Skullcrack": 4},
        {"Smash to Smithereens": 3, "Kor Firewalker": 2},
        name="Friday Burn",
    ),
    "categories_of_mtgtop8.txt": small({"Goblin Guide": 4, "Lightning Bolt": 4}, CRACKS),
    "commander_first.txt": Deck(
        {"Goblin Chieftain": 1, "Skirk Prospector": 1, "Sol Ring": 1, "Mountain": 96}, commander=("Krenko, Mob Boss",)
    ),
    "comments.txt": small(BOLTS, CRACKS, name="Friday Burn"),
    "decked_builder.dec": BOLTS_AND_CRACKS,
    "foils.txt": small(
        {"Lightning Bolt": 4, "Lava Spike": 2, "Rift Bolt": 2, "Skullcrack": 2},
        commander=("Sol Ring",),
        sets={"Lightning Bolt": ("2X2",) * 4, "Rift Bolt": ("TSR",) * 2, "Mountain": ("ZEN",) * 20},
    ),
    "french.txt": GOBLINS,
    "german.txt": GOBLINS,
    "italian.txt": GOBLINS,
    "japanese.txt": GOBLINS,
    "maybeboard.txt": BOLTS_AND_CRACKS,
    "no_numbers.txt": Deck(
        {"Sol Ring": 1, "Arcane Signet": 1, "Command Tower": 1, "1996 World Champion": 1, "Mountain": 36},
        commander=("Krenko, Mob Boss",),
    ),
    "odd_names.txt": Deck(
        {
            "Hazmat Suit (Used)": 2,
            "+2 Mace": 1,
            "1996 World Champion": 1,
            "Borrowing 100,000 Arrows": 2,
            "X": 1,
            "Circle of Protection: Red": 1,
        },
        sets={"Hazmat Suit (Used)": ("", "UST"), "Circle of Protection: Red": ("LEA",)},
    ),
    "one_line.dek": small(BOLTS, {"Lim-Dûl's Vault": 2}),
    "ornaments.txt": small({"Lightning Bolt": 4, "Lava Spike": 4}, CRACKS),
    "own_categories.txt": small({"Sol Ring": 1, "Arcane Signet": 1, "Lightning Bolt": 4, "Lava Spike": 1}),
    "places_in_the_line.txt": small({"Circle of Protection: Red": 1, "Lightning Bolt": 4}, CRACKS, **LEADERS),
    "portuguese.txt": GOBLINS,
    "set_codes.txt": Deck(
        {"Lightning Bolt": 11, "Mountain": 1},
        sets={
            "Lightning Bolt": ("M10", "M11", "LEA", "SLD", "2ED", "3ED", "4ED", "PLST", "SLD", "SLD", ""),
            "Mountain": ("ZNR",),
        },
    ),
    "slashes.txt": small(
        {
            "Fire // Ice": 4,
            "Wear // Tear": 2,
            "Bonecrusher Giant // Stomp": 2,
            "Delver of Secrets // Insectile Aberration": 3,
        }
    ),
    "spanish.txt": small(
        {"Lightning Bolt": 4, "Goblin Guide": 4},
        {"Llanowar Elves": 2},
        name="Relámpagos",
        sets={"Lightning Bolt": ("M10",) * 4},
        **LEADERS,
    ),
    "spanish_categories.txt": small({"Goblin Guide": 4, "Lightning Bolt": 4}, {"Llanowar Elves": 2}),
    "tabs_and_returns.txt": BOLTS_AND_CRACKS,
    "times.txt": small(
        {"Lightning Bolt": 4, "Lava Spike": 4, "Rift Bolt": 4, "Skullcrack": 4, "Goblin Guide": 4, "X": 1}
    ),
    "typography.txt": small(
        {"Gaea's Cradle": 1, "Lim-Dûl's Vault": 1, "Snow-Covered Mountain": 2, "Lightning Bolt": 4}
    ),
    "utf_16.txt": small({"Lightning Bolt": 4, "Lim-Dûl's Vault": 2}, CRACKS),
    "utf_16_without_mark.txt": small({"Lightning Bolt": 4, "Lim-Dûl's Vault": 2}, CRACKS),
    "windows.dec": small({"Lightning Bolt": 4, "Juzám Djinn": 1, "Aether Vial": 1}, {"Jötun Grunt": 2}),
}


@pytest.mark.parametrize("file", AWKWARD)
def test_awkward_lists(file: str) -> None:
    expected = AWKWARD[file]
    deck = load_deck_file(LISTS / "awkward" / file, POOL)
    assert deck == msgspec.structs.replace(expected, name=expected.name or Path(file).stem)


def test_every_awkward_list_is_read() -> None:
    assert sorted(AWKWARD) == sorted(file.name for file in (LISTS / "awkward").iterdir())


@pytest.mark.parametrize("file", sorted(LISTS.rglob("*.*")), ids=lambda file: file.name)
def test_every_line_is_told_once_and_as_it_stands(file: Path) -> None:
    text = decode_list(file.read_bytes())
    reading = read_list(text, POOL, source=file.name)
    lines = text.removeprefix("\ufeff").splitlines()
    assert [line.number for line in reading.lines] == sorted(line.number for line in reading.lines)
    assert {line.number for line in reading.lines} == set(range(1, len(lines) + 1))
    assert all(line.text == lines[line.number - 1] for line in reading.lines)
    if file.name != "one_line.dek":
        assert len(reading.lines) == len(lines)
    deck = reading.deck
    assert deck is not None
    cards = sum(int(str(line.values["count"])) for line in reading.lines if line.kind == "card")
    assert cards == len(deck) + sum(deck.sideboard.values()) + bool(deck.companion)


def test_an_ending_tells_the_dialect_only_where_the_text_does_not() -> None:
    assert read_list("4 Lightning Bolt", source="a.dec").dialect == "dec"
    assert read_list("4 Lightning Bolt", source="a.dek").dialect == "mtgo"
    assert read_list("4 [M10] Lightning Bolt", source="a.dec").dialect == "mwdeck"
    assert read_list("4 Lightning Bolt|M10", source="a.txt").dialect == "forge"


def test_a_blank_line_begins_the_sideboard_only_where_the_dialect_says_so() -> None:
    text = "4 Lightning Bolt\n\n20 Mountain"
    assert read_deck(text).sideboard == {"Mountain": 20}
    assert read_deck(text, dialect="dec").sideboard == read_deck(text, source="a.mwDeck").sideboard == {}


def test_a_dialect_that_is_not_known_is_refused() -> None:
    with pytest.raises(DeckError, match="there is no dialect 'octgn'; there is arena, mtgo, dek, "):
        read_list("4 Mountain", dialect="octgn")


def test_a_line_without_a_number_is_a_card_only_if_there_is_one() -> None:
    assert read_deck("Lightning Bolt", POOL).main == {"Lightning Bolt": 1}
    for pool, text in ((POOL, "Lightning never strikes twice"), (None, "Lightning Bolt")):
        with pytest.raises(DeckError, match="is no entry"):
            read_deck(text, pool)


def test_a_counted_line_is_a_heading_only_if_so_many_cards_follow() -> None:
    assert read_deck("Zap (4)\n4 Lightning Bolt", POOL).main == BOLTS
    with pytest.raises(DeckError, match=r"line 1: 'Zap \(3\)' is no entry"):
        read_deck("Zap (3)\n4 Lightning Bolt", POOL)


def test_without_cards_a_name_is_what_remains_of_the_line() -> None:
    deck = read_deck("1x Old Ember (abc) 12 *F* [Burn] ^Have,#37d67a^\n1 [DEF:3] Old Oak\n1 Old Elm+|GHI|2")
    assert deck.sets == {"Old Ember": ("ABC",), "Old Oak": ("DEF",), "Old Elm": ("GHI",)}


def test_a_comment_over_marked_cards_is_no_heading() -> None:
    deck = read_deck("4 Lightning Bolt\n// Sideboard\nSB: 2 Skullcrack\n20 Mountain", POOL)
    assert deck == BOLTS_AND_CRACKS
    assert read_deck("4 Lightning Bolt\n20 Mountain\n// Sideboard\n2 Skullcrack", POOL) == BOLTS_AND_CRACKS


def test_categories_that_are_no_part_of_the_deck_are_left_out() -> None:
    reading = read_list(
        "4x Lightning Bolt [Burn]\n1x Wheel of Fortune [Later{noDeck}]\n1x X [Burn,Later{noDeck}]", POOL
    )
    assert [line.kind for line in reading.lines] == ["card", "left out", "card"]
    assert reading.deck == Deck({"Lightning Bolt": 4, "X": 1})


def test_a_byte_order_mark_before_xml() -> None:
    assert read_deck('\ufeff<Deck><Cards Quantity="4" Name="Lightning Bolt"/></Deck>').main == BOLTS
