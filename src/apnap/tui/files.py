"""Files with games: read, written whole or not at all, and refused in words."""

from __future__ import annotations

from pathlib import Path

from apnap.errors import InvalidStateError
from apnap.game import Game
from apnap.i18n import message


def expanded_path(text: str) -> Path:
    """Return the path that was typed, with the home of a user written out where there is one."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # the home of a user that there is not
        return Path(text)


def write_text(path: Path, text: str) -> None:
    """Write a file, or leave what was there as it was.

    :raises InvalidStateError: it can't be written
    """
    try:
        draft = path.with_name(path.name + ".part")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise file_error("cli.cant_write", path, error) from error


def read_bytes(path: Path) -> bytes:
    """Return what is in a file.

    :raises InvalidStateError: it can't be read
    """
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise file_error("cli.cant_read", path, error) from error


def read_game(path: Path) -> Game:
    """Return the game that was saved in a file.

    :raises InvalidStateError: it can't be read, or it is no saved game
    """
    return Game.from_json(read_bytes(path))


def file_error(key: str, path: Path, error: OSError | ValueError) -> InvalidStateError:
    """Return the refusal of a file, with the reason that the system gives."""
    why = error.strerror if isinstance(error, OSError) else None
    values = {"file": str(path), "why": why or str(error)}
    return InvalidStateError(message(key, "en", **values), key=key, **values)
