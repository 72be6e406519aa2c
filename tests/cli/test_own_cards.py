"""``apnap card try`` and ``apnap play --card``: a card written as text is understood, shown, refused, played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from apnap.cli import main
from apnap.cli.card_text import read_card_text
from apnap.cli.own_cards import deck_around, game_with, try_file
from apnap.cli.trial import try_card
from apnap.errors import CardDataError, UnsupportedCardError
from apnap.rulebooks import CURRENT
from tests.project.source import ROOT

HEN = """Moss Hen {1}{G}
Creature — Bird
Reach (It catches flies.)
When Moss Hen enters, draw a card.
2/2
"""
GALLINA = """# una carta de prueba
Gallina de musgo {1}{G}
Criatura — Ave

Alcance.
Cuando la Gallina de musgo entre, roba una carta.
2/2
"""
FACES = """Moss Keeper {2}{G}
Creature — Human Druid
Vigilance
2/3
//
Gather Moss {G}
Sorcery — Adventure
You gain 2 life.
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's cards out of it, and run in a folder of our own."""
    monkeypatch.setenv("APNAP_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


def run(*words: str, typed: str = "") -> Result:
    """Run the command with a text as its input."""
    return CliRunner().invoke(main, words, input=typed)


def test_a_card_is_shown_in_both_languages_as_a_tree_and_can_be_played() -> None:
    result = run("card", "try", "-", typed=HEN)

    assert result.exit_code == 0, result.output
    assert "When Moss Hen enters, draw a card." in result.output
    assert "Criatura — Ave" in result.output
    assert "Cuando Moss Hen entre, roba una carta." in result.output
    assert "TriggeredLine" in result.output
    assert "effect: Draw" in result.output
    assert result.output.splitlines()[-1] == "“Moss Hen” is understood and can be played."


def test_a_spanish_card_means_the_same_and_is_said_in_english() -> None:
    english, spanish = try_card(read_card_text(HEN)), try_card(read_card_text(GALLINA))

    assert spanish.written.language == "es"
    assert spanish.is_supported
    assert spanish.card.front.text == "Reach\nWhen Gallina de musgo enters, draw a card."
    (of_spanish,), (of_english,) = spanish.definition().faces, english.definition().faces
    assert [type(one) for one in of_spanish.abilities] == [type(one) for one in of_english.abilities]
    assert (of_spanish.power, of_spanish.subtypes, of_spanish.colors) == (2, ("Bird",), of_english.colors)


@pytest.mark.parametrize(
    ("text", "layout"),
    [
        (HEN, "normal"),
        (FACES, "adventure"),
        ("Two {G}\nInstant\nYou gain 1 life.\n//\nThree {R}\nSorcery\nYou gain 2 life.", "split"),
        ("Day {G}\nCreature — Elf\n1/1\n//\nNight\nCreature — Wolf\ncolor indicator: G\n2/2", "transform"),
        ("Day {G}\nCreature — Elf\n1/1\n//\nGrove\nLand\n{T}: Add {G}.", "modal_dfc"),
        ("Tale {G}\nEnchantment — Saga\nI — Draw a card.", "saga"),
    ],
)
def test_the_faces_show_the_layout(text: str, layout: str) -> None:
    assert read_card_text(text).layout == layout


def test_both_faces_of_a_card_are_read() -> None:
    trial = try_card(read_card_text(FACES))

    assert trial.problems == ()
    assert trial.card.name == "Moss Keeper // Gather Moss"
    assert [face.name for face in trial.definition().faces] == ["Moss Keeper", "Gather Moss"]


def test_numbers_and_the_color_indicator_have_their_own_lines() -> None:
    (walker,) = read_card_text("Ila {1}{G}\nLegendary Planeswalker\n[+1]: Draw a card.\nloyalty: 3").faces
    (night,) = read_card_text("Night —\nCreature — Wolf\ncolor indicator: ug\n2/*").faces

    assert (walker.loyalty, walker.types.supertypes) == ("3", ("Legendary",))
    assert (night.mana_cost, night.color_indicator, night.power, night.toughness) == ("", "UG", "2", "*")


def test_a_word_that_is_not_understood_is_pointed_at_in_its_row() -> None:
    result = run("card", "try", "-", typed=HEN.replace("draw a card", "drwa a card"))

    assert result.exit_code == 1
    lines = result.output.splitlines()
    at = lines.index("When Moss Hen enters, drwa a card.")
    assert lines[at - 1].startswith("line 4:")
    assert lines[at + 1].index("^") == lines[at].index("drwa")
    assert "expected: what is done" in lines[at + 2]
    assert "Did you mean “draw”?" in lines[at + 2]


def test_in_spanish_the_reasons_are_spanish() -> None:
    result = run("card", "try", "-", typed=GALLINA.replace("roba una", "rova una"))

    assert result.exit_code == 1
    assert "línea 6" in result.output
    assert "«rova» no se entiende aquí" in result.output
    assert "¿Quizá «roba»" in result.output


def test_a_mode_is_pointed_at_in_its_own_row() -> None:
    text = "Two Ways {G}\nInstant\nChoose one —\n• Draw a card.\n• Yuo gain 3 life."
    (unread,) = try_card(read_card_text(text)).unread

    assert unread.row == 5
    assert unread.decline.line[unread.decline.offset :].startswith("Yuo")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("Creature —", "Creatur —"), ("line 2", "“Creatur” is no card type", "perhaps Creature")),
        (("— Bird", "— Brid"), ("line 2", "“Brid” is no subtype", "Bird")),
        (("— Bird", "— Equipment"), ("line 2", "“Equipment” does not belong", "artifact")),
        (("Creature — Bird", "Legendary"), ("line 2", "names no card type", "Creature — Bird")),
        ((" {1}{G}", ""), ("line 1", "the mana cost is missing", "“Moss Hen {2}{W}”")),
        ((" {1}{G}", " 1G"), ("line 1", "the mana cost is missing", "“Moss Hen {1}{G}”")),
        ((" {1}{G}", " {1}{K}"), ("line 1", "“{1}{K}” is no mana cost", "{2}{W}")),
        ((" {1}{G}", " {1G"), ("line 1", "“{1G” is no mana cost", "{2}{W}")),
        (("Moss Hen {1}", "{1}"), ("line 1", "the name is missing", "before the mana cost")),
        (("\n2/2", "\n2/"), ("line 5", "“2/” is no power and toughness", "“2/2”")),
        (("\n2/2", "\ntwo/two"), ("line 5", "“two/two” is no power and toughness", "“2/2”")),
        (("\n2/2", "\n2-2"), ("line 5", "“2-2” is no power and toughness", "“2/2”")),
        (("\n2/2", ""), ("line 4", "power and toughness are missing", "“2/2”")),
        (("Creature — Bird", "Enchantment"), ("line 5", "only creatures", "leave it out")),
        (("\n2/2", "\nloyalty: 3\n2/2"), ("line 2", "only planeswalkers", "leave the line out")),
        (("\n2/2", "\nloyalty: x\n2/2"), ("line 5", "“x” is no number", "“3”")),
        (("\n2/2", "\ncolor indicator: Q\n2/2"), ("line 5", "“Q” is no color indicator", "“WU”")),
        (("Creature — Bird", "Planeswalker"), ("line 2", "a planeswalker has a line", "loyalty: 3")),
    ],
)
def test_what_is_wrong_beside_the_text_is_told_with_place_and_remedy(
    change: tuple[str, str], said: tuple[str, ...]
) -> None:
    assert change[0] in HEN

    result = run("card", "try", "-", "--lang", "en", typed=HEN.replace(*change))

    assert result.exit_code == 2
    assert result.stdout == ""
    for words in said:
        assert words in result.stderr
    assert result.stderr.count("line ") >= 1 and "Traceback" not in result.stderr


