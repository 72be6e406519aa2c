"""200–210: what stands on a card besides its rules text: name, cost, colours, type line, numbers, layout."""

from __future__ import annotations

import re
from typing import Final

from apnap.abilities import definition, values
from apnap.abilities.ability import Ability, Static
from apnap.abilities.change import SetBase
from apnap.abilities.definition import FaceDefinition
from apnap.abilities.mana import ManaCost
from apnap.abilities.static import Defining
from apnap.cards.record import Card, Face
from apnap.cards.symbols import colors_of_cost, is_known_mana_cost

PERFORMED_LAYOUTS: Final = frozenset(
    {
        definition.NORMAL,
        definition.SPLIT,
        definition.FLIP,
        definition.TRANSFORM,
        definition.MODAL,
        definition.ADVENTURE,
        definition.PREPARE,
        definition.PROTOTYPE,
        definition.MELD,
        "case",
        "class",
        "leveler",
        "saga",
        "mutate",
        "vanguard",
    }
)
"""The layouts that the rules carry out; a card of one face is :data:`definition.NORMAL` to them."""

_ONE_FACE: Final = frozenset({"case", "class", "leveler", "saga", "mutate", "vanguard"})
_REFUSED_CARD_TYPES: Final = values.DUNGEON | values.PHENOMENON | values.PLANE | values.SCHEME
_SYMBOL: Final = re.compile(r"\{([^{}]+)\}")
_WHOLE: Final = re.compile(r"[−-]?\d+")
_STARRED: Final = re.compile(r"(\d+\+)?\*(\+\d+)?|\d+-\*")


def layout_of(card: Card) -> str:
    """Return the layout as the rules know it."""
    return definition.NORMAL if card.layout in _ONE_FACE else card.layout


def layout_problem(card: Card) -> str:
    """Return why a card of this layout can't be played, or an empty string."""
    if card.layout not in PERFORMED_LAYOUTS:
        return f"the layout {card.layout!r}"
    if card.layout == definition.MELD and len(card.faces) < 2 and not card.is_meld_result:
        return "a meld card of which the other face is not known (712.4)"
    return ""


def color_mask(letters: str) -> int:
    """Return the colours of letters as a mask.

    >>> color_mask("WG")
    17
    """
    return sum(1 << values.COLOR_LETTERS.index(letter) for letter in set(letters))


def face_values(face: Face) -> tuple[FaceDefinition, tuple[str, ...]]:
    """Return a face without its abilities, and what of its values is unknown to the rules."""
    problems: list[str] = []
    types = face.types
    supertypes = _mask(types.supertypes, values.SUPERTYPE_NAMES, "supertype", problems)
    card_types = _mask(types.card_types, values.CARD_TYPE_NAMES, "card type", problems)
    if not card_types and not problems:
        problems.append("no card type")
    if card_types & _REFUSED_CARD_TYPES:
        named = values.names_of(card_types & _REFUSED_CARD_TYPES, values.CARD_TYPE_NAMES)
        problems.append(f"the card type {named[0]!r}")
    if not is_known_mana_cost(face.mana_cost):
        problems.append(f"the mana cost {face.mana_cost!r}")
    return (
        FaceDefinition(
            face.name,
            ManaCost(tuple(_SYMBOL.findall(face.mana_cost))) if face.mana_cost else None,
            color_mask(_colors(face)),
            supertypes,
            card_types,
            types.subtypes,
            _number(face.power, "power", problems),
            _number(face.toughness, "toughness", problems),
            _plain_number(face.loyalty, "loyalty", problems),
            _plain_number(face.defense, "defense", problems),
        ),
        tuple(problems),
    )


def undefined_numbers(face: Face, abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """Return the starred numbers of a face that no characteristic-defining ability gives (208.2)."""
    given = [
        change
        for one in abilities
        if isinstance(one, Static)
        for part in one.parts
        if isinstance(part, Defining)
        for change in part.changes
        if isinstance(change, SetBase)
    ]
    problems = []
    if _is_starred(face.power) and not any(change.power is not None for change in given):
        problems.append(f"power {face.power!r} that no ability defines")
    if _is_starred(face.toughness) and not any(change.toughness is not None for change in given):
        problems.append(f"toughness {face.toughness!r} that no ability defines")
    return tuple(problems)


def _colors(face: Face) -> str:
    """Return the letters of the colours (202.2, 204): what the symbols and the indicator say, else the record."""
    if face.mana_cost or face.color_indicator:
        return colors_of_cost(face.mana_cost) + face.color_indicator
    return face.colors


def _mask(words: tuple[str, ...], names: tuple[str, ...], what: str, problems: list[str]) -> int:
    known = [word.lower() for word in words if word.lower() in names]
    problems += [f"the {what} {word!r}" for word in words if word.lower() not in names]
    return values.mask_of(tuple(known), names)


def _is_starred(text: str | None) -> bool:
    return text is not None and _STARRED.fullmatch(text) is not None


def _number(text: str | None, what: str, problems: list[str]) -> int | None:
    return 0 if _is_starred(text) else _plain_number(text, what, problems)


def _plain_number(text: str | None, what: str, problems: list[str]) -> int | None:
    if text is None:
        return None
    if _WHOLE.fullmatch(text):
        return int(text.replace("−", "-"))
    problems.append(f"{what} {text!r}")
    return None
