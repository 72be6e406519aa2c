"""What decks are made of, counted."""

from __future__ import annotations

import pytest

from apnap.cards.deck import Deck
from apnap.cards.deck_statistics import deck_statistics, mana_of_land, pips_of
from apnap.cards.house import load_house, load_house_decks
from apnap.cards.lookup import CardList
from apnap.cards.record import Card, Face
from apnap.errors import UnknownCardError


def card(name: str, cost: str, types: str, text: str = "", value: float = 0.0, back: Face | None = None) -> Card:
    faces = (Face(name, cost, types, text),) if back is None else (Face(name, cost, types, text), back)
    return Card(" // ".join(face.name for face in faces), "normal", faces, mana_value=value)


POOL = CardList(
    [
        card("Moss Elf", "{G}", "Creature — Elf", value=1),
        card("Ember", "{1}{R/W}{R}", "Instant", value=3),
        card("Cog", "{0}", "Artifact Creature — Construct"),
        card("Half", "{HW}{2/B}{C}", "Sorcery", value=3.5),
        card("Lord", "{4}{W/P}", "Legendary Creature — Human", value=5),
        card("Forest", "", "Basic Land — Forest"),
        card("Quarry", "", "Land", "{T}: Add {C}.\n{1}, {T}: Add {R}{R}, {R}{W}, or {W}{W}."),
        card("Rise", "{2}{U}", "Sorcery", value=3, back=Face("Pool", "", "Land", "Pool enters tapped.\n{T}: Add {U}.")),
    ]
)


def test_the_counts_of_a_deck() -> None:
    deck = Deck(
        main={"Moss Elf": 4, "Ember": 2, "Cog": 1, "Half": 1, "Forest": 8, "Quarry": 2, "Rise": 1},
        sideboard={"Moss Elf": 3},
        commander=("Lord",),
    )
    counted = deck_statistics(deck, POOL)
    assert counted.cards == len(deck) == 20
    assert counted.lands == 10
    assert counted.curve == {0: 1, 1: 4, 2: 0, 3: 4, 4: 0, 5: 1}
    assert counted.average_mana_value == (0 + 4 + 6 + 3.5 + 3 + 5) / 10
    assert counted.pips == {"W": 3, "U": 1, "B": 1, "R": 4, "G": 4, "C": 1}
    assert counted.sources == {"W": 2, "U": 1, "B": 0, "R": 2, "G": 8, "C": 2}
    assert counted.types == {"Land": 10, "Creature": 6, "Instant": 2, "Sorcery": 2, "Artifact": 1}
    assert list(counted.types)[0] == "Land"


def test_a_deck_of_lands_has_no_curve() -> None:
    counted = deck_statistics(Deck(main={"Forest": 2}), POOL)
    assert (counted.curve, counted.average_mana_value, counted.lands) == ({}, 0.0, 2)


def test_107_4e_a_hybrid_symbol_counts_for_each_color() -> None:
    assert pips_of(POOL.card("Ember")) == "WRR"


@pytest.mark.parametrize(
    ("types", "text", "letters"),
    [
        ("Basic Land — Swamp", "({T}: Add {B}.)", "B"),
        ("Land — Island Plains", "", "WU"),
        ("Land", "{T}: Add one mana of any color.", "WUBRG"),
        ("Land", "{T}: Add one mana of any type that a land could produce.", "WUBRG"),
        ("Land", "{T}: Add {C}. Spend this mana only on {G} costs.", "C"),
        ("Land", "{T}: Create a Treasure token. (Its ability is “Add one mana of any color.”)", ""),
        ("Land", "{T}, Sacrifice this land: Search your library for a Forest card.", ""),
        ("Artifact", "{T}: Add {C}.", ""),
    ],
)
def test_which_mana_a_land_makes(types: str, text: str, letters: str) -> None:
    assert mana_of_land(card("It", "", types, text)) == letters


def test_the_house_decks_have_sources_for_their_colors() -> None:
    pool = CardList(load_house())
    for deck in load_house_decks().values():
        counted = deck_statistics(deck, pool)
        assert counted.cards == sum(counted.curve.values()) + counted.lands == 60
        assert {letter for letter, count in counted.pips.items() if count > 4} <= {
            letter for letter, count in counted.sources.items() if count
        }


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(UnknownCardError):
        deck_statistics(Deck(main={"Nobody Home": 1}), POOL)
