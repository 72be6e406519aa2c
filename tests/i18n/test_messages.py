"""Choosing variants, filling in values, joining lists, saying errors."""

from __future__ import annotations

import pytest

from apnap.errors import ApnapError, DeckError, UnknownCardError, UnsupportedCardError
from apnap.i18n import catalogue, error_text, has_message, listed, listed_or, message
from apnap.i18n.catalogue import MessageError, Texts

SAMPLES: dict[str, dict[str, Texts]] = {
    "samples.draw": {
        "en": {"one": "{player} draws a card.", "other": "{player} draws {count} cards."},
        "es": {"one": "{player} roba una carta.", "other": "{player} roba {count} cartas."},
    },
    "samples.destroyed": {
        "en": "{name} is destroyed.",
        "es": {"m": "{name} es destruido.", "f": "{name} es destruida."},
    },
    "samples.tapped": {
        "en": {"one": "{count} tapped", "other": "{count} tapped"},
        "es": {"m-one": "girado", "m-other": "{count} girados", "f-one": "girada", "f-other": "{count} giradas"},
    },
    "samples.cost": {"en": "{{T}}: {what}", "es": "{{T}}: {what}"},
}


@pytest.fixture(autouse=True)
def samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a topic of our own to the catalogues."""
    real = catalogue.topic_messages
    monkeypatch.setattr(catalogue, "topic_messages", lambda topic: SAMPLES if topic == "samples" else real(topic))


@pytest.mark.parametrize(
    ("lang", "count", "expected"),
    [
        ("en", 1, "A draws a card."),
        ("en", 0, "A draws 0 cards."),
        ("es", 1, "A roba una carta."),
        ("es", 7, "A roba 7 cartas."),
    ],
)
def test_number_chooses_the_variant(lang: str, count: int, expected: str) -> None:
    assert message("samples.draw", lang, player="A", count=count) == expected


def test_gender_chooses_the_variant_where_the_language_has_it() -> None:
    assert message("samples.destroyed", "es", name="Codo", gender="f") == "Codo es destruida."
    assert message("samples.destroyed", "es", name="Codo", gender="m") == "Codo es destruido."
    assert message("samples.destroyed", "en", name="Elbow", gender="f") == "Elbow is destroyed."


def test_gender_and_number_together() -> None:
    assert message("samples.tapped", "es", count=2, gender="f") == "2 giradas"
    assert message("samples.tapped", "es", count=1, gender="m") == "girado"


def test_symbols_are_kept_in_texts_and_in_values() -> None:
    assert message("samples.cost", "en", what="add {G}") == "{T}: add {G}"


@pytest.mark.parametrize(
    ("key", "lang", "values", "said"),
    [
        ("errors.no_such_thing", "en", {}, "no message 'errors.no_such_thing'"),
        ("nothing.at_all", "en", {}, "no messages on 'nothing'"),
        ("errors.unknown_card", "fr", {}, "no language 'fr'; there are en, es"),
        ("errors.unknown_card", "en", {}, "needs a value for 'name'"),
        ("samples.destroyed", "es", {"name": "Codo"}, "needs a gender"),
    ],
)
def test_what_does_not_exist_is_an_error(key: str, lang: str, values: dict[str, object], said: str) -> None:
    with pytest.raises(MessageError, match=said):
        message(key, lang, **values)


def test_has_message() -> None:
    assert has_message("words.zone.hand")
    assert not has_message("words.zone.attic")
    assert not has_message("attic")


@pytest.mark.parametrize(
    ("items", "lang", "conjunction", "disjunction"),
    [
        ([], "en", "", ""),
        (["a"], "es", "a", "a"),
        (["a", "b"], "en", "a and b", "a or b"),
        (["a", "b", "c"], "en", "a, b, and c", "a, b, or c"),
        (["a", "b", "c"], "es", "a, b y c", "a, b o c"),
        (["aguja", "hilo"], "es", "aguja e hilo", "aguja o hilo"),
        (["nieve", "hielo"], "es", "nieve y hielo", "nieve o hielo"),
        (["plata", "oro"], "es", "plata y oro", "plata u oro"),
        (["siete", "ocho"], "es", "siete y ocho", "siete u ocho"),
        (["10", "11"], "es", "10 y 11", "10 u 11"),
        (["109", "110"], "es", "109 y 110", "109 o 110"),
    ],
)
def test_lists(items: list[str], lang: str, conjunction: str, disjunction: str) -> None:
    assert listed(items, lang) == conjunction
    assert listed_or(items, lang) == disjunction


@pytest.mark.parametrize(
    ("error", "english", "spanish"),
    [
        (UnknownCardError("Elbo"), "There is no card named “Elbo”.", "No hay ninguna carta llamada «Elbo»."),
        (
            UnknownCardError("Elbo", ("Elbow", "Ebb", "Oboe")),
            "There is no card named “Elbo”. Perhaps Elbow, Ebb, or Oboe?",
            "No hay ninguna carta llamada «Elbo». ¿Quizá Elbow, Ebb u Oboe?",
        ),
        (
            UnsupportedCardError("Elbow", "fold"),
            "“Elbow” can't be played yet: fold",
            "«Elbow» aún no se puede jugar: fold",
        ),
        (
            ApnapError("no such card", rule="100.2", key="errors.unknown_card", name="Elbo"),
            "There is no card named “Elbo”. (100.2)",
            "No hay ninguna carta llamada «Elbo». (100.2)",
        ),
        (DeckError("line 3: no number"), "line 3: no number", "line 3: no number"),
    ],
)
def test_errors_in_both_languages(error: ApnapError, english: str, spanish: str) -> None:
    assert error_text(error, "en") == english
    assert error_text(error, "es") == spanish
