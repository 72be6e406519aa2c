"""``python -m apnap``: the command line."""

from __future__ import annotations

from apnap.cli import main

main(prog_name="apnap")
