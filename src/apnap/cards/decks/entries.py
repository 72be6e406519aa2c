"""One card of a list: how many, which, from where, and what else is written beside it.

``4 Bright Ember`` is the heart of it. Around the name stand, as the programs write them, the printing in front
(``[ABC]``, ``[ABC:123]``) or behind (``(ABC) 123``, ``[ABC]``, ``|ABC|1``), marks of foils (``*F*``, ``(F)``, ``+``),
categories (``[Ramp{top}]``), labels (``^Have,#37d67a^``), tags (``#ramp``) and the number of a picture (``(2)``).
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from apnap.cards.decks.headings import place_named

_COUNT: Final = re.compile(r"(?:(?P<count>[0-9]+) ?[xX×]?|[xX×](?P<behind>[0-9]+)) (?P<card>\S.*)")
_COUNT_LAST: Final = re.compile(r"(?P<card>\S.*?) [xX×] ?(?P<count>[0-9]+)")
_MARK: Final = re.compile(
    r" (?:\*(?P<star>[A-Za-z]+)\*|\^[^^]*\^|\[(?P<bracket>[^\[\]]*)\]|`[^`]*`|<[^<>]*>|\((?:F|E|foil|etched)\)|#.*)$",
    re.IGNORECASE,
)
_LEADING: Final = re.compile(r"\[(?P<code>[^\[\]:#]*)(?:[:#][^\[\]]*)?\] ?(?P<name>\S.*)")
_PRINTING: Final = re.compile(
    r" \((?P<code>\w{2,8})?(?:[:#][^()\s]*)?\) (?=\S*\d)[\w★†‡Φ/*-]+$"
    r"| \((?P<only>[A-Z0-9]{2,6}|[a-z0-9]{2,6})(?:[:#][^()\s]*)?\)$"
)
_PICTURE: Final = re.compile(r" \([0-9]+\)$")
_CODE: Final = re.compile(r"(?=[0-9]*[A-Za-z])[A-Za-z0-9_]{2,8}")
_BRACKET_CODE: Final = re.compile(r"(?P<code>(?=[0-9]*[A-Z])[A-Z0-9]{2,6})(?:[:#] ?[\w★†-]+)?")
_FLAG: Final = re.compile(r"\{[^{}]*\}")


class Printed(msgspec.Struct, frozen=True):
    """A name as a list has it, and the code of the set beside it, "" if there is none."""

    name: str
    code: str = ""


class Entry(msgspec.Struct, frozen=True):
    """A line with a card."""

    count: int | None
    """``None`` if the line begins without a number."""
    readings: tuple[Printed, ...]
    """What the card can be: first all that is written, last what remains without printing and marks."""
    place: str = ""
    """Where the line itself says that the card belongs."""


def read_entry(text: str) -> Entry:
    """Return what a line says of a card. Spaces in it are single ones.

    >>> read_entry("1x Old Ember (abc) 12 *F* [Sideboard]").readings[-1], read_entry("1x Ember [Sideboard]").place
    (Printed(name='Old Ember', code='ABC'), 'sideboard')
    """
    counted = _COUNT.fullmatch(text)
    if counted is None:
        return _entry(None, text)
    return _entry(int((counted["count"] or counted["behind"])[:9]), counted["card"])


def read_entry_with_count_last(text: str) -> Entry | None:
    """Return what a line says whose number stands at its end, ``Bright Ember x4``; ``None`` if it has none there."""
    counted = _COUNT_LAST.fullmatch(text)
    return None if counted is None else _entry(int(counted["count"][:9]), counted["card"])


def _entry(count: int | None, text: str) -> Entry:
    if "|" in text:
        name, code, *_ = [part.strip() for part in text.split("|")]
        return Entry(count, (Printed(name.removesuffix("+"), set_code(code)),))
    readings = [Printed(text)]
    rest, code, place = _without_marks(text)
    leading = _LEADING.fullmatch(rest)
    if leading is not None:
        code, rest = set_code(leading["code"]), leading["name"]
    readings.append(Printed(rest, code))
    printing = _PRINTING.search(rest)
    if printing is not None and (printing["only"] is None or set_code(printing["only"])):
        code = set_code(printing["code"] or printing["only"] or "") or code
        rest, _, more = _without_marks(rest[: printing.start()])
        place = place or more
    rest = _PICTURE.sub("", rest)
    readings.append(Printed(rest, code))
    return Entry(count, tuple(dict.fromkeys(readings)), place)


def _without_marks(text: str) -> tuple[str, str, str]:
    """Return a text without what is written behind the card, with the code and the place found there."""
    code = place = ""
    while (mark := _MARK.search(text)) is not None:
        text = text[: mark.start()].rstrip()
        if (mark["star"] or "").upper() == "CMDR":
            place = "commander"
        elif mark["bracket"] is not None:
            printing = _BRACKET_CODE.fullmatch(mark["bracket"])
            if printing is not None and not _PRINTING.search(text):
                code = printing["code"]
            else:
                place = _place_of_category(mark["bracket"]) or place
    return text, code, place


def _place_of_category(categories: str) -> str:
    """Return the place that the first category is; ``extras`` if it is marked as no part of the deck."""
    first = categories.split(",")[0]
    flags = _FLAG.findall(first.casefold())
    place = place_named(_FLAG.sub("", first))
    return place or ("extras" if "{nodeck}" in flags else "")


def set_code(text: str) -> str:
    """Return the code of a set in capitals; what can't be one is none."""
    return text.upper() if _CODE.fullmatch(text) else ""
