"""The code blocks of the README and the pages of docs run, the links lead somewhere, and the languages agree."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path
from textwrap import dedent

import click
import pytest
from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser

from apnap.cards.house import read_card_file
from apnap.cli import main
from apnap.scenario.loader import loads
from tests.project.source import ROOT, name_of

DOCUMENTS = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")})
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


def test_the_scenario_of_the_page_is_a_scenario() -> None:
    (example,) = blocks(ROOT / "docs" / "adding-a-scenario.md", "yaml")
    scenario = loads(example)
    assert scenario.id == "keywords/first-strike/kills-before-damage"
    assert len(scenario.expect) == 2


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
    assert blocks(README, "python") == blocks(LEEME, "python")
    assert len(re.findall(r"^#+ ", README.read_text(encoding="utf-8"), re.MULTILINE)) == len(
        re.findall(r"^#+ ", LEEME.read_text(encoding="utf-8"), re.MULTILINE)
    )
