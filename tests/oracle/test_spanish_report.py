"""Counting how well Spanish is written and read (docs/spanish.md)."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from apnap.cards.build import import_files
from apnap.cards.database import CardDatabase
from apnap.cards.record import Card, Face
from apnap.errors import CardDataError
from apnap.oracle.official_spanish import OfficialFace, comparable, official_faces, official_lines
from apnap.oracle.spanish_report import SpanishReport, differing_words, spanish_report

SHARED = Path(os.environ.get("APNAP_SHARED", Path(__file__).resolve().parents[3] / "shared")) / "cards"
HEADER = "english_card\tenglish_face\tspanish_name\tspanish_type\tspanish_text\tset\treleased_at\n"


def creature(name: str, text: str) -> Card:
    return Card(name, "normal", (Face(name, "{1}{G}", "Creature — Bird", text, "2", "2"),))


def official(name: str, spanish: str, text: str) -> OfficialFace:
    return OfficialFace(name, name, spanish, text, "2020-01-01")


def report(card: Card, *faces: OfficialFace) -> SpanishReport:
    return spanish_report([card.name], {card.name: card}.get, faces)


def test_a_supported_card_is_written_and_read_back() -> None:
    found = report(creature("Moss Hen", "Flying\nWhen this creature enters, draw a card."))

    assert (found.supported, found.printed, found.same, found.losses) == (1, 1, 1, [])


def test_a_card_that_is_not_supported_is_not_counted() -> None:
    found = report(creature("Moss Hen", "Wobble two creatures sideways."))

    assert (found.supported, found.printed, found.same) == (0, 0, 0)


def test_an_official_line_is_equal_and_understood_whatever_the_name_and_the_older_zone_wording() -> None:
    hen = creature("Moss Hen", "Flying\nWhen this creature enters, draw a card.")
    spanish = official(
        "Moss Hen", "Gallina musgosa", "Vuela.\nCuando la Gallina musgosa entre al campo de batalla, roba una carta."
    )

    found = report(hen, spanish)

    assert (found.official, found.equal, found.understood) == (2, 2, 2)


def test_another_wording_is_grouped_with_its_cause() -> None:
    hen = creature("Moss Hen", "When this creature enters, draw a card.")
    spanish = official("Moss Hen", "Gallina musgosa", "Cuando la Gallina musgosa entre, roba tres cartas.")

    found = report(hen, spanish)

    assert (found.official, found.equal, found.understood) == (1, 0, 0)
    assert [(one.cause, one.lines) for one in found.wordings] == [("roba [una | tres]", 1)]
    assert found.readings[0].cause.startswith("another meaning: ")


def test_an_english_line_that_is_not_read_counts_as_neither() -> None:
    hen = creature("Moss Hen", "Wobble two creatures sideways.")

    found = report(hen, official("Moss Hen", "Gallina musgosa", "Bambolea dos criaturas."))

    assert (found.official, found.equal, found.understood) == (1, 0, 0)
    assert found.wordings[0].cause == found.readings[0].cause == "the English line is not read"


def test_lines_that_do_not_correspond_count_as_neither() -> None:
    hen = creature("Moss Hen", "Flying\nHaste\nReach")

    found = report(hen, official("Moss Hen", "Gallina musgosa", "Vuela.\nPrisa."))

    assert (found.official, found.equal) == (3, 0)
    assert found.wordings[0].lines == 3


@pytest.mark.parametrize(
    ("older", "today"),
    [
        (
            "Siempre que una criatura entre al campo de batalla bajo tu control, gana 1 vida.",
            "que una criatura que controlas entre,",
        ),
        ("Busca una carta y luego baraja tu biblioteca.", "y luego baraja."),
        ("{T}: Agrega {G} a tu reserva de maná.", "agrega {g}."),
        ("con coste de maná convertido de 3", "con valor de maná de 3"),
        ("Activa esta habilidad solo cuando puedas lanzar un conjuro.", "activa esto solo como un conjuro."),
        ("Pon las dos primeras cartas de tu biblioteca en tu cementerio.", "muele dos cartas."),
        ("El jugador objetivo sacrifica una criatura de su elección.", "sacrifica una criatura."),
    ],
)
def test_changed_wordings_are_as_they_are_today(older: str, today: str) -> None:
    assert today in comparable(older)


def test_the_gender_of_what_has_no_own_name_is_compared() -> None:
    assert differing_words("gira la carta girada", "gira la carta girado") == "carta [girada | girado]"
    assert differing_words("~ entra girada. gírala.", "~ entran girados. gíralos.") == ""


def test_differing_words_have_the_word_before() -> None:
    assert differing_words("roba una carta.", "roba una carta adicional.") == "carta [– | adicional]"


def test_a_name_with_an_article_is_one_name() -> None:
    face = official("Moss Hen", "Gallina", "Pon un contador +1/+1 sobre la Gallina. Gira la fuerza de la Gallina.")

    assert official_lines(face, ["x"]) == ["Pon un contador +1/+1 sobre ~. Gira la fuerza de ~."]


def test_official_faces_are_those_recent_enough_that_have_a_text(tmp_path: Path) -> None:
    file = tmp_path / "spanish.tsv.gz"
    rows = [
        "Hen\tHen\tGallina\tCriatura\tVuela.\\nPrisa.\taaa\t2019-01-01\n",
        "Cow\tCow\tVaca\tCriatura\tVuela.\tbbb\t2001-01-01\n",
    ]
    rows.append("Bull\tBull\tToro\tCriatura\t\taaa\t2019-01-01\n")
    file.write_bytes(gzip.compress((HEADER + "".join(rows)).encode()))

    assert official_faces(file, "2018") == [OfficialFace("Hen", "Hen", "Gallina", "Vuela.\nPrisa.", "2019-01-01")]


def test_a_file_of_another_form_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "spanish.tsv.gz"
    file.write_bytes(gzip.compress((HEADER + "Hen\tGallina\n").encode()))

    with pytest.raises(CardDataError, match="7 columns"):
        official_faces(file)


@pytest.mark.skipif(not (SHARED / "spanish-cards.tsv.gz").is_file(), reason="the shared cards are absent")
def test_most_of_a_sample_of_official_lines_is_written_and_understood(tmp_path: Path) -> None:
    import_files([SHARED / "oracle-cards.jsonl.gz"], tmp_path / "cards.sqlite")
    with CardDatabase(tmp_path / "cards.sqlite") as database:
        cards = {card.name: card for card in database}

    found = spanish_report([], cards.get, official_faces(SHARED / "spanish-cards.tsv.gz", "2018")[::50])

    assert found.official > 150
    assert found.equal / found.official > 0.55
    assert found.understood / found.official > 0.55
