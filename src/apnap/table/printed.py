"""Cards as they are printed, in the language of a reader."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from apnap.abilities.ability import Activated, Keyword, Spell, Static, Triggered
from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.abilities.values import CARD_TYPE_NAMES, SUPERTYPE_NAMES, names_of
from apnap.cards.pool import open_pool
from apnap.cards.record import Card, Face, TypeLine
from apnap.errors import UnknownCardError
from apnap.oracle.type_lines import spanish_type_line

_KEPT = 4096
"""How many cards are kept ready in each language."""


class PrintedFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A face in words; what it does not have is empty."""

    name: str
    cost: str = ""
    """In braces: ``{2}{W}``."""
    type_line: str = ""
    text: str = ""
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""


def printed(definition: CardDefinition, lang: str) -> tuple[PrintedFace, ...]:
    """Return the faces of a card: as the card pool has it, else as the game alone knows it."""
    return printed_by_name(definition.name, lang) or tuple(_of_definition(face, lang) for face in definition.faces)


@lru_cache(maxsize=_KEPT)
def printed_by_name(name: str, lang: str) -> tuple[PrintedFace, ...]:
    """Return the faces of a card of the card pool; none if there is no card of that name."""
    with open_pool() as pool:
        try:
            card = pool.card(name)
        except UnknownCardError:
            return ()
    if lang == "es" and any(face.text and not (face.spanish and face.spanish.text) for face in card.faces):
        return _said_in_spanish(card)
    return tuple(_of_record(face, lang) for face in card.faces)


def type_line(types: TypeLine, lang: str) -> str:
    """Return a line of types as a card would have it.

    >>> type_line(TypeLine(("Legendary",), ("Artifact", "Creature"), ("Golem",)), "es")
    'Criatura artefacto legendaria — Gólem'
    """
    return spanish_type_line(types) if lang == "es" else str(types)


def types_of(supertypes: int, card_types: int, subtypes: tuple[str, ...]) -> TypeLine:
    """Return the types of an object of the game, by their masks."""
    return TypeLine(
        tuple(word.capitalize() for word in names_of(supertypes, SUPERTYPE_NAMES)),
        tuple(word.capitalize() for word in names_of(card_types, CARD_TYPE_NAMES)),
        subtypes,
    )


def _of_record(face: Face, lang: str) -> PrintedFace:
    name, line, text = face.name, face.type_line, face.text
    if lang == "es":
        line = spanish_type_line(face.types)
        if face.spanish is not None:
            name = face.spanish.name or name
            line = face.spanish.type_line or line
            text = face.spanish.text or text
    return PrintedFace(
        name,
        face.mana_cost,
        line,
        text,
        face.power or "",
        face.toughness or "",
        face.loyalty or "",
        face.defense or "",
    )


def _said_in_spanish(card: Card) -> tuple[PrintedFace, ...]:
    """Return a card that has no Spanish text of its own: the grammar says what it has read."""
    from apnap.oracle.examining import Examiner
    from apnap.oracle.text import restored

    found = []
    for face, read in zip(card.faces, Examiner().examine(card).faces, strict=True):
        plain = _of_record(face, "es")
        said = [line.spanish for line in read.lines]
        if all(said):
            legendary = "Legendary" in face.types.supertypes
            text = "\n".join(restored(line, plain.name, legendary) for line in said)
            plain = msgspec.structs.replace(plain, text=text)
        found.append(plain)
    return tuple(found)


def _of_definition(face: FaceDefinition, lang: str) -> PrintedFace:
    """Return a face that only the game knows: a token's, or that of a card of somebody's own."""
    cost = "".join(f"{{{symbol}}}" for symbol in face.mana_cost.symbols) if face.mana_cost is not None else ""
    text = "\n".join(
        ability.text
        for ability in face.abilities
        if isinstance(ability, Activated | Keyword | Spell | Static | Triggered) and ability.text
    )
    has_numbers = face.power is not None
    return PrintedFace(
        face.name,
        cost,
        type_line(types_of(face.supertypes, face.card_types, tuple(face.subtypes)), lang),
        text,
        str(face.power) if has_numbers else "",
        str(face.toughness) if has_numbers else "",
    )
