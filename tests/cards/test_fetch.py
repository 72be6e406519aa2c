"""Downloads from a server of our own, also one that hangs up in the middle."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap.cards.build import import_files
from apnap.cards.database import CardDatabase
from apnap.cards.fetch import fetch, resolve
from apnap.cli import main
from apnap.errors import CardDataError

from .conftest import oracle, write_lines

CONTENT = bytes(number % 251 for number in range(200_000))
SHA256 = hashlib.sha256(CONTENT).hexdigest()


class Server(HTTPServer):
    """Serves ``CONTENT`` at ``/cards.json``; each request takes the next of ``cuts``: how many bytes it sends."""

    content = CONTENT
    tag = '"one"'
    status = 0
    description: dict[str, str] = {}

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.cuts: list[int] = []
        self.asked: list[str | None] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/cards.json"


class Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        server = self.server
        if self.path == "/about":
            body = json.dumps(server.description).encode()
            self.answer(200, body, {})
            return
        wanted = self.headers.get("Range")
        server.asked.append(wanted)
        start = int(wanted.removeprefix("bytes=").removesuffix("-")) if wanted else 0
        if server.status:
            self.answer(server.status, b"", {})
        elif start >= len(server.content) and wanted:
            self.answer(416, b"", {})
        elif start and self.headers.get("If-Range") == server.tag:
            span = f"bytes {start}-{len(server.content) - 1}/{len(server.content)}"
            self.answer(206, server.content[start:], {"Content-Range": span, "ETag": server.tag})
        else:
            self.answer(200, server.content, {"ETag": server.tag})

    def answer(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body[: self.server.cuts.pop(0)] if self.server.cuts else body)

    def log_message(self, format: str, *args: object) -> None:
        """Keep the test's output clean."""


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.005})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_a_whole_file_is_fetched_with_its_checksum_and_progress(server: Server, tmp_path: Path) -> None:
    told: list[tuple[int, int | None]] = []
    path = fetch(server.url, tmp_path, sha256=SHA256.upper(), progress=lambda *done: told.append(done))
    assert path.read_bytes() == CONTENT
    assert told[-1] == (len(CONTENT), len(CONTENT))
    assert [file.name for file in tmp_path.iterdir()] == ["cards.json"]


def test_a_cut_connection_is_gone_on_with_from_where_it_was(server: Server, tmp_path: Path) -> None:
    server.cuts = [70_000, 50_000]
    path = fetch(server.url, tmp_path, sha256=SHA256, pause_seconds=0)
    assert path.read_bytes() == CONTENT
    assert server.asked == [None, "bytes=70000-", "bytes=120000-"]


def test_a_later_run_goes_on_too_and_the_old_file_stays_until_the_new_is_whole(server: Server, tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text("old")
    server.cuts = [70_000, 10]
    with pytest.raises(CardDataError, match="lost 2 times .*70010 of 200000 bytes.*goes on from there"):
        fetch(server.url, tmp_path, attempts=2, pause_seconds=0)
    assert (tmp_path / "cards.json").read_text() == "old"
    assert fetch(server.url, tmp_path, sha256=SHA256).read_bytes() == CONTENT
    assert server.asked[-1] == "bytes=70010-"


def test_a_file_that_changed_meanwhile_is_fetched_from_its_beginning(server: Server, tmp_path: Path) -> None:
    server.cuts = [70_000]
    with pytest.raises(CardDataError):
        fetch(server.url, tmp_path, attempts=1)
    server.content, server.tag = CONTENT[::-1], '"two"'
    assert fetch(server.url, tmp_path).read_bytes() == CONTENT[::-1]


def test_a_part_that_is_longer_than_the_file_is_thrown_away(server: Server, tmp_path: Path) -> None:
    server.cuts = [70_000]
    with pytest.raises(CardDataError):
        fetch(server.url, tmp_path, attempts=1)
    server.content = CONTENT[:50]
    assert fetch(server.url, tmp_path, pause_seconds=0).read_bytes() == CONTENT[:50]


def test_a_wrong_checksum_is_refused_and_nothing_kept(server: Server, tmp_path: Path) -> None:
    with pytest.raises(CardDataError, match=f"SHA-256 {SHA256}, it should be {'0' * 64}"):
        fetch(server.url, tmp_path, sha256="0" * 64)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("status", "requests"), [(404, 1), (503, 2)])
def test_a_refusal_is_told_and_only_a_passing_one_tried_again(
    server: Server, tmp_path: Path, status: int, requests: int
) -> None:
    server.status = status
    with pytest.raises(CardDataError, match=f"the server answers {status}"):
        fetch(server.url, tmp_path, attempts=2, pause_seconds=0)
    assert len(server.asked) == requests


def test_no_server_and_no_address_are_refused(server: Server, tmp_path: Path) -> None:
    with pytest.raises(CardDataError, match="lost 1 times .*refused"):
        fetch("http://127.0.0.1:1/cards.json", tmp_path, attempts=1)
    for address in ("file:///etc/hostname", "cards.json"):
        with pytest.raises(CardDataError, match="no address to fetch from"):
            fetch(address, tmp_path)


def test_a_description_is_followed_and_a_file_is_itself(server: Server) -> None:
    about = server.url.replace("cards.json", "about")
    server.description = {"object": "bulk_data", "download_uri": server.url}
    assert resolve(about) == server.url
    assert resolve(server.url) == server.url
    server.description = {"object": "error", "details": "Too many requests."}
    with pytest.raises(CardDataError, match="the server refuses: Too many requests"):
        resolve(about)
    server.description = {"object": "bulk_data", "download_uri": "file:///etc/hostname"}
    with pytest.raises(CardDataError, match="no address"):
        resolve(about)


def test_the_command_follows_the_description_and_imports_the_file(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    server.content = json.dumps([oracle("Dellmoor Brute")]).encode()
    server.description = {"object": "bulk_data", "download_uri": server.url}
    result = CliRunner().invoke(main, ["cards", "fetch", "--url", server.url.replace("cards.json", "about")])
    assert result.exit_code == 0, result.output
    assert list((tmp_path / "downloads").iterdir()) == []
    with CardDatabase(tmp_path / "cards.sqlite") as cards:
        assert list(cards.names()) == ["Dellmoor Brute"]


def test_a_command_that_is_cut_off_leaves_the_old_cards_and_is_gone_on_with(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path))
    monkeypatch.setattr("apnap.cards.fetch.time.sleep", lambda seconds: None)
    import_files([write_lines(tmp_path / "old.jsonl", [oracle("Dellmoor Brute")])], tmp_path / "cards.sqlite")
    server.content = json.dumps([oracle("Dellmoor Newcomer")]).encode()
    server.cuts = [0, 9, 9, 9, 9, 9]
    result = CliRunner().invoke(main, ["cards", "fetch", "--url", server.url])
    assert result.exit_code == 2
    assert "the connection was lost 5 times" in result.stderr
    with CardDatabase(tmp_path / "cards.sqlite") as cards:
        assert list(cards.names()) == ["Dellmoor Brute"]
    server.cuts = []
    assert CliRunner().invoke(main, ["cards", "fetch", "--url", server.url]).exit_code == 0
    assert server.asked[-1] == "bytes=45-"
    with CardDatabase(tmp_path / "cards.sqlite") as cards:
        assert list(cards.names()) == ["Dellmoor Newcomer"]
