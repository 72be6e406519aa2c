"""``apnap serve``: what it says before it serves."""

from __future__ import annotations

import socket
import sys
from contextlib import closing
from pathlib import Path

import pytest
import uvicorn
from click.testing import CliRunner, Result

from apnap.cli import main
from apnap.table.journal import Journal


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, ["serve", *arguments])


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[uvicorn.Config]:
    """Serve nothing; return how it would have been done."""
    configs: list[uvicorn.Config] = []

    def runs(self: uvicorn.Server, sockets: object = None) -> None:
        configs.append(self.config)

    monkeypatch.setattr(uvicorn.Server, "run", runs)
    return configs


def test_it_says_where_and_listens_to_this_machine_only(served: list[uvicorn.Config], tmp_path: Path) -> None:
    done = run("--port", "0", "--data", str(tmp_path / "t.sqlite"))
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("Open http://127.0.0.1:")
    assert str(tmp_path / "t.sqlite") in done.stdout
    assert done.stderr == ""


def test_links_are_not_logged(served: list[uvicorn.Config], tmp_path: Path) -> None:
    run("--port", "0", "--data", str(tmp_path / "t.sqlite"))
    (config,) = served
    assert not config.access_log and config.log_level == "warning"


@pytest.mark.parametrize(
    ("host", "called"), [("0.0.0.0", "127.0.0.1"), ("::", "127.0.0.1"), ("127.0.0.1", "127.0.0.1")]
)
def test_it_says_aloud_that_others_can_come_in(
    served: list[uvicorn.Config], tmp_path: Path, host: str, called: str
) -> None:
    done = run("--port", "0", "--host", host, "--lang", "es", "--data", str(tmp_path / "t.sqlite"))
    assert done.exit_code == 0, done.output
    assert f"http://{called}:" in done.stdout
    assert ("Cualquiera" in done.stderr) == (host != "127.0.0.1")


def test_without_the_packages_of_the_server_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    done = run("--port", "0")
    assert done.exit_code == 2
    assert "uvicorn" in done.stderr and "pip install 'apnap[web]'" in done.stderr


def test_a_file_that_is_no_journal_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    file.write_text("no tables here" * 100)
    done = run("--port", "0", "--data", str(file))
    assert done.exit_code == 2 and str(file) in done.stderr


def test_a_port_that_is_taken_and_a_file_that_is_used_are_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = run("--port", str(taken.getsockname()[1]), "--lang", "es")
    assert done.exit_code == 2 and "el servidor no puede escuchar" in done.stderr
    with closing(Journal(tmp_path / "t.sqlite")):
        done = run("--port", "0", "--lang", "es", "--data", str(tmp_path / "t.sqlite"))
    assert done.exit_code == 2 and "no se puede usar" in done.stderr
