"""The house set: enough cards, names and texts of our own in both languages, every keyword, decks to play with."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from apnap.cards.deck import check_construction
from apnap.cards.house import load_house, load_house_decks
from apnap.cards.lookup import CardList
from apnap.cards.record import Card, Face
from tests.shared import shared

BASIC_LANDS = {"Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"}
DECKS_OF_ALL_BOOKS = ("burn", "elves")
KEYWORDS = {
    "deathtouch": r"\bdeathtouch\b",
    "defender": r"^Defender\b",
    "double strike": r"\bdouble strike\b",
    "enchant": r"^Enchant \w+",
    "equip": r"^Equip \{",
    "first strike": r"\bfirst strike\b",
    "flash": r"^Flash$",
    "flying": r"^Flying\b",
    "haste": r"^(?:\w+, )?haste\b",
    "hexproof": r"^Hexproof$",
    "hexproof from": r"^Hexproof from \w+",
    "indestructible": r"\bindestructible\b",
    "lifelink": r"\blifelink\b",
    "menace": r"^Menace\b",
    "protection": r"^Protection from \w+",
    "prowess": r"^Prowess$",
    "reach": r"^Reach$",
    "shroud": r"\bshroud\b",
    "trample": r"^Trample\b",
    "vigilance": r"^Vigilance\b",
    "ward": r"^Ward \{",
    "cycling": r"^Cycling \{",
    "typecycling": r"^\w+cycling \{",
    "kicker": r"^Kicker \{",
    "flashback": r"^Flashback \{",
    "scry": r"\bscry \d",
    "surveil": r"\bsurveil \d",
    "mill": r"\bmills? \w+ cards?\b",
    "fight": r"\bfights\b",
    "regenerate": r"\bregenerate\b",
}
SINCE_1999 = re.compile(
    r"deathtouch|defender|double strike|equip|\bflash\b|flashback|hexproof|indestructible|kicker|lifelink|menace"
    r"|prowess|\breach\b|scry|shroud|surveil|\bmills?\b|\bfights?\b|\bward\b|emblem",
    re.IGNORECASE,
)
"""Words of card text that the oldest book (1999-04-23) does not know."""
FOLDED_ARTICLE = re.compile(r"^(?:el|la|los|las) ")


def faces() -> list[Face]:
    return [face for card in load_house() for face in card.faces]


def own_cards() -> list[Card]:
    return [card for card in load_house() if card.name not in BASIC_LANDS]


def test_there_are_enough_cards_of_every_kind() -> None:
    cards = own_cards()
    assert len(cards) >= 160
    for color in "WUBRG":
        assert sum(card.front.colors == color for card in cards) >= 25
    assert sum(len(card.front.colors) > 1 for card in cards) >= 20
    for card_type in ("Creature", "Instant", "Sorcery", "Enchantment", "Artifact", "Land", "Planeswalker"):
        assert sum(card_type in card.front.types.card_types for card in cards) >= 4
    for subtype in ("Aura", "Equipment"):
        assert sum(subtype in card.front.types.subtypes for card in cards) >= 4


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_is_on_two_cards(keyword: str) -> None:
    word = re.compile(KEYWORDS[keyword], re.MULTILINE | re.IGNORECASE)
    assert sum(bool(word.search(card.front.text)) for card in own_cards()) >= 2


def test_every_card_is_whole_in_spanish() -> None:
    for face in faces():
        spanish = face.spanish
        assert spanish is not None
        assert spanish.name, face.name
        assert spanish.type_line, face.name
        english_lines, spanish_lines = face.text.split("\n"), spanish.text.split("\n")
        assert len(english_lines) == len(spanish_lines), face.name
        for english, line in zip(english_lines, spanish_lines, strict=True):
            assert bool(english) == bool(line), face.name
            symbols = re.compile(r"\{[^}]+\}|[+-]\d+/[+-]\d+|\[[^\]]+\]")
            assert sorted(symbols.findall(english)) == sorted(symbols.findall(line)), f"{face.name}: {line}"


def test_names_are_used_once_in_each_language() -> None:
    for names in ([face.name for face in faces()], [face.spanish.name for face in faces() if face.spanish]):
        assert len({name.casefold() for name in names}) == len(names)


def test_spells_name_themselves_only_by_names_without_article() -> None:
    """In Spanish a noun as name takes an article in the text; an infinitive does not, and reads as it is written."""
    for face in faces():
        if face.spanish and face.name in face.text:
            assert face.spanish.name in face.spanish.text, face.name
            assert not re.search(rf"\b(?:el|la|los|las) {face.spanish.name}", face.spanish.text, re.IGNORECASE)


def test_no_name_is_that_of_a_published_card() -> None:
    published: set[str] = set()
    with gzip.open(shared("cards/oracle-cards.jsonl.gz"), "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            published.update(part.strip().casefold() for part in card["name"].split("//"))
            published.update(face["name"].casefold() for face in card.get("card_faces") or ())
    assert [card.name for card in own_cards() if card.name.casefold() in published] == []


def test_no_spanish_name_is_that_of_a_published_card() -> None:
    with gzip.open(shared("cards/spanish-cards.tsv.gz"), "rt", encoding="utf-8") as lines:
        published = {FOLDED_ARTICLE.sub("", line.split("\t")[2].casefold()) for line in lines}
    names = [card.spanish_name for card in own_cards()]
    assert [name for name in names if FOLDED_ARTICLE.sub("", name.casefold()) in published] == []


def test_there_are_six_decks_of_sixty_cards() -> None:
    decks = load_house_decks()
    assert sorted(decks) == ["burn", "debts", "elves", "gardens", "lanterns", "tides"]
    house = CardList(load_house())
    for name, deck in decks.items():
        assert len(deck) == 60, name
        assert check_construction(deck, house) == [], name


@pytest.mark.parametrize("name", DECKS_OF_ALL_BOOKS)
def test_a_deck_for_all_rulebooks_has_nothing_newer_than_the_oldest_book(name: str) -> None:
    house = CardList(load_house())
    for card_name in load_house_decks()[name].main:
        face = house.card(card_name).front
        assert not {"Planeswalker", "Battle", "Kindred"} & set(face.types.card_types), card_name
        assert "Equipment" not in face.types.subtypes, card_name
        assert "/" not in face.mana_cost, card_name
        assert not SINCE_1999.search(face.text), card_name
