"""Reading the public bulk files into :class:`~apnap.cards.record.Card` records.

>>> for card in CardFile(path):                                          # doctest: +SKIP
...     print(card.name)

Two shapes are known: the ``oracle-cards`` file (:mod:`.scryfall`) and ``AtomicCards`` (:mod:`.mtgjson`), each plain or
gzipped; the content decides, not the file's name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from apnap.cards.importers import mtgjson, scryfall
from apnap.cards.importers.source import Progress, Skipped, Source
from apnap.cards.record import Card
from apnap.errors import CardDataError

__all__ = ["CardFile", "Progress", "Skipped"]

_ATOMIC: Final = re.compile(rb'\{\s*"(?:meta|data)"\s*:')


class CardFile:
    """One bulk file; iterating reads its cards, once.

    ``source`` names the shape, ``sha256`` the digest of the file's bytes and ``skipped`` the records that are no cards
    of their own; the last two are complete after the last card.

    Raises :class:`~apnap.errors.CardDataError` with file, place and field for anything that is not as it should be.
    """

    def __init__(self, path: Path, progress: Progress | None = None) -> None:
        self.path = path
        self.progress = progress
        self.source = ""
        self.sha256 = ""
        self.skipped: list[Skipped] = []

    def __iter__(self) -> Iterator[Card]:
        with Source(self.path, self.progress) as source:
            start = source.peek()
            if _ATOMIC.match(start):
                self.source = "AtomicCards"
                yield from mtgjson.read(source, self.skipped)
            elif start[:1] in (b"{", b"["):
                self.source = "oracle-cards"
                yield from scryfall.read(source, self.skipped)
            else:
                raise CardDataError(
                    f"{self.path}: not a card file: it should be JSON, an array or lines of cards in the oracle-cards "
                    "shape, or an object with `meta` and `data` in the AtomicCards shape"
                )
            self.sha256 = source.finish()
