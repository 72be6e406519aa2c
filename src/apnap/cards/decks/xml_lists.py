"""Reading lists in XML: those of Magic Online (``.dek``) and of Cockatrice (``.cod``).

The first has an element a card, ``<Cards Quantity="4" Sideboard="false" Name="Bright Ember"/>``; the second zones of
cards, ``<zone name="side"><card number="4" name="Bright Ember"/></zone>``. A document type, and with it every entity of
the file's own, is refused before anything of it is read; nothing outside the text is ever opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final
from xml.parsers import expat

from apnap.cards.decks.collecting import Collector, Kind
from apnap.cards.decks.dialects import cleaned
from apnap.cards.decks.entries import Entry, Printed, set_code
from apnap.cards.decks.headings import LEFT_OUT
from apnap.errors import DeckLineError

_ZONES: Final = {"main": "main", "side": "sideboard", "tokens": "tokens"}
_ROOTS: Final = ("deck", "cockatrice_deck")


class Element:
    """An element of the list."""

    def __init__(self, line: int, tag: str, attributes: dict[str, str]) -> None:
        self.line = line
        """Where it begins, from 1."""
        self.tag = tag.casefold()
        self.attributes = {name.casefold(): cleaned(value) for name, value in attributes.items()}
        self.text = ""
        """What stands in it outside other elements."""

    def entry(self, count: str, name: str, code: str) -> Entry:
        """Return the card whose number, name and set stand in the attributes of these names.

        :raises DeckLineError: it has no name, or no number that is one
        """
        written = self.attributes.get(count, "1")
        if not self.attributes.get(name):
            words = f'<{self.tag}> has no name; it should have one, like name="Mountain"'
            raise DeckLineError(words, key="decks.no_name", tag=self.tag, attribute=name)
        if not (written.isascii() and written.isdigit()):
            words = f'{written!r} is no number of cards; it should be one, like {count}="4"'
            raise DeckLineError(words, key="decks.no_number", text=written, attribute=count)
        return Entry(int(written[:9]), (Printed(self.attributes[name], set_code(self.attributes.get(code, ""))),))


class _Document:
    """The elements of a text as far as it is XML, and what is wrong with it."""

    def __init__(self, text: str) -> None:
        self.elements: list[Element] = []
        self.comments: set[int] = set()
        """The lines of comments."""
        self.broken: DeckLineError | None = None
        self._open: list[Element] = []
        self._parser = expat.ParserCreate("utf-8")
        self._parser.buffer_text = True
        self._parser.StartDoctypeDeclHandler = self._refuse_doctype
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.CommentHandler = self._comment
        try:
            self._parser.Parse(text.encode("utf-8", "replace"), True)
        except expat.ExpatError as error:
            words = f"the XML is broken in column {error.offset + 1}: {expat.ErrorString(error.code)}"
            self.broken = DeckLineError(words, key="decks.broken_xml", number=error.lineno, column=error.offset + 1)
        except DeckLineError as error:
            self.broken = error

    def _refuse_doctype(self, *_: object) -> None:
        words = "a document type is not read; it should be left out of the file"
        raise DeckLineError(words, key="decks.doctype", number=self._parser.CurrentLineNumber)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        element = Element(self._parser.CurrentLineNumber, tag, attributes)
        if not self._open and element.tag not in _ROOTS:
            words = f"<{tag}> is no deck list; it should be <Deck> or <cockatrice_deck>"
            raise DeckLineError(words, key="decks.no_deck_in_xml", number=element.line, tag=tag)
        self.elements.append(element)
        self._open.append(element)

    def _end(self, _: str) -> None:
        self._open.pop()

    def _characters(self, text: str) -> None:
        if self._open:
            self._open[-1].text += text

    def _comment(self, text: str) -> None:
        first = self._parser.CurrentLineNumber
        self.comments.update(range(first, first + text.count("\n") + 1))


def read_xml(lines: Sequence[str], found: Collector) -> None:
    """Read the lines of a list into a collector."""
    document = _Document("\n".join(lines))
    place = "main"
    for element in document.elements:
        text = lines[element.line - 1]
        if element.tag == "zone":
            place = _ZONES.get(element.attributes.get("name", "").casefold(), "extras")
            key = "decks.left_out_heading" if place in LEFT_OUT else "decks.heading"
            found.say(element.line, text, "heading", key, place=place)
        elif element.tag == "card":
            _add(found, element, text, lambda one: one.entry("number", "name", "setshortname"), place)
        elif element.tag == "cards":
            aside = element.attributes.get("sideboard", "").casefold() == "true"
            where = "sideboard" if aside else "main"
            _add(found, element, text, lambda one: one.entry("quantity", "name", "set"), where)
        elif element.tag == "deckname" and cleaned(element.text):
            found.name = cleaned(element.text)
            found.say(element.line, text, "heading", "decks.name", name=found.name)
        elif element.tag not in _ROOTS:
            found.say(element.line, text, "left out", "decks.metadata")
    broken = document.broken
    if broken is not None:
        number = min(broken.number, len(lines))
        found.refuse(number, lines[number - 1] if lines else "", broken)
    _say_the_rest(lines, found, document.comments, broken.number if broken is not None else len(lines))


def _add(found: Collector, element: Element, text: str, entry: Callable[[Element], Entry], place: str) -> None:
    try:
        found.add(element.line, text, entry(element), place)
    except DeckLineError as error:
        found.refuse(element.line, text, error)


def _say_the_rest(lines: Sequence[str], found: Collector, comments: Iterable[int], last: int) -> None:
    """Say what the lines are in which no element begins; nothing is known of those after the last that was read."""
    said = {line.number for line in found.lines}
    comments = frozenset(comments)
    for number, text in enumerate(lines, 1):
        if number in said:
            continue
        kind: Kind = "left out" if number > last else "heading"
        key = "decks.not_reached" if number > last else "decks.frame"
        if not text.strip():
            kind, key = "blank", "decks.blank"
        elif number in comments:
            kind, key = "comment", "decks.comment"
        found.say(number, text, kind, key)
