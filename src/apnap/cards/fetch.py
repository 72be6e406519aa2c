"""Downloading a bulk file, going on where an earlier attempt stopped.

The file grows as ``NAME.part`` and gets its name when it is complete and its checksum, if one is known, is right. What
the server said of the file stands in ``NAME.part.json``, so that parts of two different files are never joined.
"""

from __future__ import annotations

import contextlib
import hashlib
import http.client
import os
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from apnap import __version__
from apnap.errors import CardDataError

ORACLE_CARDS_URL: Final = "https://api.scryfall.com/bulk-data/oracle-cards"
"""Where the public bulk data tells the address of its newest ``oracle-cards`` file."""

ATTEMPTS: Final = 5
TIMEOUT_SECONDS: Final = 30.0

DownloadProgress = Callable[[int, int | None], None]
"""Called with the bytes there are so far, and in all if the server says it."""

_CHUNK: Final = 1 << 18
_DESCRIPTION: Final = 1 << 16
_HEADERS: Final = {"User-Agent": f"apnap/{__version__}", "Accept": "application/json;q=0.9,*/*;q=0.8"}
_CONTENT_RANGE: Final = re.compile(r"bytes (?P<start>\d+)-\d+/(?P<size>\d+|\*)")


class _Stamp(msgspec.Struct):
    """What is being downloaded."""

    url: str
    tag: str = ""
    """The server's ``ETag`` or ``Last-Modified`` of the file."""


class _Description(msgspec.Struct):
    """The object that the bulk-data address answers with."""

    object: str
    download_uri: str = ""
    details: str = ""


class _Interrupted(Exception):
    """The connection ended before the file did; another attempt may go on."""


def resolve(url: str = ORACLE_CARDS_URL) -> str:
    """Return the address of the file itself: the one that a bulk-data address names, else ``url``.

    Raises :class:`~apnap.errors.CardDataError` if the server can't be asked or answers with an error.
    """
    _check_address(url)
    try:
        with _open(url, {}) as response:
            start = response.read(_DESCRIPTION)
    except (urllib.error.URLError, http.client.HTTPException, OSError) as error:
        raise _refused(url, error) from error
    try:
        found = msgspec.json.decode(start, type=_Description)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return url  # not a description: the cards themselves
    if found.object == "bulk_data" and found.download_uri:
        _check_address(found.download_uri)
        return found.download_uri
    if found.object == "error":
        raise CardDataError(f"{url}: the server refuses: {found.details or 'no reason given'}")
    return url


def fetch(
    url: str,
    folder: Path,
    *,
    sha256: str = "",
    progress: DownloadProgress | None = None,
    attempts: int = ATTEMPTS,
    pause_seconds: float = 1.0,
) -> Path:
    """Download a file into ``folder`` and return its path there.

    An earlier download of the same address that was cut off is gone on with, also one of another run. After a cut
    connection there are up to ``attempts`` tries, waiting ``pause_seconds`` and twice as long each time.

    Raises :class:`~apnap.errors.CardDataError` if the file can't be got (what there is of it is kept for the next
    time), or if its SHA-256 is not ``sha256`` (it is thrown away).
    """
    _check_address(url)
    target = folder / (PurePosixPath(unquote(urlsplit(url).path)).name or "cards")
    part = target.with_name(f"{target.name}.part")
    note = target.with_name(f"{target.name}.part.json")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for attempt in range(1, attempts + 1):
            try:
                _go_on(url, part, note, progress)
                break
            except _Interrupted as error:
                if attempt == attempts:
                    raise CardDataError(
                        f"{url}: the connection was lost {attempts} times ({error}); "
                        "what there is is kept: the same command goes on from there"
                    ) from error
                time.sleep(pause_seconds * 2 ** (attempt - 1))
        _check_sum(part, note, sha256, url)
        os.replace(part, target)
        note.unlink(missing_ok=True)
    except OSError as error:
        raise CardDataError(f"{target}: can't be written: {error.strerror or error}") from error
    return target