def test_every_mistake_is_told_at_once_in_the_order_of_the_lines() -> None:
    wrong = "Moss Hen {K}\nCreature — Brid\n2/"

    with pytest.raises(CardDataError) as refused:
        read_card_text(wrong, source="hen.txt")

    told = [row.split(":")[0].strip() for row in str(refused.value).splitlines() if "line " in row]
    assert str(refused.value).startswith("hen.txt is no card:")
    assert told == ["line 1", "line 2", "line 3"]


def test_spanish_mistakes_are_told_in_spanish() -> None:
    result = run("card", "try", "-", "--lang", "es", typed=GALLINA.replace("Criatura —", "Criatvra —"))

    assert result.exit_code == 2
    assert "línea 3: «Criatvra» no es un tipo de carta" in result.stderr
    assert "quizá Criatura" in result.stderr


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"Moss Hen {G}\n", b"# nothing\n"])
def test_what_is_no_card_is_refused(content: bytes) -> None:
    Path("card.txt").write_bytes(content)

    result = run("card", "try", "card.txt")

    assert result.exit_code == 2
    assert result.stdout == ""
    assert "card.txt" in result.stderr and "Traceback" not in result.stderr


def test_a_file_that_is_not_there_is_refused() -> None:
    result = run("card", "try", "none.txt")

    assert result.exit_code == 2
    assert "none.txt can't be read" in result.stderr


