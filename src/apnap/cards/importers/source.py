"""A file of JSON, plain or gzipped, read piece by piece, and the wording of what is wrong with it."""

from __future__ import annotations

import gzip
import hashlib
import io
import re
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import msgspec

from apnap.errors import CardDataError

Progress = Callable[[int, int], None]
"""Called with the bytes of the file done so far and in all."""

CHUNK: Final = 1 << 20

_T = TypeVar("_T")

_TOKEN: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+("?)|[{}]', re.DOTALL)
_BETWEEN: Final = re.compile(rb"[\s,]*")
_SPACE: Final = b" \t\r\n"
_BOM: Final = b"\xef\xbb\xbf"
_PLACE: Final = re.compile(r"^(?P<what>.*?) - at `\$(?P<path>[^`]*)`$", re.DOTALL)


class Skipped(msgspec.Struct, frozen=True):
    """A record that was left out on purpose, and why."""

    name: str
    reason: str


class Record(msgspec.Struct, frozen=True):
    """One JSON object of the file, undecoded. Line and index count from 1."""

    data: bytes
    line: int
    index: int


class _Counted(io.RawIOBase):
    """The raw bytes of a file, counted and digested as they are read."""

    def __init__(self, path: Path, progress: Progress | None) -> None:
        self._file = path.open("rb")
        self._size = path.stat().st_size
        self._done = 0
        self._progress = progress
        self.digest = hashlib.sha256()

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        count = self._file.readinto(buffer)
        self.digest.update(memoryview(buffer)[:count])
        self._done += count
        if self._progress is not None:
            self._progress(self._done, self._size)
        return count

    def close(self) -> None:
        self._file.close()
        super().close()


class Source:
    """An open card file. ``with Source(path) as source: …``"""

    def __init__(self, path: Path, progress: Progress | None = None) -> None:
        self.path = path
        try:
            self._raw = _Counted(path, progress)
        except OSError as error:
            raise CardDataError(f"{path}: can't be read: {error.strerror or error}") from error
        buffered = io.BufferedReader(self._raw, CHUNK)
        try:
            zipped = buffered.peek(2)[:2] == b"\x1f\x8b"
        except OSError as error:
            self._raw.close()
            raise CardDataError(f"{path}: can't be read: {error.strerror or error}") from error
        self._stream: io.BufferedIOBase = gzip.GzipFile(fileobj=buffered) if zipped else buffered
        self._held = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stream.close()
        self._raw.close()

    def _read(self) -> bytes:
        if self._held:
            held, self._held = self._held, b""
            return held
        try:
            return self._stream.read1(CHUNK)
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise CardDataError(f"{self.path}: the gzip file is cut off or damaged ({error}); get it again") from error
        except OSError as error:
            raise CardDataError(f"{self.path}: can't be read: {error.strerror or error}") from error

    def peek(self) -> bytes:
        """Return the beginning of the content, without the white space before it. Only before reading."""
        start = b""
        while len(start) < 256:
            chunk = self._read()
            if not chunk:
                break
            start += chunk
        self._held = start.removeprefix(_BOM)
        return self._held[:4096].lstrip(_SPACE)

    def read_all(self) -> bytes:
        """Return all that is left."""
        return b"".join(iter(self._read, b""))

    def finish(self) -> str:
        """Read what is left and return the SHA-256 of the whole file."""
        while self._read():
            pass
        return self._raw.digest.hexdigest()

    def lines(self) -> Iterator[Record]:
        """Yield every line that is not blank: the JSON lines form."""
        number = index = 0
        rest = b""
        while chunk := self._read():
            *whole, rest = (rest + chunk).split(b"\n")
            for line in whole:
                number += 1
                if stripped := line.strip(_SPACE):
                    index += 1
                    yield Record(stripped, number, index)
        if stripped := rest.strip(_SPACE):
            yield Record(stripped, number + 1, index + 1)

    def array(self) -> Iterator[Record]:
        """Yield the objects of one JSON array, whatever its line breaks."""
        buffer = b""
        position = depth = index = 0
        start = -1
        line = 1
        counted = 0
        opened = False
        while chunk := self._read():
            buffer += chunk
            if not opened:
                position = counted = buffer.index(b"[") + 1
                line += buffer.count(b"\n", 0, position)
                opened = True
            while True:
                if depth == 0:
                    begin = _BETWEEN.match(buffer, position)
                    assert begin is not None  # it matches the empty string too
                    line += buffer.count(b"\n", counted, begin.end())
                    position = counted = begin.end()
                    if position == len(buffer):
                        break
                    if buffer[position : position + 1] == b"]":
                        self._nothing_after(buffer[position + 1 :], line)
                        return
                    if buffer[position : position + 1] != b"{":
                        raise CardDataError(f"{self.path}: line {line}: expected a card, an object in braces")
                    start = position
                token = _TOKEN.search(buffer, position)
                if token is None:
                    position = len(buffer)
                    break
                if token[0][0] == 0x22:
                    if not token[1]:  # the string goes on in the next chunk
                        position = token.start()
                        break
                else:
                    depth += 1 if token[0] == b"{" else -1
                position = token.end()
                if depth == 0:
                    index += 1
                    yield Record(buffer[start:position], line, index)
                    line += buffer.count(b"\n", start, position)
                    counted = position
            keep = start if depth else position
            buffer = buffer[keep:]
            position -= keep
            counted -= keep
            start = 0
        raise CardDataError(f"{self.path}: line {line}: the file ends in the middle of its array; get it again")

    def _nothing_after(self, rest: bytes, line: int) -> None:
        if (rest + self.read_all()).strip(_SPACE):
            raise CardDataError(f"{self.path}: line {line}: something follows the end of the array")


def decode(source: Source, where: str, data: bytes | msgspec.Raw, decoder: msgspec.json.Decoder[_T], shape: str) -> _T:
    """Return one decoded record, or raise what is wrong with it: file, place, card, field, and what would be right."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        found = _PLACE.match(str(error))
        what = found["what"] if found else str(error)
        field = found["path"].removeprefix(".") if found else ""
        at = f"field `{field}`: " if field else ""
        message = f"{source.path}: {where}{_named(data)}: {at}{what[:1].lower()}{what[1:]} (the shape is {shape})"
        raise CardDataError(message) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CardDataError(f"{source.path}: {where}: not whole JSON: {error}") from error


def _named(data: bytes | msgspec.Raw) -> str:
    """Return the name in a record that could not be read, if it has one."""
    try:
        record = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
    name = record.get("name") if isinstance(record, dict) else None
    return f", card {name!r}" if isinstance(name, str) and name else ""
