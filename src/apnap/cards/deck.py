"""Deck lists: reading, writing, and the rules of construction (100.2, 100.4).

Two forms of text are read, line by line.

*With headings*, as the online client writes it::

    About
    Name Embers and Walls

    Deck
    4 Bright Ember (ABC) 123
    20 Mountain

    Sideboard
    2 Stone Wall

The headings are ``Deck`` (also ``Main``, ``Mainboard``, ``Maindeck``), ``Sideboard``, ``Commander``, ``Companion``,
``Vanguard``, ``Attractions`` and ``About``, a colon after them is allowed, and lines before the first heading belong
to the deck. The code of a printing tells the set whose symbol the card bears (206.1); its number is read over.

*Plain*: ``4 Bright Ember`` or ``4x Bright Ember``; sideboard cards after ``SB:`` or, if nothing else marks them, after
the one blank line. Lines that begin with ``//`` or ``#`` are comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec

from apnap.cards.lookup import CardSource
from apnap.cards.record import Card
from apnap.errors import DeckError, UnknownCardError
from apnap.rulebooks.current import CURRENT
from apnap.rulebooks.switches import Rulebook

MINIMUM_DECK: Final = 60
"""Cards of a constructed deck at least (100.2a, 2007:100.2, classic:100.2); there is no maximum (100.5, 2007:100.4,
classic:100.4)."""
MINIMUM_LIMITED_DECK: Final = 40
"""Cards of a limited deck at least (100.2b, 2007:100.3, classic:100.3)."""
MINIMUM_ATTRACTIONS: Final = 10
"""Attractions of a constructed Attraction deck at least, each of another name (717.2a)."""
MINIMUM_LIMITED_ATTRACTIONS: Final = 3
"""Attractions of a limited one at least (717.2b)."""
MAXIMUM_COPIES: Final = 4
"""Cards of one name at most, basic lands aside, in deck and sideboard together (100.2a, 100.4a)."""
MAXIMUM_SIDEBOARD: Final = 15
"""Cards of a sideboard at most (100.4a)."""

_SECTIONS: Final = {
    "deck": "main",
    "main": "main",
    "main deck": "main",
    "maindeck": "main",
    "mainboard": "main",
    "sideboard": "sideboard",
    "commander": "commander",
    "companion": "companion",
    "vanguard": "vanguard",
    "attractions": "attractions",
    "about": "about",
}
_ENTRY: Final = re.compile(r"(?P<count>\d+)\s*[xX]?\s+(?P<name>\S.*)")
_PRINTING: Final = re.compile(
    r"\s+\((?P<code>[A-Za-z0-9]{2,6})\)\s+[\w★†-]+(?:\s+\*\w+\*)?$|\s+\((?P<only>[A-Z0-9]{2,6})\)$"
)
_SIDEBOARD_MARK: Final = re.compile(r"SB:\s*", re.IGNORECASE)
_MOST: Final = 999
_NUMBERS: Final = {"one": 1, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
_OWN_LIMIT: Final = re.compile(
    rf"deck can have (?:any number of|(?:up to|only) (?P<limit>{'|'.join(_NUMBERS)})) (?:cards? named|copy of this)"
)


class Deck(msgspec.Struct, frozen=True):
    """A deck list: names of cards with how many there are of each, in the order of the list."""

    main: dict[str, int] = {}
    sideboard: dict[str, int] = {}
    commander: tuple[str, ...] = ()
    """The card or cards designated as commander (903.3, 702.124a), apart from ``main``."""
    companion: str = ""
    """The companion (702.139a); a list may have the same card in the sideboard."""
    name: str = ""
    avatar: str = ""
    """The vanguard card (902)."""
    attractions: dict[str, int] = {}
    """The Attraction deck (717.2)."""
    sets: dict[str, tuple[str, ...]] = {}
    """By card of ``main``, the codes of the sets that its copies are from (206.1), "" if the list does not tell."""

    def __str__(self) -> str:
        return write_deck(self)

    def __len__(self) -> int:
        """The number of cards that start the game: those of ``main`` and the commanders."""
        return sum(self.main.values()) + len(self.commander)


class DeckProblem(msgspec.Struct, frozen=True):
    """A rule of construction that a deck breaks."""

    rule: str
    count: int
    """How many cards there are."""
    limit: int
    """How many there may or must be."""
    card: str = ""
    """The card in question, if it is about one."""

    def __str__(self) -> str:
        if self.card:
            return f"{self.count} cards named {self.card!r}, at most {self.limit} are allowed ({self.rule})"
        if self.count < self.limit:
            deck = "Attraction deck" if self.rule.startswith("717") else "deck"
            return f"the {deck} has {self.count} cards, at least {self.limit} are needed ({self.rule})"
        return f"the sideboard has {self.count} cards, at most {self.limit} are allowed ({self.rule})"


class _Reader:
    """The deck as far as it has been read, and what was wrong on the way."""

    def __init__(self, pool: CardSource | None) -> None:
        self.pool = pool
        self.counts: dict[str, dict[str, int]] = {
            "main": {},
            "sideboard": {},
            "commander": {},
            "companion": {},
            "vanguard": {},
            "attractions": {},
        }
        self.sets: dict[str, tuple[str, ...]] = {}
        self.name = ""
        self.problems: list[str] = []

    def refuse(self, number: int, what: str) -> None:
        self.problems.append(f"line {number}: {what}")

    def line(self, number: int, text: str, section: str) -> None:
        if section == "about":
            key, _, value = text.partition(" ")
            if key.casefold() != "name" or not value:
                self.refuse(number, f"{text!r} is not understood here; it should be 'Name' and the name of the deck")
            self.name = value.strip()
            return
        entry = _ENTRY.fullmatch(text)
        if entry is None:
            self.refuse(number, f"{text!r} is no entry; it should be a number and a name, like '4 Mountain'")
            return
        count = int(entry["count"])
        if not 1 <= count <= _MOST:
            self.refuse(number, f"there can't be {count} of a card; it should be 1 to {_MOST}")
            return
        try:
            name, code = self.named(entry["name"])
        except UnknownCardError as error:
            self.refuse(number, str(error))
            return
        if self.pool is not None and self.pool.card(name).is_meld_result:
            self.refuse(number, f"{name} is no card: it is what two meld cards become together (712.4)")
            return
        counts = self.counts[section]
        counts[name] = counts.get(name, 0) + count
        if section == "main":
            self.sets[name] = self.sets.get(name, ()) + (code,) * count
        self.check_leaders(number, section)

    def check_leaders(self, number: int, section: str) -> None:
        """Refuse more commanders, companions or avatars than there can be (702.124a, 702.139a, 902.1)."""
        limit = {"commander": 2, "companion": 1, "vanguard": 1}.get(section)
        if limit is not None and sum(self.counts[section].values()) > limit:
            self.refuse(number, f"there can be only {limit} in the section {section.title()}")
            self.counts[section].clear()

    def named(self, text: str) -> tuple[str, str]:
        """Return the name in an entry, in full if the cards are known, and the code of the set of the printing."""
        printing = _PRINTING.search(text)
        plain = text if printing is None else text[: printing.start()].strip()
        code = "" if printing is None else (printing["code"] or printing["only"]).upper()
        if self.pool is None:
            return plain, code
        if text in self.pool:  # a name may itself end like a printing
            return self.pool.card(text).name, ""
        return self.pool.card(plain).name, code


def read_deck(text: str, pool: CardSource | None = None, *, source: str = "", name: str = "") -> Deck:
    """Return the deck of a list in either form.

    With ``pool`` the names are looked up and written out in full; a name that it does not have is a problem like any
    other. ``source`` names the list in errors; ``name`` is the deck's, unless the list says one.

    Raises :class:`~apnap.errors.DeckError` with every line that can't be read and why.

    >>> read_deck("4x Bright Ember\\n20 Mountain\\n\\n2 Stone Wall").sideboard
    {'Stone Wall': 2}
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1)]
    reader = _Reader(pool)
    marked = any(_heading(line) or _SIDEBOARD_MARK.match(line) for _, line in lines)
    section = "main"
    blank = False
    for number, line in lines:
        if not line:
            blank = bool(reader.counts["main"])
            continue
        if line.startswith(("//", "#")):
            continue
        heading = _heading(line)
        if heading:
            section = heading
            continue
        if blank and not marked:
            if section == "sideboard":
                reader.refuse(number, "a second blank line; put the heading 'Sideboard' before the sideboard")
                break
            section = "sideboard"
        blank = False
        sideboard_mark = _SIDEBOARD_MARK.match(line)
        if sideboard_mark:
            reader.line(number, line[sideboard_mark.end() :], "sideboard")
        else:
            reader.line(number, line, section)
    if not reader.problems and not any(reader.counts.values()):
        reader.problems.append("there is no card in it")
    if reader.problems:
        raise DeckError(f"the deck list {source or name or 'given'} can't be read", problems=tuple(reader.problems))
    counts = reader.counts
    return Deck(
        main=counts["main"],
        sideboard=counts["sideboard"],
        commander=tuple(name for name, count in counts["commander"].items() for _ in range(count)),
        companion=next(iter(counts["companion"]), ""),
        name=reader.name or name,
        avatar=next(iter(counts["vanguard"]), ""),
        attractions=counts["attractions"],
        sets={card: codes for card, codes in reader.sets.items() if any(codes)},
    )


