'''The house set: the cards and decks that come with the package.

The cards stand in the ``*.toml`` files of this folder, read in the order of their names. Each card is one table::

    [[card]]
    name = "Lanternfield Watcher"          # required
    mana_cost = "{1}{W}"                   # absent: no mana cost (202.1b)
    type = "Creature — Human Soldier"      # required; an em dash
    text = "Vigilance"                     # one ability a line; \'\'\' or """ for more than one
    power = 2                              # a number, or a string: "*"
    toughness = 2
    loyalty = 3                            # of planeswalkers
    defense = 4                            # of battles
    lights = [2, 6]                        # of Attractions (717.1)
    colors = "WU"                          # color indicator (204), only where the mana cost does not tell the colors
    name_es = "Vigía de los Faroles"       # required
    type_es = "Criatura — Soldado humano"  # required
    text_es = "Vigilancia."                # required if there is a text

A card of several faces also says its ``layout`` (``split``, ``transform`` …) and gives the other faces as
``[[card.face]]`` tables with the same fields, apart from ``layout``; the card's own fields are the first face.

What follows from these is not written down: colors, color identity (903.4) and mana value (202.3).

The decks are ``decks/*.txt``, deck lists as :mod:`apnap.cards.deck` reads them.
'''

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Final

import msgspec

from apnap.cards.deck import Deck, read_deck
from apnap.cards.record import Card, Face, Wording
from apnap.cards.symbols import (
    COLOR_LETTERS,
    colors_of_cost,
    colors_of_text,
    in_color_order,
    is_known_mana_cost,
    mana_value_of,
)
from apnap.errors import CardDataError

ONE_FACE: Final = frozenset({"normal", "saga", "class", "leveler", "case", "prototype", "mutate"})
SEVERAL_FACES: Final = frozenset({"split", "flip", "transform", "modal_dfc", "adventure", "prepare"})
"""The layouts a house card can have."""

BASIC_LAND_TYPES: Final = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The color of the mana that each basic land type gives (305.6)."""

_Word = Annotated[str, msgspec.Meta(min_length=1)]


class _Face(msgspec.Struct, forbid_unknown_fields=True):
    name: _Word
    type: _Word
    name_es: _Word
    type_es: _Word
    mana_cost: str = ""
    text: str = ""
    text_es: str = ""
    power: int | str | None = None
    toughness: int | str | None = None
    loyalty: int | str | None = None
    defense: int | str | None = None
    lights: list[int] = []
    colors: str = ""


class _Card(_Face, forbid_unknown_fields=True):
    layout: str = "normal"
    face: list[_Face] = []


class _File(msgspec.Struct, forbid_unknown_fields=True):
    card: list[_Card]


_PLACE: Final = re.compile(r"^(?P<what>.*?) - at `\$(?:\.card\[(?P<card>\d+)\])?(?P<field>[^`]*)`$", re.DOTALL)


@cache
def load_house() -> tuple[Card, ...]:
    """Return the house cards in the order of their files.

    Raises :class:`~apnap.errors.CardDataError` with file, line, card and field for anything that is not right.
    """
    cards: dict[str, Card] = {}
    for file in sorted(_folder().iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".toml"):
            for card in read_card_file(file.read_text(encoding="utf-8"), file.name):
                if card.name in cards:
                    raise CardDataError(f"{file.name}: card {card.name!r}: there is already a house card of this name")
                cards[card.name] = card
    return tuple(cards.values())


@cache
def load_house_decks() -> dict[str, Deck]:
    """Return the house decks by name, the name of the file without its ending; sorted.

    Raises :class:`~apnap.errors.DeckError` for a list that can't be read.
    """
    folder = _folder() / "decks"
    if not folder.is_dir():
        return {}
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".txt")), key=lambda entry: entry.name)
    return {
        file.name.removesuffix(".txt"): read_deck(file.read_text(encoding="utf-8"), source=file.name) for file in files
    }


def read_card_file(text: str, source: str) -> list[Card]:
    """Return the cards of one file of house cards; ``source`` names it in errors.

    Raises :class:`~apnap.errors.CardDataError`.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CardDataError(f"{source}: not TOML: {error}") from error
    try:
        file = msgspec.convert(data, _File)
    except msgspec.ValidationError as error:
        raise _refused(text, source, data, str(error)) from error
    return [
        _card(card, f"{source}, line {_line(text, number)}: card {card.name!r}")
        for number, card in enumerate(file.card)
    ]


