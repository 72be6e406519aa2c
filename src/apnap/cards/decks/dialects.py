"""The dialects of deck lists, and which one a list is in."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Final

import msgspec

from apnap.cards.decks.headings import place_named
from apnap.errors import DeckError

_INVISIBLE: Final = dict.fromkeys(map(ord, "\ufeff\u200b\u200c\u200d\u200e\u200f\u2060\u00ad\x00"))
_BULLET: Final = re.compile(r"^[-*•·‣] (?=[0-9])")


class Dialect(msgspec.Struct, frozen=True):
    """A way to write deck lists."""

    name: str
    title: str
    """The program or site, as it calls itself."""
    suffix: str
    """That of its files, in small letters; of text that is mostly pasted, ``.txt``."""
    is_xml: bool = False
    blank_begins_sideboard: bool = False
    """Whether the cards after a blank line are the sideboard, if nothing else marks one."""


DIALECTS: Final = {
    dialect.name: dialect
    for dialect in (
        Dialect("arena", "MTG Arena", ".txt", blank_begins_sideboard=True),
        Dialect("mtgo", "Magic Online", ".txt", blank_begins_sideboard=True),
        Dialect("dek", "Magic Online (.dek)", ".dek", is_xml=True),
        Dialect("forge", "Forge (.dck)", ".dck"),
        Dialect("xmage", "XMage (.dck)", ".dck"),
        Dialect("cockatrice", "Cockatrice (.cod)", ".cod", is_xml=True),
        Dialect("dec", "Apprentice (.dec)", ".dec"),
        Dialect("mwdeck", "Magic Workstation (.mwDeck)", ".mwdeck"),
        Dialect("moxfield", "Moxfield", ".txt", blank_begins_sideboard=True),
        Dialect("archidekt", "Archidekt", ".txt"),
    )
}
"""By name."""

_XML: Final = re.compile(r"\s*<")
_COCKATRICE: Final = re.compile(r"<cockatrice_deck\b", re.IGNORECASE)
_LONGEST: Final = 300
"""Characters of a line that is looked at; longer ones say nothing of the dialect."""
_SIGNS: Final = tuple(
    (name, re.compile(pattern))
    for name, pattern in (
        ("forge", r"\[(?:[Mm]etadata|[Mm]ain)\]|[0-9]+ [^|]+\|\w{2,6}(?:\|.*)?"),
        ("xmage", r"(?:SB: ?)?[0-9]+ ?\[\w+:[^\]]*\].*|LAYOUT (?:MAIN|SIDEBOARD)\b.*"),
        ("mwdeck", r"(?:SB: ?)?[0-9]+ \[\w*\] ?\S.*|//.*Magic ?Workstation.*"),
        ("archidekt", r"[0-9]+x .*\(\w+\).* \[[^\]]+\].*|[0-9]+x? .*(?:\{noDeck\}|\{top\}|\^[^^]*,#\w+\^).*"),
        ("dec", r"SB: ?\S.*"),
        ("moxfield", r"SIDEBOARD:|[0-9]+ .*\(\w+\) \S+ \*[FE]\*"),
        ("arena", r"[0-9]+ .* \(\w{2,6}\) \w+"),
    )
)
"""What a dialect is known by; the first that some line has decides."""


def no_dialect(name: str) -> DeckError:
    """Return the refusal of a dialect that is not known."""
    known = tuple(DIALECTS)
    words = f"there is no dialect {name!r}; there is {', '.join(known)}"
    return DeckError(words, key="decks.no_dialect", name=name, dialects=known)


def recognized(text: str, source: str = "") -> Dialect:
    """Return the dialect of a list, told from its text; where that says nothing, from the ending of ``source``.

    >>> recognized("1 [ABC] Bright Ember").name, recognized("1 Bright Ember", "ember.dec").name
    ('mwdeck', 'dec')
    """
    if _XML.match(text):
        return DIALECTS["cockatrice" if _COCKATRICE.search(text) else "dek"]
    lines = [cleaned(line) for line in text.splitlines()]
    known = [line for line in lines if 0 < len(line) <= _LONGEST]
    found = {name for name, sign in _SIGNS if any(sign.fullmatch(line) for line in known)}
    if any(place_named(line) in ("main", "about", "companion") for line in known):
        found.add("arena")
    for name, _ in _SIGNS:
        if name in found:
            return DIALECTS[name]
    suffix = PurePath(source).suffix.casefold()
    named = [dialect for dialect in DIALECTS.values() if dialect.suffix == suffix != ".txt" and not dialect.is_xml]
    return named[0] if named else DIALECTS["mtgo"]


def cleaned(line: str) -> str:
    """Return a line without what only its looks are made of: spaces of any kind, invisible marks, a bullet.

    >>> cleaned("\\ufeff -\\t4\\xa0 Bright  Ember\\u200b ")
    '4 Bright Ember'
    """
    return _BULLET.sub("", " ".join(line.translate(_INVISIBLE).split()))
