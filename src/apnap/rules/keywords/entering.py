"""702.54–702.156: keyword abilities about how permanents enter, and what happens as others do."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.change import AddAbility
from apnap.abilities.condition import (
    AllTrue,
    AnyTrue,
    Compare,
    Condition,
    Fits,
    Happened,
    NotTrue,
    ThisTurnHappened,
)
from apnap.abilities.effect import (
    Choose,
    ChooseChapter,
    ChoosePlayers,
    CreateTokens,
    Draw,
    Entering,
    GainPrintedBelow,
    If,
    May,
    Move,
    MoveCounters,
    NoteNumber,
    Nothing,
    PutCounters,
    Reveal,
    SacrificeThese,
    Sequence,
    TellAction,
    Token,
)
from apnap.abilities.objects import (
    ControlledBy,
    EachOpponent,
    EventObject,
    Filter,
    HasCardType,
    HasCounter,
    InSlot,
    IsSource,
    Linked,
    Other,
    OwnedBy,
    PlayersInSlot,
    SharesWith,
    TargetObjects,
    This,
    Those,
    You,
)
from apnap.abilities.occurrence import DealsDamage, ZoneChanges
from apnap.abilities.quantity import (
    AT_LEAST,
    DISTINCT_CREATURE_TYPES,
    GREATER,
    POWER,
    TOUGHNESS,
    AmountInSlot,
    ColorsSpent,
    Comparison,
    CountObjects,
    NotedNumber,
    Number,
    Plus,
    StatOf,
    ThisTurn,
    Times,
    X,
)
from apnap.abilities.static import CANT_BLOCK, EntersModified, Restriction
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, CREATURE, EXILE, HAND
from apnap.rules.keywords.shape import Shape, number_of
from apnap.rules.keywords.writing import (
    PLUS,
    THIS,
    creatures,
    enters,
    plus_counters,
    sacrifice_yours,
    static,
    when,
    with_counters,
    yours,
)

_CHOSEN: Final = 1
_GROWN: Final = 1
_DONE: Final = 2


def bloodthirst(node: Keyword) -> tuple[Ability, ...]:
    """702.54a: N +1/+1 counters if an opponent was dealt damage this turn.

    X is the total damage that opponents were dealt (702.54b).
    """
    hurt = DealsDamage(to_players=EachOpponent())
    if isinstance(node.n, X):
        return (static(with_counters(PLUS, ThisTurn(hurt, amounts=True)), node.text),)
    return (static(with_counters(PLUS, Number(number_of(node)), ThisTurnHappened(hurt)), node.text),)


def graft(node: Keyword) -> tuple[Ability, ...]:
    """702.58a: it enters with N +1/+1 counters, and other creatures that enter may get one of them."""
    occurrence = ZoneChanges(creatures(Other()), to_zones=(BATTLEFIELD,))
    move = May(You(), MoveCounters(This(), EventObject(), PLUS))
    has_counter = Fits(This(), Filter((HasCounter(PLUS),)))
    return (
        static(with_counters(PLUS, Number(number_of(node))), node.text),
        when("graft", occurrence, move, condition=has_counter, text=node.text),
    )


def amplify(node: Keyword) -> tuple[Ability, ...]:
    """702.38a: N +1/+1 counters for each card of a creature type of its own that is revealed from the hand."""
    kin = Filter((OwnedBy(You()), Other(), SharesWith(This(), DISTINCT_CREATURE_TYPES)), (HAND,))
    reveal = Sequence((Choose(You(), kin, None, _CHOSEN, Number(0)), Reveal(InSlot(_CHOSEN))))
    n = Times(number_of(node), CountObjects(InSlot(_CHOSEN)))
    return (static(EntersModified(This(), Entering(counters=((PLUS, n),)), effect=reveal), node.text),)


def devour(node: Keyword) -> tuple[Ability, ...]:
    """702.82a: N +1/+1 counters for each creature (702.82c: for each ``what``) that is sacrificed as it enters."""
    food = yours() if node.what is None else Filter((*node.what.tests, ControlledBy(You())))
    eaten = CountObjects(InSlot(_DONE))
    eat = Sequence(
        (
            Choose(You(), food, None, _CHOSEN, Number(0)),
            SacrificeThese(InSlot(_CHOSEN), slot=_DONE),
            NoteNumber("devoured", Plus(NotedNumber("devoured"), eaten)),  # 702.82b
        )
    )
    n = Times(number_of(node), eaten)
    return (static(EntersModified(This(), Entering(counters=((PLUS, n),)), effect=eat), node.text),)


def unleash(node: Keyword) -> tuple[Ability, ...]:
    """702.98a: it may enter with another +1/+1 counter, and can't block with one."""
    entering = EntersModified(This(), Entering(counters=((PLUS, Number(1)),)), optional=True)
    with_counter = Filter((IsSource(), HasCounter(PLUS)))
    return static(entering, node.text), static(Restriction(CANT_BLOCK, with_counter), node.text)


def riot(node: Keyword) -> tuple[Ability, ...]:
    """702.136a: another +1/+1 counter as it enters, or haste."""
    haste = Entering(changes=(AddAbility(Keyword("haste")),))
    part = EntersModified(This(), Entering(counters=((PLUS, Number(1)),)), optional=True, declined=haste)
    return (static(part, node.text),)


