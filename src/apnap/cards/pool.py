"""All cards at hand: those that come with the package, and the imported ones if there are any."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from apnap.cards.database import CardDatabase
from apnap.cards.home import database_path
from apnap.cards.house import load_house
from apnap.cards.lookup import CardList, CardSource
from apnap.cards.record import Card


class CardPool(CardSource):
    """Several sources as one. Where two have a card of the same full name, the earlier source's is meant."""

    def __init__(self, sources: Sequence[CardSource]) -> None:
        self.sources = tuple(sources)

    def matches(self, folded: str) -> list[tuple[int, Card]]:
        found: list[tuple[int, Card]] = []
        taken: set[str] = set()
        for source in self.sources:
            here = [(way, card) for way, card in source.matches(folded) if card.name not in taken]
            taken.update(card.name for _, card in here)
            found.extend(here)
        return found

    def similar(self, folded: str) -> Iterable[str]:
        for source in self.sources:
            yield from source.similar(folded)

    def names(self) -> Iterator[str]:
        return iter(dict.fromkeys(name for source in self.sources for name in source.names()))

    def __iter__(self) -> Iterator[Card]:
        seen: set[str] = set()
        for source in self.sources:
            for card in source:
                if card.name not in seen:
                    seen.add(card.name)
                    yield card

    def __len__(self) -> int:
        return sum(1 for _ in self.names())

    def close(self) -> None:
        for source in self.sources:
            source.close()


def open_pool(path: Path | None = None) -> CardPool:
    """Return the house cards and those of the database at ``path``, or at its usual place; it need not be there.

    Raises :class:`~apnap.errors.CardDataError` if there is a database that can't be read.
    """
    path = path or database_path()
    sources: list[CardSource] = [CardList(load_house())]
    if path.exists():
        sources.append(CardDatabase(path))
    return CardPool(sources)
