"""702.38–702.189: keyword abilities that trigger when creatures attack."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Body, Keyword, Triggered
from apnap.abilities.condition import Happened, PlayerCompare
from apnap.abilities.duration import UntilEndOfCombat
from apnap.abilities.effect import (
    AddMana,
    ContinuousRule,
    CreateCopies,
    CreateTokens,
    DelayedTrigger,
    Effect,
    Entering,
    ForEachPlayer,
    If,
    May,
    Move,
    PutCounters,
    Sacrifice,
    Sequence,
    TellAction,
    Token,
    Untap,
)
from apnap.abilities.mana import RepeatedMana
from apnap.abilities.objects import (
    ATTACKING,
    AllBut,
    AttackedThisCombat,
    ControlledBy,
    DefendingPlayer,
    Each,
    EachOpponent,
    EachPlayer,
    EventObject,
    Filter,
    InSlot,
    Is,
    IteratedPlayer,
    Objects,
    Other,
    PlayersWho,
    Stat,
    TargetObjects,
    This,
    You,
)
from apnap.abilities.occurrence import Attacks, BeginningOf
from apnap.abilities.quantity import (
    AT_MOST,
    GREATER,
    LESS,
    LIFE,
    POWER,
    Comparison,
    CountPlayers,
    Number,
    PlayerStat,
    StatOf,
)
from apnap.abilities.static import CANT_BLOCK, MUST_BLOCK_OBJECT, Restriction
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, END, END_COMBAT, EXILE, RED
from apnap.rules.keywords.shape import Shape, measure_of
from apnap.rules.keywords.writing import (
    PLUS,
    THIS,
    attacks,
    creatures,
    grow,
    plus_counters,
    sacrifice_yours,
    static,
    when,
    yours,
)

_MADE: Final = 1
"""The slot of the tokens that are created, or of the counter that is put."""
_THIS_POWER: Final = StatOf(This(), POWER)


def later(keyword: str, step: int, effect: Effect) -> Effect:
    """ "[Effect] at the beginning of the next end step", "at end of combat" (603.7)."""
    return DelayedTrigger(Triggered(BeginningOf(step, EachPlayer()), Body(effect=effect), keyword=keyword))


def sacrifice_later(keyword: str, step: int, what: Objects) -> Effect:
    """Return the same for a sacrifice."""
    return later(keyword, step, sacrifice_yours(what))


def exalted(node: Keyword) -> tuple[Ability, ...]:
    """702.83a: a creature of yours that attacks alone gets +1/+1."""
    effect = grow(EventObject(), Number(1), Number(1))
    return (when("exalted", Attacks(yours(), alone=True), effect, text=node.text),)


def battle_cry(node: Keyword) -> tuple[Ability, ...]:
    """702.91a: as it attacks, the other attackers get +1/+0."""
    effect = grow(Each(creatures(Is(ATTACKING), Other())), Number(1), Number(0))
    return (when("battle cry", attacks(), effect, text=node.text),)


def annihilator(node: Keyword) -> tuple[Ability, ...]:
    """702.86a: as it attacks, the defending player sacrifices N permanents."""
    effect = Sacrifice(DefendingPlayer(), Filter(), measure_of(node))
    return (when("annihilator", attacks(), effect, text=node.text),)


def mentor(node: Keyword) -> tuple[Ability, ...]:
    """702.134a: as it attacks, a +1/+1 counter on a target attacker of less power, which it mentors so (702.134c)."""
    weaker = Target(creatures(Is(ATTACKING), Stat(POWER, Comparison(LESS, _THIS_POWER))))
    mentors = Sequence((plus_counters(TargetObjects(0)), TellAction("mentor", This(), TargetObjects(0))))
    return (when("mentor", attacks(), mentors, weaker, text=node.text),)


def training(node: Keyword) -> tuple[Ability, ...]:
    """702.149a: a +1/+1 counter as it attacks beside a creature of greater power; it trains so (702.149c)."""
    stronger = creatures(Stat(POWER, Comparison(GREATER, _THIS_POWER)))
    occurrence = Attacks(THIS, with_others=stronger, at_least=1)
    trains = Sequence((PutCounters(This(), PLUS, slot=_MADE), If(Happened(_MADE), TellAction("train", This()))))
    return (when("training", occurrence, trains, text=node.text),)


def dethrone(node: Keyword) -> tuple[Ability, ...]:
    """702.105a: a +1/+1 counter as it attacks a player whose life nobody exceeds."""
    life = PlayerStat(IteratedPlayer(), LIFE)
    richest = PlayersWho(EachPlayer(), PlayerCompare(EachPlayer(), life, Comparison(AT_MOST, life), every=True))
    return (when("dethrone", Attacks(THIS, whom=richest), plus_counters(This()), text=node.text),)


def provoke(node: Keyword) -> tuple[Ability, ...]:
    """702.39a: as it attacks, you may make a target creature of the defending player untap and block it."""
    target = Target(creatures(ControlledBy(DefendingPlayer())))
    must = Restriction(MUST_BLOCK_OBJECT, TargetObjects(0), other=THIS)
    effect = Sequence((ContinuousRule((must,), UntilEndOfCombat()), Untap(TargetObjects(0))))
    return (when("provoke", attacks(), May(You(), effect), target, text=node.text),)


def mobilize(node: Keyword) -> tuple[Ability, ...]:
    """702.181a: as it attacks, N tapped and attacking 1/1 Warriors until the next end step."""
    warrior = Token(CREATURE, 0, ("Warrior",), RED, Number(1), Number(1))
    create = CreateTokens(You(), measure_of(node), warrior, Entering(tapped=True, attacking=True), slot=_MADE)
    effect = Sequence((create, sacrifice_later("mobilize", END, InSlot(_MADE))))
    return (when("mobilize", attacks(), effect, text=node.text),)


def decayed(node: Keyword) -> tuple[Ability, ...]:
    """702.147a: it can't block, and is sacrificed at the end of a combat in which it attacked."""
    return (
        static(Restriction(CANT_BLOCK, This()), node.text),
        when("decayed", attacks(), sacrifice_later("decayed", END_COMBAT, This()), text=node.text),
    )


