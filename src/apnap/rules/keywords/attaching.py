"""702.67, 702.92, 702.163, 702.182: keyword abilities of Equipment and Fortifications besides equip."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Activated, Body, Keyword
from apnap.abilities.effect import Attach, CreateTokens, Sequence, Token
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, InSlot, TargetObjects, This, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import BLACK, CREATURE, LAND, RED
from apnap.rules.keywords.shape import Shape, cost_of
from apnap.rules.keywords.writing import enters, when

_MADE: Final = 1


def fortify(node: Keyword) -> tuple[Ability, ...]:
    """702.67a: equip for lands."""
    target = Target(Filter((HasCardType(LAND), ControlledBy(You()))))
    body = Body((target,), Attach(This(), TargetObjects(0)))
    return (Activated(cost_of(node), body, sorcery=True, keyword="fortify", text=node.text),)


def _comes_with(node: Keyword, token: Token) -> tuple[Ability, ...]:
    create = CreateTokens(You(), Number(1), token, slot=_MADE)
    effect = Sequence((create, Attach(This(), InSlot(_MADE))))
    return (when(node.keyword, enters(), effect, text=node.text),)


def living_weapon(node: Keyword) -> tuple[Ability, ...]:
    """702.92a: it enters with a 0/0 black Phyrexian Germ to equip."""
    return _comes_with(node, Token(CREATURE, 0, ("Phyrexian", "Germ"), BLACK, Number(0), Number(0)))


def for_mirrodin(node: Keyword) -> tuple[Ability, ...]:
    """702.163a: it enters with a 2/2 red Rebel to equip."""
    return _comes_with(node, Token(CREATURE, 0, ("Rebel",), RED, Number(2), Number(2)))


def job_select(node: Keyword) -> tuple[Ability, ...]:
    """702.182a: it enters with a 1/1 colorless Hero to equip."""
    return _comes_with(node, Token(CREATURE, 0, ("Hero",), 0, Number(1), Number(1)))


SHAPES: Final[dict[str, Shape]] = {
    "for mirrodin!": Shape(for_mirrodin),
    "fortify": Shape(fortify, needs=("cost",)),
    "job select": Shape(job_select),
    "living weapon": Shape(living_weapon),
}
