"""Telling of many cards whether they can be played, as a search asks it."""

from __future__ import annotations

import contextlib
from typing import Final

import msgspec

from apnap.abilities.walk import to_data
from apnap.cards.database import CardDatabase
from apnap.cards.legality import house_names
from apnap.cards.pool import CardPool
from apnap.cards.record import Card
from apnap.errors import CardDataError, SearchError, UnsupportedCardError
from apnap.oracle.cache import grammar_version

MOST_READ: Final = 300
"""How many cards are read anew for one search; each takes some milliseconds."""


class SupportedCards:
    """Tells whether cards of a pool can be played: house cards, those kept as compiled, and others once they are read.

    One serves for many searches; :meth:`keep` comes after each.
    """

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._database = next((source for source in pool.sources if isinstance(source, CardDatabase)), None)
        self._known: dict[str, bool] = {}
        self._read: dict[str, bytes] = {}
        self._left = MOST_READ

    def __call__(self, card: Card) -> bool:
        """Tell it of one card.

        :raises SearchError: more than :data:`MOST_READ` cards would have to be read for this search
        """
        found = self._known.get(card.name)
        if found is None:
            found = self._known[card.name] = card.name in house_names() or self._is_kept(card) or self._is_read(card)
        return found

    def keep(self) -> None:
        """Keep in the database what was read for a search, and be ready for the next one."""
        if self._database is not None and self._read:
            with contextlib.suppress(CardDataError):  # a database that can't be written to is still good for reading
                self._database.put_compiled(grammar_version(), self._read.items())
        self._read.clear()
        self._left = MOST_READ

    def _is_kept(self, card: Card) -> bool:
        return self._database is not None and self._database.compiled(card.name, grammar_version()) is not None

    def _is_read(self, card: Card) -> bool:
        from apnap.oracle.compile import compile_card

        if not self._left:
            raise SearchError(
                f"more than {MOST_READ} cards would have to be read to tell whether they can be played",
                offset=0,
                length=0,
                key="searching.too_many_to_read",
                count=MOST_READ,
            )
        self._left -= 1
        try:
            definition = compile_card(self._pool.whole(card))
        except UnsupportedCardError:
            return False
        self._read[card.name] = msgspec.json.encode(to_data(definition))
        return True
