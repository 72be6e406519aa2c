"""Finding a card by its name: what every source of cards can do, and the source that is a list in memory."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Self

import msgspec

from apnap.cards.names import FULL_NAME, closest_names, fold_name, names_of
from apnap.cards.record import Card
from apnap.errors import UnknownCardError


class CardSource(ABC):
    """Cards by name. ``len``, ``in`` and iteration (in the source's order) work as for a collection of cards."""

    @abstractmethod
    def matches(self, folded: str) -> list[tuple[int, Card]]:
        """Return the cards that a folded name can mean, each with the way it does (:data:`names.FULL_NAME` …)."""

    @abstractmethod
    def similar(self, folded: str) -> Iterable[str]:
        """Return names worth comparing with one that nothing has."""

    @abstractmethod
    def names(self) -> Iterator[str]:
        """Yield the full names of all cards."""

    @abstractmethod
    def __iter__(self) -> Iterator[Card]: ...

    @abstractmethod
    def __len__(self) -> int: ...

    def best_matches(self, name: str) -> tuple[int, list[Card]]:
        """Return the cards that a name means best, and in which way; an empty list if it means none."""
        found = self.matches(fold_name(name))
        if not found:
            return FULL_NAME, []
        best = min(way for way, _ in found)
        cards = [card for way, card in found if way == best]
        exact = [card for card in cards if card.name == name]
        return best, exact or cards

    def card(self, name: str) -> Card:
        """Return the card of this name: the full name, else that of a part, else the Spanish one.

        Case, accents and the kinds of apostrophe, dash and slash don't matter.

        Raises :class:`~apnap.errors.UnknownCardError` with up to three suggestions; also for the name of a part that
        more than one card has, suggesting these.
        """
        _, cards = self.best_matches(name)
        if len(cards) == 1:
            return self.whole(cards[0])
        if cards:
            raise UnknownCardError(name, tuple(sorted(card.name for card in cards)[:3]))
        raise UnknownCardError(name, self.suggestions(name))

    def whole(self, card: Card) -> Card:
        """Return a meld card with its back face: the one it has together with the other card of its pair (712.4)."""
        result = next((part.name for part in card.all_parts if part.component == "meld_result"), card.name)
        if card.layout != "meld" or card.is_meld_result or len(card.faces) > 1:
            return card
        backs = [found for way, found in self.matches(fold_name(result)) if way == FULL_NAME]
        if len(backs) != 1:
            return card
        return msgspec.structs.replace(card, faces=(card.front, backs[0].front))

    def suggestions(self, name: str) -> tuple[str, ...]:
        """Return up to three names most like this one."""
        return closest_names(name, self.similar(fold_name(name)))

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and len(self.best_matches(name)[1]) == 1

    def close(self) -> None:  # noqa: B027 - most sources hold nothing open
        """Let go of what the source holds open; ``with`` does it too."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class CardList(CardSource):
    """A few cards in memory.

    >>> from apnap.cards.record import Face
    >>> CardList([Card("Bright Ember", "normal", (Face("Bright Ember"),))]).card("bright ember").name
    'Bright Ember'
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = tuple(cards)
        self._found: dict[str, list[tuple[int, Card]]] = {}
        self._searched: list[str] = []
        for card in self._cards:
            for name, way in names_of(card):
                self._found.setdefault(fold_name(name), []).append((way, card))
                self._searched.append(name)

    def matches(self, folded: str) -> list[tuple[int, Card]]:
        return self._found.get(folded, [])

    def similar(self, folded: str) -> Iterable[str]:
        return self._searched

    def names(self) -> Iterator[str]:
        return (card.name for card in self._cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)
