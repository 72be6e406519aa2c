"""Deck lists and the rules of their construction (100.2, 100.4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.cards.database import CardDatabase
from apnap.cards.deck import Deck, check_construction, load_deck_file, read_deck, write_deck
from apnap.cards.lookup import CardList
from apnap.cards.record import Card, Face
from apnap.errors import DeckError, UnknownCardError

CLIENT = """\
About
Name Wisps

Commander
1 Dellmoor Wisp (ABC) 12

Companion:
1 Dellmoor Brood

Deck
4 Dellmoor Brute (ABC) 123a
1 Gleamwort // Shadowort (XYZ) 7 *F*
20 Forest (ABC)
2 Dellmoor Brute (DEF) 5

Sideboard
1 Dellmoor Brood
"""


def test_the_form_with_headings() -> None:
    assert read_deck(CLIENT) == Deck(
        main={"Dellmoor Brute": 6, "Gleamwort // Shadowort": 1, "Forest": 20},
        sideboard={"Dellmoor Brood": 1},
        commander=("Dellmoor Wisp",),
        companion="Dellmoor Brood",
        name="Wisps",
        sets={
            "Dellmoor Brute": ("ABC",) * 4 + ("DEF",) * 2,
            "Gleamwort // Shadowort": ("XYZ",),
            "Forest": ("ABC",) * 20,
        },
    )


def test_206_1_a_list_keeps_the_sets_of_its_cards() -> None:
    deck = read_deck("4 Bear (abc) 12\n2 Bear\n1 Bear (DEF)\n53 Forest")
    assert deck.main == {"Bear": 7, "Forest": 53}
    assert deck.sets == {"Bear": ("ABC",) * 4 + ("", "", "DEF")}
    assert "4 Bear (ABC)\n2 Bear\n1 Bear (DEF)\n53 Forest\n" in write_deck(deck)
    assert read_deck(write_deck(deck)) == deck


@pytest.mark.parametrize(
    "text",
    [
        "4 Dellmoor Brute\n20 Forest\n\n2 Dellmoor Wisp\n",
        "\ufeff// my deck\n\n4x Dellmoor Brute\n20x Forest\n\n\n# aside\n2x Dellmoor Wisp",
        "4 Dellmoor Brute\n\nSB: 2 Dellmoor Wisp\n\n20 Forest\n",
        "4 Dellmoor Brute\n\n20 Forest\n\nSideboard:\n2 Dellmoor Wisp\n",
        "4X Dellmoor Brute\r\n20 Forest\r\n\r\n2 Dellmoor Wisp\r\n",
    ],
)
def test_plain_forms(text: str) -> None:
    deck = read_deck(text)
    assert (deck.main, deck.sideboard) == ({"Dellmoor Brute": 4, "Forest": 20}, {"Dellmoor Wisp": 2})
    assert len(deck) == 24


def test_names_are_written_out_in_full_if_the_cards_are_known(database: CardDatabase) -> None:
    deck = read_deck("1 thornwort (ABC) 12\n1 Fuego fatuo de Dellmoor\n1 quillon’s oath-keeper", database)
    assert list(deck.main) == ["Gleamwort // Thornwort", "Dellmoor Wisp", "Quillon's Oath-Keeper"]


def test_a_name_that_ends_like_a_printing_is_a_name_if_there_is_such_a_card() -> None:
    pool = CardList([Card(name, "normal", (Face(name),)) for name in ("Old Friend", "Old Friend (USED)")])
    assert read_deck("1 Old Friend (USED)\n1 Old Friend (ABC)", pool).main == {"Old Friend (USED)": 1, "Old Friend": 1}


def test_every_refused_line_is_told_with_its_number(database: CardDatabase) -> None:
    text = "4 Delmoor Brute\nForest\n0 Forest\n5000 Forest\n20 Forest\nx Forest\nSB: Forst\n"
    with pytest.raises(DeckError) as refused:
        read_deck(text, database, source="mine.txt")
    problems = refused.value.problems
    assert [problem.split(":")[0] for problem in problems] == [f"line {number}" for number in (1, 3, 4, 6, 7)]
    assert "did you mean Dellmoor Brute" in problems[0]
    assert "a number and a name, like '4 Mountain'; did you mean Forest?" in problems[3]
    assert problems[4].startswith("line 7: 'Forst' is no entry")
    assert str(refused.value).startswith("the deck list mine.txt can't be read:\n  line 1: ")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "there is no card in it"),
        ("Deck\n// nothing\n", "there is no card in it"),
        ("1 A\n\n1 B\n\n1 C", "line 5: a second blank line; put the heading 'Sideboard'"),
        ("Companion\n1 A\n1 B\nDeck\n1 C", "line 3: there can be only 1 in the section Companion"),
        ("Commander\n1 A\n1 B\n1 C", "line 4: there can be only 2 in the section Commander"),
        ("About\nAuthor Me\n\nDeck\n1 A", "line 2: 'Author Me' is not understood here"),
    ],
)
def test_lists_that_can_mean_nothing_or_two_things_are_refused(text: str, told: str) -> None:
    with pytest.raises(DeckError) as refused:
        read_deck(text)
    assert [problem[: len(told)] for problem in refused.value.problems] == [told]


def test_a_file_gives_its_name_and_a_missing_or_binary_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "embers.txt"
    path.write_text("1 Forest", encoding="utf-8")
    assert load_deck_file(path).name == "embers"
    path.write_bytes(b"\xff\xfe1")
    for bad in (path, tmp_path / "none", tmp_path):
        with pytest.raises(DeckError, match="the deck list"):
            load_deck_file(bad)


_words = st.text(st.sampled_from("abcXé',- /"), min_size=1, max_size=9)
_names = _words.map(lambda words: " ".join(f"Q{words}q".split()))
_counts = st.dictionaries(_names, st.integers(1, 999), max_size=4)


@given(
    main=st.dictionaries(_names, st.integers(1, 999), min_size=1, max_size=4),
    sideboard=_counts,
    commander=st.lists(_names, max_size=2, unique=True),
    companion=st.just("") | _names,
    name=st.just("") | _names,
)
def test_a_deck_written_and_read_is_the_same(
    main: dict[str, int], sideboard: dict[str, int], commander: list[str], companion: str, name: str
) -> None:
    deck = Deck(main, sideboard, tuple(commander), companion, name)
    read = read_deck(write_deck(deck))
    assert read == deck
    assert list(read.main) == list(deck.main)


def card(name: str, type_line: str = "Creature — Beast", text: str = "") -> Card:
    return Card(name, "normal", (Face(name, type_line=type_line, text=text),))


POOL = CardList(
    [
        card("Dellmoor Brute"),
        card("Forest", "Basic Land — Forest"),
        card("Wide Road", "Land"),
        card("Swarm", text="Flying\nA deck can have any number of cards named Swarm."),
        card("Septet", text="A deck can have up to seven cards named Septet."),
    ]
)


def problems(
    main: dict[str, int], sideboard: dict[str, int] | None = None, commander: tuple[str, ...] = ()
) -> list[str]:
    return [str(problem) for problem in check_construction(Deck(main, sideboard or {}, commander), POOL)]


def test_100_2a_sixty_cards_and_four_of_a_name_are_legal() -> None:
    assert problems({"Forest": 56, "Dellmoor Brute": 4}) == []
    assert problems({"Forest": 59}, commander=("Dellmoor Brute",)) == []


def test_100_2a_fifty_nine_cards_are_too_few() -> None:
    assert problems({"Forest": 59}) == ["the deck has 59 cards, at least 60 are needed (100.2a)"]


def test_100_2a_only_basic_lands_may_be_more_than_four() -> None:
    assert problems({"Forest": 55, "Wide Road": 5}) == ["5 cards named 'Wide Road', at most 4 are allowed (100.2a)"]


def test_100_4a_the_sideboard_counts_for_the_four_and_holds_fifteen() -> None:
    assert problems({"Forest": 57, "Wide Road": 3}, {"Wide Road": 1, "Forest": 14}) == []
    assert problems({"Forest": 57, "Wide Road": 3}, {"Wide Road": 2, "Forest": 14}) == [
        "5 cards named 'Wide Road', at most 4 are allowed (100.2a)",
        "the sideboard has 16 cards, at most 15 are allowed (100.4a)",
    ]


def test_100_5_there_is_no_maximum_deck_size() -> None:
    assert problems({"Forest": 400, "Dellmoor Brute": 4}) == []


def test_101_1_a_card_may_allow_more_of_itself() -> None:
    """An ability about the construction of decks works before the game begins (113.6n)."""
    assert problems({"Swarm": 53, "Septet": 7}) == []
    assert problems({"Swarm": 52, "Septet": 8}) == ["8 cards named 'Septet', at most 7 are allowed (100.2a)"]


def test_a_card_that_is_not_there_can_not_be_checked() -> None:
    with pytest.raises(UnknownCardError):
        problems({"Nobody Home": 60})
