"""The code blocks of the README and the pages of docs run, the links lead somewhere, and the languages agree."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path
from textwrap import dedent

import click
import pytest
from click.testing import CliRunner
from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser

from apnap import Game
from apnap.cards.deck import read_deck
from apnap.cards.house import load_house_decks, read_card_file
from apnap.cli import main
from apnap.tui.commands import COMMANDS, command_words
from tests.project.source import ROOT, name_of

DOCUMENTS = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")})
SCENARIO_PAGE = ROOT / "docs" / "adding-a-scenario.md"
README, LEEME = ROOT / "README.md", ROOT / "README.es.md"
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
"""A code block: its indent, its language, its lines."""
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def blocks(path: Path, language: str) -> list[str]:
    """Return the code blocks of a document in one language."""
    return [dedent(code) for _, kind, code in BLOCK.findall(path.read_text(encoding="utf-8")) if kind == language]


def commands(path: Path) -> list[list[str]]:
    """Return the words of each command in the shell blocks of a document; comments are left out."""
    lines = [line for block in blocks(path, "bash") for line in block.splitlines()]
    return [words for line in lines if (words := shlex.split(line, comments=True))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_python_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    for example in Sybil(parsers=[PythonCodeBlockParser()]).parse(path).examples():
        example.evaluate()


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_commands_exist(path: Path) -> None:
    for words in commands(path):
        program, arguments = words[0], words[1:]
        if program.startswith((".ci/", "scripts/")):
            assert os.access(ROOT / program, os.X_OK), words
        if program == "scripts/play":
            known_to_apnap(words, ["play", *arguments])
        elif program == "apnap":
            known_to_apnap(words, arguments)


def known_to_apnap(words: list[str], arguments: list[str]) -> None:
    """Assert that the subcommands and options of an ``apnap`` command are known to it."""
    command: click.Command = main
    context = click.Context(command)
    while isinstance(command, click.Group):
        found = command.get_command(context, arguments[0])
        assert found is not None, words
        command, arguments = found, arguments[1:]
    known = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    options = {word.partition("=")[0] for word in arguments if word.startswith("--")}
    assert options <= known | {"--help"}, words


@pytest.mark.parametrize(
    ("path", "lang"), [(README, "en"), (LEEME, "es"), (SCENARIO_PAGE, "en")], ids=["readme", "leeme", "page"]
)
def test_the_scenarios_of_the_pages_pass_and_tell_what_is_shown(
    path: Path, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    (example,) = blocks(path, "yaml")
    (tmp_path / "question.yaml").write_text(example, encoding="utf-8")
    words = ["scenario", "run", str(tmp_path / "question.yaml"), "--trace", "--lang", lang]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    for shown in blocks(path, "text"):
        assert shown in result.output


@pytest.mark.parametrize("path", [README, LEEME], ids=name_of)
def test_the_deck_of_the_readme_can_be_played(path: Path) -> None:
    (example,) = blocks(path, "deck")
    game = Game.from_decks(read_deck(example), "elves", seed=1)
    assert [player.library_size for player in game.view("A").players] == [36, 60]


@pytest.mark.parametrize("path", [README, LEEME], ids=name_of)
def test_what_the_readme_says_can_be_typed_is_a_command(path: Path) -> None:
    typed = re.findall(r"^\| `([^`]+)` \|", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(typed) == 6
    assert set(typed) <= {word for name in COMMANDS for word in command_words(name)}


def test_the_readme_names_every_deck() -> None:
    for path in (README, LEEME):
        named = re.findall(r"`(\w+)`", path.read_text(encoding="utf-8"))
        assert [name for name in named if name in load_house_decks()] == sorted(load_house_decks())


def test_the_construct_of_the_page_is_one_of_the_grammar() -> None:
    (example,) = blocks(ROOT / "docs" / "adding-a-construct.md", "py")
    assert example in (ROOT / "src/apnap/oracle/words/effects_on_players.py").read_text(encoding="utf-8")


def test_paths_on_the_pages_exist() -> None:
    for path in DOCUMENTS:
        for name in re.findall(r"`((?:src|tests|docs|scripts)/[\w./-]+)`", path.read_text(encoding="utf-8")):
            assert (ROOT / name).exists(), f"{name_of(path)}: {name}"


def test_the_house_card_of_the_page_is_a_card() -> None:
    (example,) = blocks(ROOT / "docs" / "adding-a-house-card.md", "toml")
    (card,) = read_card_file(example, "page")
    assert card.name == "Lanternfield Watcher"


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_links_lead_to_files(path: Path) -> None:
    for target in LINK.findall(path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target


def test_the_two_readmes_show_the_same_code() -> None:
    assert commands(README) == commands(LEEME)
    for language in ("python", "yaml", "deck"):
        assert blocks(README, language) == blocks(LEEME, language)
    assert len(re.findall(r"^#+ ", README.read_text(encoding="utf-8"), re.MULTILINE)) == len(
        re.findall(r"^#+ ", LEEME.read_text(encoding="utf-8"), re.MULTILINE)
    )
