"""What several players do: together where the instructions let them, else each in turn (101.4).

"Each player sacrifices a creature": one instruction for all, each choosing of their own. "Each player discards their
hand, then draws that many cards": "that many" is a number of each player's own, so each does it all in turn order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.abilities.walk import substituted as substituted
from apnap.abilities.walk import walk

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering

_PERSONAL = (
    effects.Draw
    | effects.Discard
    | effects.Mill
    | effects.Sacrifice
    | effects.Choose
    | effects.GainLife
    | effects.LoseLife
    | effects.CreateTokens
    | effects.PutPlayerCounters
    | effects.Scry
    | effects.Surveil
)
"""Instructions that look at their amount and description for each player anew."""
_COMMON = (
    effects.Sequence
    | effects.Nothing
    | effects.Move
    | effects.Shuffle
    | effects.DiscardThese
    | effects.SacrificeThese
    | effects.Tap
    | effects.Untap
    | effects.Destroy
    | effects.Reveal
    | effects.PutCounters
    | effects.LoseGame
)
"""Instructions that all can carry out at once, on the objects of all."""
_REMEMBERED = quantity.AmountInSlot | conditions.Condition | quantity.StatOf | quantity.CountObjects
_AFTER_SEARCHING = effects.Sequence | effects.Move | effects.Shuffle | effects.Reveal
_DAMAGING = effects.DealDamage | effects.DealDividedDamage | effects.Fight


def are_several(who: objects.Players) -> bool:
    """Return whether the expression can be for several players."""
    together = objects.PlayersTogether | objects.AllBut | objects.PlayersWho | objects.OpponentsOf
    return isinstance(who, objects.EachPlayer | objects.EachOpponent | objects.EachOtherPlayer | together)


def drawn_up_to(at: Lowering, count: Any) -> effects.Effect:
    """Return the choice of a number of cards to draw, and the drawing of so many (608.2d)."""
    most = count.count.lower(at)
    if not isinstance(most, quantity.Number) or at.multiplier is not None:
        return at.refuse(count, "another number than one that is written")
    chosen = at.slot()
    ask = effects.ChooseWord(at.who, effects.CHOOSE_NUMBER, chosen, False, 0, most.n)
    return effects.Sequence((ask, effects.Draw(at.who, quantity.AmountInSlot(chosen), slot=at.slot())))


def one_alone(who: objects.Players) -> objects.Players | None:
    """Return among whom one alone is asked for by a condition on "an opponent" or "a player"; None: on others."""
    if isinstance(who, objects.AnyOpponent):
        return objects.EachOpponent()
    return objects.EachPlayer() if isinstance(who, objects.AnyPlayer) else None


def number_compared(
    who: objects.Players, measure: Callable[[objects.Players], quantity.Quantity], comparison: quantity.Comparison
) -> conditions.Condition:
    """Return that a number of a player compares so; of "an opponent" and "a player", that it does of one alone."""
    some = one_alone(who)
    if some is None:
        return conditions.Compare(measure(who), comparison)
    return conditions.PlayerCompare(some, measure(objects.IteratedPlayer()), comparison)


def done_by_each(
    effect: effects.Effect, who: objects.Players, new_slot: Callable[[], int] | None = None
) -> effects.Effect:
    """Return an effect, lowered with several players as its subject and "their" as IteratedPlayer, for all of them."""
    if new_slot is not None and (searched := _search_together(effect, who, new_slot)) is not None:
        return searched
    nodes = list(walk(_without_shared(effect)))
    together = all(isinstance(node, _PERSONAL | _COMMON) for node in nodes if isinstance(node, effects.Effect))
    if not together or any(isinstance(node, _REMEMBERED) for node in nodes):
        return effects.ForEachPlayer(who, substituted(effect, who, objects.IteratedPlayer()))
    return _for_all(effect, who)


def _search_together(
    effect: effects.Effect, who: objects.Players, new_slot: Callable[[], int]
) -> effects.Effect | None:
    """701.23i: the players look and decide one after the other, and only then is done what is done with the cards."""
    search, *rest = effect.effects if isinstance(effect, effects.Sequence) else (effect,)
    if not rest or not isinstance(search, effects.Search):
        return None
    after = [node for one in rest for node in walk(one)]
    if not all(isinstance(node, _AFTER_SEARCHING) for node in after if isinstance(node, effects.Effect)):
        return None
    if any(isinstance(node, _REMEMBERED) for node in after):
        return None
    one_by_one = substituted(replace(search, slot=new_slot()), who, objects.IteratedPlayer())
    found = effects.ForEachPlayer(who, one_by_one, gathers=one_by_one.slot, into=search.slot)
    return effects.Sequence((found, *(_for_all(one, who) for one in rest)))


def _without_shared(effect: effects.Effect) -> effects.Effect:
    """Return an effect without the numbers that are the same for all, such as the most that one of them has done."""
    for node in walk(effect):
        if isinstance(node, quantity.GreatestOfPlayers):
            effect = substituted(effect, node, quantity.Number(0))
    return effect


def done_by_targets(effect: effects.Effect, who: objects.Players) -> effects.Effect:
    """Return what several target players do: each by itself where something in it is about each of them."""
    if isinstance(effect, effects.ExchangeLife) and effect.a == effect.b:
        return effect  # they do it with each other
    nodes = list(walk(effect))
    doing = [node for node in nodes if isinstance(node, effects.Effect) and getattr(node, "who", None) == who]
    if len(doing) == sum(node == who for node in nodes) and not any(isinstance(node, _REMEMBERED) for node in nodes):
        return effect
    return effects.ForEachPlayer(who, substituted(effect, who, objects.IteratedPlayer()))


def bought_off_by_each(toll: effects.MayPay, who: objects.Players) -> effects.Effect:
    """Return what happens unless a player pays (118.12a): to each of several players who does not pay, if it is they to
    whom it happens, and not to those who pay."""
    if not any(node == who for node in walk(toll.otherwise)):
        return toll
    return effects.ForEachPlayer(who, substituted(toll, who, objects.IteratedPlayer()))


def _for_all(effect: effects.Effect, who: objects.Players) -> effects.Effect:
    if isinstance(effect, effects.Sequence):
        return effects.Sequence(tuple(_for_all(one, who) for one in effect.effects))
    if isinstance(effect, _PERSONAL):
        return effect
    found: effects.Effect = substituted(effect, objects.IteratedPlayer(), who)
    return found


def done_by_each_object(effect: effects.Effect, each: objects.Objects) -> effects.Effect | None:
    """Return what each of the objects does, lowered with Iterated as its subject: one after another, but damage at the
    same time (608.2f). None: there is damage in it that can't be."""
    if not any(isinstance(node, _DAMAGING) for node in walk(effect)):
        return effects.ForEachObject(each, effect)
    if not isinstance(effect, effects.DealDamage) or effect.source != objects.Iterated():
        return None
    recipients = [one for one in (effect.objects, effect.players) if one is not None]
    if any(node == objects.Iterated() for one in recipients for node in walk(one)):
        return None
    return replace(effect, source=each, of_source=True)
