"""What is said of lists that can't be read, line by line, in both languages."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from apnap.cards.deck import decode_list, load_deck_file, read_deck, read_list, write_deck
from apnap.errors import DeckError
from apnap.i18n import error_text
from apnap.i18n.decks import deck_line_text
from tests.cards.published import POOL
from tests.cards.test_deck_dialects import LISTS

COD = '<cockatrice_deck>\n<zone name="main">\n{card}\n</zone>\n</cockatrice_deck>'


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        (
            "4 Skulcrack",
            "line 1: There is no card named “Skulcrack”. Perhaps Skullcrack?",
            "línea 1: No hay ninguna carta llamada «Skulcrack». ¿Quizá Skullcrack?",
        ),
        (
            "4 Zzyzzy",
            "line 1: There is no card named “Zzyzzy”.",
            "línea 1: No hay ninguna carta llamada «Zzyzzy».",
        ),
        (
            "Mountain\nMontain",
            "line 2: “Montain” is no card; write a number and a name, like “4 Mountain”. Perhaps Mountain or Montaña?",
            "línea 2: «Montain» no es una carta; escribe un número y un nombre, como «4 Montaña». ¿Quizá "
            "Mountain o Montaña?",
        ),
        (
            "!?",
            "line 1: “!?” is no card; write a number and a name, like “4 Mountain”.",
            "línea 1: «!?» no es una carta; escribe un número y un nombre, como «4 Montaña».",
        ),
        (
            "0 Mountain",
            "line 1: There can't be 0 of a card; write a number from 1 to 999.",
            "línea 1: No puede haber 0 copias de una carta; escribe un número del 1 al 999.",
        ),
        (
            "600 Mountain\n400 Montaña",
            "line 2: There can't be 1000 of a card; write a number from 1 to 999.",
            "línea 2: No puede haber 1000 copias de una carta; escribe un número del 1 al 999.",
        ),
        (
            "Companion\n2 Lurrus of the Dream-Den",
            "line 2: There can be only one card here (companion).",
            "línea 2: Aquí solo puede haber una carta (compañero).",
        ),
        (
            "Commander\n3 Sol Ring",
            "line 2: There can be only 2 cards here (commander).",
            "línea 2: Aquí solo puede haber 2 cartas (comandante).",
        ),
        (
            "About\nAuthor Me\nDeck\n1 X",
            "line 2: “Author Me” is not understood here; write “Name” and the name of the deck.",
            "línea 2: «Author Me» no se entiende aquí; escribe «Nombre» y el nombre del mazo.",
        ),
        (
            "1 X\n\n1 X\n\n1 X\n1 X",
            "line 5: This is below a second blank line; write the heading “Sideboard” before the sideboard.",
            "línea 5: Está debajo de una segunda línea en blanco; escribe el encabezado «Banquillo» antes del "
            "banquillo.",
        ),
        (
            "1 " + "X" * 600,
            "line 1: The line has 602 characters; write a number and a name, like “4 Mountain”.",
            "línea 1: La línea tiene 602 caracteres; escribe un número y un nombre, como «4 Montaña».",
        ),
        ("# nothing", "There is no card in it.", "No hay ninguna carta en ella."),
        (
            "1 X\n" * 40_000,
            "It has 160000 characters; a deck list has 150000 at most.",
            "Tiene 160000 caracteres; una lista de mazo tiene 150000 como mucho.",
        ),
        (
            "<Deck>\n<Cards Name='X'>\n</Deck>",
            "line 3: The XML is broken in column 3.",
            "línea 3: El XML está dañado en la columna 3.",
        ),
        (
            '<?xml version="1.0"?>\n<!DOCTYPE Deck [<!ENTITY a "b">]>\n<Deck><Cards Name="&a;"/></Deck>',
            "line 2: A document type is not read; leave it out of the file.",
            "línea 2: No se leen tipos de documento; quítalo del archivo.",
        ),
        (
            "<html><body>4 X</body></html>",
            "line 1: <html> is no deck list; it should be <Deck> or <cockatrice_deck>.",
            "línea 1: <html> no es una lista de mazo; debería ser <Deck> o <cockatrice_deck>.",
        ),
        (
            COD.format(card='<card number="4"/>'),
            'line 3: <card> has no name; it should have one, like name="Mountain".',
            'línea 3: <card> no tiene nombre; debería tenerlo, como name="Mountain".',
        ),
        (
            COD.format(card='<card number="four" name="X"/>'),
            'line 3: “four” is no number of cards; it should be one, like number="4".',
            'línea 3: «four» no es un número de cartas; debería serlo, como number="4".',
        ),
    ],
    ids=lambda value: value[:24],
)
def test_what_is_wrong_is_said_in_both_languages(text: str, english: str, spanish: str) -> None:
    with pytest.raises(DeckError) as refused:
        read_deck(text, POOL)
    assert error_text(refused.value, "en") == f"The deck list can't be read:\n  {english}"
    assert error_text(refused.value, "es") == f"No se puede leer la lista de mazo:\n  {spanish}"
    reading = read_list(text, POOL)
    (problem,) = reading.problems
    assert reading.deck is None
    assert deck_line_text(problem, "en") == english.partition(": ")[2] or not problem.number


def test_every_problem_is_told_in_the_order_of_the_lines() -> None:
    with pytest.raises(DeckError) as refused:
        read_deck("4 Lightnig Bolt\n4 Lava Spike\n0 X\nnonsense", POOL, source="mine.dec")
    english = error_text(refused.value, "en").splitlines()
    assert english[0] == "The deck list mine.dec can't be read:"
    assert [line.split(":")[0] for line in english[1:]] == ["  line 1", "  line 3", "  line 4"]
    assert [problem.split(":")[0] for problem in refused.value.problems] == ["line 1", "line 3", "line 4"]


def test_lines_are_told_in_both_languages() -> None:
    text = "Mazo\n4 Relámpago (M10) 146\nCriaturas (4)\n4 Goblin Guide\n\n// so far\nMaybeboard\n1 Sol Ring\nSB: 1 X"
    lines = read_list(text, POOL).lines
    assert [(line.kind, deck_line_text(line, "en"), deck_line_text(line, "es")) for line in lines] == [
        ("heading", "from here on: deck", "desde aquí: mazo"),
        ("card", "deck: 4 Lightning Bolt, set M10", "mazo: 4 Lightning Bolt, expansión M10"),
        ("heading", "a group of cards; from here on: deck", "un grupo de cartas; desde aquí: mazo"),
        ("card", "deck: 4 Goblin Guide", "mazo: 4 Goblin Guide"),
        ("blank", "a blank line", "una línea en blanco"),
        ("comment", "a comment", "un comentario"),
        ("heading", "left out from here on: cards to think about", "se omite desde aquí: cartas por decidir"),
        ("left out", "left out (cards to think about): Sol Ring", "se omite (cartas por decidir): Sol Ring"),
        ("card", "sideboard: 1 X", "banquillo: 1 X"),
    ]


def test_the_blank_line_before_a_sideboard_is_told() -> None:
    lines = read_list("1 X\n\n\n1 X", POOL).lines
    assert [line.key for line in lines[1:3]] == ["decks.blank_before_sideboard", "decks.blank"]


def test_lines_of_xml_are_told_too() -> None:
    text = (LISTS / "cockatrice.cod").read_text(encoding="utf-8").replace("</cockatrice_deck>", "</deck>\n<more/>")
    reading = read_list(text, POOL)
    told = {line.number: (line.kind, line.key) for line in reading.lines}
    last = len(told)
    assert told[1] == told[2] == ("heading", "decks.frame")
    assert told[4] == ("heading", "decks.name")
    assert told[5] == ("left out", "decks.metadata")
    assert told[last - 1] == ("problem", "decks.broken_xml")
    assert told[last] == ("left out", "decks.not_reached")
    assert "comment" in {kind for kind, _ in told.values()}


def test_near_names_are_not_looked_for_without_end() -> None:
    keys = [line.key for line in read_list("4 Skulcrack\n" * 40, POOL).problems]
    assert keys == ["errors.unknown_card_like"] * 20 + ["errors.unknown_card"] * 20


def test_a_billion_laughs_are_not_heard() -> None:
    entities = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10 if n else "ha"}">' for n in range(10))
    with pytest.raises(DeckError, match="line 1: a document type is not read"):
        read_deck(f'<!DOCTYPE Deck [{entities}]><Deck><Cards Name="&l9;"/></Deck>')


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"\xff\xfe1", "is no text in UTF-8 or another usual encoding"),
        (b"PK\x03\x04\x14\x00\x81", "is no text"),
        (b"4 Mountain\n" * 100_000, "is too long"),
    ],
)
def test_files_that_are_no_lists(tmp_path: Path, data: bytes, told: str) -> None:
    path = tmp_path / "deck.dck"
    path.write_bytes(data)
    with pytest.raises(DeckError, match=told) as refused:
        load_deck_file(path)
    assert str(path) in error_text(refused.value, "es")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as refused:
        load_deck_file(tmp_path / "none.txt")
    assert error_text(refused.value, "es").startswith(f"No se puede leer la lista de mazo {tmp_path / 'none.txt'}: ")


PIECES = "\n \r \0 < > & <!DOCTYPE_a> [ ] ( | # 4x 99999999999 SB: Deck\n Sideboard_(3)\n About\n \ufeff \u2028"


def mutated(data: bytes, chance: random.Random) -> bytes:
    """Return a file with one or two things in it broken."""
    pieces = [piece.replace("_", " ").encode() for piece in PIECES.split(" ")]
    for _ in range(chance.randint(1, 2)):
        at, to = sorted(chance.randrange(len(data) + 1) for _ in range(2))
        match chance.randrange(5):
            case 0:
                data = data[:at] + chance.choice(pieces) + data[at:]
            case 1:
                data = data[:at] + data[min(to, at + 40) :]
            case 2:
                data = data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
            case 3:
                data = data[:to] + data[at:to][:200] + data[to:]
            case _:
                lines = data.splitlines(keepends=True)
                chance.shuffle(lines)
                data = b"".join(lines)
    return data


def test_500_broken_files_are_read_or_refused() -> None:
    """Whatever stands in a file, a deck comes of it or a DeckError, and a deck can be written and read again."""
    files = sorted(LISTS.rglob("*.*"))
    chance = random.Random(717)
    refused = 0
    for number in range(500):
        file = files[number % len(files)]
        try:
            text = decode_list(mutated(file.read_bytes(), chance))
            deck = read_deck(text, POOL, source=file.name)
        except DeckError as error:
            refused += 1
            assert error_text(error, "es")
            continue
        assert read_deck(write_deck(deck), POOL) == deck
    assert 100 < refused < 450