def test_the_examples_of_the_guide_are_cards_that_can_be_played() -> None:
    page = (ROOT / "docs" / "custom-cards.md").read_text(encoding="utf-8")
    *examples, shown = re.findall(r"```text\n(.*?)```", page, re.DOTALL)

    assert [try_card(read_card_text(text)).is_supported for text in examples] == [True] * 3
    wrong = examples[0].replace("draw", "drwa")
    assert try_card(read_card_text(wrong)).unread_texts() == [shown.rstrip("\n")]


def test_what_was_found_as_json() -> None:
    run("card", "try", "-", "--json", "found.json", typed=HEN)
    found = json.loads(Path("found.json").read_text(encoding="utf-8"))

    assert (found["language"], found["read"], found["supported"]) == ("en", True, True)
    assert found["faces"][0]["es"] == "Alcance.\nCuando Moss Hen entre, roba una carta."
    assert found["definition"]

    run("card", "try", "-", "--json", "found.json", typed=HEN.replace("draw", "drwa"))
    (unread,) = json.loads(Path("found.json").read_text(encoding="utf-8"))["unread"]
    assert (unread["row"], unread["line"][unread["offset"] :][:4], unread["suggestions"]) == (4, "drwa", ["draw"])


def test_the_card_is_played_in_a_deck_around_it() -> None:
    result = run("card", "try", "-", "--play", "--auto", "--seed", "3", typed=HEN)

    assert result.exit_code == 0, result.output
    assert "casts Moss Hen" in result.output
    assert "has won" in result.output.splitlines()[-1]


def test_play_takes_cards_for_the_first_deck() -> None:
    Path("hen.txt").write_text(HEN, encoding="utf-8")

    result = run("play", "elves", "lanterns", "--card", "hen.txt", "--auto", "--seed", "5")

    assert result.exit_code == 0, result.output
    game = game_with([try_file("hen.txt")], "elves", "lanterns", 5, CURRENT, "en")
    assert [definition.name for definition in game.setup.seats[0].main].count("Moss Hen") == 4
    assert "Moss Hen" not in [definition.name for definition in game.setup.seats[1].main]


def test_a_deck_around_cards_has_their_lands_and_sixty_cards() -> None:
    trial = try_card(read_card_text(HEN.replace("{1}{G}", "{W}{G}")))

    deck = deck_around([trial.card])

    assert len(deck) == 60
    assert (deck.main["Plains"], deck.main["Forest"], deck.main["Moss Hen"]) == (12, 12, 16)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (HEN.replace("draw", "drwa"), "understood"),
        (HEN.replace("Moss Hen", "Thornhollow Bear"), "already a card named"),
    ],
)
def test_a_card_that_is_not_understood_or_has_a_taken_name_is_not_played(text: str, why: str) -> None:
    Path("card.txt").write_text(text, encoding="utf-8")

    result = run("play", "--card", "card.txt", "--auto")

    assert result.exit_code == 2
    assert why in result.stderr


def test_a_layout_that_is_not_carried_out_is_said_to_be_unsupported() -> None:
    text = "School {1}{G}\nEnchantment — Class\nYou gain 1 life."
    trial = try_card(read_card_text(text))

    assert trial.problems
    with pytest.raises(UnsupportedCardError):
        trial.definition()


def test_a_saved_game_takes_no_card() -> None:
    Path("hen.txt").write_text(HEN, encoding="utf-8")

    result = run("play", "--load", "save.json", "--card", "hen.txt")

    assert result.exit_code == 2