def sunburst(node: Keyword) -> tuple[Ability, ...]:
    """702.44a: a +1/+1 counter (no creature: a charge counter) for each color of mana spent to cast it.

    What it is as a spell says whether it enters as a creature: what changes types later does not count.
    """
    is_creature = Fits(This(), Filter((HasCardType(CREATURE),)))
    colors = ColorsSpent(This())
    return (
        static(with_counters(PLUS, colors, is_creature), node.text),
        static(with_counters("charge", colors, NotTrue(is_creature)), node.text),
    )


def tribute(node: Keyword) -> tuple[Ability, ...]:
    """702.104a: as it enters, a chosen opponent may put N +1/+1 counters on it; whether is remembered (702.104b)."""
    paid = AmountInSlot(_DONE)
    ask = Sequence(
        (
            ChoosePlayers(You(), EachOpponent(), _CHOSEN),
            May(PlayersInSlot(_CHOSEN), Nothing(), _DONE),
            NoteNumber("tribute", paid),
        )
    )
    n = Times(number_of(node), paid)
    return (static(EntersModified(This(), Entering(counters=((PLUS, n),)), effect=ask), node.text),)


def read_ahead(node: Keyword) -> tuple[Ability, ...]:
    """702.155b: as the Saga enters, its first chapter is chosen; the lore counters are put by the rule of Sagas."""
    choose = Sequence((ChooseChapter(You(), _CHOSEN), NoteNumber("read ahead", AmountInSlot(_CHOSEN))))
    return (static(EntersModified(This(), effect=choose), node.text),)


def ravenous(node: Keyword) -> tuple[Ability, ...]:
    """702.156a: X +1/+1 counters, and a card if X is 5 or more."""
    many = Compare(X(), Comparison(AT_LEAST, Number(5)))
    return (
        static(with_counters(PLUS, X()), node.text),
        when("ravenous", enters(), Draw(You()), condition=many, text=node.text),
    )


def fabricate(node: Keyword) -> tuple[Ability, ...]:
    """702.123a: N +1/+1 counters or, if you don't (or can't, since it is gone), N 1/1 Servos."""
    n = Number(number_of(node))
    servo = Token(ARTIFACT | CREATURE, 0, ("Servo",), 0, Number(1), Number(1))
    counters = May(You(), PutCounters(This(), PLUS, n, slot=_GROWN))
    effect = Sequence((counters, If(NotTrue(Happened(_GROWN)), CreateTokens(You(), n, servo))))
    return (when("fabricate", enters(), effect, text=node.text),)


def evolve(node: Keyword) -> tuple[Ability, ...]:
    """702.100a: a +1/+1 counter as a creature of yours of greater power or toughness enters.

    A permanent that is no creature has neither (702.100c).
    """
    bigger = AnyTrue((_exceeds(POWER), _exceeds(TOUGHNESS)))
    condition = AllTrue((Fits(This(), creatures()), bigger))
    occurrence = ZoneChanges(yours(), to_zones=(BATTLEFIELD,))
    evolves = Sequence((PutCounters(This(), PLUS, slot=_GROWN), If(Happened(_GROWN), TellAction("evolve", This()))))
    return (when("evolve", occurrence, evolves, condition=condition, text=node.text),)


def _exceeds(stat: int) -> Condition:
    return Compare(StatOf(EventObject(), stat), Comparison(GREATER, StatOf(This(), stat)))


def champion(node: Keyword) -> tuple[Ability, ...]:
    """702.72a: it is sacrificed unless another permanent of yours is exiled as it enters, to return as it leaves."""
    tests = node.what.tests if node.what is not None else ()
    other = Filter((*tests, Other(), ControlledBy(You())))
    choose = Choose(You(), other, Number(1), _CHOSEN, Number(0))
    exile = Move(InSlot(_CHOSEN), EXILE, linked=True, slot=_DONE)
    effect = Sequence((choose, exile, If(NotTrue(Happened(_DONE)), sacrifice_yours(This()))))
    leaves = ZoneChanges(THIS, from_zones=(BATTLEFIELD,))
    return (
        when("champion", enters(), effect, text=node.text),
        when("champion", leaves, Move(Linked(), BATTLEFIELD), text=node.text),
    )


def backup(node: Keyword) -> tuple[Ability, ...]:
    """702.165a: N +1/+1 counters on a target creature as it enters; another one gets the abilities below, too."""
    effect = Sequence(
        (
            plus_counters(TargetObjects(0), Number(number_of(node))),
            GainPrintedBelow(Those(TargetObjects(0), Filter((Other(),))), "backup", node.instance),
        )
    )
    return (when("backup", enters(), effect, Target(creatures()), text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "amplify": Shape(amplify, needs=("n",)),
    "backup": Shape(backup, needs=("n",), apart=True),
    "bloodthirst": Shape(bloodthirst, needs=("n",), with_x=True),
    "champion": Shape(champion, needs=("what",)),
    "devour": Shape(devour, needs=("n",), takes=("what",)),
    "evolve": Shape(evolve),
    "fabricate": Shape(fabricate, needs=("n",)),
    "graft": Shape(graft, needs=("n",)),
    "ravenous": Shape(ravenous),
    "read ahead": Shape(read_ahead),
    "riot": Shape(riot),
    "sunburst": Shape(sunburst),
    "tribute": Shape(tribute, needs=("n",)),
    "unleash": Shape(unleash),
}
