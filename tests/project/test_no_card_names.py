"""No card of the corpus is named in the package, the basic lands aside: nothing is tuned to a card.

Two searches, each free of false alarms by its form:

* a name of two or more words, anywhere in a file, in the spelling of the card;
* a name of one word, where a whole string or a whole value of a data file is that name. What is said to people (the
  message catalogues) aside, whose words are everybody's.

What the game itself uses is no card's property: subtypes, entries of the rules book's glossary and titles of its
sections, words that the book writes in small letters, and single letters.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.project.source import data_files, modules, name_of, strings
from tests.shared import shared

BASIC_LANDS = {"Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"}
TOKEN = re.compile(r"\w+(?:['’]\w+)*|[^\w\s]")
VALUE = re.compile(r"""^\s*(?:-\s*)?(?:["']?[\w-]+["']?\s*[:=]\s*)?["']?([^"':=#]+?)["']?\s*,?$""")
"""A line of a data file whose value is one plain word or phrase."""


def tokens(text: str) -> list[str]:
    """Return the words and the other marks of a text, with one kind of apostrophe."""
    return [token.replace("’", "'") for token in TOKEN.findall(text)]


@cache
def card_names(corpus: Path) -> frozenset[str]:
    """Return every name of a card or face of the corpus."""
    names: set[str] = set()
    with gzip.open(corpus, "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            names.update(part.strip() for part in card["name"].split("//"))
            names.update(face["name"] for face in card.get("card_faces") or ())
    return frozenset(names - BASIC_LANDS)


@cache
def terms_of_the_game(corpus: Path, book: Path) -> frozenset[str]:
    """Return, in small letters, the subtypes of the corpus and the words, entries and titles of the rules book."""
    text = book.read_text(encoding="utf-8-sig")
    terms = set(re.findall(r"(?<![\w'’])[a-z][a-z'’-]*", text))
    glossary = text.rpartition("\nGlossary\n")[2]
    terms.update(line.lower() for line in glossary.splitlines() if line and not line.endswith((".", "”", ")")))
    terms.update(title.lower() for title in re.findall(r"^\d{3}\. (.+?)(?: Variant| Option)?$", text, re.MULTILINE))
    with gzip.open(corpus, "rt", encoding="utf-8") as lines:
        for line in lines:
            terms.update(json.loads(line).get("type_line", "").lower().split())
    return frozenset(terms)


class Names:
    """The names of a corpus, ready to be looked for."""

    def __init__(self, names: frozenset[str], terms: frozenset[str]) -> None:
        self.single: set[str] = set()
        self.starting: dict[str, list[list[str]]] = {}
        for name in names:
            parts = tokens(name)
            if name.lower() in terms or len(name) == 1:
                continue
            if len(parts) == 1:
                self.single.add(name)
            else:
                self.starting.setdefault(parts[0], []).append(parts)

    def inside(self, text: str) -> Iterator[str]:
        """Yield the names of several words in a text."""
        here = tokens(text)
        for at, token in enumerate(here):
            for parts in self.starting.get(token, ()):
                if here[at : at + len(parts)] == parts:
                    yield " ".join(parts)

    def exactly(self, value: str) -> Iterator[str]:
        """Yield the value if it is a name of one word."""
        if value.strip() in self.single:
            yield value.strip()


@pytest.fixture(scope="module")
def names() -> Names:
    """Return the names of the shared corpus."""
    corpus = shared("cards/oracle-cards.jsonl.gz")
    book = shared("rules/comprehensive-rules-20260417.txt")
    return Names(card_names(corpus), terms_of_the_game(corpus, book))


def test_no_module_names_a_card(names: Names) -> None:
    found = []
    for path in modules():
        found += [f"{name_of(path)}: {name}" for name in names.inside(path.read_text(encoding="utf-8"))]
        for node in strings(path):
            found += [f"{name_of(path)}:{node.lineno}: {name}" for name in names.exactly(str(node.value))]
    assert found == []


def test_no_data_file_names_a_card(names: Names) -> None:
    found = []
    for path in data_files():
        text = path.read_text(encoding="utf-8")
        found += [f"{name_of(path)}: {name}" for name in names.inside(text)]
        if path.parent.name == "messages":  # a button may be called "Undo"
            continue
        for number, line in enumerate(text.splitlines(), 1):
            for value in VALUE.findall(line):
                found += [f"{name_of(path)}:{number}: {name}" for name in names.exactly(value)]
    assert found == []


def test_the_search_finds_what_it_should() -> None:
    known = frozenset({"Elbow of Clay", "Elbo's Hat", "Elbow", "Destroy", "Elf", "Three-Headed Elf"})
    cards = Names(known, frozenset({"destroy", "elf", "three-headed elf"}))
    assert list(cards.inside("an Elbow of\n    Clay, Elbo’s Hat, Three-Headed Elf")) == ["Elbow of Clay", "Elbo's Hat"]
    assert list(cards.inside('"Elbow", "of", "Clay" and elbow of clay')) == []
    assert [*cards.exactly("Elbow"), *cards.exactly("Destroy"), *cards.exactly("Elf")] == ["Elbow"]


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("name: Elbow", "Elbow"),
        ('name = "Elbow"', "Elbow"),
        ('  - "Elbow"', "Elbow"),
        ('"name": "Elbow",', "Elbow"),
        ("Elbow", "Elbow"),
    ],
)
def test_values_of_data_files(line: str, value: str) -> None:
    assert VALUE.findall(line) == [value]
