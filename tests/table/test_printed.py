"""Cards as they are printed, in the language of a reader."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.values import ARTIFACT, CREATURE, KINDRED, LEGENDARY
from apnap.cards.house import load_house
from apnap.cards.pool import open_pool
from apnap.game.setting_up import CompiledPool
from apnap.i18n.counters import counter_name, counter_phrase
from apnap.i18n.subtypes import token_name
from apnap.table.printed import PrintedFace, ability_lines, printed, printed_by_name, type_line_of, types_of
from tests.rules.support import card, creature, planeswalker

SINGER = "Mossvale Battlesinger"


@pytest.fixture(scope="module")
def pool() -> CompiledPool:
    return CompiledPool(open_pool())


def test_a_card_of_the_house_in_both_languages(pool: CompiledPool) -> None:
    definition = pool.definition(SINGER)
    (english,), (spanish,) = printed(definition, "en"), printed(definition, "es")
    assert english == PrintedFace(
        SINGER, "{1}{G}{G}", "Creature — Elf Warrior", "Other Elves you control get +1/+1.", "2", "2"
    )
    assert (spanish.name, spanish.type_line) == ("Cantora de batalla de Vallemusgo", "Criatura — Guerrero elfo")
    assert spanish.text == "Los otros Elfos que controlas obtienen +1/+1."


def test_every_line_of_the_house_is_found_in_spanish(pool: CompiledPool) -> None:
    """Beside each English line stands the Spanish one."""
    for one in load_house():
        definition = pool.definition(one.name)
        for face, spanish in zip(printed(definition, "en"), printed(definition, "es"), strict=True):
            for line in face.text.splitlines() if not face.text.startswith("(") else ():
                said = ability_lines(definition, line, "", "es")
                assert said in spanish.text.splitlines(), (one.name, line)


def test_a_card_that_nobody_has_in_the_pool_is_told_by_what_it_means() -> None:
    beast = creature("Beast", "2G", 3, 3, "trample", subtypes=("Beast",))
    (face,) = printed(beast, "en")
    assert face == PrintedFace("Beast", "{2}{G}", "Creature — Beast", "Trample", "3", "3")
    (spanish,) = printed(beast, "es")
    assert (spanish.type_line, spanish.text) == ("Criatura — Bestia", "Arrolla")
    (walker,) = printed(planeswalker("Edda", "3", 4), "en")
    assert (walker.loyalty, walker.power) == ("4", "")


def test_what_is_only_called_as_a_card_is_told_as_what_it_is(pool: CompiledPool) -> None:
    """707.2: a copy with exceptions, a token."""
    definition = pool.definition(SINGER)
    face = definition.faces[0]
    assert printed(definition, "en") == printed_by_name(SINGER, "en")
    smaller = replace(definition, faces=(replace(face, power=1),))
    assert printed(smaller, "en")[0].power == "1"
    swift = replace(definition, faces=(replace(face, abilities=(*face.abilities, Keyword("haste", text="Haste"))),))
    assert printed(swift, "en")[0].text.endswith("Haste")
    golem = replace(definition, faces=(replace(face, card_types=ARTIFACT | CREATURE),))
    assert printed(golem, "en")[0].type_line == "Artifact Creature — Elf Warrior"


def test_no_card_has_a_name_that_is_unknown() -> None:
    assert printed_by_name("No Such Card", "en") == printed_by_name("No Such Card", "es") == ()


@pytest.mark.parametrize(
    ("text", "keyword", "said"),
    [
        ("Flying", "flying", "Vuela"),
        ("", "flying", "Vuela"),
        ("First strike", "first strike", "Daña primero"),
        ("", "ward", "Rebatir"),
        ("{T}: Add {G}.", "", "{T}: Agrega {G}."),
        ("{T}: Add {C}{C}.", "", "{T}: Agrega {C}{C}."),
        ("Sing a song.", "", "Sing a song."),
    ],
)
def test_abilities_in_spanish(text: str, keyword: str, said: str) -> None:
    assert ability_lines(None, text, keyword, "es") == said


def test_abilities_in_english_are_as_they_are() -> None:
    assert ability_lines(None, "", "flying", "en") == "Flying"
    assert ability_lines(None, "Sing a song.", "", "en") == "Sing a song."


def test_types_stand_in_the_order_of_cards() -> None:
    assert str(types_of(LEGENDARY, CREATURE | ARTIFACT, ("Golem",))) == "Legendary Artifact Creature — Golem"
    assert types_of(0, KINDRED | ARTIFACT, ()).card_types == ("Kindred", "Artifact")
    assert type_line_of(0, 0, (), "en") == "", "what has no types has no line"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Elf Warrior Token", "ficha de Guerrero elfo"),
        ("Treasure Token", "ficha de Tesoro"),
        ("Beast", "Beast"),
        ("Token", "Token"),
        ("No Such Kind Token", "No Such Kind Token"),
    ],
)
def test_tokens_in_spanish(name: str, said: str) -> None:
    """111.4."""
    assert token_name(name, "es") == said
    assert token_name(name, "en") == name


def test_counters_have_names() -> None:
    """122.1."""
    kinds = ("+1/+1", "loyalty", "charge", "time", "poison", "energy", "experience", "rad", "stun", "shield")
    more = ("finality", "lore", "defense", "level", "oil", "age", "fade", "verse", "ice", "first strike")
    said = [counter_name(kind, "es") for kind in (*kinds, *more)]
    assert said[:10] == [
        "+1/+1", "lealtad", "carga", "tiempo", "veneno", "energía", "experiencia", "radiación", "aturdir", "escudo",
    ]  # fmt: skip
    assert said[10:] == [
        "fatalidad", "sabiduría", "defensa", "nivel", "aceite", "edad", "desvanecimiento", "estrofa", "hielo",
        "dañar primero",
    ]  # fmt: skip
    assert counter_phrase("charge", "es") == "de carga" and counter_phrase("+1/+1", "es") == "+1/+1"
    assert counter_name("unheard", "es") == "unheard" and counter_name("charge", "en") == "charge"


def test_a_card_without_types_is_told_too() -> None:
    assert printed(card("Nothing", None, 0), "es") == (PrintedFace("Nothing"),)
