"""A real server that is killed: ``kill -9`` loses nothing that a person has been told."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.shared import REPOSITORY

WAIT = 10.0


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run ``apnap serve`` at any port; yield the process and the address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "apnap", "serve", "--port", "0", "--data", str(folder / "tables.sqlite")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY / "src"), "APNAP_HOME": str(folder)},
    )
    assert process.stdout is not None and process.stderr is not None
    try:
        yield process, process.stdout.readline().split()[1].rstrip("/")
    finally:
        process.kill()
        process.communicate(timeout=WAIT)


def post(address: str, path: str, body: dict[str, Any]) -> Any:
    """Call the server."""
    request = urllib.request.Request(address + path, json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=WAIT) as answer:
        return json.load(answer)


def sit(address: str, token: str) -> ClientConnection:
    """Open the socket of a seat."""
    return connect(f"ws{address.removeprefix('http')}/socket/{token}", proxy=None, open_timeout=WAIT)


def next_position(socket: ClientConnection) -> dict[str, Any]:
    """Return the next position that a seat is shown."""
    message: dict[str, Any] = json.loads(socket.recv(timeout=WAIT))
    assert message["type"] == "position", message
    return message


def played(socket: ClientConnection, position: dict[str, Any], answers: int) -> dict[str, Any]:
    """Give so many answers, each the last that is offered, and return the position after them."""
    for _ in range(answers):
        answer = position["shown"]["prompt"]["choices"][-1]["answer"]
        socket.send(json.dumps({"type": "answer", "n": position["shown"]["n"], "answer": answer}))
        position = next_position(socket)
    return position


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    seats = [{"deck": {"house": "burn"}, "name": "Ann"}, {"deck": {"house": "elves"}, "agent": "heuristic"}]
    with serving(tmp_path) as (process, address):
        token = post(address, "/api/tables", {"seats": seats, "seed": 4, "first": 1})["seats"][0]["token"]
        with sit(address, token) as socket:
            before = played(socket, next_position(socket), 7)
            os.kill(process.pid, signal.SIGKILL)
            process.wait(WAIT)
    with serving(tmp_path) as (process, address):
        with sit(address, token) as socket:
            after = next_position(socket)
            assert {**after["shown"], "n": 0} == {**before["shown"], "n": 0}
            assert after["whole_log"] and after["log"][-len(before["log"]) :] == before["log"]
            played(socket, after, 2)
        process.send_signal(signal.SIGINT)
        assert process.wait(WAIT) == 0
        assert process.stderr is not None and process.stderr.read() == ""
