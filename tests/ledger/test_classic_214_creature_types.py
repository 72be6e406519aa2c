"""classic:214.7, 2007:212.1e: choosing a creature type."""

from __future__ import annotations

import pytest

from apnap.errors import ApnapError, IllegalActionError, InvalidActionError
from apnap.game.parsing import Reader
from apnap.i18n.catalogue import LANGUAGES
from apnap.i18n.errors import error_text
from apnap.i18n.rendering import Rendering
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.machine import answer
from apnap.rules.view import View
from tests.constructs.support import beast, permanent
from tests.rules.support import Table

LORD = permanent("As Lord enters, choose a creature type.\nOther creatures of the chosen type get +1/+1.", name="Lord")
_ALIKE = "Creatures you control are the chosen type in addition to their other types."
MIRROR = permanent(f"As Mirror enters, choose a creature type.\n{_ALIKE}", name="Mirror")
OGRE = beast(name="Brute", type_line="Creature — Ogre")


def reader(table: Table, lang: str = "en") -> Reader:
    """Return who answers the table's decisions as texts say."""

    def asked() -> tuple[object, dict[str, Rendering]]:
        view = View(table.state, table.decision.decider)
        return view.decision, {one: Rendering(view, one) for one in LANGUAGES}

    return Reader(asked, lambda index: answer(table.state, index), lang, table.state.rulebook.number)  # type: ignore[arg-type]


def asks(book: str, *more: object) -> Table:
    """Return a table that waits for a creature type."""
    table = Table(book=book, A={"hand": [LORD], "battlefield": list(more)}, B={}).start()
    table.cast("Lord").resolve()
    assert table.decision.purpose == "choose_subtype"
    return table


@pytest.mark.ledger("classic:214.7a")
@pytest.mark.parametrize(
    ("text", "lang", "word"),
    [
        ("choose Mago", "en", "Mago"),
        ("elegir Mago", "es", "Mago"),
        ("Truck", "en", "Truck"),
        ("elegir peón", "es", "Peón"),
        ("choose merfolk", "en", "Merfolk"),
        ("elegir leyenda", "es", "Legend"),
    ],
)
def test_any_noun_will_do(book: str, text: str, lang: str, word: str) -> None:
    """Also one that no card has: it is spelled. What exists is meant where it exists, in either language."""
    table = asks(book)
    reader(table, lang).read(text)
    assert table.find("Lord").choices == (("subtype", word),)


@pytest.mark.ledger("classic:214.7a")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "Mago tritón", "Merfolk Wizard", "oponente", "opponent", "pantano", "Pantanos", "swamp", "Swamps", "tierra",
        "hechizos", "artifact", "Abilities", "black", "4x4", "x",
    ],
)  # fmt: skip
def test_two_words_and_words_of_the_game_are_refused(book: str, lang: str, text: str) -> None:
    table = asks(book)
    with pytest.raises(IllegalActionError) as refused:
        reader(table, lang).read(f"choose {text}")
    assert refused.value.rule == "214.7a" and text in error_text(refused.value, "es") != str(refused.value)
    assert table.decision.purpose == "choose_subtype", "nothing has been answered"


@pytest.mark.ledger("classic:214.7a")
def test_letter_by_letter_it_can_only_end_with_such_a_noun(book: str) -> None:
    """The decisions by themselves never let a word of the game be named."""
    table = asks(book).choose("another")
    assert not table.decision.can_finish
    table.choose(*"swamp")
    assert not table.decision.can_finish and "-" in table.choices
    table.choose("-")
    assert not table.decision.can_finish and "-" not in table.choices
    table.choose("y", dec.DONE)
    assert table.find("Lord").choices == (("subtype", "Swamp-y"),)


@pytest.mark.ledger("classic:214.7a")
def test_a_new_type_is_a_creature_type_like_any_other(book: str) -> None:
    """Creatures can have it, and what asks for it finds them."""
    table = Table(book=book, A={"hand": [MIRROR, LORD], "battlefield": [OGRE]}, B={"battlefield": [OGRE]}).start()
    for name in ("Mirror", "Lord"):
        table.cast(name).resolve()
        reader(table).read("choose Truck")
    assert characteristics(table.state, table.find("Brute")).subtypes == {"Ogre", "Truck"}
    assert (table.size("Brute"), table.size("Brute#2")) == ((3, 3), (2, 2))


@pytest.mark.ledger("classic:214.7b")
@pytest.mark.parametrize("text", ["Ogro", "ogra", "Ogros", "OGRAS", "Ogre", "ogres", "Ogress", "ogresses"])
def test_number_and_gender_do_not_matter(book: str, text: str) -> None:
    table = asks(book, OGRE)
    reader(table, "es").read(f"elegir {text}")
    assert table.size("Brute") == (3, 3)


@pytest.mark.ledger("classic:214.7b")
def test_nor_do_they_for_a_type_that_no_card_has(book: str) -> None:
    """Who says "Brujas" after another said "Brujo" means the same."""
    card = {"hand": [MIRROR, LORD], "battlefield": [OGRE]}
    table = Table(book=book, A=card, B={}).start()
    table.cast("Mirror").resolve()
    reader(table, "es").read("elegir Bandolero")
    table.cast("Lord").resolve()
    reader(table, "es").read("elegir Bandoleras")
    assert table.size("Brute") == (3, 3)


@pytest.mark.ledger("classic:214.7b")
def test_in_spanish_types_are_offered_by_their_spanish_names(book: str) -> None:
    table = asks(book)
    view = View(table.state, 0)
    assert view.decision is not None
    texts = Rendering(view, "es").options(view.decision)
    assert "elegir Ogro" in texts and "elegir Leyenda" in texts and "elegir Ogre" not in texts


@pytest.mark.ledger("2007:212")
@pytest.mark.parametrize("text", ["Truck", "artifact", "Swamp", "Merfolk Wizard", "Legend", "another noun"])
def test_only_a_type_that_exists_can_be_chosen(book: str, text: str) -> None:
    table = asks(book, OGRE)
    with pytest.raises((InvalidActionError, IllegalActionError)) as refused:
        reader(table).read(f"choose {text}")
    assert isinstance(refused.value, ApnapError) and table.decision.purpose == "choose_subtype"
    reader(table).read("choose Ogre")
    assert table.size("Brute") == (3, 3)
