"""``apnap rules``, ``--rulebook`` and ``--switch``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from apnap.cli import main
from apnap.cli.rule_coverage import showing_situations, showing_tests
from apnap.errors import ScenarioError


def run(*words: str, text: str = "") -> Result:
    return CliRunner().invoke(main, words, input=text)


def test_a_rule_is_said_with_the_switch_behind_it_in_both_languages() -> None:
    english = run("rules", "show", "classic:300.4")
    spanish = run("rules", "show", "300.4", "--rulebook", "classic", "--lang", "es")

    assert english.exit_code == spanish.exit_code == 0
    assert english.output.startswith("classic:300.4  ") and spanish.output.startswith("classic:300.4  ")
    assert "mana_burn" in english.output and english.output != spanish.output


def test_a_rule_of_today_is_shown_by_what_the_other_books_say_of_it() -> None:
    shown = run("rules", "show", "704.5j").output

    assert shown.startswith("current:704.5j\n  legend_rule: ")
    assert "  classic:420.5e  " in shown


def test_a_whole_book_is_printed_by_the_day() -> None:
    printed = run("rules", "show", "--rulebook", "2003-08-01")

    assert "classic (1999-04-23), the newest rulebook that was in force on 2003-08-01" in printed.output
    assert any(line.startswith("mana_burn: ") and line.endswith("(300.4)") for line in printed.output.splitlines())


def test_two_books_are_compared_by_what_differs_only() -> None:
    compared = run("rules", "compare", "classic", "2007")

    assert "legend_rule: " in compared.output
    assert "mana_burn: " not in compared.output
    assert run("rules", "compare", "2007", "2007-02-01").output.splitlines()[-1] == "They do not differ."


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rules", "show", "999.9", "--rulebook", "classic"), "has no statement with the number “999.9”"),
        (("rules", "show", "classic:420.5z", "--lang", "es"), "Cerca: 420.3"),
        (("rules", "compare", "classic", "modern"), "There is no rulebook “modern”. There is: current"),
        (("rules", "compare", "classic", "1998-01-01"), "No rulebook is as old as 1998-01-01"),
        (("rules", "show", "--rulebook", "2003-02-30"), "“2003-02-30” is no day"),
        (("play", "--rulebook", "modern"), "There is no rulebook “modern”. There is: current"),
        (("play", "--lang", "es", "--switch", "mana_bern=on"), "Ningún reglamento tiene un interruptor «mana_bern»"),
        (("play", "--switch", "legend_rule=keep"), "“legend_rule” can't be “keep”, only: keep_newest"),
        (("play", "--switch", "mana_burn"), "“mana_burn” sets no switch"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(words: tuple[str, ...], said: str) -> None:
    refused = run(*words)

    assert refused.exit_code == 2
    assert said in refused.output


def test_a_single_switch_is_set_for_a_game(tmp_path: Path) -> None:
    file = tmp_path / "burning.json"
    played = run("play", "--switch", "mana_burn=on", "--seed", "3", text=f"save {file}\nquit\n")

    assert played.exit_code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["rulebook"]["r"] == ["current", ["mana_burn", True]]


def test_a_saved_game_goes_on_under_its_own_book_only(tmp_path: Path) -> None:
    file = tmp_path / "classic.json"
    run("play", "--rulebook", "classic", "--seed", "3", text=f"save {file}\nquit\n")

    refused = run("play", "--load", str(file), "--rulebook", "current")
    assert refused.exit_code == 2
    assert "was saved under the rulebook “classic”" in refused.output
    assert run("play", "--load", str(file), "--rulebook", "classic", text="quit\n").exit_code == 0


def test_only_tests_that_assert_something_show_a_rule(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        '@pytest.mark.ledger("classic:1.1")\ndef test_704_5j_one(book):\n    assert play(book)\n\n'
        '@pytest.mark.ledger("classic:1.2")\ndef test_nothing(book):\n    play(book)\n\n'
        '@pytest.mark.ledger("classic:1.3", "2007:1.3")\ndef test_refused(book):\n    """601.2a"""\n'
        "    with pytest.raises(ValueError):\n        play(book)\n",
        encoding="utf-8",
    )
    found = list(showing_tests(tmp_path))

    assert [sorted(test.ids) for test in found] == [["classic:1.1"], ["2007:1.3", "classic:1.3"]]
    assert [sorted(test.numbers) for test in found] == [["704.5j"], ["601.2a"]]


def test_the_figures_of_coverage(tmp_path: Path) -> None:
    file = tmp_path / "coverage.json"
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text(
        '@pytest.mark.ledger("classic:300.4")\ndef test_500_5_burn(book):\n    assert book\n', encoding="utf-8"
    )
    run("rules", "coverage", "--tests", str(tmp_path / "tests"), "--json", str(file))
    found = json.loads(file.read_text(encoding="utf-8"))

    assert found["ledger"]["cited"] == 1 and found["ledger"]["behaviour"] == 462
    assert "classic:300.4" not in found["ledger"]["missing"] and "classic:300.3" in found["ledger"]["missing"]
    assert found["keywords"]["total"] == 194 and found["keywords"]["cited"] == 0
    assert found["current"] == {"numbers": None, "cited": 1}


def test_a_situation_of_the_current_book_shows_the_rules_that_it_names(tmp_path: Path) -> None:
    said = "title: A step\nrules: ['500.1']\nexpect: [{assert: turn, value: 1}]\n"
    (tmp_path / "one.yaml").write_text(f"id: situations/steps/one\n{said}", encoding="utf-8")
    (tmp_path / "old.yaml").write_text(f"id: situations/steps/old\nrulebook: classic\n{said}", encoding="utf-8")

    assert [test.numbers for test in showing_situations(tmp_path)] == [{"500.1"}]
    assert list(showing_situations(tmp_path / "elsewhere")) == []

    (tmp_path / "wrong.yaml").write_text("id: situations/steps/wrong\nexpected: 1\n", encoding="utf-8")
    with pytest.raises(ScenarioError):
        list(showing_situations(tmp_path))
