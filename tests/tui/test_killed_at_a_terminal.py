"""A process that is killed at a terminal loses nothing: ``apnap play --resume`` goes on where it was."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")

_LONGEST = 30.0
"""Seconds until a text has to be seen."""


def read_until(terminal: int, text: bytes) -> None:
    """Read what a program draws until a text is in it."""
    seen = b""
    end = monotonic() + _LONGEST
    while text not in seen:
        ready, _, _ = select.select([terminal], [], [], max(end - monotonic(), 0))
        assert ready, seen.decode(errors="replace")[-2000:]
        seen += os.read(terminal, 65536)


def test_a_killed_game_is_resumed(tmp_path: Path) -> None:
    environment = {**os.environ, "TERM": "xterm-256color", "APNAP_HOME": str(tmp_path), "COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-m", "apnap", "play"]
    terminal, other_end = pty.openpty()
    ends = {"stdin": other_end, "stdout": other_end, "stderr": other_end}
    with subprocess.Popen(
        [*command, "burn", "elves", "--seed", "7"], env=environment, start_new_session=True, **ends
    ) as process:
        read_until(terminal, b"103.1")
        os.write(terminal, b"\x1b[C\r")  # the second answer: B takes the first turn
        read_until(terminal, b"103.5")
        process.send_signal(signal.SIGKILL)
    os.close(other_end)
    os.close(terminal)
    again = subprocess.run(
        [*command, "--resume"], env=environment, input="keep\n", capture_output=True, text=True, check=True
    )
    assert "A keeps or mulligans (103.5)" in again.stdout
    assert "Turn 1: B" in again.stdout
    once_more = subprocess.run([*command, "--resume", "--lang", "es"], env=environment, capture_output=True, text=True)
    assert "Turno 2, fase principal precombate. Jugador activo: A." in once_more.stdout