def _go_on(url: str, part: Path, note: Path, progress: DownloadProgress | None) -> None:
    """Get what is missing of a file, in one request."""
    stamp = _read_note(note)
    done = part.stat().st_size if part.exists() else 0
    if done and (stamp is None or stamp.url != url or not stamp.tag):
        done = 0  # nothing says that it is the same file
    headers = {"Accept-Encoding": "identity"}
    if done and stamp is not None:
        headers |= {"Range": f"bytes={done}-", "If-Range": stamp.tag}
    try:
        response = _open(url, headers)
    except urllib.error.HTTPError as error:
        if error.code == 416 and done:  # no such range: the part is not of this file
            part.unlink()
            raise _Interrupted("the server has no such part of the file") from error
        if error.code >= 500 or error.code == 429:
            raise _Interrupted(f"the server answers {error.code}") from error
        raise _refused(url, error) from error
    except (urllib.error.URLError, http.client.HTTPException, OSError) as error:
        raise _Interrupted(_reason(error)) from error
    with response:
        done, size = _begin(response, done)
        tag = response.headers.get("ETag", "")
        if not tag or tag.startswith("W/"):  # a weak tag is not allowed in If-Range
            tag = response.headers.get("Last-Modified", "")
        note.write_bytes(msgspec.json.encode(_Stamp(url, tag)))
        with part.open("r+b" if done else "wb") as file:
            file.seek(done)
            file.truncate()
            while chunk := _next_chunk(response):
                file.write(chunk)
                done += len(chunk)
                if progress is not None:
                    progress(done, size)
    if size is not None and done < size:
        raise _Interrupted(f"{done} of {size} bytes came")


def _begin(response: http.client.HTTPResponse, done: int) -> tuple[int, int | None]:
    """Return where the answer begins in the file, and the file's size if the server says it."""
    if response.status == 206:
        found = _CONTENT_RANGE.fullmatch(response.headers.get("Content-Range", ""))
        if found is None or int(found["start"]) != done:
            raise _Interrupted("the server sends another part of the file than asked for")
        return done, None if found["size"] == "*" else int(found["size"])
    length = response.headers.get("Content-Length")
    return 0, int(length) if length else None


def _next_chunk(response: http.client.HTTPResponse) -> bytes:
    try:
        return response.read(_CHUNK)
    except (http.client.HTTPException, OSError) as error:
        raise _Interrupted(_reason(error)) from error


def _check_sum(part: Path, note: Path, sha256: str, url: str) -> None:
    if not sha256:
        return
    with part.open("rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != sha256.lower():
        part.unlink()
        note.unlink(missing_ok=True)
        raise CardDataError(f"{url}: the file has the SHA-256 {found}, it should be {sha256.lower()}; thrown away")


def _read_note(note: Path) -> _Stamp | None:
    with contextlib.suppress(OSError, msgspec.DecodeError, UnicodeDecodeError):
        return msgspec.json.decode(note.read_bytes(), type=_Stamp)
    return None


def _open(url: str, headers: dict[str, str]) -> http.client.HTTPResponse:
    request = urllib.request.Request(url, headers=_HEADERS | headers)
    response: http.client.HTTPResponse = urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS)
    return response


def _check_address(url: str) -> None:
    if urlsplit(url).scheme not in ("http", "https"):
        raise CardDataError(f"{url!r} is no address to fetch from; it should begin with https://")


def _refused(url: str, error: Exception) -> CardDataError:
    return CardDataError(f"{url}: can't be fetched: {_reason(error)}")


def _reason(error: Exception) -> str:
    if isinstance(error, urllib.error.HTTPError):
        return f"the server answers {error.code} {error.reason}"
    if isinstance(error, urllib.error.URLError):
        return str(error.reason)
    return str(error) or type(error).__name__
