"""Cards written as text, compiled through the grammar, for tests of what constructs do in play.

A test is marked with the constructs that it would catch if they were wrong, and plays a card that uses them:

>>> rite = spell("Each player mills two cards.")
>>> table = Table(A={"hand": [rite]}, B={}).start()
>>> table.cast(NAME).resolve().names("graveyard", "B")
['Wastes', 'Wastes']

Everything costs {0} (and is colourless) unless a cost is given, libraries are thirty cards named Wastes, and B is the
opponent. Values that a card has beside its text are given by name: ``beast("Trample", size=(4, 4))``,
``permanent("Equip {1}", "Artifact — Equipment")``. A few cards that many tests need stand at the end.
"""

from __future__ import annotations

from typing import Any

from apnap.abilities.definition import CardDefinition
from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.oracle.report import walk
from apnap.oracle.text import lines
from apnap.oracle.twoway import tongue
from apnap.rules.decisions import CAST, PRIORITY, Action
from tests.rules.support import Seat, Table

NAME = "Subject"
"""The name of a card under test that is given none; its text may call it so, too."""

occurring: set[str] = set()
"""The constructs in the texts that the running test has compiled; the conftest beside this file looks at it."""


def written(
    text: str,
    type_line: str,
    *,
    name: str = NAME,
    cost: str = "{0}",
    size: tuple[int | str, int | str] | None = None,
    loyalty: str | None = None,
    defense: str | None = None,
    layout: str = "normal",
) -> CardDefinition:
    """Compile a card from its English text and note the constructs that occur in it.

    Raises ``UnsupportedCardError`` when the card is not wholly understood and carried out.
    """
    power, toughness = (None, None) if size is None else map(str, size)
    face = Face(name, cost, type_line, text, power, toughness, loyalty=loyalty, defense=defense)
    note(text, name, "Legendary" in type_line)
    return compile_card(Card(name, layout, (face,)))


def note(text: str, name: str, legendary: bool = False) -> None:
    """Remember the constructs that occur in a text."""
    for line in lines(text, name, legendary):
        for tree in tongue("en").read(line).trees:
            occurring.update(type(node).__name__ for node in walk(tree))


def spell(text: str, *, name: str = NAME, cost: str = "{0}", type_line: str = "Sorcery") -> CardDefinition:
    """Return a sorcery (or what the type line says) with that text."""
    return written(text, type_line, name=name, cost=cost)


def beast(
    text: str = "",
    *,
    name: str = NAME,
    cost: str = "{0}",
    size: tuple[int | str, int | str] = (2, 2),
    type_line: str = "Creature — Beast",
) -> CardDefinition:
    """Return a creature, a 2/2 Beast unless told otherwise, with that text."""
    return written(text, type_line, name=name, cost=cost, size=size)


def permanent(text: str, type_line: str = "Enchantment", *, name: str = NAME, cost: str = "{0}") -> CardDefinition:
    """Return an enchantment (or what the type line says: an artifact, a land, an Aura …) with that text."""
    return written(text, type_line, name=name, cost=cost)


def transforming(
    text: str, back_text: str, *, back: str, sizes: tuple[tuple[int, int], tuple[int, int]]
) -> CardDefinition:
    """Return a transforming double-faced card (712): a Beast, on the other side one called ``back``."""
    faces = []
    for name, words, cost, (power, toughness) in ((NAME, text, "{0}", sizes[0]), (back, back_text, "", sizes[1])):
        note(words, name)
        faces.append(Face(name, cost, "Creature — Beast", words, str(power), str(toughness)))
    return compile_card(Card(f"{NAME} // {back}", "transform", tuple(faces)))


def played(text: str, *answers: Any, type_line: str = "Sorcery", A: Seat | None = None, B: Seat | None = None) -> Table:
    """Let A cast a spell with that text in the first main phase and settle everything, answering in order.

    >>> played("Draw two cards.").names("hand", "A")
    ['Wastes', 'Wastes']
    """
    seats: dict[str, Any] = {"A": dict(A or {}), "B": dict(B or {})}
    seats["A"]["hand"] = [spell(text, type_line=type_line), *seats["A"].get("hand", ())]
    table = Table(**seats).start()
    table.act(Action(CAST, table.find(NAME, "hand").ref, 0))
    return settle(table, *answers)


def settle(table: Table, *answers: Any) -> Table:
    """Resolve the whole stack, giving the answers to what is asked on the way (see :meth:`Table.choose`).

    :raises AssertionError: more is asked than was answered, or less
    """
    waiting = list(answers)
    for _ in range(100):
        if table.state.over or (table.decision.kind == PRIORITY and not table.state.stack):
            break
        if table.decision.kind == PRIORITY:
            table.resolve()
        else:
            assert waiting, f"{table.decision.purpose!r} is asked, with the options {table.decision.options}"
            table.choose(waiting.pop(0))
    assert not waiting, f"nobody asked for {waiting}"
    return table


def spanish(line: str) -> str:
    """Return a line as Spanish cards print it, which must be read as the same again, and printed in English as it was.

    >>> spanish("Draw two cards.")
    'Roba dos cartas.'
    """
    trees = tongue("en").read(line).trees  # of several readings all but one may be refused in their context
    assert trees and all(tongue("en").print(tree) == line for tree in trees)
    (printed,) = {tongue("es").print(tree) for tree in trees}
    assert set(trees) <= set(tongue("es").read(printed).trees), f"{printed!r} is not read as {line!r}"
    return printed


CUB, DOE, ELK, BEAR = (beast(name=name) for name in ("Cub", "Doe", "Elk", "Bear"))
"""Creatures without abilities, 2/2."""

FOX, OGRE = (beast(name=name, size=(3, 3)) for name in ("Fox", "Ogre"))
"""Creatures without abilities, 3/3."""

BAT = beast("Flying", name="Bat")
WINCH = permanent("", "Artifact", name="Winch")
SEAL = permanent("", name="Seal")
FEN = permanent("{T}: Add {B}.", "Land", name="Fen")

THEIRS: Seat = {"battlefield": [FOX]}
"""What the opponent has in many tests."""

__all__ = [
    "BAT",
    "BEAR",
    "CUB",
    "DOE",
    "ELK",
    "FEN",
    "FOX",
    "NAME",
    "OGRE",
    "SEAL",
    "THEIRS",
    "WINCH",
    "Table",
    "beast",
    "note",
    "occurring",
    "permanent",
    "played",
    "settle",
    "spanish",
    "spell",
    "transforming",
    "written",
]
