"""702.41 affinity, 702.125 undaunted, 702.51 convoke and its kin: keyword abilities that make a spell cost less."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Keyword, Static
from apnap.abilities.objects import ControlledBy, EachOpponent, Filter, IsSource, You
from apnap.abilities.quantity import CountOf, CountPlayers, Quantity
from apnap.abilities.static import CostChange
from apnap.abilities.values import STACK
from apnap.rules.keywords.shape import Shape

_THIS_SPELL: Final = Filter((IsSource(),), (STACK,))


def _less_for_each(node: Keyword, times: Quantity) -> tuple[Ability, ...]:
    part = CostChange(You(), _THIS_SPELL, generic=-1, times=times)
    return (Static((part,), zones=(STACK,), text=node.text),)


def affinity(node: Keyword) -> tuple[Ability, ...]:
    """702.41a: "This spell costs {1} less to cast for each [text] you control." """
    what = node.what if node.what is not None else Filter()
    return _less_for_each(node, CountOf(replace(what, tests=(*what.tests, ControlledBy(You())))))


def undaunted(node: Keyword) -> tuple[Ability, ...]:
    """702.125a: "This spell costs {1} less to cast for each opponent you have." """
    return _less_for_each(node, CountPlayers(EachOpponent()))


SHAPES: Final[dict[str, Shape]] = {
    "affinity": Shape(affinity, needs=("what",)),
    "convoke": Shape(),  # a rule of paying (702.51)
    "delve": Shape(),  # likewise (702.66)
    "improvise": Shape(),  # likewise (702.126)
    "undaunted": Shape(undaunted),
}
