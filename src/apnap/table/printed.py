"""Cards as they are printed, in the language of a reader."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from apnap.abilities.ability import Activated, Keyword, Spell, Static, Triggered
from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.abilities.values import CARD_TYPE_NAMES, SUPERTYPE_NAMES, names_of
from apnap.cards.pool import open_pool
from apnap.cards.record import Card, Face, TypeLine
from apnap.errors import UnknownCardError
from apnap.i18n.catalogue import message
from apnap.i18n.keywords import keyword_name
from apnap.i18n.subtypes import token_name
from apnap.oracle.lexicon.keywords import SIMPLE_ES
from apnap.oracle.type_lines import spanish_type_line

_KEPT: Final = 8192
"""How many cards, in one language each, are kept ready."""
_ORDER: Final = ("kindred", "enchantment", "artifact", "land", "creature")
"""205.1: card types that stand before others on a type line, in the order of cards."""
_ADDS: Final = re.compile(r"\{T\}: Add ((?:\{[WUBRGC]\})+)\.")
"""305.6: the ability of a basic land type, which stands on no card."""
_REMINDER: Final = re.compile(r"\s*\([^()]*\)")


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
    """Return the faces of a card: as the card pool has it, else as the game alone knows it.

    A token, or a copy with exceptions, may be called as a card and be something else.
    """
    if _is_card(definition):
        return printed_by_name(definition.name, lang)
    return tuple(_of_definition(face, lang) for face in definition.faces)


def ability_lines(definition: CardDefinition | None, text: str, keyword: str, lang: str) -> str:
    """Return an ability as a reader would find it on the card: its lines, or what its keyword is called.

    :param definition: what has the ability; None: nobody can tell
    :param text: its English lines; none for a keyword that something else has given
    """
    if lang == "en":
        return text or keyword.capitalize()
    said = _lines_in(definition.name, lang) if definition is not None and text else {}
    lines = [said.get(_plain(line), "") for line in text.splitlines()]
    if lines and all(lines):
        return "\n".join(lines)
    if keyword and (not text or text.casefold() == keyword):
        line = SIMPLE_ES[keyword][0][0] if keyword in SIMPLE_ES else keyword_name(keyword, lang)
        return line[:1].upper() + line[1:]
    mana = _ADDS.fullmatch(text)
    return message("words.adds_mana", lang, mana=mana[1]) if mana else text


@lru_cache(maxsize=_KEPT)
def _lines_in(name: str, lang: str) -> Mapping[str, str]:
    """Return the lines of a card of the card pool in a language, by what the English line says without reminders."""
    found: dict[str, str] = {}
    for english, face in zip(printed_by_name(name, "en"), printed_by_name(name, lang), strict=True):
        lines, others = english.text.splitlines(), face.text.splitlines()
        if len(lines) == len(others):
            found.update(zip(map(_plain, lines), map(_plain, others), strict=True))
    return found


def _plain(line: str) -> str:
    return _REMINDER.sub("", line).strip()


def _is_card(definition: CardDefinition) -> bool:
    """Tell whether a definition is what the card of its name in the card pool is."""
    cards = printed_by_name(definition.name, "en")
    if not cards:
        return False
    return all(_is_face(face, card) for face, card in zip(definition.faces, cards, strict=False))


def _is_face(face: FaceDefinition, card: PrintedFace) -> bool:
    own = _of_definition(face, "en")
    lines = {_plain(line) for line in card.text.splitlines()}
    return (
        own.name == card.name
        and own.cost == card.cost
        and sorted(own.type_line.split()) == sorted(card.type_line.split())
        and (own.power == card.power or not card.power.isdecimal())
        and (own.toughness == card.toughness or not card.toughness.isdecimal())
        and all(_plain(line) in lines for line in own.text.splitlines())
    )


@lru_cache(maxsize=_KEPT)
def printed_by_name(name: str, lang: str) -> tuple[PrintedFace, ...]:
    """Return the faces of a card of the card pool; none if there is no card of that name."""
    with open_pool() as pool:
        try:
            card = pool.card(name)
        except UnknownCardError:
            return ()
    if lang == "es" and any(face.text and not (face.spanish and face.spanish.text) for face in card.faces):
        return said_in_spanish(card)
    return tuple(of_record(face, lang) for face in card.faces)


def type_line(types: TypeLine, lang: str) -> str:
    """Return a line of types as a card would have it.

    >>> type_line(TypeLine(("Legendary",), ("Artifact", "Creature"), ("Golem",)), "es")
    'Criatura artefacto legendaria — Gólem'
    """
    return spanish_type_line(types) if lang == "es" else str(types)


def types_of(supertypes: int, card_types: int, subtypes: tuple[str, ...]) -> TypeLine:
    """Return the types of an object of the game, by their masks."""
    words = names_of(card_types, CARD_TYPE_NAMES)
    ordered = (*(word for word in _ORDER if word in words), *(word for word in words if word not in _ORDER))
    return TypeLine(
        tuple(word.capitalize() for word in names_of(supertypes, SUPERTYPE_NAMES)),
        tuple(word.capitalize() for word in ordered),
        subtypes,
    )


@lru_cache(maxsize=_KEPT)
def type_line_of(supertypes: int, card_types: int, subtypes: tuple[str, ...], lang: str) -> str:
    """Return the line of the types of an object of the game; empty if it has none."""
    return type_line(types_of(supertypes, card_types, subtypes), lang) if card_types else ""


def of_record(face: Face, lang: str) -> PrintedFace:
    """Return a face as its record has it; what has no Spanish there is in English, but for types."""
    name, line, text = face.name, face.type_line, face.text
    if lang == "es":
        line = _spanish_types(face)
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


def _spanish_types(face: Face) -> str:
    """Return the type line of a face in Spanish, or as it is if it has a type without a Spanish word."""
    try:
        return spanish_type_line(face.types)
    except KeyError:
        return face.type_line


def said_in_spanish(card: Card) -> tuple[PrintedFace, ...]:
    """Return a card in Spanish: the text as the grammar says it, else as it is known, else in English."""
    from apnap.oracle.examining import Examiner
    from apnap.oracle.text import restored

    found = []
    for face, read in zip(card.faces, Examiner().examine(card).faces, strict=True):
        plain = of_record(face, "es")
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
        ability_lines(None, ability.text, ability.keyword if isinstance(ability, Keyword) else "", lang)
        for ability in face.abilities
        if isinstance(ability, Activated | Keyword | Spell | Static | Triggered)
    )
    numbers = (face.power, face.toughness, face.loyalty, face.defense)
    return PrintedFace(
        token_name(face.name, lang),
        cost,
        type_line(types_of(face.supertypes, face.card_types, tuple(face.subtypes)), lang),
        text,
        *("" if number is None else str(number) for number in numbers),
    )
