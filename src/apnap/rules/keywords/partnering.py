"""702.124: partner abilities. They speak of decks; only "partner with" has an ability that works in the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Body, Keyword, Triggered
from apnap.abilities.effect import May, Move, Reveal, Search, Sequence, Shuffle
from apnap.abilities.objects import AnyPlayer, Filter, InSlot, TargetPlayers
from apnap.abilities.target import Target
from apnap.abilities.values import HAND, LIBRARY
from apnap.rules.keywords.additional import ENTERING
from apnap.rules.keywords.shape import Shape

_FOUND: Final = 1


def partner_with(node: Keyword) -> tuple[Ability, ...]:
    """702.124j, second ability: "When this permanent enters, target player may search their library for a card named
    [name], reveal it, put it into their hand, then shuffle." """
    named = replace(node.what, zones=(LIBRARY,)) if node.what is not None else Filter((), (LIBRARY,))
    they = TargetPlayers(0)
    effect = Sequence(
        (
            Search(they, named, whose=they, slot=_FOUND),
            Reveal(InSlot(_FOUND)),
            Move(InSlot(_FOUND), HAND),
            Shuffle(they),
        )
    )
    body = Body((Target(players=AnyPlayer()),), May(they, effect))
    return (Triggered(ENTERING, body, keyword="partner with", text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "companion": Shape(),  # 702.139: companions
    "choose a background": Shape(),
    "doctor's companion": Shape(),
    "friends forever": Shape(),
    "partner": Shape(),
    "partner with": Shape(partner_with, needs=("what",)),
    "partner—character select": Shape(),
    "partner—father & son": Shape(),
    "partner—friends forever": Shape(),
    "partner—survivors": Shape(),
}
