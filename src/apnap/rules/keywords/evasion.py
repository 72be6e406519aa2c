"""702.13, 702.14, 702.28, 702.31, 702.36, 702.118: evasion abilities: by what a creature can't be blocked."""

from __future__ import annotations

from functools import cache
from typing import Final

from apnap.abilities.ability import Ability, Keyword, Static
from apnap.abilities.condition import Exists
from apnap.abilities.objects import (
    AnyOf,
    ControlledBy,
    DefendingPlayer,
    Filter,
    HasCardType,
    HasColor,
    HasKeyword,
    HasSubtype,
    HasSupertype,
    IteratedPlayer,
    Not,
    PlayersWho,
    SharesWith,
    Stat,
    Test,
    This,
)
from apnap.abilities.quantity import DISTINCT_COLORS, GREATER, POWER, Comparison, StatOf
from apnap.abilities.static import CANT_BE_BLOCKED_BY, CANT_BLOCK_OBJECT, Restriction, StaticPart
from apnap.abilities.values import (
    ARTIFACT,
    BLACK,
    CARD_TYPE_NAMES,
    LAND,
    SUPERTYPE_NAMES,
    mask_of,
)
from apnap.rules.keywords.shape import Shape
from apnap.rules.subtypes import LAND_TYPES


def _unblockable_by(node: Keyword, *tests: Test) -> tuple[Ability, ...]:
    return (Static((Restriction(CANT_BE_BLOCKED_BY, This(), other=Filter(tests)),), text=node.text),)


def fear(node: Keyword) -> tuple[Ability, ...]:
    """702.36b: only artifact creatures and black creatures can block it."""
    return _unblockable_by(node, Not(AnyOf((HasCardType(ARTIFACT), HasColor(BLACK)))))


def intimidate(node: Keyword) -> tuple[Ability, ...]:
    """702.13b: only artifact creatures and creatures of a color of its own can block it."""
    return _unblockable_by(node, Not(AnyOf((HasCardType(ARTIFACT), SharesWith(This(), DISTINCT_COLORS)))))


def horsemanship(node: Keyword) -> tuple[Ability, ...]:
    """702.31b: only creatures with horsemanship can block it."""
    return _unblockable_by(node, Not(HasKeyword("horsemanship")))


def skulk(node: Keyword) -> tuple[Ability, ...]:
    """702.118b: creatures of greater power can't block it."""
    return _unblockable_by(node, Stat(POWER, Comparison(GREATER, StatOf(This(), POWER))))


def shadow(node: Keyword) -> tuple[Ability, ...]:
    """702.28b, classic:502.8a: it blocks and is blocked only by creatures with shadow."""
    without = Filter((Not(HasKeyword("shadow")),))
    parts = (
        Restriction(CANT_BE_BLOCKED_BY, This(), other=without),
        Restriction(CANT_BLOCK_OBJECT, This(), other=without),
    )
    return (Static(parts, text=node.text),)


def landwalk(node: Keyword) -> tuple[Ability, ...]:
    """702.14c, classic:502.6a: can't be blocked as long as the defending player controls such a land.

    It is written as "can't be blocked by creatures of a defending player who controls such a land", so that nothing has
    to be looked at before blockers are declared.
    """
    chosen = () if node.what is None else node.what.tests
    land = Filter((HasCardType(LAND), ControlledBy(IteratedPlayer()), *_qualities(node.keyword), *chosen))
    return _unblockable_by(node, ControlledBy(PlayersWho(DefendingPlayer(), Exists(land))))


def _qualities(name: str) -> tuple[Test, ...]:
    """702.14a: the land type of "[type]walk", or the types and supertypes before "landwalk".

    >>> _qualities("snow swampwalk"), _qualities("nonbasic landwalk")[0]
    ((HasSupertype(supertypes=8), HasSubtype(subtype='Swamp')), Not(test=HasSupertype(supertypes=1)))
    """
    *words, last = name.removesuffix("walk").split()
    tests = [_quality(word) for word in words]
    if last != "land":
        tests.append(HasSubtype(_TYPES[last]))
    return tuple(tests)


def _quality(word: str) -> Test:
    if word.startswith("non"):
        return Not(_quality(word.removeprefix("non")))
    if word in SUPERTYPE_NAMES:
        return HasSupertype(mask_of((word,), SUPERTYPE_NAMES))
    return HasCardType(mask_of((word,), CARD_TYPE_NAMES))


_TYPES: Final = {word.lower(): word for word in sorted(LAND_TYPES)}
_LANDWALKS: Final = (
    *(f"{word}walk" for word in _TYPES),
    *(f"snow {word}walk" for word in _TYPES),
    *(f"{word} landwalk" for word in ("artifact", "legendary", "nonbasic", "snow")),
)

SHAPES: Final[dict[str, Shape]] = {
    "fear": Shape(fear),
    "horsemanship": Shape(horsemanship),
    "intimidate": Shape(intimidate),
    "shadow": Shape(shadow),
    "skulk": Shape(skulk),
    **{name: Shape(landwalk) for name in _LANDWALKS},
    "landwalk": Shape(landwalk, needs=("what",)),
}


def is_from_keyword(part: Restriction, name: str) -> bool:
    """Tell whether a restriction is what a keyword ability of that name says; "landwalk": of any landwalk ability.

    >>> (ability,) = shadow(Keyword("shadow"))
    >>> is_from_keyword(ability.parts[0], "shadow"), is_from_keyword(ability.parts[0], "landwalk")
    (True, False)
    """
    names = _LANDWALKS if name == "landwalk" else (name,)
    return any(part in _parts(one) for one in names)


@cache
def _parts(name: str) -> tuple[StaticPart, ...]:
    expand = SHAPES[name].expand
    assert expand is not None
    return tuple(part for one in expand(Keyword(name)) if isinstance(one, Static) for part in one.parts)
