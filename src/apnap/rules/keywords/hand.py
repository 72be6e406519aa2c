"""702: keyword abilities of cards in hand: activated there, or at work when the card is discarded or drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Activated, Body, Keyword, Static, Triggered
from apnap.abilities.condition import Exists, Happened, NotTrue
from apnap.abilities.cost import Cost, CostPart, DiscardThis, ReturnObjects, SacrificeThis
from apnap.abilities.effect import (
    CastNow,
    Effect,
    Entering,
    If,
    Move,
    PutCounters,
    Reveal,
    Search,
    Sequence,
    Shuffle,
)
from apnap.abilities.objects import (
    UNBLOCKED,
    ControlledBy,
    Filter,
    HasCardType,
    InSlot,
    Is,
    IsSource,
    PaidObjects,
    Stat,
    TargetObjects,
    This,
    You,
)
from apnap.abilities.occurrence import Discards, KeywordAction
from apnap.abilities.quantity import EQUAL, MANA_VALUE, Comparison, Number, StatOf
from apnap.abilities.static import GoesElsewhere
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, COMMAND, CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY
from apnap.rules.keywords.shape import Shape, cost_of, number_of

_FOUND: Final = 1
_SAME_VALUE: Final = Stat(MANA_VALUE, Comparison(EQUAL, StatOf(This(), MANA_VALUE)))


def _cost(node: Keyword, *parts: CostPart) -> Cost:
    cost = cost_of(node)
    return replace(cost, parts=(*cost.parts, *parts))


def transmute(node: Keyword) -> tuple[Ability, ...]:
    """702.53a: "[Cost], Discard this card: Search your library for a card with the same mana value as the
    discarded card, reveal that card, and put it into your hand. Then shuffle your library. Activate only as a
    sorcery." """
    effect = Sequence(
        (
            Search(You(), Filter((_SAME_VALUE,), (LIBRARY,)), slot=_FOUND),
            Reveal(InSlot(_FOUND)),
            Move(InSlot(_FOUND), HAND),
            Shuffle(You()),
        )
    )
    cost = _cost(node, DiscardThis())
    return (Activated(cost, Body(effect=effect), (HAND,), sorcery=True, keyword="transmute", text=node.text),)


def transfigure(node: Keyword) -> tuple[Ability, ...]:
    """702.71a: "[Cost], Sacrifice this permanent: Search your library for a creature card with the same mana value
    as this permanent and put it onto the battlefield. Then shuffle your library. Activate only as a sorcery." """
    effect = Sequence(
        (
            Search(You(), Filter((HasCardType(CREATURE), _SAME_VALUE), (LIBRARY,)), slot=_FOUND),
            Move(InSlot(_FOUND), BATTLEFIELD),
            Shuffle(You()),
        )
    )
    cost = _cost(node, SacrificeThis())
    return (Activated(cost, Body(effect=effect), sorcery=True, keyword="transfigure", text=node.text),)


def reinforce(node: Keyword) -> tuple[Ability, ...]:
    """702.77a: "[Cost], Discard this card: Put N +1/+1 counters on target creature." """
    n = node.n if node.n is not None else Number(number_of(node))
    body = Body((Target(Filter((HasCardType(CREATURE),))),), PutCounters(TargetObjects(0), "+1/+1", n))
    return (Activated(_cost(node, DiscardThis()), body, (HAND,), keyword="reinforce", text=node.text),)


def _ninjutsu(node: Keyword, zones: tuple[int, ...]) -> tuple[Ability, ...]:
    attacker = ReturnObjects(Filter((ControlledBy(You()), HasCardType(CREATURE), Is(UNBLOCKED))))
    effect: Effect = Move(This(), BATTLEFIELD, entering=Entering(tapped=True, attacking_like=PaidObjects()))
    return (Activated(_cost(node, attacker), Body(effect=effect), zones, keyword=node.keyword, text=node.text),)


def ninjutsu(node: Keyword) -> tuple[Ability, ...]:
    """702.49a, c: "[Cost], Reveal this card from your hand, Return an unblocked attacking creature you control to its
    owner's hand: Put this card onto the battlefield from your hand tapped and attacking", the same player, planeswalker
    or battle. That it is revealed is part of activating an ability of a card in hand."""
    return _ninjutsu(node, (HAND,))


def commander_ninjutsu(node: Keyword) -> tuple[Ability, ...]:
    """702.49d: the same also from the command zone."""
    return _ninjutsu(node, (HAND, COMMAND))


def madness(node: Keyword) -> tuple[Ability, ...]:
    """702.35a: "If a player would discard this card, that player discards it, but exiles it instead of putting it into
    their graveyard" and "When this card is exiled this way, its owner may cast it by paying [cost] rather than
    paying its mana cost. If that player doesn't, they put this card into their graveyard." """
    discarded = Discards(You(), Filter((IsSource(),), (HAND,)))
    effect = Sequence(
        (
            CastNow(You(), This(), free=False, cost=cost_of(node), manner="madness", slot=_FOUND),
            If(NotTrue(Happened(_FOUND)), Move(This(), GRAVEYARD)),
        )
    )
    exiled = Exists(Filter((IsSource(),), (EXILE,)))
    return (
        Static((GoesElsewhere(discarded, EXILE),), zones=(HAND,), text=node.text),
        Triggered(discarded, Body(effect=effect), exiled, keyword="madness", text=node.text),
    )


def miracle(node: Keyword) -> tuple[Ability, ...]:
    """702.94a: "When you reveal this card this way, you may cast it by paying [cost] rather than its mana cost."
    That it may be revealed as it is drawn is part of drawing it."""
    effect = CastNow(You(), This(), free=False, cost=cost_of(node), manner="miracle")
    revealed = KeywordAction("miracle", You(), Filter((IsSource(),), (HAND,)))
    return (Triggered(revealed, Body(effect=effect), zones=(HAND,), keyword="miracle", text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "commander ninjutsu": Shape(commander_ninjutsu, needs=("cost",)),
    "madness": Shape(madness, needs=("cost",)),
    "miracle": Shape(miracle, needs=("cost",)),
    "ninjutsu": Shape(ninjutsu, needs=("cost",)),
    "reinforce": Shape(reinforce, needs=("cost", "n"), with_x=True),
    "transfigure": Shape(transfigure, needs=("cost",)),
    "transmute": Shape(transmute, needs=("cost",)),
}
