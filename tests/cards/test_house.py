"""House cards: their file format, and the ones that ship."""

from __future__ import annotations

import pytest

from apnap.cards.house import load_house, load_house_decks, read_card_file
from apnap.cards.lookup import CardList
from apnap.cards.pool import open_pool
from apnap.cards.record import Wording
from apnap.errors import CardDataError

WHOLE = """\
[[card]]
name = "Dellmoor Wisp"
mana_cost = "{X}{W}"
type = "Creature — Spirit"
text = "{U}: Dellmoor Wisp gains flying until end of turn. ({R} is a color.)"
power = 1
toughness = "1+*"
name_es = "Fuego fatuo"
type_es = "Criatura — Espíritu"
text_es = "{U}: El Fuego fatuo gana la habilidad de volar hasta el final del turno."
"""

TWO_FACED = """\
[[card]]
name = "Day Page"
layout = "transform"
mana_cost = "{2}{G}"
type = "Creature — Human"
name_es = "Paje del día"
type_es = "Criatura — Humano"

[[card.face]]
name = "Night Page"
type = "Creature — Wolf"
colors = "RB"
name_es = "Paje de la noche"
type_es = "Criatura — Lobo"
"""


def test_a_card_has_what_is_written_and_what_follows_from_it() -> None:
    (card,) = read_card_file(WHOLE, "file.toml")
    face = card.front
    assert (face.power, face.toughness, face.colors, card.mana_value) == ("1", "1+*", "W", 1.0)
    assert card.color_identity == "WU"  # the reminder text does not count (903.4c)
    assert face.spanish is not None
    assert face.spanish.name == "Fuego fatuo"


def test_a_card_of_two_faces() -> None:
    (card,) = read_card_file(TWO_FACED, "file.toml")
    assert card.name == "Day Page // Night Page"
    assert [(face.colors, face.color_indicator) for face in card.faces] == [("G", ""), ("BR", "BR")]
    assert (card.color_identity, card.mana_value) == ("BRG", 3.0)
    assert card.faces[1].spanish == Wording("Paje de la noche", "Criatura — Lobo", "")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("power = 1", "powr = 1", "card 'Dellmoor Wisp': object contains unknown field `powr` (the fields are name, "),
        ("power = 1", "power = 1.5", "card 'Dellmoor Wisp', field `power`: expected `int | str | null`, got `float`"),
        ('name = "Dellmoor Wisp"\n', "", "card 2: object missing required field `name`"),
        ('name_es = "Fuego fatuo"\n', "", "missing required field `name_es`"),
        ("{X}{W}", "{X}{K}", "field `mana_cost`: '{X}{K}' is not made of the symbols of 107.4"),
        ("power = 1", 'colors = "white"', "field `colors`: 'white' should be letters of WUBRG"),
        ("power = 1", 'layout = "transform"', "layout 'transform' is none of a card with one face: case, class"),
        ("text_es", "# text_es", "`text` and `text_es` should both be there"),
    ],
)
def test_a_bad_value_is_refused_with_file_line_and_card(old: str, new: str, told: str) -> None:
    with pytest.raises(CardDataError) as refused:
        read_card_file(f"{TWO_FACED}\n{WHOLE.replace(old, new)}", "file.toml")
    assert str(refused.value).startswith("file.toml, line 16: card ")
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[card]\n", "file.toml: not TOML: .* line 1"),
        ("[[cards]]\n", "list of \\[\\[card\\]\\] tables"),
        ("card = 3\n", "list of \\[\\[card\\]\\] tables"),
    ],
)
def test_another_file_is_refused(text: str, told: str) -> None:
    with pytest.raises(CardDataError, match=told):
        read_card_file(text, "file.toml")


def test_the_house_set_loads_and_is_in_the_pool_without_any_database(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path_factory.mktemp("empty")))
    cards = load_house()
    assert cards
    with open_pool() as pool:
        for card in cards:
            assert pool.card(card.name) == pool.card(card.spanish_name) == card


def test_every_house_deck_has_only_house_cards() -> None:
    house = CardList(load_house())
    for name, deck in load_house_decks().items():
        for card in (*deck.main, *deck.sideboard, *deck.commander):
            assert card in house, f"{name}: {card}"
