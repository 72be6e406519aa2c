"""Searching cards by what is on them, in the language that card search engines have in common.

====================================  ===============================================================================
``elf warrior``, ``"throw the"``      words in the name, English or Spanish, accents and case aside; ``!"…"``: the name
``t:elf``, ``t="time lord"``          words of the type line, ``=``: whole words only
``o:"draw a card"``, ``o:"~ dies"``   words of the rules text; ``~`` is the card itself
``kw:flying``                         a keyword
``c:rg``, ``c=w``, ``c<=esper``       colors: at least, exactly, at most; letters, names, ``c``, ``m``, or how many
``id:rg``                             color identity: at most
``mv<=3``, ``pow>tou``, ``loy=4``     mana value, power, toughness, loyalty, defense (``def``)
``mana:2ww``, ``mana={r/g}``          the mana cost: at least, exactly …
``is:permanent``, ``not:vanilla``     kinds of cards (:data:`~.search_kinds.KINDS`), ``house``, ``supported``
``f:modern``, ``banned:legacy``       what a format says of a card, also ``restricted:``
``s:abc``, ``r>=rare``                set and rarity, as far as the records tell
``-t:elf``, ``a or b``, ``(…)``       not, or, brackets; what stands side by side holds together
``order:mv direction:desc``           the order of the cards found
====================================  ===============================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from apnap.cards.legality import Formats, load_formats
from apnap.cards.lookup import CardSource
from apnap.cards.names import FULL_NAME, SPANISH_NAME, names_of
from apnap.cards.record import Card
from apnap.cards.search_conditions import (
    RARITIES,
    All,
    Any_,
    Condition,
    InFormat,
    InSet,
    Is,
    Known,
    Named,
    Not,
    conditions_in,
    number_of,
)
from apnap.cards.search_parsing import Reader
from apnap.cards.search_words import fold_text
from apnap.cards.symbols import COLOR_LETTERS
from apnap.errors import SearchError

_SUPPORTED: Final = Is("supported")
_PLACES: Final = str.maketrans(COLOR_LETTERS, "01234")
"""The letters of colors as digits, in the order of the book (105.1)."""


class Query(msgspec.Struct, frozen=True):
    """A search that has been read. ``str()`` writes it so that it is read as an equal one."""

    condition: Condition
    order: str = ""
    """What cards are put in order by; empty: by name, the nearest to the words asked for first."""
    descending: bool = False

    def matches(self, card: Card, known: Known | None = None) -> bool:
        """Tell whether a card is searched for; without ``known`` by its record alone."""
        return self.condition.matches(card, known or _BY_RECORD)

    def __str__(self) -> str:
        parts = [str(self.condition)]
        parts += [f"order:{self.order}"] if self.order else []
        parts += ["direction:desc"] if self.descending else []
        return " ".join(filter(None, parts))


_BY_RECORD: Final = Known()


class _Held:
    """The cards of a source in memory, by name, and the formats that are known with them."""

    def __init__(self, source: CardSource) -> None:
        self.cards = sorted(source, key=lambda card: fold_text(card.name))

    @cached_property
    def formats(self) -> Formats:
        return load_formats(self.cards)


_held: Final[WeakKeyDictionary[CardSource, _Held]] = WeakKeyDictionary()
"""By source, which does not change while it is open."""


def parse_query(text: str, formats: Callable[[], Formats] | None = None) -> Query:
    """Return what a search text asks for; an empty text asks for every card.

    With ``formats`` the names of formats are looked up, otherwise they are taken as keys.

    Raises :class:`~apnap.errors.SearchError`.

    >>> str(parse_query("T:Goblin color:red -pow>=3 order:cmc"))
    't:goblin c>=r -pow>=3 order:mv'
    """
    return Query(*Reader(text, formats).parse())


def search(
    pool: CardSource, text: str, limit: int | None = None, *, supported: Callable[[Card], bool] | None = None
) -> list[Card]:
    """Return the cards of a pool that a text asks for, in its order; ``limit``: so many at most.

    The cards are kept in memory as long as the pool itself, so that the next search is quick. ``supported`` tells
    whether a card can be played, for ``is:supported``.

    Raises :class:`~apnap.errors.SearchError`, and :class:`~apnap.errors.CardDataError` if imported formats are asked
    for and can't be read.
    """
    held = _held.get(pool)
    if held is None:
        held = _held[pool] = _Held(pool)
    query = parse_query(text, lambda: held.formats)
    asked = list(conditions_in(query.condition))
    if supported is None and _SUPPORTED in asked:
        raise SearchError(
            "whether cards can be played is not known here",
            offset=max(text.casefold().find(_SUPPORTED.kind), 0),
            length=len(_SUPPORTED.kind),
            key="searching.supported_unknown",
        )
    formats = held.formats if any(isinstance(one, InFormat | InSet) for one in asked) else _BY_RECORD.formats
    known = Known(formats, supported)
    condition = _cheapest_first(query.condition)
    found = [card for card in held.cards if condition.matches(card, known)]
    return _in_order(query, found)[:limit]


def _in_order(query: Query, by_name: list[Card]) -> list[Card]:
    """Return cards in the order that a search asks for; those that lack what it goes by come last."""
    if not query.order and not query.descending:
        words = " ".join(_words_of_name(query.condition))
        return sorted(by_name, key=lambda card: _distance(card, words)) if words else by_name
    if query.order in ("", "name"):
        return by_name[::-1] if query.descending else by_name
    values = [(_VALUES[query.order](card), card) for card in by_name]
    present = [(value, card) for value, card in values if value is not None]
    present.sort(key=lambda pair: pair[0], reverse=query.descending)
    return [card for _, card in present] + [card for value, card in values if value is None]


def _words_of_name(condition: Condition) -> list[str]:
    parts = condition.parts if isinstance(condition, All) else (condition,)
    return [part.words for part in parts if isinstance(part, Named)]


def _distance(card: Card, words: str) -> int:
    """Return how far a card is from these words: 0 if it is called so, 1 if one of its faces, 2 if a name begins so."""
    names = [(fold_text(name), 0 if way in (FULL_NAME, SPANISH_NAME) else 1) for name, way in names_of(card)]
    exact = [distance for name, distance in names if name == words]
    if exact:
        return min(exact)
    return 2 if any(name.startswith(words) for name, _ in names) else 3


def _color_value(card: Card) -> tuple[int, str]:
    return len(card.front.colors), card.front.colors.translate(_PLACES)


_VALUES: Final[dict[str, Callable[[Card], Any]]] = {
    "mv": lambda card: card.mana_value,
    "color": _color_value,
    "pow": lambda card: number_of(card, card.front, "pow"),
    "tou": lambda card: number_of(card, card.front, "tou"),
    "rarity": lambda card: RARITIES.index(card.rarity) if card.rarity in RARITIES else None,
    "released": lambda card: card.released_at or None,
    "set": lambda card: card.set or None,
}
"""By the word of an order, the value of a card that it goes by; ``None``: it has none."""


def _cheapest_first(condition: Condition) -> Condition:
    """Return the same condition with what takes long to tell at the end."""
    if isinstance(condition, Not):
        return Not(_cheapest_first(condition.part))
    if not isinstance(condition, All | Any_):
        return condition
    parts = sorted(condition.parts, key=lambda part: _SUPPORTED in conditions_in(part))
    return type(condition)(tuple(map(_cheapest_first, parts)))
