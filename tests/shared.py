"""The material that is not part of the project: where it is, and the reason for skipping without it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[1]


def shared_folder() -> Path:
    """Return the folder: ``APNAP_SHARED``, else ``shared`` beside the repository. It may not exist."""
    named = os.environ.get("APNAP_SHARED")
    return Path(named) if named else REPOSITORY.parent / "shared"


def shared(path: str) -> Path:
    """Return a file or folder of the shared material, or skip the test with the reason."""
    place = shared_folder() / path
    if not place.exists():
        pytest.skip(f"{place} is absent (set APNAP_SHARED to the folder with the shared material)")
    return place
