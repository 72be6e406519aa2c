"""702: keyword abilities of cards in a graveyard: cast from there, activated there, coming back from there."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Activated, Body, Keyword, Static, Triggered
from apnap.abilities.casting import CastOnlyFrom
from apnap.abilities.change import AddAbility, AddTypes, Change, SetBase, SetColors, SetManaCost
from apnap.abilities.condition import Compare, ThisTurnHappened
from apnap.abilities.cost import Cost, CostPart, DiscardCards, ExileThis
from apnap.abilities.duration import Forever, UntilEndOfTurn
from apnap.abilities.effect import (
    Continuous,
    ContinuousRule,
    CreateCopies,
    Effect,
    ForEachPlayer,
    MayPay,
    Mill,
    Move,
    PutCounters,
    SacrificeThese,
    Sequence,
    SetAside,
)
from apnap.abilities.objects import (
    EachOpponent,
    Filter,
    HasCardType,
    InSlot,
    IsOneOf,
    IsSource,
    IteratedPlayer,
    OwnedBy,
    TargetObjects,
    This,
    Together,
    You,
)
from apnap.abilities.occurrence import Discards, Draws, ZoneChanges
from apnap.abilities.quantity import AT_LEAST, LIBRARY_SIZE, POWER, Comparison, Number, PlayerStat, StatOf
from apnap.abilities.static import MUST_ATTACK, GoesElsewhere, MayPlay, Replacement, Restriction
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, BLACK, CREATURE, EXILE, GRAVEYARD, HAND, LAND, WHITE
from apnap.rules.keywords.alternative import at_next_end_step
from apnap.rules.keywords.shape import Shape, cost_of, number_of

_IT: Final = 1
"""The slot of what an ability has returned or created."""
_ALL: Final = 2


def _activated(node: Keyword, effect: Effect, *parts: CostPart, targets: tuple[Target, ...] = ()) -> Activated:
    """Return an ability that is activated in the graveyard, as a sorcery."""
    cost = cost_of(node)
    cost = replace(cost, parts=(*cost.parts, *parts))
    body = Body(targets, effect)
    return Activated(cost, body, zones=(GRAVEYARD,), sorcery=True, keyword=node.keyword, text=node.text)


def unearth(node: Keyword) -> tuple[Ability, ...]:
    """702.84a: "[Cost]: Return this card from your graveyard to the battlefield. It gains haste. Exile it at the
    beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere
    else. Activate only as a sorcery." """
    leaves = ZoneChanges(Filter((IsOneOf(InSlot(_IT)),)), from_zones=(BATTLEFIELD,))
    effect = Sequence(
        (
            Move(This(), BATTLEFIELD, slot=_IT),
            Continuous(InSlot(_IT), (AddAbility(Keyword("haste")),), Forever()),
            at_next_end_step(Move(InSlot(_IT), EXILE)),
            ContinuousRule((GoesElsewhere(leaves, EXILE),), Forever()),
        )
    )
    return (_activated(node, effect),)


def _token_of_card(node: Keyword, *changes: Change) -> tuple[Ability, ...]:
    zombie = (SetManaCost(None), AddTypes(subtypes=("Zombie",)))
    return (_activated(node, CreateCopies(You(), This(), changes=(*changes, *zombie)), ExileThis()),)


def embalm(node: Keyword) -> tuple[Ability, ...]:
    """702.128a: "[Cost], Exile this card from your graveyard: Create a token that's a copy of this card, except it's
    white, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery." """
    return _token_of_card(node, SetColors(WHITE))


def eternalize(node: Keyword) -> tuple[Ability, ...]:
    """702.129a: the same, except that the token is black and 4/4."""
    return _token_of_card(node, SetColors(BLACK), SetBase(Number(4), Number(4)))


def encore(node: Keyword) -> tuple[Ability, ...]:
    """702.141a: "[Cost], Exile this card from your graveyard: For each opponent, create a token that's a copy of
    this card that attacks that opponent this turn if able. The tokens gain haste. Sacrifice them at the beginning
    of the next end step. Activate only as a sorcery." """
    for_each = Sequence(
        (
            CreateCopies(You(), This(), slot=_IT),
            ContinuousRule((Restriction(MUST_ATTACK, InSlot(_IT), whom=IteratedPlayer()),), UntilEndOfTurn()),
            SetAside(Together((InSlot(_ALL), InSlot(_IT))), _ALL),
        )
    )
    effect = Sequence(
        (
            ForEachPlayer(EachOpponent(), for_each),
            Continuous(InSlot(_ALL), (AddAbility(Keyword("haste")),), Forever()),
            at_next_end_step(SacrificeThese(InSlot(_ALL))),
        )
    )
    return (_activated(node, effect, ExileThis()),)