def _refused(text: str, source: str, data: dict[str, object], message: str) -> CardDataError:
    found = _PLACE.match(message)
    if found is None or found["card"] is None:
        return CardDataError(f"{source}: {message}; the file should be a list of [[card]] tables")
    number = int(found["card"])
    cards = data["card"]
    record = cards[number] if isinstance(cards, list) else {}
    name = record.get("name") if isinstance(record, dict) else None
    field = found["field"].removeprefix(".")
    at = f", field `{field}`" if field else ""
    what = found["what"][:1].lower() + found["what"][1:]
    return CardDataError(
        f"{source}, line {_line(text, number)}: card {repr(name) if name else number + 1}{at}: {what} "
        f"(the fields are {', '.join(_Card.__struct_fields__)})"
    )


def _line(text: str, number: int) -> int:
    """Return the line, from 1, of the header of a card, counted from 0."""
    headers = [line for line, words in enumerate(text.splitlines(), 1) if re.match(r"\s*\[\[\s*card\s*\]\]", words)]
    return headers[number] if number < len(headers) else 1


def _card(card: _Card, where: str) -> Card:
    layouts = SEVERAL_FACES if card.face else ONE_FACE
    if card.layout not in layouts:
        count = "several faces" if card.face else "one face"
        raise CardDataError(
            f"{where}: layout {card.layout!r} is none of a card with {count}: {', '.join(sorted(layouts))}"
        )
    faces = tuple(_face(face, where) for face in (card, *card.face))
    if card.layout == "flip":  # flipping changes no color (710.1c)
        faces = tuple(msgspec.structs.replace(face, colors=faces[0].colors) for face in faces)
    identity = "".join(identity_of(face) for face in faces)
    return Card(
        name=" // ".join(face.name for face in faces),
        layout=card.layout,
        faces=faces,
        color_identity=in_color_order(identity),
        mana_value=sum(mana_value_of(face.mana_cost) for face in (faces if card.layout == "split" else faces[:1])),
    )


def _face(face: _Face, where: str) -> Face:
    if not is_known_mana_cost(face.mana_cost):
        raise CardDataError(
            f"{where}: field `mana_cost`: {face.mana_cost!r} is not made of the symbols of 107.4 like " + "'{2}{W}'"
        )
    if face.colors.strip(COLOR_LETTERS):
        raise CardDataError(f"{where}: field `colors`: {face.colors!r} should be letters of {COLOR_LETTERS}")
    if bool(face.text) != bool(face.text_es):
        raise CardDataError(f"{where}: `text` and `text_es` should both be there, or neither")
    return Face(
        name=face.name,
        mana_cost=face.mana_cost,
        type_line=face.type,
        text=face.text.strip("\n"),
        power=_printed(face.power),
        toughness=_printed(face.toughness),
        loyalty=_printed(face.loyalty),
        defense=_printed(face.defense),
        colors=in_color_order(face.colors) or colors_of_cost(face.mana_cost),
        color_indicator=in_color_order(face.colors),
        spanish=Wording(face.name_es, face.type_es, face.text_es.strip("\n")),
        lights=tuple(face.lights),
    )


def identity_of(face: Face) -> str:
    """Return the colors of a face's mana symbols (903.4), also of those that its basic land types stand for (305.6)."""
    of_types = (color for subtype, color in BASIC_LAND_TYPES.items() if subtype in face.types.subtypes)
    return colors_of_cost(face.mana_cost) + colors_of_text(face.text) + face.color_indicator + "".join(of_types)


def _printed(value: int | str | None) -> str | None:
    return None if value is None else str(value)


def _folder() -> Traversable:
    return resources.files(__name__)
