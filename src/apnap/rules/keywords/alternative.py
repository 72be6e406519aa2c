"""702: keyword abilities that are alternative costs of a spell (118.9), and what follows when they have been paid."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Body, Keyword, Static, Triggered
from apnap.abilities.casting import AfterResolving
from apnap.abilities.change import AddAbility, RemoveTypes
from apnap.abilities.condition import (
    AllTrue,
    Compare,
    Condition,
    CostPaid,
    DuringStep,
    HitAPlayer,
    ThisTurnHappened,
    YourTurn,
)
from apnap.abilities.cost import Cost, ReturnObjects
from apnap.abilities.effect import (
    BecomeCastable,
    DelayedTrigger,
    Draw,
    Effect,
    Entering,
    Move,
    RemoveCounters,
    SacrificeThese,
    Sequence,
)
from apnap.abilities.objects import (
    TAPPED,
    UNBLOCKED,
    AnyOpponent,
    ControlledBy,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    Filter,
    HasCardType,
    InSlot,
    Is,
    IsSource,
    PaidObjects,
    This,
    You,
)
from apnap.abilities.occurrence import BeginningOf, Casts, LosesLife, ZoneChanges
from apnap.abilities.quantity import AT_LEAST, Comparison, CountersOn, Number
from apnap.abilities.static import AlternativeCost, Changes, EntersModified
from apnap.abilities.values import (
    BATTLEFIELD,
    CREATURE,
    DECLARE_BLOCKERS,
    END,
    EXILE,
    GRAVEYARD,
    HAND,
    STACK,
)
from apnap.rules.keywords.additional import ENTERING, if_paid
from apnap.rules.keywords.shape import FROM_HAND, Shape, cost_of, number_of, paid_id

NEXT_END_STEP: Final = BeginningOf(END, EachPlayer())


def rather_than_mana(
    node: Keyword, cost: Cost | None = None, condition: Condition | None = None, flash: bool = False
) -> Static:
    """Return "you may pay [cost] rather than pay this spell's mana cost" (118.9)."""
    part = AlternativeCost(cost or cost_of(node), paid_id(node), condition, flash=flash)
    return Static((part,), zones=(STACK,), text=node.text)


def at_next_end_step(effect: Effect) -> Effect:
    """Return "at the beginning of the next end step, [effect]" (603.7)."""
    return DelayedTrigger(Triggered(NEXT_END_STEP, Body(effect=effect)))


def bestow(node: Keyword) -> tuple[Ability, ...]:
    """702.103a: "As you cast this spell, you may choose to cast it bestowed. If you do, you pay [cost] rather than its
    mana cost." What it then is is a rule of its own (``bestowing``)."""
    return (rather_than_mana(node),)


def evoke(node: Keyword) -> tuple[Ability, ...]:
    """702.74a: an alternative cost and "When this permanent enters, if its evoke cost was paid, its controller
    sacrifices it." """
    return rather_than_mana(node), if_paid(node, ENTERING, SacrificeThese(This()))


def dash(node: Keyword) -> tuple[Ability, ...]:
    """702.109a: an alternative cost; "If this spell's dash cost was paid, return the permanent this spell becomes
    to its owner's hand at the beginning of the next end step," and "As long as this permanent's dash cost was
    paid, it has haste." """
    paid = CostPaid(paid_id(node))
    back = AfterResolving(at_next_end_step(Move(This(), HAND)), paid)
    return (
        rather_than_mana(node),
        Static((back,), zones=(STACK,), text=node.text),
        Static((Changes(This(), (AddAbility(Keyword("haste")),)),), paid, text=node.text),
    )


def blitz(node: Keyword) -> tuple[Ability, ...]:
    """702.152a: an alternative cost; "If this spell's blitz cost was paid, sacrifice the permanent this spell
    becomes at the beginning of the next end step," and "As long as this permanent's blitz cost was paid, it has
    haste and 'When this permanent is put into a graveyard from the battlefield, draw a card.'" """
    paid = CostPaid(paid_id(node))
    given_up = AfterResolving(at_next_end_step(SacrificeThese(This())), paid)
    dies = ZoneChanges(Filter((IsSource(),)), (BATTLEFIELD,), (GRAVEYARD,))
    has = (AddAbility(Keyword("haste")), AddAbility(Triggered(dies, Body(effect=Draw(You())))))
    return (
        rather_than_mana(node),
        Static((given_up,), zones=(STACK,), text=node.text),
        Static((Changes(This(), has),), paid, text=node.text),
    )


_EXILED: Final = 1


def warp(node: Keyword) -> tuple[Ability, ...]:
    """702.185a: "You may cast this card from your hand by paying [cost] rather than its mana cost" and "If this spell's
    warp cost was paid, exile the permanent this spell becomes at the beginning of the next end step. Its owner may cast
    this card after the current turn has ended for as long as it remains exiled." """
    exile = Sequence((Move(This(), EXILE, slot=_EXILED), BecomeCastable(InSlot(_EXILED), "warp")))
    away = AfterResolving(at_next_end_step(exile), CostPaid(paid_id(node)))
    return rather_than_mana(node, condition=FROM_HAND), Static((away,), zones=(STACK,), text=node.text)