def melee(node: Keyword) -> tuple[Ability, ...]:
    """702.121a: as it attacks, +1/+1 for each opponent attacked in this combat."""
    n = CountPlayers(AttackedThisCombat())
    return (when("melee", attacks(), grow(This(), n, n), text=node.text),)


def myriad(node: Keyword) -> tuple[Ability, ...]:
    """702.116a: as it attacks, you may make a token copy attacking each other opponent, until the end of combat."""
    entering = Entering(tapped=True, attacking=True, attacking_player=IteratedPlayer())
    create = CreateCopies(You(), This(), entering=entering, slot=_MADE)
    exile = If(Happened(_MADE), later("myriad", END_COMBAT, Move(InSlot(_MADE), EXILE)))
    others = AllBut(EachOpponent(), DefendingPlayer())
    effect = ForEachPlayer(others, May(You(), Sequence((create, exile))))
    return (when("myriad", attacks(), effect, text=node.text),)


def firebending(node: Keyword) -> tuple[Ability, ...]:
    """702.189a: as it attacks, N {R} that last until the end of combat."""
    add = AddMana(You(), RepeatedMana("R", measure_of(node)), this_combat=True)
    bends = Sequence((add, TellAction("firebend", This())))  # 702.189b
    return (when("firebending", attacks(), bends, text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "annihilator": Shape(annihilator, needs=("n",)),
    "battle cry": Shape(battle_cry),
    "decayed": Shape(decayed),
    "dethrone": Shape(dethrone),
    "exalted": Shape(exalted),
    "firebending": Shape(firebending, needs=("n",)),
    "melee": Shape(melee),
    "mentor": Shape(mentor),
    "mobilize": Shape(mobilize, needs=("n",)),
    "myriad": Shape(myriad),
    "provoke": Shape(provoke),
    "training": Shape(training),
}