def load_deck_file(path: Path, pool: CardSource | None = None) -> Deck:
    """Return the deck in a file, named after the file unless the list says a name.

    Raises :class:`~apnap.errors.DeckError`, also if there is no such file or it is not text.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise DeckError(f"the deck list {path} can't be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise DeckError(f"the deck list {path} is not text in UTF-8") from error
    return read_deck(text, pool, source=str(path), name=path.stem)


def _heading(line: str) -> str:
    return _SECTIONS.get(line.rstrip(":").rstrip().casefold(), "")


def write_deck(deck: Deck) -> str:
    """Return the deck as a list with headings; :func:`read_deck` gives the same deck back."""
    sections: list[list[str]] = []
    if deck.name:
        sections.append(["About", f"Name {deck.name}"])
    if deck.commander:
        sections.append(["Commander", *(f"1 {name}" for name in deck.commander)])
    if deck.companion:
        sections.append(["Companion", f"1 {deck.companion}"])
    if deck.avatar:
        sections.append(["Vanguard", f"1 {deck.avatar}"])
    sections.append(["Deck", *_printings(deck)])
    if deck.sideboard:
        sections.append(["Sideboard", *_entries(deck.sideboard)])
    if deck.attractions:
        sections.append(["Attractions", *_entries(deck.attractions)])
    return "\n\n".join("\n".join(section) for section in sections) + "\n"


def _printings(deck: Deck) -> Iterator[str]:
    for name, count in deck.main.items():
        codes = (*deck.sets.get(name, ()), *("",) * count)[:count]
        for code, copies in groupby(codes):
            entry = f"{len(list(copies))} {name}"
            yield f"{entry} ({code})" if code else entry


def _entries(counts: dict[str, int]) -> Iterator[str]:
    return (f"{count} {name}" for name, count in counts.items())


def check_construction(
    deck: Deck, pool: CardSource, *, limited: bool = False, book: Rulebook = CURRENT
) -> list[DeckProblem]:
    """Return the rules of construction that a deck breaks (100.2, 100.4); an empty list if none.

    In constructed play a card whose own text allows another number than four is counted by its text (101.1); limited
    play (``limited``: sealed deck, draft) only asks for forty cards. What a format or a variant asks beyond that, and
    names that are interchangeable (201.3), are not looked at. All books ask for the same, under their own numbers;
    those of 1999 and 2007 leave sideboards to tournaments, whose rules are those of 100.4.

    Raises :class:`~apnap.errors.UnknownCardError` for a card that ``pool`` does not have.
    """
    problems = list(_attraction_problems(deck, limited))
    if limited:
        if len(deck) < MINIMUM_LIMITED_DECK:
            problems.append(DeckProblem(book.number("100.2b"), len(deck), MINIMUM_LIMITED_DECK))
        return problems
    if len(deck) < MINIMUM_DECK:
        problems.append(DeckProblem(book.number("100.2a"), len(deck), MINIMUM_DECK))
    together: dict[str, int] = {}
    for counts in (deck.main, deck.sideboard, dict.fromkeys(deck.commander, 1)):
        for name, count in counts.items():
            card = pool.card(name).name  # whatever the language of the list (2007:100.2)
            together[card] = together.get(card, 0) + count
    for name, count in together.items():
        limit = _copies_allowed(pool.card(name))
        if limit is not None and count > limit:
            problems.append(DeckProblem(book.number("100.2a"), count, limit, name))
    aside = sum(deck.sideboard.values())
    if aside > MAXIMUM_SIDEBOARD:
        problems.append(DeckProblem(book.number("100.4a"), aside, MAXIMUM_SIDEBOARD))
    return problems


def _attraction_problems(deck: Deck, limited: bool) -> Iterator[DeckProblem]:
    """Yield what is wrong with an Attraction deck, if there is one (717.2a–b)."""
    rule, least = ("717.2b", MINIMUM_LIMITED_ATTRACTIONS) if limited else ("717.2a", MINIMUM_ATTRACTIONS)
    total = sum(deck.attractions.values())
    if 0 < total < least:
        yield DeckProblem(rule, total, least)
    for name, count in deck.attractions.items():
        if count > 1 and not limited:
            yield DeckProblem(rule, count, 1, name)


def _copies_allowed(card: Card) -> int | None:
    """Return how many of a card a deck may have; ``None``: any number."""
    if "Basic" in card.front.types.supertypes and "Land" in card.front.types.card_types:
        return None
    own = _OWN_LIMIT.search(card.front.text)
    if own is None:
        return MAXIMUM_COPIES
    return _NUMBERS[own["limit"]] if own["limit"] else None
