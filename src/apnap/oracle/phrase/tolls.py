"""508.1d, 509.1d: "can't attack you unless its controller pays {2}": a cost that is paid as creatures are declared."""

from __future__ import annotations

from typing import Any

from apnap.abilities import effect as effects
from apnap.abilities import objects, static
from apnap.abilities.cost import Cost
from apnap.abilities.quantity import Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.players import ItsController, TheirControllers, You
from apnap.oracle.phrase.roots import Player
from apnap.oracle.phrase.verb_phrases import PlayerDeeds, PlayerForEach

_KINDS = (static.CANT_ATTACK, static.CANT_BLOCK, static.CANT_ATTACK_OR_BLOCK)


def can_be_bought_off(effect: effects.Effect) -> bool:
    """Return whether it forbids attacking or blocking and nothing else."""
    return isinstance(effect, effects.ContinuousRule) and all(
        isinstance(part, static.Restriction) and part.kind in _KINDS for part in effect.parts
    )


def toll(at: Lowering, effect: effects.Effect, who: Player, deeds: PlayerDeeds) -> effects.Effect:
    """Return the same with a cost that lifts it (508.1h): each creature is paid for by itself."""
    assert isinstance(effect, effects.ContinuousRule)
    rules: list[Any] = list(effect.parts)
    unit = deeds.unit if isinstance(deeds, PlayerForEach) else None
    paid = deeds.verb if isinstance(deeds, PlayerForEach) else deeds
    several = any(isinstance(part.what, objects.Filter | objects.Each) for part in rules)
    if several and (unit is None or not unit.is_each_of_them()):
        return at.refuse(deeds, "for each of them or for all together?")
    times = None if unit is None or unit.is_each_of_them() else unit.lower(at)
    if isinstance(who, You):
        if any(part.what != objects.This() for part in rules):
            return at.refuse(who, "a cost that its controller does not pay")
    elif not isinstance(who, ItsController | TheirControllers):
        return at.refuse(who, "a cost of other players")
    price = paid.as_cost(at)
    parts = tuple(part for rule in rules for part in _parts(rule, price, times))
    return effects.ContinuousRule(parts, effect.duration)


def _parts(rule: static.Restriction, price: Cost, times: Quantity | None) -> tuple[static.StaticPart, ...]:
    what = rule.what
    if isinstance(what, objects.Each):
        what = what.filter
    elif isinstance(what, objects.Objects):
        what = objects.Filter((objects.IsOneOf(what),))
    if rule.whom is None:
        attack = static.AttackTax(what, objects.EachPlayer(), price, times, planeswalkers_too=True)
    else:
        attack = static.AttackTax(what, rule.whom, price, times, planeswalkers_too=rule.planeswalkers_too)
    block = static.AttackTax(what, objects.EachPlayer(), price, times, blocking=True)
    if rule.kind == static.CANT_ATTACK_OR_BLOCK:
        return attack, block
    return (attack,) if rule.kind == static.CANT_ATTACK else (block,)