def spectacle(node: Keyword) -> tuple[Ability, ...]:
    """702.137a: an alternative cost "if an opponent lost life this turn"."""
    return (rather_than_mana(node, condition=ThisTurnHappened(LosesLife(AnyOpponent()))),)


def surge(node: Keyword) -> tuple[Ability, ...]:
    """702.117a: an alternative cost "if you or one of your teammates has cast another spell this turn"."""
    return (rather_than_mana(node, condition=ThisTurnHappened(Casts(EachOtherPlayer(EachOpponent())))),)


def prowl(node: Keyword) -> tuple[Ability, ...]:
    """702.76a: an alternative cost "if a player was dealt combat damage this turn by a source that, at the time it
    dealt that damage, was under your control and had any of this spell's creature types"."""
    return (rather_than_mana(node, condition=HitAPlayer(sharing=True)),)


def freerunning(node: Keyword) -> tuple[Ability, ...]:
    """702.173a: an alternative cost "if a player was dealt combat damage this turn by a creature that, at the time it
    dealt that damage, was an Assassin creature or a commander under your control"."""
    return (rather_than_mana(node, condition=HitAPlayer(subtypes=("Assassin",), commander=True)),)


def emerge(node: Keyword) -> tuple[Ability, ...]:
    """702.119a: an alternative cost; the creature (``what``: a permanent of that quality, 702.119b) that is sacrificed
    for it, and what it takes off the total cost, are settled as the way to cast is chosen."""
    return (rather_than_mana(node),)


def web_slinging(node: Keyword) -> tuple[Ability, ...]:
    """702.188a: "You may cast this spell by paying [cost] and returning a tapped creature you control to its
    owner's hand rather than paying its mana cost." """
    cost = cost_of(node)
    back = ReturnObjects(Filter((ControlledBy(You()), HasCardType(CREATURE), Is(TAPPED))))
    return (rather_than_mana(node, Cost(cost.mana, (*cost.parts, back))),)


def sneak(node: Keyword) -> tuple[Ability, ...]:
    """702.190a–b: "Any time you could cast an instant during your declare blockers step, you may cast this spell by
    paying [cost] and returning an unblocked creature you control to its owner's hand rather than paying this
    spell's mana cost"; the permanent enters tapped and attacking what that creature attacked."""
    cost = cost_of(node)
    back = ReturnObjects(Filter((ControlledBy(You()), HasCardType(CREATURE), Is(UNBLOCKED))))
    then = AllTrue((DuringStep((DECLARE_BLOCKERS,)), YourTurn(You())))
    entering = Entering(tapped=True, attacking_like=PaidObjects())
    return (
        rather_than_mana(node, Cost(cost.mana, (*cost.parts, back)), then, flash=True),
        Static((EntersModified(This(), entering, CostPaid(paid_id(node))),), text=node.text),
    )


def impending(node: Keyword) -> tuple[Ability, ...]:
    """702.176a: an alternative cost; "it enters with N time counters on it"; with the cost paid and a time counter
    on it it is not a creature, and loses a time counter at the beginning of its controller's end step."""
    paid = CostPaid(paid_id(node))
    waiting = AllTrue((paid, Compare(CountersOn(This(), "time"), Comparison(AT_LEAST, Number(1)))))
    entering = Entering(counters=(("time", Number(number_of(node))),))
    tick = Triggered(
        BeginningOf(END, You()),
        Body(effect=RemoveCounters(This(), "time")),
        waiting,
        keyword="impending",
        text=node.text,
    )
    return (
        rather_than_mana(node),
        Static((EntersModified(This(), entering, paid),), text=node.text),
        Static((Changes(This(), (RemoveTypes(CREATURE),)),), waiting, text=node.text),
        tick,
    )


def changing_the_spell(node: Keyword) -> tuple[Ability, ...]:
    """702.96a overload, 702.113a awaken, 702.148a cleave: an alternative cost. What the spell then does is written
    into its spell ability."""
    return (rather_than_mana(node),)


def mutate(node: Keyword) -> tuple[Ability, ...]:
    """702.140a: an alternative cost; "If you do, it becomes a mutating creature spell and targets a non-Human creature
    with the same owner as this spell." """
    return (rather_than_mana(node),)


SHAPES: Final[dict[str, Shape]] = {
    "awaken": Shape(changing_the_spell, needs=("cost", "n")),
    "bestow": Shape(bestow, needs=("cost",)),
    "blitz": Shape(blitz, needs=("cost",), apart=True),
    "cleave": Shape(changing_the_spell, needs=("cost",)),
    "dash": Shape(dash, needs=("cost",), apart=True),
    "emerge": Shape(emerge, needs=("cost",), takes=("what",), apart=True),
    "evoke": Shape(evoke, needs=("cost",), apart=True),
    "freerunning": Shape(freerunning, needs=("cost",)),
    "impending": Shape(impending, needs=("cost", "n"), apart=True),
    "mutate": Shape(mutate, needs=("cost",)),
    "overload": Shape(changing_the_spell, needs=("cost",)),
    "prowl": Shape(prowl, needs=("cost",)),
    "sneak": Shape(sneak, needs=("cost",), apart=True),
    "spectacle": Shape(spectacle, needs=("cost",)),
    "surge": Shape(surge, needs=("cost",)),
    "warp": Shape(warp, needs=("cost",), apart=True),
    "web-slinging": Shape(web_slinging, needs=("cost",)),
}
