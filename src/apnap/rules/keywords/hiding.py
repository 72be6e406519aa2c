"""702.75 hideaway: a card that is set apart face down."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.effect import BOTTOM_RANDOM, Choose, Look, Move, Sequence
from apnap.abilities.objects import Filter, InSlot, IsOneOf, Linked, Not, Those, TopOfLibrary, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import MAY_LOOK_AT, PlayerRule
from apnap.abilities.values import EXILE, LIBRARY
from apnap.rules.keywords.shape import Shape, number_of
from apnap.rules.keywords.writing import enters, static, when

_SEEN: Final = 1
_HIDDEN: Final = 2


def hideaway(node: Keyword) -> tuple[Ability, ...]:
    """702.75a: as it enters, one of the top N cards is exiled face down; its controller may look at that card."""
    look = Look(You(), TopOfLibrary(You(), Number(number_of(node))), _SEEN)
    choose = Choose(You(), Filter((), (LIBRARY,)), Number(1), _HIDDEN, among=InSlot(_SEEN))
    hide = Move(InSlot(_HIDDEN), EXILE, face_down=True, linked=True)
    rest = Those(InSlot(_SEEN), Filter((Not(IsOneOf(InSlot(_HIDDEN))),), ()))
    effect = Sequence((look, choose, hide, Move(rest, LIBRARY, BOTTOM_RANDOM)))
    may_look = PlayerRule(MAY_LOOK_AT, You(), Filter((IsOneOf(Linked()),), (EXILE,)))
    return when("hideaway", enters(), effect, text=node.text), static(may_look, node.text)


SHAPES: Final[dict[str, Shape]] = {"hideaway": Shape(hideaway, needs=("n",))}
