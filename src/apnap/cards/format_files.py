"""Importing lists of formats, and the sets that they speak of.

Two kinds of file are read, each plain or gzipped JSON; the content decides, not the file's name.

*Formats*: an object with ``formats``, by the word that stands for each::

    {"as_of": "2026-08", "formats": {"modern": {
        "name": "Modern",
        "sets": ["8ed", "mrd"],          # codes; or a text: one that begins with "all" means all but jokes and digital
        "banned": ["…"], "restricted": ["…"],
        "rarities": ["common"],          # absent: any
        "deck": "constructed"            # or "commander", "brawl"; absent: as the word for the format lets expect
    }}}

*Sets*: lines, or an array, of objects with ``code`` and ``cards``, these as name, number and rarity::

    {"code": "abc", "name": "A Set", "set_type": "expansion", "digital": false, "cards": [["Name", "1", "rare"]]}
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from apnap.cards.legality import DeckKind, Format, FormatData, PrintedSet, deck_of, formats_path
from apnap.errors import CardDataError

_ALL: Final = "all"
"""How a text about sets begins that means all of them but jokes and digital ones."""
_Word = Annotated[str, msgspec.Meta(min_length=1)]
_Read = TypeVar("_Read")


class _Format(msgspec.Struct):
    name: _Word
    sets: list[str] | str
    banned: list[str] = []
    restricted: list[str] = []
    rarities: list[str] = []
    deck: DeckKind | None = None


class _FormatFile(msgspec.Struct):
    formats: dict[str, _Format]
    as_of: str = ""


class _Set(msgspec.Struct):
    code: _Word
    cards: list[tuple[str, str, str]]
    name: str = ""
    set_type: str = ""
    digital: bool = False


def import_formats(paths: Sequence[Path], target: Path | None = None) -> FormatData:
    """Keep what these files tell of formats and sets, in place of what was kept of that kind; return all that is kept.

    ``target``: where, by default where :func:`~.legality.load_formats` looks for it.

    Raises :class:`~apnap.errors.CardDataError` if a file is not as it should be or nothing can be written; nothing is
    changed then.
    """
    place = target or formats_path()
    kept = _kept(place)
    formats: dict[str, Format] = {}
    sets: dict[str, PrintedSet] = {}
    as_of = kept.as_of
    for path in paths:
        content = _read(path)
        if content.lstrip().startswith(b"{") and b'"formats"' in content:
            file = _decoded(path, content, _FormatFile)
            as_of = file.as_of
            formats |= {key: _format(key, one) for key, one in file.formats.items()}
        else:
            sets |= {one.code: _printed(one) for one in _sets_in(path, content)}
    data = FormatData(as_of, tuple(formats.values()) or kept.formats, tuple(sets.values()) or kept.sets)
    _write(place, msgspec.json.encode(data))
    return data


def _kept(place: Path) -> FormatData:
    """Return what is there already; what can't be read is made anew."""
    try:
        return msgspec.json.decode(place.read_bytes(), type=FormatData)
    except (OSError, msgspec.DecodeError):
        return FormatData()


def _format(key: str, one: _Format) -> Format:
    codes = tuple(code.lower() for code in one.sets) if isinstance(one.sets, list) else None
    known = isinstance(one.sets, list) or one.sets.casefold().startswith(_ALL)
    return Format(
        key,
        one.name,
        codes,
        known,
        tuple(one.banned),
        tuple(one.restricted),
        tuple(one.rarities),
        one.deck or deck_of(key),
    )


def _printed(one: _Set) -> PrintedSet:
    by_rarity: dict[str, list[str]] = {}
    for name, _, rarity in one.cards:
        by_rarity.setdefault(rarity, []).append(name)
    cards = {rarity: tuple(dict.fromkeys(names)) for rarity, names in by_rarity.items()}
    return PrintedSet(one.code.lower(), one.name, one.set_type, one.digital, cards)


def _sets_in(path: Path, content: bytes) -> list[_Set]:
    if content.lstrip()[:1] == b"[":
        return _decoded(path, content, list[_Set])
    lines = [(number, line) for number, line in enumerate(content.splitlines(), 1) if line.strip()]
    if not lines:
        raise _refused(path, "the file is empty")
    return [_decoded(path, line, _Set, f"line {number}: ") for number, line in lines]


def _decoded(path: Path, content: bytes, form: type[_Read], where: str = "") -> _Read:
    try:
        return msgspec.json.decode(content, type=form)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _refused(path, f"{where}{error}") from error


def _read(path: Path) -> bytes:
    try:
        content = path.read_bytes()
        return gzip.decompress(content) if content.startswith(b"\x1f\x8b") else content
    except OSError as error:
        raise _refused(path, error.strerror or str(error)) from error
    except (EOFError, zlib.error) as error:
        raise _refused(path, str(error)) from error


def _write(place: Path, content: bytes) -> None:
    """Write a file so that it is there complete or as it was."""
    unfinished = place.with_name(f"{place.name}.{os.getpid()}.new")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(content)
        os.replace(unfinished, place)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise _refused(place, error.strerror or str(error)) from error


def _refused(path: Path, why: Any) -> CardDataError:
    return CardDataError(
        f"{path}: no file of formats or sets: {why}", key="formats.bad_file", file=str(path), why=str(why)
    )
