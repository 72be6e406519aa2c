"""Reading lists with a card a line, in whatever dialect.

The dialects differ little, and people mix them; so every form of a line is understood in each of them. Only a blank
line has a meaning of its own where the dialect gives it one: after it comes the sideboard, if nothing else marks one.

A line without a number is one card if there is such a card, and only then: a stray sentence must not become a card.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from apnap.cards.decks.collecting import MOST_COPIES, Collector, Kind
from apnap.cards.decks.dialects import Dialect, cleaned
from apnap.cards.decks.entries import Entry, Printed, read_entry, read_entry_with_count_last
from apnap.cards.decks.headings import DATA, LEFT_OUT, Heading, counted_words, heading_of, is_name_word, place_named
from apnap.errors import DeckLineError

LONGEST_LINE: Final = 500
"""Characters of a line with a card at most."""

_COMMENT: Final = re.compile(r"(?://+|#+) ?(?P<words>.*)")
_NAME: Final = re.compile(r"(?:deck ?name|name|deck) ?[:=] ?(?P<name>.*)", re.IGNORECASE)
_DATA: Final = re.compile(
    r"(?:author|creator|format|date|description|comment|tags) ?:.*|layout (?:main|sideboard).*", re.I
)
_INLINE: Final = re.compile(r"(?P<words>[^:：]{1,20})[:：] ?(?P<rest>\S.*)")


class _Line(msgspec.Struct):
    """A line, taken apart as far as it can be alone."""

    number: int
    raw: str
    text: str
    comment: str | None = None
    """What it says if it is a comment."""
    heading: Heading | None = None
    place: str = ""
    """Where a mark at its beginning puts its card, such as ``SB:``."""


def read_text(lines: Sequence[str], dialect: Dialect, found: Collector) -> None:
    """Read the lines of a list into a collector."""
    apart = [_taken_apart(number, raw) for number, raw in enumerate(lines, 1)]
    for at, line in enumerate(apart):
        if line.heading is None and _is_own_category(apart, at, found):
            line.heading = Heading("main", True)
    _TextReader(apart, dialect, found).read()


def _taken_apart(number: int, raw: str) -> _Line:
    text = cleaned(raw)
    comment = _COMMENT.fullmatch(text)
    if comment is not None:
        heading = heading_of(comment["words"])
        known = heading if heading is not None and heading.place not in DATA else None
        return _Line(number, raw, text, comment["words"], known)
    heading = heading_of(text)
    if heading is None:
        inline = _INLINE.fullmatch(text)
        place = place_named(inline["words"]) if inline is not None else ""
        if inline is not None and place and place != "main" and place not in DATA:
            return _Line(number, raw, inline["rest"], place=place)
    return _Line(number, raw, text, heading=heading)


def _is_own_category(lines: Sequence[_Line], at: int, found: Collector) -> bool:
    """Tell whether a line is a heading in words of its writer: "Ramp (10)", ten cards below it, and no such card."""
    line = lines[at]
    count = counted_words(line.text)
    if count is None or line.place or found.knows(read_entry(line.text)):
        return False
    total = 0
    for below in range(at + 1, len(lines)):
        number = read_entry(lines[below].text[:LONGEST_LINE]).count
        if number is None:
            break
        total += number
    return total == count


class _TextReader:
    """A walk through the lines; it knows which part of the list it is in."""

    def __init__(self, lines: list[_Line], dialect: Dialect, found: Collector) -> None:
        self.lines = lines
        self.found = found
        self.place = "main"
        self.expected = 0
        """How many cards the heading of the sideboard says there are."""
        self.gap = -1
        """The first blank line since the last card, as an index of what has been said; -1 if there is none."""
        self.sideboard_is_marked = any(line.place == "sideboard" for line in lines)
        marked = self.sideboard_is_marked or any(line.heading for line in lines)
        self.blank_counts = dialect.blank_begins_sideboard and not marked

    def read(self) -> None:
        """Read them all."""
        for line in self.lines:
            if not line.text:
                if self.gap < 0 and self.found.filled("main"):
                    self.gap = len(self.found.lines)
                self.say(line, "blank", "decks.blank")
            elif line.comment is not None:
                self.read_comment(line, line.comment)
            elif line.heading is not None:
                self.enter(line, line.heading)
            elif not self.read_data(line):
                self.read_card(line)

    def say(self, line: _Line, kind: Kind, key: str) -> None:
        """Note how a line without a card was understood."""
        self.found.say(line.number, line.raw, kind, key)

    def read_comment(self, line: _Line, words: str) -> None:
        """A comment may name the deck or be a heading; not of the sideboard, where its cards are marked one by one."""
        name = _NAME.fullmatch(words)
        if line.heading is not None and not (self.sideboard_is_marked and line.heading.place == "sideboard"):
            self.enter(line, line.heading)
        elif name is not None and name["name"]:
            self.name_deck(line, name["name"])
        else:
            self.say(line, "comment", "decks.comment")

    def enter(self, line: _Line, heading: Heading) -> None:
        """Begin another part of the list. A category belongs to the main deck, or to a sideboard not yet complete."""
        if heading.category:
            inside = self.place == "sideboard" and self.found.filled("sideboard") < self.expected
            self.place = "sideboard" if inside else "main"
            self.found.say(line.number, line.raw, "heading", "decks.category", place=self.place)
            return
        self.place = heading.place
        self.expected = heading.count or 0
        key = "decks.left_out_heading" if heading.place in LEFT_OUT else "decks.heading"
        self.found.say(line.number, line.raw, "heading", key, place=heading.place)

    def name_deck(self, line: _Line, name: str) -> None:
        """Take the name of the deck."""
        self.found.name = name
        self.found.say(line.number, line.raw, "heading", "decks.name", name=name)

    def read_data(self, line: _Line) -> bool:
        """Read what a line says about the deck, not about a card; tell whether it does."""
        name = _NAME.fullmatch(line.text)
        if self.place == "about" and read_entry(line.text[:LONGEST_LINE]).count is not None:
            self.place = "main"
        if self.place == "about":
            word, _, value = line.text.partition(" ")
            if is_name_word(word.rstrip(":")) and value:
                self.name_deck(line, value)
            else:
                words = f"{line.text!r} is not understood here; it should be 'Name' and the name of the deck"
                error = DeckLineError(words, key="decks.about", text=line.text)
                self.found.refuse(line.number, line.raw, error)
        elif name is not None and name["name"]:
            self.name_deck(line, name["name"])
        elif name is not None or self.place == "metadata" or _DATA.fullmatch(line.text):
            self.say(line, "left out", "decks.metadata")
        else:
            return False
        return True

    def read_card(self, line: _Line) -> None:
        """Read a line that should have a card in it."""
        if len(line.text) > LONGEST_LINE:
            words = f"the line has {len(line.text)} characters; it should be a number and a name, like '4 Mountain'"
            error = DeckLineError(words, key="decks.long_line", length=len(line.text))
            self.found.refuse(line.number, line.raw, error)
            return
        entry = self.entry(line)
        if entry is None:
            self.found.refuse(line.number, line.raw, self.no_entry(line.text))
            return
        if self.gap >= 0 and self.blank_counts and not self.begin_sideboard(line):
            return
        self.gap = -1
        self.found.add(line.number, line.raw, entry, entry.place or line.place or self.place)

    def entry(self, line: _Line) -> Entry | None:
        """Return the card of a line, ``None`` if it is none."""
        entry = read_entry(line.text)
        alone = Entry(None, (Printed(line.text),))
        if entry.count is not None:
            return alone if entry.count > MOST_COPIES and self.found.knows(alone) else entry
        if self.found.knows(entry):
            return entry
        last = read_entry_with_count_last(line.text)
        if last is not None and self.found.knows(last):
            return last
        return entry if self.place in LEFT_OUT else None

    def no_entry(self, text: str) -> DeckLineError:
        """Return the refusal of a line that is no card."""
        near = self.found.unknown(read_entry(text).readings[-1].name).values.get("cards", ())
        words = f"{text!r} is no entry; it should be a number and a name, like '4 Mountain'"
        if near and isinstance(near, tuple):
            words = f"{words}; did you mean {', '.join(near)}?"
            return DeckLineError(words, key="decks.no_entry_like", text=text, cards=near)
        return DeckLineError(words, key="decks.no_entry", text=text)

    def begin_sideboard(self, line: _Line) -> bool:
        """Take the blank line before a card for the beginning of the sideboard; tell whether it can be that."""
        if self.place == "sideboard":
            self.blank_counts = False
            words = "a second blank line; put the heading 'Sideboard' before the sideboard"
            self.found.refuse(line.number, line.raw, DeckLineError(words, key="decks.second_blank"))
            return False
        self.place = "sideboard"
        blank = self.found.lines[self.gap]
        self.found.lines[self.gap] = msgspec.structs.replace(blank, key="decks.blank_before_sideboard")
        return True
