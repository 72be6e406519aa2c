"""From a deck to a list in a dialect.

What the dialects can say of a deck; ``SB`` means that the card is written into the sideboard, as is the custom of that
program, and "refused" that a deck with such a card is not written:

===========  =====  =========  =========  =======  ===========  ==========
dialect      name   commander  companion  avatar   attractions  set codes
===========  =====  =========  =========  =======  ===========  ==========
arena        yes    yes        yes        yes      yes          yes
mtgo         no     SB         SB         refused  refused      no
dek          no     SB         SB         refused  refused      no
forge        yes    yes        SB         yes      yes          yes
xmage        yes    SB         SB         refused  refused      yes
cockatrice   yes    SB         SB         refused  refused      yes
dec          yes    SB         SB         refused  refused      no
mwdeck       yes    SB         SB         refused  refused      yes
moxfield     no     yes        yes        refused  yes          yes
archidekt    no     yes        yes        refused  yes          yes
===========  =====  =========  =========  =======  ===========  ==========

A list has codes of sets, but not the numbers that some programs have beside them: Magic Online gets 0 for its number of
a card, XMage 0 for that in its set and 000 for a set that is not known. Whether the other program has a card of a name
is not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape, quoteattr

from apnap.cards.decks.dialects import no_dialect
from apnap.errors import DeckError

if TYPE_CHECKING:
    from apnap.cards.decks.record import Deck

_Line = Callable[[int, str, str], str]
"""How a card is written: from number, name and code of the set."""


def write_deck(deck: Deck, dialect: str = "arena") -> str:
    """Return the deck as a list in a dialect; read again, it is the same deck as far as the dialect can say it.

    Raises :class:`~apnap.errors.DeckError` if there is no such dialect, or it has no place for a card of the deck.
    """
    if dialect not in _WRITERS:
        raise no_dialect(dialect)
    for place, there in (("vanguard", deck.avatar), ("attractions", deck.attractions)):
        if there and place not in _SPECIAL_PLACES.get(dialect, ()):
            words = f"a list for {dialect} has no place for {place}"
            raise DeckError(words, key="decks.no_place", dialect=dialect, place=place)
    return _WRITERS[dialect](deck)


def _plain(count: int, name: str, code: str) -> str:
    return f"{count} {name}"


def _code_behind(count: int, name: str, code: str) -> str:
    return f"{count} {name} ({code})" if code else f"{count} {name}"


def _piped(count: int, name: str, code: str) -> str:
    return f"{count} {name}|{code}" if code else f"{count} {name}"


def _code_and_number(count: int, name: str, code: str) -> str:
    return f"{count} [{code or '000'}:0] {name}"


def _code_in_front(count: int, name: str, code: str) -> str:
    return f"{count} [{code}] {name}"


def _main(deck: Deck, line: _Line) -> Iterator[str]:
    """Yield the cards of the main deck, those of each set in a line of their own."""
    for name, count in deck.main.items():
        codes = (*deck.sets.get(name, ()), *("",) * count)[:count]
        for code, copies in groupby(codes):
            yield line(len(list(copies)), name, code)


def _cards(counts: dict[str, int], line: _Line) -> Iterator[str]:
    return (line(count, name, "") for name, count in counts.items())


def _ones(names: Iterable[str], line: _Line) -> list[str]:
    return [line(1, name, "") for name in names if name]


def _aside(deck: Deck, *, with_commander: bool = True) -> dict[str, int]:
    """Return the sideboard with the cards that have no other place in a dialect."""
    aside = dict(deck.sideboard)
    if deck.companion:
        aside.setdefault(deck.companion, 1)
    for name in deck.commander if with_commander else ():
        aside[name] = aside.get(name, 0) + 1
    return aside


def _sections(parts: Iterable[tuple[str, Iterable[str]]], between: str = "\n\n") -> str:
    """Return the parts that are not empty, each below its heading."""
    listed = [(heading, list(lines)) for heading, lines in parts]
    return between.join("\n".join([heading, *lines]) for heading, lines in listed if lines) + "\n"


def _arena(deck: Deck) -> str:
    main = list(_main(deck, _code_behind))
    parts: list[tuple[str, Iterable[str]]] = [
        ("About", [f"Name {deck.name}"] if deck.name else []),
        ("Commander", _ones(deck.commander, _plain)),
        ("Companion", _ones([deck.companion], _plain)),
        ("Vanguard", _ones([deck.avatar], _plain)),
        ("Deck", main),
        ("Sideboard", _cards(deck.sideboard, _plain)),
        ("Attractions", _cards(deck.attractions, _plain)),
    ]
    return _sections(parts)


def _mtgo(deck: Deck) -> str:
    main, aside = list(_main(deck, _plain)), list(_cards(_aside(deck), _plain))
    return "\n".join([*main, "", *aside] if aside and main else main or ["SIDEBOARD:", *aside]) + "\n"


def _dek(deck: Deck) -> str:
    def line(count: int, name: str, aside: str) -> str:
        return f'  <Cards CatID="0" Quantity="{count}" Sideboard="{aside}" Name={quoteattr(name)} Annotation="0" />'

    cards = [line(count, name, "false") for name, count in deck.main.items()]
    cards += [line(count, name, "true") for name, count in _aside(deck).items()]
    head = ["<Deck>", "  <NetDeckID>0</NetDeckID>", "  <PreconstructedDeckID>0</PreconstructedDeckID>"]
    return "\n".join(['<?xml version="1.0" encoding="utf-8"?>', *head, *cards, "</Deck>"]) + "\n"


def _forge(deck: Deck) -> str:
    parts: list[tuple[str, Iterable[str]]] = [
        ("[metadata]", [f"Name={deck.name}"]),
        ("[Avatar]", _ones([deck.avatar], _piped)),
        ("[Commander]", _ones(deck.commander, _piped)),
        ("[Main]", _main(deck, _piped)),
        ("[Sideboard]", _cards(_aside(deck, with_commander=False), _piped)),
        ("[Attractions]", _cards(deck.attractions, _piped)),
    ]
    return _sections(parts, "\n")


def _xmage(deck: Deck) -> str:
    aside = (f"SB: {card}" for card in _cards(_aside(deck), _code_and_number))
    name = [f"NAME:{deck.name}"] if deck.name else []
    return "\n".join([*name, *_main(deck, _code_and_number), *aside]) + "\n"


def _cockatrice(deck: Deck) -> str:
    def line(count: int, name: str, code: str) -> str:
        of = f' setShortName="{code}"' if code else ""
        return f'        <card number="{count}" name={quoteattr(name)}{of}/>'

    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<cockatrice_deck version="1">']
    if deck.name:
        lines.append(f"    <deckname>{escape(deck.name)}</deckname>")
    for zone, cards in (("main", _main(deck, line)), ("side", _cards(_aside(deck), line))):
        lines += [f'    <zone name="{zone}">', *cards, "    </zone>"]
    return "\n".join([*lines, "</cockatrice_deck>"]) + "\n"


def _dec(deck: Deck) -> str:
    aside = (f"SB: {card}" for card in _cards(_aside(deck), _plain))
    return "\n".join([*_name_in_comment(deck), *_main(deck, _plain), *aside]) + "\n"


def _mwdeck(deck: Deck) -> str:
    head = ["// Deck file for Magic Workstation", *_name_in_comment(deck)]
    main = (f"    {card}" for card in _main(deck, _code_in_front))
    aside = (f"SB:  {card}" for card in _cards(_aside(deck), _code_in_front))
    return "\n".join([*head, *main, *aside]) + "\n"


def _name_in_comment(deck: Deck) -> list[str]:
    return [f"// NAME : {deck.name}"] if deck.name else []


def _moxfield(deck: Deck) -> str:
    parts: list[tuple[str, Iterable[str]]] = [
        ("COMMANDER:", _ones(deck.commander, _plain)),
        ("COMPANION:", _ones([deck.companion], _plain)),
        ("DECK:", _main(deck, _code_behind)),
        ("SIDEBOARD:", _cards(deck.sideboard, _plain)),
        ("ATTRACTIONS:", _cards(deck.attractions, _plain)),
    ]
    return _sections(parts)


def _archidekt(deck: Deck) -> str:
    def line(count: int, name: str, code: str) -> str:
        return f"{count}x {name} ({code.casefold()})" if code else f"{count}x {name}"

    lines = [f"{card} [Commander{{top}}]" for card in _ones(deck.commander, line)]
    lines += [f"{card} [Companion{{noDeck}}]" for card in _ones([deck.companion], line)]
    lines += _main(deck, line)
    lines += [f"{card} [Sideboard{{noDeck}}]" for card in _cards(deck.sideboard, line)]
    lines += [f"{card} [Attractions{{noDeck}}]" for card in _cards(deck.attractions, line)]
    return "\n".join(lines) + "\n"


_WRITERS: Final[dict[str, Callable[[Deck], str]]] = {
    "arena": _arena,
    "mtgo": _mtgo,
    "dek": _dek,
    "forge": _forge,
    "xmage": _xmage,
    "cockatrice": _cockatrice,
    "dec": _dec,
    "mwdeck": _mwdeck,
    "moxfield": _moxfield,
    "archidekt": _archidekt,
}
_SPECIAL_PLACES: Final = {
    "arena": ("vanguard", "attractions"),
    "forge": ("vanguard", "attractions"),
    "moxfield": ("attractions",),
    "archidekt": ("attractions",),
}
"""Which dialects have places for cards that stand beside the deck."""
