"""A card as text: in English, in Spanish, and as what it is read as and means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from apnap.abilities.node import Node
from apnap.abilities.walk import field_names, to_data
from apnap.cards.record import Card, Face


def shown_in_english(face: Face) -> str:
    """Return a face as its card says it."""
    return _shown(face, face.name, face.type_line, face.text)


def shown_in_spanish(card: Card) -> str:
    """Return a card in Spanish: the text as the grammar says it, else as it is known, else in English."""
    from apnap.table.printed import said_in_spanish

    said = zip(card.faces, said_in_spanish(card), strict=True)
    return "\n\n".join(_shown(face, words.name, words.type_line, words.text) for face, words in said)


def _shown(face: Face, name: str, type_line: str, text: str) -> str:
    lines = [f"{name}  {face.mana_cost}".rstrip(), type_line]
    if face.color_indicator:
        lines.append(f"color indicator: {face.color_indicator}")
    if text:
        lines.append(text)
    if face.power is not None or face.toughness is not None:
        lines.append(f"{face.power}/{face.toughness}")
    numbers = {
        "loyalty": face.loyalty,
        "defense": face.defense,
        "hand modifier": face.hand_modifier,
        "life modifier": face.life_modifier,
    }
    lines.extend(f"{what}: {value}" for what, value in numbers.items() if value is not None)
    return "\n".join(lines)


def trees(card: Card) -> str:
    """Return what every line is read as, the abilities that this makes, and what keeps the card from being played."""
    from apnap.oracle.examining import Examiner

    found = Examiner().examine(card)
    shown: list[str] = []
    for face in found.faces:
        for line in face.lines:
            shown.append(line.reading.line)
            shown += (row for tree in line.reading.trees for row in _tree(tree, 1))
        for ability in face.definition.abilities:
            shown += _tree(ability, 0)
    shown += (f"not supported: {problem}" for problem in found.problems)
    return "\n".join(shown)


def tree_data(card: Card) -> dict[str, Any]:
    """Return the meaning of a card as plain data, and the reasons why it can't be played."""
    from apnap.oracle.examining import Examiner

    found = Examiner().examine(card)
    return {
        "definition": to_data(found.definition),
        "read": found.read,
        "proved": found.proved,
        "supported": found.supported,
        "problems": [str(problem) for problem in found.problems],
    }


def _tree(value: Any, depth: int, label: str = "") -> Iterator[str]:
    """Yield a tree of constructs or of meaning as lines, fields below their node; what is not said is left out."""
    indent = "  " * depth + (f"{label}: " if label else "")
    if isinstance(value, tuple):
        for item in value:
            yield from _tree(item, depth, label)
        return
    if isinstance(value, Node):
        fields = [(name, getattr(value, name)) for name in field_names(type(value))]
    elif hasattr(value, "__dataclass_fields__"):
        fields = [(name, inner) for name, inner in vars(value).items() if name != "form"]
    else:
        yield f"{indent}{value}"
        return
    said = [
        (name, inner)
        for name, inner in fields
        if inner is not None
        and inner is not False
        and inner not in ((), "")
        and (name, inner) not in (("instance", 1), ("limit", 0))
    ]
    plain = [f"{name}={inner!r}" for name, inner in said if isinstance(inner, int | str)]
    yield f"{indent}{type(value).__name__}" + (f"({', '.join(plain)})" if plain else "")
    for name, inner in said:
        if not isinstance(inner, int | str):
            yield from _tree(inner, depth + 1, name)
