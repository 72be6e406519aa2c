"""Where apnap keeps the user's data."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Return the folder for the user's data: ``APNAP_HOME`` if that is set, else the place the system has for it.

    It is not created here.
    """
    chosen = os.environ.get("APNAP_HOME")
    if chosen:
        return Path(chosen)
    import platformdirs

    return platformdirs.user_data_path("apnap", appauthor=False)


def database_path() -> Path:
    """Return the place of the card database."""
    return data_folder() / "cards.sqlite"
