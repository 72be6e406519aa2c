"""The material beside the repository: rules texts, cards and scenarios that are not part of the project."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SHARED = Path(os.environ.get("APNAP_SHARED", Path(__file__).resolve().parents[2] / "shared"))


def shared(path: str) -> Path:
    """Return a path below the shared folder; the test is skipped where it is absent."""
    found = SHARED / path
    if not found.exists():
        pytest.skip(f"the shared {path} is absent")
    return found
