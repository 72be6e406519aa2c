"""Formats of play, and which cards each of them allows.

What is known of formats comes from three places: the imported lists (:mod:`.format_files`), the records of cards that
say themselves where they are legal, and this package, which has the format ``house``: all the cards that come with it.
Where a list and a record tell of the same format, the list is believed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import Final, Literal

import msgspec

from apnap.cards.home import data_folder
from apnap.cards.house import BASIC_LAND_TYPES, load_house
from apnap.cards.names import closest_names, fold_name
from apnap.cards.record import Card
from apnap.errors import CardDataError, UnknownFormatError

HOUSE: Final = "house"
"""The format of all house cards."""

Status = Literal["legal", "restricted", "banned", "not_in_sets", "other_rarity", "not_for_decks", "unknown"]
"""What a format says of a card; ``unknown``: the sets that it was printed in have not been imported."""

IN_DECKS: Final = frozenset(
    {"Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker", "Sorcery", "Tribal"}
)
"""The card types of cards that decks are made of; others stand beside them (108.2a)."""

_ASIDE: Final = frozenset({"funny", "memorabilia", "token"})
"""Types of sets whose printings make no card legal."""

DeckKind = Literal["constructed", "commander", "brawl"]
"""How the decks of a format are made: by 100.2a, 903.5 or 903.12."""

_DECKS: Final[dict[str, DeckKind]] = {
    "commander": "commander", "duel": "commander", "predh": "commander", "standardbrawl": "brawl"
}  # fmt: skip
_OF_RECORDS: Final[dict[str, Status]] = {"legal": "legal", "restricted": "restricted", "banned": "banned"}


class Format(msgspec.Struct, frozen=True):
    """A format: the sets that its cards are from, and the cards that it forbids or restricts."""

    key: str
    name: str
    sets: tuple[str, ...] | None = None
    """Codes of sets; ``None``: all that are neither jokes nor digital only."""
    sets_known: bool = True
    """Whether the list says which sets they are."""
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    """Cards of which a deck may have one."""
    rarities: tuple[str, ...] = ()
    """The rarities that a card must have been printed in; empty: any."""
    deck: DeckKind = "constructed"


class PrintedSet(msgspec.Struct, frozen=True):
    """A set and the cards printed in it."""

    code: str
    name: str
    set_type: str
    digital: bool
    cards: dict[str, tuple[str, ...]]
    """Full names by rarity."""


class FormatData(msgspec.Struct, frozen=True):
    """What has been imported of formats."""

    as_of: str = ""
    """The day or month that the lists tell of, or empty."""
    formats: tuple[Format, ...] = ()
    sets: tuple[PrintedSet, ...] = ()


class Formats:
    """The formats that are known, and what each says of a card.

    >>> Formats().status(load_house()[0], "house")
    'legal'
    """

    def __init__(self, data: FormatData | None = None, of_records: Iterable[str] = ()) -> None:
        self.data = data or FormatData()
        named = {one: Format(one, one.capitalize(), sets_known=False, deck=deck_of(one)) for one in sorted(of_records)}
        listed = {one.key: one for one in self.data.formats}
        self.by_key: dict[str, Format] = {HOUSE: Format(HOUSE, "House")} | named | listed
        """All formats that are known, by the word that stands for each."""
        self._listed = frozenset(listed)
        self._allowed: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
        self._lists: dict[tuple[str, str], frozenset[str]] = {}

    def format(self, name: str) -> Format:
        """Return the format of a key or a name, in any case.

        Raises :class:`~apnap.errors.UnknownFormatError` with those that are known.
        """
        folded = fold_name(name)
        for one in self.by_key.values():
            if folded in (fold_name(one.key), fold_name(one.name)):
                return one
        near = closest_names(name, self.by_key) or tuple(sorted(self.by_key))
        raise UnknownFormatError(
            f"there is no format {name!r}; there are {', '.join(near)}",
            key="formats.no_format",
            name=name,
            formats=", ".join(near),
        )

    def status(self, card: Card, key: str) -> Status:
        """Return what the format of a key says of a card (100.6)."""
        if key == HOUSE:
            return "legal" if card.name in house_names() else "not_in_sets"
        if not IN_DECKS.issuperset(card.front.types.card_types):
            return "not_for_decks"
        names = {fold_name(card.name)}
        if card.layout != "split":  # lists name other cards of two faces by the front alone, too
            names.add(fold_name(card.front.name))
        if key not in self._listed:
            return "legal" if card.name in BASIC_LAND_TYPES else _status_of_record(card, key)
        if not names.isdisjoint(self._list(key, "banned")):
            return "banned"
        allowed = self._printed(card, names, self.by_key[key])
        if allowed == "legal" and not names.isdisjoint(self._list(key, "restricted")):
            return "restricted"
        return allowed

    def sets_of(self, card: Card) -> frozenset[str]:
        """Return the codes of the sets that a card is known to have been printed in."""
        found = self._sets_by_name.get(fold_name(card.name), frozenset())
        return found | {card.set} if card.set else found

    def _printed(self, card: Card, names: set[str], form: Format) -> Status:
        """Tell whether the sets of a format have a card, in a rarity that counts."""
        if card.name in BASIC_LAND_TYPES:
            return "legal"
        if form.key not in self._allowed:
            self._allowed[form.key] = self._names_of(form)
        whole, right = self._allowed[form.key]
        if not names.isdisjoint(right):
            return "legal"
        if not names.isdisjoint(whole):
            return "other_rarity"
        return self._by_its_record(card, form)

    def _by_its_record(self, card: Card, form: Format) -> Status:
        """Tell what the printing in a card's record makes of it, where no imported set has the card."""
        own = _status_of_record(card, form.key)
        if not form.sets_known:
            return own if card.legalities else "unknown"
        counts = form.sets is None and not card.digital and card.set_type not in _ASIDE
        counts = counts and card.name not in house_names()
        if counts or (form.sets is not None and card.set in form.sets):
            return "legal" if not form.rarities or card.rarity in form.rarities else "other_rarity"
        if self.data.sets or not card.set:
            return "not_in_sets"
        return "unknown" if form.sets is not None else "not_in_sets"

    def _names_of(self, form: Format) -> tuple[frozenset[str], frozenset[str]]:
        """Return the folded names of the cards in the sets of a format, and those of them in its rarities."""
        whole: set[str] = set()
        right: set[str] = set()
        for one in self.data.sets if form.sets_known else ():
            if one.code in form.sets if form.sets is not None else not one.digital and one.set_type not in _ASIDE:
                for rarity, cards in one.cards.items():
                    whole.update(map(fold_name, cards))
                    if not form.rarities or rarity in form.rarities:
                        right.update(map(fold_name, cards))
        return frozenset(whole), frozenset(right)

    def _list(self, key: str, which: Literal["banned", "restricted"]) -> frozenset[str]:
        found = self._lists.get((key, which))
        if found is None:
            form = self.by_key[key]
            names = form.banned if which == "banned" else form.restricted
            found = self._lists[key, which] = frozenset(map(fold_name, names))
        return found

    @cached_property
    def _sets_by_name(self) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = {}
        for one in self.data.sets:
            for cards in one.cards.values():
                for name in cards:
                    found.setdefault(fold_name(name), set()).add(one.code)
        return {name: frozenset(codes) for name, codes in found.items()}


def deck_of(key: str) -> DeckKind:
    """Return how the decks of a format are made whose list does not say it."""
    return _DECKS.get(key, "constructed")


def formats_path() -> Path:
    """Return the place of the imported formats."""
    return data_folder() / "formats.json"


def load_formats(cards: Iterable[Card] = (), path: Path | None = None) -> Formats:
    """Return the formats that have been imported, those that the records of these cards tell of, and ``house``.

    Raises :class:`~apnap.errors.CardDataError` if the imported ones can't be read.
    """
    place = path or formats_path()
    data = FormatData()
    if place.is_file():
        try:
            data = msgspec.json.decode(place.read_bytes(), type=FormatData)
        except (OSError, msgspec.DecodeError) as error:
            raise CardDataError(
                f"{place}: the formats can't be read, import them again: {error}",
                key="formats.unreadable",
                file=str(place),
                why=str(error),
            ) from error
    return Formats(data, {name for card in cards for name, _ in card.legalities})


@cache
def house_names() -> frozenset[str]:
    """Return the full names of all house cards."""
    return frozenset(card.name for card in load_house())


def _status_of_record(card: Card, key: str) -> Status:
    return _OF_RECORDS.get(dict(card.legalities).get(key, ""), "not_in_sets")