def scavenge(node: Keyword) -> tuple[Ability, ...]:
    """702.97a: "[Cost], Exile this card from your graveyard: Put a number of +1/+1 counters equal to the power of
    the card you exiled on target creature. Activate only as a sorcery." """
    effect = PutCounters(TargetObjects(0), "+1/+1", StatOf(This(), POWER))
    return (_activated(node, effect, ExileThis(), targets=(Target(Filter((HasCardType(CREATURE),))),)),)


def _cast_from_there(node: Keyword, part: MayPlay) -> Static:
    return Static((part,), zones=(GRAVEYARD,), text=node.text)


def retrace(node: Keyword) -> tuple[Ability, ...]:
    """702.81a: "You may cast this card from your graveyard by discarding a land card as an additional cost to cast
    it." """
    land = DiscardCards(Filter((HasCardType(LAND),), (HAND,)))
    return (_cast_from_there(node, MayPlay(You(), This(), additional=Cost(parts=(land,)))),)


def jump_start(node: Keyword) -> tuple[Ability, ...]:
    """702.133a, first ability: "You may cast this card from your graveyard … by discarding a card as an additional
    cost to cast it." That the spell is exiled is part of moving it from the stack."""
    card = DiscardCards(Filter((), (HAND,)))
    return (_cast_from_there(node, MayPlay(You(), This(), additional=Cost(parts=(card,)))),)


def aftermath(node: Keyword) -> tuple[Ability, ...]:
    """702.127a: "You may cast this half of this split card from your graveyard," and "This half … can't be cast
    from any zone other than a graveyard." That it is exiled is part of moving it from the stack."""
    only = Static((CastOnlyFrom((GRAVEYARD,)),), zones=(GRAVEYARD,), text=node.text)
    return _cast_from_there(node, MayPlay(You(), This())), only


def rather_than_mana_from_graveyard(node: Keyword) -> tuple[Ability, ...]:
    """702.138a escape, 702.146a disturb, 702.180a harmonize: "You may cast this card from your graveyard by paying
    [cost] rather than paying its mana cost." """
    return (_cast_from_there(node, MayPlay(You(), This(), cost=cost_of(node))),)


def mayhem(node: Keyword) -> tuple[Ability, ...]:
    """702.187b–c: "As long as you discarded this card this turn, you may cast it from your graveyard by paying [cost]
    rather than paying its mana cost"; without a cost: "you may play this card"."""
    discarded = ThisTurnHappened(Discards(You(), Filter((IsSource(),), (HAND,))))
    part = MayPlay(You(), This(), lands=True) if node.cost is None else MayPlay(You(), This(), cost=node.cost)
    return (Static((part,), discarded, zones=(GRAVEYARD,), text=node.text),)


def recover(node: Keyword) -> tuple[Ability, ...]:
    """702.59a: "When a creature is put into your graveyard from the battlefield, you may pay [cost]. If you do, return
    this card from your graveyard to your hand. Otherwise, exile this card." """
    dies = ZoneChanges(Filter((HasCardType(CREATURE), OwnedBy(You()))), (BATTLEFIELD,), (GRAVEYARD,))
    paid = MayPay(You(), cost_of(node), then=Move(This(), HAND), otherwise=Move(This(), EXILE))
    return (Triggered(dies, Body(effect=paid), zones=(GRAVEYARD,), keyword="recover", text=node.text),)


def dredge(node: Keyword) -> tuple[Ability, ...]:
    """702.52a: "As long as you have at least N cards in your library, if you would draw a card, you may instead mill N
    cards and return this card from your graveyard to your hand." """
    n = Number(number_of(node))
    enough = Compare(PlayerStat(You(), LIBRARY_SIZE), Comparison(AT_LEAST, n))
    part = Replacement(Draws(You()), Sequence((Mill(You(), n), Move(This(), HAND))), enough, optional=True)
    return (Static((part,), zones=(GRAVEYARD,), text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "aftermath": Shape(aftermath),
    "disturb": Shape(rather_than_mana_from_graveyard, needs=("cost",)),
    "dredge": Shape(dredge, needs=("n",)),
    "embalm": Shape(embalm, needs=("cost",)),
    "encore": Shape(encore, needs=("cost",)),
    "escape": Shape(rather_than_mana_from_graveyard, needs=("cost",)),
    "eternalize": Shape(eternalize, needs=("cost",)),
    "harmonize": Shape(rather_than_mana_from_graveyard, needs=("cost",)),
    "jump-start": Shape(jump_start),
    "mayhem": Shape(mayhem, takes=("cost",)),
    "recover": Shape(recover, needs=("cost",)),
    "retrace": Shape(retrace),
    "scavenge": Shape(scavenge, needs=("cost",)),
    "unearth": Shape(unearth, needs=("cost",)),
}
