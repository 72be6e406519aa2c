"""From a text or a file to a deck."""

from __future__ import annotations

import codecs
import re
import unicodedata
from pathlib import Path
from typing import Final

from apnap.cards.decks.collecting import Collector, DeckReading
from apnap.cards.decks.dialects import DIALECTS, no_dialect, recognized
from apnap.cards.decks.record import Deck
from apnap.cards.decks.text_lists import read_text
from apnap.cards.decks.xml_lists import read_xml
from apnap.cards.lookup import CardSource
from apnap.errors import DeckError, DeckLineError

LONGEST_LIST: Final = 150_000
"""Characters of a list at most."""

_ENDS: Final = re.compile("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_XML_ENDS: Final = re.compile("\r\n|[\n\r]")
_BYTE_ORDER_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_SPACES: Final = frozenset("\t\n\r\v\f\x1c\x1d\x1e\x85")
"""The only control characters that a text has."""


def read_list(
    text: str, pool: CardSource | None = None, *, source: str = "", name: str = "", dialect: str | None = None
) -> DeckReading:
    """Return how each line of a list is understood, and the deck if there is no problem with any.

    With ``pool`` the names are looked up, in any language that it has, and written out in full; a name that it does not
    have is a problem. ``source`` is the file that the list is from, whose ending tells the dialect where the text does
    not; ``dialect`` says it (a name in :data:`~apnap.cards.decks.dialects.DIALECTS`). ``name`` is the deck's unless the
    list says one.

    Raises :class:`~apnap.errors.DeckError` if there is no such dialect.

    >>> [line.kind for line in read_list("Deck\\n4 Bright Ember\\n\\n# tuned").lines]
    ['heading', 'card', 'blank', 'comment']
    """
    return _collected(text, pool, source, name, dialect)[0]


def read_deck(
    text: str, pool: CardSource | None = None, *, source: str = "", name: str = "", dialect: str | None = None
) -> Deck:
    """Return the deck of a list; the arguments are those of :func:`read_list`.

    Raises :class:`~apnap.errors.DeckError` with every line that can't be read and why.

    >>> read_deck("4x Bright Ember\\n20 Mountain\\n\\n2 Stone Wall").sideboard
    {'Stone Wall': 2}
    """
    reading, errors = _collected(text, pool, source, name, dialect)
    if reading.deck is not None:
        return reading.deck
    of = source or name
    words = f"the deck list {of or 'given'} can't be read"
    if of:
        raise DeckError(words, lines=errors, key="decks.cant_be_read", source=of)
    raise DeckError(words, lines=errors, key="decks.given_cant_be_read")


def _collected(
    text: str, pool: CardSource | None, source: str, name: str, dialect: str | None
) -> tuple[DeckReading, tuple[DeckLineError, ...]]:
    """Return the reading of a list, and its problems as errors."""
    if dialect is not None and dialect not in DIALECTS:
        raise no_dialect(dialect)
    found = Collector(pool)
    text = text.removeprefix("\ufeff")
    written = DIALECTS[dialect] if dialect is not None else recognized(text[:LONGEST_LIST], source)
    if len(text) > LONGEST_LIST:
        words = f"it has {len(text)} characters; a deck list has {LONGEST_LIST} at most"
        found.refuse(0, "", DeckLineError(words, key="decks.long_list", length=len(text), most=LONGEST_LIST))
    elif written.is_xml:
        read_xml(_lines(text, _XML_ENDS), found)
    else:
        read_text(_lines(text, _ENDS), written, found)
    return found.reading(written.name, name), tuple(sorted(found.errors, key=lambda error: error.number))


def _lines(text: str, ends: re.Pattern[str]) -> list[str]:
    lines = ends.split(text)
    return lines[:-1] if not lines[-1] else lines


def decode_list(data: bytes) -> str:
    """Return the text of a file: in UTF-8, UTF-16 or UTF-32, or else in the old Windows encoding of Western Europe.

    Raises :class:`~apnap.errors.DeckError` if it is no text in any of them.

    >>> decode_list("Æ".encode("utf-16")), decode_list("Æ".encode("cp1252"))
    ('Æ', 'Æ')
    """
    marked = next((encoding for mark, encoding in _BYTE_ORDER_MARKS if data.startswith(mark)), None)
    if marked is None and data.count(0) * 3 > len(data):
        marked = "utf-16-le" if data[1::2].count(0) > data[::2].count(0) else "utf-16-be"
    for encoding in (marked,) if marked is not None else ("utf-8", "cp1252"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if not any(unicodedata.category(mark) == "Cc" for mark in set(text) - _SPACES):
            return text
    raise DeckError("the deck list is no text in UTF-8 or another usual encoding", key="decks.no_text")


def load_deck_file(path: Path, pool: CardSource | None = None, *, dialect: str | None = None) -> Deck:
    """Return the deck in a file, named after the file unless the list says a name.

    Raises :class:`~apnap.errors.DeckError`, also if there is no such file or it is not text.
    """
    try:
        with path.open("rb") as file:
            data = file.read(4 * LONGEST_LIST + 1)
    except OSError as error:
        why = error.strerror or str(error)
        words = f"the deck list {path} can't be read: {why}"
        raise DeckError(words, key="decks.cant_open", source=str(path), why=why) from error
    if len(data) > 4 * LONGEST_LIST:
        raise DeckError(f"the deck list {path} is too long", key="decks.long_file", source=str(path))
    try:
        text = decode_list(data)
    except DeckError as error:
        words = f"the deck list {path} is no text in UTF-8 or another usual encoding"
        raise DeckError(words, key="decks.no_text_in_file", source=str(path)) from error
    return read_deck(text, pool, source=str(path), name=path.stem, dialect=dialect)
