"""Writing what ``--json FILE`` asks for: looked at before the work begins, so that no work is lost."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from apnap.errors import InvalidStateError
from apnap.i18n.catalogue import message


def check_writable(file: Path | None) -> None:
    """Make sure that a file can be written; None is no file.

    :raises InvalidStateError: its folder does not exist or may not be written to, or it is itself a folder
    """
    if file is None:
        return
    if file.is_dir():
        raise _refused(file, os.strerror(errno.EISDIR))
    if not file.parent.is_dir():
        raise _refused(file, os.strerror(errno.ENOENT))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise _refused(file, os.strerror(errno.EACCES))


def write_report(file: Path, text: str) -> None:
    """Write a text, ended by a line break.

    :raises InvalidStateError: it can't be written
    """
    try:
        file.write_text(text.rstrip("\n") + "\n", encoding="utf-8")
    except OSError as error:
        raise _refused(file, error.strerror or str(error)) from error


def _refused(file: Path, why: str) -> InvalidStateError:
    values = {"file": str(file), "why": why}
    return InvalidStateError(message("cli.cant_write", "en", **values), key="cli.cant_write", **values)
