"""612, 607.2d, 201.5a: words in abilities: a colour word or a basic land type becomes another one; in the ability that
an effect gives "the chosen color" of the effect's source becomes that colour, and its name becomes that very object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.bonds import SetApart
from apnap.abilities.change import AddColors, SetColors
from apnap.abilities.effect import Token
from apnap.abilities.node import Node
from apnap.abilities.objects import (
    Giver,
    HasChosenColor,
    HasChosenSubtype,
    HasColor,
    HasSubtype,
    HasSupertype,
    Objects,
    This,
)
from apnap.abilities.values import COLOR_NAMES, SNOW
from apnap.abilities.walk import field_names, rebuilt, walk
from apnap.ids import NO_REF, Ref
from apnap.rules.definitions import CompiledAbility, compile_ability

_CHANGED: Final[dict[tuple[CompiledAbility, str, str], CompiledAbility]] = {}


def with_word(ability: CompiledAbility, old: str, new: str) -> CompiledAbility:
    """Return an ability with a word changed where it is used as a colour word or land type (612.2).

    Mana symbols and names keep (612.2a). An ability without the word is returned itself.
    """
    key = (ability, old, new)
    found = _CHANGED.get(key)
    if found is None:
        node = _changed(ability.node, old, new)
        assert isinstance(node, Ability)
        if node == ability.node:
            found = ability
        elif ability.origin is None:
            found = compile_ability(node)
        else:
            found = CompiledAbility(node, ability.origin)
        _CHANGED[key] = found
    return found


def _changed(value: Any, old: str, new: str) -> Any:
    if isinstance(value, tuple):
        return tuple(_changed(item, old, new) for item in value)
    if not isinstance(value, Node):
        return value
    kind = type(value)
    fields: dict[str, Any] = {name: _changed(getattr(value, name), old, new) for name in field_names(kind)}
    if old in COLOR_NAMES:
        if isinstance(value, HasColor | SetColors | AddColors | Token):
            fields["colors"] = _recolored(value.colors, old, new)
    elif isinstance(value, HasSubtype):
        fields["subtype"] = new if value.subtype == old else value.subtype
    elif isinstance(value, Keyword):
        if value.keyword == f"{old.lower()}walk":
            fields["keyword"] = f"{new.lower()}walk"
    elif "subtypes" in fields:
        fields["subtypes"] = tuple(new if subtype == old else subtype for subtype in fields["subtypes"])
    return kind(**fields)


def _recolored(mask: int, old: str, new: str) -> int:
    bit = 1 << COLOR_NAMES.index(old)
    return mask & ~bit | 1 << COLOR_NAMES.index(new) if mask & bit else mask


_REFERS: Final[dict[int, tuple[Ability, bool]]] = {}
"""Whether an ability speaks of something chosen, by identity of the node, which is kept alive beside the answer."""


def with_choices(ability: Ability, color: int | str | None, subtype: int | str | None) -> Ability:
    """Return an ability that an effect gives, with what was chosen for the effect's source in its place (607.2d).

    ``color``: a mask of colours, ``subtype``: a word; other values mean that none was chosen, and then nothing fits.
    """
    known = _REFERS.get(id(ability))
    if known is None:
        refers = any(isinstance(node, HasChosenColor | HasChosenSubtype) for node in walk(ability))
        if len(_REFERS) > 4096:
            _REFERS.clear()
        known = _REFERS[id(ability)] = (ability, refers)
    if not known[1]:
        return ability
    result = _chosen(ability, color if isinstance(color, int) else 0, subtype if isinstance(subtype, str) else "")
    assert isinstance(result, Ability)
    return result


def _chosen(value: Any, color: int, subtype: str) -> Any:
    if isinstance(value, HasChosenColor):
        return HasColor(color)
    if isinstance(value, HasChosenSubtype):
        return HasSubtype(subtype)
    if isinstance(value, Keyword) and value.keyword == "landwalk" and value.what is not None and subtype:
        snow = "snow " if HasSupertype(SNOW) in value.what.tests else ""
        return Keyword(f"{snow}{subtype.lower()}walk")  # 702.14a
    return rebuilt(value, lambda part: _chosen(part, color, subtype))


_NAMES_GIVER: Final[dict[int, tuple[Ability, bool]]] = {}
"""Whether an ability calls the object that gives it by name, by identity of the node, as above."""


def with_giver(ability: Ability, giver: Ref) -> Ability:
    """Return an ability that an effect gives, in which the name of the effect's source is that very object (201.5a).

    NO_REF: it is the object that has the ability, which is what a copy with an exception for its abilities means.
    """
    known = _NAMES_GIVER.get(id(ability))
    if known is None:
        if len(_NAMES_GIVER) > 4096:
            _NAMES_GIVER.clear()
        known = _NAMES_GIVER[id(ability)] = (ability, any(isinstance(node, Giver) for node in walk(ability)))
    if not known[1]:
        return ability
    result = _given(ability, This() if giver == NO_REF else Giver(giver))
    assert isinstance(result, Ability)
    return result


def _given(value: Any, giver: Objects) -> Any:
    if isinstance(value, Giver):
        return giver if value.ref == NO_REF else value
    return rebuilt(value, lambda part: _given(part, giver))


def with_set_apart(ability: Ability, found: Callable[[int], tuple[Ref, ...]]) -> Ability:
    """Return an ability that an effect gives, in which what the effect remembered in a slot is these very objects."""
    result = _set_apart(ability, found)
    assert isinstance(result, Ability)
    return result


def _set_apart(value: Any, found: Callable[[int], tuple[Ref, ...]]) -> Any:
    if isinstance(value, SetApart):
        return value if value.refs else replace(value, refs=found(value.slot))
    return rebuilt(value, lambda part: _set_apart(part, found))
