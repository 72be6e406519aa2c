"""``apnap cards`` from the outside."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from apnap.cards.build import import_files
from apnap.cli import main

from .conftest import ATOMIC_FACE, oracle, write_lines


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["cards", *map(str, words)])


def test_import_then_show(home: Path, tmp_path: Path) -> None:
    token = oracle("Beast", layout="token")
    imported = run("import", write_lines(tmp_path / "c.jsonl", [oracle("Dellmoor Brute", power="3"), token]))
    assert imported.exit_code == 0
    assert imported.stdout.startswith("1 cards imported in ")
    assert "left out: 1 × a token" in imported.stdout
    shown = run("show", "dellmoor brute")
    assert shown.stdout == "Dellmoor Brute  {1}{G}\nCreature — Beast\n3/2\n"


def test_show_as_json_has_the_names_of_the_fields(home: Path, tmp_path: Path) -> None:
    atomic = tmp_path / "atomic.json"
    atomic.write_text(json.dumps({"meta": {}, "data": {"Dellmoor Wisp": [ATOMIC_FACE]}}), encoding="utf-8")
    import_files([atomic], home / "cards.sqlite")
    record = json.loads(run("show", "Fuego fatuo de Dellmoor", "--json").stdout)
    assert record["name"] == "Dellmoor Wisp"
    assert record["faces"][0]["spanish"]["text"] == "Vuela."


def test_errors_are_one_line_with_exit_code_2_and_nothing_written(home: Path, tmp_path: Path) -> None:
    bad = write_lines(tmp_path / "bad.jsonl", [oracle("Broken One", power=2)])
    for words in (["show", "Nobody Home"], ["import", bad], ["fetch", "--url", "nowhere"]):
        result = run(*words)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.startswith("apnap: ")
        assert result.stderr.count("\n") == 1
    assert not home.exists()


def test_help_imports_no_command() -> None:
    code = (
        "import sys; from apnap.cli import main; main(['--help'], standalone_mode=False); "
        "sys.exit(any(name.startswith(('apnap.cards', 'apnap.cli.', 'msgspec', 'rich')) for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Import, fetch, search, show and count cards." in done.stdout
